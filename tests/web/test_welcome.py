"""The way in: one field and a button, one's tables in sight, and a seat for whoever comes late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, Person

People = Callable[..., Person]


def test_opening_a_table_asks_for_a_nickname_and_nothing_else(people: People) -> None:
    ana = people(language="es")
    ana.open("/#/new/saboteur")
    asked = ana.page.locator("form :is(input, select, [role=switch]):visible")
    expect(asked).to_have_count(1)
    asked.fill("Ana")
    ana.button("web-open-table").click()
    expect(ana.page.locator("main li").filter(has_text=ana.word("web-free-seat"))).to_have_count(4)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_ways_to_a_table_are_in_sight_on_a_phone(language: str, people: People) -> None:
    ana = people(language=language)
    ana.open("/")
    expect(ana.page.get_by_label(ana.word("web-join"))).to_be_in_viewport()
    play = ana.page.get_by_role("button", name=ana.word("web-play-bots")).first
    expect(play).to_be_in_viewport(ratio=1)


def test_on_a_phone_newcomers_see_a_game_and_others_their_tables(people: People) -> None:
    ana = people(language="es", height=740)
    ana.open("/")
    film, card = ana.page.locator(".mouth > :last-child"), ana.page.locator("li.game h2").first
    expect(film).to_be_visible()
    expect(card).to_be_in_viewport()
    ana.play_bots("diamant")
    ana.open("/")
    expect(film).to_be_hidden()
    expect(ana.page.locator("main a[href*='/t/']").first).to_be_in_viewport()


def test_a_first_race_is_on_a_ready_made_track(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.play_bots("racing_dwarfs")
    # Nobody is asked to lay tiles first.
    expect(ana.page.get_by_text(ana.word("web-racing-dwarfs-all-for-me"))).to_have_count(0)
    expect(ana.page.locator(".area [data-pick], .area [data-move]").first).to_be_visible()


def test_a_late_friend_is_told_that_they_watch_and_takes_a_bots_seat(people: People) -> None:
    ana, bea = people(), people(language="es")
    ana.play_bots("saboteur")
    bea.open(ana.page.url.removeprefix(bea.address))
    expect(bea.page.get_by_text(bea.word("web-you-watch"))).to_be_visible()
    bea.button("web-take-over").click()
    # Without a name one is asked for it where it belongs.
    bea.button("web-take-seat", name="Galena").click()
    asked = bea.word("table-refusal-name-empty", longest=24)
    field = bea.page.get_by_label(bea.word("web-nickname"))
    assert field.evaluate("(it) => it.validationMessage") == asked
    expect(field).to_be_focused()
    # Enter does what the button does.
    field.fill("Bea")
    field.press("Enter")
    expect(bea.page.get_by_text(bea.word("web-you-watch"))).to_have_count(0)
    bea.page.locator(".sheets").get_by_text(bea.word("web-players-tab")).click()
    expect(bea.page.get_by_text(bea.word("web-you"))).to_be_visible()
    ana.page.locator(".sheets").get_by_text(ana.word("web-log-tab")).click()
    words = ana.word("table-event-bot-relieved", name="Bea", bot="Galena")
    expect(ana.page.get_by_role("listitem").filter(has_text=words)).to_be_visible()


def test_the_front_door_tells_who_plays_and_whose_turn_it_is(people: People) -> None:
    ana = people(language="es")
    ana.play_bots("diamant")
    expect(ana.page.locator("footer .now")).to_be_visible()
    code = ana.page.url.rpartition("/")[2]
    ana.open("/")
    table = ana.page.get_by_role("link", name=code)
    expect(table).to_contain_text(ana.word("web-your-turn"))
    expect(table).to_contain_text("Galena")


def test_a_face_is_chosen_and_seen_by_others(people: People) -> None:
    ana, bea = people(), people()
    ana.open("/#/new/diamant")
    ana.page.get_by_label(ana.word("web-face"), exact=True).click()
    ana.button("web-face-number", number=11).click()
    chosen = ana.page.locator("form svg").first.inner_html()
    code = ana.create("diamant", "Ana", 3)
    bea.open(f"/t/{code}")
    expect(bea.page.locator("main li svg").nth(1)).to_be_visible()
    assert bea.page.locator("main li svg").nth(1).inner_html() == chosen


MOVING = "(all) => all.flatMap((it) => it.getAnimations({ subtree: true })).length"


@pytest.mark.parametrize("motion", [True, False])
def test_a_game_plays_itself_on_the_front_door(motion: bool, people: People) -> None:
    """Where nothing may move its end is seen, and those who hear the page hear nothing of it."""
    ana = people(motion=motion)
    ana.open("/")
    film = ana.page.locator("[aria-hidden=true] > svg:has(use)")
    expect(film).to_have_count(1)
    moving = f"() => ({MOVING})([...document.querySelectorAll('[aria-hidden=true] > svg')])"
    if motion:
        ana.page.wait_for_function(moving)
    assert bool(film.evaluate_all(MOVING)) is motion
    expect(film.locator("title, desc")).to_have_count(0)
    ana.button("web-settings").click()
    ana.page.get_by_role("switch", name=ana.word("web-motion")).click()
    if motion:
        ana.page.wait_for_function(f"() => ({moving})() === 0")
