"""Backups: all tables of a running journal in one file, which any kind of journal can restore."""

from __future__ import annotations

import gzip
import os
import zlib
from contextlib import aclosing
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from bocamina.core.errors import BocaminaError, Mismatch
from bocamina.server.journal.journal import StoredTable, check_entries

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Iterator
    from pathlib import Path

    from bocamina.server.journal.journal import Journal

FORMAT: Final = 1
TABLES_AT_ONCE: Final = 100
QUICK: Final = 3  # gzip's level: moves compress well at any of them

T = TypeVar("T")


class Heading(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    bocamina_backup: int


class Count(msgspec.Struct, frozen=True):
    """The last line of a backup: its counts and checksum."""

    tables: int
    entries: int


class BrokenBackup(BocaminaError):
    """A file that is not a complete backup, and the first bad line."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}, line {line}: {reason}")
        self.line = line
        self.reason = reason


class NotEmpty(Mismatch):
    """A journal with tables of its own, into which no backup is restored."""


class AlreadyThere(Mismatch):
    """A file that a backup would overwrite."""


async def back_up(journal: Journal, path: Path, *, overwrite: bool = False) -> Count:
    """Write a consistent snapshot of every table to a file that appears only when complete."""
    check_free(path, overwrite=overwrite)
    tables = entries = 0
    encode = msgspec.json.Encoder().encode
    part = path.with_name(f"{path.name}.part")
    try:
        # Readable by the owner only: entries hold hands, talk and the hashes of seats' secrets.
        with (
            open(part, "wb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file,
            gzip.GzipFile(path.name, "wb", QUICK, file) as packed,
        ):
            packed.write(encode(Heading(FORMAT)) + b"\n")
            exported = cast("AsyncGenerator[StoredTable]", journal.export())
            async with aclosing(exported):
                async for table in exported:
                    packed.write(encode(table) + b"\n")
                    tables += 1
                    entries += len(table.entries)
            count = Count(tables, entries)
            packed.write(encode(count) + b"\n")
            packed.close()
            file.flush()
            os.fsync(file.fileno())
        check_free(path, overwrite=overwrite)  # a race: it may exist by now
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return count


def check_free(path: Path, *, overwrite: bool) -> None:
    """Refuse to overwrite an existing file."""
    if path.exists() and not overwrite:
        raise AlreadyThere("a file that is not there yet, or --overwrite", str(path))


async def restore(path: Path, journal: Journal) -> Count:
    """Fill an empty journal from a backup, after checking the whole file."""
    stored = sum((await journal.count()).values())
    if stored:
        raise NotEmpty("an empty journal", f"one with {stored} tables")
    for _ in read_backup(path):
        pass
    count = Count(0, 0)
    some: list[StoredTable] = []
    for table in read_backup(path):
        some.append(table)
        count = Count(count.tables + 1, count.entries + len(table.entries))
        if len(some) == TABLES_AT_ONCE:
            await journal.adopt(some)
            some = []
    if some:
        await journal.adopt(some)
    return count


def read_backup(path: Path) -> Iterator[StoredTable]:
    """Yield the tables of a backup; raises BrokenBackup at the first thing wrong with it."""
    number = 1
    try:
        with gzip.open(path, "rb") as packed:
            heading = decode(packed.readline(), Heading)
            if heading.bocamina_backup != FORMAT:
                found = heading.bocamina_backup
                raise ValueError(f"expected a backup of format {FORMAT}, got {found}")
            tables = entries = 0
            ahead = packed.readline()
            while following := packed.readline():
                number += 1
                table = decode(ahead, StoredTable)
                check_whole(table)
                yield table
                tables += 1
                entries += len(table.entries)
                ahead = following
            number += 1
            try:
                last = decode(ahead, Count)
            except ValueError:
                raise ValueError(
                    "expected a count as the last line, got the end of the file"
                ) from None
            if last != Count(tables, entries):
                raise ValueError(f"expected {last}, got {Count(tables, entries)}")
    except (ValueError, BocaminaError, EOFError, zlib.error, gzip.BadGzipFile) as failure:
        raise BrokenBackup(path, number, str(failure)) from failure


def decode(line: bytes, kind: type[T]) -> T:
    """Read one line of a backup."""
    value: T = msgspec.json.decode(line, type=kind)
    return value


def check_whole(table: StoredTable) -> None:
    """Refuse a table with a missing, duplicate or unreadable entry."""
    check_entries([entry.text for entry in table.entries])
    versions = [entry.version for entry in table.entries]
    if versions != list(range(1, len(versions) + 1)):
        raise ValueError(f"expected versions 1 to {len(versions)}, got {versions[:10]}...")
