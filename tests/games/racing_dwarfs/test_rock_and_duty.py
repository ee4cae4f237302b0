"""The Rock, and the duty to use a cart, clause by clause."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalMove
from tests.games.racing_dwarfs.drawing import EMPTY, ROAD, START, options, race
from tests.games.racing_dwarfs.reaching import rock_reach


@pytest.mark.clause("R25")
def test_the_rock_moves_like_a_cart_of_the_mover_and_stays_on_the_board() -> None:
    match = race(ROAD.replace("g─@", "g─.").replace("*┼. ... ... g│.", "*┼. ... ... g│@"))
    match.play(0, "exit d2")
    stops_of_rock = {move.removeprefix("rock ") for move in options(match, "rock")}
    assert {"d2", "d3", "d7", "c7", "a4", "g4"} <= stops_of_rock
    assert set(rock_reach(match.view(0), 0).stops) == stops_of_rock
    assert rock_reach(match.view(0), 0).exits == ()
    with pytest.raises(IllegalMove, match="R25: already there"):
        match.play(0, "rock d1")
    with pytest.raises(IllegalMove, match="R25: no way for rock"):
        match.play(0, "rock b2")


@pytest.mark.clause("R26")
@pytest.mark.parametrize(("wraps", "stops_of_rock"), [("true", {"rock g5"}), ("false", set())])
def test_the_rock_goes_around_by_option(wraps: str, stops_of_rock: set[str]) -> None:
    match = race(ROAD, f"seats=2 rock_wraps={wraps}")
    match.play(0, "move d2-d3")
    assert options(match, "rock") == stops_of_rock


@pytest.mark.clause("R26")
def test_the_rock_goes_around_the_way_the_mover_does() -> None:
    # West and east are Yellow's own and far side, so that the Rock does not go around there.
    match = race(ROAD.replace("b─. g─. g─.", "y─. g─. g─."), "seats=3", turn="5 yellow")
    match.play(1, "enter 4")
    assert "rock g5" not in options(match)


@pytest.mark.clause("R27")
def test_a_cart_must_be_used_while_that_is_possible() -> None:
    # The only cart to use is one that enters by d1.
    rows = EMPTY.strip().split("\n")
    rows[6] = "*┼B ... ... r│. g│B ... *┼B"
    match = race("\n".join(rows))
    with pytest.raises(IllegalMove, match="R27: cart owed"):
        match.play(0, "done")
    match.play(0, "enter 4")
    assert "done" in options(match)


@pytest.mark.clause("R27")
def test_an_action_that_bars_every_cart_is_refused() -> None:
    rows = EMPTY.strip().split("\n")
    rows[6] = "*┼B ... ... r│. ... ... *┼B"
    match = race("\n".join(rows))
    with pytest.raises(IllegalMove, match="R27: bars every cart"):
        match.play(0, "rotate d1 east")
    assert options(match) == {"enter 4"}
    # With another tile that could be rotated into an entrance, it is allowed.
    rows[6] = "*┼B ... ... r│. ... r─. *┼B"
    again = race("\n".join(rows))
    assert options(again) == {"enter 4", "rotate d1 east", "rotate f1 north"}
    again.play(0, "rotate d1 east")
    assert options(again) == {"rotate f1 north", "back"}
    again.play(0, "rotate f1 north")
    assert options(again) == {"enter 6", "back"}


@pytest.mark.clause("R27")
def test_the_last_action_must_use_the_cart_that_is_owed() -> None:
    match = race(START)
    match.play(0, "rotate e1 north")
    match.play(0, "rotate c1 east")
    assert not options(match, "rotate")
    assert not options(match, "done")
    with pytest.raises(IllegalMove, match="R27: bars every cart"):
        match.play(0, "rotate d1 southeast")


@pytest.mark.clause("R28")
def test_without_any_way_to_use_a_cart_the_duty_falls_away() -> None:
    rows = EMPTY.strip().split("\n")
    rows[5] = "... *┼. ... g│. ... *┼. ..."
    rows[4] = "... ... *┼. g│. *┼. ... ..."
    rows[6] = "*┼B ... ... b─. ... ... *┼B"
    match = race("\n".join(rows))
    assert options(match) == {"done", "rotate d2 east", "rotate d3 east", "rock d3", "rock d2"}
    match.play(0, "rotate d3 east")
    assert options(match) == {"done", "rotate d2 east", "back"}
    match.play(0, "done")
    assert match.turn.seats == (1,)
