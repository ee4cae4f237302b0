"""What is to be seen in lessons: the board in sight, bubbles over no words, scenes that end."""

from __future__ import annotations

import json
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bocamina.teaching.shelf import lessons, say_in
from tests.web.screens import wait_for_rest
from tests.web.test_lessons import FIND_GLOW

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person

# Whether the ring is around the tab of the talk.
RINGS_TALK = """() => {
  const [ring, tab] = [".beacon", "[data-sheet=talk]"]
    .map((each) => document.querySelector(each)?.getBoundingClientRect());
  return ring && Math.abs(ring.x + ring.width / 2 - tab.x - tab.width / 2) < 20;
}"""

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


@pytest.mark.parametrize("name", ["diamant", "diamant-two"])
def test_what_one_carries_is_in_sight_on_a_small_phone(
    name: str, people: Callable[..., Person]
) -> None:
    person = people(width=360, height=640, language="es")
    person.open(f"/#/lesson/{name}")
    expect(person.page.locator(".purse")).to_be_visible()
    wait_for_rest(person)
    purse, choice = (person.page.locator(it).bounding_box() for it in (".purse", ".choice"))
    assert purse is not None
    assert choice is not None
    assert purse["y"] + purse["height"] <= choice["y"] + 5  # the room around what it says


def test_the_lesson_speaks_of_cards_once_the_role_is_put_away(
    people: Callable[..., Person],
) -> None:
    person = people(width=360, height=640)
    words = person.page.locator(".teacher .words")
    person.open("/#/lesson/saboteur")
    expect(words).to_have_text(person.word("web-saboteur-guide-role"))
    expect(person.page.locator("footer .prompt p")).to_have_text("")  # nothing is said twice
    person.button("web-saboteur-role-turn").last.click()
    expect(words).to_have_text(person.word("web-saboteur-guide-role-seen"))
    person.button("web-saboteur-role-done").click()
    expect(words).to_have_text(say_in("en", "lesson-saboteur-dig"))


def test_the_ring_around_a_tab_at_the_edge_is_whole(people: Callable[..., Person]) -> None:
    person = people(width=360, height=640)
    lesson = lessons()["saboteur-claims"]
    moves = [lesson.drill.tasks[0].move]
    kept = json.dumps({lesson.name: {"version": lesson.version, "moves": moves, "done": False}})
    person.context.add_init_script(f"localStorage.setItem('bocamina-lessons', '{kept}')")
    person.open(f"/#/lesson/{lesson.name}")
    role, done = (person.button(f"web-saboteur-role-{it}") for it in ("turn", "done"))
    role.last.click()
    done.click()
    person.page.wait_for_function(RINGS_TALK)
    ring = person.page.locator(".beacon").bounding_box()
    assert ring is not None
    assert ring["x"] + ring["width"] <= 360
    assert ring["y"] + ring["height"] <= 640


# Where the lesson's words and two bubbles are, as soon as there are two.
SPOKEN = """() => {
  const found = [...document.querySelectorAll(".teacher, .bubbles p")];
  return found.length > 2 && found.map((each) => each.getBoundingClientRect().toJSON());
}"""


def test_where_there_is_only_something_to_see_the_page_says_so(
    people: Callable[..., Person],
) -> None:
    person = people(width=360, height=740, language="es")
    page = person.page
    lesson = lessons()["saboteur"]
    names = [task.words.rpartition("-")[2] for task in lesson.drill.tasks]
    moves = [task.move for task in lesson.drill.tasks[: names.index("tell")]]
    kept = json.dumps({lesson.name: {"version": lesson.version, "moves": moves, "done": False}})
    person.context.add_init_script(
        "localStorage.getItem('bocamina-lessons') ?? "
        f"localStorage.setItem('bocamina-lessons', '{kept}')"
    )
    person.open(f"/#/lesson/{lesson.name}")
    claimed = page.locator("[data-cell].claimed")
    expect(claimed).to_have_count(1)  # Basalto said something
    go_on = person.button("web-lesson-on")
    show = person.button("web-lesson-show")
    for _ in range(300):
        if go_on.count():
            break
        point = page.evaluate(FIND_GLOW)
        if point is None and show.count():
            show.tap()
        elif point is not None:
            page.touchscreen.tap(*point)
        page.wait_for_timeout(50)
    expect(page.locator("footer .prompt p")).to_have_text(person.word("web-lesson-look"))
    lines = page.locator(".log li")
    assert lines.count() > 0
    go_on.tap()
    # Another round: one turns a card over, and nothing that was said clings to the goals.
    expect(person.button("web-saboteur-role-turn").last).to_be_visible()
    expect(claimed).to_have_count(0)
    expect(lines).to_have_count(0)


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


def test_the_tile_that_is_to_be_turned_is_marked_on_the_board(
    people: Callable[..., Person],
) -> None:
    person = people(width=360, height=740)
    page = person.page
    lesson = lessons()["racing-dwarfs-setup"]
    names = [task.name for task in lesson.drill.tasks]
    moves = [task.move for task in lesson.drill.tasks[: names.index("orient")]]
    kept = json.dumps({lesson.name: {"version": lesson.version, "moves": moves, "done": False}})
    person.context.add_init_script(f"localStorage.setItem('bocamina-lessons', '{kept}')")
    person.open(f"/#/lesson/{lesson.name}")
    expect(page.locator(".board .selected")).to_have_attribute("data-cell", "e4")
    asked = person.word("web-racing-dwarfs-prompt", phase="orient", cell="e4")
    expect(page.locator("footer .prompt p")).to_have_text(asked.strip())
