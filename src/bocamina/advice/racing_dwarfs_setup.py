"""Advice before the race: tiles evaluated on boards that are completed at random."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.advice.advice import Prospect, Reason
from bocamina.advice.measuring import error_of_difference, mean_and_error
from bocamina.advice.racing_dwarfs_reasons import STEEPNESS, chance, foreseen, look_of
from bocamina.core import compiled
from bocamina.games.racing_dwarfs.board import bit
from bocamina.games.racing_dwarfs.components import ORIENTATIONS, RAILS
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.moves import (
    format_move,
    orient_facing,
    put_cell,
    put_rails,
    uncover_cell,
)
from bocamina.games.racing_dwarfs.state import ORIENT, PLACE
from bocamina.players.racing_dwarfs.reckoning.boards import fill

if TYPE_CHECKING:
    from bocamina.core.game import AnyView
    from bocamina.core.rng import Rng
    from bocamina.games.racing_dwarfs.state import Race

LOOKS_PER_SECOND: Final = 12_000 if compiled() else 1_500
FEWEST_BOARDS: Final = 4
MOST_BOARDS: Final = 64
ACTION: Final = 0.15  # the effect of one action on the need of a seat
NOTICEABLE: Final = 0.3  # actions: a smaller difference is not given as a reason


BoardValue: TypeAlias = "tuple[float, float, float]"  # a chance, own actions, the nearest rival's


def setting_up(view: AnyView, seconds: float, rng: Rng) -> tuple[int, tuple[Prospect, ...]]:
    """Return how many boards were sampled, and the worth of every choice on them."""
    race: Race = view.public
    seat, game = int(view.seat), race.settings.game
    moves = [int(move) for move in game.legal_moves(view)]
    looks = len(moves) * (1 if race.phase in (PLACE, ORIENT) else sum(map(len, ORIENTATIONS)))
    count = int(seconds * LOOKS_PER_SECOND / looks)
    boards = [fill(race, rng) for _ in range(max(FEWEST_BOARDS, min(MOST_BOARDS, count)))]
    alike: dict[tuple[BoardValue, ...], list[int]] = {}
    for move in moves:
        tried = tuple(best_of(race, board, move, seat) for board in boards)
        alike.setdefault(tried, []).append(move)
    return len(boards), prospects_of(race, alike)


def prospects_of(
    race: Race, alike: dict[tuple[BoardValue, ...], list[int]]
) -> tuple[Prospect, ...]:
    """Return the prospects of each class of choices, the best first."""
    everything = [look for tried in alike for look in tried]
    usual = [fmean(column) for column in zip(*everything, strict=True)]
    wins = {tried: [look[0] for look in tried] for tried in alike}
    means = {tried: mean_and_error(wins[tried]) for tried in alike}
    order = sorted(alike, key=lambda tried: -means[tried][0])
    best = order[0]
    found = []
    for tried in order:
        moves = tuple(alike[tried])
        win, error = means[tried]
        cost_error = 0.0 if tried is best else error_of_difference(wins[best], wins[tried])
        found.append(
            Prospect(
                moves=moves,
                texts=tuple(format_move(move) for move in moves),
                win=win,
                win_error=error,
                gain=0.0,
                gain_is_exact=True,
                cost=means[best][0] - win,
                cost_error=cost_error,
                reasons=ways_of(moves[0], tried, usual, win),
                look=look_of(race, moves[0]),
            )
        )
    return tuple(found)


def ways_of(
    move: int, tried: tuple[BoardValue, ...], usual: list[float], win: float
) -> tuple[Reason, ...]:
    """Return the effect of a choice on the own way and the nearest rival's, over all boards."""
    slope = STEEPNESS * win * (1.0 - win) * ACTION
    found = []
    for column, kind, sign in ((1, "own-way", 1.0), (2, "rivals-way", -1.0)):
        steps = fmean(look[column] for look in tried)
        told = {"actions": round(steps, 1), "usual": round(usual[column], 1)}
        if abs(usual[column] - steps) >= NOTICEABLE:
            weight = sign * slope * (usual[column] - steps)
            found.append(Reason(kind, told, weight, move))
    return tuple(found)


def best_of(race: Race, board: Race, move: int, seat: int) -> BoardValue:
    """Return a seat's worth on a board with the tile that a choice lays there."""
    if race.phase == PLACE:
        return judged(lay(board, put_cell(move), put_rails(move), seat), seat)
    if race.phase == ORIENT:
        rails = RAILS[int(race.uncovered_kind) * 8 + orient_facing(move)]
        return judged(lay(board, int(race.uncovered), rails, None), seat)
    # Whoever turns a tile over orients it, whatever it turns out to be.
    cell, bests = uncover_cell(move), []
    for kind, likely in enumerate(race.green_stock):
        looks = [judged(lay(board, cell, rails, None), seat) for rails in ORIENTATIONS[kind]]
        bests += [max(looks)] * int(likely)
    win, own, rival = (fmean(column) for column in zip(*bests, strict=True))
    return win, own, rival


def judged(board: Race, seat: int) -> BoardValue:
    """Return a seat's worth on a board."""
    actions = [float(actions_to_exit(board, each)) for each in range(int(board.seats))]
    own = actions.pop(seat)
    return foreseen(chance(board, seat), int(board.seats)), own, min(actions)


def lay(board: Race, cell: int, rails: int, owner: int | None) -> Race:
    """Return the board with a tile on a cell, of somebody's colour or green."""
    laid = board.copy()
    laid.set_rails(cell, rails)
    if owner is not None:
        here = int(bit(cell))
        tiles = [int(others & ~here) for others in laid.tiles]
        tiles[owner] |= here
        laid.tiles = tiles
    return laid
