"""The rules with pictures: one minute, everything, the exact clauses; over a table; in print."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from bocamina.puzzles.puzzle import STAY
from bocamina.puzzles.shelf import puzzles_of
from bocamina.rulebook import guide_in
from tests.web.people import DESK
from tests.web.prepared import finished
from tests.web.screens import NARROWEST, too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

# Pages of a PDF; the tree of pages is called Pages.
PAGE = re.compile(rb"/Type\s*/Page\b")


def wait_for_pictures(person: Person, game: str) -> None:
    """Wait until every picture of the page is drawn."""
    many = guide_in(game, person.language).count("![")
    expect(person.page.locator("figure [role=img] > svg")).to_have_count(many)


@pytest.mark.parametrize(
    ("game", "language", "theme"),
    [
        ("saboteur", "en", "dark"),
        ("diamant", "es", "light"),
        ("racing_dwarfs", "es", "dark"),
        ("racing_dwarfs", "en", "light"),
    ],
)
def test_on_a_phone_everything_is_seen_and_axe_objects_to_nothing(
    game: str,
    language: Literal["en", "es"],
    theme: Literal["dark", "light"],
    people: People,
    pictures: Path,
) -> None:
    ana = people(language=language, theme=theme, width=NARROWEST)
    ana.open(f"/#/rules/{game}")
    wait_for_pictures(ana, game)
    heading = ana.page.get_by_role("heading", level=2).first
    expect(heading).to_have_attribute("id", "one-minute")
    expect(heading).to_be_in_viewport()
    ana.page.screenshot(path=pictures / f"rulebook-{game}-{language}-{theme}.png", full_page=True)
    assert violations(ana) == []
    assert too_wide(ana) == []


def test_chapters_and_clauses_have_addresses_and_keys_lead_there(people: People) -> None:
    ana = people()
    ana.open("/#/rules/racing_dwarfs/rock")
    wait_for_pictures(ana, "racing_dwarfs")
    rock = ana.page.get_by_role("heading", name="The Rock", exact=True)
    expect(rock).to_be_in_viewport()
    expect(rock).to_be_focused()
    ana.page.keyboard.press("Tab")  # to the small link behind the next paragraph
    exact = ana.page.get_by_role("link", name=ana.word("web-rules-clause", clause="R25"))
    expect(exact).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile("#/rules/racing_dwarfs/R25$"))
    expect(ana.page.locator("#R25.marked")).to_be_in_viewport()
    ana.page.go_back()
    expect(rock).to_be_in_viewport()


def test_pictures_move_until_one_stops_them(people: People) -> None:
    ana = people(motion=True)
    ana.open("/#/rules/diamant")
    wait_for_pictures(ana, "diamant")
    running = "document.getAnimations().filter((it) => it.effect.target.closest('figure')).length"
    ana.page.wait_for_function(f"{running} > 0")
    ana.button("web-rules-still").click()
    expect(ana.button("web-rules-moving")).to_be_visible()
    ana.page.wait_for_function(f"{running} === 0")


def test_over_a_table_which_is_found_as_it_was(people: People) -> None:
    ana = people()
    ana.play_bots("saboteur")
    ana.take_role()
    pick = ana.page.locator(".hand [data-pick]:not(:disabled):not([aria-disabled=true])").first
    expect(ana.page.locator("footer .now")).to_be_visible()
    pick.click()
    chosen = ana.page.locator(".area [aria-pressed=true]")
    expect(chosen).to_have_count(1)
    card = str(chosen.get_attribute("data-pick") or chosen.inner_text())
    address = ana.page.url
    ana.page.keyboard.press("?")
    for message in ("web-key-turn", "web-key-walk"):
        expect(ana.page.get_by_role("dialog")).to_contain_text(ana.word(message))
    ana.button("web-rules").click()
    sheet = ana.page.get_by_role("dialog")
    wait_for_pictures(ana, "saboteur")
    cue = sheet.get_by_role("status")
    expect(cue).to_contain_text(ana.word("web-your-turn"))
    expect(cue).to_be_in_viewport()
    sheet.get_by_role("link", name=ana.word("web-rules-exact"), exact=True).click()
    expect(sheet.locator("#S1")).to_be_attached()
    assert violations(ana) == []
    ana.button("web-to-the-table").click()
    expect(sheet).to_have_count(0)
    assert ana.page.url == address
    expect(chosen).to_have_count(1)
    assert str(chosen.get_attribute("data-pick") or chosen.inner_text()) == card


def test_from_lessons_puzzles_and_replays_too(people: People, site: ServerProcess) -> None:
    """Rules, help and settings are at hand there, and how many there are of each card."""
    ana = people()
    table = finished(site.address, "diamant")
    puzzle = puzzles_of(STAY)[0].id
    for path in ("/#/lesson/diamant", f"/#/puzzle/{puzzle}", f"{table.path}#moment=3.-1"):
        ana.open("/")
        ana.open(path)
        menu = ana.page.get_by_label(ana.word("web-menu"))
        expect(menu).to_be_visible()
        ana.page.keyboard.press("?")
        expect(ana.page.get_by_role("dialog")).to_contain_text(ana.word("web-keys"))
        # There is nothing to turn and nowhere to walk.
        for message in ("web-key-turn", "web-key-walk", "web-key-board"):
            expect(ana.page.get_by_role("dialog")).not_to_contain_text(ana.word(message))
        ana.page.keyboard.press("Escape")
        menu.tap()
        expect(ana.button("web-settings")).to_be_visible()
        expect(ana.button("web-invite")).to_have_count(1 if path.startswith("/t/") else 0)
        ana.button("web-rules").tap()
        expect(ana.page.get_by_role("dialog").locator("figure").first).to_be_visible()
        ana.page.keyboard.press("Escape")
        if path.startswith("/t/"):
            continue
        danger = ana.page.locator(".area").get_by_text("×").first
        touch = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "pointerId": 5}
        danger.dispatch_event("pointerdown", touch)
        told = ana.page.get_by_role("tooltip")
        expect(told).to_contain_text("There are 3")
        danger.dispatch_event("pointerup", touch)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["saboteur", "diamant", "racing_dwarfs"])
def test_a_game_is_printed_on_two_pages_by_day(
    game: str, language: Literal["en", "es"], people: People
) -> None:
    ana = people(language=language, width=DESK[0], height=DESK[1])
    ana.open(f"/#/rules/{game}")
    wait_for_pictures(ana, game)
    printed = ana.page.pdf(prefer_css_page_size=True, print_background=True)
    assert 1 <= len(PAGE.findall(printed)) <= 2
    ana.page.emulate_media(media="print")
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert ana.page.evaluate(scheme) == "light"
    expect(ana.page.locator("nav, .header").first).to_be_hidden()


def test_from_the_rules_of_one_game_to_those_of_another(people: People) -> None:
    ana = people(width=DESK[0])
    for game in ("saboteur", "diamant", "saboteur"):
        ana.page.goto(f"{ana.address}/#/rules/{game}")
        wait_for_pictures(ana, game)
        # What a picture shows is written where it cannot be drawn, and nowhere else.
        ana.page.wait_for_load_state("networkidle")
        expect(ana.page.locator("figure > p.quiet")).to_have_count(0)
