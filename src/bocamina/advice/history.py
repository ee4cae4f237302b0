"""What a seat has been told, step by step: advice may use this and the present view only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from bocamina.core.events import Event, seen_by
from bocamina.core.replay import begin, follow, renewed
from bocamina.players.player import Player, Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.record import Record

T = TypeVar("T", bound=Player)


@dataclass(frozen=True)
class Noticed:
    """A step: what the seat was told of it, and its view after it."""

    view: AnyView
    events: tuple[Event, ...]


@dataclass
class History:
    """Listens like a bot, and tells a bot later what it missed."""

    notes: list[Noticed | Remark] = field(default_factory=list)

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        """Take in a step of the game: what the seat was told of it, and how things look after."""
        self.notes.append(Noticed(view.copy(), tuple(events)))

    def hear(self, remark: Remark) -> None:
        """Take in what somebody said."""
        self.notes.append(remark)

    def tell(self, bot: T) -> T:
        """Replay everything to a bot, and return the bot."""
        for note in self.notes:
            if isinstance(note, Remark):
                bot.hear(note)
            else:
                bot.notice(note.view, note.events)
        return bot


def history_of(game: AnyGame, record: Record, seat: int) -> History:
    """Return what a seat was told in a recorded game, whether it is over or not."""
    record = renewed(game, record)
    match, history = begin(game, record), History()
    for step in record.steps:
        events = follow(match, step, proven=False)
        history.notice(match.view(seat), seen_by(seat, events))
    return history
