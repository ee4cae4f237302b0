"""The race as clients are told of it."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.game import TAKE_BACK
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.games.racing_dwarfs.board import format_cell, parse_cell
from bocamina.testing.walks import walk
from tests.games.racing_dwarfs import oracles
from tests.games.racing_dwarfs.drawing import EMPTY, ROAD, race, table
from tests.games.racing_dwarfs.test_oracles import random_race

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.games.racing_dwarfs.state import Race

RACING = GAMES["racing_dwarfs"]


def told(match: Match, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the table and a seat's moves as a client reads them."""
    public = match.view(seat).public
    moves = [RACING.describe_move(public, move) for move in match.legal(seat) if move != TAKE_BACK]
    facts = json.loads(json.dumps([RACING.describe_public(public), moves]))
    return facts[0], facts[1]


def decisions(
    match: Match, most: int
) -> Iterator[tuple[int, dict[str, Any], list[dict[str, Any]]]]:
    """Yield who is to decide and what they are told, until the game is over."""
    for _ in range(most):
        while match.turn.is_chance:
            match.resolve()
        if match.turn.is_over:
            return
        (seat,) = match.turn.seats
        yield seat, *told(match, seat)


def test_a_setup_and_some_turns_can_be_told_as_json() -> None:
    chance = random.Random(3)
    match = Match(RACING, RACING.settle(3, {}), Dealer("describe"))
    seen = set()
    for seat, public, moves in decisions(match, 250):
        assert len(public["cells"]) == 49
        seen |= {move["does"] for move in moves}
        for move in moves:
            if move["does"] == "move":
                assert move["way"] == way_in(public, move["cell"], move["to"])
            if move["does"] == "exit":
                assert move["way"] == public["reaches"][move["cell"]]["out"]
            if move["does"] == "home":
                assert move["way"] == public["reaches"][move["cell"]]["back"]
            if move["does"] == "rock":
                assert move["way"] == way_in(public, public["rock"], move["to"])
            if move["does"] == "enter":
                assert move["way"] == move["cell"]
        match.play(seat, chance.choice([move for move in match.legal(seat) if move != TAKE_BACK]))
    assert seen >= {"place", "uncover", "orient", "enter", "move", "rotate", "rock", "done"}


def ways_in(reach: dict[str, Any]) -> dict[str, str]:
    """Return the ways of a cart or the Rock by where they end."""
    return dict(zip(reach["stops"], reach["ways"], strict=True))


def way_in(public: dict[str, Any], start: str, end: str) -> str:
    """Return the way that everybody is told from one cell to another."""
    return ways_in(public["reaches"][start])[end]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_carts_leave_and_how_tiles_may_lie_are_told(seats: int) -> None:
    public = RACING.describe_public(random_race(seats, 1).view().public)
    across = {"north": "south", "south": "north", "east": "west", "west": "east"}
    assert public["goals"] == [across[side] for side in public["sides"]]
    assert {kind: dict(ways) for kind, ways in public["tiles"].items()} == {
        "L": {"northeast": "NE", "southeast": "ES", "southwest": "SW", "northwest": "NW"},
        "I": {"north": "NS", "east": "EW"},
        "T": {"north": "NEW", "east": "NES", "south": "ESW", "west": "NSW"},
    }
    clockwise = "NESW"
    for ways in public["tiles"].values():
        for (_, lies), (_, turned) in pairwise([*ways, ways[0]]):
            assert {clockwise[(clockwise.index(side) + 1) % 4] for side in lies} == set(turned)


def test_a_rotation_tells_what_it_opens_and_closes() -> None:
    chance = random.Random(5)
    match = Match(RACING, RACING.settle(2, {"setup": "quick"}), Dealer("describe"))
    changes = 0
    for seat, public, moves in decisions(match, 120):
        before = stops(public)
        rotations = [move for move in moves if move["does"] == "rotate"]
        if rotations and public["actions_left"] > 1:
            about = chance.choice(rotations)
            match.play(seat, f"rotate {about['cell']} {about['facing']}")
            after = stops(told(match, seat)[0])
            assert set(about["opens"]) == after - before
            assert set(about["closes"]) == before - after
            changes += len(about["opens"]) + len(about["closes"])
        match.play(seat, chance.choice([move for move in match.legal(seat) if move != TAKE_BACK]))
    assert changes > 0


def stops(public: dict[str, Any]) -> set[str]:
    """Return where the mover's carts can stop."""
    reaches = public["reaches"]
    return {
        stop for cell, reach in reaches.items() if cell != public["rock"] for stop in reach["stops"]
    }


def way(match: Match, move: str) -> str:
    """Return the way that a move is told to take."""
    told: str = RACING.describe_move(match.state.public, RACING.parse_move(move))["way"]
    return told


def test_a_way_goes_around_the_edge_and_to_the_nearest_way_out() -> None:
    lane = EMPTY.replace("... ... ... *┼@ ... ... ...", "r─R b─. ... *┼@ ... g─. g─.")
    assert way(race(lane), "move a4-f4") == "a4 g4 f4"
    assert way(race(ROAD), "exit d2") == "d2 d3 d4 d5 d6 d7"


def test_what_is_not_allowed_is_told_as_the_rails_lead() -> None:
    lane = EMPTY.replace("... ... ... *┼@ ... ... ...", "r─R b─B g─. *┼@ ... ... ...")
    assert way(race(lane), "move a4-c4") == "a4 b4 c4"
    assert way(race(lane), "move a4-f2") == "a4 f2"
    assert way(race(lane), "exit a4") == "a4"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_ways_are_the_shortest_that_one_can_walk(seats: int, seed: int) -> None:
    for match in walk(random_race(seats, seed), Rng(seed), 60):
        seen = table(match)
        side = seen.sides[seen.mover]
        for start, reach in RACING.describe_public(seen)["reaches"].items():
            wraps = start != format_cell(seen.rock) or seen.rock_wraps
            stops, exits, returns = oracles.travel(seen, parse_cell(start), side, wraps=wraps)
            far = {end: len(way.split()) - 1 for end, way in ways_in(reach).items()}
            assert far == {format_cell(cell): steps for cell, steps in stops.items()}
            told = list(reach["ways"])
            if start != format_cell(seen.rock):
                for out, ends in ((reach["out"], exits), (reach["back"], returns)):
                    assert len(out.split()) - 1 == min(ends.values(), default=-1)
                told += [out for out in (reach["out"], reach["back"]) if out]
            for each in told:
                assert each.startswith(start)
                walked(seen, [parse_cell(cell) for cell in each.split()], wraps=wraps)


def walked(seen: Race, cells: list[int], *, wraps: bool) -> None:
    """Walk over cells one by one, or fail where there is no such step."""
    heading = None
    for cell, following in pairwise(cells):
        found = oracles.steps(seen, cell, heading, seen.sides[seen.mover], wraps=wraps)
        heading = dict(found)[following]
