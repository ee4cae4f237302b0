"""What docs/notation.md shows of Saboteur is true."""

from __future__ import annotations

from pathlib import Path

from bocamina.console import Console
from bocamina.games.saboteur.components import KIND_NAMES, LAID_NAMES
from bocamina.games.saboteur.drawing import BOXES
from bocamina.games.saboteur.notation import HEAD, TAIL
from bocamina.games.saboteur.state import PHASE_NAMES
from tests.games.saboteur.mine import SABOTEUR

PAGE = Path(__file__).parents[3] / "docs/notation.md"
SECTION = PAGE.read_text("utf-8").split("### Saboteur\n")[1].split("\n### ")[0]


def test_the_view_is_what_the_console_shows() -> None:
    shown = SECTION.split("```text\n")[1].split("```")[0].splitlines()
    requests = ["new seats=3 seed=lamp", *["resolve"] * (1 + 3 + 3 + 3 * 6)]
    for move in ("0 dig ESW 1,0", "1 dig n 1,-1", "2 map 3"):
        requests += [f"play {move}", "resolve"]
    answers = list(Console(SABOTEUR, iter([*requests, "show 2"])).answers())
    assert answers[-len(shown) - 1 :] == [*shown, "ok"]


def test_every_line_phase_card_and_character_is_explained() -> None:
    for label in HEAD + TAIL:
        assert f"| `{label}" in SECTION
    words = set(
        SECTION.replace("`", " ").replace("|", " ").replace("\\", " ").replace(",", " ").split()
    )
    assert {*PHASE_NAMES, *KIND_NAMES[16:]} <= words
    rows = [
        line.replace("`", "").split("|") for line in SECTION.split("\n") if "NESW" in line.upper()
    ]
    explained: dict[str, str] = {}
    for row in rows:
        if len(row) == 4 and row[1].split()[0] in BOXES[:26]:
            names = [word.rstrip(",") for word in row[2].split() if word.rstrip(",") in LAID_NAMES]
            explained.update(zip(row[1].split(), names, strict=True))
    assert explained == dict(zip(BOXES[:26], LAID_NAMES, strict=True))
