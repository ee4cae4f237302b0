"""How a game packs its moves into numbers is known to its `moves.py`, and to no other folder."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
FOLDERS = ("src/bocamina", "tests", "bench", "examples", "scripts")
GAMES = "src/bocamina/games"
# `DIG: Final = 32768  # + 32 cell + laid`: where the numbers of one kind of move begin.
START = re.compile(r"^([A-Z]+): Final = \d+  # \+ ", re.MULTILINE)
STARTS = {
    file.parent.name: set(START.findall(file.read_text("utf-8")))
    for file in (ROOT / GAMES).glob("*/moves.py")
}


def starts_named(tree: ast.Module) -> Iterator[tuple[str, str, ast.expr | ast.stmt]]:
    """Yield where a module names the start of a range, with its game and its own name for it."""
    folders: dict[str, str] = {}  # the game of each `moves` that is imported as a module
    local: dict[str, tuple[str, str]] = {}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        *_, folder, last = ["", *node.module.split(".")]
        for each in node.names:
            if last == "moves" and each.name in STARTS.get(folder, ()):
                local[each.asname or each.name] = folder, each.name
                yield folder, each.name, node
            elif each.name == "moves" and last in STARTS:
                folders[each.asname or each.name] = last
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in local:
                yield *local[name], node
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name in STARTS.get(
                folders.get(module, ""), ()
            ):
                yield folders[module], name, node
            case _:
                pass


def leaks(place: str, text: str) -> list[str]:
    """Return what a source does with packed moves that only their own module may do.

    Within the folder of its game a range may be compared with, but not calculated with.
    """
    tree = ast.parse(text)
    calculated = {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp | ast.AugAssign | ast.UnaryOp)
        for part in ast.walk(node)
    }
    return [
        f"{place}:{node.lineno}: {name}"
        for game, name, node in starts_named(tree)
        if not place.startswith(f"{GAMES}/{game}/") or node in calculated
    ]


def test_moves_are_packed_and_unpacked_in_their_modules_alone() -> None:
    assert {"DIG", "FALL", "DISCARD"} <= STARTS["saboteur"]
    assert {"MOVE", "ENTER", "PUT"} <= STARTS["racing_dwarfs"]
    found = []
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text("utf-8")
            if "moves" in text:
                found += leaks(file.relative_to(ROOT).as_posix(), text)
    assert found == []


IMPORT = "from bocamina.games.saboteur.moves import "


@pytest.mark.parametrize(
    ("folder", "text", "found"),
    [
        ("lab", f"{IMPORT}DIG\nx = move >= DIG", ["1: DIG", "2: DIG"]),
        ("lab", f"{IMPORT}DIG as FIRST\nx = bisect([FIRST], move)", ["1: DIG", "2: DIG"]),
        ("lab", "from bocamina.games.saboteur import moves\nx = moves.DIG <= move", ["2: DIG"]),
        ("games/racing_dwarfs", f"{IMPORT}DIG\n", ["1: DIG"]),
        ("games/saboteur", f"{IMPORT}DIG\nx = (move - DIG) >> 5", ["2: DIG"]),
        ("games/saboteur", f"{IMPORT}FALL\ny += FALL", ["2: FALL"]),
        ("games/saboteur", f"{IMPORT}DIG\nx = move >= DIG", []),
        ("lab", f"{IMPORT}PASS, is_dig\nx = is_dig(move) or move == PASS", []),
        ("lab", "DIG = 1\nx = DIG + 1", []),
    ],
)
def test_what_leaks_is_found(folder: str, text: str, found: list[str]) -> None:
    place = f"src/bocamina/{folder}/new.py"
    assert leaks(place, text) == [f"{place}:{each}" for each in found]
