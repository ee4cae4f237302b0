"""Lessons in a browser: by touch on a phone, by keyboard, left and taken up again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person


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
