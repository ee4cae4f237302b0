"""Diamant as learners see it; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.core.encoding import CODE, COUNT, FLAG, MOST, WHOLE, Encoding, Field
from bocamina.core.turn import OVER
from bocamina.games.diamant.components import CARD_NAMES, EXPEDITIONS, HAZARD_NAMES, IDOL_WORTH
from bocamina.games.diamant.moves import MOVE_NAMES
from bocamina.games.diamant.state import Cave, Fist

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyState, AnyView
    from bocamina.core.options import Settings

# D12: fifteen treasures and one of each hazard, then the next card sends everybody home.
MOST_CARDS: Final = 20
CARDS: Final = 17
# Where the fields of one byte stand, as `fields_of` lays them out.
EXPEDITION: Final = 0
CARRIED: Final = 1
LYING: Final = 2
IDOL_LIES: Final = 3
IDOL_CARRIED: Final = 4
CHOICE: Final = 5
PATH: Final = 6
REMOVED: Final = 23
SEATS: Final = 28


def fields_of(seats: int) -> list[Field]:
    """Return the fields of an observation, in order."""
    return [
        Field("expedition", COUNT, (1,), EXPEDITIONS, "the expedition, from 1"),
        Field("carried", COUNT, (1,), MOST, "gems that each adventurer inside carries"),
        Field("lying", COUNT, (1,), MOST, "gems that lie on the path"),
        Field("idol lies", FLAG, (1,), 1, "an idol lies on the path"),
        Field("idol carried", FLAG, (1,), 1, "the lone adventurer inside carries an idol"),
        Field("choice", CODE, (1,), 3, "one's own sealed choice: 0 none, else 1 + how many leave"),
        Field("path", COUNT, (CARDS,), 2, f"cards on the path: {', '.join(CARD_NAMES)}"),
        Field(
            "removed", COUNT, (5,), 3, f"hazard cards out of the game: {', '.join(HAZARD_NAMES)}"
        ),
        Field("inside", COUNT, (seats,), 2, "adventurers inside, by seat"),
        Field("chosen", FLAG, (seats,), 1, "has sealed its choice, by seat"),
        Field("chests", COUNT, (seats,), MOST, "gems in chests by seat, as far as one may know"),
        Field("idols", COUNT, (seats,), EXPEDITIONS, "idols by seat, as far as one may know"),
    ]


@final
class DiamantEncoding(Encoding):
    """Observations, moves and rewards of Diamant."""

    def __init__(self, settings: Settings) -> None:
        seats = settings.seats
        moves = MOVE_NAMES if seats == 2 else MOVE_NAMES[:2]
        named = [Field(name, CODE, (1,), 0, "D5, D17") for name in moves]
        longest = EXPEDITIONS * MOST_CARDS * seats
        super().__init__(settings, fields_of(seats), named, longest, CARDS)
        self.seats: i64 = seats

    def write(self, view: AnyView, buffer: bytearray) -> None:
        cave: Cave = view.public
        buffer[WHOLE] = self.blank
        buffer[EXPEDITION] = cave.expedition
        if cave.carried:
            buffer[CARRIED] = min(cave.carried, MOST)
        if cave.lying:
            buffer[LYING] = min(cave.lying, MOST)
        if cave.idol_lies:
            buffer[IDOL_LIES] = 1
        if cave.idol_carried:
            buffer[IDOL_CARRIED] = 1
        card: i64
        for card in cave.path:
            buffer[PATH + card] += 1  # some treasures are there twice
        hazard: i64 = REMOVED
        count: i64
        for count in cave.removed:
            if count:
                buffer[hazard] = count
            hazard += 1
        self.write_seats(cave, view, buffer)

    def write_seats(self, cave: Cave, view: AnyView, buffer: bytearray) -> None:
        """Write the fields with an entry for each seat, beginning with the viewer's."""
        seats: i64 = self.seats
        seat: i64 = max(view.seat, 0)
        shows = cave.shows_chests()
        chests: i64 = SEATS + 2 * seats
        place: i64 = 0
        while place < seats:
            inside: i64 = cave.inside[seat]
            if inside:
                buffer[SEATS + place] = inside
            if cave.has_chosen(seat):
                buffer[SEATS + seats + place] = 1
            if shows:
                chest: i64 = cave.chests[seat]
                if chest:
                    buffer[chests + place] = min(chest, MOST)
                idols: i64 = cave.idols[seat]
                if idols:
                    buffer[chests + seats + place] = idols
            seat += 1
            if seat == seats:
                seat = 0
            place += 1
        if view.seat >= 0:
            fist: Fist = view.own()
            if fist.choice >= 0:
                buffer[CHOICE] = fist.choice + 1
            if not shows:
                buffer[chests] = min(fist.chest, MOST)
                buffer[chests + seats] = fist.idols

    def number(self, view: AnyView, move: i64) -> i64:
        return move

    def move(self, view: AnyView, number: i64) -> i64:
        return number

    def points(self, state: AnyState) -> list[int]:
        cave: Cave = state.public
        if cave.chests_hidden and cave.turn != OVER:
            fists: list[Fist] = state.private
            return [int(fist.chest) + IDOL_WORTH * int(fist.idols) for fist in fists]
        return self.game.scores(cave)
