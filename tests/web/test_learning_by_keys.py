"""Learning with nothing but keys: puzzles are solved, and the focus is always where one was."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bocamina.puzzles.judging import solution_of
from bocamina.puzzles.puzzle import GOLD, OUT, STAY, WHO
from bocamina.puzzles.shelf import puzzles_of
from tests.web.people import DESK
from tests.web.screens import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.puzzles.puzzle import Puzzle
    from tests.web.people import Person

    People = Callable[..., Person]

# How far a cell is from the one that has the focus, if one has it.
WAY_TO = """(cell) => {
  const from = document.activeElement.closest("[data-cell]")?.getBoundingClientRect();
  const to = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
  return from && [Math.round(to.x - from.x), Math.round(to.y - from.y)];
}"""

# When all that a key has changed is drawn.
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def sit_down(person: Person, puzzle: Puzzle) -> None:
    person.open(f"/#/puzzle/{puzzle.id}")
    expect(person.page.locator(".question .asks")).to_be_focused()


def walk_to(person: Person, cell: str) -> None:
    """Walk to a cell by arrows."""
    page = person.page
    before = None
    for _ in range(40):
        way = page.evaluate(WAY_TO, cell)
        if way == [0, 0]:
            return
        across, down = way or (1, 0)
        # The other way where there is no target straight ahead.
        is_level = (abs(across) > abs(down)) != (way == before)
        before = way
        key = ("Right" if across > 0 else "Left") if is_level else ("Down" if down > 0 else "Up")
        page.keyboard.press(f"Arrow{key}")
        page.evaluate(DRAWN)
    raise AssertionError(f"no way to {cell} by arrows")


def expect_right(person: Person) -> None:
    """Expect that the verdict has the focus, says that it is right, and leads on by Tab."""
    verdict = person.page.locator(".verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_have_accessible_name(person.word("web-puzzle-right"))
    person.page.keyboard.press("Tab")
    while not person.page.evaluate("() => document.activeElement.matches('.row .primary')"):
        person.page.keyboard.press("Tab")
    expect(person.button("web-puzzle-next")).to_be_focused()


def test_stay_or_leave(people: People) -> None:
    ana = people(width=DESK[0])
    puzzle = puzzles_of(STAY)[1]
    sit_down(ana, puzzle)
    ana.page.keyboard.press({"stay": "s", "leave": "l"}[solution_of(puzzle)[0]])
    expect_right(ana)


def test_who_is_it(people: People) -> None:
    ana = people(width=DESK[0])
    puzzle = puzzles_of(WHO)[1]
    sit_down(ana, puzzle)
    buttons = ana.page.locator(".suspects button")
    for seat in solution_of(puzzle):
        chosen = buttons.nth(int(seat))
        while not chosen.evaluate("(it) => it === document.activeElement"):
            ana.page.keyboard.press("Tab")
        ana.page.keyboard.press("Enter")
        expect(chosen).to_have_attribute("aria-pressed", "true")
    while not ana.page.evaluate("() => document.activeElement.matches('.suspects .primary')"):
        ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_contain_text(ana.word("web-puzzle-right"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_reach_the_gold(people: People, language: str) -> None:
    ana = people(width=DESK[0], language=language)
    page = ana.page
    puzzle = next(
        each for each in puzzles_of(GOLD) if each.best.answers[0].startswith("rockfall 6,")
    )
    sit_down(ana, puzzle)
    rockfall = page.locator(".hand button", has_text=ana.word("saboteur-card", card="rockfall"))
    page.keyboard.press(str(1 + int(rockfall.first.get_attribute("data-pick") or "")))
    cell = puzzle.best.answers[0].split()[1]
    walk_to(ana, cell)
    page.keyboard.press("Enter")
    expect(page.locator(".confirm .primary")).to_be_visible()
    asked = ana.word("web-pending", move=page.locator(".confirm p").inner_text())
    expect(page.locator(".spoken[aria-live=polite]")).to_contain_text(asked)
    page.keyboard.press("Enter")  # on the cell, where the focus still is
    expect_right(ana)
    assert violations(ana) == []


def test_out_in_one_turn(people: People) -> None:
    ana = people(width=DESK[0])
    page = ana.page
    # A straight tile has one other way to lie.
    puzzle = next(each for each in puzzles_of(OUT) if each.id == "o3a4b15b")
    turned, cart = (move.split()[1] for move in solution_of(puzzle))
    sit_down(ana, puzzle)
    walk_to(ana, turned)
    page.keyboard.press("Enter")
    page.keyboard.press("r")
    expect(page.locator(".confirm .primary")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".confirm")).to_have_count(0)
    walk_to(ana, cart)
    own = ana.word("web-racing-dwarfs-cart-of", you="yes")
    expect(page.locator(f"[data-cell='{cart}']")).to_have_accessible_name(re.compile(own))
    page.keyboard.press("Enter")
    page.keyboard.press("x")
    page.locator(".confirm .primary, .verdict").first.wait_for()
    if page.locator(".confirm").count():
        page.keyboard.press("Enter")
    expect_right(ana)


def test_who_closes_a_lesson_is_where_it_was_opened(people: People) -> None:
    ana = people(language="es")
    page = ana.page
    ana.open("/#/learn")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    lesson = page.locator("a[href$='/lesson/saboteur-craft']")
    lesson.press("Enter")
    expect(page.locator(".teacher .words")).to_be_focused()
    page.get_by_role("link", name=ana.word("web-lessons"), exact=True).press("Enter")
    expect(lesson).to_be_focused()
    expect(lesson).to_be_in_viewport()
    assert violations(ana) == []


def test_who_closes_a_puzzle_is_where_its_like_are(people: People) -> None:
    ana = people()
    page = ana.page
    ana.open("/#/puzzles")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    kind, level = ana.word("web-puzzle-kind-out-in-one-turn"), ana.word("web-puzzle-level-2")
    link = page.get_by_role("link", name=re.compile(f"^{kind} {level}"))
    link.press("Enter")
    expect(page.locator(".question .asks")).to_be_focused()
    page.get_by_role("link", name=ana.word("web-puzzles"), exact=True).press("Enter")
    expect(link).to_be_focused()
    assert violations(ana) == []


def test_a_dialog_gives_the_focus_back(people: People) -> None:
    ana = people(width=DESK[0])
    page = ana.page
    # The first step of this lesson waits for Enter; a button is a button all the same.
    ana.open("/#/lesson/racing-dwarfs-rock")
    words = page.locator(".teacher .words")
    expect(words).to_be_focused()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(words).to_be_focused()
    menu = ana.button("web-menu")
    menu.press("Enter")
    dialog.get_by_role("button", name=ana.word("web-rules"), exact=True).press("Enter")
    dialog.get_by_role("button", name=ana.word("web-to-the-table"), exact=True).press("Enter")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()


def test_a_newcomer_is_called_you_and_told_of_their_card_first(people: People) -> None:
    ana = people(language="es", width=360, height=740)
    page = ana.page
    ana.open("/#/lesson/saboteur")
    expect(page.locator(".crew .name").first).to_have_text(ana.word("web-you-here"))
    expect(page.locator(".teacher .words")).to_have_text(ana.word("web-saboteur-guide-role"))
    ana.take_role()
    prompt = page.locator("footer .prompt p")
    expect(prompt).to_have_text(ana.word("web-saboteur-prompt", phase="dig", **{"pass": "no"}))


def test_a_page_that_was_opened_is_read_from_its_heading(people: People) -> None:
    ana = people(language="es")
    ana.open("/")
    for message, title in (("web-with-friends", "web-new-table"), ("web-rules", "web-rules")):
        way = ana.page.locator("li.game").first.get_by_role("link", name=ana.word(message))
        way.focus()
        ana.page.keyboard.press("Enter")
        heading = ana.page.get_by_role("heading", level=1)
        expect(heading).to_contain_text(ana.word(title))
        expect(heading).to_be_focused()
        ana.page.go_back()
        expect(ana.page.locator("li.game").first).to_be_visible()
