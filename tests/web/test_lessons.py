"""Lessons in a browser: by touch on a phone, by keyboard, left and taken up again."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bocamina.teaching.drill import practise
from bocamina.teaching.shelf import lessons, say_in, taps_of
from tests.web.people import DRAWN
from tests.web.screens import too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.teaching.lesson import Lesson
    from tests.web.people import Person

# The middle of what glows, or of the button to go on.
FIND_GLOW = """() => {
  const found = document.querySelector("footer [data-pick=on]:enabled, .beacon");
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""

# What changes when something was done: the words, what glows and where, and what is on the table.
SEEN = """() => {
  const glow = document.querySelector(".beacon")?.getBoundingClientRect();
  const shown = document.querySelector(".shell")?.innerHTML ?? "";
  return JSON.stringify([glow, shown.length, document.querySelectorAll("dialog[open]").length])
    + shown;
}"""


# Whether the bar below the board shows less than it says.
IS_CUT = """() => [...document.querySelectorAll("footer .prompt p")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.innerText)"""


def tap_along(person: Person, most: int) -> int:
    """Tap what glows until the lesson is over; return how often that was."""
    page = person.page
    taps, rests = 0, False
    for _ in range(600):
        if page.locator("dialog[open]").count():
            return taps
        point = page.evaluate(FIND_GLOW)
        if point is not None and not rests:  # on its way to where it belongs
            page.wait_for_timeout(150)
            rests = page.evaluate(FIND_GLOW) == point
            continue
        if point is None:
            rests = False
            before = page.evaluate(SEEN)
            show = person.button("web-lesson-show")
            if show.count():
                show.tap()
                taps += 1
                wait_for_change(person, before)
            page.wait_for_timeout(50)
            continue
        before = page.evaluate(SEEN)
        assert page.evaluate(IS_CUT) == []
        page.touchscreen.tap(*point)
        taps, rests = taps + 1, False
        assert taps <= most, "the lesson takes more taps than were counted"
        wait_for_change(person, before)
    raise AssertionError("the lesson has no end")


def wait_for_change(person: Person, before: str) -> None:
    """Wait until a tap or a key has come to something, which it must."""
    page = person.page
    page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
    for _ in range(40):  # until what glows is where it belongs
        before = page.evaluate(SEEN)
        page.wait_for_timeout(70)
        if page.evaluate(SEEN) == before:
            return


def test_a_lesson_by_touch_on_a_phone(people: Callable[..., Person]) -> None:
    person = people(width=360, height=740, language="es")
    person.open("/#/learn")
    expect(person.page.locator(".lesson").first).to_be_visible()
    assert violations(person) == []
    person.page.locator(".lesson").first.tap()
    expect(person.page.locator(".teacher")).to_be_visible()
    assert violations(person) == []
    tap_along(person, 2 * taps_of(lessons()["diamant"]))
    assert violations(person) == []
    person.open("/#/learn")
    expect(person.page.locator(".lesson").first).to_contain_text(person.word("web-lesson-is-done"))


def ends_game(lesson: Lesson) -> bool:
    """Whether the game of a lesson is over at its end."""
    moves = [task.move for task in lesson.drill.tasks]
    return practise(lesson.drill, moves).match.turn.is_over


# Each of them in one language, both languages as often.
TAPPED = [(name, ("es", "en")[number % 2]) for number, name in enumerate(lessons())]


@pytest.mark.parametrize(("name", "language"), TAPPED)
def test_every_lesson_is_tapped_to_its_end(
    name: str, language: str, people: Callable[..., Person]
) -> None:
    person = people(width=360, height=740, language=language)
    person.open(f"/#/lesson/{name}")
    expect(person.page.locator(".teacher .words")).not_to_be_empty()
    tap_along(person, 2 * taps_of(lessons()[name]))
    end = person.page.get_by_role("dialog")
    expect(end).to_contain_text(say_in(language, f"{lessons()[name].title}.end"))
    # What was won is still to be seen behind it.
    board = person.page.locator(".area").bounding_box()
    assert board is not None
    assert board["height"] > 300
    if ends_game(lessons()[name]):
        expect(end.locator(".podium .won")).to_contain_text(person.word("web-you"))
    assert "⟨" not in person.page.inner_text("body")
    assert too_wide(person, 360, 740) == []


# What glows: the cell that it is, how far that is from the one that the keyboard is on, or what
# has the focus now, if it can have it.
FOCUS_GLOW = """() => {
  const beacon = document.querySelector(".beacon");
  if (!beacon) return null;
  const { x, y, width, height } = beacon.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const can = "button, a[href], input, [tabindex]";
  const met = document.elementsFromPoint(left, top).map((each) => each.closest(can));
  const found = met.find((each) => each?.matches(can));
  if (!found) return null;
  const { cell, pick = "", move = "" } = found.dataset;
  if (cell === undefined) {
    found.focus();
    return { pick, move, steps: null };
  }
  const walked = document.activeElement.closest("[data-cell]");
  const from = walked?.getBoundingClientRect();
  const steps = from && [left - from.x - from.width / 2, top - from.y - from.height / 2];
  return { pick, move, steps: steps ?? [1000, 0], is_there: walked === found };
}"""
SOMETHING_TO_DO = """() => document.querySelector(
  "dialog[open], footer .prompt .row > .button:enabled, .beacon")"""
# What the help page names keys for.
KEYS = {"exit": "x", "done": "e"}


def press_glow(person: Person) -> None:
    """Do what glows by keys: walk to a cell by arrows, or to a button by the focus."""
    for number in range(40):
        # While the board is on the move, nothing may lie where it will glow.
        glow = person.page.wait_for_function(FOCUS_GLOW).json_value()
        if glow["steps"] is None or glow["is_there"]:
            person.page.keyboard.press(KEYS.get(glow["pick"]) or KEYS.get(glow["move"]) or "Enter")
            return
        across, down = glow["steps"]
        # Now and then the other way, for the nearest target ahead may be passed by.
        is_level = (abs(across) > abs(down)) != (number % 5 == 4)
        way = ("Right" if across > 0 else "Left") if is_level else ("Down" if down > 0 else "Up")
        person.page.keyboard.press(f"Arrow{way}")
        person.page.wait_for_timeout(30)
    raise AssertionError("no way to the cell by arrows")


@pytest.mark.parametrize("game", DRAWN)
def test_a_lesson_of_each_game_by_the_keyboard_alone(
    game: str, people: Callable[..., Person]
) -> None:
    person = people(width=1280, height=800)
    page = person.page
    person.open(f"/#/lesson/{game.replace('_', '-')}")
    deadline = time.monotonic() + 180
    while True:
        assert time.monotonic() < deadline, "the lesson has no end"
        page.wait_for_function(SOMETHING_TO_DO)
        if page.locator("dialog[open]").count():
            break
        before = page.evaluate(SEEN)
        shown = person.button("web-lesson-show")
        if page.locator("footer [data-pick=on]:enabled").count():
            page.keyboard.press("Enter")
        elif page.locator(".beacon").count():
            press_glow(person)
        elif shown.count():
            shown.press("Enter")
        else:  # what there was to do is being carried out
            page.wait_for_timeout(50)
            continue
        wait_for_change(person, before)
    # The way on has the focus, and what was learnt is read aloud.
    expect(person.button("web-play-bots")).to_be_focused()
    learnt = say_in("en", f"{lessons()[game.replace('_', '-')].title}.end")
    expect(page.get_by_role("dialog")).to_have_accessible_description(learnt)


def test_a_lesson_by_keyboard_answers_mistakes_and_is_taken_up_again(
    people: Callable[..., Person],
) -> None:
    person = people()
    page = person.page
    person.open("/#/lesson/diamant")
    words = page.locator(".teacher .words")
    stay = page.locator(".area [data-move=stay]")
    expect(words).to_contain_text("Eleven gems")
    expect(stay).to_be_enabled()
    page.keyboard.press("l")
    expect(words).to_contain_text("Safe, with five gems")
    expect(stay).to_be_enabled()  # put back by itself
    page.keyboard.press("s")
    expect(words).to_contain_text("Five more")
    page.reload()
    expect(words).to_contain_text("Five more")
    expect(stay).to_be_enabled()
    page.keyboard.press("s")
    expect(words).to_contain_text("A snake!")


@pytest.mark.parametrize("language", ["en", "es"])
def test_whatever_is_picked_up_is_answered(language: str, people: Callable[..., Person]) -> None:
    person = people(language=language)
    page = person.page
    person.open("/#/lesson/racing-dwarfs")
    expect(page.locator(".teacher .words")).to_be_focused()
    prompt = page.locator("footer .prompt p")
    expect(prompt).to_have_text(
        person.word("web-racing-dwarfs-prompt", phase="race", owed="yes", left=3).strip()
    )
    page.locator("[data-cell=g4]").tap()  # not what was asked for
    expect(prompt).to_have_text(person.word("web-racing-dwarfs-guide-tile"))


# The way out that glows, once the ring has left the cart, which may stand in the same column.
GLOWING_EXIT = """() => {
  const beacon = document.querySelector(".beacon")?.getBoundingClientRect();
  const isAt = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return left > beacon.left && left < beacon.right && top > beacon.top && top < beacon.bottom;
  };
  return beacon && [...document.querySelectorAll("[data-move=exit]")].find(isAt)?.ariaLabel;
}"""


@pytest.mark.parametrize(("name", "cell"), [("racing-dwarfs", "a4"), ("racing-dwarfs-rock", "e1")])
def test_of_several_ways_out_the_first_along_the_rails_glows(
    name: str, cell: str, people: Callable[..., Person]
) -> None:
    person = people(width=360, height=740)
    lesson = lessons()[name]
    moves = [task.move for task in lesson.drill.tasks[:-1]]
    kept = json.dumps({lesson.name: {"version": lesson.version, "moves": moves, "done": False}})
    person.context.add_init_script(f"localStorage.setItem('bocamina-lessons', '{kept}')")
    person.open(f"/#/lesson/{lesson.name}")
    show = person.button("web-lesson-show")
    if not lesson.drill.tasks[-1].glows:
        show.tap()
    person.page.locator(f"[data-cell={cell}]").tap()
    word = person.page.wait_for_function(GLOWING_EXIT).json_value()
    assert word == person.word("web-racing-dwarfs-exit-by", cell="f7")


def test_who_was_invited_sees_how_to_learn_without_scrolling(people: Callable[..., Person]) -> None:
    host, guest = people(language="es"), people(language="es", width=360, height=640)
    guest.join(host.create("saboteur", "Ana", 5), "Bea")
    offer = guest.page.get_by_role("link", name="Apréndelo en")
    expect(offer).to_be_in_viewport(ratio=1)
    expect(guest.button("web-while-waiting-rules")).to_be_in_viewport(ratio=1)


def test_who_waits_at_a_table_learns_without_leaving_it(people: Callable[..., Person]) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 2)
    guest.open(f"/t/{code}")
    expect(guest.page.get_by_role("link", name="Learn it in")).to_be_visible()
    kept = guest.page.get_by_text(guest.word("web-while-waiting-back"))
    expect(kept).to_have_count(0)  # no place is kept yet
    guest.join(code, "Bea")
    expect(kept).to_be_visible()
    guest.page.get_by_role("link", name="Learn it in").click()
    expect(guest.page.locator(".teacher")).to_be_visible()
    host.button("web-start").click()
    expect(guest.page.locator(".teacher")).to_have_count(0)  # the game has begun
    guest.expect_table()


def test_a_lesson_says_what_things_are(people: Callable[..., Person]) -> None:
    ana = people(width=360, height=740)
    ana.open("/#/lesson/saboteur")
    seat = ana.page.locator(".crew [data-seat]").nth(1)
    box = seat.bounding_box()
    assert box is not None
    middle = {"clientX": box["x"] + 20, "clientY": box["y"] + 20}
    seat.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **middle})
    told = ana.page.get_by_role("tooltip")
    expect(told).to_contain_text(ana.word("web-saboteur-cards", count=6))
    ana.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
