"""On every screen there is room for a crew, and for what can be done with a card."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, PHONE
from tests.web.prepared import prepare
from tests.web.screens import NARROWEST, wait_for_rest
from tests.web.test_saboteur import People, break_everything, doctor

# Everything that is drawn of a seat lies within it, and is not too small to be told apart.
SPILT = """(strip) => [...strip.querySelectorAll("[data-seat]")].flatMap((seat) => {
  const box = seat.getBoundingClientRect();
  const tools = [...seat.querySelectorAll(".tools svg")];
  return [...(tools.length === 3 ? tools : [seat]), ...seat.querySelectorAll(".card")]
    .map((each) => each.getBoundingClientRect())
    .filter(({ left, right, top, bottom, width }) => left < box.left || right > box.right
      || top < box.top || bottom > box.bottom || width < 14)
    .map(({ left, right }) => `${seat.dataset.seat}: ${left - box.left} to ${right - box.left}`);
})"""


# What stands between mine and hand and is cut off there.
CUT_OFF = """(tray) => [...tray.children]
  .filter((each) => !each.matches(".words") && each.checkVisibility())
  .filter((each) => each.scrollWidth > each.clientWidth
    || each.getBoundingClientRect().right > tray.getBoundingClientRect().right + 1)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_can_be_done_with_a_card_fits_on_the_smallest_phone(
    language: str, people: People, site: ServerProcess
) -> None:
    ana = people(language=language, width=NARROWEST, height=568)
    table = prepare(site.address, "saboteur", seats=5)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    tray = ana.page.locator(".area .tray")
    for card in range(6):
        ana.page.locator(f".hand [data-pick='{card}']").click()
        expect(ana.button("web-saboteur-discard")).to_be_visible()
        assert tray.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_what_everybody_has_broken_is_in_sight(
    seats: int, people: People, site: ServerProcess
) -> None:
    ana = people()
    doctor(ana, break_everything)
    table = prepare(site.address, "saboteur", seats=seats)
    table.play(0)
    table.sit_down(ana)
    crew = ana.page.get_by_role("group", name=ana.word("web-saboteur-crew"))
    expect(crew.locator(".tools svg")).to_have_count(3 * seats)
    for width, height in (PHONE, (740, 360), (700, 900)):
        ana.page.set_viewport_size({"width": width, "height": height})
        wait_for_rest(ana)
        assert crew.evaluate(SPILT) == [], width


@pytest.mark.parametrize("language", ["en", "es"])
def test_ten_players_are_in_sight_on_a_laptop(
    language: str, people: People, site: ServerProcess
) -> None:
    """Also with gold before everybody and every tool broken."""
    ana = people(language=language, width=DESK[0], height=DESK[1])
    doctor(ana, break_everything)
    table = prepare(site.address, "saboteur", seats=10)
    table.play(0)
    table.sit_down(ana)
    players = ana.page.locator("aside.players")
    expect(players.locator("li .tools svg")).to_have_count(30)
    wait_for_rest(ana)
    assert players.evaluate("(it) => it.scrollHeight <= it.clientHeight")
