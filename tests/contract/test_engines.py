"""What one engine pickles the other reads: compiled and plain, as during an upgrade."""

from __future__ import annotations

import ctypes
import os
import pickle
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from bocamina.core import compiled
from bocamina.core.dealer import Dealer
from bocamina.core.errors import IllegalMove
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, viewers, walk

ROOT = Path(__file__).parents[2]
# Whatever this process runs, the sources are plain Python.
PLAIN = """
import pickle, sys
from bocamina.core import compiled
assert not compiled()
things = pickle.load(sys.stdin.buffer)
told = [repr(thing) for thing in things]
pickle.dump((told, things), sys.stdout.buffer)
"""


def through_plain_python(things: list[object]) -> tuple[list[str], list[object]]:
    """Return what plain Python makes of pickled things, and what it pickles of them again."""
    known = [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    run = subprocess.run(
        [sys.executable, "-c", PLAIN],
        input=pickle.dumps(things),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT), *known])},
        stdout=subprocess.PIPE,
        check=True,
    )
    told, again = pickle.loads(run.stdout)
    return told, again


@pytest.mark.parametrize("name", NAMES)
def test_plain_python_reads_what_was_pickled_and_is_read(name: str) -> None:
    game = GAMES[name]
    things: list[object] = [Rng(7), Dealer("lamp", {1: "dust"}, 5)]
    for steps in (0, 9, 60, 10**6):
        match = Match(game, game.settle(game.usual_seats, {}), Dealer(f"engines {steps}"))
        for _ in walk(match, Rng(steps), steps):
            pass
        things += [match.state.public.settings, match.state.copy(), match]
        things += [match.view(viewer).copy() for viewer in viewers(match)]
    told, again = through_plain_python(things)
    assert told == [repr(thing) for thing in things]
    assert [type(thing) for thing in again] == [type(thing) for thing in things]
    assert again == things


def test_an_error_goes_over_as_well() -> None:
    error = IllegalMove("D5", "not-inside", {"seat": "2"})
    told, (again,) = through_plain_python([error])
    assert told == [repr(error)]
    assert isinstance(again, IllegalMove)
    assert again.args == error.args


@pytest.mark.skipif(not compiled(), reason="the engine runs as plain Python")
def test_compiled_functions_can_become_part_of_their_callers() -> None:
    """What other libraries could see and replace is called each time, however short it is."""
    library = ctypes.CDLL(str(import_module("bocamina__mypyc").__file__))
    assert hasattr(library, "PyInit_bocamina__mypyc")
    assert not hasattr(library, "CPyDef_saboteur___moves___is_dig")
