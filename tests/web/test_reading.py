"""Keys that read a table aloud and walk over it: for who plays, who watches, and in a replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, PATIENCE, Person
from tests.web.prepared import finished, prepare
from tests.web.test_saboteur import doctor

People = Callable[..., Person]

# All that is said from now on: what happens at the table may be told right after.
LISTEN = """(region) => {
  const said = [];
  new MutationObserver(() => said.push(region.textContent))
    .observe(region, { subtree: true, childList: true, characterData: true });
  return said;
}"""


def expect_said(person: Person, key: str, *words: str) -> None:
    """Press a key and hear some words, one after the other."""
    said = person.page.locator(".spoken[aria-live=polite]").evaluate_handle(LISTEN)
    person.page.keyboard.press(key)
    pattern = re.compile(".*".join(map(re.escape, words)), re.DOTALL)
    deadline = time.monotonic() + PATIENCE / 1000
    while not any(pattern.search(each) for each in said.json_value()):
        assert time.monotonic() < deadline, (words, said.json_value())
        person.page.wait_for_timeout(30)


def tell_of_everything(told: dict[str, Any]) -> None:
    """Let the second seat have all that everybody may see of a seat."""
    mine, own = told["view"]["public"], told["view"]["private"]
    mine["broken"][1] = [{"tool": "lamp", "by": 2}]
    mine["looks"][1] = [2]
    mine["passed"][1] = 1
    mine["gold_cards"] = [1, 2, *mine["gold_cards"][2:]]
    own["gold"], own["nuggets"] = [3], 3
    own["goals"] = [None, "treasure", None]


def test_keys_read_the_mine_aloud(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    doctor(ana, tell_of_everything)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    ana.page.locator(".crew [data-seat='1']").click()
    ana.button("web-mark-suspect").click()
    view = table.news["view"]
    hand, role = view["private"]["hand"], view["private"]["role"]
    expect_said(
        ana,
        "t",
        f"A10: {ana.word('web-saboteur-start')}",
        f"{ana.word('web-saboteur-goal', goal=2)} "
        + ana.word("web-saboteur-goal-known", kind="treasure"),
        ana.word("web-saboteur-deck", count=view["public"]["deck"]),
    )
    expect_said(ana, "c", *(f"{number}: " for number in range(1, len(hand) + 1)))
    expect_said(ana, "o", ana.word("web-saboteur-you-are", role=role))
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    expect_said(
        ana,
        "p",
        *(f"{names[0]}: ", ana.word("web-saboteur-nuggets", count=3)),
        f"{names[1]}: {ana.word('web-saboteur-cards', count=view['public']['hands'][1])}",
        ana.word("web-saboteur-gold-cards", count=2),
        ana.word("web-saboteur-broken", tools=ana.word("saboteur-tool", tool="lamp")),
        ana.word("web-saboteur-looked", goals="2"),
        ana.word("web-saboteur-passed", count=1),
        ana.word("web-read-mark", mark=ana.word("web-mark-suspect")),
        f"{names[2]}: ",
    )
    table.ask("say", phrase="saboteur-phrase-digger")
    expect(ana.page.locator(".said")).to_contain_text(ana.word("saboteur-phrase-digger"))
    expect_said(ana, "n", ana.word("saboteur-phrase-digger"))


def test_keys_read_the_cave_aloud(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=3)
    table.play(1)
    table.sit_down(ana)
    cave = table.news["view"]["public"]
    where = ana.word("web-diamant-status", expedition=cave["expedition"], of=5)
    met = [ana.word(f"diamant-{hazard}") for hazard in cave["met"]]
    expect_said(ana, "t", where, *met)
    own = {"carried": cave["carried"], "chest": cave["chests"][0] if cave["chests"] else 0}
    expect_said(ana, "c", ana.word("web-diamant-read-purse", **own))
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    expect_said(ana, "p", *(f"{name}: " for name in names))
    expect_said(ana, "n", ana.word("web-read-nothing"))
    ana.page.locator("[data-move]:not(:disabled)").first.click()
    expect(ana.page.locator(".log")).to_be_attached()
    ana.page.keyboard.press("n")
    said = ana.page.locator(".spoken[aria-live=polite]")
    expect(said).not_to_contain_text(ana.word("web-read-nothing"))


def test_who_watches_walks_through_the_mine(people: People, site: ServerProcess) -> None:
    bea = people(width=DESK[0], height=DESK[1])
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    bea.open(table.path)
    bea.expect_table()
    expect_said(bea, "ArrowRight", "B10: ")
    expect(bea.page.locator("[data-cell='1,0']")).to_be_focused()
    expect_said(bea, "t", f"A10: {bea.word('web-saboteur-start')}")


@pytest.mark.parametrize("game", ["saboteur", "racing_dwarfs", "diamant"])
def test_a_replay_is_read_aloud_and_walked(people: People, site: ServerProcess, game: str) -> None:
    bea = people(width=DESK[0], height=DESK[1])
    table = finished(site.address, game)
    bea.open(f"{table.path}#moment=30.-1")
    told = bea.page.locator(".told")
    expect(told).not_to_be_empty()
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    expect_said(bea, "p", *(f"{name}: " for name in names))
    expect_said(bea, "n", told.inner_text())
    if game == "diamant":
        status = bea.page.locator("header .where span").inner_text()
        expect_said(bea, "t", status)
    if game == "racing_dwarfs":
        bea.page.keyboard.press("ArrowUp")
        expect(bea.page.locator("[data-cell]:focus")).to_have_count(1)
    if game == "saboteur":
        expect_said(bea, "t", f"A10: {bea.word('web-saboteur-start')}")
        expect_said(bea, "ArrowUp", "A11: ")
        expect_said(bea, "ArrowRight", "B11: ")
        step = bea.page.locator(".replay input[type=range]")
        expect(step).to_have_value("30")
        # Once one has left the mine, arrows go through the game.
        bea.page.keyboard.press("Escape")
        bea.page.keyboard.press("ArrowRight")
        expect(step).to_have_value("31")
