"""The engine's bit masks against plain walking and trying, on positions of random games."""

from __future__ import annotations

import pytest

from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.actions import race_moves
from bocamina.games.racing_dwarfs.board import cells_in, edge_cell, edge_place, format_cell
from bocamina.games.racing_dwarfs.cart_duty import owes_cart
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.placing import Filling
from bocamina.games.racing_dwarfs.rules import play
from bocamina.games.racing_dwarfs.state import FINISHED, RACE, RaceState
from bocamina.games.racing_dwarfs.zobrist import MOVER_KEYS
from bocamina.testing.walks import walk
from tests.games.racing_dwarfs import oracles
from tests.games.racing_dwarfs.drawing import DWARFS, EMPTY, race, table
from tests.games.racing_dwarfs.reaching import cart_reach, rock_reach

SETTINGS: list[dict[str, bool | int | str]] = [
    {"layout": "diagonals"},
    {"layout": "cross", "plus_turns": False},
    {"layout": "diagonals_l", "rock_wraps": False},
    {"layout": "diagonals", "plus_turns": False, "rock_wraps": False},
]


def random_race(seats: int, seed: int) -> Match:
    """Return a race of random settings before its first turn."""
    settings = DWARFS.settle(seats, {"setup": "quick", **SETTINGS[seed % len(SETTINGS)]})
    match = Match(DWARFS, settings)
    match.dealer.seed = f"oracle {seed}"
    match.deal()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_carts_and_rock_go_where_one_can_walk(seats: int, seed: int) -> None:
    for match in walk(random_race(seats, seed), Rng(seed), 60):
        mine = table(match)
        view = match.view(0)
        for seat in range(seats):
            side = mine.sides[seat]
            for cart in cells_in(mine.carts[seat]):
                stops, exits, returns = oracles.travel(mine, cart, side, wraps=True)
                reach = cart_reach(view, cart)
                assert set(reach.stops) == {format_cell(cell) for cell in stops}
                assert set(reach.exits) == {format_cell(cell) for cell in exits}
                assert set(reach.returns) == {format_cell(cell) for cell in returns}
            stops, _, _ = oracles.travel(mine, mine.rock, side, wraps=mine.rock_wraps)
            assert set(rock_reach(view, seat).stops) == {format_cell(cell) for cell in stops}


@pytest.mark.parametrize("seed", range(60))
def test_filling_the_board_is_decided_as_by_trying_everything(seed: int) -> None:
    rng = Rng(f"filling {seed}")
    colours = 2 + seed % 3
    cells = list(range(49))
    rng.shuffle(cells)
    # Near each other, so that they do get in each other's way.
    start = cells[0]
    cells.sort(key=lambda cell: abs(cell // 7 - start // 7) + abs(cell % 7 - start % 7))
    free = sorted(cells[: 6 + seed % 4])
    left = [0] * colours
    for _ in free:
        left[int(rng.below(colours))] += 1
    barred = [
        sum(1 << cell for cell in free if rng.below(5) == 0) if seed % 2 else 0
        for _ in range(colours)
    ]
    taken = int(Filling(sum(1 << cell for cell in free), barred, left[:], 0).answer())
    assert (taken >= 0) == oracles.can_fill(free, barred, left)
    if taken >= 0:
        assert len(cells_in(taken)) == left[0]


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_expands_to_every_position_that_playing_it_out_reaches(seed: int) -> None:
    match = random_race(2 + seed % 3, seed)
    for _ in walk(match, Rng(seed), 20 + seed):
        pass
    while not match.turn.is_over and (table(match).trail or table(match).actions_left < 3):
        match.play(match.turn.seats[0], match.legal(match.turn.seats[0])[0])
    start: RaceState = match.state.copy()
    # Two actions are enough to compare with trying everything.
    start.public.actions_left = 2
    reached: set[int] = set()

    def play_on(state: RaceState) -> None:
        for move in race_moves(state.public):
            after = state.copy()
            play(after, state.public.mover, move, None)
            if after.public.phase == FINISHED or after.public.mover != state.public.mover:
                reached.add(int(after.public.key))
            else:
                play_on(after)

    play_on(start)
    found = oracles.expand_turns(start.public)
    assert set(found) == reached
    for key, moves in list(found.items())[::50]:
        state = start.copy()
        for move in moves:
            play(state, start.public.mover, move, None)
        assert state.public.key == key


@pytest.mark.parametrize("seed", range(4))
def test_the_key_of_a_turn_is_remembered(seed: int) -> None:
    for match in walk(random_race(2, seed), Rng(seed), 40):
        mine = table(match)
        if mine.phase == RACE and not mine.trail:
            assert mine.seen[-1] == mine.key ^ MOVER_KEYS[mine.mover]


@pytest.mark.parametrize("side", range(4))
def test_places_along_a_side_are_named_both_ways(side: int) -> None:
    cells = [int(edge_cell(side, place)) for place in range(7)]
    assert [int(edge_place(side, cell)) for cell in cells] == list(range(7))
    ends = ["a7 g7", "g1 g7", "a1 g1", "a1 a7"][side]
    assert f"{format_cell(cells[0])} {format_cell(cells[-1])}" == ends


def test_the_way_out_is_counted_in_actions() -> None:
    rows = EMPTY.strip().split("\n")
    for row, cell in enumerate(["r│.", "g│.", "r│.", "*┼.", "g│.", "r│R", "g│."]):
        cells = rows[row].split()
        cells[3] = cell
        rows[row] = " ".join(cells)
    rows[3] = rows[3].replace("... ... ...", "g─@ ... ...", 1)
    drawing = "\n".join(rows)
    # One cart is a ride away; three at home each have to enter first.
    assert actions_to_exit(table(race(drawing, out="3 0")), 0) == 1
    assert actions_to_exit(table(race(drawing, out="2 0")), 0) == 1 + 2 + 2
    turned = drawing.replace("g│.", "g─.", 1)
    assert actions_to_exit(table(race(turned, out="3 0")), 0) == 2
    # A rival's tile that lies across bars the way; one has to go round.
    barred = drawing.replace("g│.", "b─.", 1)
    assert actions_to_exit(table(race(barred, out="3 0")), 0) > 2


def sparse_race(seed: int) -> Match:
    """Return a race in which few carts can be used: a handful of tiles, corners taken."""
    rng = Rng(f"sparse {seed}")
    rows = [row.split() for row in EMPTY.strip().split("\n")]
    rows[6][0] = rows[6][6] = "*┼B"
    cells = [
        (row, column) for row in (4, 5, 6) for column in range(7) if rows[row][column] == "..."
    ]
    rng.shuffle(cells)
    for row, column in cells[: 3 + seed % 3]:
        tile = "└│┌├┘─┴┐┤┬"[int(rng.below(10))]
        rows[row][column] = "rgb"[int(rng.below(3))] + tile + "."
    if seed % 2:
        row, column = cells[0]
        rows[row][column] = rows[row][column][:2] + "R"
    drawing = "\n".join(" ".join(row) for row in rows)
    plus_turns = "true" if seed % 5 else "false"
    out = ["0 0", "3 0"][seed % 2] if seed % 4 == 3 else "0 0"
    return race(drawing, f"seats=2 plus_turns={plus_turns}", out=out)


@pytest.mark.parametrize("seed", range(120))
def test_the_duty_is_owed_just_when_trying_everything_finds_a_cart(seed: int) -> None:
    match = sparse_race(seed)
    mine = table(match)
    owed = oracles.can_use_cart(mine, 3)
    assert owes_cart(mine) == owed
    allowed = sum(oracles.can_use_cart(after, 2) or not owed for after in oracles.rotations(mine))
    moves = match.legal_texts(0)
    assert sum(move.startswith("rotate") for move in moves) == allowed
    assert ("done" in moves) == (not owed)
