"""Storage that is away: nothing is told that is not stored, and no game stands still."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from bocamina.core.errors import Unreadable
from bocamina.server.bus import UNKNOWN_VERSION, Notice
from bocamina.server.journal import StoredEntry, Unavailable
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.live import RETRY_SECONDS
from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process
from tests.server.until import until

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bocamina.server.house import House
    from tests.server.sites import Site

pytestmark = pytest.mark.anyio


@contextmanager
def away(house: House, *methods: str) -> Iterator[list[str]]:
    """Let a house's journal refuse to work, and keep what it was asked."""
    asked: list[str] = []

    def refuse(name: str) -> Any:
        async def refused(*_: object, **__: object) -> None:
            asked.append(name)
            raise Unavailable("away for a test")

        return refused

    for name in methods:
        setattr(house.journal, name, refuse(name))
    try:
        yield asked
    finally:
        for name in methods:
            delattr(house.journal, name)


async def store_elsewhere(house: House, table: str, entry: str) -> None:
    """Store an entry as another process would."""
    row = await house.journal.summary(table)
    assert row is not None
    async with SqliteJournal(house.settings.journal_file) as another:
        await another.append(len(await another.read(table)), [entry], row)


async def beside_bots(site: Site, **request: Any) -> Visitor:
    """Sit down with two bots and move, so that it is their turn."""
    host = await site.create(seats=3, name="Ana", fill="random", start=True, **request)
    return await host.open()


async def test_bots_go_on_after_the_journal_was_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=5.0) as (site, house):
        host = await beside_bots(site)
        await host.move("stay")
        version = host.version
        with away(house, "append", "read", "due") as asked:
            await clock.advance_until(lambda: "append" in asked, step=0.5)
            clock.advance(10)
            await clock.settle()
            assert host.version == version
        # Nobody does anything, and yet the bots' choices come in.
        await clock.advance_until(lambda: 0 in house.tables[host.table].table.turn)
        await host.until(lambda news: "choices_revealed" in [e["event"] for e in news["events"]])


async def test_the_absent_are_stood_in_for_after_the_journal_was_away(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 2, clocking={"grace_seconds": 30})
        await people[0].move("stay")
        await people[1].close()
        with away(house, "append", "read", "due") as asked:
            await clock.advance_until(lambda: "append" in asked, step=1.0)
        await clock.advance_until(lambda: house.metrics.stood_in.counts[""] == 1)
        await people[0].until(lambda news: "bot_stood_in" in [e["event"] for e in news["events"]])


async def test_what_was_not_stored_is_not_shown(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        path, token = f"/api/tables/{people[0].table}", people[0].token
        before = (await site.get(path, token)).json()
        with away(house, "append"):
            refused = await people[0].move("leave")
            assert refused["problem"]["reason"] == "unavailable"
            assert (await site.get(path, token)).json() == before
        # As long as it cannot be read what is stored, nothing is shown.
        with away(house, "append", "read"):
            assert (await people[0].move("leave"))["type"] == "refused"
            assert (await site.get(path, token)).status_code == 503
        assert (await site.get(path, token)).json() == before
        assert (await people[0].move("leave"))["type"] == "accepted"


async def test_who_cannot_be_recognised_now_is_told_to_come_again(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, bus="redis://late") as (site, house):
        host = await (await site.create(seats=3, name="Ana")).open()
        stranger = Visitor(site.address, host.table, "ab" * 24)
        with away(house, "read"):
            with pytest.raises(InvalidStatus) as refused:
                await stranger.open()
            assert refused.value.response.status_code == 503
            answer = await site.get(f"/api/tables/{host.table}", stranger.token)
            assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
            # Who holds a seat is known, and so is who shows no secret.
            assert (await Visitor(site.address, host.table, host.token).open()).welcome["seat"] == 0
            assert (await Visitor(site.address, host.table).open()).welcome["seat"] == -1
        assert (await stranger.open()).welcome["seat"] == -1


@dataclass
class Behind:
    """A house of which another process has stored, at a table of three, what it does not know."""

    house: House
    clock: HandClock
    site: Site
    people: list[Visitor]
    version: int  # that is stored

    @property
    def table(self) -> str:
        return self.people[0].table

    async def tell_in_vain(self, version: int) -> None:
        """Publish news of the table while nothing can be read, until that was tried."""
        with away(self.house, "read") as asked:
            await self.house.bus.publish(Notice(self.table, version))
            await until(lambda: asked)

    async def learn(self, version: int, chosen: list[int]) -> None:
        """Let time pass until the house has read a version, and tells it."""
        live = self.house.tables[self.table]
        await self.clock.advance_until(
            lambda: live.table.version >= version and not live.spoilt, most=RETRY_SECONDS
        )
        for person in self.people:
            await person.reach(version)
            assert person.news["view"]["public"]["chosen"] == chosen


@pytest.fixture
async def behind(tmp_path: Path) -> AsyncIterator[Behind]:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        people = await site.seat_all("diamant", 3)
        await store_elsewhere(house, people[0].table, "2 stay")
        yield Behind(house, clock, site, people, people[0].version + 1)


async def test_news_that_could_not_be_read_at_once_are_read_later(behind: Behind) -> None:
    await behind.tell_in_vain(behind.version)
    await behind.learn(behind.version, [2])


async def test_what_another_stored_is_read_after_a_move_that_could_not_be(behind: Behind) -> None:
    with away(behind.house, "append", "read") as asked:
        await behind.house.bus.publish(Notice(behind.table, behind.version))
        await until(lambda: "read" in asked)
        # While that is waited for, a move is carried out, and not stored.
        assert (await behind.people[0].move("stay"))["type"] == "refused"
        await until(lambda: asked.count("read") >= 2)
    await behind.learn(behind.version, [2])


async def test_what_another_stored_first_is_read_when_that_could_not_be_done_at_once(
    behind: Behind,
) -> None:
    with away(behind.house, "read"):
        # Another was first, and nothing can be read of it.
        assert (await behind.people[0].move("stay"))["type"] == "refused"
    await behind.learn(behind.version, [2])


async def test_who_waits_for_one_version_waits_for_all_that_others_want(behind: Behind) -> None:
    await behind.tell_in_vain(behind.version)
    # The version comes by another way; then there is more, which cannot be read at once.
    path = f"/api/tables/{behind.table}?since={behind.version}"
    await behind.site.get(path, behind.people[0].token)
    await store_elsewhere(behind.house, behind.table, "1 stay")
    await behind.tell_in_vain(UNKNOWN_VERSION)
    await behind.learn(behind.version + 1, [1, 2])


async def test_an_entry_that_could_not_be_taken_in_is_not_left_out(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        people = await site.seat_all("diamant", 3)
        name, version = people[0].table, people[0].version
        live = house.tables[name]

        async def garbled(*_: object) -> list[StoredEntry]:
            return [StoredEntry(version + 1, house.now(), "2 nonsense")]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.journal, "read", garbled)
            with pytest.raises(Unreadable):
                await live.refresh()
        await store_elsewhere(house, name, "2 stay")
        news = (await site.get(f"/api/tables/{name}", people[0].token)).json()
        assert news["version"] == version + 1
        assert news["view"]["public"]["chosen"] == [2]
        # Those who were turned away, as by an older version, are let in again.
        again = await Visitor(site.address, name, people[1].token).open(version)
        assert again.version == version + 1


async def test_a_table_that_cannot_be_read_keeps_no_other_asleep(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, bot_wait_seconds=5.0) as (site, house):
        host = await beside_bots(site)
        await host.move("stay")
        await host.close()
        row = await house.journal.summary(host.table)
        assert row is not None
        await house.put_away(host.table)
        for number, line in enumerate(["nonsense", '{"entry":"started"}', "0 stay"]):
            broken = replace(
                row, table=f"{number:018}", code=f"BROKEN{number}", deadline=1.0 + number
            )
            await house.journal.create(broken, [line])
        version = len(await house.journal.read(host.table))
        line = '{"entry":"said","seat":0,"text":"hurry"}'
        await house.journal.append(version, [line], replace(row, deadline=10.0))
        await clock.advance_until(lambda: host.table in house.tables)
        unreadable = await site.get(f"/api/tables/{0:018}")
        assert (unreadable.status_code, unreadable.json()["reason"]) == (410, "unreadable-table")
