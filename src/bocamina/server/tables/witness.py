"""What a seat gets to know step by step, taken down for a bot with a memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocamina.players.questions import Note
    from bocamina.server.tables.account import Account


class Witness:
    """Takes notes for one seat; a bot is told of them once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0  # how many notes the bot was given before
        self.notes: list[Note] = []
        self.view = ""  # how the game looks to the seat since the last step

    def take(self, account: Account) -> None:
        """Note what a step, or something said, tells the seat."""
        if account.is_step:
            note = account.note_for(self.seat)
            self.notes.append(note)
            self.view = note.view
        self.notes += account.remarks

    def hand_over(self) -> tuple[int, list[Note]]:
        """Return how many notes the bot has, and those to come."""
        before, notes = self.told, self.notes
        self.told, self.notes = before + len(notes), []
        return before, notes


class Witnesses:
    """The witnesses of a table, by seat: one where a bot with a memory plays."""

    def __init__(self, lasting: int | None = None) -> None:
        self.by_seat: dict[int, Witness] = {}
        self.lasting = lasting  # a seat that notes are taken for whoever sits there
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
        """Go on with the notes that others took for a seat."""
        self.by_seat[seat] = other.by_seat[seat]

    def take(self, account: Account) -> None:
        """Note what a step, or something said, tells each seat."""
        for witness in self.by_seat.values():
            witness.take(account)

    def view_of(self, seat: int) -> str:
        """Return how the game looks to a seat now."""
        return self.by_seat[seat].view

    def all_of(self, seat: int) -> list[Note]:
        """Return every note of a seat."""
        return list(self.by_seat[seat].notes)

    def hand_over(self, seat: int) -> tuple[int, list[Note]]:
        """Return how many notes the seat's bot has, and those to come."""
        return self.by_seat[seat].hand_over()

    def forget(self, seat: int) -> None:
        """Take no more notes for a seat."""
        if seat != self.lasting:
            self.by_seat.pop(seat, None)

    def begin_again(self) -> None:
        """Let go of what was noted, since another game begins."""
        for seat in self.by_seat:
            self.watch(seat)
