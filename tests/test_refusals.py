"""What commands refuse is told in the language of whoever typed it."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

import bocamina
from bocamina.commands.refusals.why_not import EXPECTED, GOT, in_words, known, why_not
from bocamina.core.errors import BadSetting, BocaminaError, BrokenRecord, IllegalPosition
from bocamina.language import LANGUAGES, speaker_for
from bocamina.parts import MissingPart

SOURCE: Final = Path(bocamina.__file__).parent
SPANISH: Final = speaker_for("es").say
# What commands refuse themselves, and what they hand on.
PLACES: Final = (
    "commands/*.py",
    "lab/*.py",
    "server/oversight.py",
    "players/companions.py",
    "players/command.py",
    "players/roster.py",
    "drawing/palette.py",
    "language.py",
    "rulebook.py",
    "writing.py",
)
REFUSING: Final = {"BadSetting", "Unknown", "NotToBeKeptOut"}


def text_of(node: ast.expr) -> str | None:
    """Return a text as it stands in the source, something in the place of each of its facts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        parts = (text_of(part) or "some thing" for part in node.values)
        return "".join(parts)
    return None


def refused() -> list[str]:
    """Return what is expected wherever something else is refused."""
    found = set()
    for place in PLACES:
        for file in SOURCE.glob(place):
            for call in ast.walk(ast.parse(file.read_text("utf-8"))):
                match call:
                    case ast.Call(func=ast.Name(id=name), args=[expected, *_]) if name in REFUSING:
                        found.add(text_of(expected))
    return sorted(filter(None, found))


@pytest.mark.parametrize("expected", refused())
def test_every_refusal_is_told_in_both_languages(expected: str) -> None:
    assert in_words(expected, EXPECTED, speaker_for("en").say) == expected
    assert in_words(expected, EXPECTED, SPANISH) not in (None, expected)


@pytest.mark.parametrize("message", [*known(EXPECTED), *known(GOT)])
def test_both_languages_tell_the_same_facts(message: str) -> None:
    names = (known(EXPECTED) | known(GOT))[message].groupindex
    for language in LANGUAGES:
        told = speaker_for(language).say(message, **{name: f"<{name}>" for name in names})
        assert set(re.findall(r"<(\w+)>", told)) == set(names)


@pytest.mark.parametrize(
    ("expected", "got", "told"),
    [
        (
            "a kind of puzzles (who-is-it, stay-or-leave)",
            "'who'",
            "se esperaba una clase de acertijos (who-is-it, stay-or-leave), no 'who'",
        ),
        (
            "somebody who is kept out (`bocamina keep-out list`)",
            "192.0.2.1",
            "se esperaba alguien bloqueado (`bocamina keep-out list`), no 192.0.2.1",
        ),
        (
            "somebody on another machine",
            "this machine itself: 127.0.0.1",
            "se esperaba alguien en otra máquina, no esta misma máquina: 127.0.0.1",
        ),
        (
            "games of saboteur",
            "my.jsonl, with games of diamant",
            "se esperaba un archivo con partidas de saboteur, no my.jsonl, con partidas de diamant",
        ),
        (
            "--seed as x has it, so left out",
            "--seed",
            "se esperaba que --seed quedara como está en x, sin darlo otra vez, no --seed",
        ),
    ],
)
def test_a_refusal_is_one_sentence_of_one_language(expected: str, got: str, told: str) -> None:
    error = BadSetting(expected, got)
    assert why_not(error, SPANISH) == told
    assert why_not(error, speaker_for("en").say) == str(error)


def test_a_part_that_is_missing_is_told_with_how_to_install_it() -> None:
    missing = MissingPart("server", "litestar")
    assert why_not(missing, speaker_for("en").say) == str(missing)
    assert why_not(missing, SPANISH) == (
        "esto necesita una parte que no está instalada (falta litestar);"
        ' se instala con: pip install "bocamina[server]"'
    )
    elsewhere = MissingPart("server", "fcntl")
    assert why_not(elsewhere, speaker_for("en").say) == str(elsewhere)
    assert (
        why_not(elsewhere, SPANISH) == "server funciona en Linux y macOS; en Windows, dentro de WSL"
    )


@pytest.mark.parametrize(
    "error", [BrokenRecord(3, "expected a move"), IllegalPosition("two dwarves", "three dwarves")]
)
def test_what_a_position_or_record_lacks_is_told_as_the_engine_does(
    error: BocaminaError,
) -> None:
    assert why_not(error, SPANISH) == str(error)
