"""The attack finds what is there to be found: losses, leaks, delays, failures in the log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.server.audience import Audience
from tests.attack import leaks
from tests.attack.honest import Honest
from tests.attack.job import Job
from tests.attack.leak_timing import compare_timing
from tests.attack.report import Report
from tests.server.crowd import Crowd
from tests.server.sites import ServerProcess, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.journal import StoredEntry

pytestmark = pytest.mark.anyio


@pytest.fixture
def job(tmp_path: Path) -> Job:
    return Job("leaks", 60, tmp_path, "seed")  # at most: each stops when it has found something


async def test_a_move_that_is_lost(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        crowd = await Crowd.gather(site, lambda: [site.address], tables=1)
        crowd.play()
        while crowd.accepted < 10:
            assert await crowd.goes_on(20)
        assert await crowd.stop() == []
        _, broken = await crowd.broken_promises(house.journal)
        assert broken == []
        read = house.journal.read

        async def forgetful(table: str, *since: int) -> list[StoredEntry]:
            entries = await read(table, *since)
            kept = entries[: len(entries) // 2]
            return list(kept)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house.journal, "read", forgetful)
            _, broken = await crowd.broken_promises(house.journal)
    assert any(each.startswith("lost") for each in broken)


async def test_a_secret_that_shows_in_the_length_of_an_answer(
    job: Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Audience.look

    async def talkative(audience: Audience, *asked: Any) -> bytes:
        match = audience.live.table.match
        assert match is not None
        told = sum(map(ord, "".join(str(match.record()))))
        return await look(audience, *asked) + b" " * (told % 97)

    monkeypatch.setattr(Audience, "look", talkative)
    monkeypatch.setattr(leaks, "GAMES_WITH_SHARES", ("diamant",))
    while job.left > 0 and not job.report.findings:
        # Long enough that a busy machine, too, gets its servers started and some pairs compared.
        one = Job("leaks", 6, job.room(), str(job.rooms), job.report)
        await leaks.compare_pairs(one)
    assert list(job.report.findings) == [
        "leaks: a viewer gets different bytes of games it cannot tell apart"
    ]


def test_a_secret_that_shows_in_the_time_until_it_is_told(job: Job) -> None:
    compare_timing(job, [("diamant", "leave", "stay", 0.001 * n - 0.05) for n in range(100)])
    assert not job.report.findings
    compare_timing(job, [("diamant", "leave", "stay", 0.003 + 0.0001 * n) for n in range(100)])
    assert job.report.findings


async def test_a_server_that_keeps_people_waiting_and_one_that_sends_them_away(job: Job) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(1.2)
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        honest = Honest(server.sockets[0].getsockname()[1])
        await honest.time_request()
    await honest.time_request()
    honest.moves.append(0.1)
    honest.tell(job, "a test")
    assert list(job.report.findings) == [
        "leaks: a test: others wait too long for a request",
        "leaks: a test: others are refused",
    ]


def test_failures_in_a_log_are_told_once_for_each_cause(job: Job, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    trace = "Traceback (most recent call last):\n  File ...\nValueError: number 1\n"
    (tmp_path / "log").write_text("ready\n" + trace * 3 + trace.replace("Value", "Key"))
    assert job.read_log(server) == 13
    assert job.report.counts["leaks"] == {"tracebacks in the log": 4}
    assert len(job.report.findings) == 2


def test_a_report_adds_up_what_several_processes_found(tmp_path: Path) -> None:
    report, other = Report("seed"), Report()
    for each in (report, other):
        each.add("kills", "SIGKILLs", 2)
        each.find("kills", "a move is lost", "seat 1")
    report.take_in(other)
    report.write(tmp_path / "folder" / "report.json")
    assert report.counts["kills"]["SIGKILLs"] == 4
    assert "FOUND 1. kills: a move is lost (2 times)\n    seat 1" in report.text()
    assert "again with --seed seed" in report.text()
    assert "Nothing was found." in Report().text()
