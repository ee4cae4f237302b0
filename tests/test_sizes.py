"""Small files with one thing each, and no function that does not fit a screen."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/bocamina", "scripts", "bench", "examples", "tests")
MOST_LINES = 330
# In Python; eslint.config.js has the same for TypeScript.
MOST_LINES_OF_A_FUNCTION = 60
KINDS = {".py", ".ts", ".svelte", ".css", ".ftl", ".js"}
MADE = {"node_modules", "dist", "site", "build"}
LONGER = {
    "src/bocamina/web/src/wire.ts": 720,  # made from the server's messages
    "tests/server/kept/keep.py": 350,  # one file, to be run in other versions' folders
}


def sources() -> Iterator[tuple[str, Path, int]]:
    """Yield every file that people read: its place, itself, and how many lines it may have."""
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in KINDS and MADE.isdisjoint(file.relative_to(ROOT).parts):
                place = file.relative_to(ROOT).as_posix()
                yield place, file, LONGER.get(place, MOST_LINES)


def lines_of(file: Path) -> int:
    """Return how many lines a file has."""
    return len(file.read_text("utf-8").splitlines())


def test_no_file_is_too_long() -> None:
    assert {place: lines_of(file) for place, file, most in sources() if lines_of(file) > most} == {}


def test_what_may_be_longer_is_longer() -> None:
    assert [place for place in LONGER if lines_of(ROOT / place) <= MOST_LINES] == []


def test_no_function_is_too_long() -> None:
    too_long = {}
    for place, file, _ in sources():
        if file.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > MOST_LINES_OF_A_FUNCTION:
                    too_long[f"{place}: {node.name}"] = lines
    assert too_long == {}
