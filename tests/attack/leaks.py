"""Pairs of games that one viewer cannot tell apart, served: not a byte may differ for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvloop

from bocamina.core.errors import BadSetting
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from tests.attack.job import Job
from tests.attack.leak_stage import (
    LogKeeper,
    Stage,
    insider_should_see,
    moves_of,
    perform,
    seats_of,
    stage_for,
)
from tests.attack.leak_timing import Sample, compare_timing, sample
from tests.server.pairs import make_pair

if TYPE_CHECKING:
    from bocamina.core.options import Value
    from tests.attack.leak_stage import Performance
    from tests.attack.report import Report


ON_ONE_STAGE: Final = 20  # pairs, before the servers are new ones
GAMES_WITH_SHARES: Final = ("saboteur",) * 5 + ("diamant",) * 4 + ("racing_dwarfs",)
ALONE_SECONDS: Final = 60.0  # a shorter attack does without processes of its own
WORKERS: Final = 2


def some_options(rng: random.Random, game: str) -> dict[str, Value]:
    """Return some house rules that may be played by."""
    while True:
        chosen = {
            option.name: rng.choice(list(option.values))
            for option in GAMES[game].options
            if not rng.randrange(3)
        }
        with suppress(BadSetting):  # of which some do not go together
            GAMES[game].settle(seats_of(GAMES[game]), chosen)
            return chosen


async def attack(job: Job) -> None:
    """Compare pairs until the time is over, in several processes where it is worth that."""
    job.add("pairs compared", 0)
    job.add("pairs that differ", 0)
    if job.seconds < ALONE_SECONDS:
        samples = await compare_pairs(job)
    else:
        samples = await in_processes(job)
    compare_timing(job, samples)


async def in_processes(job: Job) -> list[Sample]:
    """Do the same in several processes, and put together what they find."""
    samples: list[Sample] = []
    loop = asyncio.get_running_loop()
    turn = min(120.0, job.seconds)
    with ProcessPoolExecutor(WORKERS, multiprocessing.get_context("spawn")) as pool:
        while job.left > 1:
            seconds = min(turn, job.left)
            work = [
                loop.run_in_executor(
                    pool, run_worker, seconds, str(job.room()), str(job.rng.random())
                )
                for _ in range(WORKERS)
            ]
            for report, found in await asyncio.gather(*work):
                job.report.take_in(report)
                samples += found
            counts = job.report.counts[job.kind]
            job.say(f"{counts['pairs compared']} pairs, {counts['pairs that differ']} differ")
    return samples


def run_worker(seconds: float, folder: str, seed: str) -> tuple[Report, list[Sample]]:
    """Compare pairs in a process of its own."""
    job = Job("leaks", seconds, Path(folder), seed)
    return job.report, uvloop.run(compare_pairs(job))


async def compare_pairs(job: Job) -> list[Sample]:
    """Compare one pair after another."""
    samples: list[Sample] = []
    with LogKeeper() as keeper:
        while job.left > 0:
            async with AsyncExitStack() as stack:
                stages = [await stack.enter_async_context(stage_for(job.room())) for _ in range(2)]
                for _ in range(ON_ONE_STAGE):
                    if job.left < 0 or not await compare_one(job, stages, keeper, samples):
                        break
    return samples


async def compare_one(
    job: Job, stages: list[Stage], keeper: LogKeeper, samples: list[Sample]
) -> bool:
    """Serve both games of a pair, and compare; False where the stages do not match any more."""
    game = job.rng.choice(GAMES_WITH_SHARES)
    seats = seats_of(GAMES[game])
    viewer = job.rng.choice([SPECTATOR, *range(seats)])
    insider = job.rng.choice([seat for seat in range(seats) if seat != viewer])
    options = some_options(job.rng, game)
    seed, steps = job.rng.random(), job.rng.randrange(15, 60)
    pair = make_pair(game, seats, viewer, Rng(f"{seed}"), steps, options)
    if not moves_of(pair.one) or (not pair.differences and game != "racing_dwarfs"):
        job.add("pairs without a difference left out")
        return True
    order = [0, 1] if job.rng.randrange(2) else [1, 0]
    performances: dict[int, Performance] = {}
    for side in order:
        keeper.lines.clear()
        performances[side] = await perform(
            stages[side], GAMES[game], pair, side, [viewer, insider], options
        )
        performances[side].log = list(keeper.lines)
    one, other = performances[0], performances[1]
    job.add("pairs compared")
    job.add("answers and messages compared", len(one.seen[viewer]))
    job.add("moves that differ", pair.differences)
    about = f"{game} {options}, viewer {viewer}, {steps} steps, pair {seed!r}"
    is_same = judge(job, one, other, viewer, about)
    if insider_should_see(pair, insider) and one.seen[insider] == other.seen[insider]:
        job.find("an insider sees no difference, so that nothing is shown by this", about)
    samples += sample(game, pair, one.delays, other.delays, viewer)
    return is_same


def judge(job: Job, one: Performance, other: Performance, viewer: int, about: str) -> bool:
    """Compare what a viewer got of both games, byte by byte."""
    if one.seen[viewer] == other.seen[viewer] and one.log == other.log:
        return True
    job.add("pairs that differ")
    for here, there in zip(one.seen[viewer], other.seen[viewer], strict=False):
        if here != there:
            both = zip(here, there, strict=False)
            place = next((n for n, (a, b) in enumerate(both) if a != b), min(len(here), len(there)))
            near = "\n".join(text[max(0, place - 80) : place + 120] for text in (here, there))
            job.find(
                "a viewer gets different bytes of games it cannot tell apart", f"{about}\n{near}"
            )
            return False
    if len(one.seen[viewer]) != len(other.seen[viewer]):
        counts = f"{len(one.seen[viewer])} and {len(other.seen[viewer])}"
        job.find("a viewer gets more messages of one game than of the other", f"{about}\n{counts}")
    else:
        differing = [pair for pair in zip(one.log, other.log, strict=False) if pair[0] != pair[1]]
        job.find("the log tells games apart", f"{about}\n{differing[:1]}")
    return False
