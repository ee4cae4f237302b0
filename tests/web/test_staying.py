"""Nothing is lost: reloads, broken networks, stopped servers, other devices."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.sites import ServerProcess
from tests.web.people import Person, play_out
from tests.web.prepared import prepare

People = Callable[..., Person]

LAST_SECOND = "() => document.querySelector('header .clock.short')?.textContent.includes('0:01')"


def test_reloading_in_mid_game_changes_nothing(people: People) -> None:
    ana = people()
    ana.play_bots("diamant")
    expect(ana.page.locator("[data-move]:not(:disabled)").first).to_be_visible()
    lines = ana.page.locator(".log li")
    expect(lines.nth(3)).to_be_attached()
    before = lines.count()
    ana.page.reload()
    ana.expect_table()
    expect(ana.page.locator("[data-move]:not(:disabled)").first).to_be_visible()
    expect(lines.nth(before - 1)).to_be_attached()
    play_out([ana])


def test_a_lost_network_is_told_and_comes_back(people: People) -> None:
    ana = people()
    ana.play_bots("diamant")
    expect(ana.page.locator("[data-move]").first).to_be_visible()
    ana.context.set_offline(True)
    expect(ana.page.get_by_text(ana.word("web-reconnecting"))).to_be_visible()
    ana.context.set_offline(False)
    ana.expect_table()
    play_out([ana])


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_a_server_restarted_in_mid_game_goes_on(
    how: str, people: People, tmp_path: Path, browser: Browser
) -> None:
    with ServerProcess(tmp_path, bot_wait_seconds=0.05) as server:
        server.start()
        ana = people(server.address)
        ana.play_bots("diamant")
        expect(ana.page.locator("[data-move]:not(:disabled)").first).to_be_visible()
        getattr(server, how)()
        expect(ana.page.get_by_text(ana.word("web-reconnecting"))).to_be_visible()
        # A decision made while there is no server arrives as soon as there is one.
        ana.page.locator("[data-move]:not(:disabled)").first.click()
        if ana.button("web-confirm").count():
            ana.button("web-confirm").click()
        server.start()
        ana.expect_table()
        play_out([ana])


def test_a_seat_is_carried_to_another_device(people: People) -> None:
    phone, desk = people(), people(width=1280, height=800, language="es")
    phone.play_bots("diamant")
    phone.page.get_by_label(phone.word("web-menu")).click()
    phone.button("web-other-device").click()
    link = phone.page.get_by_label(phone.word("web-link"), exact=True).input_value()
    desk.open(link.removeprefix(desk.address))
    desk.expect_table()
    expect(desk.page.locator("[data-move]").first).to_be_visible()
    assert "ticket" not in desk.page.url


def test_the_front_door_leads_back(people: People) -> None:
    ana = people()
    ana.play_bots("diamant")
    code = ana.page.url.rpartition("/")[2]
    ana.open("/")
    ana.page.get_by_role("link", name=code).click()
    ana.expect_table()


def test_a_table_that_is_not_there_is_told(people: People) -> None:
    ana = people(language="es")
    ana.open("/t/NOTABLE")
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.word("table-refusal-no-such-table"))
    expect(ana.page.get_by_text(ana.word("web-no-such-table"))).to_be_visible()


def test_nobody_can_freeze_a_game(people: People, site: ServerProcess) -> None:
    """A bot moves for whoever is away, and the seat is theirs again when they come back."""
    ana, watcher = people(), people(width=1280, height=800)
    table = prepare(site.address, "diamant", seats=3, clocking={"grace_seconds": 2})
    table.sit_down(ana)
    watcher.open(table.path)
    watcher.expect_table()
    ana.page.goto("about:blank")
    stood_in = watcher.word("table-event-bot-stood-in", you="no", who="Ana")
    expect(watcher.page.locator(".log").get_by_text(stood_in).first).to_be_visible()
    ana.page.goto(f"{ana.address}{table.path}")
    # What was done for them is told in one sentence, and stays until they have read it.
    start = ana.word("web-made-for-you", count=1).partition(".")[2]
    expect(ana.page.locator(".notice.you").filter(has_text=start.strip()[:20])).to_be_visible()


def test_a_clock_runs_down_and_a_bot_moves(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=3, clocking={"move_seconds": 3})
    table.sit_down(ana)
    clock = ana.page.locator("header .clock")
    expect(clock).to_contain_text("0:0")
    # Each is seen for a second or less: it is looked for in every frame.
    ana.page.wait_for_function(LAST_SECOND)
    moved = ana.word("table-event-bot-stood-in", you="yes")
    expect(ana.page.locator(".notice.you").get_by_text(moved).last).to_be_visible()
    expect(ana.page.locator(".log").get_by_text(moved).first).to_be_attached()
