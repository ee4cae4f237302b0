"""The clauses of docs/rules/racing_dwarfs.md one by one: taking back, and how a race ends."""

from __future__ import annotations

import pytest

from bocamina import new_match
from bocamina.core.errors import IllegalMove
from bocamina.core.events import format_event
from bocamina.core.notation import format_position
from bocamina.games.racing_dwarfs.zobrist import MOVER_KEYS
from tests.games.racing_dwarfs.drawing import DWARFS, EMPTY, ROAD, race, shown, table

# Red may enter on a1, c1 and g1; a cart of Red's waits on d2.


@pytest.mark.clause("R29")
def test_actions_are_taken_back_one_by_one() -> None:
    match = race(ROAD)
    positions = [format_position(DWARFS, match.state)]
    for move in ("rotate d7 east", "move d2-d6"):
        match.play(0, move)
        positions.append(format_position(DWARFS, match.state))
    for position in reversed(positions[:-1]):
        match.play(0, "back")
        assert format_position(DWARFS, match.state) == position
    with pytest.raises(IllegalMove, match="R29: nothing to take back"):
        match.play(0, "back")
    for move in ("exit d2", "home d2", "enter 4"):
        match.play(0, move)
        match.play(0, "back")
        assert format_position(DWARFS, match.state) == positions[0]
    match.play(0, "exit d2")
    match.play(0, "done")
    assert "back" not in match.legal_texts(0)


@pytest.mark.clause("R29")
def test_what_was_placed_or_turned_over_stays() -> None:
    match = new_match("racing_dwarfs", 2, "stays")
    match.deal()
    seat = match.turn.seats[0]
    match.play(seat, match.legal(seat)[0])
    assert "back" not in match.legal_texts(seat)


@pytest.mark.clause("R30")
def test_the_last_cart_out_wins_at_once() -> None:
    match = race(ROAD, out="3 2")
    told = [format_event(event) for event in match.play(0, "exit d2")]
    assert told[-1] == "to all: game_ended reason=all_out scores=4,2 winner_seats=0"
    assert str(match.result()) == "scores 4 2 winners 0"


@pytest.mark.clause("R30")
@pytest.mark.parametrize(
    ("out", "scores"), [("2 0 1", "3 0 1"), ("2 2 0", "3 2 0"), ("2 1 2 0", "3 1 2 0")]
)
def test_the_others_are_ranked_by_their_carts_out(out: str, scores: str) -> None:
    seats = len(out.split())
    rows = EMPTY.strip().split("\n")
    rows[0] = "*┼R ... ... ... ... ... *┼."
    match = race("\n".join(rows), f"seats={seats}", turn=f"{seats + 1} red", out=out)
    match.play(0, "exit a7")
    assert str(match.result()) == f"scores {scores} winners 0"
    assert DWARFS.scores(table(match)) == [int(score) for score in scores.split()]


@pytest.mark.clause("R31")
def test_the_third_time_of_a_position_ends_the_race() -> None:
    match = race(ROAD, out="0 1")
    ways = [(0, "move d2-d3"), (1, "enter 1"), (0, "move d3-d2"), (1, "home a7")]
    told: list[str] = []
    for seat, move in [*ways, *ways, ways[0]]:
        match.play(seat, move)
        told = [format_event(event) for event in match.play(seat, "done")]
    # The position after Red's first move comes up in turns 6, 10 and 14.
    assert shown(match, "turn") == "14 blue"
    assert told[-1] == "to all: game_ended reason=repetition scores=0,1 winner_seats=1"


@pytest.mark.clause("R31")
def test_another_player_to_move_makes_another_position() -> None:
    match = race(ROAD)
    match.play(0, "move d2-d3")
    key = int(table(match).key)
    match.play(0, "done")
    assert table(match).seen == [key ^ MOVER_KEYS[1]]


@pytest.mark.clause("R32")
def test_a_race_ends_after_its_longest_time() -> None:
    match = race(ROAD, "seats=2 turn_cap=10", turn="10 red", out="1 0")
    match.play(0, "move d2-d3")
    told = [format_event(event) for event in match.play(0, "done")]
    assert told[-1] == "to all: game_ended reason=cap scores=1,0 winner_seats=0"


@pytest.mark.clause("R33")
@pytest.mark.parametrize(("out", "winners"), [("1 1", "0 1"), ("0 1", "1"), ("2 1", "0")])
def test_carts_out_decide_and_equals_draw(out: str, winners: str) -> None:
    match = race(ROAD, "seats=2 turn_cap=10", turn="10 red", out=out)
    match.play(0, "move d2-d3")
    match.play(0, "done")
    assert str(match.result()) == f"scores {out} winners {winners}"
