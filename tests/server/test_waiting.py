"""How long a bot takes tells nothing: not how hard it found its choice, nor whether it had one."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bocamina.players.questions import Question
from bocamina.server.bots import BrokeDown, Thinkers, make_worker
from bocamina.server.steward import LOOKS
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.house import House

pytestmark = pytest.mark.anyio

WAIT = 0.6
THOUGHT = {1: 0.0, 2: 0.3}  # seconds, by seat
STEP = 0.05
SLACK = 4 * STEP  # for a machine that is busy


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


def think_unevenly(house: House, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots of one seat answer at once and those of another think, and all draw one wait."""

    async def answer(_: object, asked: Any) -> str:
        await clock.sleep(THOUGHT[asked.seat])
        return "stay"

    monkeypatch.setattr(house.thinkers, "ask", answer)
    monkeypatch.setattr(house, "bot_wait", lambda: WAIT)


async def times_of_moves(
    house: House, clock: HandClock, table: str, version: int, bots: int = len(THOUGHT)
) -> dict[int, float]:
    """Return when each seat's first move since a version was stored, once so many bots moved."""
    found: dict[int, float] = {}
    began = clock.passed
    while len(found.keys() & THOUGHT) < bots:
        clock.advance(STEP)
        await clock.settle()
        for entry in await house.journal.read(table, version):
            seat = entry.text.removeprefix("for ").partition(" ")[0]
            if seat.isdigit():
                found.setdefault(int(seat), entry.at)
        assert clock.passed - began < 20
    return found


async def test_a_bot_moves_when_its_wait_is_over_however_fast_it_thought(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        think_unevenly(house, clock, monkeypatch)
        began = house.now()
        host = await site.create(seats=3, name="Ana", fill="random", start=True)
        times = await times_of_moves(house, clock, host.table, 0)
        assert list(times.values()) == pytest.approx([began + WAIT] * 2, abs=SLACK)


async def test_so_does_one_that_stands_in(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        think_unevenly(house, clock, monkeypatch)
        people = await site.seat_all("diamant", 3, clocking={"grace_seconds": 30})
        for person in people[1:]:
            await person.close()
        live = house.tables[people[0].table]
        async with asyncio.timeout(PATIENCE):
            while set(live.attendance.roll_call.absent_since) != {1, 2}:
                await clock.settle()
        began = house.now()
        clock.advance(29)
        times = await times_of_moves(house, clock, people[0].table, people[0].version)
        assert list(times.values()) == pytest.approx([began + 30 + WAIT] * 2, abs=SLACK)


async def test_so_does_one_whose_persons_time_is_up(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        think_unevenly(house, clock, monkeypatch)
        people = await site.seat_all("diamant", 3, clocking={"move_seconds": 60})
        await people[0].move("stay")
        began = house.now()
        clock.advance(59)
        times = await times_of_moves(house, clock, people[0].table, people[0].version)
        assert list(times.values()) == pytest.approx([began + 60 + WAIT] * 2, abs=SLACK)


async def test_bots_let_people_look_at_the_end_of_a_round(tmp_path: Path, clock: HandClock) -> None:
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=1.0) as (site, house):
        host = await site.create("saboteur", seats=3, name="Ana", fill="random", start=True)
        await host.open()
        live = house.tables[host.table]
        async with asyncio.timeout(3 * PATIENCE):
            revealed = 0
            while not revealed or 0 in live.table.turn:
                if 0 in live.table.turn:
                    await host.reach(live.table.version)
                    await host.move(host.legal()[0])
                else:
                    clock.advance(1.5 if live.steward.thinking else 0.0)
                    await clock.settle()
                revealed = live.table.version if live.table.sights.paused_at else 0
            shown = live.table.sights.paused_at
            times = await times_of_moves(house, clock, host.table, revealed, bots=1)
        assert min(times.values()) >= shown + LOOKS * 1.0


async def test_bots_among_themselves_let_people_see_how_they_chose(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else they are soon ahead of what is shown. Whoever plays along need not wait for it."""
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=1.0) as (site, house):
        think_unevenly(house, clock, monkeypatch)
        while True:
            host = await site.create("diamant", seats=3, name="Ana", fill="random", start=True)
            await host.open()
            live = house.tables[host.table]
            began = house.now()
            await host.move("leave")
            times = await times_of_moves(house, clock, host.table, 0)
            assert max(times.values()) <= began + WAIT + SLACK
            if 0 not in live.table.turn:  # else the second card has ended the expedition
                break
        shown = live.table.sights.staged_at
        times = await times_of_moves(house, clock, host.table, live.table.version)
        assert min(times.values()) >= shown + 1.0 + WAIT - STEP


async def test_a_board_is_set_up_at_once_for_who_does_not_look_on(
    tmp_path: Path, clock: HandClock
) -> None:
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=1.0) as (site, house):
        host = await site.create("racing_dwarfs", seats=3, name="Ana", fill="random", start=True)
        await host.open()
        live = house.tables[host.table]

        async def seconds_of_bots(*, hasty: bool) -> float:
            """Make a move, and return how long the bots after it take."""
            await host.reach(live.table.version)
            began = clock.passed
            move, expected = host.legal()[0], host.version
            await host.ask("move", move=move, expected=expected, hasty=hasty)
            while live.table.version == expected or 0 not in live.table.turn:
                await clock.settle()
                if not hasty or is_race():
                    clock.advance(STEP)
            return clock.passed - began

        def is_race() -> bool:
            match = live.table.match
            return match is not None and not match.game.is_preparing(match.state.public)

        async with asyncio.timeout(3 * PATIENCE):
            while 0 not in live.table.turn:
                clock.advance(STEP)
                await clock.settle()
            assert await seconds_of_bots(hasty=False) >= 2 * 0.5
            while not is_race():
                assert await seconds_of_bots(hasty=True) == 0 or is_race()
            # A turn of the race has three actions, and bots wait before theirs as ever.
            assert sum([await seconds_of_bots(hasty=True) for _ in range(3)]) >= 2 * 0.5


async def test_the_more_wait_the_less_each_thinks(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (_, house):
        house.thinkers.make = lambda: ThreadPoolExecutor(1)
        asked = [Question("", 1, "", 0, "", 0, [], "same", "", 1.2) for _ in range(4)]

        def seconds_of(question: Question) -> float:
            return question.seconds

        given = await asyncio.gather(*(house.thinkers.ask(seconds_of, each) for each in asked))
        assert given == pytest.approx([1.2, 0.6, 0.4, 0.3])
        assert await house.thinkers.ask(seconds_of, asked[0]) == 1.2


def never_end(_: Question) -> str:
    while True:
        pass


def never_end_whatever_happens(_: Question) -> str:
    while True:
        with suppress(Exception):
            while True:
                pass


def leave(_: Question) -> str:
    sys.exit("enough")


def say_yes(_: Question) -> str:
    return "yes"


async def test_a_bot_that_never_comes_to_an_end_holds_up_the_others_for_a_while_only() -> None:
    thinkers = Thinkers(1, lambda: make_worker(1))
    asked = Question("", 1, "", 0, "", 0, [], "", "", 1.0)
    async with asyncio.timeout(3 * PATIENCE):
        endless = asyncio.create_task(thinkers.ask(never_end, asked))
        behind = asyncio.create_task(thinkers.ask(say_yes, asked))
        with pytest.raises(BrokeDown, match="TimeoutError: expected an answer"):
            await endless
        assert await behind == "yes"
        with pytest.raises(BrokenProcessPool):
            await thinkers.ask(never_end_whatever_happens, asked)
        assert await thinkers.ask(say_yes, asked) == "yes"
    thinkers.close()


async def test_a_bot_that_ends_its_process_does_not_end_the_server() -> None:
    thinkers = Thinkers(1)
    asked = Question("", 1, "", 0, "", 0, [], "", "", 1.0)
    with pytest.raises(BrokeDown, match="SystemExit: enough"):
        await thinkers.ask(leave, asked)
    assert await thinkers.ask(say_yes, asked) == "yes"
    thinkers.close()


WITHOUT_STDERR = """
from bocamina.cli import fill_streams
from bocamina.players.questions import Question
from bocamina.server.bots import bounded, make_worker
from tests.server.test_waiting import say_yes

fill_streams()
with make_worker() as worker:
    asked = Question("", 1, "", 0, "", 0, [], "", "", 1.0)
    assert worker.submit(bounded, say_yes, asked).result() == "yes"
"""


def test_bots_answer_where_standard_error_is_closed() -> None:
    closed = 'exec "$0" -c "$1" 2>&-'
    command = ["sh", "-c", closed, sys.executable, WITHOUT_STDERR]
    assert subprocess.run(command, check=False).returncode == 0


async def test_a_bot_that_is_no_more_is_played_by_another(
    tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        think_unevenly(house, clock, monkeypatch)
        host = await site.create(seats=3, name="Ana", fill="random", start=True)
        await house.put_away(host.table)
        entries = await house.journal.read(host.table)
        row = await house.journal.summary(host.table)
        assert row is not None
        lines = [entry.text.replace('"random"', '"of-old"') for entry in entries]
        await house.journal.create(replace(row, table="0" * 18, code="OLDER"), lines)
        watcher = await Visitor(site.address, "0" * 18, host.token).open()
        assert watcher.facts["seats"][1]["player"] == "of-old"
        await watcher.move("stay")
        await clock.advance_until(lambda: len(house.tables["0" * 18].table.turn) == 3)
        await watcher.until(lambda news: "choices_revealed" in [e["event"] for e in news["events"]])
        assert house.metrics.bot_failures.counts[""] == 0
        assert house.metrics.errors.counts[""] == 0
