"""From wherever a blindfolded finger gets, the turn can be ended by three deliberate taps."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DRAWN, Person
from tests.web.prepared import PreparedTable, prepare
from tests.web.screens import NARROWEST

People = Callable[..., Person]

# CONTRIBUTING asks for 2000 of each.
TAPS: Final = int(os.environ.get("BOCAMINA_BLIND_TAPS", "60"))
BETWEEN: Final = 20  # taps, after which the way on is looked for
ENOUGH: Final = 3
# The games as they are played, a race also from the tiles that its players lay themselves.
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    **{game: (game, {}) for game in DRAWN},
    "racing_dwarfs": ("racing_dwarfs", {"setup": "quick"}),
    "racing_dwarfs, strategic": ("racing_dwarfs", {"setup": "strategic"}),
}

# What lies over the table: a dialog, a sheet, reactions, or the game before, which was looked at
# when this one began. One tap puts each away.
COVERS: Final = ("dialog[open] .bare", "footer [aria-expanded=true]", "header .primary")
# One's role of a new round: it is turned over and put away before one's first turn.
ROLE: Final = (".role [data-pick=role]",)
# Where somebody taps who wants their turn to end, what is wanted most first.
WAYS_ON: Final = {
    "diamant": (".confirm .primary", ".area [data-move]"),
    "racing_dwarfs": (
        ".area .tray .primary",  # End turn
        "body:not(:has(.area .ways)) .confirm .primary",  # it is no tile that waits
        ".area [data-move=exit]",
        ".area .cell[data-move]",
        ".area [data-move=home]",
        ".area [data-pick=home]",
        ".area .cell[data-pick]",
        ".confirm .primary",
        ".area [data-move]",
    ),
    "saboteur": (
        ".confirm .primary",
        ".area .tray [data-move]",
        ".area [role=group] [data-move]",
        ".area .hand [data-pick]",  # which puts away what lies over the mine
        ".area [data-pick]",
    ),
}
# What one's turn goes on with, whatever else is on the screen.
IN_SIGHT: Final = {
    "diamant": (".area [data-move]",),
    "racing_dwarfs": (".area .tray",),  # with End turn
    "saboteur": (".area .hand [data-pick]",),
}
SEEN: Final = """(wanted) => {
  for (const what of wanted) {
    for (const it of document.querySelectorAll(what)) {
      const { x, y, width, height } = it.getBoundingClientRect();
      const place = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(...place);
      if (!it.disabled && it.ariaDisabled !== "true" && top && it.contains(top)) return place;
    }
  }
  return null;
}"""

LISTEN: Final = """() => {
  window.hasClicked = false;
  addEventListener("click", () => (window.hasClicked = true), { capture: true, once: true });
}"""
ANSWERED: Final = "() => !document.querySelector('.area[aria-busy=true]')"


def turn_of(news: dict[str, Any]) -> tuple[object, ...]:
    """Return which turn it is: once a race is on it has several steps, elsewhere one."""
    view = news["view"]
    if view["public"].get("phase") == "race":
        return (view["public"]["turn_number"], view["turn"], news["table"]["status"])
    return (news["version"],)


def tap_one_of(person: Person, wanted: tuple[str, ...]) -> bool:
    """Tap the first of some things that is in sight; tell whether one was."""
    place = person.page.evaluate(SEEN, wanted)
    if place is not None:
        person.page.evaluate(LISTEN)
        person.page.touchscreen.tap(*place)
        # A busy browser takes its time to make a click of a touch.
        person.page.wait_for_function("() => window.hasClicked")
    return place is not None


def turnable(news: dict[str, Any]) -> list[str]:
    """Return the tiles that can be turned, where nothing else can be done: no cart can move yet,
    and the rules let nobody end their turn before one has or none ever could."""
    moves = [each["about"] for each in news["legal"] if each["move"] != "back"]
    return [about["cell"] for about in moves if all(each["does"] == "rotate" for each in moves)]


def end_turn(person: Person, table: PreparedTable, ways: tuple[str, ...]) -> int:
    """End one's turn by deliberate taps, or make the step without which it cannot be ended, and
    return how many it took."""
    news, page = table.news, person.page
    before, owed = turn_of(news), turnable(news) if "trail" in news["view"]["public"] else []
    if owed:
        before = (*before, news["version"])
        tiles = (f".area [data-cell='{cell}']" for cell in owed)
        ways = (".confirm .primary", ".area .ways [data-move]", *tiles)
    for _ in COVERS:  # which are no part of a turn
        if tap_one_of(person, COVERS):
            page.wait_for_timeout(100)
    assert page.evaluate(SEEN, COVERS) is None, "a tap does not put it away"
    while tap_one_of(person, ROLE):
        page.wait_for_timeout(40)
    for taps in range(1, 10):
        page.wait_for_function(SEEN, arg=ways)
        tap_one_of(person, ways)
        for _ in range(8):
            page.wait_for_timeout(40)
            page.wait_for_function(ANSWERED)  # nobody taps on before the table has answered
            news = table.news
            if (*turn_of(news), *([news["version"]] if owed else [])) != before:
                return taps
    return 10


def sit_at_new_table(person: Person, site: ServerProcess, which: str) -> PreparedTable:
    """Begin a game of which it is this person's turn."""
    game, options = TABLES[which]
    table = prepare(site.address, game, seats=3, options=options)
    table.play(0)
    table.sit_down(person)
    return table


@pytest.mark.parametrize("which", sorted(TABLES))
def test_no_place_on_the_table_is_a_trap(which: str, people: People, site: ServerProcess) -> None:
    ana = people()
    table = sit_at_new_table(ana, site, which)
    ways = WAYS_ON[TABLES[which][0]]
    finger = random.Random(which)
    for tap in range(1, TAPS + 1):
        # Below the bar with the door: whoever leaves is not trapped.
        ana.page.touchscreen.tap(finger.uniform(2, 358), finger.uniform(52, 638))
        if tap % BETWEEN:
            continue
        ana.page.wait_for_function(ANSWERED)  # the last tap may have been a move
        news = table.news
        if news["table"]["status"] != "playing":
            table = sit_at_new_table(ana, site, which)
        elif any(each["move"] != "back" for each in news["legal"]):
            assert end_turn(ana, table, ways) <= ENOUGH, f"after {tap} taps"


@pytest.mark.parametrize("game", DRAWN)
def test_the_way_on_is_in_sight_on_the_smallest_phone(
    game: str, people: People, site: ServerProcess
) -> None:
    """Also while those who are new are told what they can do."""
    ana = people(width=NARROWEST, height=568)
    table = sit_at_new_table(ana, site, game)
    if game == "saboteur":
        ana.take_role()
    if game == "racing_dwarfs":
        table.play(1)
    expect(ana.page.locator("footer .guide")).to_be_visible()
    ana.page.wait_for_function(SEEN, arg=IN_SIGHT[game])
