"""Later versions of the program, as their authors would write them: changes to this one's source.

The second edition of Diamant has other words for a move, a card, an option and a phrase, another
default, other rules and other weights; the third takes games under way over; the fourth no longer
has the rules before that. An entry of tables is renamed besides.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src" / "bocamina"
DIAMANT: Final = "games/diamant/"

Change = tuple[str, str, str]  # a file, what stands there, what stands there afterwards

SECOND: Final[tuple[Change, ...]] = (
    (DIAMANT + "moves.py", '["stay", ', '["go on", '),
    (DIAMANT + "components.py", '("snake", 3)', '("serpent", 3)'),
    (
        DIAMANT + "game.py",
        'Option("chests", "open", ("open", "hidden"), "D22", is_variant=True),',
        'Option("chests", "hidden", ("open", "hidden"), "D22", is_variant=True),',
    ),
    (DIAMANT + "game.py", 'Option("idols", ', 'Option("relics", '),
    (DIAMANT + "state.py", 'flag("idols")', 'flag("relics")'),
    (
        DIAMANT + "rules.py",
        "if cave.expedition < EXPEDITIONS:",
        "if cave.expedition < (EXPEDITIONS if cave.settings.rules < 2 else 3):",
    ),
    (
        DIAMANT + "check.py",
        "if cave.turn == OVER and cave.expedition != EXPEDITIONS:",
        "if cave.turn == OVER and cave.expedition < 3:",
    ),
    (
        DIAMANT + "rules.py",
        "    return state.public.deck\n",
        """    deck = state.public.deck
    return deck if state.public.settings.rules < 2 else [2 * count for count in deck]
""",
    ),
    (
        DIAMANT + "editions.py",
        "EDITIONS: Final[tuple[Edition, ...]] = ()",
        """
def second_settings(text: str) -> str:
    text = text.replace("idols=", "relics=")
    return text if "chests=" in text else f"{text} chests=open"


def second_position(text: str) -> str:
    return text.replace("snake", "serpent").replace(" stay", " go on")


def second_move(text: str) -> str:
    return "go on" if text == "stay" else text


def second_outcome(text: str) -> str:
    return "serpent" if text == "snake" else text


def second_phrase(text: str) -> str:
    return "phrase-greeting" if text == "phrase-hello" else text


SECOND = Edition(second_settings, second_position, second_move, second_outcome, second_phrase)
EDITIONS: Final[tuple[Edition, ...]] = (SECOND,)""",
    ),
    ("messages/en.ftl", "phrase-hello =", "phrase-greeting ="),
    ("messages/es.ftl", "phrase-hello =", "phrase-greeting ="),
    (
        "server/tables/entries.py",
        "class Emptied(TableFact, frozen=True):",
        'class Emptied(TableFact, frozen=True, tag="freed"):',
    ),
    (
        "server/tables/entries.py",
        "dict[str, Any]]]] = {}",
        'dict[str, Any]]]] = {"emptied": lambda fields: {**fields, "entry": "freed"}}',
    ),
)
THIRD: Final[tuple[Change, ...]] = (
    (DIAMANT + "editions.py", "= (SECOND,)", "= (SECOND, Edition(overtakes=True))"),
    (
        DIAMANT + "rules.py",
        "(EXPEDITIONS if cave.settings.rules < 2 else 3)",
        "(EXPEDITIONS if cave.settings.rules < 2 else 3 if cave.settings.rules == 2 else 4)",
    ),
)
FOURTH: Final[tuple[Change, ...]] = (
    (DIAMANT + "game.py", "editions=EDITIONS,", "editions=EDITIONS,\n            oldest=3,"),
    (
        DIAMANT + "rules.py",
        "(EXPEDITIONS if cave.settings.rules < 2 else 3 if cave.settings.rules == 2 else 4)",
        "4",
    ),
)


def make_version(folder: Path, *versions: tuple[Change, ...]) -> str:
    """Write the program of a later version, and return where Python finds it."""
    package = folder / "bocamina"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("web", "__pycache__", "*.so"))
    for file, before, after in [change for changes in versions for change in changes]:
        text = (package / file).read_text("utf-8")
        assert text.count(before) == 1, (file, before)
        (package / file).write_text(text.replace(before, after), "utf-8")
    return str(folder)
