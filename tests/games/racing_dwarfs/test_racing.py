"""The clauses of docs/rules/racing_dwarfs.md about the race."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalMove
from bocamina.core.events import format_event
from tests.games.racing_dwarfs.drawing import EMPTY, ROAD, START, options, race, shown, stops, table
from tests.games.racing_dwarfs.reaching import cart_reach, entrances


@pytest.mark.clause("R13")
def test_three_actions_in_any_order_then_the_next_seat() -> None:
    match = race(START)
    match.play(0, "rotate e1 north")
    match.play(0, "enter 5")
    assert match.turn.seats == (0,)
    match.play(0, "move d2-d3")
    assert match.turn.seats == (1,)
    assert shown(match, "turn") == "6 blue"


@pytest.mark.clause("R13")
def test_the_first_turn_of_the_race_has_two_actions_and_done_ends_a_turn() -> None:
    first = race(START, turn="1 red")
    first.play(0, "enter 3")
    first.play(0, "rotate e1 north")
    assert first.turn.seats == (1,)
    match = race(START)
    match.play(0, "enter 3")
    match.play(0, "done")
    assert match.turn.seats == (1,)


@pytest.mark.clause("R14")
def test_the_rock_is_the_last_action() -> None:
    match = race(ROAD)
    with pytest.raises(IllegalMove, match="R27: rock comes last"):
        match.play(0, "rock g5")
    match.play(0, "move d2-d3")
    told = [format_event(event) for event in match.play(0, "rock g5")]
    assert told[0] == "to all: rock_moved seat=0 start=a5 end=g5"
    assert match.turn.seats == (1,)


@pytest.mark.clause("R15")
def test_carts_enter_where_rails_open_to_their_side() -> None:
    match = race(START)
    # Corners and printed cells count; d1 opens north and east, b1 east and south.
    assert options(match, "enter") == {"enter 1", "enter 2", "enter 3", "enter 7"}
    assert entrances(match.view(0)) == ("a1", "b1", "c1", "g1")
    with pytest.raises(IllegalMove, match="R15: no entrance"):
        match.play(0, "enter 4")
    match.play(0, "enter 3")
    assert shown(match, "home") == "2 4"
    with pytest.raises(IllegalMove, match="R15: cell not empty"):
        match.play(0, "enter 3")
    with pytest.raises(IllegalMove, match="R24: cart already used"):
        match.play(0, "move c1-c2")


@pytest.mark.clause("R15")
def test_rows_are_counted_from_the_south_for_yellow_and_white() -> None:
    drawing = EMPTY.replace("... *┼. ... ... ... *┼. ...\n*┼.", "y─. *┼. ... ... ... *┼. w─.\n*┼.")
    match = race(drawing, "seats=4", turn="6 yellow")
    assert options(match, "enter") == {"enter 1", "enter 2", "enter 7"}
    match.play(1, "enter 2")
    assert shown(match, "2").split()[0] == "y─Y"
    match.play(1, "done")
    match.play(2, "enter 1")
    match.play(2, "done")
    match.play(3, "enter 2")
    assert shown(match, "2").split()[6] == "w─W"


@pytest.mark.clause("R15")
def test_nobody_enters_without_a_cart_at_home() -> None:
    match = race(START, out="3 0")
    with pytest.raises(IllegalMove, match="R15: no cart at home"):
        match.play(0, "enter 1")


@pytest.mark.clause("R16")
def test_a_cart_follows_joined_rails_of_any_colour_and_stops_where_it_likes() -> None:
    match = race(ROAD)
    upwards = {"d1", "d3", "d5", "d6", "d7", "c6", "c7"}
    assert stops(match, "d2") == {*upwards, "c4", "b4", "a4", "e4", "f4", "g4"}
    with pytest.raises(IllegalMove, match="R16: no way"):
        match.play(0, "move d2-b2")
    with pytest.raises(IllegalMove, match="R16: already there"):
        match.play(0, "move d2-d2")
    with pytest.raises(IllegalMove, match="R16: no cart there"):
        match.play(0, "move d3-d5")
    match.play(0, "move d2-c7")
    assert shown(match, "7").split()[2] == "g┌R"


@pytest.mark.clause("R17")
def test_carts_and_the_rock_block_the_way() -> None:
    match = race(
        ROAD.replace("r│. *┼. ... g─.", "r│B *┼. ... g─.").replace("g─. g─. *┼.", "g─. g─R *┼.")
    )
    assert stops(match, "d2") == {"d1", "d3", "e4", "f4", "g4", "a4", "b4"}
    with pytest.raises(IllegalMove, match="R17: cell not empty"):
        match.play(0, "move d2-d5")
    reach = cart_reach(match.view(0), 7 * 5 + 3)
    assert set(reach.blockers) == {"d5", "c4"}
    rock = race(START)
    assert stops(rock, "d2") == {"d3", "d1", "e1"}
    assert cart_reach(rock.view(0), 7 * 5 + 3).blockers == ("d4",)


@pytest.mark.clause("R18")
def test_the_centre_is_passed_and_never_occupied() -> None:
    match = race(ROAD)
    assert "d5" in stops(match, "d2")
    with pytest.raises(IllegalMove, match="R18: centre stays empty"):
        match.play(0, "move d2-d4")
    away = race(ROAD.replace("g─@", "g─.").replace("b─. g─. g─. *┼.", "b─. g─@ g─. *┼."))
    away.play(0, "move d2-d3")
    assert "rock c4" in options(away, "rock")
    assert "rock e4" in options(away, "rock")  # across the centre
    with pytest.raises(IllegalMove, match="R18: rock not back to centre"):
        away.play(0, "rock d4")


@pytest.mark.clause("R19")
def test_the_board_goes_on_sideways_for_the_mover() -> None:
    lane = EMPTY.replace("... ... ... *┼@ ... ... ...", "r─R b─. ... *┼@ ... g─. g─.")
    match = race(lane)
    assert stops(match, "a4") == {"b4", "g4", "f4"}
    assert cart_reach(match.view(0), 21).wraps == (("a4", "g4"),)
    # The one across must open to the edge, and be empty.
    assert stops(race(lane.replace("g─. g─.", "g─. g│.")), "a4") == {"b4"}
    assert stops(race(lane.replace("g─. g─.", "g─. g─B")), "a4") == {"b4"}
    # For Yellow, west is home and east is out: there is no way around there.
    yellow = race(lane.replace("r─R", "y─Y"), "seats=3", turn="5 yellow")
    assert stops(yellow, "a4") == {"b4"}
    assert options(yellow, "home") == {"home a4"}


@pytest.mark.clause("R19")
def test_yellow_goes_around_from_north_to_south() -> None:
    column = """
    *┼. ... ... y│Y ... ... *┼.
    ... *┼. ... ... ... *┼. ...
    ... ... *┼. ... *┼. ... ...
    ... ... ... *┼@ ... ... ...
    ... ... *┼. ... *┼. ... ...
    ... *┼. ... g│. ... *┼. ...
    *┼. ... ... g│. ... ... *┼.
    """
    drawing = "\n".join(line.strip() for line in column.strip().split("\n"))
    assert stops(race(drawing, "seats=3", turn="5 yellow"), "d7") == {"d1", "d2"}
    # For Red the north is the far side.
    red = race(drawing.replace("y│Y", "r│R"))
    assert stops(red, "d7") == set()
    assert options(red, "exit") == {"exit d7"}


@pytest.mark.clause("R20")
def test_a_crossing_may_be_turned_on_unless_the_option_forbids_it() -> None:
    crossing = EMPTY.replace("*┼@", "*┼.").replace(
        "... ... *┼. ... *┼. ... ...\n... *┼. ... ... ... *┼. ...\n*┼.",
        "... ... *┼. ... *┼@ ... ...\n... *┼. g│R ... ... *┼. ...\n*┼.",
    )
    crossing = crossing.replace("... ... *┼. ... *┼@", "... r─. *┼. r─. *┼@")
    crossing = crossing.replace("... ... ... *┼.", "... ... r│. *┼.")
    assert stops(race(crossing), "c2") == {"c3", "b3", "d3", "c4", "c5"}
    straight = race(crossing, "seats=2 plus_turns=false")
    assert stops(straight, "c2") == {"c3", "c4", "c5"}
    # A cart that starts on a crossing leaves it by any side.
    straight.play(0, "move c2-c3")
    straight.play(0, "done")
    straight.play(1, "enter 1")
    straight.play(1, "done")
    assert stops(straight, "c3") == {"c2", "b3", "d3", "c4", "c5"}


@pytest.mark.clause("R21")
def test_a_cart_leaves_by_the_far_side_and_is_out() -> None:
    match = race(ROAD)
    assert options(match, "exit") == {"exit d2"}
    told = [format_event(event) for event in match.play(0, "exit d2")]
    assert told == ["to all: cart_left seat=0 cell=d2 out=1 left=3"]
    assert shown(match, "out") == "1 0"
    assert table(match).carts == [0, 0]
    shut = race(ROAD.replace("g┌. g│.", "g┌. g─."))
    with pytest.raises(IllegalMove, match="R21: no way out"):
        shut.play(0, "exit d2")


@pytest.mark.clause("R22")
def test_a_cart_returns_home_and_enters_in_a_later_turn() -> None:
    match = race(ROAD, out="3 0")
    match.play(0, "home d2")
    assert shown(match, "home") == "1 4"
    with pytest.raises(IllegalMove, match="R24: cart just returned"):
        match.play(0, "enter 4")
    match.play(0, "done")
    match.play(1, "enter 4")
    match.play(1, "done")
    assert "enter 4" in options(match, "enter")
    shut = race(ROAD.replace("... ... g│. ... ... *┼.", "... ... g─. ... ... *┼."))
    with pytest.raises(IllegalMove, match="R22: no way home"):
        shut.play(0, "home d2")


@pytest.mark.clause("R23")
def test_empty_tiles_of_the_own_colour_or_green_are_rotated() -> None:
    match = race(START)
    assert options(match, "rotate c1") == {"rotate c1 east"}
    assert options(match, "rotate d1") == {
        "rotate d1 southeast",
        "rotate d1 southwest",
        "rotate d1 northwest",
    }
    for move, reason in [
        ("rotate b1 northeast", "R23: not your tile"),
        ("rotate d2 east", "R23: tile not empty"),
        ("rotate c1 north", "R23: faces so already"),
        ("rotate c1 south", "R23: no such facing"),
        ("rotate c1 northeast", "R23: no such facing"),
    ]:
        with pytest.raises(IllegalMove, match=reason):
            match.play(0, move)
    match.play(0, "rotate e1 north")
    assert shown(match, "1").split()[4] == "g│."
    under_rock = race(ROAD)
    with pytest.raises(IllegalMove, match="R23: tile not empty"):
        under_rock.play(0, "rotate a5 north")


@pytest.mark.clause("R24")
def test_no_tile_is_rotated_twice_and_no_cart_used_twice() -> None:
    match = race(START)
    match.play(0, "rotate e1 north")
    with pytest.raises(IllegalMove, match="R24: already rotated"):
        match.play(0, "rotate e1 east")
    match.play(0, "move d2-d3")
    with pytest.raises(IllegalMove, match="R24: cart already used"):
        match.play(0, "move d3-d2")
    match.play(0, "done")
    match.play(1, "enter 4")
    match.play(1, "done")
    assert "rotate e1 east" in options(match)
    assert "move d3-d2" in options(match)
