"""The end of a game: who stands where, what happened, and once more only for those who want it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.people import DRAWN, play_out
from tests.web.prepared import SHORT, finished

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]


@pytest.mark.parametrize("game", DRAWN)
def test_a_game_ends_with_a_podium_a_story_and_ways_on(
    game: str, people: People, site: ServerProcess
) -> None:
    ana = people(language="es")
    table = finished(site.address, game)
    table.sit_down(ana)
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator(".podium li")).to_have_count(SHORT[game]["seats"])
    lines = dialog.locator(".story li")
    expect(lines.first).to_be_visible()
    assert 1 <= lines.count() <= 5
    # Every line has its words, and they have their facts.
    assert not re.search("[⟨{]", dialog.inner_text())
    lines.first.get_by_role("button").click()
    expect(ana.page.get_by_role("slider")).to_be_visible()


def test_a_phone_has_room_to_scrub_through_a_game(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    finished(site.address, "saboteur").sit_down(ana)
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.word("web-replay")).click()
    slider = ana.page.get_by_role("slider")
    expect(slider).to_be_visible()
    box = slider.bounding_box()
    assert box
    assert box["width"] >= 130
    # Whose eyes one looks through can still be read.
    eyes = ana.page.get_by_label(ana.word("web-eyes")).bounding_box()
    assert eyes
    assert eyes["width"] >= 130


def test_the_keys_of_a_replay_do_what_they_are_said_to_do(
    people: People, site: ServerProcess
) -> None:
    ana = people(language="es", width=1280, height=800)
    ana.open(f"{finished(site.address, 'saboteur').path}#moment=0.-1")
    step, keys = ana.page.get_by_role("slider"), ana.page.keyboard
    marks = ana.button("web-landmarks")
    expect(marks).to_be_enabled()
    marks.click()
    listed = ana.page.get_by_role("dialog").locator("li .step")
    ends = ("0", step.get_attribute("max"))
    wanted = [number for number in listed.all_inner_texts() if number not in ends]
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.word("web-key-pages").split(", ")[1])
    keys.press("Escape")
    keys.press("PageDown")
    expect(step).to_have_value(wanted[0])
    keys.press("End")
    keys.press("PageUp")
    expect(step).to_have_value(wanted[-1])
    keys.press("Home")
    expect(step).to_have_value("0")
    ana.page.evaluate("document.activeElement.blur()")
    keys.press(" ")
    expect(ana.button("web-pause")).to_be_visible()
    keys.press(" ")
    expect(ana.button("web-run")).to_be_visible()
    keys.press("?")
    told = ana.page.get_by_role("dialog")
    expect(told).to_contain_text(ana.word("web-help-past"))
    expect(told).not_to_contain_text(ana.word("web-take-back"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_picture_of_a_game_is_saved_or_sent(
    language: str, people: People, site: ServerProcess
) -> None:
    ana = people(language=language)
    table = finished(site.address, "diamant")
    table.sit_down(ana)
    expect(ana.page.locator("dialog .share img")).to_be_visible()
    with ana.page.expect_download() as saved:
        ana.button("web-share-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    # Where there is a share sheet, it gets the picture and the story in words.
    ana.page.evaluate("""() => {
        navigator.canShare = ({ files }) => files.length === 1;
        navigator.share = async (what) => { window.sent = what; };
    }""")
    expect(ana.button("web-share-picture")).to_be_visible()
    ana.button("web-share-picture").click()
    ana.page.wait_for_function("window.sent?.files[0].type === 'image/png'")
    first = ana.page.locator(".story li span").first.inner_text()
    assert first in ana.page.evaluate("window.sent.text")
    # What the picture tells is told to who cannot see it.
    alt = ana.page.locator("dialog .share img").get_attribute("alt") or ""
    for words in ana.page.locator(".story li span, .titles b").all_inner_texts():
        assert words in alt
    assert "Ana" in alt


def test_at_the_end_of_a_race_everybody_looks_like_their_carts(
    people: People, site: ServerProcess
) -> None:
    ana = people(width=1280, height=800)
    table = finished(site.address, "racing_dwarfs")
    table.sit_down(ana)
    steps = ana.page.get_by_role("dialog").locator(".podium li")
    expect(steps.first).to_have_attribute("style", re.compile("--sign-"))


def test_nobody_is_left_in_the_cave_when_the_game_is_over(
    people: People, site: ServerProcess
) -> None:
    ana = people()
    finished(site.address, "diamant").sit_down(ana)
    ana.page.get_by_role("dialog").get_by_label(ana.word("web-close")).click()
    expect(ana.page.locator(".area [data-seat]").first).to_be_visible()
    expect(ana.page.locator(".area [data-seat].home")).to_have_count(3)
    expect(ana.page.locator("[data-carrier]")).to_have_count(0)


def test_nobody_is_said_to_want_another_game_who_only_looks_back(people: People) -> None:
    ana, bea, eva = people(), people(), people()
    bea.page.clock.install()
    code = ana.create("diamant", "Ana", 3)
    bea.join(code, "Bea")
    eva.join(code, "Eva")
    everybody = [ana, bea, eva]
    ana.button("web-start").click()
    for person in everybody:
        person.expect_table()
    play_out(everybody)
    bea.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=10))
    ana.button("web-rematch").click()
    asked = bea.word("web-once-more-by", count=1, names="Ana")
    expect(eva.page.locator(".ask b")).to_have_text(asked)
    # Eva may still be at the table at this moment, so nobody is named yet.
    expect(bea.page.locator(".ask b")).to_have_text(bea.word("web-once-more-asked"))
    bea.page.clock.run_for(1000)
    expect(bea.page.locator(".ask b")).to_have_text(asked)


def test_once_more_asks_and_takes_nobody_away(people: People) -> None:
    ana, bea = people(), people(language="es")
    code = ana.create("diamant", "Ana", 2)
    bea.join(code, "Bea")
    ana.button("web-start").click()
    ana.expect_table()
    bea.expect_table()
    play_out([ana, bea])
    ana.button("web-rematch").click()
    expect(ana.button("web-start")).to_be_visible()
    # Whoever has played here needs no lesson, and nobody has to be invited before the start.
    expect(ana.page.get_by_role("region", name=ana.word("web-while-waiting"))).to_have_count(0)
    expect(ana.button("web-start")).to_be_in_viewport()
    # Bea still sees how the last game ended, and is asked.
    asked = bea.word("web-once-more-by", count=1, names="Ana")
    expect(bea.page.get_by_text(asked)).to_be_visible()
    expect(bea.page.locator(".podium li")).to_have_count(2)
    # Nobody waits for her.
    expect(ana.page.get_by_text(ana.word("web-not-back"))).to_be_visible()
    ana.button("web-start").click()
    ana.expect_table()
    expect(bea.page.get_by_text(bea.word("web-next-game-on"))).to_be_visible()
    expect(bea.page.locator(".podium li")).to_have_count(2)
    bea.button("web-count-me-in").click()
    bea.expect_table()
