"""What a host does from the command line."""

from __future__ import annotations

import asyncio
import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.server.settings import format_settings, gather

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from bocamina.server.journal.backup import Count
    from bocamina.server.settings import ServerSettings


def serve_tables(given: Mapping[str, Any], *, print_config: bool) -> None:
    """Serve, or print the effective settings."""
    settings, sources = gather(os.environ, given)
    if print_config:
        print(format_settings(settings, sources))
        settings.check()
        return
    from bocamina.server.serve import serve

    serve(settings)


@contextmanager
def told_in_a_line() -> Iterator[None]:
    """Report OS errors, such as a file that cannot be written, in one line without a traceback."""
    try:
        yield
    except OSError as error:
        raise BocaminaError(str(error)) from error


def settings_for(given: Mapping[str, Any]) -> ServerSettings:
    """Return the settings of the storage."""
    settings, _ = gather(os.environ, given)
    return settings


def back_up(file: Path, given: Mapping[str, Any], *, overwrite: bool = False) -> Count:
    """Copy all tables into a file and return how many there were."""
    from bocamina.server.app import make_journal
    from bocamina.server.journal import backup

    settings = settings_for(given)
    if not settings.database and not settings.journal_file.exists():
        raise BadSetting("a data directory with tables", settings.data)

    async def work() -> Count:
        async with make_journal(settings) as journal:
            return await backup.back_up(journal, file, overwrite=overwrite)

    with told_in_a_line():
        return asyncio.run(work())


def put_back(file: Path, given: Mapping[str, Any]) -> Count:
    """Store the tables of a file in an empty journal and return how many there were."""
    from bocamina.server.app import alone_with, make_journal
    from bocamina.server.journal import backup

    settings = settings_for(given)

    async def work() -> Count:
        journal = make_journal(settings)
        async with alone_with(settings), journal:
            return await backup.restore(file, journal)

    with told_in_a_line():
        return asyncio.run(work())
