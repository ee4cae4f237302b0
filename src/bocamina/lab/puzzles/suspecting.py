"""Finds rounds of Saboteur in which a careful observer can tell who the saboteurs are."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import DIGGER
from bocamina.lab.saboteur_kinds import cast_of
from bocamina.lab.saboteur_rounds import FirstRound
from bocamina.players.roster import seat_player
from bocamina.players.saboteur.observer import Observer
from bocamina.puzzles.deeds import UNCLEAR, deed_of
from bocamina.puzzles.puzzle import WHO, Puzzle, PuzzleChoice, Why
from bocamina.puzzles.watching import BETWEEN, RoundWatcher, margin, remarks_after, round_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.games.saboteur.state import Mine
    from bocamina.players.player import Remark

LEAST_CHANCE: Final = 0.6  # the minimum probability of the truth to the careful observer,
LEAST_TIMES: Final = 2.5  # its minimum odds against the likeliest alternative,
LEAST_TIMES_CAUTIOUS: Final = 1.5  # and for the cautious one
LENGTH: Final = (14, 44)  # moves
SHOWN: Final = 5
TELLING: Final = 0.35  # how much a deed must raise the log odds to be listed
LEAST_DEEDS: Final = 2  # a single reason would not convince somebody who pointed elsewhere
MOST_DEEDS: Final = 4


class Listening(Observer):
    """An observer that also records remarks."""

    def __init__(self, mine: Mine) -> None:
        super().__init__(mine)
        self.heard: list[Remark] = []

    def hear(self, remark: Remark) -> None:
        """Record a remark, and update the belief."""
        self.heard.append(remark)
        super().hear(remark)


def find(seed: str) -> Iterator[Puzzle]:
    """Yield the puzzle of one round, if it is one."""
    rng = Rng(f"{seed} table")
    seats = 4 + int(rng.below(4))
    played = FirstRound(seats, seed, cast_of("population", []), witness=Listening)
    said: list[tuple[int, int, str, int]] = []
    witness = played.witness
    assert isinstance(witness, Listening)
    moves: list[str] = []

    def watch() -> None:
        done = [step.text for step in played.match.steps if step.seat is not None]
        moves[:] = done
        said.extend((len(done), each.seat, each.phrase, each.about) for each in witness.heard)
        witness.heard.clear()

    played.play(watch)
    count = sum(played.roles)
    if not LENGTH[0] <= len(moves) <= LENGTH[1] or not count:
        return
    puzzle = Puzzle(
        kind=WHO,
        seat=-1,
        start=f"saboteur seats={seats}",
        choices=[],
        solved={},
        seed=seed,
        moves=BETWEEN.join(moves),
        said=said,
        source=seed,
    )
    told = judged(puzzle, count)
    if told is not None:
        yield told


def judged(puzzle: Puzzle, count: int) -> Puzzle | None:
    """Return a round as a puzzle, if both observers point at the truth."""
    watcher = RoundWatcher(puzzle)
    careful, cautious = watcher.opinions()
    truth = watcher.truth
    if careful.get(truth, 0.0) < LEAST_CHANCE or margin(careful, truth) < LEAST_TIMES:
        return None
    if margin(cautious, truth) < LEAST_TIMES_CAUTIOUS:
        return None
    why = deeds_of(puzzle, watcher)
    if not why:
        return None
    choices = [PuzzleChoice([seats_text(truth)], careful[truth])]
    choices += [
        PuzzleChoice([seats_text(world)], odds)
        for world, odds in list(careful.items())[:SHOWN]
        if world != truth
    ]
    return replace(
        puzzle,
        choices=choices,
        solved=solved_by_watching(puzzle, truth, count),
        facts={
            "count": count,
            "percent": round(100 * careful[truth]),
            "cautious": round(100 * cautious[truth]),
            "knew": watcher.knew,
        },
        why=why,
    )


def seats_text(world: int) -> str:
    """Return a set of seats as an answer."""
    return " ".join(str(seat) for seat in range(8) if world >> seat & 1)


def deeds_of(puzzle: Puzzle, watcher: RoundWatcher) -> list[Why]:
    """Return the moves and remarks that gave the saboteurs away, the strongest first.

    Each saboteur needs one; if one gave nothing away, or there are too few in all, return none.
    """
    found = []
    pairs = zip(pairwise(watcher.course), watcher.spoken, strict=True)
    for number, ((before, after), between) in enumerate(pairs, start=1):
        for seat in range(len(before)):
            if not watcher.truth >> seat & 1:
                continue
            done = log_odds(between[seat]) - log_odds(before[seat])
            said = log_odds(after[seat]) - log_odds(between[seat])
            if done >= TELLING:
                found.append((done, Why("did", {"move": number, "seat": seat})))
            if said >= TELLING:
                found.append((said, Why("was-said", {"move": number, "seat": seat})))
    ranked = [why for _, why in sorted(found, key=lambda each: -each[0])]
    told = [why for why in ranked if deed_of(puzzle, why) != UNCLEAR]
    firsts = list({why.facts["seat"]: why for why in reversed(told)}.values())
    if len(firsts) < watcher.count or len(told) < LEAST_DEEDS:
        return []
    kept = [*firsts, *(why for why in told if why not in firsts)][:MOST_DEEDS]
    return [why for why in told if why in kept]


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    kept = min(1 - 1e-6, max(1e-6, chance))
    return math.log(kept / (1 - kept))


def solved_by_watching(puzzle: Puzzle, truth: int, count: int) -> dict[str, float]:
    """Return by level the share of diggers who would point at the saboteurs from their seats."""
    seats = len(round_of(puzzle).roles)
    found = {"random": round(1 / math.comb(seats - 1, count), 2)}
    for level in ("novice", "regular", "strong"):
        watched = round_of(puzzle)
        match = watched.match
        diggers = [seat for seat, role in enumerate(watched.roles) if role == DIGGER]
        bots = {seat: seat_player(level, match.game, seat, "watch") for seat in diggers}
        for number, events in watched.steps():
            for seat, bot in bots.items():
                bot.notice(match.view(seat), seen_by(seat, events))
                for remark in remarks_after(puzzle, number):
                    bot.hear(remark)
        right = 0
        for seat, bot in bots.items():
            doubts = (
                bot.suspicions(match.view(seat)) if hasattr(bot, "suspicions") else bot.doubts()  # type: ignore[attr-defined]
            )
            right += points_at(doubts[:seats], seat, count) == truth
        found[level] = round(right / len(diggers), 2)
    return found


def points_at(doubts: list[float], own: int, count: int) -> int:
    """Return whom somebody would point at, or nobody if that is ambiguous."""
    others = sorted((seat for seat in range(len(doubts)) if seat != own), key=lambda s: -doubts[s])
    if len(others) > count and doubts[others[count - 1]] <= doubts[others[count]]:
        return 0
    return sum(1 << seat for seat in others[:count])
