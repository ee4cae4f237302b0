"""What the journal in an SQLite file promises beyond what all journals do."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from bocamina.server.journal import Conflict, Unavailable, WrongSchema
from bocamina.server.journal.sqlite import SqliteJournal
from bocamina.server.journal.writer import Writer
from tests.server.journal.storages import table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def journal(tmp_path: Path) -> AsyncIterator[SqliteJournal]:
    """An open journal on a new file."""
    async with SqliteJournal(tmp_path / "journal.db") as opened:
        yield opened


def writer_of(journal: SqliteJournal) -> Writer:
    """Return the writer of an open journal."""
    assert journal._writer is not None
    return journal._writer


async def test_a_commit_waits_for_the_disk(journal: SqliteJournal) -> None:
    full, wal = 2, "wal"
    do = writer_of(journal).do
    assert await do(lambda file: file.execute("PRAGMA synchronous").fetchone()[0]) == full
    assert await do(lambda file: file.execute("PRAGMA journal_mode").fetchone()[0]) == wal


async def test_the_file_is_for_its_owner_alone_wherever_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    path = tmp_path / "journal.db"
    for _ in range(2):  # at first, and where it was open to all before
        async with SqliteJournal(path) as journal:
            await journal.create(table(f"t{_}"), ["one"])
            files = list(tmp_path.iterdir())
            assert len(files) == 3
            assert [oct(file.stat().st_mode & 0o077) for file in files] == ["0o0"] * 3
        path.chmod(0o644)


async def test_it_is_not_ready_where_the_disk_is_full(
    journal: SqliteJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await journal.ready()
    monkeypatch.setattr("bocamina.server.journal.sqlite_file.free_bytes", lambda _: 4096)
    with pytest.raises(Unavailable, match="bytes free on the disk, got 4096"):
        await journal.ready()


async def test_appends_that_wait_share_a_commit(journal: SqliteJournal) -> None:
    names = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(journal.create(table(name), ["one"]) for name in names))
    statements: list[str] = []
    writer_of(journal)._connection.set_trace_callback(statements.append)
    await asyncio.gather(*(journal.append(1, ["two"], table(name)) for name in names))
    writer_of(journal)._connection.set_trace_callback(None)
    assert sum(statement.startswith("INSERT") for statement in statements) == 300
    assert 1 <= statements.count("COMMIT") <= 30


async def test_work_that_breaks_a_group_fails_alone(journal: SqliteJournal) -> None:
    await journal.create(table("a"), ["one"])
    await journal.create(table("b"), ["one"])
    do = writer_of(journal).do
    answers = await asyncio.gather(
        journal.append(1, ["two"], table("a")),
        do(lambda file: file.execute("NONSENSE")),
        do(lambda _: 1 // 0),
        journal.append(7, ["late"], table("a")),
        journal.append(1, ["two"], table("b")),
        return_exceptions=True,
    )
    kinds = [answer if isinstance(answer, int) else type(answer) for answer in answers]
    assert kinds == [2, Unavailable, ZeroDivisionError, Conflict, 2]
    assert [entry.text for entry in await journal.read("a")] == ["one", "two"]


async def test_a_full_disk_is_an_answer_and_nothing_is_half_stored(journal: SqliteJournal) -> None:
    await journal.create(table("a"), ["one"])

    async def limit_pages(pages: int) -> None:
        await asyncio.to_thread(
            writer_of(journal)._connection.execute, f"PRAGMA max_page_count = {pages}"
        )

    await limit_pages(1)  # SQLite takes this for: no more than now
    with pytest.raises(Unavailable, match="full"):
        await journal.append(1, ["two", "x" * 100_000], table("a", about="changed"))
    assert [entry.text for entry in await journal.read("a")] == ["one"]
    assert await journal.summary("a") == table("a")
    await limit_pages(1_000_000)
    assert await journal.append(1, ["two", "x" * 100_000], table("a")) == 3


async def test_a_file_that_cannot_be_written_is_not_ready(journal: SqliteJournal) -> None:
    await journal.ready()
    await asyncio.to_thread(writer_of(journal)._connection.execute, "PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="readonly"):
        await journal.ready()


async def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE accounts (id INTEGER)")
    other.close()
    before = path.read_bytes()
    with pytest.raises(WrongSchema, match="another program's"):
        await SqliteJournal(path).open()
    assert path.read_bytes() == before


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 1000)
    with pytest.raises(Unavailable, match="not a database"):
        await SqliteJournal(path).open()
    with pytest.raises(Unavailable, match="could not be opened"):
        await SqliteJournal(tmp_path / "no such folder" / "journal.db").open()


async def test_nothing_that_play_needs_looks_through_all_tables(journal: SqliteJournal) -> None:
    """So that it costs the same however many tables are stored."""
    statements: list[str] = []
    for connection in journal._connections:
        connection.set_trace_callback(statements.append)
    await journal.create(table("a"), ["one"])
    await journal.append(1, ["two"], table("a", deadline=5.0))
    with pytest.raises(Conflict):
        await journal.append(1, ["late"], table("a"))
    await journal.read("a")
    await journal.summary("a")
    await journal.find("CODE-a")
    await journal.listed(0.0, 10)
    await journal.stay_awake(["a"], 5.0)
    await journal.acts(0)
    await journal.due(9.0, 10)
    for connection in journal._connections:
        connection.set_trace_callback(None)
    plans = [
        (statement, row[3])
        for statement in set(statements) - {"BEGIN IMMEDIATE", "COMMIT"}
        for row in journal._connections[0].execute(f"EXPLAIN QUERY PLAN {statement}")
    ]
    assert len(plans) >= 6
    # Where somebody waits is few; they are put in order by themselves.
    slow = [plan for plan in plans if "SCAN" in plan[1] and "SCAN (subquery" not in plan[1]]
    assert slow == []


async def test_a_file_that_somebody_else_locks_is_an_answer_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bocamina.server.journal.sqlite.SECONDS_TO_WAIT_FOR_A_LOCK", 0.3)
    async with SqliteJournal(tmp_path / "journal.db") as journal:
        await journal.create(table("a"), ["one"])
        somebody = sqlite3.connect(tmp_path / "journal.db", isolation_level=None)
        somebody.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(journal.append(1, ["two"], table("a")) for _ in range(50)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [Unavailable] * 50
        assert len(await journal.read("a")) == 1
        somebody.close()
        assert await journal.append(1, ["two"], table("a")) == 2
