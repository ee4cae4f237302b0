"""What is measured about bots besides who wins, stored so that it is computed only once."""

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

ADVENTURERS: Final = (2, 3)  # with more of them the exact best answer takes long
PLACES: Final = 600  # the likeliest ones, at which a level itself is asked
INFERENCE_SEATS: Final = (4, 7)
RESPONSE_SEATS: Final = (3, 4, 5, 6, 7, 8, 9, 10)
ALONE_SEATS: Final = (3, 4)  # where it may be that nobody sabotages


class Exploit(msgspec.Struct, frozen=True):
    """Gems of a first expedition for all who follow a level, and the gain of a best answer to it.

    `asked` is how much of all choices, by how often they come up, the level was asked about.
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
    """Return what best answers gain against Diamant's levels, as far as their habits are known."""
    jobs = [partial(measure_exploit, level, count) for level in HABITS for count in ADVENTURERS]
    return kept(folder / "diamant-exploits.json", Exploit, jobs, workers, show)


def inference(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[InferenceRow]:
    """Return how well Saboteur's experts tell who is who at tables of all sorts, by turn."""
    jobs = [
        partial(infer, rounds, seats, seed, table) for table in TABLES for seats in INFERENCE_SEATS
    ]
    file = folder / f"saboteur-inference-{rounds}.json"
    return [row for rows in kept(file, list[InferenceRow], jobs, workers, show) for row in rows]


def infer(rounds: int, seats: int, seed: str, table: str) -> list[InferenceRow]:
    """Measure at tables of one size; what nothing can be said of is left out."""
    rows = saboteur_inference.measure(rounds, seats, seed, table)
    return [row for row in rows if not math.isnan(row.auc)]


def responses(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[RoundsWon]:
    """Return how saboteurs of all kinds do against expert diggers, the expert's own first."""
    kinds = ("expert", *SCHEMES, *(name for name in HELD_OUT if name in TABLES[STRANGERS][-1]))
    jobs = [
        partial(measure_kind, kind, "expert", seats, rounds, seed)
        for kind in kinds
        for seats in RESPONSE_SEATS
    ]
    return kept(folder / f"saboteur-responses-{rounds}.json", RoundsWon, jobs, workers, show)


def alone(folder: Path, workers: int, rounds: int, seed: str, show: Show) -> list[RoundsWon]:
    """Return how often diggers find the treasure where nobody sabotages, by level and seats."""
    jobs = [
        partial(measure_nobody, level, seats, rounds, seed)
        for level in LEVELS
        for seats in ALONE_SEATS
    ]
    return kept(folder / f"saboteur-alone-{rounds}.json", RoundsWon, jobs, workers, show)


def kept(
    path: Path, kind: type[T], jobs: Sequence[Callable[[], T]], workers: int, show: Show
) -> list[T]:
    """Return what the jobs find out; each is done once, since what it finds is in a file at once.

    `show` is told how many of how many are done.
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
    """Return what this same program has found before, or None."""
    with suppress(FileNotFoundError, msgspec.MsgspecError):
        program, found = msgspec.json.decode(
            path.read_bytes(),
            type=tuple[str, list[kind | None]],  # type: ignore[valid-type]
        )
        if program == fingerprint() and len(found) == count:
            return found
    return [None] * count


def write(path: Path, found: Sequence[object]) -> None:
    """Write down what was found; whenever it is stopped, the file is an old or a new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.encode((fingerprint(), found)))
    fresh.replace(path)


def work_out(jobs: Mapping[int, Callable[[], T]], workers: int) -> Generator[tuple[int, T]]:
    """Yield what jobs find as they end; whoever stops iterating ends the rest."""
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
            # By itself the pool would wait for everything it was given.
            for process in set(multiprocessing.active_children()) - others:
                process.kill()


def leave_signals() -> None:
    """Leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
