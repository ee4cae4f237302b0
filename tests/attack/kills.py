"""Servers on SQLite that are killed and stopped at random moments under load."""

from __future__ import annotations

import asyncio
import subprocess
import time
from typing import TYPE_CHECKING, Final

from bocamina.server.app import make_journal
from bocamina.server.settings import ServerSettings
from tests.attack.nursery import Nursery, QuickServer
from tests.server.crowd import Crowd
from tests.server.sites import ServerProcess, Site

if TYPE_CHECKING:
    from pathlib import Path

    from tests.attack.job import Job

SERIES: Final = 25  # kills on one journal, which is then checked
BESIDE: Final = 2  # series at the same time
STOPS: Final = 8  # one in so many is a SIGTERM
WHILE_STARTING: Final = 6  # and one in so many comes before the server is ready
MOST_SECONDS_TO_STOP: Final = 10.0
MOST_SECONDS_TO_GO_ON: Final = 20.0


async def attack(job: Job) -> None:
    """Kill until the time is over, several servers beside each other."""
    for name in ("SIGKILLs", "SIGTERMs", "acknowledged moves", "lost, doubled or out of order"):
        job.add(name, 0)
    await asyncio.gather(*(keep_killing(job) for _ in range(BESIDE)))


async def keep_killing(job: Job) -> None:
    """Run one series after another."""
    with Nursery() as nursery:
        while job.left > 0:
            room = job.room()
            await run_series(job, QuickServer(nursery, room, data=str(room / "data")), room)
            job.say(", ".join(f"{n} {c:,.0f}" for n, c in job.report.counts[job.kind].items()))


async def run_series(job: Job, server: ServerProcess, room: Path) -> None:
    """Play, kill and start again for a while; then look whether all that was promised is there."""
    with server:
        await asyncio.to_thread(server.start)
        site = Site(server.address)
        crowd = await Crowd.gather(site, lambda: [server.address], tables=4)
        crowd.play()
        job.begin()
        for _ in range(SERIES):
            if job.left < 0 or crowd.is_worn:
                break
            await asyncio.sleep(job.rng.uniform(0.02, 0.5))
            await end(job, server)
            await asyncio.to_thread(server.spawn)
            if not job.rng.randrange(WHILE_STARTING):
                await asyncio.sleep(job.rng.uniform(0, 0.3))
                await end(job, server)
                await asyncio.to_thread(server.spawn)
            await asyncio.to_thread(server.wait_until_ready)
        if not await crowd.goes_on(MOST_SECONDS_TO_GO_ON):
            job.find("nobody could play on after a kill", server.log()[-500:])
        for failure in await crowd.stop():
            job.find("a client was told what cannot be", failure)
        await end(job, server, stop=True)
        await site.close()
    await check(job, crowd, ServerSettings(data=str(room / "data")))
    job.read_log(server)


async def end(job: Job, server: ServerProcess, stop: bool = False) -> None:
    """Kill a server, or now and then stop it as its host would."""
    if not stop and job.rng.randrange(STOPS):
        job.add("SIGKILLs")
        await asyncio.to_thread(server.kill)
        return
    job.add("SIGTERMs")
    await stop_in_time(job, server, "under load")


async def stop_in_time(job: Job, server: ServerProcess, when: str) -> None:
    """Send SIGTERM and see the server end, soon and in order."""
    assert server.process is not None
    began = time.monotonic()
    try:
        await asyncio.to_thread(server.stop)
    except subprocess.TimeoutExpired:
        job.find(f"SIGTERM {when} was swallowed: the server runs on", server.log()[-500:])
        await asyncio.to_thread(server.kill)
        return
    took = time.monotonic() - began
    if took > MOST_SECONDS_TO_STOP:
        job.find(f"SIGTERM {when}: the server took too long to end", f"{took:.1f} s")
    if server.process.returncode not in (0, -15):
        job.find(f"SIGTERM {when}: it ended with {server.process.returncode}", server.log()[-500:])


async def check(job: Job, crowd: Crowd, settings: ServerSettings) -> None:
    """Compare what is stored with what was acknowledged."""
    async with make_journal(settings) as journal:
        entries, broken = await crowd.broken_promises(journal)
    job.add("acknowledged moves", crowd.accepted)
    job.add("entries", entries)
    job.add("lost, doubled or out of order", len(broken))
    for each in broken:
        job.find(f"an acknowledged move is {each.partition(':')[0]}", each)
