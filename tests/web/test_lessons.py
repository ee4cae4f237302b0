"""Lessons in a browser: by touch on a phone, by keyboard, left and taken up again."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from bocamina.teaching.shelf import lessons, taps_of
from tests.web.screens import violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person

# The middle of what glows, or of the button to go on.
FIND_GLOW = """() => {
  const found = document.querySelector("footer [data-pick=on]:enabled, .beacon");
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def tap_along(person: Person, most: int) -> int:
    """Tap what glows until the lesson is over; return how often that was."""
    page = person.page
    taps = 0
    for _ in range(600):
        if page.locator("dialog[open]").count():
            return taps
        point = page.evaluate(FIND_GLOW)
        if point is None:
            show = person.button("web-lesson-show")
            if show.count():
                show.tap()
                taps += 1
            page.wait_for_timeout(50)
            continue
        page.touchscreen.tap(*point)
        taps += 1
        assert taps <= most, "the lesson takes more taps than were counted"
        page.wait_for_timeout(400)
    raise AssertionError("the lesson has no end")


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


def test_a_lesson_by_keyboard_answers_mistakes_and_is_taken_up_again(
    people: Callable[..., Person],
) -> None:
    person = people()
    page = person.page
    person.open("/#/lesson/diamant")
    words = page.locator(".teacher .words")
    expect(words).to_contain_text("Eleven gems")
    page.keyboard.press("l")
    expect(words).to_contain_text("Safe, with five gems")
    expect(page.locator(".area [data-move=stay]")).to_be_enabled()  # put back by itself
    page.keyboard.press("s")
    expect(words).to_contain_text("Five more")
    page.reload()
    expect(words).to_contain_text("Five more")
    page.keyboard.press("s")
    expect(words).to_contain_text("A snake!")


def test_who_waits_at_a_table_learns_without_leaving_it(people: Callable[..., Person]) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    guest.page.get_by_role("link", name="Learn it in").click()
    expect(guest.page.locator(".teacher")).to_be_visible()
    host.button("web-start").click()
    expect(guest.page.locator(".teacher")).to_have_count(0)  # the game has begun
    guest.expect_table()


# Whether all of the newest card of the cave is to be seen.
SEES_NEWEST = """() => {
  const card = document.querySelector("[data-newest]").getBoundingClientRect();
  const frame = document.querySelector(".cave .frame").getBoundingClientRect();
  return card.top >= frame.top - 1 && card.bottom <= frame.bottom + 1;
}"""


def test_what_a_lesson_speaks_of_is_in_sight_on_a_small_phone(
    people: Callable[..., Person],
) -> None:
    person = people(width=360, height=640, language="es")
    page = person.page
    person.open("/#/lesson/diamant")
    for step in (2, 3):
        expect(page.locator(".area [data-move=stay]")).to_be_enabled()
        page.keyboard.press("s")
        expect(page.locator("header .quiet")).to_have_text(
            person.word("web-lesson-step", step=step, of=16)
        )
    page.wait_for_function(SEES_NEWEST)  # the way on goes around a corner below it
    person.open("/#/lesson/racing-dwarfs")
    end = page.locator("[data-move=done]")
    footer = page.locator("footer")
    expect(end).to_be_visible()
    below, foot = end.bounding_box(), footer.bounding_box()
    assert below is not None
    assert foot is not None
    assert below["y"] + below["height"] <= foot["y"] + 1


# Where the lesson's words and two bubbles are, as soon as there are two.
SPOKEN = """() => {
  const found = [...document.querySelectorAll(".teacher, .bubbles p")];
  return found.length > 2 && found.map((each) => each.getBoundingClientRect().toJSON());
}"""


def test_bubbles_lie_over_no_words(people: Callable[..., Person]) -> None:
    person = people(width=1280, height=720)
    page = person.page
    person.open("/#/lesson/saboteur-claims")
    about = page.locator("[data-about='0']")
    for _ in range(300):
        if about.count():
            break
        point = page.evaluate(FIND_GLOW)
        if point is not None:
            page.mouse.click(*point)
        page.wait_for_timeout(50)
    about.click()
    boxes = page.wait_for_function(SPOKEN).json_value()
    for one, other in combinations(boxes, 2):
        assert (
            one["bottom"] <= other["top"]
            or other["bottom"] <= one["top"]
            or one["right"] <= other["left"]
            or other["right"] <= one["left"]
        ), (one, other)
