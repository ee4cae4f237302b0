"""The clauses of docs/rules/saboteur.md one by one: action cards."""

from __future__ import annotations

import pytest

from bocamina.games.saboteur.components import KIND_NAMES
from tests.games.saboteur.mine import (
    CORNER,
    digs,
    drawn,
    dwarf,
    mine,
    refusal,
    table,
)


@pytest.mark.clause("S17")
def test_a_rockfall_takes_any_path_card_but_start_and_goals() -> None:
    match = mine(CORNER, hands=["rockfall"], broken="lamp:1 - -")
    falls = [text for text in match.legal_texts(0) if text.startswith("rockfall")]
    assert falls == ["rockfall 1,0", "rockfall 2,0"]
    assert refusal(match, 0, "rockfall 0,0").reason == "start-and-goals-stay"
    assert refusal(match, 0, "rockfall 8,2").reason == "start-and-goals-stay"
    assert refusal(match, 0, "rockfall 5,5").reason == "nothing-there"
    match.play(0, "rockfall 1,0")
    assert drawn(match).split("\n")[3] == "S.┐.....2"
    assert table(match).discarded(KIND_NAMES.index("EW")) == 1
    assert table(match).discarded(KIND_NAMES.index("rockfall")) == 1


@pytest.mark.clause("S17")
def test_a_rockfall_needs_a_card_to_take() -> None:
    match = mine(hands=["rockfall"])
    assert match.legal_texts(0) == ["discard rockfall"]


@pytest.mark.clause("S17")
def test_the_gap_may_be_filled_again() -> None:
    match = mine(CORNER, hands=["rockfall", "NEW", "NE"])
    match.play(0, "rockfall 1,0")
    match.deal()
    assert "dig ESW 1,0" in digs(match, 1)
    assert not any(move.endswith(" 2,-1") for move in digs(match, 1))
    match.play(1, "dig ESW 1,0")
    match.deal()
    assert "dig NE 2,-1" in digs(match, 2)


@pytest.mark.clause("S18")
def test_a_map_shows_a_goal_to_one_seat() -> None:
    match = mine(hands=["map", "map"])
    assert match.legal_texts(0) == ["discard map", "map 1", "map 2", "map 3"]
    events = match.play(0, "map 2")
    told = {event.name(): event.audience() for event in events}
    assert told == {"map_read": None, "goal_seen": (0,)}
    assert table(match).looked_at(0) == 2
    assert dwarf(match, 0).looks == 2 << 2
    match.resolve("map")
    match.play(1, "map 2")
    assert dwarf(match, 1).looks == 2 << 2


@pytest.mark.clause("S18")
def test_a_goal_that_is_face_up_cannot_be_looked_at() -> None:
    match = mine(
        "\n........1\n.........\nS┬┴┬─┬┴─┐\n.........\n........3\n",
        hands=["map"],
        goals="treasure stone-SW stone-ES",
    )
    assert match.legal_texts(0) == ["discard map", "map 1", "map 3"]
    assert refusal(match, 0, "map 2").reason == "goal-is-face-up"


@pytest.mark.clause("S19")
def test_one_broken_tool_of_each_kind() -> None:
    match = mine(hands=["broken-lamp"], broken="- lamp:2 cart:1")
    assert match.legal_texts(0) == ["discard broken-lamp", "break lamp 0", "break lamp 2"]
    assert refusal(match, 0, "break lamp 1").reason == "broken-already"
    assert refusal(match, 0, "break lamp 5").reason == "no-such-seat"
    match.play(0, "break lamp 2")
    assert table(match).breakers[3 * 2 : 3 * 3] == [1, 2, 0]


@pytest.mark.clause("S19")
def test_house_rule_nobody_breaks_a_tool_of_their_own() -> None:
    match = mine(hands=["broken-lamp"], options="break_own_tool=false")
    assert match.legal_texts(0) == ["discard broken-lamp", "break lamp 1", "break lamp 2"]
    assert refusal(match, 0, "break lamp 0").reason == "own-tool"


@pytest.mark.clause("S20")
def test_a_broken_tool_stops_digging_and_nothing_else() -> None:
    match = mine(
        CORNER, hands=["NESW map rockfall broken-cart pickaxe"], broken="lamp:1 pickaxe:0 -"
    )
    texts = match.legal_texts(0)
    assert not digs(match, 0)
    assert refusal(match, 0, "dig NESW 0,1").reason == "tool-broken"
    assert refusal(match, 0, "dig NESW 0,1").facts == {"tools": "lamp"}
    for move in ("discard NESW", "map 1", "rockfall 1,0", "break cart 0"):
        assert move in texts
    assert "mend pickaxe 1 with pickaxe" in texts


@pytest.mark.clause("S21")
def test_a_repair_needs_its_broken_tool() -> None:
    match = mine(hands=["lamp cart"], broken="lamp:1 pickaxe:0 lamp:0")
    assert match.legal_texts(0) == [
        *["discard lamp", "mend lamp 0 with lamp", "mend lamp 2 with lamp", "discard cart"]
    ]
    assert refusal(match, 0, "mend cart 1 with cart").reason == "not-broken"
    match.play(0, "mend lamp 0 with lamp")
    assert not table(match).has_broken_tool(0)
    assert table(match).has_broken_tool(2)
    assert table(match).discarded(KIND_NAMES.index("broken-lamp")) == 1
    assert table(match).discarded(KIND_NAMES.index("lamp")) == 1


@pytest.mark.clause("S22")
def test_a_double_repair_mends_one_of_its_two() -> None:
    match = mine(hands=["lamp-cart"], broken="- lamp:0,cart:0,pickaxe:0 -")
    assert match.legal_texts(0) == [
        "discard lamp-cart",
        "mend lamp 1 with lamp-cart",
        "mend cart 1 with lamp-cart",
    ]
    match.play(0, "mend cart 1 with lamp-cart")
    assert [table(match).is_broken(1, tool) for tool in range(3)] == [True, False, True]
