"""What the bus through Redis promises between processes, whatever happens to Redis."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from bocamina.server.bus import Notice
from bocamina.server.bus.redis import (
    PREFIX,
    SECONDS_BETWEEN_PINGS,
    SECONDS_OF_SILENCE,
    RedisBus,
)
from tests.server.bus.hearing import Ear, connected
from tests.server.hand_clock import HandClock
from tests.server.services import Redis
from tests.server.until import until


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    """A Redis server that the test may harm."""
    with Redis() as service:
        yield service


async def test_news_reach_other_processes(redis: Redis) -> None:
    async with RedisBus(redis.url) as one, RedisBus(redis.url) as other:
        await connected(one, other)
        here, there, elsewhere = Ear(), Ear(), Ear()
        await one.listen("a", here)
        await other.listen("a", there)
        await other.listen("b", elsewhere)
        await one.publish(Notice("a", 7, "note"))
        # Told at home without waiting for Redis, and not a second time by it.
        assert here.news == [Notice("a", 7, "note")]
        await until(lambda: bool(there.news))
        await other.publish(Notice("a", 8))
        await until(lambda: len(here.news) == 2)
        assert here.news == there.news == [Notice("a", 7, "note"), Notice("a", 8)]
        assert elsewhere.news == []


async def test_nothing_is_missed_once_listen_returned(redis: Redis) -> None:
    async with RedisBus(redis.url) as one, RedisBus(redis.url) as other:
        await connected(one, other)
        for round_ in range(100):
            ear = Ear()
            await one.listen("a", ear)
            await other.publish(Notice("a", round_ + 1))
            await until(lambda ear=ear: bool(ear.news))  # type: ignore[misc]
            assert ear.news == [Notice("a", round_ + 1)]
            await one.unlisten("a", ear)
            if round_ % 2:
                # The answer to an earlier subscription must not be taken for that to a later one.
                hasty = asyncio.ensure_future(one.listen("a", ear))
                await asyncio.sleep(0)
                await one.unlisten("a", ear)
                await hasty


async def test_closing_hands_over_what_was_published(redis: Redis) -> None:
    async with RedisBus(redis.url) as other:
        ear = Ear()
        await connected(other)
        await other.listen("a", ear)
        async with RedisBus(redis.url) as one:
            await connected(one)
            for version in range(1, 201):
                await one.publish(Notice("a", version))
        await until(lambda: len(ear.news) == 200)


async def test_it_opens_without_redis_and_finds_it_later(own_redis: Redis) -> None:
    own_redis.stop()
    async with RedisBus(own_redis.url) as one, RedisBus(own_redis.url) as other:
        ear = Ear()
        await other.listen("a", ear)  # does not wait for what is not there
        await one.publish(Notice("a", 1))
        assert not one.is_connected
        own_redis.start()
        await connected(one, other)
        await until(lambda: ear.times_in_doubt > 0)
        await one.publish(Notice("a", 2))
        await until(lambda: ear.news == [Notice("a", 2)])


@pytest.mark.parametrize("ending", ["kill", "stop"])
async def test_redis_goes_away_and_comes_back(own_redis: Redis, ending: str) -> None:
    async with RedisBus(own_redis.url) as one, RedisBus(own_redis.url) as other:
        await connected(one, other)
        here, there = Ear(), Ear()
        await one.listen("a", here)
        await other.listen("a", there)
        getattr(own_redis, ending)()
        await until(lambda: not other.is_connected)
        # At home news go on; elsewhere they cannot, so everybody is told to read now and then.
        await one.publish(Notice("a", 1))
        assert here.news == [Notice("a", 1)]
        doubts = there.times_in_doubt
        await until(lambda: there.times_in_doubt >= doubts + 3)
        late = Ear()
        await other.listen("b", late)
        own_redis.start()
        doubts = there.times_in_doubt
        await connected(one, other)
        await until(lambda: there.times_in_doubt > doubts)
        await one.publish(Notice("a", 2))
        await one.publish(Notice("b", 5))
        await until(lambda: bool(there.news and late.news))
        assert there.news == [Notice("a", 2)]
        assert late.news == [Notice("b", 5)]


async def test_news_lost_by_a_broken_sender_put_everybody_in_doubt(own_redis: Redis) -> None:
    """Only the one connection breaks: those who listen notice nothing by themselves."""
    async with RedisBus(own_redis.url) as one, RedisBus(own_redis.url) as other:
        await connected(one, other)
        ear = Ear()
        await other.listen("a", ear)
        doubts = ear.times_in_doubt
        # "normal" clients are those that do not subscribe: the senders.
        own_redis.run(own_redis.programs / "redis-cli", "-p", str(own_redis.port), *KILL_SENDERS)
        await one.publish(Notice("a", 1))
        await until(lambda: ear.times_in_doubt > doubts or bool(ear.news))
        await connected(one, other)
        await one.publish(Notice("a", 2))
        await until(lambda: Notice("a", 2) in ear.news)


KILL_SENDERS = ["CLIENT", "KILL", "TYPE", "normal"]


async def test_a_redis_that_hangs_counts_as_gone(
    own_redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    async with RedisBus(own_redis.url, clock) as bus:
        await connected(bus)
        taken: list[object] = []
        monkeypatch.setattr(bus, "_take", taken.append)
        for ping in range(5):
            clock.advance(SECONDS_BETWEEN_PINGS)
            await until(lambda ping=ping: len(taken) > ping)  # type: ignore[misc]
        monkeypatch.undo()
        assert bus.is_connected  # silence alone is no reason: the pings are answered
        ear = Ear()
        await bus.listen("a", ear)
        assert own_redis.process is not None
        os.kill(own_redis.process.pid, signal.SIGSTOP)
        try:
            clock.advance(SECONDS_OF_SILENCE)
            await until(lambda: not bus.is_connected)
        finally:
            os.kill(own_redis.process.pid, signal.SIGCONT)
        doubts = ear.times_in_doubt
        while ear.times_in_doubt == doubts:  # until it has connected again
            clock.advance(1.0)
            await clock.settle()


async def test_what_is_not_news_is_passed_over(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async with RedisBus(redis.url) as bus:
        await connected(bus)
        ear = Ear()
        await bus.listen("a", ear)
        channel = (PREFIX + b"a").decode()
        redis.run(redis.programs / "redis-cli", "-p", str(redis.port), "PUBLISH", channel, "junk")
        await until(lambda: "expected news" in caplog.text)
        assert ear.news == []


async def test_many_tables_are_listened_to_again(own_redis: Redis) -> None:
    async with RedisBus(own_redis.url) as one, RedisBus(own_redis.url) as other:
        await connected(one, other)
        ears = {f"t{number}": Ear() for number in range(2500)}
        await asyncio.gather(*(other.listen(table, ear) for table, ear in ears.items()))
        own_redis.kill()
        own_redis.start()
        await until(lambda: not other.is_connected or ears["t0"].times_in_doubt > 0)
        await connected(one, other)
        # The first news may find that the sender's connection has ended; then they are lost.
        doubts = ears["t0"].times_in_doubt
        await one.publish(Notice("t0", 1))
        await until(lambda: bool(ears["t0"].news) or ears["t0"].times_in_doubt > doubts)
        await connected(one, other)
        for table in ears:
            await one.publish(Notice(table, 2))
        await until(lambda: all(Notice(table, 2) in ear.news for table, ear in ears.items()))
