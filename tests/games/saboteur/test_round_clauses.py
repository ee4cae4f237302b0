"""The clauses of docs/rules/saboteur.md one by one: passing, the end of a round, gold, the game."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import read_settings
from bocamina.games.saboteur.components import KIND_NAMES
from bocamina.games.saboteur.gold import bundles_for
from bocamina.games.saboteur.moves import BUNDLE_NAMES
from bocamina.games.saboteur.nuggets import packed
from tests.games.saboteur.mine import (
    SABOTEUR,
    deal_gold,
    digs,
    drawn,
    dwarf,
    mine,
    names,
    refusal,
    table,
    unseen,
)

ALMOST = """
........1
.........
S┬┴┬┴┬─.2
.........
........3
"""
TREASURE_IN_THE_MIDDLE = "stone-ES treasure stone-SW"


def found(
    seats: int = 5, finder: int = 0, roles: str = "", options: str = "", broken: str = ""
) -> Match:
    """Return a match in which a seat has just reached the treasure."""
    hands = [""] * finder + ["EW"]
    match = mine(
        ALMOST,
        seats=seats,
        hands=hands,
        actor=finder,
        roles=roles,
        options=options,
        goals=TREASURE_IN_THE_MIDDLE,
        broken=broken,
    )
    match.play(finder, "dig EW 7,0")
    return match


def ran_out(seats: int, roles: str, options: str = "", round_number: int = 1) -> Match:
    """Return a match in which seat 0 has just passed with the last card of the round."""
    match = mine(
        seats=seats,
        hands=["map"],
        roles=roles,
        options=options,
        deck="",
        round_number=round_number,
    )
    match.play(0, "discard map")
    return match


# --- Passing, and the end of a round


@pytest.mark.clause("S23")
def test_passed_cards_lie_face_down() -> None:
    match = mine(hands=["map EW"])
    events = match.play(0, "discard EW")
    assert [(event.name(), event.audience()) for event in events] == [
        ("card_passed", None),
        ("passed_card_seen", (0,)),
    ]
    assert table(match).passed_by(0) == 1
    assert table(match).discarded(KIND_NAMES.index("EW")) == 0
    assert dwarf(match, 0).discarded == [KIND_NAMES.index("EW")]


@pytest.mark.clause("S23")
def test_house_rule_passed_cards_lie_face_up() -> None:
    match = mine(hands=["map EW"], options="face_up_discards=true")
    assert names(match.play(0, "discard EW")) == ["card_discarded"]
    assert table(match).discarded(KIND_NAMES.index("EW")) == 1
    assert dwarf(match, 0).discarded == []


@pytest.mark.clause("S24")
def test_only_an_empty_hand_passes_without_a_card() -> None:
    match = mine(hands=["map", "", "EW"], deck="")
    assert refusal(match, 0, "pass").reason == "must-play-a-card"
    match.play(0, "map 1")
    assert match.legal_texts(1) == ["pass"]
    assert names(match.play(1, "pass")) == ["handless_passed"]
    assert match.turn.seats == (2,)


@pytest.mark.clause("S25")
def test_the_treasure_ends_the_round_before_the_draw() -> None:
    match = found()
    assert table(match).phase == 6
    assert match.outcomes() == {"gold-1": 16, "gold-2": 8, "gold-3": 4}


@pytest.mark.clause("S25")
@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_round_without_treasure_takes_67_turns(seats: int) -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(seats, {"rounds": 1}), Dealer("67"))
    turns = 0
    while table(match).phase <= 5:
        if match.turn.is_chance:
            match.resolve()
        else:
            seat = match.turn.seats[0]
            match.play(seat, next(t for t in match.legal_texts(seat) if t.startswith("discard")))
            turns += 1
    assert turns == 67


@pytest.mark.clause("S25")
def test_house_rule_a_lap_of_passes_ends_the_round() -> None:
    hands = ["map map", "map map", "EW map"]
    for options, over in (("round_end=lap_of_passes", True), ("", False)):
        match = mine(hands=hands, options=options, deck="", roles="saboteur digger digger")
        match.play(0, "discard map")
        match.play(1, "discard map")
        events = match.play(2, "discard map")
        assert ("cards_ran_out" in names(events)) == over
    match = mine(hands=hands, options="round_end=lap_of_passes", deck="")
    match.play(0, "discard map")
    match.play(1, "discard map")
    match.play(2, "dig EW 1,0")  # not a pass, so that the lap begins again
    match.play(0, "discard map")
    match.play(1, "discard map")
    assert match.turn.seats == (2,)


@pytest.mark.clause("S26")
def test_everything_is_turned_over_when_a_round_ends() -> None:
    match = mine(
        ALMOST,
        hands=["EW", "map map"],
        roles="saboteur digger digger",
        goals="stone-ES treasure stone-SW",
    )
    events = match.play(0, "dig EW 7,0")
    assert "┌" in drawn(match).split("\n")[1]
    assert "┐" in drawn(match).split("\n")[5]
    told = next(event for event in events if event.name() == "dwarves_revealed")
    assert told.facts() == {"saboteur_seats": (0,), "spare": "digger"}
    assert [event.facts()["goal"] for event in events if event.name() == "goal_shown"] == [1, 3]
    assert dwarf(match, 1).hand == 0


# --- Gold


@pytest.mark.clause("S27")
@pytest.mark.parametrize("seats", range(3, 11))
def test_as_many_gold_cards_as_players(seats: int) -> None:
    assert table(found(seats)).gold_left == (9 if seats == 10 else seats)


@pytest.mark.clause("S27")
def test_house_rule_as_many_gold_cards_as_diggers() -> None:
    roles = "digger saboteur digger saboteur digger"
    assert table(found(5, roles=roles, options="gold_cards=diggers")).gold_left == 3


@pytest.mark.clause("S28")
@pytest.mark.parametrize(
    ("direction", "takers"),
    [("counter_clockwise", [1, 0, 3, 1, 0]), ("clockwise", [1, 3, 0, 1, 3])],
)
def test_diggers_hand_the_gold_on(direction: str, takers: list[int]) -> None:
    roles = "digger digger saboteur digger saboteur"
    match = found(5, finder=1, roles=roles, options=f"gold_direction={direction}".strip())
    deal_gold(match, "11233")
    order = []
    while table(match).round == 1:
        seat = match.turn.seats[0]
        order.append(seat)
        match.play(seat, match.legal(seat)[-1])
    assert order == takers


@pytest.mark.clause("S28")
def test_a_saboteur_who_finds_the_treasure_gets_nothing() -> None:
    match = found(5, finder=2, roles="digger digger saboteur digger digger")
    deal_gold(match, "11111")
    assert match.turn.seats == (1,)
    assert refusal(match, 1, "take 3").reason == "no-such-gold"
    assert refusal(match, 1, "collect 1").reason == "no-pay-to-collect"
    assert refusal(match, 1, "discard map").reason == "gold-is-being-shared"


@pytest.mark.clause("S28", "S29")
def test_only_the_holder_sees_the_gold() -> None:
    match = found(3)
    deal_gold(match, "123")
    assert match.legal_texts(0) == ["take 1", "take 2", "take 3"]
    events = match.play(0, "take 3")
    assert [(event.name(), event.audience()) for event in events] == [
        ("gold_kept", (0,)),
        ("gold_taken", None),
        ("gold_offered", (2,)),
    ]
    assert [int(dwarf(match, seat).offered) for seat in range(3)] == [0, 0, 1 | 1 << 5]
    assert match.legal_texts(2) == ["take 1", "take 2"]


@pytest.mark.clause("S29")
def test_gold_is_secret_until_the_end() -> None:
    match = found(3, options="rounds=1")
    deal_gold(match, "113")
    match.play(0, "take 3")
    match.play(2, "take 1")
    assert table(match).totals == []
    match.play(1, "take 1")
    assert table(match).totals == [3, 1, 1]


@pytest.mark.clause("S30")
def test_a_digger_with_a_broken_tool_is_paid_unless_the_house_says_no() -> None:
    for options, second in (("", 2), ("broken_tools_forfeit=true", 1)):
        match = found(3, options=options, broken="- - lamp:0")
        deal_gold(match, "123")
        match.play(0, "take 3")
        assert match.turn.seats == (second,)


@pytest.mark.clause("S30")
def test_nobody_may_be_left_to_pay() -> None:
    match = mine(
        ALMOST,
        hands=["EW"],
        roles="saboteur digger digger",
        goals=TREASURE_IN_THE_MIDDLE,
        options="broken_tools_forfeit=true",
        broken="- cart:0 lamp:0",
    )
    assert names(match.play(0, "dig EW 7,0"))[-1] == "nobody_paid"
    assert table(match).round == 2


@pytest.mark.clause("S31")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "owed"), [(3, 1, 4), (5, 2, 3), (7, 3, 3), (10, 4, 2)]
)
def test_what_saboteurs_are_owed(seats: int, saboteurs: int, owed: int) -> None:
    roles = " ".join(["saboteur"] * saboteurs + ["digger"] * (seats - saboteurs))
    match = ran_out(seats, roles, options="rounds=1")
    while not match.turn.is_over:
        match.play(match.turn.seats[0], match.legal(match.turn.seats[0])[0])
    assert table(match).totals == [owed] * saboteurs + [0] * (seats - saboteurs)


@pytest.mark.clause("S31")
def test_without_saboteurs_nobody_is_paid() -> None:
    match = mine(hands=["map"], deck="")
    assert names(match.play(0, "discard map"))[-1] == "nobody_paid"
    assert table(match).round == 2


@pytest.mark.clause("S32")
def test_saboteurs_pick_in_turn_order_from_the_next_starter() -> None:
    match = ran_out(5, "saboteur digger digger saboteur digger")
    assert match.turn.seats == (3,)  # the next starter is seat 1
    assert match.legal_texts(3) == ["collect 3", "collect 1+2", "collect 1+1+1"]
    assert refusal(match, 3, "collect 2").reason == "wrong-pay"
    assert refusal(match, 3, "take 1").reason == "no-gold-to-take"
    assert dwarf(match, 3).offered == packed([3, 1, 1])  # what it can be paid with, not the pile
    events = match.play(3, "collect 1+2")
    assert events[1].facts() == {"seat": 3, "nuggets": 3, "cards": 2, "change": 0}
    assert match.turn.seats == (0,)
    match.play(0, "collect 3")
    assert unseen(match).pile == [15, 7, 3]


@pytest.mark.clause("S32")
@pytest.mark.parametrize(
    ("seats", "roles", "given"),
    [
        (3, "saboteur digger digger", {0: (1, 3)}),
        (5, "saboteur digger digger saboteur digger", {3: (3,), 0: (3,)}),
        (10, "saboteur " * 4 + "digger " * 6, {1: (2,), 2: (2,), 3: (2,), 0: (2,)}),
    ],
)
def test_house_rule_pay_without_choice(
    seats: int, roles: str, given: dict[int, tuple[int, ...]]
) -> None:
    match = mine(
        seats=seats,
        hands=["map"],
        roles=roles,
        options="saboteur_pay=automatic rounds=1",
        deck="",
    )
    events = match.play(0, "discard map")
    assert "gold_offered" not in [event.name() for event in events]  # the pile is nobody's business
    facts = [e.facts() for e in events if e.name() == "gold_kept"]
    assert [(fact["seat"], fact["gold"]) for fact in facts] == list(given.items())
    assert match.turn.is_over
    assert table(match).totals == [sum(given.get(seat, ())) for seat in range(seats)]


@pytest.mark.clause("S33")
@pytest.mark.parametrize(
    ("owed", "pile", "bundles"),
    [
        (4, [0, 0, 2], ["3"]),
        (4, [0, 1, 2], ["3"]),
        (2, [0, 0, 3], ["nothing"]),
        (3, [0, 3, 0], ["2"]),
        (3, [0, 0, 0], ["nothing"]),
        (4, [1, 2, 1], ["1+3", "2+2"]),
    ],
)
def test_without_exact_change(owed: int, pile: list[int], bundles: list[str]) -> None:
    assert [BUNDLE_NAMES[bundle] for bundle in bundles_for(owed, packed(pile))] == bundles


@pytest.mark.clause("S33")
def test_change_is_credited() -> None:
    match = ran_out(3, "saboteur digger digger", "rounds=2", round_number=2)
    # As if all gold worth 1 and 2 had been taken.
    dwarf(match, 0).offered = packed([0, 0, 1])
    unseen(match).pile = [0, 0, 4]
    assert match.legal_texts(0) == ["collect 3"]
    events = match.play(0, "collect 3")
    assert events[1].facts() == {"seat": 0, "nuggets": 4, "cards": 1, "change": 1}
    assert table(match).totals == [4, 0, 0]


# --- The game


def random_game(seed: int, **options: int) -> Match:
    """Return a game that was played at random."""
    match = Match(SABOTEUR, SABOTEUR.settle(4, options), Dealer(str(seed)))
    rng = Rng(seed)
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.resolve()
        else:
            seat = match.turn.seats[0]
            moves = match.legal(seat)
            match.play(seat, moves[int(rng.below(len(moves)))])
    return match


@pytest.mark.clause("S34")
@pytest.mark.parametrize("rounds", [1, 3, 5])
def test_so_many_rounds(rounds: int) -> None:
    match = random_game(rounds, rounds=rounds)
    assert table(match).round == rounds
    goals = [step.text for step in match.steps if step.seat is None and step.text == "treasure"]
    assert len(goals) == rounds


@pytest.mark.clause("S34")
@pytest.mark.parametrize(("seats", "most"), [(3, 9), (5, 5), (7, 4), (8, 3), (10, 3)])
def test_no_more_rounds_than_there_is_gold_for(seats: int, most: int) -> None:
    assert SABOTEUR.settle(seats, {"rounds": most}).number("rounds") == most
    if most < 9:
        with pytest.raises(BadSetting, match=f"expected rounds=1..{most} for {seats} seats"):
            SABOTEUR.settle(seats, {"rounds": most + 1})
    stored = read_settings(f"saboteur seats={seats} rounds=9")  # begun before there was a limit
    assert stored.number("rounds") == 9


@pytest.mark.clause("S34")
def test_all_cards_are_shuffled_again_and_gold_is_kept() -> None:
    match = ran_out(3, "saboteur digger digger")
    match.play(0, "collect 1+3")
    assert table(match).round == 2
    assert sum(unseen(match).deck) == 67
    assert [dwarf(match, seat).role for seat in range(3)] == [-1] * 3
    assert len(dwarf(match, 0).notes) == 1
    assert drawn(match) == "\n........1\n.........\nS.......2\n.........\n........3\n"


@pytest.mark.clause("S35")
def test_most_gold_wins_and_equal_gold_shares() -> None:
    match = found(3, options="rounds=1")
    deal_gold(match, "122")
    match.play(0, "take 2")
    match.play(2, "take 2")
    match.play(1, "take 1")
    assert str(match.result()) == "scores 2 1 2 winners 0 2"


@pytest.mark.clause("S36")
def test_the_next_round_begins_after_the_last_who_acted() -> None:
    match = found(3, finder=1)
    assert table(match).starter == 2
    match = ran_out(3, "digger digger saboteur")
    assert table(match).starter == 1
    match = mine(hands=["", "map"], actor=0, deck="", options="round_end=lap_of_passes")
    match.play(0, "pass")
    match.play(1, "map 1")  # the last card of all
    assert table(match).starter == 2


def test_refusals_come_in_the_order_a_person_wants_to_hear_them() -> None:
    broken = mine(ALMOST, hands=["NS"], broken="lamp:1 - -")
    assert refusal(broken, 1, "dig EW 1,0").reason == "not-your-turn"
    assert refusal(broken, 0, "dig EW 1,0").reason == "no-such-card"
    assert refusal(broken, 0, "dig NS 1,0").reason == "tool-broken"
    whole = mine(ALMOST, hands=["NS"])
    assert refusal(whole, 0, "dig NS 1,0").reason == "cell-taken"
    assert refusal(whole, 0, "dig NS 7,0").reason == "does-not-fit"
    assert refusal(whole, 0, "dig NS 5,5").reason == "not-joined-to-start"
    assert digs(whole, 0)
