"""The buses that tests run on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from bocamina.server.bus.local import LocalBus
from bocamina.server.bus.redis import RedisBus

if TYPE_CHECKING:
    from bocamina.server.bus import Bus
    from tests.server.services import Redis

MakeBus = Callable[[], "Bus"]


@pytest.fixture(params=["local", "redis"])
def make_bus(request: pytest.FixtureRequest) -> MakeBus:
    """A way to make a bus of each kind."""
    if request.param == "local":
        return LocalBus
    redis: Redis = request.getfixturevalue("redis")
    return lambda: RedisBus(redis.url)
