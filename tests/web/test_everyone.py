"""Everyone can play: keyboard alone, screen readers, both themes, large text, two languages."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, ROOT, Person, try_act

People = Callable[..., Person]
AXE = ROOT / "src/bocamina/web/node_modules/axe-core/axe.min.js"
RUN_AXE = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).slice(0, 3)}`);
}"""


def violations(person: Person) -> Any:
    """Return what axe-core finds wrong with a page."""
    if not person.page.evaluate("() => 'axe' in window"):
        # Not as a script of the page, which its own policy rightly refuses.
        person.page.evaluate(AXE.read_text("utf-8"))
    return person.page.evaluate(RUN_AXE)


def show(person: Person, screen: str) -> None:
    """Go to one of the screens."""
    match screen:
        case "door":
            person.open("/")
            expect(person.page.locator("li.game").first).to_be_visible()
        case "new":
            person.open("/#/new/diamant")
            expect(person.page.locator("form")).to_be_visible()
        case "rules":
            person.open("/#/rules/diamant/D13")
            expect(person.page.locator("#D13")).to_be_visible()
        case "settings":
            person.open("/")
            person.page.get_by_label(person.word("web-settings")).click()
            expect(person.page.get_by_role("dialog")).to_be_visible()
        case "lobby":
            person.create("diamant", "Ana", 4)
            expect(person.page.get_by_role("img")).to_be_visible()
        case "table":
            person.play_bots("diamant")
            expect(person.page.locator("[data-move]").first).to_be_visible()
        case "talk" | "players" | "log":
            show(person, "table")
            if person.page.viewport_size and person.page.viewport_size["width"] < 700:
                person.page.locator(".sheets").get_by_text(person.word(f"web-{screen}-tab")).click()
            elif screen == "talk":
                person.page.locator(".tabs").get_by_text(person.word("web-talk")).click()
        case "menu" | "help":
            show(person, "table")
            person.page.get_by_label(person.word("web-menu")).click()
            if screen == "help":
                person.button("web-help").click()
        case "results" | "replay":
            play_quickly(person)
            expect(person.page.get_by_role("dialog")).to_be_visible()
            if screen == "replay":
                person.button("web-replay").click()
                expect(person.page.get_by_role("slider")).to_be_visible()
        case _:
            raise ValueError(screen)


def play_quickly(person: Person) -> None:
    """Reach the end of a game: leave every cave at once."""
    person.play_bots("diamant")
    while not person.is_over:
        leave = person.page.locator("[data-move=leave]:not(:disabled)")
        if leave.count():
            leave.first.click()
        person.page.wait_for_timeout(50)


SCREENS = (
    "door",
    "new",
    "rules",
    "settings",
    "lobby",
    "table",
    "players",
    "log",
    "talk",
    "menu",
    "help",
    "results",
    "replay",
)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("theme", "language", "size"), [("dark", "es", PHONE), ("light", "en", DESK)]
)
def test_no_screen_has_what_axe_objects_to(
    screen: str,
    theme: Literal["dark", "light"],
    language: Literal["en", "es"],
    size: tuple[int, int],
    people: People,
    pictures: Path,
) -> None:
    person = people(theme=theme, language=language, width=size[0], height=size[1])
    show(person, screen)
    person.page.wait_for_timeout(150)
    person.page.screenshot(path=pictures / f"{screen}-{size[0]}-{theme}-{language}.png")
    assert violations(person) == []
    person.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    assert violations(person) == []


CUT_OFF = """() => [...document.querySelectorAll("button, a, select, input, h1, h2, p, li")]
  .filter((each) => each.offsetParent !== null && !each.closest(".spoken, .area"))
  .map((each) => [each.getBoundingClientRect(), each.textContent || each.ariaLabel])
  .filter(([box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
  .map(([box, words]) => `${words}: ${box.left} to ${box.right}`)"""


@pytest.mark.parametrize("screen", ["door", "new", "lobby", "table", "talk", "results", "replay"])
def test_nothing_is_cut_off_on_a_phone_or_at_twice_the_size(screen: str, people: People) -> None:
    # 200 % zoom makes a desk of 1280 x 800 a page of 640 x 400.
    person = people()
    show(person, screen)
    for width, height in (PHONE, (640, 400), DESK):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(100)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= width
        assert person.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("screen", ["door", "lobby", "table", "talk", "results", "replay"])
def test_what_is_tapped_is_large_enough(screen: str, people: People) -> None:
    person = people()
    show(person, screen)
    small = person.page.evaluate(
        """() => [...document.querySelectorAll("button, a.button, select, input:not([type=range])")]
          .filter((each) => each.offsetParent !== null && each.type !== "checkbox")
          .map((each) => [each.getBoundingClientRect(), each.textContent || each.ariaLabel])
          .filter(([box]) => box.width < 43.5 || box.height < 43.5)
          .map(([box, words]) => `${words}: ${box.width} x ${box.height}`)"""
    )
    assert small == []


def test_a_game_by_keyboard_alone(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.open("/")
    start = ana.page.locator("li.game").first.get_by_role("button").first
    for _ in range(30):
        ana.page.keyboard.press("Tab")
        if start.evaluate("element => element === document.activeElement"):
            break
    ana.page.keyboard.press("Enter")
    ana.expect_table()
    for _ in range(600):
        if ana.is_over:
            break
        if ana.page.locator("[data-move]:not(:disabled)").count():
            ana.page.keyboard.press("2")
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_timeout(50)
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.word("web-keys"))


def test_what_happens_is_spoken(people: People) -> None:
    ana = people()
    ana.play_bots("diamant")
    expect(ana.page.locator("[aria-live=assertive]")).to_have_text(ana.word("web-your-turn"))
    expect(ana.page).to_have_title(f"● {ana.word('web-your-turn')} · {ana.word('diamant')}")
    ana.page.locator("[data-move]:not(:disabled)").first.click()
    expect(ana.page.locator(".spoken[aria-live=polite]")).not_to_be_empty()


def test_the_language_can_be_changed_in_mid_game(people: People) -> None:
    ana = people(language="es")
    ana.play_bots("diamant")
    expect(ana.page.locator(".log")).to_contain_text(ana.word("table-event-game-started"))
    ana.page.get_by_label(ana.word("web-menu")).click()
    ana.button("web-settings").click()
    ana.page.get_by_role("button", name="English").click()
    ana.language = "en"
    ana.page.get_by_label(ana.word("web-close")).click()
    expect(ana.page.locator(".log")).to_contain_text(ana.word("table-event-game-started"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("game", ["diamant", "saboteur"])
def test_a_table_never_scrolls_as_a_page(game: str, people: People) -> None:
    person = people(width=DESK[0], height=DESK[1])
    person.play_bots(game)
    for _ in range(20):
        try_act(person, random.Random(2))
        person.page.wait_for_timeout(50)
    height = person.page.evaluate("document.documentElement.scrollHeight")
    assert height <= DESK[1]
