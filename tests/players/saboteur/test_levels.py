"""Every level of Saboteur's bots does the sensible thing in plain positions, and plays fair."""

from __future__ import annotations

import math

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.events import Event, seen_by
from bocamina.core.match import Match
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games.saboteur.moves import dig_move, discard_move, mend_move
from bocamina.players.player import Player
from bocamina.players.roster import LEVELS, find_player
from bocamina.players.saboteur.expert import SaboteurExpert
from tests.games.saboteur.mine import SABOTEUR, mine

BEGUN = """
........1
.........
S┼......2
.........
........3
"""
ALMOST = """
........1
.........
S┬┴┬┴┬─.2
.........
........3
"""
BLOCKED = """
........1
.........
S┬┴┬┴┬═.2
.........
........3
"""
MISLED = """
........1
.........
S┬┴┬┴┬┼.2
.........
........3
"""
# How likely a deed is, by the role of who does it, of the target, and the treasure's place.
WHAT_SABOTEURS_DO = [0.0001] * 6 + [1.0] * 6


def bot_of(level: str, seat: int = 0, seed: str = "bot") -> Player:
    """Return a bot of a level."""
    return find_player(level, SABOTEUR)(SABOTEUR, seat, Rng(seed))


def choice(
    level: str,
    hand: str,
    role: str,
    *,
    saw: str = "",
    drawing: str = ALMOST,
    broken: str = "",
    goals: str = "stone-ES treasure stone-SW",
    seed: str = "bot",
) -> str:
    """Return what a bot does in seat 0, before anything has happened."""
    match = mine(
        drawing,
        hands=[hand],
        roles=f"{role} digger digger",
        goals=goals,
        saw=[saw],
        broken=broken,
    )
    bot = bot_of(level, seed=seed)
    return match.format_move(bot.choose(match.view(0), match.legal(0), math.inf))


@pytest.mark.parametrize("level", LEVELS)
def test_a_digger_takes_the_treasure(level: str) -> None:
    assert choice(level, "EW map nesw", "digger", saw="2:treasure") == "dig EW 7,0"


@pytest.mark.parametrize("level", LEVELS)
def test_a_digger_mends_its_own_tool(level: str) -> None:
    assert choice(level, "EW lamp nesw", "digger", broken="lamp:1 - -") == "mend lamp 0 with lamp"


@pytest.mark.parametrize("level", LEVELS)
def test_a_digger_with_nothing_to_dig_looks_for_the_treasure(level: str) -> None:
    assert choice(level, "map nesw", "digger").startswith("map ")


@pytest.mark.parametrize("level", ["regular", "strong", "expert"])
def test_a_saboteur_keeps_the_diggers_from_the_treasure(level: str) -> None:
    assert choice(level, "EW nesw", "saboteur", saw="2:treasure") == "dig nesw 7,0"


def test_a_novice_may_miss_the_place_for_a_dead_end_but_does_not_open_the_treasure() -> None:
    moved = choice("novice", "EW nesw", "saboteur", saw="2:treasure")
    assert moved.startswith("dig nesw ")


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_saboteur_may_play_the_digger_while_the_goals_are_far(level: str) -> None:
    hand = "NESW nesw broken-lamp"
    as_saboteur, as_digger = (
        [choice(level, hand, role, drawing=BEGUN, seed=str(number)) for number in range(20)]
        for role in ("saboteur", "digger")
    )
    assert as_saboteur == as_digger
    assert "dig NESW 2,0" in as_digger
    assert not any(
        choice(level, hand, "saboteur", seed=str(number)) == "dig NESW 7,0" for number in range(20)
    )


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_saboteur_keeps_its_dead_ends_until_a_goal_is_near(level: str) -> None:
    hand = "NW nesw"
    for number in range(20):
        far = choice(level, hand, "saboteur", drawing=BEGUN, seed=str(number))
        assert not far.startswith(("break", "dig nesw"))
        assert choice(level, hand, "saboteur", seed=str(number)) == "dig nesw 7,0"


def test_an_expert_saboteur_that_is_seen_through_hides_no_longer() -> None:
    match = mine(BEGUN, hands=["NW nesw"], roles="saboteur digger digger")
    view, moves = match.view(0), match.legal(0)
    expert = bot_of("expert")
    assert isinstance(expert, SaboteurExpert)
    assert "nesw" not in match.format_move(expert.choose(view, moves, math.inf))
    expert.look_at(view.public).belief.judge(0, 0, WHAT_SABOTEURS_DO)
    assert match.format_move(expert.choose(view, moves, math.inf)) == "dig nesw 2,0"


def test_an_expert_saboteur_hinders_whatever_gold_it_has() -> None:
    expert = bot_of("expert")
    assert isinstance(expert, SaboteurExpert)
    pile = "1" * 16 + "2" * 8 + "3" * 4
    view = mine(
        BEGUN,
        roles="saboteur digger digger",
        round_number=2,
        gold="1:0=2/4",
        notes=[f"{pile}>13"],
    ).view(0)
    assert expert.stakes(1, view, expert.own_belief(view)) == (-1.0, 0.0)


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_digger_buries_the_dead_end_in_the_way(level: str) -> None:
    hand = "rockfall NW nw"
    assert choice(level, hand, "digger", saw="2:treasure", drawing=BLOCKED) == "rockfall 6,0"


# A regular is careless now and then; an expert may rather wait for somebody else to lay the last
# card but one.
@pytest.mark.parametrize(("level", "at_least"), [("regular", 17), ("strong", 20)])
def test_a_digger_goes_for_the_treasure_that_it_saw(level: str, at_least: int) -> None:
    def goes_for_it(seed: str) -> bool:
        goals = "treasure stone-ES stone-SW"
        hand, saw = "NW NE nes", "1:treasure"
        moved = choice(level, hand, "digger", saw=saw, drawing=MISLED, goals=goals, seed=seed)
        return moved in {"dig NW 7,0", "dig ES 6,1"}

    assert sum(goes_for_it(str(number)) for number in range(20)) >= at_least


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_digger_does_not_look_at_what_it_knows(level: str) -> None:
    for number in range(20):
        seed = str(number)
        moved = choice(level, "map map", "digger", drawing=BEGUN, saw="2:treasure", seed=seed)
        assert moved.startswith("discard ")


@pytest.mark.parametrize("drawing", [BEGUN, ALMOST])
@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_digger_lays_dead_ends_aside_and_not_where_people_wonder(
    level: str, drawing: str
) -> None:
    for number in range(20):
        moved = choice(level, "n nesw ew", "digger", drawing=drawing, seed=str(number))
        assert moved.startswith("discard ")


def test_an_expert_tries_nothing_that_seems_worse_than_laying_a_card_aside() -> None:
    expert = bot_of("expert")
    assert isinstance(expert, SaboteurExpert)
    dug, mended, aside = (0.4, dig_move(0, 1)), (0.1, mend_move(0, 0)), (0.2, discard_move(2))
    ranked = [dug, aside, (0.15, discard_move(0)), mended]
    assert expert.choices(ranked, [0.0] * 3) == [dug, aside]
    assert expert.choices([aside, mended], [0.0] * 3) == [aside]


def test_an_expert_mends_nobody_whom_it_takes_for_a_saboteur() -> None:
    expert = bot_of("expert")
    assert isinstance(expert, SaboteurExpert)
    own, suspect, trusted = ((0.3, mend_move(seat, 0)) for seat in range(3))
    aside = (0.2, discard_move(0))
    tried = expert.choices([own, suspect, trusted, aside], [0.0, 0.6, 0.4])
    assert tried == [own, trusted, aside]


def test_an_expert_digger_that_leads_at_last_does_not_side_with_the_saboteurs() -> None:
    match = mine(
        ALMOST,
        hands=["broken-lamp rockfall NES"],
        roles="digger digger digger saboteur",
        seats=4,
        round_number=3,
        gold="1:2 1:1 1:0 1:2 2:1 2:0 2:2 2:1",
        notes=["33>3 123>3", "333>3 1123>1 1>1", "1333>1 3>3 12>2"],
    )
    view = match.view(0)
    for number in range(20):
        expert = bot_of("expert", seed=str(number))
        assert isinstance(expert, SaboteurExpert)
        expert.look_at(view.public).belief.judge(3, 3, WHAT_SABOTEURS_DO)
        hindered, found, _ = expert.ends(view).outlook(expert.own_belief(view))
        assert hindered > found
        moved = match.format_move(expert.choose(view, match.legal(0), math.inf))
        assert not moved.startswith(("break", "rockfall"))


def test_more_time_is_more_worlds_within_bounds() -> None:
    expert = bot_of("expert")
    assert isinstance(expert, SaboteurExpert)
    worlds = [expert.worlds_for(seconds) for seconds in (0.001, 0.1, 0.3, 10.0)]
    assert worlds == sorted(set(worlds))
    assert worlds[0] < expert.worlds_for(math.inf) < worlds[-1] == expert.worlds_for(100.0)


def test_an_expert_tries_its_moves_in_as_many_worlds_as_there_is_time_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched: list[int] = []

    def search(
        expert: SaboteurExpert, view: object, best: list[tuple[float, int]], turns: int, worlds: int
    ) -> int:
        searched.append(worlds)
        return best[0][1]

    monkeypatch.setattr(SaboteurExpert, "search", search)
    match = mine(ALMOST, hands=["EW NESW map"], roles="digger digger digger")
    for seconds in (0.05, 0.5):
        bot_of("expert").choose(match.view(0), match.legal(0), seconds)
    assert searched == [5, 50]


@pytest.fixture
def quick_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the expert imagine little, so that a round takes no longer than it must."""
    monkeypatch.setattr(SaboteurExpert, "worlds", 1)
    monkeypatch.setattr(SaboteurExpert, "candidates", 2)


def play(levels: list[str], seed: str) -> Match:
    """Play one round between bots that notice, hear and speak as they would anywhere."""
    seats = len(levels)
    match = Match(SABOTEUR, SABOTEUR.settle(seats, {"rounds": 1}), Dealer(seed))
    bots = [bot_of(level, seat, f"{seed} {seat}") for seat, level in enumerate(levels)]

    def tell(events: list[Event]) -> None:
        for seat, bot in enumerate(bots):
            bot.notice(match.view(seat), seen_by(seat, events))

    while not match.turn.is_over:
        if match.turn.is_chance:
            tell(match.resolve())
            continue
        (seat,) = match.turn.seats
        move = bots[seat].choose(match.view(seat), match.legal(seat), math.inf)
        tell(match.play(seat, move))
        for remark in bots[seat].speak(match.view(seat)):
            assert remark.seat == seat
            for bot in bots:
                bot.hear(remark)
    return match


@pytest.mark.usefixtures("quick_expert")
@pytest.mark.parametrize("level", LEVELS)
def test_a_round_is_played_to_its_end_and_the_same_again(level: str) -> None:
    seats = 3 if level == "expert" else 5  # three need the fewest turns
    first, second = play([level] * seats, "same"), play([level] * seats, "same")
    assert [step.text for step in first.steps] == [step.text for step in second.steps]
    assert first.result()


@pytest.mark.usefixtures("quick_expert")
def test_all_levels_play_at_one_table() -> None:
    assert play([*LEVELS, "random"], "all").result()


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_its_view_alone(level: str) -> None:
    match = mine(
        MISLED,
        seats=4,
        hands=["NES NE map lamp", "NS EW e n", "broken-lamp map map nesw", "NW NW NW NW"],
        roles="digger saboteur digger digger",
    )
    told = format_view(SABOTEUR, match.view(0))
    other = SABOTEUR.imagine(parse_view(SABOTEUR, told), Rng("elsewhere"))
    assert format_view(SABOTEUR, other.view(0)) == told
    moves = match.legal(0)
    chosen = bot_of(level).choose(match.view(0), moves, math.inf)
    assert bot_of(level).choose(other.view(0), moves, math.inf) == chosen
