"""Saboteur as learners see it; seats are counted from the viewer's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bocamina.core.encoding import CODE, COUNT, FLAG, MOST, WHOLE, Encoding, Field
from bocamina.games.saboteur.components import (
    DECK_SIZE,
    FIRST_ACTION,
    GOALS,
    KIND_NAMES,
    KINDS,
    TOOLS,
)
from bocamina.games.saboteur.hand import BITS, CARD
from bocamina.games.saboteur.nuggets import count, entry_seat, nuggets_of, total_of
from bocamina.games.saboteur.packed import goal_seen
from bocamina.games.saboteur.state import FINISHED, Dwarf, Mine
from bocamina.games.saboteur.tunnels import JOINED, cell_of_place, what_of_place
from bocamina.games.saboteur.window import (
    HEIGHT,
    PLACE_OF,
    WIDTH,
    fields_of_moves,
    move_of,
    number_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyState, AnyView
    from bocamina.core.options import Settings

# Where the fields stand, as `fields_of` lays them out.
PHASE: Final = 0
ROUND: Final = 1
ACTOR: Final = 2
STARTER: Final = 3
DECK: Final = 4
PASSES: Final = 5
GOLD_LEFT: Final = 6
SPARE: Final = 7
ROLE: Final = 8
NUGGETS: Final = 9
GOALS_SEEN: Final = 10
OFFERED: Final = 13
HAND: Final = 16
PASSED: Final = 43
DISCARDS: Final = 70
MINE: Final = 97
SEATS: Final = 352


def fields_of(seats: int) -> list[Field]:
    """Return the fields of an observation, in order."""
    cards = f"by card: {', '.join(KIND_NAMES)}"
    return [
        Field("phase", CODE, (1,), FINISHED, "what happens now, as positions name it, from 0"),
        Field("round", COUNT, (1,), 9, "the round, from 1"),
        Field("actor", CODE, (1,), seats - 1, "who acts, in seats after one's own"),
        Field("starter", CODE, (1,), seats, "0, or 1 + who begins, in seats after one's own"),
        Field("deck", COUNT, (1,), DECK_SIZE, "cards in the deck"),
        Field("passes", COUNT, (1,), seats, "passes in a row since it ran out, where they count"),
        Field("gold left", COUNT, (1,), 10, "gold cards drawn and not yet taken"),
        Field("spare", CODE, (1,), 2, "the spare dwarf: 0 unknown, 1 digger, 2 saboteur"),
        Field("role", CODE, (1,), 2, "one's own role: 0 none yet, 1 digger, 2 saboteur"),
        Field("nuggets", COUNT, (1,), MOST, "one's own gold"),
        Field("goals seen", CODE, (GOALS,), 3, "0, or treasure, stone-ES, stone-SW from 1"),
        Field("offered", COUNT, (3,), 16, "gold cards worth 1, 2, 3 to take from"),
        Field("hand", COUNT, (KINDS,), 6, f"one's own cards, {cards}"),
        Field("passed", COUNT, (KINDS,), 6, "own cards passed face down, in the same order"),
        Field("discards", COUNT, (KINDS,), 6, "cards that lie face up on the discard pile"),
        Field(
            "mine",
            CODE,
            (HEIGHT, WIDTH),
            33 + JOINED,
            "what lies on the cells from -6,-7 to 10,7: 0 nothing, 1 to 26 path cards as they lie,"
            " 27 the start, 28 a goal face down, 29 the treasure, 30 to 33 stones;"
            " 64 more where it is joined to the start",
        ),
        Field("hands", COUNT, (seats,), 6, "cards in hands, by seat"),
        Field("broken", CODE, (seats, TOOLS), seats, "0, or 1 + who broke it, by seat and tool"),
        Field("looked", FLAG, (seats, GOALS), 1, "has looked at a goal, by seat and goal"),
        Field("face down", COUNT, (seats,), 31, "cards passed face down, by seat"),
        Field("shown", CODE, (seats,), 2, "once shown: 1 digger, 2 saboteur, by seat"),
        Field("gold cards", COUNT, (seats,), MOST, "times that a seat was paid, by seat"),
    ]


@final
class SaboteurEncoding(Encoding):
    """Observations, moves and rewards of Saboteur."""

    def __init__(self, settings: Settings) -> None:
        seats, rounds = settings.seats, settings.number("rounds")
        # At most, each card is played once with passes of all others in between; then gold is
        # taken.
        longest = rounds * (DECK_SIZE + 2) * seats
        fields = fields_of(seats)
        super().__init__(settings, fields, fields_of_moves(seats), longest, KINDS)
        self.seats: i64 = seats

    def write(self, view: AnyView, buffer: bytearray) -> None:
        mine: Mine = view.public
        buffer[WHOLE] = self.blank
        seats: i64 = self.seats
        own: i64 = max(view.seat, 0)
        buffer[PHASE] = mine.phase
        buffer[ROUND] = mine.round
        buffer[ACTOR] = (mine.actor - own + seats) % seats
        if mine.starter >= 0:
            buffer[STARTER] = 1 + (mine.starter - own + seats) % seats
        buffer[DECK] = mine.deck_size
        if mine.passes:
            buffer[PASSES] = mine.passes
        if mine.gold_left:
            buffer[GOLD_LEFT] = mine.gold_left
        buffer[SPARE] = mine.spare + 1
        entry: i64
        for entry in mine.tunnels.places:
            if entry:
                place: i64 = PLACE_OF[cell_of_place(entry)]
                if place >= 0:
                    buffer[MINE + place] = what_of_place(entry) + 1
        write_discards(mine.paths_discarded, DISCARDS, buffer)
        write_discards(mine.actions_discarded, DISCARDS + FIRST_ACTION, buffer)
        write_seats(mine, own, seats, buffer)
        if view.seat >= 0:
            write_dwarf(view.own(), mine, own, buffer)

    def number(self, view: AnyView, move: i64) -> i64:
        return number_of(move, view.seat, self.seats)

    def move(self, view: AnyView, number: i64) -> i64:
        return move_of(number, view.seat, self.seats)

    def points(self, state: AnyState) -> list[int]:
        mine: Mine = state.public
        if mine.totals:
            return mine.totals
        return [total_of(state, seat) for seat in range(self.settings.seats)]


def write_discards(cards: i64, at: i64, buffer: bytearray) -> None:
    """Write how many cards of each kind were discarded, three bits a kind."""
    while cards:
        if cards & 7:
            buffer[at] = cards & 7
        cards >>= 3
        at += 1


def write_seats(mine: Mine, own: i64, seats: i64, buffer: bytearray) -> None:
    """Write the fields with an entry for each seat, beginning with the viewer's."""
    broken: i64 = SEATS + seats
    looked: i64 = broken + TOOLS * seats
    down: i64 = looked + GOALS * seats
    shown: i64 = down + seats
    paid: i64 = shown + seats
    seat: i64 = own
    place: i64 = 0
    while place < seats:
        held: i64 = mine.hand_size(seat)
        if held:
            buffer[SEATS + place] = held
        if mine.has_broken_tool(seat):
            for tool in range(TOOLS):
                breaker: i64 = mine.breakers[TOOLS * seat + tool]
                if breaker:
                    buffer[broken + TOOLS * place + tool] = 1 + (breaker - 1 - own + seats) % seats
        looks: i64 = mine.looked_at(seat)
        goal: i64 = looked + GOALS * place
        while looks:
            if looks & 1:
                buffer[goal] = 1
            looks >>= 1
            goal += 1
        passed: i64 = mine.passed_by(seat)
        if passed:
            buffer[down + place] = passed
        if mine.saboteurs >= 0:
            buffer[shown + place] = 1 + (mine.saboteurs >> seat & 1)
        seat += 1
        if seat == seats:
            seat = 0
        place += 1
    entry: i64
    for entry in mine.ledger:
        buffer[paid + (entry_seat(entry) - own + seats) % seats] += 1


def write_dwarf(dwarf: Dwarf, mine: Mine, seat: i64, buffer: bytearray) -> None:
    """Write the viewer's private part."""
    buffer[ROLE] = dwarf.role + 1
    if dwarf.notes:
        buffer[NUGGETS] = min(nuggets_of(dwarf.notes, mine.ledger, int(seat)), MOST)
    if dwarf.looks:
        goal: i64
        for goal in range(GOALS):
            buffer[GOALS_SEEN + goal] = goal_seen(dwarf.looks, goal)
    if dwarf.offered:
        worth: i64
        for worth in range(3):
            buffer[OFFERED + worth] = count(dwarf.offered, worth + 1)
    hand: i64 = dwarf.hand
    while hand:
        buffer[HAND - 1 + (hand & CARD)] += 1
        hand >>= BITS
    kind: i64
    for kind in dwarf.discarded:
        buffer[PASSED + kind] += 1
