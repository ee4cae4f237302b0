"""How soon the front door is drawn, and how soon a tap is answered, in a browser on this machine.

    python bench/web_pace.py [--slow 4]

A door is opened by browsers that have never been here, at full speed and at 50 KB a second. Taps
are timed by the browser itself, from the finger to the next picture: cards, cells, pieces and
panels of each game, on a phone. Beside it stands what the page itself was busy for, in processor
time, which other work on the machine does not lengthen.
"""

from __future__ import annotations

import argparse
import json
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


def front_door(browser: Browser, address: str, bytes_a_second: int = -1) -> list[float]:
    """Return the seconds until the games were visible, the quickest first."""
    drawn = []
    for _ in range(VISITS):
        person = Person(browser, address, width=DESK[0], height=DESK[1])
        line = {"offline": False, "latency": 0, "uploadThroughput": -1}
        cdp = person.context.new_cdp_session(person.page)
        cdp.send("Network.enable")
        cdp.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": bytes_a_second})
        began = time.monotonic()
        person.page.goto(address)
        expect(person.page.locator("li.game").first).to_be_visible()
        drawn.append(time.monotonic() - began)
        person.context.close()
    return sorted(drawn)


def busy_for(trace: bytes) -> tuple[float, float]:
    """Return the longest task of a page in a trace and their sum, in milliseconds of CPU time."""
    events = json.loads(trace)["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each["tdur"]
        for each in events
        if each["name"].endswith("RunTask")
        and (each["pid"], each["tid"]) in pages
        and "tdur" in each
    ]
    return max(tasks, default=0) / 1000, sum(tasks) / 1000


def taps_at(
    browser: Browser, address: str, game: str, slow: float
) -> tuple[list[float], float, float]:
    """Return how many milliseconds taps at a table took, the quickest first, then the longest
    task of the page, and what it was busy for in all."""
    ana = Person(browser, address)
    table = prepare(address, game, **SHORT[game])
    table.play(2)
    table.sit_down(ana)
    expect(ana.page.locator("footer .now")).to_be_visible()
    if game == "saboteur":
        ana.take_role()  # which covers the hand
    ana.page.evaluate(OBSERVE)
    cdp = ana.context.new_cdp_session(ana.page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    browser.start_tracing(page=ana.page, categories=["devtools.timeline", "toplevel"])
    taps = 0
    for target in TAPPED:
        found = ana.page.locator(f"{target}:visible:not(:disabled)")
        for number in range(min(3, found.count())):
            try:
                found.nth(number).tap(timeout=1000)
                taps += 1
            except TooLate:
                continue  # the tapped element may disappear
    ana.page.wait_for_timeout(300)
    # The browser does not report events quicker than 16 ms.
    seen = sorted(ana.page.evaluate("taps"))
    longest, busy = busy_for(browser.stop_tracing())
    ana.context.close()
    return [0.0] * (taps - len(seen)) + seen, longest, busy


def main() -> None:
    """Measure both and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1, help="as on a CPU so many times slower")
    slow = parser.parse_args().slow
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "expected Chromium, got none"
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for speed, name in ((-1, "front door"), (50_000, "at 50 KB/s")):
            drawn = front_door(browser, server.address, speed)
            print(f"{name:<14} {VISITS} visits  best {drawn[0]:.2f} s  longest {drawn[-1]:.2f} s")
        print(f"CPU slowed {slow:g} times")
        for game in GAMES:
            times, task, busy = taps_at(browser, server.address, game, slow)
            print(
                f"{game:<14} {len(times)} taps"
                f"  median {median(times):.0f} ms  longest {times[-1]:.0f} ms"
                f"  processor: longest task {task:.1f} ms, {busy / len(times):.1f} ms a tap"
            )
        browser.close()


if __name__ == "__main__":
    main()
