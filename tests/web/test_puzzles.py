"""Puzzles in the browser: solved by tapping the real table, explained, and kept in a streak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import pytest
from playwright.sync_api import expect

from bocamina.puzzles.judging import solution_of
from bocamina.puzzles.puzzle import GOLD, KINDS, OUT, STAY, WHO
from bocamina.puzzles.shelf import puzzles_of
from tests.web.people import DESK
from tests.web.screens import NARROWEST, too_wide, violations, wait_for_rest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.people import Person

    People = Callable[..., Person]


@pytest.mark.parametrize(
    ("language", "theme", "width"), [("es", "light", NARROWEST), ("en", "dark", DESK[0])]
)
def test_every_kind_is_seen_and_axe_objects_to_nothing(
    language: Literal["en", "es"],
    theme: Literal["dark", "light"],
    width: int,
    people: People,
    pictures: Path,
) -> None:
    ana = people(language=language, theme=theme, width=width)
    ana.open("/#/puzzles")
    expect(ana.page.locator(".kinds section")).to_have_count(len(KINDS))
    expect(ana.page.locator(".daily")).to_be_visible()
    assert violations(ana) == []
    for kind in KINDS:
        ana.open(f"/#/puzzle/{puzzles_of(kind)[0].id}")
        expect(ana.page.locator(".question .asks")).to_be_visible()
        ana.page.screenshot(path=pictures / f"puzzle-{kind}-{language}-{theme}.png")
        assert violations(ana) == [], kind
        assert too_wide(ana, width) == []


def test_who_watches_a_round_by_keys_and_points_is_told_by_what_deed(people: People) -> None:
    ana = people(width=DESK[0])
    puzzle = puzzles_of(WHO)[0]
    ana.open(f"/#/puzzle/{puzzle.id}")
    expect(ana.page.locator(".stepper")).to_be_visible()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
    expect(ana.page.get_by_role("slider")).to_have_value("3")
    for seat in solution_of(puzzle):
        ana.page.locator(".suspects button").nth(int(seat)).click()
    ana.page.locator(".suspects .primary").click()
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_contain_text(ana.word("web-puzzle-right"))
    assert violations(ana) == []
    verdict.locator(".deeds button").first.click()
    expect(ana.page.get_by_role("slider")).not_to_have_value("3")


def test_no_bubble_lies_over_an_answer(people: People) -> None:
    ana = people(width=360, height=740)
    puzzle = next(each for each in puzzles_of(WHO) if each.said[0][0] <= 3)
    ana.open(f"/#/puzzle/{puzzle.id}")
    expect(ana.page.locator(".stepper")).to_be_visible()
    for _ in range(puzzle.said[0][0]):
        ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".bubbles p").first).to_be_visible()
    ana.button("web-puzzle-show").click()
    expect(ana.page.locator(".verdict")).to_be_visible()
    expect(ana.page.locator(".bubbles p")).to_have_count(0)


def test_the_card_and_the_place_of_an_answer_are_in_sight_on_a_phone(people: People) -> None:
    ana = people(width=360, height=740)
    for puzzle in puzzles_of(GOLD)[:3]:
        ana.open(f"/#/puzzle/{puzzle.id}")
        ana.button("web-puzzle-show").click()
        expect(ana.page.locator(".verdict")).to_be_visible()
        expect(ana.page.locator(".pointers b")).to_have_text(["1", "2"])


# The lowest that is to be seen of what one must know, and where the page ends for it.
ENDS: Final = {STAY: (".purse", ".choice"), GOLD: (".hand", "footer"), OUT: (".board", "footer")}


@pytest.mark.parametrize("kind", ENDS)
def test_all_one_must_know_fits_a_small_phone(kind: str, people: People) -> None:
    ana = people(language="es", width=360, height=640)
    ana.open(f"/#/puzzle/{puzzles_of(kind)[2].id}")
    what, limit = ENDS[kind]
    expect(ana.page.locator(what).first).to_be_visible()
    wait_for_rest(ana)
    shown, below = (ana.page.locator(it).first.bounding_box() for it in (what, limit))
    assert shown is not None
    assert below is not None
    assert shown["height"] > 30
    assert shown["y"] + shown["height"] <= below["y"] + 1
    expect(ana.page.locator("[data-sheet]")).to_have_count(0)  # they would be empty


@pytest.mark.parametrize("kind", [STAY, GOLD, OUT])
def test_reasons_stand_beside_the_board_on_a_desk(kind: str, people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.open(f"/#/puzzle/{puzzles_of(kind)[0].id}")
    board = ana.page.locator("main .area")
    expect(board).to_be_visible()
    before = board.bounding_box()
    ana.button("web-puzzle-show").click()
    expect(ana.page.locator(".verdict")).to_be_visible()
    wait_for_rest(ana)
    after, said = board.bounding_box(), ana.page.locator(".verdict").bounding_box()
    assert before is not None
    assert after is not None
    assert said is not None
    assert after["width"] == before["width"]
    assert said["x"] >= after["x"] + after["width"]


def test_a_choice_at_the_table_is_judged_and_leads_to_the_next(people: People) -> None:
    ana = people(width=360)
    puzzle = puzzles_of(STAY)[0]
    ana.open(f"/#/puzzle/{puzzle.id}")
    wrong = puzzle.choices[1].answers[0]
    ana.page.locator(f'[data-move="{wrong}"]').click()
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_contain_text(ana.word("web-puzzle-wrong"))
    expect(verdict.locator("tr")).to_have_count(2)
    ana.page.get_by_role("button", name=ana.word("web-puzzle-next"), exact=True).click()
    expect(ana.page.locator(".question .asks")).to_be_focused()
    assert puzzle.id not in ana.page.url


def test_a_way_out_is_shown_to_whoever_gives_up(people: People) -> None:
    ana = people(width=DESK[0])
    puzzle = puzzles_of(OUT)[0]
    ana.open(f"/#/puzzle/{puzzle.id}")
    expect(ana.page.locator(".question .asks")).to_be_visible()
    ana.page.get_by_role("button", name=ana.word("web-puzzle-show")).click()
    expect(ana.page.locator(".verdict")).to_contain_text(ana.word("web-puzzle-shown"))


def test_the_best_card_is_pointed_out_where_it_was_asked_for(people: People) -> None:
    ana = people(width=DESK[0])
    ana.open(f"/#/puzzle/{puzzles_of(GOLD)[0].id}")
    expect(ana.page.locator(".hand [data-pick]").first).to_be_visible()  # no role to turn over
    expect(ana.button("web-saboteur-role-turn")).to_have_count(0)
    ana.page.get_by_role("button", name=ana.word("web-puzzle-show")).click()
    expect(ana.page.locator(".pointers b")).to_have_text(["1", "2"])
    expect(ana.page.locator(".ending")).to_have_count(0)
    assert violations(ana) == []


IS_WHOLLY_SEEN = """(cell) => {
  const [box, frame] = [cell, cell.closest(".frame")].map((it) => it.getBoundingClientRect());
  return box.left >= frame.left - 1 && box.right <= frame.right + 1
    && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}"""


def test_on_a_phone_the_chosen_place_and_the_way_on_are_in_sight(people: People) -> None:
    ana = people(width=360, height=740)
    page = ana.page
    puzzle = next(
        each for each in puzzles_of(GOLD) if each.best.answers[0].startswith("rockfall 8,")
    )
    ana.open(f"/#/puzzle/{puzzle.id}")
    page.locator(".hand button", has_text="rockfall").first.tap()
    place = page.locator(f'[data-cell="{puzzle.best.answers[0].split()[1]}"]')
    place.tap()
    expect(page.locator(".confirm .primary")).to_be_visible()
    page.wait_for_function(f"(cell) => ({IS_WHOLLY_SEEN})(cell)", arg=place.element_handle())
    page.locator(".confirm .primary").tap()
    onward = page.get_by_role("button", name=ana.word("web-puzzle-next"), exact=True)
    expect(onward).to_be_in_viewport(ratio=1)
    assert len(page.locator(".verdict tr").all()) > 1
    rows = page.locator(".verdict th").all_inner_texts()
    assert sum(row.startswith("Discard") for row in rows) <= 1
