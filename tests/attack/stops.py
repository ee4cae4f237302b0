"""SIGTERM at the worst moments: while a server starts, and while people come in."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Final

from tests.attack.floods import flood_for
from tests.attack.honest import Honest
from tests.attack.kills import stop_in_time
from tests.attack.nursery import Nursery, QuickServer
from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    from tests.attack.job import Job

SLOW: Final = 4  # one in so many starts from nothing
CROWDED: Final = 3  # after so many starts, one server is stopped while people come in


async def attack(job: Job) -> None:
    """Stop one server after another."""
    for name in ("SIGTERMs during the start", "SIGTERMs amid handshakes"):
        job.add(name, 0)
    with Nursery() as nursery:
        for number in count():
            await hit_start(job, nursery, from_nothing=number % SLOW == 0)
            if number % CROWDED == 0:
                await hit_amid_handshakes(job, nursery)
            if job.left < 0:
                return


async def hit_start(job: Job, nursery: Nursery, *, from_nothing: bool) -> None:
    """Stop a server while it starts, at any moment of that."""
    room = job.room()
    # With everything imported it comes at once to where it installs its handlers.
    server = ServerProcess(room) if from_nothing else QuickServer(nursery, room)
    with server:
        await asyncio.to_thread(server.spawn)
        await asyncio.sleep(job.rng.uniform(0, 2.0 if from_nothing else 0.4))
        job.add("SIGTERMs during the start")
        await stop_in_time(job, server, "during the start")
    job.read_log(server, " of a server stopped while it started")


async def hit_amid_handshakes(job: Job, nursery: Nursery) -> None:
    """Stop a server while many sockets are being opened."""
    server = QuickServer(nursery, job.room())
    with server:
        await asyncio.to_thread(server.start)
        honest = Honest(server.port)
        await honest.sit_down()
        flooding = asyncio.create_task(flood_for(server, "handshakes", 2.0, honest.table))
        await asyncio.sleep(job.rng.uniform(1.0, 1.8))
        job.add("SIGTERMs amid handshakes")
        await stop_in_time(job, server, "amid handshakes")
        await flooding
    job.read_log(server, " of a server stopped amid handshakes")
