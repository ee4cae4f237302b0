"""Notes of what a seat learns step by step, for a bot with a memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.players.questions import Note
    from bocamina.server.tables.entry_news import EntryNews


class Witness:
    """Takes notes for one seat; each is sent to the bot once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0  # how many notes the bot was sent before
        self.notes: list[Note] = []
        self.view = ""  # how the game looks to the seat since the last step

    def take(self, news: EntryNews) -> None:
        """Note what a step or a remark tells the seat."""
        if news.is_step:
            note = news.note_for(self.seat)
            self.notes.append(note)
            self.view = note.view
        self.notes += news.remarks

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

    def take(self, news: EntryNews) -> None:
        """Note what a step or a remark tells each seat."""
        for witness in self.by_seat.values():
            witness.take(news)

    def view_of(self, seat: int) -> str:
        """Return how the game looks to a seat now."""
        return self.by_seat[seat].view

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
