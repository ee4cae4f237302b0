"""Small files with one thing each, and no function that does not fit a screen."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src/bocamina"
MOST_LINES = 330
MOST_LINES_OF_A_FUNCTION = 60
KINDS = {".py", ".ts", ".svelte", ".css", ".ftl"}
LONGER = {
    "web/src/wire.ts": 700,  # made from the server's messages
}


def sources() -> list[Path]:
    """Return every file of the program that people read."""
    made = {"node_modules", "dist", "site"}
    return sorted(
        file
        for file in PACKAGE.rglob("*")
        if file.suffix in KINDS and made.isdisjoint(file.relative_to(PACKAGE).parts)
    )


def test_no_file_is_too_long() -> None:
    too_long = {}
    for file in sources():
        place, lines = str(file.relative_to(PACKAGE)), len(file.read_text("utf-8").splitlines())
        if lines > LONGER.get(place, MOST_LINES):
            too_long[place] = lines
    assert too_long == {}


def test_what_may_be_longer_is_longer() -> None:
    for place in LONGER:
        assert len((PACKAGE / place).read_text("utf-8").splitlines()) > MOST_LINES, place


def test_no_function_is_too_long() -> None:
    too_long = {}
    for file in sources():
        if file.suffix != ".py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > MOST_LINES_OF_A_FUNCTION:
                    too_long[f"{file.relative_to(PACKAGE)}: {node.name}"] = lines
    assert too_long == {}
