"""What a host does from the command line."""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import contextmanager
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.server.settings import Settings, format_settings, gather

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path


def read_options(words: Sequence[str]) -> dict[str, Any]:
    """Read settings from the command line: each is an option of its own name."""
    parser = argparse.ArgumentParser("bocamina serve", add_help=False, allow_abbrev=False)
    for each in fields(Settings):
        option = f"--{each.name.replace('_', '-')}"
        about = f"{each.metadata['about']} (by default {each.default!r})"
        if each.type == "bool":
            parser.add_argument(option, action="store_true", default=None, help=about)
        else:
            kind = {"int": int, "float": float, "str": str}[str(each.type)]
            parser.add_argument(option, type=kind, help=about)
    parser.error = refuse  # type: ignore[assignment,method-assign]
    return vars(parser.parse_args(list(words)))


def refuse(message: str) -> None:
    """Refuse what cannot be read as settings."""
    raise BadSetting("options of `bocamina serve` (--print-config lists them)", message)


def serve_tables(words: Sequence[str], *, print_config: bool) -> None:
    """Serve, or print what would be served with."""
    settings, sources = gather(os.environ, read_options(words))
    if print_config:
        print(format_settings(settings, sources))
        settings.check()
        return
    from bocamina.server.serve import serve

    serve(settings)


@contextmanager
def told_in_a_line() -> Iterator[None]:
    """Tell what the machine refuses, such as a file that cannot be written, without a trace."""
    try:
        yield
    except OSError as error:
        raise BocaminaError(str(error)) from error


def settings_for(given: Mapping[str, Any]) -> Settings:
    """Return the settings that say where tables are kept."""
    settings, _ = gather(os.environ, given)
    return settings


def back_up(file: Path, given: Mapping[str, Any]) -> str:
    """Copy all tables into a file and say how many there were."""
    from bocamina.server.app import make_journal
    from bocamina.server.journal import backup

    settings = settings_for(given)
    if not settings.database and not settings.journal_file.exists():
        raise BadSetting("a data directory with tables", settings.data)

    async def work() -> backup.Count:
        async with make_journal(settings) as journal:
            return await backup.back_up(journal, file)

    with told_in_a_line():
        count = asyncio.run(work())
    return f"{file}: {count.tables} tables, {count.entries} entries"


def put_back(file: Path, given: Mapping[str, Any]) -> str:
    """Store the tables of a file in an empty journal and say how many there were."""
    from bocamina.server.app import alone_with, make_journal
    from bocamina.server.journal import backup

    settings = settings_for(given)

    async def work() -> backup.Count:
        journal = make_journal(settings)
        async with alone_with(settings), journal:
            return await backup.restore(file, journal)

    with told_in_a_line():
        count = asyncio.run(work())
    return f"{file}: {count.tables} tables, {count.entries} entries"
