"""The documentation in a browser: both themes, phone and desk, the search, the keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE
from tests.web.screens import too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.people import Person

    People = Callable[..., Person]

PAGES = (
    "/docs/",
    "/docs/es/",
    "/docs/play.html",
    "/docs/es/hosting.html",
    "/docs/tutorials/study-diamant.html",
    "/docs/rules/saboteur.html",
    "/docs/es/rules/diamant.html",
    "/docs/notation.html",
    "/docs/protocol.html",
    "/docs/bots.html",
    "/docs/api/",
    "/docs/api/bocamina.core.html",
    "/docs/tutorials/your-first-game.html",
    "/docs/decisions/",
    "/nowhere",
)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("theme", "size"), [("dark", PHONE), ("light", DESK)])
def test_no_page_has_what_axe_objects_to_or_is_too_wide(
    page: str,
    theme: Literal["dark", "light"],
    size: tuple[int, int],
    people: People,
    pictures: Path,
) -> None:
    person = people(theme=theme, width=size[0], height=size[1])
    person.open(page)
    name = page.strip("/").replace("/", "-").removesuffix(".html")
    person.page.screenshot(path=pictures / f"page-{name}-{size[0]}-{theme}.png")
    assert violations(person) == []
    if size == PHONE:
        assert too_wide(person) == []


@pytest.mark.parametrize(("language", "title"), [("en", "Start here"), ("es", "Empieza aquí")])
def test_the_front_page_leads_to_the_documentation_in_its_language(
    people: People, language: str, title: str
) -> None:
    ana = people(language=language)
    ana.open("/")
    ana.page.get_by_role("link", name=ana.word("web-docs")).click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(title)
    ana.page.get_by_role("link", name="English" if language == "es" else "Español").click()
    expect(ana.page.locator("html")).to_have_attribute("lang", "en" if language == "es" else "es")


def test_the_search_by_keyboard_alone(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.open("/docs/")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("commitment seed")
    results = ana.page.locator(".results a")
    expect(results.first).to_be_visible()
    expect(ana.page.get_by_role("status")).to_have_text(re.compile(r"Results: \d+"))
    ana.page.keyboard.press("ArrowDown")
    expect(results.first).to_be_focused()
    target = str(results.first.get_attribute("href"))
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile(re.escape(target.removeprefix("../"))))
    ana.page.wait_for_load_state()
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("zyzzyva")
    expect(ana.page.get_by_role("status")).to_have_text("Nothing was found.")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".results")).to_be_hidden()


def test_the_search_finds_words_without_their_accents(people: People) -> None:
    ana = people(language="es")
    ana.open("/docs/es/")
    ana.page.get_by_role("searchbox").fill("expedicion")
    expect(ana.page.locator(".results a").first).to_contain_text("Diamant")
    assert violations(ana) == []


def test_the_theme_is_the_one_that_was_chosen_in_the_games(people: People) -> None:
    ana = people(theme="dark")
    ana.open("/docs/")
    button = ana.page.locator(".tools button")
    for theme in ("lamp", "daylight"):
        expect(ana.page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(ana) == []
        if theme == "lamp":
            button.click()
    ana.open("/")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "daylight")
    ana.open("/docs/play.html")
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "daylight")


def test_on_a_phone_the_menu_is_one_tap_away(people: People) -> None:
    ana = people()
    ana.open("/docs/play.html")
    ana.page.get_by_role("link", name="Contents").click()
    link = ana.page.locator("#menu").get_by_role("link", name="Diamant (Diamantes)")
    expect(link).to_be_in_viewport()
    link.click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Diamant (Diamantes)")
