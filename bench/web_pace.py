"""How soon the front door is drawn, and how soon a tap is answered, in a browser on this machine.

    python bench/web_pace.py

A door is opened by browsers that have never been here. Taps are timed by the browser itself, from
the finger to the next picture: cards, cells, pieces and panels of each game, on a phone.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bocamina.games import GAMES  # noqa: E402
from tests.server.sites import ServerProcess  # noqa: E402
from tests.web.people import DESK, Person  # noqa: E402
from tests.web.prepared import SHORT, prepare  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser

VISITS = 5
TAPPED = (".area [data-pick]", ".area [data-move]", ".area button", ".sheets button")
OBSERVE = """() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries()) {
      if (interactionId && name === "click") taps.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


def front_door(browser: Browser, address: str) -> list[float]:
    """Return how many seconds it took until the games could be seen, the quickest first."""
    drawn = []
    for _ in range(VISITS):
        person = Person(browser, address, width=DESK[0], height=DESK[1])
        began = time.monotonic()
        person.page.goto(address)
        expect(person.page.locator("li.game").first).to_be_visible()
        drawn.append(time.monotonic() - began)
        person.context.close()
    return sorted(drawn)


def taps_at(browser: Browser, address: str, game: str) -> list[float]:
    """Return how many milliseconds taps at a table took, the quickest first."""
    ana = Person(browser, address)
    table = prepare(address, game, **SHORT[game])
    table.play(2)
    table.sit_down(ana)
    expect(ana.page.locator("footer .now")).to_be_visible()
    ana.page.evaluate(OBSERVE)
    taps = 0
    for target in TAPPED:
        found = ana.page.locator(f"{target}:visible:not(:disabled)")
        for number in range(min(3, found.count())):
            try:
                found.nth(number).tap(timeout=1000)
                taps += 1
            except TooLate:
                continue  # what is tapped may go away by it
    ana.page.wait_for_timeout(300)
    # The browser tells of none that was quicker than 16 ms.
    slow = sorted(ana.page.evaluate("taps"))
    ana.context.close()
    return [0.0] * (taps - len(slow)) + slow


def main() -> None:
    """Measure both and print what was found."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "expected Chromium, got none"
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        drawn = front_door(browser, server.address)
        print(f"front door     {VISITS} visits  best {drawn[0]:.2f} s  longest {drawn[-1]:.2f} s")
        for game in GAMES:
            times = taps_at(browser, server.address, game)
            print(
                f"{game:<14} {len(times)} taps"
                f"  median {median(times):.0f} ms  longest {times[-1]:.0f} ms"
            )
        browser.close()


if __name__ == "__main__":
    main()
