"""Hints for the person at the terminal, one rung at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.advising import advise
from bocamina.advice.history import History
from bocamina.advice.words import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.game import AnyView
    from bocamina.terminal.face import Face

HINT_WORDS: Final = ("hint", "pista")


class Hints:
    """Remembers what the seat was told, and how much of a hint it has had already."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.history = History()
        self.lines: Iterator[str] = iter(())
        self.asked_at = -1  # the number of events when the first rung was given

    def next_line(self, view: AnyView) -> str:
        """Return the next rung for this decision; after the last, what the advice believes."""
        if self.asked_at != len(self.history.notes):
            self.asked_at = len(self.history.notes)
            self.lines = self.rungs(view)
        return next(self.lines, self.face.speaker.say("terminal-no-more-hints"))

    def rungs(self, view: AnyView) -> Iterator[str]:
        """Yield one rung after another."""
        face = self.face
        advice = advise(view, self.history)
        wording = Wording(face.speaker, advice, face.names, face.in_words)
        for rung in advice.hint:
            yield face.speaker.say(f"terminal-hint-{rung.kind}", words=wording.rung(rung))
        if advice.beliefs:
            yield "\n".join(wording.beliefs())
