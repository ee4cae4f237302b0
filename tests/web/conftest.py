"""A real server and a real browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from bocamina.server.routes.pages import client_folder
from scripts.browser import find_browser
from tests.server.sites import ServerProcess
from tests.web.people import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give what is done in a browser a second try; what needed one is told at the end."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's own Chromium, or the one that scripts/test fetched; $CHROMIUM names another."""
    found = find_browser()
    assert found, "expected Chromium (scripts/test fetches it), got none"
    with sync_playwright() as playwright:
        # Containers seldom allow the browser its own sandbox, and these pages are ours.
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests share."""
    assert client_folder(), "expected a built client (scripts/setup builds it), got none"
    with ServerProcess(tmp_path_factory.mktemp("site"), bot_wait_seconds=0.05) as server:
        server.start()
        yield server
        server.stop()


@pytest.fixture
def people(browser: Browser, site: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Make people, each with a browser of their own; what went wrong in it fails the test."""
    made: list[Person] = []

    def make(address: str = site.address, **how: str | int) -> Person:
        person = Person(browser, address, **how)  # type: ignore[arg-type]
        made.append(person)
        return person

    yield make
    problems = [problem for person in made for problem in person.problems]
    for person in made:
        person.context.close()
    assert problems == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where pictures of screens are kept, for people to look at."""
    folder = Path(os.environ.get("BOCAMINA_PICTURES", "build/screens"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
