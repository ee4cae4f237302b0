"""What every bus promises within a process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server.bus import Notice
from tests.server.bus.hearing import Ear, connected
from tests.server.until import until

if TYPE_CHECKING:
    import pytest

    from tests.server.bus.conftest import MakeBus


async def test_listeners_hear_the_news_of_their_table(make_bus: MakeBus) -> None:
    async with make_bus() as bus:
        await connected(bus)
        ana, ben, carla = Ear(), Ear(), Ear()
        await bus.listen("a", ana)
        await bus.listen("a", ben)
        await bus.listen("c", carla)
        await bus.publish(Notice("a", 7))
        await bus.publish(Notice("c", 1, "presence 2 ñandú"))
        await bus.publish(Notice("nobody listens", 3))
        await until(lambda: bool(ana.news and ben.news and carla.news))
        assert ana.news == ben.news == [Notice("a", 7)]
        assert carla.news == [Notice("c", 1, "presence 2 ñandú")]


async def test_each_news_is_told_once_and_in_order(make_bus: MakeBus) -> None:
    async with make_bus() as bus:
        await connected(bus)
        ear, last = Ear(), Ear()
        await bus.listen("a", ear)
        await bus.listen("last", last)
        for version in range(1, 501):
            await bus.publish(Notice("a", version))
        await bus.publish(Notice("last", 1))
        await until(lambda: bool(last.news))
        assert [news.version for news in ear.news] == list(range(1, 501))


async def test_who_stops_listening_hears_no_more(make_bus: MakeBus) -> None:
    async with make_bus() as bus:
        await connected(bus)
        ana, ben = Ear(), Ear()
        await bus.listen("a", ana)
        await bus.listen("a", ben)
        await bus.unlisten("a", ana)
        await bus.unlisten("a", ana)
        await bus.unlisten("never", ana)
        await bus.publish(Notice("a", 1))
        await until(lambda: bool(ben.news))
        assert ana.news == []
        await bus.unlisten("a", ben)
        await bus.listen("a", ana)
        await bus.publish(Notice("a", 2))
        await until(lambda: bool(ana.news))
        assert ana.news == [Notice("a", 2)]
        assert ben.news == [Notice("a", 1)]


async def test_a_failing_listener_harms_nobody(
    make_bus: MakeBus, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(news: Notice) -> None:
        raise ZeroDivisionError

    async with make_bus() as bus:
        await connected(bus)
        ear = Ear()
        await bus.listen("a", fail)
        await bus.listen("a", ear)
        await bus.publish(Notice("a", 1))
        await until(lambda: bool(ear.news))
        assert "ZeroDivisionError" in caplog.text


async def test_a_listener_may_leave_while_it_is_told(make_bus: MakeBus) -> None:
    async with make_bus() as bus:
        await connected(bus)
        ear = Ear()

        def leave(news: Notice) -> None:
            bus._remove("a", leave)

        await bus.listen("a", leave)
        await bus.listen("a", ear)
        await bus.publish(Notice("a", 1))
        await until(lambda: bool(ear.news))


async def test_nobody_is_told_their_own_news(make_bus: MakeBus) -> None:
    async with make_bus() as bus:
        await connected(bus)
        ana, ben = Ear(), Ear()
        await bus.listen("a", ana)
        await bus.listen("a", ben)
        await bus.publish(Notice("a", 1), ana)
        await bus.publish(Notice("a", 2), ben)
        await until(lambda: bool(ana.news and ben.news))
        assert ana.news == [Notice("a", 2)]
        assert ben.news == [Notice("a", 1)]
