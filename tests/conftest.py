"""Settings that all tests share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis.core
import pytest
from hypothesis.vendor.pretty import RepresentationPrinter

from bocamina.testing.profiles import load_profile

if TYPE_CHECKING:
    from collections.abc import Generator

load_profile()

TESTS = Path(__file__).parent
# What is quick and fails for most reasons comes first; files that are in no folder are quick, too.
FIRST = (".", "contract", "core", "games", "story", "teaching", "terminal", "drawing", "docs")
LAST = ("server", "attack", "scripts", "web")
# A browser that is driven step by step keeps a loop running, beside which no other can run.
WITH_A_BROWSER = ("scripts", "web")


def folder_of(item: pytest.Item) -> str:
    """Return the folder of a test; the README's examples are in none."""
    parts = item.path.relative_to(TESTS).parts if TESTS in item.path.parents else ()
    return parts[0] if len(parts) > 1 else "."


def rank(item: pytest.Item) -> int:
    """Return how late a test comes by its folder."""
    folder = folder_of(item)
    if folder in FIRST:
        return FIRST.index(folder)
    return len(FIRST) + (1 + LAST.index(folder) if folder in LAST else 0)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Run what fails fast first, and what needs a browser last even where it failed before."""
    items.sort(key=rank)
    yield  # pytest puts those that failed before first
    items.sort(key=lambda item: folder_of(item) in WITH_A_BROWSER)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call() -> None:
    """Show the examples of failing properties: schemathesis has Hypothesis print nothing."""
    hypothesis.core.RepresentationPrinter = RepresentationPrinter  # type: ignore[attr-defined]
