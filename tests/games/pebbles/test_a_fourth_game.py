"""A game needs its own folders and one line: what is tested of every game holds for Pebbles too.

It is no part of the program. The tests that ask every game are run once more in a process that
knows it, as do all that it starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SITE = Path(__file__).parent / "site"
PARTS = {
    "contract": ["tests/contract", "tests/core", "tests/games/pebbles/test_clauses.py"],
    "front ends": ["tests/test_console.py", "tests/terminal/test_shell.py"],
    "server": ["tests/server/test_play.py", "tests/server/test_table.py"],
    "at work": ["tests/games/pebbles/at_work.py"],
    "adapters": ["tests/adapters"],
}
FEWEST = {"contract": 40, "front ends": 5, "server": 2, "at work": 8, "adapters": 8}


@pytest.mark.parametrize("part", PARTS)
def test_what_holds_for_every_game_holds_for_a_fourth(part: str) -> None:
    path = [str(SITE), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    # Whatever the run around it said to pytest does not hold here.
    environment = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    environment |= {"PYTHONPATH": os.pathsep.join(path), "HYPOTHESIS_PROFILE": "quick"}
    words = ["-q", "-x", "-p", "no:cacheprovider", "-k", "pebbles", *PARTS[part]]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    passed = int(run.stdout.rpartition(" passed")[0].split()[-1])
    assert passed >= FEWEST[part], run.stdout
