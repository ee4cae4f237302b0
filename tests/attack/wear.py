"""One guest who tries to wear out the host's table: what is free to send must not use it up."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Final

from tests.attack.floods import flood_for, served
from tests.attack.honest import TABLE, Honest
from tests.attack.raw import post, request
from tests.server.sites import GENEROUS

if TYPE_CHECKING:
    from tests.attack.job import Job
    from tests.server.sites import ServerProcess

WAYS: Final = ("mixes", "take_backs", "comings_and_goings")
BURST_SECONDS: Final = 6.0  # of messages that one seat may save up, and some more
SHORT_SECONDS: Final = 30.0  # too little for more than one way
LONG_SECONDS: Final = 40.0  # enough for tens of thousands of entries
FREE: Final = {name: GENEROUS[name] for name in GENEROUS if name.startswith(("messages", "requ"))}


async def attack(job: Job) -> None:
    """Try every way with the usual limits, and where there is time without limits, too."""
    ways = WAYS if job.seconds >= SHORT_SECONDS else job.rng.sample(WAYS, 1)
    quick = min(10.0, max(3.0, job.seconds / len(ways) / 2))
    long = min(LONG_SECONDS, job.seconds / len(ways) - quick)
    async with served(job) as server:
        for way in ways:
            stored = await wear(job, server, way, quick, f"{way.replace('_', ' ')}")
            most = 10.0 * (quick + 1 + BURST_SECONDS)  # ten messages a second and seat are allowed
            if stored > most:
                what = f"{way.replace('_', ' ')} from one seat are stored faster than one may send"
                job.find(what, f"{stored} entries in {quick:.0f} s, {most:.0f} at most")
    if long < quick or job.seconds < SHORT_SECONDS:
        return
    async with served(job, **FREE) as server:
        for way in ways:
            await wear(job, server, way, long, f"{way.replace('_', ' ')} without limits")


async def wear(job: Job, server: ServerProcess, way: str, seconds: float, about: str) -> int:
    """Flood a table from one seat, and return how many entries that left in its journal."""
    host = Honest(server.port, f"127.0.9.{WAYS.index(way) + 1}")
    table, token = await host.admitted("/api/tables", **TABLE, seats=3)
    path = f"/api/tables/{table}"
    _, guest = await host.admitted(f"{path}/seats", name="Guest")
    if way == "take_backs":
        await asked(host, path, token, type="start", fill="random")
    before = (await look(host, path, token))["version"]
    sent = await flood_for(server, way, seconds, table, guest)
    news = await look(host, path, token)
    stored = int(news["version"]) - int(before)
    job.put(f"{about}: sent", sent)
    job.put(f"{about}: entries stored", stored)
    job.say(f"{about}: {sent:,} sent, {stored:,} entries stored in {seconds:.0f} s")
    await go_on(job, host, path, (token, guest), about)
    if way == "mixes" and stored > 3:
        job.find("one seat can mix again and again", f"{stored} entries of {sent} sent")
    return stored


async def go_on(job: Job, host: Honest, path: str, tokens: tuple[str, str], about: str) -> None:
    """See whether the host can start, play to the end, talk and play again."""
    token, guest = tokens
    news = await look(host, path, token)
    start = {"type": "start", "fill": "random"}
    if news["table"]["status"] == "open" and not await demand(
        job, about, "start", host, path, token, **start
    ):
        return
    if about.startswith("comings"):
        return  # somebody who came and did not go may be at the table, and never move
    for _ in range(400):
        news = await look(host, path, token)
        if news["table"]["status"] == "over":
            break
        for who in (token, guest):
            here = await look(host, path, who)
            if [each for each in here["legal"] if each["move"] == "leave"]:
                move = {"type": "move", "move": "leave", "expected": here["version"]}
                await demand(job, about, "move", host, path, who, **move)
        await asyncio.sleep(0.1)
    else:
        job.find(f"{about}: the game cannot be played to its end")
    await demand(job, about, "play again", host, path, token, type="rematch")


async def look(host: Honest, path: str, token: str) -> dict[str, Any]:
    """Return the news of a table, the facts included."""
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        status, body = await host.ask(request("GET", path, headers=headers))
        if status == 200:
            news: dict[str, Any] = json.loads(body)
            return news
        assert status == 429, body
        await asyncio.sleep(0.2)


async def asked(host: Honest, path: str, token: str, **wish: object) -> tuple[int, str]:
    """Put a request, again where it came too soon after others."""
    while True:
        status, body = await host.ask(post(f"{path}/requests", wish, token))
        if status != 429:
            return status, body.decode()
        await asyncio.sleep(0.2)


async def demand(
    job: Job, about: str, what: str, host: Honest, path: str, token: str, **wish: object
) -> bool:
    """Put a request that must be taken, and tell whether it was."""
    status, body = await asked(host, path, token, **wish)
    if status != 200 and "stale" not in body:
        job.find(f"{about}: the host cannot {what} any more", f"{status} {body}")
        return False
    return True
