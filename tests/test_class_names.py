"""One word, one meaning: no two types have the same name; those of a game are its own."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from bocamina.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PACKAGE = Path(__file__).parents[1] / "src/bocamina"
CLIENT = PACKAGE / "web/src"
CLIENTS_TYPE = re.compile(
    r"^ *(?:export )?(?:abstract )?(?:class |interface |type (?=\w+(?:<.*>)? =))(\w+)", re.MULTILINE
)


def types_in(file: Path) -> Iterator[str]:
    """Yield the classes, aliases and type variables that a module defines.

    Type variables of one letter are a module's own.
    """
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TypeVar"))
            ) if len(name) > 1:
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() | ast.BinOp()) if (
                is_type(name)
            ):
                yield name
            case _:
                pass


def is_type(name: str) -> bool:
    """Tell whether a name is written like those of types."""
    return name[0].isupper() and not name.isupper()


def realm_of(place: Path) -> str:
    """Return the game that a file belongs to, if it is in a game's folder."""
    return place.parts[1] if place.parts[0] == "games" and place.parts[1] in GAMES else ""


def twice(found: Mapping[tuple[str, str], list[str]]) -> dict[str, list[str]]:
    """Return the names that stand for two types of one game, or of what all games share."""
    return {f"{game} {name}": places for (game, name), places in found.items() if len(places) > 1}


def test_names_of_types_are_unique() -> None:
    found = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        if place.parts[0] == "web":
            continue
        for name in types_in(file):
            found[realm_of(place), name].append(str(place))
    assert twice(found) == {}


def test_names_of_the_clients_types_are_unique() -> None:
    found = defaultdict(list)
    for file in sorted(CLIENT.rglob("*")):
        place = file.relative_to(CLIENT)
        if file.suffix not in (".ts", ".svelte"):
            continue
        for name in CLIENTS_TYPE.findall(file.read_text("utf-8")):
            found[realm_of(place), name].append(str(place))
    assert len(found) > 100
    assert twice(found) == {}
