"""One word, one meaning: outside the games, no two classes have the same name."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src/bocamina"
# What the wire calls by the word that the part behind it uses too.
SHARED_WITH_THE_WIRE = {"News", "Presence", "Result", "Settings", "View"}


def test_class_names_are_unique_outside_games() -> None:
    found = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        if place.parts[0] in ("games", "web"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(place))
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert {name: twice[name] for name in twice.keys() - SHARED_WITH_THE_WIRE} == {}
