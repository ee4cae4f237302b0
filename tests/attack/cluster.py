"""Two processes on PostgreSQL and Redis, any of which goes away and comes back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bocamina.server.settings import ServerSettings
from tests.attack.kills import check, stop_in_time
from tests.attack.nursery import Nursery, QuickServer
from tests.server.crowd import Crowd
from tests.server.services import Postgres, Redis
from tests.server.sites import Site

if TYPE_CHECKING:
    from tests.attack.job import Job
    from tests.server.sites import ServerProcess

SERIES: Final = 30  # disturbances on one database, which is then checked
MOST_SECONDS_TO_GO_ON: Final = 20.0
# What happens, how often in a round, and what stays up meanwhile.
DISTURBANCES: Final = ("kill", "kill", "kill", "stop", "kill both", "redis", "postgres", "restart")


async def attack(job: Job) -> None:
    """Disturb until the time is over."""
    for name in ("SIGKILLs", "SIGTERMs", "Redis away and back", "PostgreSQL killed and back"):
        job.add(name, 0)
    job.add("PostgreSQL restarted", 0)
    with Nursery() as nursery, await asyncio.to_thread(Postgres) as postgres, Redis() as redis:
        while True:
            await run_series(job, nursery, postgres, redis)
            if job.left < 0:
                return


class Site2:
    """Two servers, and which of them should answer."""

    def __init__(self, nursery: Nursery, job: Job, database: str, bus: str) -> None:
        shared = {"database": database, "bus": bus}
        self.servers = [QuickServer(nursery, job.room(), **shared) for _ in range(2)]
        self.up: set[str] = set()

    async def start(self, server: ServerProcess) -> None:
        """Start one and say so."""
        await asyncio.to_thread(server.start)
        self.up.add(server.address)


async def run_series(job: Job, nursery: Nursery, postgres: Postgres, redis: Redis) -> None:
    """Play while things go away and come back; then look whether all that was promised is there."""
    database = await asyncio.to_thread(postgres.new_database)
    both = Site2(nursery, job, database, redis.url)
    with both.servers[0], both.servers[1]:
        for server in both.servers:
            await both.start(server)
        site = Site(both.servers[1].address)
        crowd = await Crowd.gather(site, lambda: sorted(both.up), tables=4)
        crowd.play()
        round_ = list(DISTURBANCES)
        for _ in range(SERIES):
            if not round_:
                round_ = list(DISTURBANCES)
            what = round_.pop(job.rng.randrange(len(round_)))
            await asyncio.sleep(job.rng.uniform(0.1, 0.6))
            await disturb(job, both, crowd, postgres, redis, what)
            if not await crowd.goes_on(MOST_SECONDS_TO_GO_ON):
                job.find(f"nobody could play on after: {what}", both.servers[0].log()[-500:])
            if job.left < 0 or crowd.is_worn:
                break
        for failure in await crowd.stop():
            job.find("a client was told what cannot be", failure)
        for server in both.servers:
            job.add("SIGTERMs")
            await stop_in_time(job, server, "of one of two processes")
        await site.close()
    await check(job, crowd, ServerSettings(database=database, alone=True))
    for server in both.servers:
        job.read_log(server)
    job.say(
        ", ".join(f"{name} {count:,.0f}" for name, count in job.report.counts[job.kind].items())
    )


async def disturb(
    job: Job, both: Site2, crowd: Crowd, postgres: Postgres, redis: Redis, what: str
) -> None:
    """Let something go away for a moment."""
    match what:
        case "kill" | "stop" | "kill both":
            hit = both.servers if what == "kill both" else [job.rng.choice(both.servers)]
            for server in hit:
                both.up.discard(server.address)
                job.add("SIGTERMs" if what == "stop" else "SIGKILLs")
                if what == "stop":
                    await stop_in_time(job, server, "of one of two processes")
                else:
                    await asyncio.to_thread(server.kill)
            if len(hit) == 1 and not await crowd.goes_on(MOST_SECONDS_TO_GO_ON):
                job.find(f"the other process did not go on after: {what}")
            for server in hit:
                await both.start(server)
        case "redis":
            job.add("Redis away and back")
            await asyncio.to_thread(redis.kill)
            if not await crowd.goes_on(MOST_SECONDS_TO_GO_ON):
                job.find("nobody could play on without Redis")
            await asyncio.sleep(job.rng.uniform(0, 1))
            await asyncio.to_thread(redis.start)
        case _:
            is_kill = what == "postgres"
            job.add("PostgreSQL killed and back" if is_kill else "PostgreSQL restarted")
            await asyncio.to_thread(postgres.kill if is_kill else postgres.stop)
            await asyncio.sleep(job.rng.uniform(0, 0.5))
            await asyncio.to_thread(postgres.start)
