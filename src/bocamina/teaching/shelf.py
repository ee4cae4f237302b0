"""The lessons that come with the program, and their words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from bocamina.fluent import Bundle
from bocamina.language import message_text, message_texts
from bocamina.teaching.drill import GO_ON
from bocamina.teaching.lesson import Lesson, parse_lesson

if TYPE_CHECKING:
    from bocamina.teaching.drill import Drill

WORDS_A_SECOND: Final = 150 / 60
SECONDS_A_TAP: Final = 3
# The most taps for a move: what to take, where to, and yes.
TAPS: Final = {"diamant": 1, "saboteur": 3, "racing_dwarfs": 3}
PACKAGE: Final = "bocamina.teaching"
# In learning order; a game's first lesson is the one for newcomers.
NAMES: Final = (
    "diamant",
    "diamant-idols",
    "diamant-two",
    "saboteur",
    "saboteur-craft",
    "saboteur-claims",
    "racing-dwarfs",
    "racing-dwarfs-setup",
    "racing-dwarfs-rock",
)


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
    """Return a lesson's message, or the game's if a step has no answer of its own."""
    bundle = bundle_of(language)
    if message.endswith(".else") and message not in bundle:
        message = f"lesson-else-{game.replace('_', '-')}"
    return bundle.format(message, {})


def taps_of(lesson: Lesson) -> int:
    """Return the most taps in a lesson without mistakes."""
    a_move = TAPS.get(lesson.drill.game, 3)
    return sum(1 if task.move == GO_ON else a_move for task in lesson.drill.tasks)


def seconds_of(lesson: Lesson, language: str) -> float:
    """Estimate how long a lesson takes at an ordinary reading speed, in seconds."""
    messages = [task.words for task in lesson.drill.tasks] + [f"{lesson.title}.end"]
    words = sum(len(say_in(language, message).split()) for message in messages)
    return words / WORDS_A_SECOND + taps_of(lesson) * SECONDS_A_TAP
