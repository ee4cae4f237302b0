"""The page about learning says what the encodings say, field by field."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina.games import GAMES

if TYPE_CHECKING:
    from bocamina.core.encoding import Field

PAGE = Path(__file__).parents[2] / "docs/learning.md"
SEATS = 4


def table(fields: list[Field], last: str) -> str:
    """Return fields as a table of the page."""
    lines = [f"| from | field | shape | {last} | meaning |", "|---|---|---|---|---|"]
    for field in fields:
        shape = " × ".join(map(str, field.shape))
        told = f"{field.kind}, to {field.most}" if last == "kind" else str(field.size)
        meaning = field.meaning.replace("|", "\\|")
        lines.append(f"| {field.start} | {field.name} | {shape} | {told} | {meaning} |")
    return "\n".join(lines)


def section(name: str) -> str:
    """Return what the page says of a game with four seats."""
    encoding = GAMES[name].encoding(GAMES[name].settle(SEATS, {}))
    title = name.replace("_", " ").title()
    return "\n\n".join(
        [
            f"### {title}",
            f"With {SEATS} seats an observation has {encoding.size} bytes:",
            table(encoding.fields, "kind"),
            f"Its {encoding.moves:,} numbers of moves:",
            table(encoding.sorts, "numbers"),
        ]
    )


@pytest.mark.parametrize("name", ["diamant", "racing_dwarfs", "saboteur"])
def test_the_page_has_every_field(name: str) -> None:
    assert section(name) in PAGE.read_text("utf-8"), section(name)
