"""The story of a game of Racing Dwarfs."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bocamina.games.racing_dwarfs import events as e
from bocamina.games.racing_dwarfs.components import CARTS
from bocamina.story.endings import comeback, endings, honour, leaders
from bocamina.story.tale import Beat, Chapter, Chronicle, Curve, Findings, Highlight, Honour

LONG_RIDE: Final = 6  # cells
BUSY: Final = 5  # turns of one tile
FAR_ROCK: Final = 12  # cells in all
ROCK_WAR: Final = 5  # pushes, each by somebody else than the one before
TUG: Final = 3  # turns of one tile, each by somebody else than the one before
PARKED: Final = 3  # own turns until a cart moves on
LAP: Final = 10  # turns a chapter
SHORT: Final = 5  # own turns of a quick race
LONG: Final = 15  # own turns of a long one


def apart(start: str, end: str) -> int:
    """Return how far two cells are from each other, along rows and columns."""
    return abs(ord(start[0]) - ord(end[0])) + abs(int(start[1:]) - int(end[1:]))


class RaceStory:
    """Goes through a race once and notes what is worth telling."""

    def __init__(self, course: Chronicle) -> None:
        self.course = course
        seats = course.seats
        self.found = Findings()
        self.chapters: list[Chapter] = []
        self.curve = Curve("carts", [0], [[0] for _ in range(seats)], CARTS[seats])
        self.out, self.turned, self.rocked, self.rides, self.dithered, self.sent_home = (
            [0] * seats for _ in range(6)
        )
        self.entered = [0] * seats  # the turn of each seat's first cart
        self.tiles: Counter[str] = Counter()
        self.rock_way = 0
        self.turn = 1
        self.out_this_turn = [0] * seats
        self.came_in: dict[str, int] = {}  # by cell: in which turn the cart there came on the board
        self.stands: dict[str, tuple[int, int]] = {}  # by cell: whose cart, and since which turn
        self.longest_stand = 0  # turns
        self.pulls: dict[str, list[int]] = {}  # by cell: who turned its tile, in order
        self.level = 0  # the turn in which a second seat needed only one more cart
        self.missing_one: list[int] = []  # who needed only one more cart, in order
        self.rock_turns: list[int] = []  # the seats that pushed the Rock, in order
        self.streak = [0] * seats  # own turns in a row in which a cart got out
        for beat, event in self.settled():
            self.take(beat, event)
        for cell in list(self.stands):
            self.move_on(course.beats[-1].step, cell)

    def settled(self) -> list[tuple[Beat, object]]:
        """Return the events that were not taken back."""
        kept: list[tuple[Beat, object]] = []
        for beat in self.course.beats:
            for event in beat.events:
                if isinstance(event, e.ActionTakenBack):
                    self.dithered[event.seat] += 1
                    undone = kept[-1][0].step if kept else 0
                    kept = [each for each in kept if each[0].step != undone]
                else:
                    kept.append((beat, event))
        return kept

    def take(self, beat: Beat, event: object) -> None:
        """Take in what happened."""
        match event:
            case e.RaceBegan():
                self.chapters.append(Chapter(beat.step, 1))
                self.curve.steps[0] = beat.step  # the setup is not part of the story
            case e.CartEntered():
                self.entered[event.seat] = self.entered[event.seat] or self.turn
                self.came_in[event.cell] = self.turn
                self.stands[event.cell] = event.seat, self.turn
            case e.CartMoved():
                self.ride(beat, event)
            case e.CartLeft():
                self.leave(beat, event)
            case e.CartReturned():
                self.sent_home[event.seat] += 1
                self.came_in.pop(event.cell, None)
                self.move_on(beat.step, event.cell)
                if self.sent_home[event.seat] == 1:
                    self.found.note("went-home", beat.step, 3.0, seat=event.seat, cell=event.cell)
            case e.TileRotated():
                self.turn_tile(beat, event)
            case e.RockMoved():
                self.rocked[event.seat] += 1
                self.push(beat, event.seat)
                before = self.rock_way
                self.rock_way += apart(event.start, event.end)
                if before < FAR_ROCK <= self.rock_way:
                    self.found.note("wandering-rock", beat.step, 3.0, cells=self.rock_way)
            case e.TurnEnded():
                self.end_turn(beat, event)
            case e.GameEnded() if event.reason != "all_out":
                self.found.note("nowhere", beat.step, 5.0, reason=event.reason)
            case _:
                pass

    def ride(self, beat: Beat, event: e.CartMoved) -> None:
        """A cart rolled."""
        self.came_in[event.end] = self.came_in.pop(event.start, 0)
        self.move_on(beat.step, event.start)
        self.stands[event.end] = event.seat, self.turn
        cells = apart(event.start, event.end)
        if cells >= LONG_RIDE and cells > max(self.rides):
            weight = 2.5 + cells / 6
            self.found.note("long-ride", beat.step, weight, seat=event.seat, cells=cells)
        self.rides[event.seat] = max(self.rides[event.seat], cells)

    def move_on(self, step: int, cell: str) -> None:
        """A cart left its cell, or the race is over; the longest wait so far is kept."""
        seat, since = self.stands.pop(cell, (0, self.turn))
        turns = self.turn - since - 1  # by others and by its owner, while it stood there
        if turns > max(self.longest_stand, PARKED * self.course.seats - 2):
            self.longest_stand = turns
            self.found[:] = [each for each in self.found if each.kind != "parked"]
            self.found.note("parked", step, 3.5, seat=seat, cell=cell, turns=turns)

    def turn_tile(self, beat: Beat, event: e.TileRotated) -> None:
        """A tile was turned; several may turn it back and forth."""
        seat, cell = event.seat, event.cell
        self.turned[seat] += 1
        self.tiles[cell] += 1
        if self.tiles[cell] == max(self.tiles.values()) == BUSY:
            self.found.note("busy-tile", beat.step, 2.2, cell=cell, times=BUSY)
        pulls = self.pulls.setdefault(cell, [])
        if pulls and pulls[-1] == seat:
            pulls.clear()
        pulls.append(seat)
        if len(pulls) >= TUG:
            self.found.forget("tug-of-war", cell=cell, times=len(pulls) - 1)
            weight = 2.6 + 0.3 * len(pulls)
            self.found.note("tug-of-war", beat.step, weight, cell=cell, times=len(pulls))

    def push(self, beat: Beat, seat: int) -> None:
        """The Rock rolled; several may push it back and forth for turns."""
        pushes = self.rock_turns
        if pushes and pushes[-1] == seat:
            pushes.clear()
        pushes.append(seat)
        if len(pushes) == ROCK_WAR:
            self.found.note("rock-war", beat.step, 3.3, times=ROCK_WAR)

    def leave(self, beat: Beat, event: e.CartLeft) -> None:
        """A cart got across."""
        seat = event.seat
        self.move_on(beat.step, event.cell)
        if self.came_in.pop(event.cell, 0) == self.turn:
            self.found.note("straight-through", beat.step, 4.3, seat=seat, turn=self.turn)
        if sum(self.out) == 0:
            self.found.note("first-out", beat.step, 3.6, seat=seat, turn=self.turn)
        self.out[seat] = event.out
        self.out_this_turn[seat] += 1
        if self.out_this_turn[seat] > 1:
            self.leave_again(beat, event)
        if event.left == 1:
            self.found.note("one-to-go", beat.step, 2.8, seat=seat, turn=self.turn)
            self.missing_one.append(seat)
            if len(self.missing_one) == 2:
                self.level = self.turn
                close = tuple(self.missing_one)
                self.found.note("neck-and-neck", beat.step, 4.4, close_seats=close, turn=self.turn)
        self.curve.steps.append(beat.step)
        for line, out in zip(self.curve.lines, self.out, strict=True):
            line.append(out)

    def leave_again(self, beat: Beat, event: e.CartLeft) -> None:
        """Another cart got across in the same turn; only the final number is mentioned."""
        seat, times, is_last = event.seat, self.out_this_turn[event.seat], event.left == 0
        told = {"seat": seat, "turn": self.turn}
        if is_last:  # drop what held only between two of its carts
            self.found.forget("one-to-go", **told)
            if self.level == self.turn:
                self.found[:] = [each for each in self.found if each.kind != "neck-and-neck"]
        if times == 2:
            kind, weight = ("double-finish", 5.2) if is_last else ("double-out", 4.5)
            self.found.note(kind, beat.step, weight, **told)
            return
        self.found.forget("double-out", **told)
        self.found.forget("many-out", **told, times=times - 1)
        self.found.note("many-out", beat.step, 5.6, **told, times=times)

    def end_turn(self, beat: Beat, event: e.TurnEnded) -> None:
        """A seat's turn is over."""
        seat = event.seat
        self.streak[seat] = self.streak[seat] + 1 if self.out_this_turn[seat] else 0
        if self.streak[seat] == 2:
            self.found.note("streak", beat.step, 3.4, seat=seat)
        self.out_this_turn[seat] = 0
        self.turn = event.number + 1
        if event.number % LAP == 0:
            self.chapters.append(Chapter(beat.step, event.number + 1))


def closing(course: Chronicle, story: RaceStory) -> list[Highlight]:
    """Note the highlights that only the end of the race shows."""
    found = endings(course, close=1, clear=3) + comeback(course, story.curve, least=2)
    found += leaders(course, story.curve)
    last = course.beats[-1].step if course.beats else 0
    if len(course.winners) == 1:
        facts = {"seat": course.winners[0], "turn": story.turn}
        each = story.turn / course.seats
        kind = "quick-race" if each <= SHORT else "long-race" if each >= LONG else "across"
        found.append(Highlight(kind, last, 2.6 if kind == "across" else 3.1, facts))
    if not any(story.rocked):
        found.append(Highlight("rock-rests", last, 2.7, {"turn": story.turn}))
    for seat in range(course.seats):
        # If several have got nowhere, none of them is singled out.
        if story.out[seat] == 0 and story.out.count(0) == 1:
            found.append(Highlight("none-out", last, 3.2, {"seat": seat}))
        if story.rocked[seat] >= 4:
            facts = {"seat": seat, "times": story.rocked[seat]}
            found.append(Highlight("rock-roller", last, 3.0, facts))
        if story.entered[seat] > 2 * course.seats:
            facts = {"seat": seat, "turn": story.entered[seat]}
            found.append(Highlight("late-start", last, 2.4, facts))
    return found


def highlights(course: Chronicle) -> list[Highlight]:
    """Return everything worth telling."""
    story = RaceStory(course)
    return story.found + closing(course, story)


def honours(course: Chronicle) -> list[Honour]:
    """Return the titles that were earned."""
    story = RaceStory(course)
    behind = [
        max(course.scores) - score if seat not in course.winners else 0
        for seat, score in enumerate(course.scores)
    ]
    return [
        *honour("turner", story.turned, 3, 3.5),
        *honour("rock-pusher", story.rocked, 2, 4.0),
        *honour("rider", story.rides, 3, 3.8),
        *honour("ditherer", story.dithered, 3, 3.0),
        *honour("homesick", story.sent_home, 1, 4.2),
        *honour("unluckiest", behind, 1, 2.5),
    ]


def chapters(course: Chronicle) -> list[Chapter]:
    """Return where the race begins, and every tenth turn of it."""
    return RaceStory(course).chapters


def curve(course: Chronicle) -> Curve:
    """Return how many carts each seat had got across."""
    return RaceStory(course).curve
