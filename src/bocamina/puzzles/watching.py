"""A watched round: what everybody saw and heard, move by move, and careful observers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.dealer import Dealer
from bocamina.core.events import Event, seen_by
from bocamina.core.match import Match
from bocamina.core.notation import parse_settings
from bocamina.core.state import SPECTATOR
from bocamina.games import find_game
from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.players.player import Remark
from bocamina.players.saboteur.maps import own_odds
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.reckoning.habits import chances_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.reckoning.belief import Belief
    from bocamina.puzzles.puzzle import Puzzle

BETWEEN: Final = ";"


class WatchedRound:
    """Goes through the round of a puzzle."""

    def __init__(self, settings: str, seed: str, moves: Sequence[str]) -> None:
        game = find_game("saboteur")
        self.match = Match(game, parse_settings(game, settings), Dealer(seed))
        self.moves = list(moves)
        self.dealt: list[Event] = []
        while self.match.turn.is_chance:
            self.dealt += self.match.resolve()
        self.roles = [int(dwarf.role) for dwarf in self.match.state.private]

    @property
    def saboteurs(self) -> int:
        """Return who is a saboteur, a bit a seat."""
        return sum(1 << seat for seat, role in enumerate(self.roles) if role == SABOTEUR)

    def steps(self) -> Iterator[tuple[int, list[Event]]]:
        """Yield the number of each move, from 1, with its events, including cards drawn."""
        for number, move in enumerate(self.moves, start=1):
            (seat,) = self.match.turn.seats
            events = self.match.play(seat, move)
            while self.match.turn.is_chance:
                events += self.match.resolve()
            yield number, events


def round_of(puzzle: Puzzle) -> WatchedRound:
    """Return the round of a puzzle, before its first move."""
    return WatchedRound(puzzle.start, puzzle.seed, puzzle.moves.split(BETWEEN))


def remarks_after(puzzle: Puzzle, move: int) -> list[Remark]:
    """Return the remarks after so many moves."""
    return [
        Remark(seat, phrase, about) for after, seat, phrase, about in puzzle.said if after == move
    ]


class CautiousObserver(Observer):
    """Ignores claims, and discounts every deed: a second opinion."""

    power: Final = 0.6

    def hear(self, remark: Remark) -> None:
        """Ignore remarks."""

    def judge(self, seat: int, target: int, kinds: list[int], away: list[int]) -> None:
        """Update the belief by a deed, but less than the statistics suggest."""
        self.done[seat, kinds[0]] += 1
        chances = chances_of(self.stage(seat, away), kinds, 1 / self.done[seat, kinds[0]])
        self.belief.judge(seat, target, [chance**self.power for chance in chances])


def odds_of(belief: Belief, count: int) -> dict[int, float]:
    """Return how likely each set of so many saboteurs is, the likeliest first."""
    found: dict[int, float] = {}
    for place, world in enumerate(belief.worlds):
        if int(world).bit_count() == count:
            found[int(world)] = float(sum(belief.weights[3 * place : 3 * place + 3]))
    total = sum(found.values()) or 1.0
    ranked = sorted(found.items(), key=lambda each: -each[1])
    return {world: weight / total for world, weight in ranked}


class RoundWatcher:
    """Watches a round with both observers, and keeps what they believed after each move."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.round = round_of(puzzle)
        mine: Mine = self.round.match.state.public
        truth = self.round.saboteurs
        self.truth, self.count = truth, truth.bit_count()
        self.observers = [Observer(mine), CautiousObserver(mine)]
        self.course: list[list[float]] = [self.observers[0].belief.saboteurs()]
        self.spoken: list[list[float]] = []  # the same, before anybody spoke after the move
        self.knew = [0] * len(self.round.roles)  # by seat: the move after which it could know
        for number, events in self.round.steps():
            told = seen_by(SPECTATOR, events)
            for observer in self.observers:
                observer.notice(mine, told)
            self.spoken.append(list(self.observers[0].belief.saboteurs()))
            for remark in remarks_after(puzzle, number):
                for observer in self.observers:
                    observer.hear(remark)
            self.course.append(list(self.observers[0].belief.saboteurs()))
            self.ask_diggers(number)

    def ask_diggers(self, number: int) -> None:
        """Note which diggers could know by now, by their own roles and maps."""
        belief = self.observers[0].belief
        for seat, dwarf in enumerate(self.round.match.state.private):
            if self.round.roles[seat] != DIGGER:
                continue
            own = odds_of(belief.of_seat(seat, DIGGER, own_odds(dwarf)), self.count)
            if own.get(self.truth, 0.0) < KNOWN:
                self.knew[seat] = 0
            elif not self.knew[seat]:
                self.knew[seat] = number

    def opinions(self) -> list[dict[int, float]]:
        """Return what the observers believe at the end, knowing how many saboteurs there are."""
        return [odds_of(observer.belief, self.count) for observer in self.observers]


KNOWN: Final = 0.8


def margin(opinion: dict[int, float], truth: int) -> float:
    """Return the odds of the truth against the likeliest alternative."""
    other = max(odds for world, odds in opinion.items() if world != truth)
    return opinion.get(truth, 0.0) / max(other, 1e-9)
