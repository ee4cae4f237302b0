"""Pebbles: the smallest game with a draw and a secret, which keeps the promise of a fourth game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.errors import IllegalMove, IllegalPosition, Unreadable
from bocamina.core.game import Game
from bocamina.core.notation import labelled, read_number
from bocamina.core.options import Option
from bocamina.core.state import Hidden, Private, Public, State, View
from bocamina.core.turn import CHANCE, OVER
from bocamina_pebbles import events

if TYPE_CHECKING:
    from bocamina.core.events import Log
    from bocamina.core.options import Settings
    from bocamina.core.rng import Rng

MOST = 3  # pebbles in a turn, and the highest lucky number
BONUS = 3


class Heap(Public):
    """The pebbles, who has how many, and the lucky numbers once they are shown."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.left = settings.number("heap")
        self.stashes = [0] * settings.seats
        self.drawn = 0  # seats that have a lucky number
        self.shown: list[int] = []
        self.turn = CHANCE

    def copy(self) -> Heap:
        other = Heap(self.settings)
        other.left, other.stashes, other.drawn = self.left, list(self.stashes), self.drawn
        other.shown, other.turn = list(self.shown), self.turn
        return other


class Lucky(Private):
    """A seat's lucky number; 0 until it is drawn."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def copy(self) -> Lucky:
        return Lucky(self.number)


class Pebbles(Game[Heap, Lucky, Hidden]):
    """Pebbles, for 2 to 4 seats."""

    def __init__(self, rules_version: int = 1) -> None:
        heap = Option("heap", 12, (12, 20), "P1")
        super().__init__("pebbles", rules_version, range(2, 5), [heap], "P3", events, usual_seats=3)

    def setup(self, settings: Settings) -> State[Heap, Lucky, Hidden]:
        return State(Heap(settings), [Lucky() for _ in range(settings.seats)], Hidden())

    def legal_moves(self, view: View[Heap, Lucky]) -> list[int]:
        return list(range(1, min(MOST, view.public.left) + 1))

    def why_not(self, view: View[Heap, Lucky], move: int) -> IllegalMove | None:
        if move > view.public.left:
            return IllegalMove("P3", "too-many", {"left": str(view.public.left)})
        return None

    def play(self, state: State[Heap, Lucky, Hidden], seat: int, move: int, log: Log) -> None:
        heap = state.public
        heap.left -= move
        heap.stashes[seat] += move
        heap.turn = 1 << (seat + 1) % heap.settings.seats
        if log is not None:
            log.append(events.PebblesTaken(seat, move, heap.left))
        if not heap.left:
            heap.turn, heap.shown = OVER, [lucky.number for lucky in state.private]
            if log is not None:
                log.append(events.HeapEmptied(tuple(heap.shown), tuple(self.scores(heap))))

    def outcome_weights(self, state: State[Heap, Lucky, Hidden]) -> list[int]:
        return [1] * MOST

    def resolve(self, state: State[Heap, Lucky, Hidden], outcome: int, log: Log) -> None:
        heap = state.public
        state.private[heap.drawn].number = outcome + 1
        if log is not None:
            log.append(events.NumberDrawn(heap.drawn, outcome + 1))
        heap.drawn += 1
        heap.turn = 1 if heap.drawn == heap.settings.seats else CHANCE

    def imagine(self, view: View[Heap, Lucky], rng: Rng) -> State[Heap, Lucky, Hidden]:
        heap = view.public.copy()
        numbers = heap.shown or [
            view.own().number if seat == view.seat else 1 + int(rng.below(MOST))
            for seat in range(heap.drawn)
        ]
        numbers += [0] * (heap.settings.seats - len(numbers))
        return State(heap, [Lucky(number) for number in numbers], Hidden())

    def scores(self, public: Heap) -> list[int]:
        return [
            stash + BONUS * (stash % (lucky + 1) == 0)
            for stash, lucky in zip(public.stashes, public.shown, strict=True)
        ]

    def winners(self, public: Heap) -> list[int]:
        scores = self.scores(public)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def format_move(self, move: int) -> str:
        return f"take {move}"

    def parse_move(self, text: str) -> int:
        word, _, many = text.partition(" ")
        if word != "take":
            raise Unreadable("take 1, take 2 or take 3", repr(text))
        return read_number(many, "pebbles", 1, MOST)

    def format_outcome(self, public: Heap, outcome: int) -> str:
        return str(outcome + 1)

    def parse_outcome(self, public: Heap, text: str) -> int:
        return read_number(text, "a lucky number", 1, MOST) - 1

    def format_public(self, public: Heap) -> list[str]:
        drawing, over = public.turn == CHANCE, public.turn == OVER
        then = [public.drawn] if drawing else public.shown or [int(public.turn).bit_length() - 1]
        word = "draw" if drawing else "over" if over else "seat"
        stashes = " ".join(map(str, public.stashes))
        return [f"heap {public.left}", f"stashes {stashes}", f"next {word} {spell(then)}"]

    def parse_public(self, settings: Settings, lines: list[str]) -> Heap:
        found, heap = labelled(lines, ("heap", "stashes", "next")), Heap(settings)
        whole = heap.left
        heap.left = read_number(found["heap"], "pebbles", 0, whole)
        heap.stashes = read_numbers(found["stashes"], settings.seats, 0, whole)
        word, _, rest = found["next"].partition(" ")
        if word == "draw":
            heap.drawn = read_number(rest, "seats that drew", 0, settings.seats - 1)
            return heap
        heap.drawn = settings.seats
        if word == "over":
            heap.turn, heap.shown = OVER, read_numbers(rest, settings.seats, 1, MOST)
        elif word == "seat":
            heap.turn = 1 << read_number(rest, "a seat", 0, settings.seats - 1)
        else:
            raise Unreadable("next draw, next seat or next over", repr(found["next"]))
        return heap

    def format_private(self, public: Heap, private: Lucky) -> str:
        return str(private.number)

    def parse_private(self, public: Heap, text: str) -> Lucky:
        return Lucky(read_number(text, "a lucky number", 0, MOST))

    def parse_hidden(self, public: Heap, text: str) -> Hidden:
        if text != "-":
            raise Unreadable("-", repr(text))
        return Hidden()

    def check(self, state: State[Heap, Lucky, Hidden]) -> None:
        heap, numbers = state.public, [lucky.number for lucky in state.private]
        whole, total = heap.settings.number("heap"), heap.left + sum(heap.stashes)
        if total != whole:
            raise IllegalPosition(f"{whole} pebbles", f"{total}")
        if (heap.left == 0) != (heap.turn == OVER) or (heap.turn == CHANCE and any(heap.stashes)):
            raise IllegalPosition("numbers, then turns until the heap is empty", str(heap.left))
        if any((number > 0) != (seat < heap.drawn) for seat, number in enumerate(numbers)):
            raise IllegalPosition(f"numbers of {heap.drawn} seats", spell(numbers))
        if heap.shown and heap.shown != numbers:
            raise IllegalPosition(f"the numbers shown ({spell(heap.shown)})", spell(numbers))


def spell(numbers: list[int]) -> str:
    """Print numbers."""
    return " ".join(map(str, numbers))


def read_numbers(text: str, many: int, low: int, high: int) -> list[int]:
    """Read so many numbers."""
    words = text.split(" ")
    if len(words) != many:
        raise Unreadable(f"{many} numbers", repr(text))
    return [read_number(word, "a number", low, high) for word in words]
