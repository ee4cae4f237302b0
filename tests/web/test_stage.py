"""The stage: nothing on the page tells what has not been shown yet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, PHONE, Person
from tests.web.prepared import PreparedTable, prepare
from tests.web.test_saboteur import doctor

People = Callable[..., Person]
LIES = ["treasure", "stone", "stone"] * 3

# Every word on the page, also those that are only spoken, and the title.
ALL_WORDS = """() => document.title + " " + [...document.querySelectorAll("body *")]
  .flatMap((it) => [it.getAttribute("aria-label") ?? "", it.getAttribute("title") ?? "",
    ...[...it.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)])
  .join(" ")"""

# Whether something that turns over is there before and after.
VISIBLE = """(all) => all.map((it) => {
  const [flip] = it.getAnimations();
  flip.currentTime = 0;
  const before = getComputedStyle(it).visibility;
  flip.finish();
  return [before, getComputedStyle(it).visibility];
})"""


def sit_frozen(ana: Person, table: PreparedTable) -> None:
    """Sit down where timers wait for the test, so that a show stands still before its end."""
    ana.page.clock.install()
    table.sit_down(ana)
    ana.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))


def test_no_choice_is_told_before_the_helmets_turn(people: People, site: ServerProcess) -> None:
    ana = people(motion=True)
    table = prepare(site.address, "diamant", seats=4)
    table.play(0)
    sit_frozen(ana, table)
    lines = ana.page.locator(".log li")
    before = lines.count()
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    ana.page.locator("[data-move=stay]:not(:disabled)").click()
    expect(ana.page.locator(".reveal .count")).to_be_visible()
    words = ana.page.evaluate(ALL_WORDS)
    for message in ("web-diamant-stays", "web-diamant-leaves", "web-diamant-left"):
        assert ana.word(message) not in words.split()
    assert ana.word("web-diamant-may-change") not in words
    # In the last cave it would say that it holds.
    assert ana.word("web-your-turn") not in ana.page.locator("footer").inner_text()
    assert lines.count() == before
    assert ana.page.locator(".below .home").count() == 0
    ana.page.clock.run_for(1600)
    expect(ana.page.locator(".reveal.turned")).to_be_visible()
    assert lines.count() == before + 1
    # Nor does it say that the next cave has begun before the card is seen that ends this one.
    assert ana.word("web-your-turn") not in ana.page.locator("footer").inner_text()
    assert any(name in ana.page.locator(".reveal").inner_text() for name in names)
    # A tap ends the show, and takes nothing upon itself.
    ana.page.locator(".area").click(position={"x": 5, "y": 5})
    expect(ana.page.locator(".reveal")).to_have_count(0)
    ana.page.clock.run_for(4000)
    expect(ana.button("web-skip")).to_have_count(0)


def reach_goal(ana: Person) -> None:
    """Let the next news tell that the tunnel has reached the second goal."""
    found = {"goal": 2, "kind": "treasure"}

    reached = False

    def change(told: dict[str, Any]) -> None:
        nonlocal reached
        if reached:
            told["events"] = []  # the others would play too fast for anything to be shown
        events = [each["event"] for each in told["events"]]
        if not reached and events[:1] == ["path_dug"]:  # not what was told on coming in
            reached = True
            told["events"].insert(1, {"version": 0, "event": "goal_revealed", "facts": found})
            for card in told["view"]["public"]["cards"]:
                if card["goal"] == 2:
                    card.update(card="treasure", kind="treasure", openings="NESW")

    doctor(ana, change)


def test_a_goal_is_told_when_it_has_turned(people: People, site: ServerProcess) -> None:
    ana = people(motion=True)
    reach_goal(ana)
    while True:  # at once: a goal of an earlier round would be in the log
        table = prepare(site.address, "saboteur", seats=3)
        table.play(0)
        if dig := [m["move"] for m in table.news["legal"] if m["about"].get("does") == "dig"]:
            break
    sit_frozen(ana, table)
    secret = ana.word("web-saboteur-treasure")
    table.ask("say", phrase="phrase-wow")
    bubbles = ana.page.locator(".bubbles p")
    expect(bubbles).not_to_have_count(0)
    news = table.news
    table.ask("move", move=dig[0], expected=news["version"])
    trembling, large = ana.page.locator(".cell.trembles"), ana.page.locator(".turning")
    for _ in range(100):  # until the card that was laid has arrived
        ana.page.clock.run_for(50)
        if trembling.count():
            break
    expect(trembling).to_be_visible()
    # It is seen from afar, too: first its back alone, and nothing over it.
    expect(large.locator("svg")).to_have_count(1)
    expect(bubbles).to_have_count(0)
    # Bots may speak of it as they please; what is told of the goal waits.
    expect(ana.page.locator(".log")).not_to_contain_text(secret)
    ana.page.clock.run_for(1000)
    expect(ana.page.locator(".cell.turns")).to_be_visible()
    expect(trembling).to_have_count(0)
    expect(large).to_contain_text(ana.word("web-saboteur-turned", kind="treasure"))
    expect(ana.page.locator(".log")).not_to_contain_text(secret)
    ana.page.clock.run_for(1100)
    expect(ana.page.locator(".log")).to_contain_text(secret)
    expect(large).to_have_count(0)


def end_round(ana: Person) -> None:
    """Let the next news tell that the round is over."""
    unmasked = {"saboteur_seats": [1], "spare": "digger"}

    def change(told: dict[str, Any]) -> None:
        if [each["event"] for each in told["events"]][:1] == ["path_dug"]:
            revealed = {"version": 0, "event": "dwarves_revealed", "facts": unmasked}
            told["events"] = [told["events"][0], revealed]

    doctor(ana, change)


def test_who_sabotaged_is_said_when_the_dwarves_have_turned(
    people: People, site: ServerProcess
) -> None:
    ana = people(motion=True)
    end_round(ana)
    table = prepare(site.address, "saboteur", seats=3)
    sit_frozen(ana, table)
    table.play(0)
    while not (dig := [m["move"] for m in table.news["legal"] if m["about"].get("does") == "dig"]):
        table.play(1)
    table.ask("move", move=dig[0], expected=table.news["version"])
    ending = ana.page.locator("section:has(.goals)")
    expect(ending).to_be_visible()
    begins = "(all) => all.map((it) => it.getAnimations()[0].effect.getTiming().delay)"
    words = ending.locator("p").evaluate_all(begins)
    assert words[0] > max(ending.locator("li").evaluate_all(begins))
    # Until then there is nothing of it for screen readers either.
    assert ending.locator("p").evaluate_all(VISIBLE) == [["hidden", "visible"]]


@pytest.mark.parametrize(("seats", "size"), [(6, DESK), (10, DESK), (10, PHONE)])
def test_the_end_of_a_round_is_seen_whole(
    seats: int, size: tuple[int, int], people: People, site: ServerProcess
) -> None:
    """No dwarf turns over behind a button, or below the screen."""
    ana = people(width=size[0], height=size[1])
    end_round(ana)
    table = prepare(site.address, "saboteur", seats=seats)
    table.play(0)
    while not (dig := [m["move"] for m in table.news["legal"] if m["about"].get("does") == "dig"]):
        table.play(1)
    table.sit_down(ana)
    table.ask("move", move=dig[0], expected=table.news["version"])
    ending = ana.page.locator("section:has(.goals)")
    expect(ending).to_be_visible()
    expect(ending.locator("li")).to_have_count(seats + 1)
    last, on = ending.locator("li").last.bounding_box(), ending.locator("button").bounding_box()
    assert last
    assert on
    assert on["y"] >= last["y"] + last["height"]


def test_one_turns_over_ones_own_role(people: People, site: ServerProcess) -> None:
    """Until then it is nowhere on the page, and afterwards only while it is asked for."""
    ana = people(language="es")
    table = prepare(site.address, "saboteur", seats=5)
    table.play(0)
    role = ana.word("saboteur-role", role=table.news["view"]["private"]["role"])
    aim = ana.word(f"web-saboteur-aim-{table.news['view']['private']['role']}")
    table.sit_down(ana)
    turn = ana.button("web-saboteur-role-turn").last
    expect(turn).to_be_visible()
    assert aim not in ana.page.evaluate(ALL_WORDS)
    turn.click()
    expect(ana.page.get_by_text(role, exact=True)).to_be_visible()
    ana.button("web-saboteur-role-done").click()
    expect(ana.page.get_by_text(role, exact=True)).to_have_count(0)
    ana.page.reload()
    ana.expect_table()
    expect(ana.button("web-saboteur-role-turn")).to_have_count(0)
    ana.button("web-saboteur-peek").click()
    expect(ana.page.get_by_text(role, exact=True)).to_be_visible()
    ana.button("web-saboteur-peek").click()
    expect(ana.page.get_by_text(role, exact=True)).to_have_count(0)


def test_a_cart_is_told_when_it_is_shown(people: People, site: ServerProcess) -> None:
    """While a page that fell behind is brought up to date, log and board say the same."""
    ana = people(motion=True)
    table = prepare(site.address, "racing_dwarfs", seats=3, options={"setup": "quick"})
    table.play(0)
    sit_frozen(ana, table)
    enter = next(m for m in table.news["legal"] if m["about"].get("does") == "enter")
    table.ask("move", move=enter["move"], expected=table.news["version"])
    cell = enter["about"]["cell"]
    told = ana.word("racing-dwarfs-event-cart-entered", you="yes", cell=cell)
    expect(ana.page.locator(".log")).to_contain_text(told)
    expect(ana.page.locator(f"[data-cell='{cell}'] [data-piece]")).to_have_count(1)
    for side in ("home", "goal"):
        words = ana.page.locator(".strip").get_by_text(
            ana.word(f"web-racing-dwarfs-{side}-of", you="yes")
        )
        expect(words).to_have_count(1)


SMALL = (320, 420)  # where goals are as small as they get
# What lies on the numbers of goals, which fill a circle of a card of 60 by 84.
ON_NUMBERS = """(goals) => goals.flatMap((goal) => {
  const { left, top, width, height } = document
    .querySelector(`[data-cell="${goal.x},${goal.y}"]`).getBoundingClientRect();
  const [x, y, radius] = [left + width / 2, top + (height * 24) / 84, (width * 13) / 60];
  return [...document.querySelectorAll(".chips > span, .edge b")]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.left < x + radius && box.right > x - radius
      && box.top < y + radius && box.bottom > y - radius)
    .map(([each]) => `on ${goal.x},${goal.y}: ${each.className} ${each.textContent}`);
})"""
CUT_OFF = """() => [...document.querySelectorAll(".chips > span")]
  .filter((each) => each.getBoundingClientRect().right
    > each.closest(".frame").getBoundingClientRect().right)
  .map((each) => each.textContent)"""
# The mine is measured a frame after its room has changed: it has settled when it stands still.
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const drawn = () => JSON.stringify([innerWidth, innerHeight,
    ...[...document.querySelectorAll("[data-cell], .chips > span, .edge b")].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left, top, width, height];
    })]);
  let [before, still] = ["", 0];
  while (still < 10) {
    await frame();
    const now = drawn();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""


@pytest.mark.parametrize("seats", [3, 10])
def test_nothing_lies_on_the_number_of_a_goal(
    seats: int, people: People, site: ServerProcess
) -> None:
    """However many say something of it, on a phone too."""

    def claim(told: dict[str, Any]) -> None:
        told["events"] += [
            {"version": 0, "event": "phrase_said", "at_table": True, "facts": facts}
            for seat in range(min(seats, 9))
            for about in range(3)
            for facts in [{"seat": seat, "phrase": f"saboteur-phrase-{LIES[seat]}", "about": about}]
        ]

    ana = people()
    doctor(ana, claim)
    table = prepare(site.address, "saboteur", seats=seats)
    table.play(0)
    table.sit_down(ana)
    goals = table.news["view"]["public"]["goals"]
    for width, height in (PHONE, DESK, SMALL):
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.page.locator(".chips")).to_have_count(3)
        ana.page.evaluate(SETTLED)
        assert ana.page.evaluate(ON_NUMBERS, goals) == []
        assert ana.page.evaluate(CUT_OFF) == []
    if seats > 4:  # too many for their signs: it is told how many say so
        expect(ana.page.locator("[data-cell='8,0'] .chips > span")).to_have_text(["3", "6"])


def test_a_track_is_laid_at_once_for_who_leaves_it_to_chance(
    people: People, tmp_path: Path
) -> None:
    """Bots that take their time in a race do not, while nobody looks on."""
    with ServerProcess(tmp_path, bot_wait_seconds=3) as server:
        server.start()
        ana = people(server.address, language="es", motion=True)
        table = prepare(server.address, "racing_dwarfs", seats=3)
        table.play(0)
        table.sit_down(ana)
        ana.button("web-racing-dwarfs-all-for-me").click()
        # With their waits it would take them 100 seconds; a machine at rest needs one or two.
        expect(ana.page.locator(".tray")).to_be_visible(timeout=60_000)
        server.stop()


def test_all_helmets_are_seen_on_a_small_phone(people: People, site: ServerProcess) -> None:
    ana = people(motion=True)
    table = prepare(site.address, "diamant", seats=8)
    table.play(0)
    sit_frozen(ana, table)
    ana.page.locator("[data-move=stay]:not(:disabled)").click()
    expect(ana.page.locator(".reveal li")).to_have_count(8)
    cut = """(stage) => [...stage.querySelectorAll("li, li > *")]
      .filter((each) => {
        const [part, whole] = [each, stage].map((it) => it.getBoundingClientRect());
        return part.top < whole.top || part.bottom > whole.bottom
          || part.left < whole.left || part.right > whole.right;
      })
      .map((each) => each.textContent)"""
    assert ana.page.locator(".reveal").evaluate(cut) == []
    ana.page.clock.run_for(1600)
    expect(ana.page.locator(".reveal.turned")).to_be_visible()
    assert ana.page.locator(".reveal").evaluate(cut) == []
