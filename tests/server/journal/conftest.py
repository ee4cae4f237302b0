"""The journals that tests run on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.journal.storages import PostgresStorage, SqliteStorage, Storage

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bocamina.server.journal import Journal
    from tests.server.services import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Storage:
    """An empty storage of each kind."""
    if request.param == "sqlite":
        return SqliteStorage(tmp_path / "journal.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return PostgresStorage(postgres.emptied_database())


@pytest.fixture
async def journal(storage: Storage) -> AsyncIterator[Journal]:
    """An open journal on an empty storage of each kind."""
    async with storage.journal() as opened:
        yield opened
