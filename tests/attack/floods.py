"""Floods of all kinds from one address, while somebody else plays from another."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from dataclasses import fields
from itertools import cycle
from typing import TYPE_CHECKING, Any, Final

from bocamina.server.settings import ServerSettings
from tests.attack.honest import TABLE, TELLING_SECONDS, Honest
from tests.attack.job import memory_of
from tests.attack.raw import post
from tests.server.sites import GENEROUS, ServerProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.attack.job import Job

FLOODS: Final = (
    "continuation_frames",
    "tiny_frames",
    "pings",
    "garbage",
    "handshakes",
    "silent_connections",
    "slow_headers",
    "requests",
    "table_openings",
    "names",
    "comings_and_goings",
    "mixes",
    "take_backs",
)
# Each froze or wore out a table once; so did silent connections, which come last in any case.
WORST: Final = ("continuation_frames", "mixes")
FEW_FILES: Final = 512
# Everybody has an address of their own, and its limits; the flood comes from the first.
addresses = (f"127.0.{number // 250}.{number % 250 + 2}" for number in cycle(range(60_000)))
LEAST_SECONDS: Final = 3.0
STARTING_SECONDS: Final = 1.0  # until another process floods
MOST_LINES: Final = 300  # that a flood may leave in the log


def usual() -> dict[str, Any]:
    """Return the limits that a host has who sets none."""
    limits = {each.name: each.default for each in fields(ServerSettings) if each.name in GENEROUS}
    return {**limits, "host": "127.0.0.1", "log_level": "info"}


async def attack(job: Job) -> None:
    """Flood in every way in turn, or where there is no time in the worst and some of the rest."""
    most = max(len(WORST), int(job.seconds / (LEAST_SECONDS + STARTING_SECONDS)) - 2)
    rest = [flood for flood in FLOODS if flood not in WORST]
    floods = (*WORST, *job.rng.sample(rest, min(len(rest), most - len(WORST))))
    seconds = max(LEAST_SECONDS, job.seconds / (len(floods) + 2) - STARTING_SECONDS)
    async with served(job) as server:
        honest = await seen_by_others(server, seconds)
        honest.tell(job, "no flood")
        for flood in floods:
            await run_flood(job, server, flood, flood.replace("_", " "), seconds)
    async with served(job, FEW_FILES, most_sockets=200) as server:
        about = f"silent connections, {FEW_FILES} files"
        await run_flood(job, server, "silent_connections", about, seconds)


@asynccontextmanager
async def served(
    job: Job, most_files: int | None = None, **settings: Any
) -> AsyncIterator[ServerProcess]:
    """A server with the usual limits."""
    server = ServerProcess(job.room(), **{**usual(), **settings})
    server.most_files = most_files
    with server:
        await asyncio.to_thread(server.start)
        yield server
        await asyncio.to_thread(server.stop)
    job.read_log(server)


async def flood_for(
    server: ServerProcess, flood: str, seconds: float, table: str, token: str = ""
) -> int:
    """Let another process flood a server, and return how much it sent."""
    words = [flood, str(server.port), str(seconds), table, token]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.attack.flooder", *words), stdout=asyncio.subprocess.PIPE
    )
    try:
        told, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return int(told or b"0")


async def run_flood(
    job: Job, server: ServerProcess, flood: str, about: str, seconds: float
) -> None:
    """Flood for some seconds, and see how others fare."""
    lines = server.log().count("\n")
    memory = memory_of(server)
    honest = await seen_by_others(server, seconds, flood)
    job.put(f"{about}: sent", honest.sent)
    honest.tell(job, about)
    job.put(f"{about}: memory grew by MB", round((memory_of(server) - memory) / 1e6, 1))
    lines = server.log().count("\n") - lines
    if lines > MOST_LINES:
        job.find(f"{about}: too many lines in the log", f"{lines}:\n{server.log()[-500:]}")
    figures = job.report.counts[job.kind]
    job.say(
        f"{about}: {figures[f'{about}: sent']:,} sent, honest p99"
        f" {figures[f'{about}: honest request p99 s']:.3f} s a request,"
        f" {figures[f'{about}: honest move p99 s']:.3f} s a move,"
        f" {figures[f'{about}: honest failures']} failures, {lines} lines logged"
    )


async def seen_by_others(server: ServerProcess, seconds: float, flood: str = "") -> Honest:
    """Flood, or do not, and return somebody who noticed how long everything took."""
    honest = Honest(server.port, next(addresses))
    await honest.sit_down()
    for so_long in (seconds, TELLING_SECONDS):
        flooding: asyncio.Task[int] | None = None
        if flood:
            target, token = await find_target(flood, honest)
            flooding = asyncio.create_task(flood_for(server, flood, so_long + 1, target, token))
            await asyncio.sleep(STARTING_SECONDS)
        await honest.measure(so_long)
        if flooding is not None:
            honest.sent += await flooding
        if not honest.has_waited or so_long >= TELLING_SECONDS:
            break
    return honest


async def find_target(flood: str, honest: Honest) -> tuple[str, str]:
    """Return the table to flood and the seat to do it from: the honest person's, or one beside."""
    if flood not in ("mixes", "take_backs", "names", "comings_and_goings"):
        return honest.table, ""
    table, host = await honest.admitted("/api/tables", **TABLE, seats=3)
    path = f"/api/tables/{table}"
    _, guest = await honest.admitted(f"{path}/seats", name="Guest")
    if flood == "take_backs":
        await honest.ask(post(f"{path}/requests", {"type": "start", "fill": "random"}, host))
    return table, guest
