"""Clocks that somebody sets, forward or back: it costs nobody anything."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from bocamina.server.clock import Date, SystemClock
from bocamina.server.steward import Steward
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, ServerProcess, Site, Visitor, site_in_process

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bocamina.server.clock import Clock
    from bocamina.server.live import LiveTable

pytestmark = pytest.mark.anyio

HOUR = 3600.0
either_way = pytest.mark.parametrize("step", [HOUR, -HOUR, 600.0, -600.0])


@pytest.mark.parametrize("make", [SystemClock, HandClock])
async def test_waiting_ends_in_time_or_with_what_was_waited_for(make: Callable[[], Clock]) -> None:
    clock = make()
    rung: list[str] = []
    clock.call_later(0.02, lambda: rung.append("second"))
    clock.call_later(0.01, lambda: rung.append("first"))
    clock.call_later(0.01, lambda: rung.append("never")).cancel()
    slept = asyncio.create_task(clock.sleep(0.03))
    endless = asyncio.Event()
    late = asyncio.create_task(clock.wait_for(endless.wait(), 0.03))
    early = asyncio.create_task(clock.wait_for(asyncio.sleep(0, "early"), 10))
    await asyncio.sleep(0)
    began = clock.monotonic()
    if isinstance(clock, HandClock):
        assert rung == []
        assert not slept.done()
        clock.advance(0.03)
    await asyncio.wait_for(slept, PATIENCE)
    assert rung == ["first", "second"]
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(late, PATIENCE)
    assert await early == "early"
    assert began <= clock.monotonic() < began + PATIENCE


def test_a_date_goes_on_steadily_until_it_is_heeded_that_the_clock_was_set() -> None:
    clock = HandClock(1000.0)
    date = Date(clock)
    clock.advance(5)
    assert (date.now(), date.heed(), date.epoch) == (1005, 0, 1000)
    clock.set_date(HOUR)
    assert date.now() == 1005
    assert date.heed() == HOUR
    assert date.now() == date.epoch == 1005 + HOUR
    clock.set_date(-2 * HOUR)
    clock.advance(1)
    assert date.heed() == -2 * HOUR
    assert date.now() == 1006 - HOUR


async def heed(clock: HandClock) -> None:
    """Let the server look at the clock, as it does every second."""
    clock.advance(1)
    await clock.settle()


async def play_until_something_is_shown(host: Visitor, live: LiveTable, clock: HandClock) -> None:
    """Play with bots until something has happened that bots let people look at."""
    async with asyncio.timeout(3 * PATIENCE):
        while not live.table.sights.paused_at or 0 in live.table.turn:
            if 0 in live.table.turn:
                await host.reach(live.table.version)
                await host.move(host.legal()[0])
            else:
                clock.advance(1.5)
                await clock.settle()


@either_way
async def test_bots_play_on_before_people_who_watch(tmp_path: Path, step: float) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=1.0) as (site, house):
        host = await site.create("saboteur", seats=3, name="Ana", fill="random", start=True)
        await host.open()
        live = house.tables[host.table]
        await play_until_something_is_shown(host, live, clock)
        clock.set_date(step)
        for _ in range(3):
            version = live.table.version
            waited = await clock.advance_until(
                lambda version=version: live.table.version > version or 0 in live.table.turn  # type: ignore[misc]
            )
            assert waited < 10
            if 0 in live.table.turn:
                await host.reach(live.table.version)
                await host.move(host.legal()[0])


@either_way
async def test_no_player_is_charged_for_it_and_none_gains_for_ever(
    tmp_path: Path, step: float
) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        clocking = {"move_seconds": 60, "reserve_seconds": 7200}
        people = await site.seat_all("diamant", 3, clocking=clocking)
        live = house.tables[people[0].table]
        clock.advance(10)
        clock.set_date(step)
        # The move may come before or after the server has noticed.
        await people[0].move("stay")
        await heed(clock)
        await people[1].move("stay")
        assert live.table.clocks.reserve == [7200] * 3
        assert live.table.turn == (2,)
        left = live.table.clocks.runs_out(2)
        assert left is not None
        assert 7200 + 48 <= left - live.time.now() <= 7200 + 60
        # Its time is up when it would have been.
        clock.advance(left - live.time.now() - 2)
        await clock.settle()
        assert house.metrics.stood_in.counts[""] == 0
        await clock.advance_until(lambda: house.metrics.stood_in.counts[""] == 1, most=10)


@either_way
async def test_nobody_is_taken_to_be_absent_for_it(tmp_path: Path, step: float) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 2, clocking={"grace_seconds": 60})
        await people[0].move("stay")
        await people[1].close()
        while 1 not in house.tables[people[0].table].attendance.roll_call.absent_since:
            await clock.settle()
        clock.advance(10)
        clock.set_date(step)
        await heed(clock)
        counts = house.metrics.stood_in.counts
        assert 45 < await clock.advance_until(lambda: counts[""] == 1, step=0.5) < 55


@either_way
@pytest.mark.parametrize("is_noticed", [True, False])
async def test_nobody_loses_time_by_a_restart_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: float, is_noticed: bool
) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        clocking = {"move_seconds": 60, "reserve_seconds": 7200}
        people = await site.seat_all("diamant", 3, clocking=clocking)
        await people[0].move("stay")
        clock.advance(20)
        if is_noticed:
            clock.set_date(step)
            await heed(clock)
        for person in people:
            await person.close()
        # As where it is killed.
        monkeypatch.setattr(Steward, "freeze", do_nothing)
    if not is_noticed:
        clock.set_date(step)
    clock.advance(HOUR)  # without a server
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        bea = await Visitor(site.address, people[1].table, people[1].token).open()
        live = house.tables[bea.table]
        async with asyncio.timeout(PATIENCE):
            while live.time.is_in_doubt(live.table):
                await clock.settle()
        assert (await bea.move("stay", live.table.version))["type"] == "accepted"
        assert live.table.clocks.reserve == [7200] * 3
        assert live.table.turn == (2,)
        left = live.table.clocks.runs_out(2)
        assert left is not None
        assert 7200 + 30 <= left - live.time.now() <= 7200 + 60
        assert house.metrics.stood_in.counts[""] == 0


async def do_nothing(_: object) -> None:
    pass


async def test_a_date_that_was_too_late_does_not_stay(tmp_path: Path) -> None:
    year = 365 * 24 * HOUR
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        host = await (await site.create(seats=3, name="Ana")).open()
        clock.set_date(year)
        await heed(clock)
        await host.ask("say", text="what year is it?")
        clock.set_date(-year)
        await heed(clock)
        await host.ask("say", text="better")
        row = await house.journal.summary(host.table)
        assert row is not None
        assert row.updated == house.now() == clock.now()


SHIFTED = """
import sys, time
from pathlib import Path
machine, offset = time.time, Path({offset!r})
time.time = lambda: machine() + float(offset.read_text())
"""


@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_process_whose_clock_is_set_plays_on(tmp_path: Path, step: float) -> None:
    offset = tmp_path / "offset"
    offset.write_text("0")
    with ServerProcess(tmp_path / "data") as server:
        server.program = SHIFTED.format(offset=str(offset)) + server.program
        server.start()
        site = Site(server.address)
        clocking = {"move_seconds": 600, "reserve_seconds": 7200}
        host = await site.create(
            "saboteur", seats=4, name="Ana", fill="random", start=True, clocking=clocking
        )
        await host.open()
        moved = 0
        while host.status != "over":
            if moved % 10 == 5:  # a part-written file cannot be read as a number
                beside = tmp_path / "beside"
                beside.write_text(str(step if moved % 20 == 5 else 0.0))
                beside.replace(offset)
                moved += 1
            if moves := host.legal():
                assert (await host.move(moves[0]))["type"] == "accepted"
                moved += 1
            else:
                await host.receive("news")
        clocks = [text for text in host.raw if '"reserve"' in text]
        reserves = [json.loads(text)["clocks"]["reserve"] for text in clocks]
        assert [each for each in reserves if each != [7200.0] * 4] == []
        assert not any("bot_stood_in" in text for text in host.raw)
        assert "the machine's clock was set" in server.log()
        await site.close()
        server.stop()
