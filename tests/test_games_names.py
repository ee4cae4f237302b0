"""A game is known by its name in its own folders and files, and elsewhere only where it must be.

Whoever adds a game finds here all places that a fourth game might have to be written into. Look for
the module by the game's name instead of adding one (`bocamina.additions`), or ask the game.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from bocamina.additions import module_with
from bocamina.advice import any_game
from bocamina.advice.advising import answer_of
from bocamina.analysis import value_any_game
from bocamina.analysis.specialist import Specialist, specialist_for
from bocamina.analysis.valuing import valuation_of
from bocamina.drawing.boards import board_of
from bocamina.drawing.boards.plain import draw_text
from bocamina.drawing.examples import setting_of
from bocamina.games import OWN
from bocamina.lab.value_fitting import fitted_games
from bocamina.story.telling import NoNarrator, narrator_of
from bocamina.terminal.face import Face
from bocamina.terminal.faces import face_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.game import AnyGame

ROOT = Path(__file__).parents[1]
CLIENT = "src/bocamina/web/src"
CLIENTS = {".ts", ".svelte", ".ftl"}
MADE = {"node_modules", "dist", "site", "__pycache__"}
NAMES = "|".join(name for each in OWN for name in {each.name, each.name.replace("_", "-")})
# A game's own: games/diamant/rules.py, analysis/value_diamant.py, lab/saboteur_rounds.py.
IS_OWN = re.compile(rf"(?:^|[/_.])(?:{NAMES})(?:[/_.]|$)")
# "diamant", "saboteur seats=4", "diamant.novice:NovicePlayer", "saboteur-phrase-stone".
TEXT = re.compile(rf"(?:bocamina\.\w+\.)?(?:{NAMES})(?![a-z_])")
# The same in TypeScript, in any quotes; `web-diamant-...` is a message of a game.
QUOTED = re.compile(rf"""["'`](?:[^"'`\s]*[/-])?(?:{NAMES})(?![a-z_])[^"'`\n]*["'`]""")
WORDS = re.compile(rf"^web-(?:{NAMES})-|^\s+\*?\[(?:{NAMES})\]", re.MULTILINE)

# Files and folders, with why they must know which games there are.
ALLOWED: Final[dict[str, str]] = {
    "src/bocamina/__init__.py": "tells editors the type of each game's match",
    "src/bocamina/games/__init__.py": "the one list of games",
    "src/bocamina/players/roster.py": "the one list of bots",
    "src/bocamina/players/chorus.py": "the bots that comment on a game, beside the list of bots",
    "src/bocamina/teaching/shelf.py": "the lessons in the order in which one learns",
    "src/bocamina/puzzles/": "each kind of puzzle is of one game",
    "src/bocamina/lab/puzzles/": "finds the puzzles of each kind",
    "src/bocamina/lab/ladder.py": "how the time is shared out, by what takes long",
    "src/bocamina/lab/ladder_page.py": "tells what studies of one game's bots found",
    "src/bocamina/lab/findings.py": "runs the studies of one game's bots",
    "src/bocamina/lab/studies.py": "the list of studies",
    "src/bocamina/lab/value_games.py": "which bots play the games that chances are fitted to",
    "src/bocamina/commands/probing.py": "commands that study the bots of one game",
    "src/bocamina/commands/studying.py": "the command that solves Diamant",
    "src/bocamina/testing/": "examples of what holds for every game",
    f"{CLIENT}/screens/Puzzles.svelte": "the kinds of puzzles in the order in which they are shown",
    # A side is called what the game is called.
    f"{CLIENT}/review/Beliefs.svelte": "tells who was a saboteur",
    f"{CLIENT}/review/en.ftl": "tells who was a saboteur",
    f"{CLIENT}/review/es.ftl": "tells who was a saboteur",
    "scripts/pictures.py": "when a game is worth a picture for the README",
    "scripts/transcript.py": "the game of an example",
}


def sources() -> Iterator[tuple[str, str]]:
    """Yield every file of the program that is no game's own: its place and its text."""
    files = [*(ROOT / "src/bocamina").rglob("*"), *(ROOT / "scripts").rglob("*"), ROOT / "setup.py"]
    for file in sorted(files):
        place = file.relative_to(ROOT).as_posix()
        is_test = ".test." in file.name or ".fixture." in file.name
        if is_test or not MADE.isdisjoint(file.parts) or IS_OWN.search(place):
            continue
        if file.suffix == ".py" or (file.suffix in CLIENTS and place.startswith(CLIENT)):
            yield place, file.read_text("utf-8")


def named_in_python(text: str) -> Iterator[str]:
    """Yield the games' names that stand in a module as strings or in imports."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = TEXT.match(node.value)
            yield from [node.value] if found else []
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{each.name}" for each in node.names]
            yield from [each for each in whole if IS_OWN.search(each)]
        elif isinstance(node, ast.Import):
            yield from [each.name for each in node.names if IS_OWN.search(each.name)]


def named_in(place: str, text: str) -> list[str]:
    """Return the games' names that stand in a file."""
    if place.endswith(".py"):
        return list(named_in_python(text))
    return (WORDS if place.endswith(".ftl") else QUOTED).findall(text)


def named() -> dict[str, list[str]]:
    """Return what stands where, outside the games' own files."""
    return {place: found for place, text in sources() if (found := named_in(place, text))}


def test_a_games_name_stands_elsewhere_only_where_it_must() -> None:
    found = named()
    assert {place: found[place] for place in found if not place.startswith(tuple(ALLOWED))} == {}


def test_what_is_allowed_is_still_needed() -> None:
    found = named()
    assert [each for each in ALLOWED if not any(place.startswith(each) for place in found)] == []


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("any.py", 'OWN = ("diamant",)'),
        ("any.py", "from bocamina.games.diamant import events"),
        ("any.py", "from bocamina.analysis import value_racing_dwarfs"),
        ("any.py", "import bocamina.games.saboteur.rules"),
        ("any.py", 'START = f"saboteur seats={seats}"'),
        ("any.ts", 'if (game === "racing_dwarfs") return "";'),
        ("any.svelte", 'import Cave from "../games/diamant/Cave.svelte";'),
        ("any.svelte", 'say("web-diamant-status")'),
        ("any.ftl", "web-racing-dwarfs-pitch = Turn the rails"),
        ("any.ftl", "    [racing-dwarfs] 1 cart"),
    ],
)
def test_a_new_place_is_noticed(place: str, text: str) -> None:
    assert named_in(place, text)


@pytest.mark.parametrize("each", OWN, ids=lambda game: game.name)
def test_what_a_game_adds_is_found(each: AnyGame) -> None:
    name = each.name
    assert answer_of(name) is not any_game.answer
    assert specialist_for(each) is not Specialist
    assert type(valuation_of(each, "")).__module__ != value_any_game.__name__
    assert not isinstance(narrator_of(name), NoNarrator)
    assert board_of(name) is not draw_text
    assert setting_of(name) is not None
    assert face_of(name) is not Face
    assert name in fitted_games()


def test_a_game_may_be_called_what_a_module_is_called() -> None:
    assert module_with("SPECIALIST", "bocamina.analysis", "words") is None
    assert module_with("SPECIALIST", "bocamina.analysis", "no_such_game") is None
