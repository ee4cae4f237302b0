"""The clauses of docs/rules/saboteur.md one by one: the box, and how a round is set up."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games.saboteur.components import DIGGERS, FULL_PILE, SABOTEURS
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.state import DEAL
from tests.games.saboteur.mine import (
    SABOTEUR,
    digs,
    drawn,
    dwarf,
    mine,
    names,
    table,
    unseen,
)


def new_match(seats: int, **options: str | int | bool) -> Match:
    """Return a game before its first step."""
    return Match(SABOTEUR, SABOTEUR.settle(seats, options), Dealer("new"))


# --- The box


@pytest.mark.clause("S1")
def test_three_to_ten_play() -> None:
    assert SABOTEUR.seat_counts == range(3, 11)
    for seats in (2, 11):
        with pytest.raises(Exception, match="3 to 10 seats"):
            SABOTEUR.settle(seats, {})


# What the box holds, counted on the printed cards.
PATH_CARDS = {
    **{"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4},
    **{"nesw": 1, "nes": 1, "new": 1, "ns": 1, "ew": 1, "ne": 1, "nw": 1, "n": 1, "e": 1},
}
ACTION_CARDS = {
    **{"map": 6, "rockfall": 3, "broken-lamp": 3, "broken-cart": 3, "broken-pickaxe": 3},
    **{"lamp": 2, "cart": 2, "pickaxe": 2},
    **{"lamp-cart": 1, "lamp-pickaxe": 1, "cart-pickaxe": 1},
}
# By number of seats: diggers, saboteurs, cards in a hand.
TABLES = {
    3: (3, 1, 6),
    4: (4, 1, 6),
    5: (4, 2, 6),
    6: (5, 2, 5),
    7: (5, 3, 5),
    8: (6, 3, 4),
    9: (7, 3, 4),
    10: (7, 4, 4),
}


@pytest.mark.clause("S2", "S3")
def test_the_deck_has_forty_path_cards_and_twenty_seven_actions() -> None:
    match = new_match(3, first_seat=0)
    while table(match).phase < DEAL:
        match.resolve()
    assert match.outcomes() == PATH_CARDS | ACTION_CARDS
    assert (sum(PATH_CARDS.values()), sum(ACTION_CARDS.values())) == (40, 27)


@pytest.mark.clause("S2")
def test_a_card_may_be_turned_upside_down_and_never_sideways() -> None:
    match = mine(
        """
........1
.........
S──┼....2
.........
........3
""",
        hands=["NES"],
    )
    assert "dig NES 3,1" in digs(match, 0)
    assert "dig NSW 3,1" in digs(match, 0)
    assert not any("NEW" in move or "ESW" in move for move in digs(match, 0))


@pytest.mark.clause("S4")
@pytest.mark.parametrize(
    ("goals", "stone"),
    [("stone-ES treasure stone-SW", "┘"), ("stone-SW treasure stone-ES", "┐")],
)
def test_stones_are_corners(goals: str, stone: str) -> None:
    match = mine(
        """
..┌┴┬┴┬.1
..│......
S─┘.....2
.........
........3
""",
        hands=["EW"],
        goals=goals,
    )
    match.play(0, "dig EW 7,2")
    assert drawn(match).split("\n")[1][-1] == stone


@pytest.mark.clause("S5")
def test_gold_and_dwarves() -> None:
    assert FULL_PILE == [16, 8, 4]
    assert (DIGGERS[-1], SABOTEURS[-1]) == (7, 4)


# --- Setting up a round


@pytest.mark.clause("S6")
@pytest.mark.parametrize("seats", range(3, 11))
def test_one_dwarf_more_than_players_is_shuffled(seats: int) -> None:
    match = new_match(seats, first_seat=0)
    dealt: list[str] = []
    for _ in range(seats):
        weights = match.weights()
        assert sum(weights) == seats + 1 - len(dealt)
        match.resolve()
        dealt.append(match.steps[-1].text)
    spare = unseen(match).spare
    diggers, saboteurs, _ = TABLES[seats]
    assert dealt.count("saboteur") + spare == saboteurs
    assert dealt.count("digger") + 1 - spare == diggers


@pytest.mark.clause("S6")
def test_a_spare_that_is_always_a_digger_puts_all_saboteurs_in_play() -> None:
    for seed in range(20):
        match = Match(
            SABOTEUR,
            SABOTEUR.settle(5, {"spare_dwarf": "always_a_digger"}),
            Dealer(str(seed)),
        )
        events = match.deal()
        assert sum(dwarf(match, seat).role for seat in range(5)) == 2
        told = next(event for event in events if event.name() == "roles_dealt")
        assert told.facts() == {"fewest": 2, "most": 2}


@pytest.mark.clause("S7")
def test_goals_lie_face_down_in_the_east() -> None:
    match = new_match(3)
    match.deal()
    assert drawn(match) == "\n........1\n.........\nS.......2\n.........\n........3\n"


@pytest.mark.clause("S7")
def test_the_mine_has_no_edge() -> None:
    match = mine(
        """
.........1
.........┌
─S┬┴┬┴┬──┘
.│........
.│.......3
.│........
.│........
""",
        hands=["NESW"],
        goals="treasure stone-ES stone-SW",
    )
    assert {"dig NESW -2,0", "dig NESW 9,1", "dig NESW 0,-5"} <= digs(match, 0)


@pytest.mark.clause("S8")
@pytest.mark.parametrize("seats", range(3, 11))
def test_hands_are_dealt_from_all_cards(seats: int) -> None:
    match = new_match(seats)
    events = match.deal()
    _, _, cards = TABLES[seats]
    for seat in range(seats):
        assert len(cards_of(dwarf(match, seat).hand)) == cards
    assert table(match).deck_size == 67 - seats * cards
    assert names(events)[-1] == "round_began"


@pytest.mark.clause("S8")
def test_the_starter_is_drawn_by_lot_or_set() -> None:
    match = new_match(4)
    assert match.outcomes() == {f"seat-{seat}": 1 for seat in range(4)}
    match.resolve("seat-2")
    match.deal()
    assert match.turn.seats == (2,)
    for first, starter in ((1, 1), (9, 1)):
        match = new_match(4, first_seat=first)
        match.deal()
        assert match.turn.seats == (starter,)
