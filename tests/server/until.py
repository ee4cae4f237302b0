"""Waiting for something that takes as long as it takes, on a machine that is busy, but not ever."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from tests.server.hand_clock import MOMENT
from tests.server.sites import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable


async def until(
    is_so: Callable[[], object], patience: float = PATIENCE, say: Callable[[], str] = str
) -> None:
    """Wait until something is so; where it never is, `say` may tell what is instead."""
    deadline = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < deadline, f"not in {patience} s: {say()}"
        await asyncio.sleep(MOMENT)
