"""The clauses of docs/rules/saboteur.md one by one: setting up, tunnels, action cards."""

from __future__ import annotations

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games.saboteur.components import DIGGERS, FULL_PILE, KIND_NAMES, SABOTEURS
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.state import DEAL
from tests.games.saboteur.mine import (
    SABOTEUR,
    digs,
    drawn,
    dwarf,
    mine,
    names,
    refusal,
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


# --- Path cards


CORNER = """
........1
.........
S─┐.....2
.........
........3
"""


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


# --- Action cards


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
