"""A copied state is small enough to keep very many of them."""

from __future__ import annotations

import gc
import sys
from types import ModuleType

import pytest

from bocamina.core import compiled
from bocamina.core.playout import play_out
from bocamina.core.rng import Rng
from bocamina.games import GAMES

SABOTEUR = GAMES["saboteur"]
MOST_BYTES = 4096
PLAIN_OVERHEAD = 3  # objects of plain Python carry dictionaries


def reachable(root: object) -> dict[int, object]:
    """Return everything that an object holds, itself included, by identity."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return found


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_copy_takes_less_than_four_kilobytes(seats: int) -> None:
    for seed in range(10):
        rng = Rng(seed)
        state = SABOTEUR.setup(SABOTEUR.settle(seats, {}))
        play_out(SABOTEUR, state, rng, 60 + 10 * seed)
        copy = state.copy()
        shared = reachable(state)
        own = [thing for key, thing in reachable(copy).items() if key not in shared]
        size = sum(sys.getsizeof(thing) for thing in own)
        assert size < MOST_BYTES * (1 if compiled() else PLAIN_OVERHEAD)
