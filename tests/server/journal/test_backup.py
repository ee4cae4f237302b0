"""Backups of a journal in use, and what is restored from them."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

import pytest

from bocamina.server.journal import StoredTable
from bocamina.server.journal.backup import (
    AlreadyThere,
    BrokenBackup,
    Count,
    NotEmpty,
    back_up,
    read_backup,
    restore,
)
from bocamina.server.journal.sqlite import SqliteJournal
from tests.server.journal.storages import Storage, table
from tests.server.until import until

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.journal import Journal


async def fill(journal: Journal, count: int) -> None:
    """Store some tables of a few entries."""
    for number in range(count):
        name = f"t{number:03}"
        await journal.create(table(name, deadline=float(number)), [f"created ¡{name}!"])
        await journal.append(1, ["two", "three"], table(name, updated=number / 7))


async def everything(journal: Journal) -> list[StoredTable]:
    """Return all that a journal holds."""
    return [stored async for stored in journal.export()]


async def test_a_backup_brings_everything_back(journal: Journal, tmp_path: Path) -> None:
    """Whatever kind of journal it was taken from; here into SQLite."""
    await fill(journal, 250)
    backup = tmp_path / "backup.gz"
    assert await back_up(journal, backup) == Count(250, 750)
    async with SqliteJournal(tmp_path / "restored.db") as restored:
        assert await restore(backup, restored) == Count(250, 750)
        assert await everything(restored) == await everything(journal)
        assert await restored.append(3, ["four"], table("t001")) == 4
        assert await restored.find("CODE-t249") == "t249"


async def test_a_backup_moves_tables_to_any_kind_of_journal(
    journal: Journal, tmp_path: Path
) -> None:
    async with SqliteJournal(tmp_path / "original.db") as original:
        await fill(original, 120)
        await back_up(original, tmp_path / "backup.gz")
        await restore(tmp_path / "backup.gz", journal)
        assert await everything(journal) == await everything(original)


async def test_a_backup_is_taken_while_tables_are_played(storage: Storage, tmp_path: Path) -> None:
    """By another process, as it were: with a journal of its own."""
    async with storage.journal() as serving, storage.journal() as backing_up:
        await fill(serving, 60)
        appended = 0

        async def play() -> None:
            nonlocal appended
            for version in range(3, 10_000):
                await serving.append(version, [f"move {version}"], table("t030"))
                appended += 1

        playing = asyncio.ensure_future(play())
        await until(lambda: appended)
        before = appended
        count = await back_up(backing_up, tmp_path / "backup.gz")
        assert count.tables == 60
        playing.cancel()
        async with SqliteJournal(tmp_path / "restored.db") as restored:
            await restore(tmp_path / "backup.gz", restored)
            kept = await restored.read("t030")
            assert before + 3 <= len(kept) <= appended + 4
            assert kept == (await serving.read("t030"))[: len(kept)]


async def test_a_backup_is_for_its_owner_alone_and_whole_or_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with SqliteJournal(tmp_path / "journal.db") as journal:
        await fill(journal, 3)
        backup = tmp_path / "backup.gz"
        await back_up(journal, backup)
        assert backup.stat().st_mode & 0o077 == 0
        whole = backup.read_bytes()
        monkeypatch.setattr("os.fsync", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await back_up(journal, backup, overwrite=True)
        assert backup.read_bytes() == whole
        assert not list(tmp_path.glob("*.part"))


async def test_a_file_is_overwritten_only_where_that_is_wanted(tmp_path: Path) -> None:
    async with SqliteJournal(tmp_path / "journal.db") as journal:
        await fill(journal, 3)
        backup = tmp_path / "backup.gz"
        backup.write_text("precious")
        with pytest.raises(AlreadyThere, match="--overwrite"):
            await back_up(journal, backup)
        assert backup.read_text() == "precious"
        await back_up(journal, backup, overwrite=True)
        assert len(list(read_backup(backup))) == 3


async def test_a_journal_in_use_is_not_overwritten(journal: Journal, tmp_path: Path) -> None:
    await fill(journal, 2)
    await back_up(journal, tmp_path / "backup.gz")
    with pytest.raises(NotEmpty, match="one with 2 tables"):
        await restore(tmp_path / "backup.gz", journal)


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda lines: lines[:-1], 3, "got the end of the file"),
        (lambda lines: [*lines[:2], *lines[3:]], 3, "expected Count"),
        (lambda lines: [lines[0].replace(b"1", b"9"), *lines[1:]], 1, "format 1, got 9"),
        (lambda lines: [b"{}", *lines[1:]], 1, "bocamina_backup"),
        (lambda lines: [*lines[:1], lines[1].replace(b"two", rb"a\nb"), *lines[2:]], 2, "line"),
        (
            lambda lines: [
                *lines[:1],
                lines[1].replace(b'"version":3', b'"version":4'),
                *lines[2:],
            ],
            2,
            "versions",
        ),
        (lambda lines: [*lines[:2], b"nonsense", *lines[3:]], 3, "malformed"),
        (lambda lines: [], 1, "truncated"),
    ],
)
async def test_a_broken_backup_is_refused_before_anything_is_stored(
    tmp_path: Path, change: object, line: int, reason: str
) -> None:
    assert callable(change)
    backup = tmp_path / "backup.gz"
    async with SqliteJournal(tmp_path / "journal.db") as journal:
        await fill(journal, 2)
        await back_up(journal, backup)
    lines = gzip.decompress(backup.read_bytes()).splitlines()
    backup.write_bytes(gzip.compress(b"".join(line + b"\n" for line in change(lines))))
    async with SqliteJournal(tmp_path / "restored.db") as restored:
        with pytest.raises(BrokenBackup, match=reason) as caught:
            await restore(backup, restored)
        assert caught.value.line == line
        assert await everything(restored) == []


@pytest.mark.parametrize("damage", ["cut", "flipped", "not packed"])
async def test_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    backup = tmp_path / "backup.gz"
    async with SqliteJournal(tmp_path / "journal.db") as journal:
        await fill(journal, 20)
        await back_up(journal, backup)
    whole = bytearray(backup.read_bytes())
    if damage == "cut":
        whole = whole[:-20]
    elif damage == "flipped":
        whole[len(whole) // 2] ^= 0x55
    else:
        whole = bytearray(b"not a backup at all")
    backup.write_bytes(whole)
    async with SqliteJournal(tmp_path / "restored.db") as restored:
        with pytest.raises(BrokenBackup):
            await restore(backup, restored)
        assert await everything(restored) == []
