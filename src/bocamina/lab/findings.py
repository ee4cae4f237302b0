"""Measurements of bots besides who wins, cached in files."""

from __future__ import annotations

import math
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing, suppress
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec

from bocamina.lab import saboteur_inference
from bocamina.lab.program import fingerprint
from bocamina.lab.saboteur_exploit import RoundsWon, measure_kind, measure_nobody
from bocamina.lab.saboteur_inference import InferenceRow
from bocamina.lab.saboteur_kinds import HELD_OUT, SCHEMES, STRANGERS, TABLES
from bocamina.players.diamant.habits import HABITS, level_exploitability
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence
    from pathlib import Path

    Show: TypeAlias = Callable[[int, int], None]

T = TypeVar("T")

ADVENTURERS: Final = (2, 3)  # with more of them the exact best response is slow
PLACES: Final = 600  # the likeliest places, at which the level itself is asked
INFERENCE_SEATS: Final = (4, 7)
RESPONSE_SEATS: Final = (3, 4, 5, 6, 7, 8, 9, 10)
ALONE_SEATS: Final = (3, 4)  # with which there may be no saboteur


class Exploit(msgspec.Struct, frozen=True):
    """Gems of a first expedition for all who follow a level, and the gain of a best response.

    `asked` is the share of all choices, weighted by frequency, at which the level was asked.
    """

    level: str
    adventurers: int
    gems: float
    gain: float
    asked: float


def measure_exploit(level: str, adventurers: int) -> Exploit:
    """Measure one level of Diamant."""
    found = level_exploitability(level, adventurers, PLACES)
    return Exploit(level, adventurers, found.following, found.gain, found.asked)


def exploits(folder: Path, workers: int, show: Show) -> list[Exploit]:
    """Return the gains of best responses to Diamant's levels, if their habits are known."""
    jobs = [partial(measure_exploit, level, count) for level in HABITS for count in ADVENTURERS]
    return kept(folder / "diamant-exploits.json", Exploit, jobs, workers, show)


def inference(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[InferenceRow]:
    """Return how well Saboteur's experts infer roles at tables of all sorts, by turn."""
    jobs = [
        partial(infer, rounds, seats, seed, table) for table in TABLES for seats in INFERENCE_SEATS
    ]
    file = folder / f"saboteur-inference-{rounds}.json"
    return [row for rows in kept(file, list[InferenceRow], jobs, workers, show) for row in rows]


def infer(rounds: int, seats: int, seed: str, table: str) -> list[InferenceRow]:
    """Measure at tables of one size; skip rows without data."""
    rows = saboteur_inference.measure(rounds, seats, seed, table)
    return [row for row in rows if not math.isnan(row.auc)]


def responses(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[RoundsWon]:
    """Return the results of all kinds of saboteurs against expert diggers, experts first."""
    kinds = ("expert", *SCHEMES, *(name for name in HELD_OUT if name in TABLES[STRANGERS][-1]))
    jobs = [
        partial(measure_kind, kind, "expert", seats, rounds, seed)
        for kind in kinds
        for seats in RESPONSE_SEATS
    ]
    return kept(folder / f"saboteur-responses-{rounds}.json", RoundsWon, jobs, workers, show)


def alone(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[RoundsWon]:
    """Return how often diggers find the treasure without saboteurs, by level and seats."""
    jobs = [
        partial(measure_nobody, level, seats, rounds, seed)
        for level in LEVELS
        for seats in ALONE_SEATS
    ]
    return kept(folder / f"saboteur-alone-{rounds}.json", RoundsWon, jobs, workers, show)


def kept(
    path: Path, kind: type[T], jobs: Sequence[Callable[[], T]], workers: int, show: Show
) -> list[T]:
    """Return the results of the jobs; each runs once, since its result is saved at once.

    `show` is called with the number done and the total.
    """
    found = known(path, kind, len(jobs))
    left = {place: job for place, job in enumerate(jobs) if found[place] is None}
    show(len(jobs) - len(left), len(jobs))
    with closing(work_out(left, workers)) as results:
        for place, result in results:
            found[place] = result
            write(path, found)
            show(len(jobs) - found.count(None), len(jobs))
    return [each for each in found if each is not None]


def known(path: Path, kind: type[T], count: int) -> list[T | None]:
    """Return the cached result of the same program, or None."""
    with suppress(FileNotFoundError, msgspec.MsgspecError):
        program, found = msgspec.json.decode(
            path.read_bytes(),
            type=tuple[str, list[kind | None]],  # type: ignore[valid-type]
        )
        if program == fingerprint() and len(found) == count:
            return found
    return [None] * count


def write(path: Path, found: Sequence[object]) -> None:
    """Save a result atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode((fingerprint(), found)))
    fresh.replace(path)


def work_out(jobs: Mapping[int, Callable[[], T]], workers: int) -> Generator[tuple[int, T]]:
    """Yield the results of jobs as they end; closing the iterator stops the rest."""
    if not jobs:
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, len(jobs)), context, leave_signals) as pool:
        try:
            places = {pool.submit(job): place for place, job in jobs.items()}
            for future in as_completed(places):
                yield places[future], future.result()
        finally:
            # Otherwise the pool would wait for all its jobs.
            for process in set(multiprocessing.active_children()) - others:
                process.kill()


def leave_signals() -> None:
    """Leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
