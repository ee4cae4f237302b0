"""What the three tables show and how they are touched: motion, dragging, room on a phone."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bocamina.games import GAMES
from tests.server.sites import ServerProcess
from tests.web.people import DESK, DRAWN, PHONE, Person
from tests.web.prepared import PreparedTable, prepare
from tests.web.screens import NARROWEST, wait_for_rest
from tests.web.taps import Tapper

People = Callable[..., Person]

# Counts what travels over the table, and hurries the first of it with a tap.
WATCH_FLIGHTS = """() => {
  window.flown = 0;
  window.hurried = false;
  const watch = (changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof Element) || !node.matches(".flight")) continue;
      window.flown += 1;
      if (window.flown > 1) continue;
      setTimeout(() => {
        // By itself it would take a minute, however slow the machine is.
        for (const each of node.getAnimations()) each.playbackRate = 0.01;
        dispatchEvent(new PointerEvent("pointerdown"));
        setInterval(() => (window.hurried ||= !node.isConnected), 20);
      }, 20);
    }
  };
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}"""


# Whether all lines of something can be read, down to its last.
NOTHING_OVER = """(it) => {
  const { left, top, width, bottom } = it.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) =>
    it.contains(document.elementFromPoint(left + width / 2, y)));
}"""


def play_until(person: Person, is_so: Callable[[], bool], seconds: float) -> None:
    """Tap at random until something is so, or for a while."""
    tapper = Tapper(person, seed=3)
    deadline = time.monotonic() + seconds
    while not is_so() and not person.is_over and time.monotonic() < deadline:
        if not tapper.tap():
            person.page.wait_for_timeout(20)


@pytest.mark.parametrize("game", DRAWN)
def test_what_happens_is_shown_by_motion_that_a_tap_ends(game: str, people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.play_bots(game)
    ana.page.evaluate(WATCH_FLIGHTS)
    play_until(ana, lambda: ana.page.evaluate("hurried"), seconds=90)
    assert ana.page.evaluate("flown") > 0
    assert ana.page.evaluate("hurried") is True
    # Nothing stays in the air.
    expect(ana.page.locator(".flight")).to_have_count(0)


def test_nothing_moves_for_those_who_asked_for_it(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.play_bots("saboteur")
    ana.page.evaluate(WATCH_FLIGHTS)
    lines = ana.page.locator(".log li")
    before = lines.count()
    play_until(ana, lambda: lines.count() > before + 8, seconds=90)
    assert lines.count() > before + 8
    assert ana.page.evaluate("flown") == 0


def test_a_card_can_be_dragged_into_the_mine(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.play_bots("saboteur")
    ana.take_role()
    hand, lines = ana.page.locator(".hand button"), ana.page.locator(".log li")
    target = ana.page.locator(".cell.target.empty")  # not those of rockfalls and maps
    for turn in range(20):
        expect(ana.page.locator("footer .now")).to_be_visible()
        for index in range(hand.count()):
            hand.nth(index).click()
            if target.count():
                box = target.first.bounding_box()
                hand.nth(index).click()
                expect(target).to_have_count(0)
                start = hand.nth(index).bounding_box()
                assert box is not None
                assert start is not None
                mouse = ana.page.mouse
                mouse.move(start["x"] + 20, start["y"] + 20)
                mouse.down()
                mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
                mouse.up()
                expect(ana.page.locator(".cell.ghost")).to_be_visible()
                expect(ana.page.locator(".confirm")).to_be_visible()
                return
            hand.nth(index).click()
        # Nothing to dig with: pass.
        told = lines.count()
        hand.nth(turn % hand.count()).click()
        ana.button("web-saboteur-discard").click()
        ana.page.locator(".confirm .primary").click()
        expect(lines.nth(told)).to_be_attached()  # until then it is still one's turn
    pytest.fail("no card could be dug with in twenty turns")


CUT_OFF = """() => [...document.querySelectorAll(".area button, .area li, .area p, .area small")]
  .filter((each) => each.offsetParent !== null && !each.closest(".spoken, .frame, .crew"))
  .map((each) => [each.getBoundingClientRect(), each.innerText])
  .filter(([box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
  .map(([box, words]) => `${words}: ${box.left} to ${box.right}`)"""


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("which", [0, -1], ids=["fewest", "most"])
def test_a_table_of_few_or_many_fits_a_phone(game: str, which: int, people: People) -> None:
    """With few seats each may hold more, as two adventurers do; with many there is less room."""
    seats = max(2, GAMES[game].seat_counts[which])
    ana = people(language="es")
    ana.create(game, "Ana", seats)
    words = ana.word("web-start-with-bots", free=seats - 1)
    ana.page.get_by_role("button", name=words).click()
    ana.expect_table()
    expect(ana.page.locator("footer .now")).to_be_visible()
    tapper = Tapper(ana, seed=random.Random(game).randrange(100))
    for _ in range(6):
        assert ana.page.evaluate(CUT_OFF) == []
        tapper.tap()
        ana.page.wait_for_timeout(30)


# Names of which not every letter is seen.
CUT_NAMES = """(all) => all
  .filter((it) => it.scrollWidth > it.clientWidth || getComputedStyle(it).clipPath !== "none")
  .map((it) => it.innerText)"""


def test_names_in_the_cave_are_whole_on_a_phone(people: People, site: ServerProcess) -> None:
    for seats, name in ((4, "Maximiliana"), (6, "Carlota"), (8, "Maximiliana")):
        ana = people(language="es")
        table = prepare(site.address, "diamant", seats=seats, name=name)
        table.play(0)
        table.sit_down(ana)
        listed = ana.page.locator(".area .name")
        expect(listed).to_have_count(seats)
        assert listed.evaluate_all(CUT_NAMES) == []
        # Where a picture alone says where they are, a screen reader hears it.
        where = ana.word("web-diamant-in-cave", count=1)
        expect(ana.page.locator(".area li").filter(has_text=where)).to_have_count(seats)


# What is seen when all have fled, looked at in one go because it passes; then goes on.
SEE_FLIGHT = """() => {
  const panel = document.querySelector(".choice .flight");
  if (!panel) return null;
  const rightOf = (it) => it.getBoundingClientRect().right;
  const seen = {
    status: document.querySelector("header .where span").innerText,
    prompt: document.querySelector("footer p").innerText,
    met: document.querySelectorAll(".below .met").length,
    spilt: [...panel.children].filter((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return rightOf(words) > rightOf(each) || rightOf(each) > rightOf(panel);
    }).map((each) => each.innerText),
  };
  panel.querySelector("button").click();
  return seen;
}"""


@pytest.mark.parametrize("seats", [5, 10])
def test_the_whole_mine_is_in_sight_on_a_low_phone(
    seats: int, people: People, site: ServerProcess
) -> None:
    ana = people()
    table = prepare(site.address, "saboteur", seats=seats)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    wait_for_rest(ana)
    for place in ("0,0", "8,2", "8,0", "8,-2"):
        assert ana.page.locator(f"[data-cell='{place}']").evaluate(NOTHING_OVER), place


def test_the_whole_race_is_in_sight_of_those_who_watch(people: People, site: ServerProcess) -> None:
    table = prepare(site.address, "racing_dwarfs", seats=4, options={"setup": "quick"})
    dan = people(language="es")
    dan.open(table.path)
    dan.expect_table()
    wait_for_rest(dan)
    for cell in ("a1", "g1", "a7", "g7"):
        assert dan.page.locator(f"[data-cell='{cell}']").evaluate(NOTHING_OVER), cell


@pytest.mark.parametrize("seats", [4, 8])
def test_the_odds_are_in_sight_on_a_low_phone(
    seats: int, people: People, site: ServerProcess
) -> None:
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=seats)
    table.play(0)
    table.sit_down(ana)
    ana.page.locator(".odds").click()
    told = ana.page.locator(".below > p")
    expect(told).to_contain_text("%")
    assert told.evaluate(NOTHING_OVER)


def test_the_end_of_an_expedition_is_seen_before_the_next(
    people: People, site: ServerProcess
) -> None:
    """When all have fled, nothing shows the next expedition until one goes on."""
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=4)
    table.play(0)
    table.sit_down(ana)
    stay = ana.page.locator("[data-move=stay]:not(:disabled)")
    while not (seen := ana.page.evaluate(SEE_FLIGHT)):
        # Not by the mouse: before it is there, all may have fled.
        stay.evaluate_all("(all) => all.forEach((it) => it.click())")
        ana.page.wait_for_timeout(20)
    assert seen == {
        "status": ana.word("web-diamant-status", expedition=1, of=5),
        "prompt": ana.word("web-diamant-expedition-over", expedition=1),
        "met": seen["met"],
        "spilt": [],
    }
    assert seen["met"] > 0
    status = ana.page.locator("header .where span")
    expect(status).to_have_text(ana.word("web-diamant-status", expedition=2, of=5))
    expect(stay).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_on_the_smallest_phone_a_turn_begins_with_ones_home_in_sight(
    language: str, people: People, site: ServerProcess
) -> None:
    ana = people(language=language, width=NARROWEST, height=568)
    table = prepare(site.address, "racing_dwarfs", seats=4, options={"setup": "quick"})
    table.play(0)
    table.sit_down(ana)
    home = ana.page.locator("[data-pick=home]")
    expect(home).to_be_visible()
    wait_for_rest(ana)
    # Not below the buttons under the board.
    box, tray = home.bounding_box(), ana.page.locator(".area .tray").bounding_box()
    assert box
    assert tray
    assert box["y"] + box["height"] <= tray["y"]


def race_with_a_tile_to_turn(site: ServerProcess) -> tuple[PreparedTable, str]:
    """Return a race with a cart on its way, and the cell of a tile that can be turned fully."""
    for seed in range(50):
        table = prepare(site.address, "racing_dwarfs", seats=2, options={"setup": "quick"})
        table.play(3, seed)
        about = [each["about"] for each in table.news["legal"] if each["move"] != "back"]
        turnable = [each["cell"] for each in about if each["does"] == "rotate"]
        widest = [cell for cell in turnable if turnable.count(cell) == 3]
        if widest and any(each["does"] == "move" for each in about):
            return table, widest[0]
    raise AssertionError("none of fifty races has such a tile")


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_board_does_not_move_under_the_finger(
    language: str, size: tuple[int, int], people: People, site: ServerProcess
) -> None:
    """Neither when a tile is taken, nor while it is turned, nor when it has been."""
    ana = people(language=language, width=size[0], height=size[1])
    table, tile = race_with_a_tile_to_turn(site)
    table.sit_down(ana)
    board = ana.page.locator(".area .board").first
    expect(board).to_be_visible()
    wait_for_rest(ana)
    before = board.bounding_box()
    ana.page.locator(f".area [data-cell='{tile}']").click()
    ways = ana.page.locator(".ways [data-move]")
    expect(ways).to_have_count(3)
    assert board.bounding_box() == before
    expect(
        ana.page.locator(".tray").get_by_role("button", name=ana.word("web-cancel"))
    ).to_be_visible()
    ways.first.click()
    confirm = ana.page.locator(".confirm .primary")
    expect(confirm).to_be_visible()
    expect(ana.button("web-cancel")).to_have_count(1)  # beside the question
    assert board.bounding_box() == before
    confirm.click()
    expect(confirm).to_have_count(0)
    expect(ana.page.locator(".tray .done")).not_to_have_count(0)
    assert board.bounding_box() == before
