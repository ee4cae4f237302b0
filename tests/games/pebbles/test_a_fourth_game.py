"""A game from elsewhere needs its package and one line in it: Pebbles, installed besides.

It is no part of the program. The tests that ask every game are run once more in a process that
finds the package, as do all that it starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "examples/pebbles"
PARTS = {
    "contract": ["--pyargs", "bocamina.testing"],
    "places": ["tests/contract", "tests/core", "examples/pebbles/tests/test_clauses.py"],
    "front ends": ["tests/test_console.py", "tests/terminal/test_shell.py"],
    "server": ["tests/server/test_play.py", "tests/server/test_table.py"],
    "at work": ["tests/games/pebbles/at_work.py"],
    "adapters": ["tests/adapters"],
}
FEWEST = {"contract": 30, "places": 12, "front ends": 5, "server": 2, "at work": 9, "adapters": 8}
BROKEN = """
[project]
name = "broken-game"
version = "1"
[project.entry-points."bocamina.games"]
broken = "no_such_module:Game"
saboteur = "bocamina.games.diamant.game:Diamant"
[tool.setuptools]
py-modules = []
"""


def install(package: Path, into: Path) -> None:
    """Install a package into a folder, as pip would into an environment."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    words = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(into)]
    subprocess.run([*pip, *words, str(package)], check=True, timeout=120)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the package is installed, built from a copy."""
    copy = tmp_path_factory.mktemp("pebbles") / "package"
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run(["cp", "-r", str(PACKAGE), str(copy)], check=True)
    install(copy, folder)
    return folder


def environment_with(folder: Path) -> dict[str, str]:
    """Return an environment in which a folder of packages is found."""
    path = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    # Whatever the run around it said to pytest does not hold here.
    kept = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    return {**kept, "PYTHONPATH": os.pathsep.join(path), "HYPOTHESIS_PROFILE": "quick"}


@pytest.mark.parametrize("part", PARTS)
def test_what_holds_for_every_game_holds_for_a_fourth(part: str, installed: Path) -> None:
    words = ["-q", "-x", "-p", "no:cacheprovider", "-k", "pebbles", *PARTS[part]]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=ROOT,
        env=environment_with(installed),
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    passed = int(run.stdout.rpartition(" passed")[0].split()[-1])
    assert passed >= FEWEST[part], run.stdout


def test_a_broken_package_spoils_no_other_game(tmp_path: Path, installed: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "pyproject.toml").write_text(BROKEN, "utf-8")
    install(broken, tmp_path / "there")
    environment = environment_with(installed)
    environment["PYTHONPATH"] = f"{tmp_path / 'there'}{os.pathsep}{environment['PYTHONPATH']}"
    ask = "from bocamina import GAMES; print(*GAMES, GAMES['saboteur'].package)"
    run = subprocess.run(
        [sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == [
        *("diamant", "racing_dwarfs", "saboteur", "pebbles"),
        "bocamina.games.saboteur",
    ]
    assert "the game 'broken' is left out: ModuleNotFoundError" in run.stderr
    assert "the game 'saboteur' is left out: BadSetting" in run.stderr
