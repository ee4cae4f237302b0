"""Why something cannot be done: asked of the server, never tried, and shown with its clause."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import ROOT, Person
from tests.web.prepared import prepare
from tests.web.test_saboteur import doctor

People = Callable[..., Person]
SCREENS = ROOT / "build/screens"


def sent_by(person: Person) -> list[str]:
    """Return the list in which the types of all requests will be that a page sends."""
    sent: list[str] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on(
            "framesent", lambda frame: sent.append(json.loads(frame).get("type", ""))
        ),
    )
    return sent


def expect_clause(person: Person, clause: str, picture: str) -> None:
    """Wait for a refusal by a clause, and take a picture of it."""
    expect(
        person.page.locator(".notice.refusal button", has_text=re.compile(rf"\b{clause}$"))
    ).to_be_visible()
    SCREENS.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=SCREENS / f"why-not-{picture}.png")


def test_a_card_says_why_it_does_not_go_there(people: People, site: ServerProcess) -> None:
    ana = people(width=360, height=740)
    sent = sent_by(ana)
    while True:
        table = prepare(site.address, "saboteur", seats=3)
        table.play(0)
        view = table.news["view"]
        cards = view["private"]["cards"]
        hand = view["private"]["hand"]
        digging = [index for index, card in enumerate(hand) if cards[card]["does"] == "dig"]
        if digging:  # a hand may hold no tunnel
            break
    table.sit_down(ana)
    ana.take_role()
    ana.page.locator(f"[data-pick='{digging[0]}']").click()
    ana.page.locator("[data-cell='0,0']").click()
    barred = cards[hand[digging[0]]]["barred"]
    expect_clause(ana, barred["clause"] if barred else "S9", "saboteur")
    assert "explain" in sent
    assert "move" not in sent


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("es", 360)])
def test_a_card_that_goes_nowhere_says_why_when_it_is_taken_up(
    people: People, site: ServerProcess, language: str, width: int
) -> None:
    """The referee has said so with the card; the answer does not hide how to discard it."""

    def bar(told: dict[str, Any]) -> None:
        seat, own = told["view"]["seat"], told["view"]["private"]
        told["view"]["public"]["broken"][seat] = [{"tool": "lamp", "by": 1}]
        barred = {"reason": "tool-broken", "clause": "S20", "facts": {"tools": "lamp"}}
        own["cards"] = {"NES": {"does": "dig", "turned": "NSW", "barred": barred}}
        own["cards"]["map"] = {"does": "map", "turned": "map", "barred": None}
        own["hand"] = ["map", "NES"]
        told["legal"] = [
            {"move": f"discard {card}", "about": {"does": "discard", "card": card}}
            for card in own["hand"]
        ]

    ana = people(language=language, width=width, height=740)
    doctor(ana, bar)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    reason = ana.word("saboteur-refusal-tool-broken")
    cards = ana.page.locator(".hand button")
    expect(cards.nth(0).locator(".spoken")).not_to_contain_text(reason)
    expect(cards.nth(1).locator(".spoken")).to_contain_text(f"{reason}")
    cards.nth(0).click()
    expect(ana.page.locator(".notice.refusal")).to_have_count(0)
    cards.nth(1).click()
    expect_clause(ana, "S20", f"saboteur-barred-{language}")
    expect(ana.page.locator(".notice.refusal")).to_contain_text(reason)
    ana.page.locator(".tray [data-move='discard NES']").click()
    expect(ana.page.locator(".notice.refusal")).to_have_count(0)
    expect(ana.page.locator(".confirm")).to_be_visible()


def test_a_tile_says_why_it_is_not_placed_there(people: People, site: ServerProcess) -> None:
    ana = people(language="es", width=360, height=740)
    sent = sent_by(ana)
    table = prepare(site.address, "racing_dwarfs", seats=2)
    table.play(0)
    cells = table.news["view"]["public"]["cells"]
    covered = next(each["cell"] for each in cells if each["tile"] == "face-down")
    table.sit_down(ana)
    ana.page.locator(f"[data-cell='{covered}']").click()
    expect_clause(ana, "R7", "racing-dwarfs-setup")
    assert "move" not in sent


def test_a_printed_tile_says_why_it_is_not_turned(people: People, site: ServerProcess) -> None:
    ana = people(width=360, height=740)
    sent = sent_by(ana)
    table = prepare(site.address, "racing_dwarfs", seats=2)
    while table.news["view"]["public"]["phase"] != "race":
        table.play(1)
    table.play(0)
    race = table.news["view"]["public"]
    free = [each for each in race["cells"] if each["cart"] is None and each["cell"] != race["rock"]]
    printed = next(each["cell"] for each in free if each["tile"] == "printed")
    table.sit_down(ana)
    ana.page.locator(f"[data-cell='{printed}']").click()
    expect_clause(ana, "R1", "racing-dwarfs")
    assert "explain" in sent
    assert "move" not in sent


def test_a_turn_says_why_it_does_not_end_and_a_cart_that_it_is_not_ones_own(
    people: People, site: ServerProcess
) -> None:
    ana = people(language="es", width=360, height=740)
    sent = sent_by(ana)
    while True:
        table = prepare(site.address, "racing_dwarfs", seats=2, options={"setup": "quick"})
        table.play(9)
        race = table.news["view"]["public"]
        foreign = [each["cell"] for each in race["cells"] if each["cart"] == 1]
        if foreign and race["cart_owed"] and table.news["table"]["status"] == "playing":
            break
    table.sit_down(ana)
    ana.page.locator(".tray .primary").click(force=True)  # it looks as if it could not be tapped
    expect_clause(ana, "R27", "racing-dwarfs-end")
    ana.page.locator(f"[data-cell='{foreign[0]}']").click()
    whose = ana.word("racing-dwarfs-refusal-no-cart-there", cell=foreign[0])
    expect(ana.page.get_by_role("alert").filter(has_text=whose)).to_be_visible()
    expect_clause(ana, "R16", "racing-dwarfs-cart")
    ana.page.keyboard.press("e")
    expect_clause(ana, "R27", "racing-dwarfs-end-key")
    assert "move" not in sent


def test_a_sealed_choice_is_changed_by_one_tap(people: People, site: ServerProcess) -> None:
    ana, bea = people(width=360, height=740), people()
    bea.join(ana.create("diamant", "Ana", 3), "Bea")  # who does not choose yet
    ana.button("web-start-with-bots", free=1).click()
    ana.expect_table()
    stay, leave = ana.page.locator("button.big").nth(0), ana.page.locator("button.big.leave")
    stay.click()
    expect(stay).to_have_attribute("aria-pressed", "true")
    leave.click()
    expect(leave).to_have_attribute("aria-pressed", "true")
    expect(stay).to_have_attribute("aria-pressed", "false")
    expect(leave).to_be_enabled()
