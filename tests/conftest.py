"""Settings that all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocamina.testing.profiles import load_profile

load_profile()

# A browser that is driven step by step keeps a loop running, beside which no other can run.
WITH_A_BROWSER = (Path(__file__).parent / "web", Path(__file__).parent / "scripts")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what needs a browser last, also where tests that failed are run first."""
    items.sort(key=lambda item: any(folder in item.path.parents for folder in WITH_A_BROWSER))
