"""Numbers for the results of a turn, so that nothing looks at the same position twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.games.racing_dwarfs.board import edge_cell
from bocamina.games.racing_dwarfs.components import KIND_OF, RAILS
from bocamina.games.racing_dwarfs.moves import (
    ENTER,
    EXIT,
    HOME,
    MOVE,
    ROCK,
    ROTATE,
    enter_place,
    exit_cell,
    home_cell,
    move_end,
    move_start,
    rock_cell,
    rotate_cell,
    rotate_facing,
)
from bocamina.games.racing_dwarfs.zobrist import (
    CART_KEYS,
    OUT_KEYS,
    RAIL_KEYS,
    ROCK_KEYS,
    ROTATED_KEYS,
    USED_KEYS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.games.racing_dwarfs.state import Race


def key_after(race: Race, seat: i64, move: i64) -> i64:
    """Return the key of the position after a move, without making it."""
    key: i64 = race.key
    if move >= MOVE:
        start: i64 = move_start(move)
        return key ^ CART_KEYS[seat * 64 + start] ^ CART_KEYS[seat * 64 + move_end(move)]
    if move >= ROTATE:
        tile: i64 = rotate_cell(move)
        rails: i64 = race.rails(tile)
        turned: i64 = RAILS[KIND_OF[rails] * 8 + rotate_facing(move)]
        return key ^ RAIL_KEYS[tile * 16 + rails] ^ RAIL_KEYS[tile * 16 + turned]
    if move >= ROCK:
        return key ^ ROCK_KEYS[race.rock] ^ ROCK_KEYS[rock_cell(move)]
    if move >= HOME:
        return key ^ CART_KEYS[seat * 64 + home_cell(move)]
    if move >= EXIT:
        out: i64 = seat * 8 + race.out[seat]
        return key ^ CART_KEYS[seat * 64 + exit_cell(move)] ^ OUT_KEYS[out] ^ OUT_KEYS[out + 1]
    if move >= ENTER:
        return key ^ CART_KEYS[seat * 64 + edge_cell(race.sides[seat], enter_place(move))]
    return key


def mark_of(race: Race) -> i64:
    """Return a key for an unfinished turn: the position, and what was used to get there."""
    mark: i64 = race.key
    cell: i64 = 0
    used: i64 = race.used
    rotated: i64 = race.rotated
    while used | rotated:
        if used & 1:
            mark ^= USED_KEYS[cell]
        if rotated & 1:
            mark ^= ROTATED_KEYS[cell]
        used >>= 1
        rotated >>= 1
        cell += 1
    # Carts sent home, and actions left, in the place of further cells.
    return mark ^ USED_KEYS[50 + race.returned] ^ ROTATED_KEYS[50 + race.actions_left]
