"""Everyone can play: keyboard alone, screen readers, both themes, large text, two languages."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from bocamina.games import GAMES
from tests.server.sites import ServerProcess
from tests.web.people import DESK, DRAWN, PHONE, Person, try_act
from tests.web.prepared import SHORT, PreparedTable, prepare
from tests.web.screens import (
    CUT_OFF,
    NARROWEST,
    SCREENS,
    Prepared,
    show_screen,
    too_wide,
    violations,
    wait_for_rest,
)

People = Callable[..., Person]
Show = Callable[[Person, str], None]


@pytest.fixture(scope="session")
def begun(site: ServerProcess) -> Prepared:
    """A game under way at which it is Ana's turn."""

    @cache
    def begin(game: str) -> PreparedTable:
        table = prepare(site.address, game)
        table.play(4)
        return table

    return begin


@pytest.fixture(scope="session")
def ended(site: ServerProcess) -> Prepared:
    """A game that is over, in which something was claimed."""

    @cache
    def end(game: str) -> PreparedTable:
        table = prepare(site.address, game, **SHORT[game])
        table.ask("say", phrase="phrase-suspect", about=1)
        table.finish()
        return table

    return end


@pytest.fixture
def show(begun: Prepared, ended: Prepared) -> Callable[[Person, str], None]:
    """Go to one of the screens."""

    def go(person: Person, screen: str) -> None:
        show_screen(person, screen, begun, ended)

    return go


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("theme", "language", "size"), [("dark", "es", PHONE), ("light", "en", DESK)]
)
def test_axe_objects_to_no_screen_and_all_fit_where_they_are_seen(
    screen: str,
    theme: Literal["dark", "light"],
    language: Literal["en", "es"],
    size: tuple[int, int],
    people: People,
    show: Show,
    pictures: Path,
) -> None:
    person = people(theme=theme, language=language, width=size[0], height=size[1])
    show(person, screen)
    name = f"{screen.replace(' ', '-')}-{size[0]}-{theme}-{language}.png"
    person.page.screenshot(path=pictures / name)
    assert violations(person) == []
    # 200 % zoom makes a desk of 1280 x 800 a page of 640 x 400.
    for width, height in (size, (NARROWEST, 568) if size == PHONE else (640, 400)):
        assert too_wide(person, width, height) == []


NARROW = (
    *("door", "new racing_dwarfs", "lobby diamant", "talk saboteur"),
    *("table diamant", "table saboteur", "lesson saboteur"),
)


@pytest.mark.parametrize("screen", [*NARROW, "results saboteur", "replay saboteur"])
def test_what_is_tapped_is_large_enough(screen: str, people: People, show: Show) -> None:
    person = people()
    show(person, screen)
    small = person.page.evaluate(
        """() => [...document.querySelectorAll("button, a.button, select, input:not([type=range])")]
          .filter((each) => each.offsetParent !== null && each.type !== "checkbox")
          // A mine seen as a whole may be small; what is offered in it may not.
          .filter((each) => !each.matches("[role=gridcell]:not([data-move])"))
          .map((each) => [each.getBoundingClientRect(), each.textContent || each.ariaLabel])
          .filter(([box]) => box.width < 43.5 || box.height < 43.5)
          .map(([box, words]) => `${words}: ${box.width} x ${box.height}`)"""
    )
    assert small == []


# How much room a select leaves for the words that it shows.
ROOM = """(select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const arrow = 20;
  const words = pen.measureText(select.selectedOptions[0].text).width;
  const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  return select.clientWidth - padding - arrow - words;
}"""


def test_a_replay_tells_every_step_and_whose_view_it_shows(people: People, ended: Prepared) -> None:
    for ana in (people(language="en"), people(language="es")):
        ana.open(f"{ended('saboteur').path}#moment=10.-1")
        told, eyes = ana.page.locator(".told"), ana.page.get_by_label(ana.word("web-eyes"))
        # However one got there, and also where others drew cards that nobody else sees.
        for key in ("End", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
            expect(told).not_to_be_empty()
            ana.page.keyboard.press(key)
        assert eyes.evaluate(ROOM) >= 0


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
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if ana.is_over:
            break
        if ana.page.locator("[data-move]:not(:disabled)").count():
            ana.page.keyboard.press("2")
            ana.page.keyboard.press("Enter")
        else:
            ana.page.keyboard.press("Shift")  # any key ends a show
        ana.page.wait_for_timeout(50)
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.word("web-keys"))


@pytest.mark.parametrize("game", ["saboteur", "racing_dwarfs"])
def test_a_move_by_keyboard_alone(game: str, people: People, site: ServerProcess) -> None:
    """A card or a cart, a walk to a place that glows, Enter to take it, Enter to confirm."""
    ana = people(width=DESK[0], height=DESK[1])
    takes = {"saboteur": "dig", "racing_dwarfs": "enter"}[game]
    while True:  # not every hand can dig
        table = prepare(site.address, game, **SHORT[game])
        table.play(0)
        if takes in {each["about"].get("does") for each in table.news["legal"]}:
            break
    table.sit_down(ana)
    expect(ana.page.locator("footer .now")).to_be_visible()
    before = table.news["version"]
    deadline = time.monotonic() + 60
    for card in cycle("123456"):
        for key in (card, "ArrowRight", "Enter", "Enter"):
            ana.page.keyboard.press(key)
            ana.page.wait_for_timeout(60)
        ana.page.wait_for_timeout(200)
        if table.news["version"] > before:
            break
        assert time.monotonic() < deadline, "no card or cart could be moved"
        ana.page.keyboard.press("Escape")
        ana.page.keyboard.press("Escape")


def test_the_cells_of_a_race_can_be_tapped_on_a_phone(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    ana.context.add_init_script(
        """localStorage.setItem("bocamina-settings", JSON.stringify({ guide: false }))"""
    )
    table = prepare(site.address, "racing_dwarfs", **SHORT["racing_dwarfs"])
    table.play(0)
    table.sit_down(ana)
    expect(ana.page.locator("footer .now")).to_be_visible()
    cell = ana.page.locator("[data-cell=d4]").bounding_box()
    assert cell is not None
    assert min(cell["width"], cell["height"]) >= 44


# The signs around a race's board that lie over names of its columns and rows.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => ({
    words: it.textContent.trim(), box: it.getBoundingClientRect() }));
  const signs = boxes(".strip > span");
  return boxes(".whole > svg text").filter(({ box }) => signs.some(({ box: sign }) =>
    sign.left < box.right && sign.right > box.left && sign.top < box.bottom - AIR &&
    sign.bottom > box.top + AIR)).map(({ words }) => words);
}""".replace("AIR", "2.5")  # pixels above and below a digit in its line


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize(("setup", "seats"), [("quick", 4), ("strategic", 4), ("quick", 3)])
def test_no_sign_covers_the_name_of_a_row(
    setup: str, seats: int, width: int, people: People, site: ServerProcess
) -> None:
    """Nor where a side is the home of one, and the goal of nobody."""
    ana = people(width=width)
    table = prepare(site.address, "racing_dwarfs", seats=seats, options={"setup": setup})
    table.play(0)
    table.sit_down(ana)
    expect(ana.page.locator(".strip > span").first).to_be_visible()
    wait_for_rest(ana)
    assert ana.page.evaluate(COVERED) == []


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


def test_the_log_shows_its_end_wherever_it_comes_into_sight(
    people: People, site: ServerProcess
) -> None:
    person = people()
    table = prepare(site.address, "saboteur", seats=5)
    table.sit_down(person)
    table.play(3)  # whoever moves first has but a short log, and waits
    log = person.page.locator(".log")

    def expect_end() -> None:
        expect(log).to_be_visible()
        person.page.wait_for_function(
            "(it) => it.scrollTop > 0 && it.scrollHeight - it.clientHeight - it.scrollTop < 2",
            arg=log.element_handle(),
        )

    person.button("web-log").click()
    expect_end()
    person.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    person.page.set_viewport_size({"width": DESK[0], "height": DESK[1] // 2})
    expect_end()


@pytest.mark.parametrize("game", ["diamant", "saboteur"])
def test_a_table_never_scrolls_as_a_page(game: str, people: People) -> None:
    person = people(width=DESK[0], height=DESK[1])
    person.play_bots(game)
    for _ in range(20):
        try_act(person, random.Random(2))
        person.page.wait_for_timeout(50)
    height = person.page.evaluate("document.documentElement.scrollHeight")
    assert height <= DESK[1]
    # Nor does its frame slip, which nobody could scroll back.
    slip = "(it) => { it.scrollTop = 99; return it.scrollTop; }"
    for frame in ("div.shell", "div.shell > main", "div.shell > .words"):
        assert person.page.locator(frame).evaluate(slip) == 0, frame


@pytest.mark.parametrize("game", DRAWN)
def test_a_full_table_fits_on_a_phone_upright_and_on_its_side(
    game: str, people: People, site: ServerProcess
) -> None:
    options = SHORT[game].get("options", {})
    table = prepare(site.address, game, seats=GAMES[game].seat_counts[-1], options=options)
    table.play(1)
    for width, height in ((360, 740), (740, 360)):
        person = people(width=width, height=height)
        table.sit_down(person)
        board = person.page.locator("main .table")
        expect(board).to_be_visible()
        wait_for_rest(person)
        beyond = board.evaluate(
            "(it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]"
        )
        assert beyond == [0, 0], (width, height)
        assert person.page.evaluate(CUT_OFF) == []
