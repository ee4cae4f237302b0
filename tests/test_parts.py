"""What the plain package does without, and what it says where a part is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bocamina.parts import MissingPart, needing

PARTS = (
    *("asyncpg", "gymnasium", "litestar", "mcp", "msgspec", "numpy", "openskill", "pettingzoo"),
    *("PIL", "pyarrow", "pyspiel", "ray", "redis", "resvg_py", "uvicorn"),
)
ROOT = Path(__file__).parents[1]
POSITION = ROOT / "docs/pictures/drawn/diamant-cave.txt"
RECORD = ROOT / "examples/a_lie_decides.txt"


@pytest.fixture
def without(tmp_path: Path) -> dict[str, str]:
    """An environment in which the plain package alone seems to be installed."""
    missing = dict.fromkeys(PARTS)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\nsys.modules.update({missing})\n")
    paths = [str(tmp_path), *(str(Path(path).resolve()) for path in sys.path if path)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LC_ALL": "C.UTF-8"}


def run(without: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command there."""
    return subprocess.run(
        [sys.executable, "-m", "bocamina", *words],
        env=without,
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("serve --port 0", "server"),
        ("backup nowhere", "server"),
        ("arena diamant --players novice,regular", "lab"),
        ("ladder diamant", "lab"),
        ("solve diamant", "solver"),
        ("play diamant --bots expert", "solver"),
        ("mcp", "mcp"),
        (f"draw {POSITION} -o drawn.png", "pictures"),
        (f"record table {RECORD} --views none --out table.parquet", "data"),
    ],
)
def test_a_missing_part_is_named_in_one_line(
    without: dict[str, str], words: str, part: str
) -> None:
    told = run(without, *words.split())
    assert told.returncode == 2
    assert f'install it with: pip install "bocamina[{part}]"' in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs", "saboteur"])
def test_every_game_is_played_with_the_plain_package(without: dict[str, str], game: str) -> None:
    played = run(without, "play", game, "--pause", "0", "--lang", "en")
    assert played.returncode == 0, played.stderr
    assert "See you at the mouth of the mine!" in played.stdout


def test_bots_that_cannot_play_are_listed_with_what_they_need(without: dict[str, str]) -> None:
    told = run(without, "players", "diamant").stdout
    assert 'expert     Not installed: pip install "bocamina[solver]"' in told
    assert '"strong"' not in run(without, "players", "diamant", "--json").stdout


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import bocamina; bocamina.new_match('diamant', 3)", {*PARTS, "rich", "typer", "fluent"}),
        ("import bocamina.cli", set(PARTS)),
        ("import bocamina.players.roster", set(PARTS)),
        ("import bocamina.commands.version", {*PARTS, "typer", "rich", "bocamina.games"}),
    ],
)
def test_nobody_waits_for_what_they_do_not_use(code: str, unwanted: set[str]) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    assert unwanted & set(told.split()) == set()


def test_a_server_on_windows_is_not_said_to_be_a_matter_of_installing() -> None:
    with pytest.raises(MissingPart, match="Linux and macOS") as refused, needing("server"):
        raise ModuleNotFoundError("No module named 'fcntl'", name="fcntl")
    assert "pip install" not in str(refused.value)
