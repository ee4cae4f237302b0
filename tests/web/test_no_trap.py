"""From wherever a blindfolded finger gets, the turn can be ended by three deliberate taps."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from bocamina.games import GAMES
from tests.server.sites import ServerProcess
from tests.web.people import Person
from tests.web.prepared import PreparedTable, prepare

People = Callable[..., Person]

TAPS: Final = int(os.environ.get("BOCAMINA_BLIND_TAPS", "60"))  # 2000 take half an hour
BETWEEN: Final = 20  # taps, after which the way on is looked for
OPTIONS: Final[dict[str, dict[str, Any]]] = {"racing_dwarfs": {"setup": "quick"}}

# Where somebody taps who wants to get on: what covers the table is put away first.
WAY_ON: Final = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].find((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !it.disabled && it.ariaDisabled !== "true" && top !== null && it.contains(top);
  });
  const it = seen("dialog[open] [aria-label]") ?? seen("footer [aria-expanded=true]")
    ?? seen(".confirm .primary") ?? seen(".area [data-move=done]")
    ?? seen(".area .tray [data-move]") ?? seen(".area [data-move]") ?? seen(".area [data-pick]");
  if (!it) return null;
  const { x, y, width, height } = it.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""


def decisions(table: PreparedTable) -> int:
    """Return how far the game has come."""
    return int(table.news["version"])


def get_on(person: Person, table: PreparedTable) -> int:
    """Make a decision by deliberate taps, and return how many it took."""
    before, page = decisions(table), person.page
    # A sheet or a dialog that lies over the table is put away first, which is no part of a turn.
    for covered in page.locator("footer [aria-expanded=true], dialog[open] .bare").all():
        covered.tap()
    for taps in range(1, 10):
        page.wait_for_function(f"({WAY_ON})() !== null")
        page.touchscreen.tap(*page.evaluate(WAY_ON))
        for _ in range(8):
            if decisions(table) > before:
                return taps
            page.wait_for_timeout(40)
    return 10


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_place_on_the_table_is_a_trap(game: str, people: People, site: ServerProcess) -> None:
    ana = people()
    table = prepare(site.address, game, seats=3, options=OPTIONS.get(game, {}))
    table.play(0)
    table.sit_down(ana)
    finger = random.Random(game)
    for tap in range(1, TAPS + 1):
        # Below the bar with the door: whoever leaves is not trapped.
        ana.page.touchscreen.tap(finger.uniform(2, 358), finger.uniform(52, 638))
        if tap % BETWEEN or table.news["table"]["status"] == "over":
            continue
        if table.news["legal"]:
            assert get_on(ana, table) <= 3, f"after {tap} taps"
