"""What the tests of the server share: the event loop, and services that stay up between tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.services import Postgres, Redis
from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from tests.server.sites import Site


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run async tests on the loop that the server uses."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that tests share and must not harm; each asks for a new database."""
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A Redis server that tests share and must not harm."""
    with Redis() as service:
        yield service


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server with the usual settings."""
    async with site_in_process(tmp_path) as (site, _):
        yield site
