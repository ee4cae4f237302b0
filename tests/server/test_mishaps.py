"""What goes wrong seldom, and is answered all the same."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bocamina.core.errors import BadSetting
from bocamina.server.access import secret_in
from bocamina.server.attendance import Attendance
from bocamina.server.audience import FAILURE, Audience
from bocamina.server.gate import BURST_SECONDS, Account
from bocamina.server.journal import Unavailable
from bocamina.server.limits import LARGEST_BOOK, Limit
from bocamina.server.settings import ServerSettings, read_value
from bocamina.server.views import Snapshot
from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_seats_are_refused_for_what_is_wrong_with_them(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create(seats=3, name="Ana")
        guest = await site.sit(host.table, "Bea")
        path = f"/api/tables/{host.table}"
        again = await site.post(f"{path}/seats", {"name": "Bea two"}, guest.token)
        assert (again.status_code, again.json()["reason"]) == (409, "seat-taken")
        assert again.json()["facts"] == {"seat": "1"}
        occupied = await site.post(f"{path}/seats", {"name": "Carlos", "seat": 0})
        assert (occupied.status_code, occupied.json()["reason"]) == (409, "seat-taken")
        early = await site.post(f"{path}/requests", {"type": "start"}, guest.token)
        assert (early.status_code, early.json()["reason"]) == (403, "host-only")
        alone = await site.post(f"{path}/requests", {"type": "start"}, host.token)
        assert (alone.status_code, alone.json()["reason"]) == (409, "seats-free")


async def test_a_socket_takes_versions_and_text_and_nothing_else(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        host = await site.create(seats=3, name="Ana")
        with pytest.raises(InvalidStatus) as refused:
            await Visitor(site.address, host.table).open(-1)
        assert refused.value.response.status_code == 400
        await host.open()
        assert host.socket is not None
        await host.socket.send(b"\x00\x01")
        answer = await host.receive("refused")
        assert answer["problem"]["reason"] == "unreadable"
        assert answer["problem"]["facts"] == {"expected": "text, not bytes"}
        await host.socket.send("[" * 4000)
        answer = await host.receive("refused")
        assert answer["problem"]["reason"] == "unreadable"


@pytest.mark.parametrize("error", [RuntimeError("secret detail"), Unavailable("no disk")])
async def test_a_socket_that_fails_is_closed_so_that_its_client_comes_back(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise error

    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=3, name="Ana")
        with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL):
            broken.setattr(Audience, "welcome", fail)
            with pytest.raises(ConnectionClosed) as closed:
                await Visitor(site.address, host.table, host.token).open()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FAILURE
        assert "secret" not in closed.value.rcvd.reason
        assert house.metrics.errors.counts[""] == (1 if isinstance(error, RuntimeError) else 0)
        assert (await host.open()).news["version"] > 0


async def test_a_request_that_fails_tells_nothing_of_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("secret detail")

    async with site_in_process(tmp_path) as (site, house):
        host = await site.create(seats=3, name="Ana")
        with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL):
            broken.setattr(Snapshot, "__init__", fail)
            answer = await site.get(f"/api/tables/{host.table}", host.token)
        assert answer.status_code == 500
        assert answer.json()["reason"] == "unavailable"
        assert "secret" not in answer.text
        assert house.metrics.errors.counts[""] == 1
        assert (await site.get(f"/api/tables/{host.table}", host.token)).status_code == 200


def test_cookies_that_cannot_be_read_are_no_secret() -> None:
    assert secret_in({"cookie": "bocamina-seat\x00=1; =;;"}) == ""


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"share": True, "host": "0.0.0.0"}, "--share for the people"),
        ({"bot_seconds": 6.0}, "bots that think for at most 5"),
        ({"log_level": "loud"}, "a log level"),
        ({"log_format": "yaml"}, "a log format"),
        ({"port": 70_000}, "a port from 0 to 65535"),
    ],
)
def test_settings_are_refused_with_what_was_expected(changed: Any, expected: str) -> None:
    with pytest.raises(BadSetting) as refused:
        ServerSettings(**changed).check()
    assert expected in refused.value.expected


def test_a_switch_in_the_environment_is_yes_or_no() -> None:
    assert read_value("share", "bool", "Yes") is True
    assert read_value("share", "bool", "0") is False
    with pytest.raises(BadSetting):
        read_value("share", "bool", "perhaps")


def test_the_book_of_a_limit_does_not_grow_without_end() -> None:
    limit = Limit(per_second=1.0, burst=2.0)
    for client in range(LARGEST_BOOK):
        assert limit.allows(str(client), now=0.0)
    assert limit.allows("late", now=1.0)  # nobody is even again: the older half is forgotten
    assert len(limit.buckets) == LARGEST_BOOK // 2 + 1
    assert "0" not in limit.buckets
    for client in range(LARGEST_BOOK, LARGEST_BOOK + LARGEST_BOOK // 2 - 1):
        limit.allows(str(client), now=1.0)
    assert limit.allows("later still", now=10.0)  # everybody is even again
    assert len(limit.buckets) == 1


def test_an_account_is_idle_once_it_is_as_good_as_new() -> None:
    account = Account(10.0, 5)
    account.charge(10, 100.0)
    assert not account.is_idle(100.0)
    assert account.is_idle(100.0 + 1 + 2 * BURST_SECONDS)
    account.held = 1
    assert not account.is_idle(1000.0)


async def test_a_full_server_opens_no_table(tmp_path: Path) -> None:
    async with site_in_process(tmp_path, most_tables=1) as (site, _):
        await site.create(seats=3, name="Ana")
        answer = await site.post("/api/tables", {"game": "diamant"})
        assert (answer.status_code, answer.json()["reason"]) == (503, "too-many-tables")
        assert int(answer.headers["retry-after"]) > 0


async def test_a_storage_that_does_not_answer_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[float] = []

    async def due(now: float, _: int) -> list[str]:
        asked.append(now)
        if len(asked) == 1:
            raise Unavailable("it is away")
        return []

    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (_, house):
        monkeypatch.setattr(house.journal, "due", due)
        await clock.advance_until(lambda: len(asked) > 1)
        assert [each for each in caplog.messages if each.startswith("polling failed")]
        assert house.metrics.errors.counts[""] == 0


async def test_a_table_that_fails_keeps_no_other_from_being_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tended: list[str] = []

    def tend(attendance: Attendance, *, publish: bool) -> None:
        tended.append(attendance.live.table.name)
        if len(set(tended)) == 1:
            raise RuntimeError(f"once, {publish}")

    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock) as (site, house):
        for name in ("Ana", "Bea"):
            await (await site.create(seats=3, name=name)).open()
        monkeypatch.setattr(Attendance, "tend", tend)
        with caplog.at_level(logging.CRITICAL):
            await clock.advance_until(lambda: len(set(tended)) == 2)
        assert house.metrics.errors.counts[""] == 1
