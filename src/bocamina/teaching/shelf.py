"""The lessons that come with the program, and their words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bocamina.fluent import Bundle
from bocamina.language import message_text, message_texts
from bocamina.teaching.lesson import Lesson, parse_lesson

if TYPE_CHECKING:
    from bocamina.teaching.drill import Drill

PACKAGE: Final = "bocamina.teaching"
# In the order in which one learns; a game's first is the one for newcomers.
NAMES: Final = ("diamant",)


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by name."""
    folder = files(PACKAGE) / "lessons"
    found = [parse_lesson((folder / f"{name}.txt").read_text("utf-8")) for name in NAMES]
    return {lesson.name: lesson for lesson in found}


def find_lesson(name: str) -> Drill | None:
    """Return the drill of a lesson, if there is one of this name."""
    lesson = lessons().get(name)
    return None if lesson is None else lesson.drill


@cache
def bundle_of(language: str) -> Bundle:
    """Return the words of lessons in a language, with those that games share with them."""
    bundle = Bundle(language)
    for text in (*message_texts(language), message_text(PACKAGE, language)):
        bundle.add(text)
    return bundle


def say_in(language: str, message: str, game: str = "") -> str:
    """Return a lesson's words; where a step has no answer of its own, those for its game."""
    bundle = bundle_of(language)
    if message.endswith(".else") and message not in bundle:
        message = f"lesson-else-{game.replace('_', '-')}"
    return bundle.format(message, {})
