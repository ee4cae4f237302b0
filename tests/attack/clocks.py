"""A clock that is set forth and back while people and bots play: it costs nobody anything."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from tests.attack.kills import stop_in_time
from tests.attack.stepping import make_file, step
from tests.server.sites import ServerProcess, Site, Visitor

if TYPE_CHECKING:
    from pathlib import Path

    from tests.attack.job import Job

STEPS: Final = (-600.0, 600.0, -3600.0, 3600.0)
# That a table may stand still on a machine that is busy with other tests; where it waits for the
# clock, it is ten minutes.
MOST_SECONDS: Final = 20.0
ALLOWANCE: Final = 120
RESERVE: Final = 60


class SteppedServer(ServerProcess):
    """A server whose clock can be set."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder, **settings)
        self.offset = 0.0
        self.shared = make_file(folder / "clock")
        follow = f"from tests.attack.stepping import follow; follow({str(folder / 'clock')!r})"
        # Before anything is imported that keeps the clock.
        self.program = f"{follow}; {ServerProcess.program}"

    def step(self, seconds: float) -> None:
        """Set the clock forth or back."""
        self.offset += seconds
        step(self.shared, self.offset)


async def attack(job: Job) -> None:
    """Set the clock until the time is over, on a new server now and then."""
    for name in ("steps of the clock", "restarts with another clock"):
        job.add(name, 0)
    while True:
        await run_series(job)
        if job.left < 0:
            return


async def run_series(job: Job) -> None:
    """Step either way, and restart with another clock."""
    room = job.room()
    server = SteppedServer(
        room, heartbeat_seconds=0.5, bot_wait_seconds=0.2, data=str(room / "data")
    )
    with server:
        await asyncio.to_thread(server.start)
        site = Site(server.address)
        steps = list(STEPS)
        job.rng.shuffle(steps)
        for by in steps:
            await step_while_bots_play(job, site, server, by)
            await step_while_people_think(job, site, server, by)
            await step_while_somebody_is_away(job, site, server, by)
            if job.left < 0:
                break
        await restart_with(job, site, server, job.rng.choice(STEPS))
        await stop_in_time(job, server, "after the clock was set")
        await site.close()
    job.read_log(server)
    job.say(f"set {job.report.counts[job.kind]['steps of the clock']} times")


def direction(by: float) -> str:
    """Say how a clock was set."""
    return f"{abs(by):.0f} s {'back' if by < 0 else 'forth'}"


async def step_while_bots_play(job: Job, site: Site, server: SteppedServer, by: float) -> None:
    """A person beside bots, and a table of bots alone that somebody watches."""
    host = await site.create(seats=3, name="Ana", fill="random", start=True)
    await host.open()
    # Bots that think hard: a clock that is set in the middle of a thought must not matter.
    watchers = []
    for _ in range(3):
        alone = await site.create("saboteur", seats=5, fill="expert", start=True)
        watchers.append(await Visitor(site.address, alone.table).open())
    longest = 0.0
    for number in range(3):
        if not host.legal():
            break
        began = time.monotonic()
        await host.move("stay")
        if number == 0:
            await set_clock(job, server, by)
        if not await moves_on(host, lambda news: can_move(news) or is_over(news)):
            job.find(f"bots stand still after the clock was set {direction(by)}")
            break
        longest = max(longest, time.monotonic() - began)
    for watcher in watchers:
        if not await goes_on(watcher):
            job.find(f"a table of bots stands still after the clock was set {direction(by)}")
    job.put("longest wait for bots s", max(longest, longest_so_far(job)))
    for person in (host, *watchers):
        await person.close()


def longest_so_far(job: Job) -> float:
    """Return what was measured before."""
    return job.report.counts[job.kind].get("longest wait for bots s", 0.0)


def can_move(news: dict[str, Any]) -> bool:
    """Tell whether somebody is asked for a move, not only free to take one back."""
    return any(each["move"] != "back" for each in news["legal"])


def is_over(news: dict[str, Any]) -> bool:
    """Tell whether a game is over."""
    return bool(news.get("table", {}).get("status") == "over")


async def step_while_people_think(job: Job, site: Site, server: SteppedServer, by: float) -> None:
    """People with clocks: what they have left is what they had, and no bot moves for them."""
    clocking = {"move_seconds": ALLOWANCE, "reserve_seconds": RESERVE}
    people = await site.seat_all("diamant", 2, clocking=clocking)
    await set_clock(job, server, by)
    await asyncio.sleep(1.5)  # the server looks for clocks that ran out every second
    said = await people[0].ask("say", text="what time is it?")
    await people[1].reach(said["version"])
    told = people[1].news
    if any(event["event"] == "bot_stood_in" for event in told["events"]):
        job.find(f"a bot moved for people after the clock was set {direction(by)}")
    again = await Visitor(site.address, people[0].table, people[0].token).open()
    clocks = again.news.get("clocks") or {}
    left = min(clocks.get("allowance", [0.0])) + min(clocks.get("reserve", [0.0]))
    if not ALLOWANCE + RESERVE - 10 <= left <= ALLOWANCE + RESERVE + 1:
        job.find(f"people's clocks were changed by a clock set {direction(by)}", clocks)
    if (await again.move("stay"))["type"] != "accepted":
        job.find(f"a move is refused after the clock was set {direction(by)}")
    for person in (*people, again):
        await person.close()


async def step_while_somebody_is_away(
    job: Job, site: Site, server: SteppedServer, by: float
) -> None:
    """Somebody who just went away has as long to come back as ever, and is stood in for then."""
    people = await site.seat_all("diamant", 2, clocking={"grace_seconds": 4})
    await people[0].move("stay")
    await people[1].close()
    began = time.monotonic()
    await set_clock(job, server, by)
    if not await moves_on(people[0], can_move, 4 + 2 * MOST_SECONDS):
        job.find(f"nobody stands in for the absent after the clock was set {direction(by)}")
    elif time.monotonic() - began < 2:
        job.find(f"the absent lose their time to come back: clock set {direction(by)}")
    await people[0].close()


async def restart_with(job: Job, site: Site, server: SteppedServer, by: float) -> None:
    """Stop, and start with another clock: the game goes on where it was."""
    people = await site.seat_all("diamant", 2, clocking={"move_seconds": ALLOWANCE})
    bots = await site.create(seats=3, name="Ana", fill="random", start=True)
    if job.rng.randrange(2):
        await asyncio.to_thread(server.kill)
    else:
        await stop_in_time(job, server, "after the clock was set")
    server.step(by)
    job.add("restarts with another clock")
    await asyncio.to_thread(server.start)
    again = [
        await Visitor(site.address, person.table, person.token).open() for person in (*people, bots)
    ]
    if not await moves_on(again[0], lambda news: not news["clocks"]["is_frozen"]):
        job.find(f"clocks stay frozen after a restart {direction(by)}")
    if any(each["event"] == "bot_stood_in" for each in again[0].news["events"]):
        job.find(f"a bot moved for people after a restart {direction(by)}")
    if (await again[0].move("stay"))["type"] != "accepted":
        job.find(f"a move is refused after a restart {direction(by)}")
    await again[2].move("stay")
    if not await moves_on(again[2], lambda news: can_move(news) or is_over(news)):
        job.find(f"bots stand still after a restart {direction(by)}")
    for person in again:
        await person.close()


async def goes_on(watcher: Visitor) -> bool:
    """Tell whether a table that somebody watches goes on from here."""
    with suppress(TimeoutError):  # what was sent already does not tell
        while True:
            await asyncio.wait_for(watcher.receive("news"), 0.01)
    version = watcher.version
    return await moves_on(
        watcher, lambda news: news["version"] > version or is_over(news), 2 * MOST_SECONDS
    )


async def set_clock(job: Job, server: SteppedServer, by: float) -> None:
    """Set the clock in the middle of things."""
    await asyncio.sleep(job.rng.uniform(0, 0.1))
    server.step(by)
    job.add("steps of the clock")


async def moves_on(who: Visitor, is_so: Any, seconds: float = MOST_SECONDS) -> bool:
    """Tell whether news of some kind come within some seconds."""
    try:
        async with asyncio.timeout(seconds):
            await who.until(is_so)
    except TimeoutError:
        return False
    return True
