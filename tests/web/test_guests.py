"""Who may be at a table, as its host sees to it in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.people import Person

SCREENS = [("en", DESK), ("es", DESK), ("en", PHONE), ("es", PHONE)]


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_a_host_removes_somebody_and_lets_them_in_again(
    people: Callable[..., Person], pictures: Path, language: str, size: tuple[int, int]
) -> None:
    how = {"language": language, "width": size[0], "height": size[1]}
    ana, eve = people(**how), people(**how)
    code = ana.create("diamant", "Ana", 3)
    eve.join(code, "Eve")
    ana.button("web-remove", name="Eve").click()
    expect(eve.page.get_by_text(eve.word("table-refusal-removed"))).to_be_visible()
    eve.page.screenshot(path=pictures / f"removed-{language}-{size[0]}.png")
    expect(ana.page.get_by_text(ana.word("web-outcasts"), exact=True)).to_be_visible()
    ana.page.screenshot(path=pictures / f"outcasts-{language}-{size[0]}.png", full_page=True)
    # Without her secret she is told why she cannot sit down.
    eve.context.clear_cookies()
    eve.open(f"/t/{code}")
    eve.page.get_by_label(eve.word("web-nickname")).fill("Eva")
    eve.button("web-sit").click()
    expect(eve.page.get_by_text(eve.word("table-refusal-removed-here"))).to_be_visible()
    eve.page.screenshot(path=pictures / f"removed-here-{language}-{size[0]}.png")
    ana.page.get_by_role("button", name=ana.word("web-readmit")).click()
    expect(ana.page.get_by_text(ana.word("web-outcasts"), exact=True)).to_have_count(0)
    eve.button("web-sit").click()
    expect(eve.page.get_by_text(eve.word("web-you"))).to_be_visible()


@pytest.mark.parametrize(("language", "size"), SCREENS)
def test_in_play_a_host_removes_somebody_and_closes_the_table_to_watchers(
    people: Callable[..., Person], pictures: Path, language: str, size: tuple[int, int]
) -> None:
    how = {"language": language, "width": size[0], "height": size[1]}
    ana, eve, stranger = people(**how), people(**how), people(**how)
    code = ana.create("diamant", "Ana", 3)
    eve.join(code, "Eve")
    ana.button("web-start-with-bots", free=1).click()
    ana.expect_table()
    eve.expect_table()
    stranger.open(f"/t/{code}")
    stranger.expect_table()
    ana.button("web-menu").click()
    ana.page.screenshot(path=pictures / f"menu-host-{language}-{size[0]}.png")
    ana.button("web-guests").click()
    ana.page.get_by_role("switch", name=ana.word("web-watchers")).uncheck()
    expect(stranger.page.get_by_text(stranger.word("table-refusal-no-watchers"))).to_be_visible()
    stranger.page.screenshot(path=pictures / f"no-watchers-{language}-{size[0]}.png")
    stranger.page.reload()
    expect(stranger.page.get_by_text(stranger.word("table-refusal-no-watchers"))).to_be_visible()
    eve.expect_table()
    ana.page.get_by_role("button", name=ana.word("web-remove-short")).click()
    expect(ana.page.get_by_text(ana.word("web-remove.about", name="Eve"))).to_be_visible()
    ana.page.screenshot(path=pictures / f"guests-{language}-{size[0]}.png")
    ana.button("web-remove", name="Eve").click()
    expect(eve.page.get_by_text(eve.word("table-refusal-removed"))).to_be_visible()
    expect(ana.page.get_by_text(ana.word("web-outcasts"), exact=True)).to_be_visible()
    ana.page.screenshot(path=pictures / f"guests-removed-{language}-{size[0]}.png")
    ana.page.keyboard.press("Escape")
    if size is PHONE:
        ana.page.locator(".sheets .button").first.click()
    expect(ana.page.get_by_text(ana.word("web-removed")).first).to_be_visible()
    ana.page.screenshot(path=pictures / f"seat-removed-{language}-{size[0]}.png")


def test_a_table_can_be_opened_without_watchers(people: Callable[..., Person]) -> None:
    ana, eve = people(), people()
    ana.open("/#/new/diamant")
    ana.page.get_by_label(ana.word("web-nickname")).fill("Ana")
    ana.page.locator("form summary").click()
    ana.page.get_by_role("switch", name=ana.word("web-watchers")).uncheck()
    ana.button("web-open-table").click()
    expect(ana.page.get_by_text("Ana", exact=True)).to_be_visible()
    code = ana.page.url.rpartition("/")[2]
    eve.open(f"/t/{code}")  # there is room
    expect(eve.button("web-sit")).to_be_visible()
    ana.page.locator(".seats .primary").click()
    expect(eve.page.get_by_text(eve.word("table-refusal-no-watchers"))).to_be_visible()
