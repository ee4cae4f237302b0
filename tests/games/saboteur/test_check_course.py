"""Positions that no turns, drafts or pay could lead to are refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.dealer import Dealer
from bocamina.core.errors import IllegalPosition
from bocamina.core.match import Match
from bocamina.core.notation import format_position, parse_position, parse_settings
from bocamina.core.rng import Rng
from bocamina.games.saboteur.check_round import check_discards, check_tunnels_joined
from bocamina.games.saboteur.components import FULL_DECK, KIND_NAMES
from bocamina.games.saboteur.state import DRAW, FINISHED, PAY_OUT, PLAY, STARTER
from bocamina.testing.walks import new_matches, walk
from tests.games.saboteur.mine import SABOTEUR, deal_gold, mine, table
from tests.games.saboteur.round_ends import found

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.games.saboteur.state import Mine


def reached(holds: Callable[[Mine], bool], options: str = "", seats: int = 4) -> str:
    """Return the first position of random games of which something holds."""
    settings = parse_settings(SABOTEUR, f"saboteur seats={seats} {options}".strip())
    for seed in range(60):
        match = Match(SABOTEUR, settings, Dealer(str(seed)))
        for here in walk(match, Rng(seed)):
            if holds(table(here)):
                return format_position(SABOTEUR, here.state)
    raise AssertionError("expected such a position in random games")


def refused(text: str, expected: str, *changes: tuple[str, str]) -> None:
    """Check that a position is allowed, and no longer once its lines are changed."""
    parse_position(SABOTEUR, text)
    changed = text
    for line, instead in changes:
        changed, many = re.subn(line, instead, changed, flags=re.MULTILINE)
        assert many == 1, f"expected {line!r} once in\n{text}"
    with pytest.raises(IllegalPosition) as caught:
        parse_position(SABOTEUR, changed)
    assert expected in str(caught.value)


@pytest.mark.clause("S12")
def test_whose_turn_it_is_follows_from_the_turns_played() -> None:
    text = reached(lambda mine: mine.phase == PLAY and mine.deck_size == 30, "first_seat=1")
    actor = int(re.search(r"^phase play (.)", text, re.MULTILINE)[1])  # type: ignore[index]
    other = (actor + 1) % 4
    refused(
        text,
        f"expected seat {actor} to act after 13 turns",
        ("^phase play .", f"phase play {other}"),
    )
    drawing = reached(lambda mine: mine.phase == DRAW and mine.deck_size == 30)
    refused(drawing, "after 14 turns", ("^phase draw", "phase play"))
    refused(text, "expected seat 1 to start round 1, got seat 2", ("starter 1", "starter 2"))


@pytest.mark.clause("S24")
def test_hands_have_a_card_for_every_turn_that_is_to_come() -> None:
    text = reached(lambda mine: mine.phase == PLAY and mine.deck_size == 30)
    fewer = ("^(seat 0 .*hand) [^ |]+", r"\1")
    refused(text, "expected hands of 6 6 6 6 cards", ("^hands 6", "hands 5"), fewer)


def test_a_seat_did_no_more_than_it_had_turns() -> None:
    text = reached(
        lambda mine: bool(
            mine.phase == PLAY and mine.deck_size == 42 and mine.looks and mine.starter == 0
        ),
        "first_seat=0",
    )
    goals = re.search("^hidden goals (.*) [|]", text, re.MULTILINE)
    assert goals is not None
    told = " ".join(f"{at}:{goal}" for at, goal in enumerate(goals[1].split(), 1))
    all_three = ("^looks .*", "looks 123 - - -"), (r"^(seat 0 .*saw) \S+", rf"\1 {told}")
    refused(
        text,
        "expected at most 1 maps read, tools broken and cards passed by seat 0, one a turn, got 3",
        *all_three,
    )


def test_passed_cards_lie_as_the_house_rule_has_it() -> None:
    down = reached(lambda mine: bool(mine.phase == PLAY and mine.passed))
    refused(down, "expected cards passed face up", ("seats=4", "seats=4 face_up_discards=true"))
    own = reached(
        lambda mine: mine.phase == PLAY and any(by == 1 for by in mine.breakers[:3]), seats=3
    )
    refused(own, "no own tool broken by seat 0", ("seats=3", "seats=3 break_own_tool=false"))


def test_passes_in_a_row_are_counted_only_where_they_matter() -> None:
    text = reached(lambda mine: mine.phase == PLAY and mine.deck_size == 0)
    refused(text, "expected at most 0 passes in a row, got 1", ("^passes 0", "passes 1"))
    lap = reached(lambda mine: mine.phase == PLAY and mine.passes == 1, "round_end=lap_of_passes")
    refused(lap, "passes in a row", ("^passes 1", "passes 3"))


def test_nothing_of_a_round_is_there_before_its_first_turn_or_after_its_end() -> None:
    for text in (
        reached(lambda mine: mine.phase == STARTER),
        drafting(),
        reached(lambda mine: mine.phase == PAY_OUT),
        reached(lambda mine: mine.phase == FINISHED),
    ):
        refused(text, "no card passed and no goal looked at", ("^passes 0", "passes 1"))
    refused(
        reached(lambda mine: mine.phase == FINISHED),
        "expected all cards taken in after a round",
        ("^discards -", "discards map"),
    )


def test_lots_are_drawn_for_the_first_round_alone() -> None:
    text = reached(lambda mine: mine.phase == STARTER)
    refused(text, "a starter drawn in round 1 by lot", ("^round 1", "round 2"))
    refused(text, "a starter drawn in round 1 by lot", ("seats=4", "seats=4 first_seat=2"))


@pytest.mark.clause("S35")
def test_a_game_that_is_over_has_played_all_rounds_and_counted_the_gold() -> None:
    text = reached(lambda mine: mine.phase == FINISHED)
    refused(text, "expected a game over after round 3, got after round 2", ("^round 3", "round 2"))
    refused(text, "expected at most 71 nuggets in all", ("^totals [0-9]+", "totals 72"))
    refused(text, "the gold counted once the game is over", ("^gold -", "gold 1:0"))


@pytest.mark.clause("S32")
def test_saboteurs_are_paid_in_turn_what_they_are_owed() -> None:
    text = reached(lambda mine: mine.phase == PAY_OUT and len(mine.ledger) == 1, seats=7)
    paid = re.search(r"^gold (1:(\d)=(\d)/3)$", text, re.MULTILINE)
    assert paid is not None
    entry, seat, cards = paid.groups()
    refused(text, "2 nuggets taken", ("^gold .*", f"gold 1:{seat}={cards}/2"))
    refused(text, "pay of 3 nuggets", ("^gold .*", f"gold {entry}+1"))
    took = re.search(rf"^seat {seat} .*gold (\d+)>(\d+)", text, re.MULTILINE)
    assert took is not None
    refused(
        text,
        "gold shown that pay can be made of",
        (rf"^(seat {seat} .*gold) \d+>", rf"\1 1{took[1]}>"),
    )


def drafting() -> str:
    """Return a position in which the finder, seat 0, and another digger have taken gold."""
    match = found(5, roles="digger saboteur digger digger saboteur")
    deal_gold(match, "12233")
    for seat, worth in ((0, 3), (3, 1)):
        match.play(seat, f"take {worth}")
    return format_position(SABOTEUR, match.state)


@pytest.mark.clause("S28")
def test_gold_is_taken_in_turn_and_from_what_was_handed_on() -> None:
    text = drafting()
    assert "\ngold 1:0 1:3\n" in text
    ledger = "^gold 1:0 1:3$"
    refused(text, "gold in the hands of seat 0, got seat 3", (ledger, "gold 1:3 1:0"))
    refused(text, "gold taken round by round, up to round 1", (ledger, "gold 1:0 2:3"))
    refused(text, "gold that seat 3 was handed on", ("gold 1223>1", "gold 1233>1"))
    refused(text, "3 gold cards offered to seat 2", ("offered 223", "offered 22"))


@pytest.mark.clause("S27")
def test_rounds_before_gave_what_the_rules_give() -> None:
    match = found(5, roles="digger saboteur digger digger saboteur")
    deal_gold(match, "12233")
    while not match.turn.is_chance:
        seat = match.turn.seats[0]
        match.play(seat, match.legal(seat)[0])
    text = format_position(SABOTEUR, match.state)
    ledger = "^gold 1:0 1:3 1:2 1:0 1:3$"
    fewer = ("(seat 3 .*) [0-9]+>[0-9]$", r"\1")
    refused(
        text,
        "expected 5 gold cards for the diggers, got 4",
        (ledger, "gold 1:0 1:3 1:2 1:0"),
        fewer,
    )
    refused(text, "diggers who take gold in turn", (ledger, "gold 1:0 1:2 1:3 1:0 1:3"))
    refused(text, "up to round 1", (ledger, "gold 2:0 2:3 2:2 2:0 2:3"))
    refused(text, "3 or 4 gold cards for the diggers", ("seats=5", "seats=5 gold_cards=diggers"))


@pytest.mark.clause("S11")
def test_nothing_lies_off_the_tunnels_unless_rocks_fell() -> None:
    joined = mine("........1\n.........\nS─┐.....2\n..╵......\n........3")
    check_tunnels_joined(table(joined))
    for row in ("S─╴┌....2", "S─.│....2", "S.......┘"):
        goals = "treasure stone-ES stone-SW"
        match = mine(f"........1\n.........\n{row}\n.........\n........3", goals=goals)
        with pytest.raises(IllegalPosition, match="as no rock fell"):
            check_tunnels_joined(table(match))


def test_rocks_and_repairs_take_as_many_cards_with_them() -> None:
    for deck, told in (
        (without("rockfall", "NES"), None),
        (without("rockfall"), "1 path cards discarded by as many rockfalls, got 0"),
        (without("lamp"), "expected 1 tools repaired, got 0"),
        (without("lamp", "broken-lamp"), None),
        (without("lamp", "broken-cart"), "1 repairs of lamp, got 0 broken"),
        (without("lamp-cart", "broken-pickaxe"), "1 repairs of lamp or cart, got 0 broken"),
    ):
        match = mine(deck=deck)
        if told is None:
            check_discards(table(match))
        else:
            with pytest.raises(IllegalPosition, match=told):
                check_discards(table(match))


def without(*cards: str) -> str:
    """Return the cards of a deck from which some were taken."""
    left = list(FULL_DECK)
    for card in cards:
        left[KIND_NAMES.index(card)] -= 1
    return " ".join(KIND_NAMES[kind] for kind, many in enumerate(left) for _ in range(many))


@given(match=new_matches("saboteur"), seed=st.integers(0, 10**6))
def test_every_position_is_allowed_where_diggers_find_the_treasure(match: Match, seed: int) -> None:
    rng = Rng(seed)
    while not match.turn.is_over:
        SABOTEUR.check(match.state)
        if match.turn.is_chance:
            match.resolve()
            continue
        seat = match.turn.seats[0]
        SABOTEUR.check(SABOTEUR.imagine(match.view((seat + 1) % table(match).settings.seats), rng))
        moves = match.legal_texts(seat)
        digs = [move for move in moves if re.fullmatch("dig [NESW]+ .*", move)]
        match.play(seat, eastmost(digs) if digs else moves[int(rng.below(len(moves)))])
    SABOTEUR.check(match.state)


def eastmost(digs: list[str]) -> str:
    """Return the dig that comes farthest to the east, the nearest to the middle of them."""
    return max(digs, key=lambda dig: (x_of_text(dig), -abs(int(dig.partition(",")[2]))))


def x_of_text(dig: str) -> int:
    """Return the column of a dig, goals being as far as there is anything to find."""
    return min(9, int(dig.split(" ")[2].partition(",")[0]))
