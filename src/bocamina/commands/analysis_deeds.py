"""The moves of a finished game, and their alternatives, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.analysis.analysis import Decision, KeyMoment
    from bocamina.analysis.course import Replayed
    from bocamina.core.events import Event
    from bocamina.terminal.face import Face

OWN: Final = 2  # events that describe the move itself, not its consequences
# The heading or other lines cover these; all cards of a deal would be too much.
TOLD_BY_THEMSELVES: Final = ("deal", "roles", "lie", "decision")


class Deeds:
    """Describes moves and steps of one game as its log does."""

    def __init__(self, course: Replayed, face: Face) -> None:
        self.course = course
        self.face = face

    def turn(self, decision: Decision, moves: Sequence[str]) -> Iterator[str]:
        """Yield the moves of a turn that was played at a decision, or could have been."""
        step, seat = decision.step - 1, decision.seat
        game, state = self.course.games[step], self.course.states[step].copy()
        for text in moves:
            events: list[Event] = []
            legal = game.legal_moves(state.view(seat))
            game.play(state, seat, game.parse_move(text), events)
            own = [each for each in events[:OWN] if each.facts().get("seat") == seat]
            words = [told for each in own if (told := self.face.plainly(each))]
            yield words[0] if words else self.face.done(text, legal)

    def happened(self, moment: KeyMoment) -> str:
        """Return the public events at the steps of a key moment, if they are worth a line."""
        if moment.kind in TOLD_BY_THEMSELVES or moment.facts.get("leaving") == 0:
            return ""
        steps = self.course.steps[moment.began - 1 : moment.ended]
        events = [event for step in steps for event in step.events if event.reaches(SPECTATOR)]
        face = self.face
        return " ".join(told for e in events if (told := face.plainly(e) or face.line(e)))
