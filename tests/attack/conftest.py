"""What the tests of the attack share."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Run async tests on the loop that the server uses."""
    return "asyncio", {"use_uvloop": True}
