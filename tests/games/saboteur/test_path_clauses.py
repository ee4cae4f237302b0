"""The clauses of docs/rules/saboteur.md one by one: path cards and the tunnels they make."""

from __future__ import annotations

import pytest

from bocamina.games.saboteur.components import KIND_NAMES
from bocamina.games.saboteur.hand import cards_of
from tests.games.saboteur.mine import (
    CORNER,
    digs,
    drawn,
    dwarf,
    mine,
    names,
    refusal,
)


@pytest.mark.clause("S9")
def test_all_four_sides_must_fit() -> None:
    match = mine(CORNER, hands=["NESW NS EW NE nw e"])
    assert digs(match, 0) == {
        *["dig NESW 0,1", "dig NS 0,1", "dig SW 0,1", "dig es 0,1"],
        *["dig NESW 0,-1", "dig NS 0,-1", "dig NE 0,-1", "dig nw 0,-1"],
        *["dig NESW -1,0", "dig EW -1,0", "dig NE -1,0", "dig es -1,0", "dig e -1,0"],
        *["dig NESW 2,-1", "dig NS 2,-1", "dig NE 2,-1", "dig nw 2,-1"],
    }


@pytest.mark.clause("S9")
def test_a_taken_cell_and_a_side_that_does_not_fit_are_named() -> None:
    match = mine(CORNER, hands=["NESW NS EW"])
    assert (refusal(match, 0, "dig NESW 1,0").reason, refusal(match, 0, "dig NESW 1,0").clause) == (
        "cell-taken",
        "S9",
    )
    no = refusal(match, 0, "dig EW 2,-1")
    assert (no.clause, no.reason, no.facts["side"]) == ("S9", "does-not-fit", "N")
    no = refusal(match, 0, "dig NESW 3,0")
    assert (no.reason, no.facts["side"]) == ("does-not-fit", "W")


@pytest.mark.clause("S10")
def test_dead_ends_fit_and_lead_nowhere() -> None:
    match = mine(
        """
........1
.........
S─╬.....2
.........
........3
""",
        hands=["EW NS"],
    )
    assert not any(move.endswith((" 3,0", " 2,1", " 2,-1")) for move in digs(match, 0))
    assert refusal(match, 0, "dig EW 3,0").reason == "not-joined-to-start"
    assert refusal(match, 0, "dig NS 3,0").facts["side"] == "W"


@pytest.mark.clause("S11")
def test_a_path_card_must_be_joined_to_the_start() -> None:
    cut_off = """
........1
.........
S.┬─....2
.........
........3
"""
    match = mine(cut_off, hands=["EW NS"])
    assert refusal(match, 0, "dig EW 4,0").reason == "not-joined-to-start"
    assert refusal(match, 0, "dig EW 2,1").reason == "not-joined-to-start"  # wall against wall
    assert "dig EW 1,0" in digs(match, 0)
    match = mine(cut_off.replace("S.", "S─"), hands=["EW NS"])
    assert "dig EW 4,0" in digs(match, 0)


@pytest.mark.clause("S11")
def test_house_rule_adjacent_lets_dig_beside_any_card() -> None:
    match = mine(
        """
........1
.........
S.╬.....2
.........
........3
""",
        hands=["EW NS"],
        options="connection=adjacent",
    )
    assert {"dig EW 3,0", "dig NS 2,1", "dig EW 7,0", "dig NS 8,3"} <= digs(match, 0)
    assert refusal(match, 0, "dig EW 5,0").reason == "next-to-nothing"
    match.play(0, "dig EW 7,0")
    assert "2" in drawn(match)


@pytest.mark.clause("S12")
def test_a_turn_is_a_card_and_a_draw() -> None:
    match = mine(hands=["EW map", "NS", "NE"])
    assert refusal(match, 1, "dig NS 0,1").reason == "not-your-turn"
    assert refusal(match, 0, "dig NS 0,1").reason == "no-such-card"
    match.play(0, "dig EW 1,0")
    assert match.turn.is_chance
    match.resolve("NESW")
    assert [KIND_NAMES[kind] for kind in cards_of(dwarf(match, 0).hand)] == ["NESW", "map"]
    assert match.turn.seats == (1,)


@pytest.mark.clause("S12")
def test_without_a_deck_nobody_draws() -> None:
    match = mine(hands=["EW map", "NS", "NE"], deck="")
    match.play(0, "dig EW 1,0")
    assert match.turn.seats == (1,)


@pytest.mark.clause("S13")
def test_a_card_anywhere_reveals_what_it_joins() -> None:
    match = mine(
        """
........1
.........
S.┬┴┬┴┬─2
.........
........3
""",
        hands=["EW"],
        goals="stone-ES stone-SW treasure",
    )
    events = match.play(0, "dig EW 1,0")
    assert names(events) == ["path_dug", "goal_revealed"]
    assert drawn(match) == "\n........1\n.........\nS─┬┴┬┴┬─┐\n.........\n........3\n"


@pytest.mark.clause("S13", "S25")
def test_goals_reached_through_goals_turn_over_too() -> None:
    match = mine(
        """
........1
........│
S┬┴┬┴┬─.2
........│
........3
""",
        hands=["EW"],
        goals="stone-ES stone-SW treasure",
    )
    events = match.play(0, "dig EW 7,0")
    assert names(events)[:4] == ["path_dug", "goal_revealed", "goal_revealed", "treasure_reached"]
    assert [e.facts()["goal"] for e in events if e.name() == "goal_revealed"] == [2, 3]


@pytest.mark.clause("S13")
def test_two_goals_at_once() -> None:
    match = mine(
        """
.......┌1
.......│.
S┬┴┬┴┬─.2
.......│.
.......└3
""",
        hands=["NES"],
        goals="stone-ES treasure stone-SW",
    )
    events = match.play(0, "dig NSW 7,0")
    assert [e.facts()["goal"] for e in events if e.name() == "goal_revealed"] == [1, 3]
    assert names(events)[-1] == "goal_revealed"
    assert "treasure_reached" not in names(events)


@pytest.mark.clause("S14")
def test_a_stone_opens_to_where_it_was_reached_from_and_may_mismatch() -> None:
    match = mine(
        """
........1
.........
S┬┴┬┴┬─.2
.......└─
........3
""",
        hands=["NESW", "NS NE NW"],
        goals="treasure stone-SW stone-ES",
    )
    match.play(0, "dig NESW 7,0")
    assert drawn(match).split("\n")[3] == "S┬┴┬┴┬─┼┐"  # its south faces the wall of 8,-1
    match.deal()
    assert refusal(match, 1, "dig NS 8,1").facts["side"] == "S"


@pytest.mark.clause("S14")
def test_a_stone_leads_on_when_it_is_face_up() -> None:
    match = mine(
        """
........1
.........
S┬┴┬┴┬─.2
.........
........3
""",
        hands=["EW", "NS EW"],
        goals="treasure stone-SW stone-ES",
    )
    match.play(0, "dig EW 7,0")
    match.deal()
    assert "dig NS 8,-1" in digs(match, 1)
    assert refusal(match, 1, "dig EW 9,0").facts["side"] == "W"


@pytest.mark.clause("S14")
def test_a_stone_reached_from_two_sides_at_once_takes_the_nearest() -> None:
    # The card at 6,0 joins a long way round to the north of goal 2 and a short one to its west.
    match = mine(
        """
........1
......┌─┐
S┬┼┬┼─.─2
.........
........3
""",
        hands=["NEW"],
    )
    match.play(0, "dig NEW 6,0")
    assert drawn(match).split("\n")[3] == "S┬┼┬┼─┴─┘"


@pytest.mark.clause("S14")
def test_of_equally_near_sides_the_first_way_from_the_card_counts() -> None:
    # From 7,-1 two ways of one card lead to goal 2: north and to its west, east and to its south.
    match = mine(
        """
........1
.........
S......┌2
└┼─┼─┼─.┘
........3
""",
        hands=["NEW"],
        options="connection=adjacent",
    )
    match.play(0, "dig NEW 7,-1")
    assert drawn(match).split("\n")[3] == "S......┌┘"


@pytest.mark.clause("S15")
def test_a_face_down_goal_asks_nothing() -> None:
    drawing = """
........1
.........
S┬┴┬┴┬┼.2
.........
........3
"""
    for goals in (
        *["treasure stone-ES stone-SW", "treasure stone-SW stone-ES", "stone-ES treasure stone-SW"],
        *["stone-SW treasure stone-ES", "stone-ES stone-SW treasure", "stone-SW stone-ES treasure"],
    ):
        match = mine(drawing, hands=["NESW NW EW ew"], goals=goals)
        beside = {move for move in digs(match, 0) if move.endswith(" 7,0")}
        assert beside == {"dig NESW 7,0", "dig NW 7,0", "dig EW 7,0", "dig ew 7,0"}
        match.play(0, "dig ew 7,0")
        assert drawn(match).split("\n")[3] == "S┬┴┬┴┬┼═2"


@pytest.mark.clause("S16")
def test_a_revealed_goal_stays_face_up_when_it_is_cut_off() -> None:
    match = mine(
        """
........1
.........
S┬┴┬─┬┴─┐
.........
........3
""",
        hands=["rockfall", "NS EW"],
        goals="treasure stone-SW stone-ES",
    )
    match.play(0, "rockfall 4,0")
    match.deal()
    assert drawn(match).split("\n")[3] == "S┬┴┬.┬┴─┐"
    assert refusal(match, 1, "dig NS 8,-1").reason == "not-joined-to-start"
    assert names(match.play(1, "dig EW 4,0")) == ["path_dug"]
