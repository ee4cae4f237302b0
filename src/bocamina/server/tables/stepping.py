"""A step of a table's game: as it was decided just now, or read from the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.match import Match
    from bocamina.server.tables.entries import Stepped


def step_on(match: Match, step: Stepped) -> list[Event]:
    """Take a step and return what happened; what was decided just now is not judged again."""
    if step.seat is None:
        if step.number is None:
            return match.resolve(step.text)
        return match.bring(step.number, step.text)
    if step.number is None:
        return match.play(step.seat, step.text)
    return match.carry_out(step.seat, step.number)
