"""Notes of what a seat learns step by step, for a bot with a memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.events import Event, seen_by
from bocamina.players.player import Remark
from bocamina.players.questions import note_of
from bocamina.server.tables.events import PhraseSaid, TableEvent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.match import Match
    from bocamina.players.questions import Note


class Witness:
    """Takes notes for one seat; each is sent to the bot once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0  # how many notes the bot was sent before
        self.notes: list[Note] = []

    def take(self, match: Match, happened: Sequence[Event | TableEvent], *, step: bool) -> None:
        """Note what a step or a remark tells the seat."""
        if step:
            seen = seen_by(self.seat, [each for each in happened if isinstance(each, Event)])
            self.notes.append(note_of(match.game, match.view(self.seat), seen))
        for each in happened:
            if isinstance(each, PhraseSaid):
                self.notes.append(Remark(each.seat, each.phrase, each.about))

    def hand_over(self) -> tuple[int, list[Note]]:
        """Return how many notes the bot has, and the new ones."""
        before, notes = self.told, self.notes
        self.told, self.notes = before + len(notes), []
        return before, notes


class Witnesses:
    """The witnesses of a table, by seat: one where a bot with a memory plays."""

    def __init__(self, lasting: int | None = None) -> None:
        self.by_seat: dict[int, Witness] = {}
        self.lasting = lasting  # a seat for which notes are always taken
        if lasting is not None:
            self.watch(lasting)

    def __bool__(self) -> bool:
        return bool(self.by_seat)

    def __contains__(self, seat: int) -> bool:
        return seat in self.by_seat

    def watch(self, seat: int) -> None:
        """Take notes for a seat from now on."""
        self.by_seat[seat] = Witness(seat)

    def take_over(self, seat: int, other: Witnesses) -> None:
        """Continue with the notes that were taken for a seat."""
        self.by_seat[seat] = other.by_seat[seat]

    def take(self, match: Match, happened: Sequence[Event | TableEvent], *, step: bool) -> None:
        """Note what a step or a remark tells each seat."""
        for witness in self.by_seat.values():
            witness.take(match, happened, step=step)

    def all_of(self, seat: int) -> list[Note]:
        """Return every note of a seat."""
        return list(self.by_seat[seat].notes)

    def hand_over(self, seat: int) -> tuple[int, list[Note]]:
        """Return how many notes the seat's bot has, and the new ones."""
        return self.by_seat[seat].hand_over()

    def forget(self, seat: int) -> None:
        """Take no more notes for a seat."""
        if seat != self.lasting:
            self.by_seat.pop(seat, None)

    def begin_again(self) -> None:
        """Drop all notes, since another game begins."""
        for seat in self.by_seat:
            self.watch(seat)
