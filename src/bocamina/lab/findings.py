"""What is measured of bots other than by who wins, kept so that it is worked out once."""

from __future__ import annotations

import math
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from bocamina.lab import saboteur_inference
from bocamina.lab.program import fingerprint
from bocamina.lab.saboteur_inference import Row
from bocamina.players.diamant.habits import HABITS, level_exploitability

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

Found = TypeVar("Found")

ADVENTURERS: Final = (2, 3)  # with more of them the exact best answer takes long
PLACES: Final = 600  # the likeliest ones, at which a level itself is asked
INFERENCE_SEATS: Final = (4, 5, 7, 10)


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


def exploits(folder: Path, workers: int, *, measure: bool) -> list[Exploit]:
    """Return what best answers gain against Diamant's levels, as far as their habits are known."""
    jobs = [partial(measure_exploit, level, count) for level in HABITS for count in ADVENTURERS]
    return kept(folder / "diamant-exploits.json", Exploit, jobs, workers if measure else 0)


def inference(folder: Path, workers: int, games: int, seed: str, *, measure: bool) -> list[Row]:
    """Return how well Saboteur's experts tell who is who, by turn."""
    jobs = [partial(infer, games, seats, seed) for seats in INFERENCE_SEATS]
    file = folder / f"saboteur-inference-{games}.json"
    rows = kept(file, list[Row], jobs, workers if measure else 0)
    return [row for some in rows for row in some]


def infer(games: int, seats: int, seed: str) -> list[Row]:
    """Measure at tables of one size; what nothing can be said of is left out."""
    rows = saboteur_inference.measure(games, seats, seed)
    return [row for row in rows if not math.isnan(row.auc)]


def kept(
    path: Path, kind: type[Found], jobs: Sequence[Callable[[], Found]], workers: int
) -> list[Found]:
    """Return what this very program found before, or let so many workers find it out now."""
    if path.exists():
        program, found = msgspec.json.decode(path.read_bytes(), type=tuple[str, list[kind]])  # type: ignore[valid-type]
        if program == fingerprint():
            return found
    if not workers:
        return []
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, leave_signals) as pool:
        found = [future.result() for future in [pool.submit(job) for job in jobs]]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode((fingerprint(), found)))
    return found


def leave_signals() -> None:
    """Leave Ctrl-C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
