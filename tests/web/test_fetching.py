"""What a browser fetches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person


def test_what_was_fetched_once_is_not_fetched_again(people: Callable[..., Person]) -> None:
    person = people()
    person.open("/")
    expect(person.page.locator("li.game").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")  # what is fetched when there is time for it
    person.page.reload()
    expect(person.page.locator("li.game").first).to_be_visible()
    fetched = person.page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter(({ name, transferSize }) => name.includes("/static/") && transferSize > 0)
          .map(({ name }) => name)"""
    )
    assert fetched == []


def test_none_but_the_readers_words_are_fetched(people: Callable[..., Person]) -> None:
    person = people(language="es")
    fetched: list[str] = []
    person.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    person.open("/")
    expect(person.page.locator("li.game").first).to_be_visible()
    texts = [name for name in fetched if name.endswith(".ftl")]
    assert [name.partition("-")[0] for name in texts] == ["es"]
