"""How smoothly a full mine with ten seats is played, scrolls and zooms in a browser here.

    python bench/mine_scroll.py [--slow 4] [--trace build/mine.json] [--headed]

Lets ten people dig a large mine, sits down as one of them on a phone and at a desk, drags, pinches
and zooms as fingers and wheels do, and prints how long the frames took. The trace can be opened
in Chromium's performance panel.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import httpx
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.server.sites import ServerProcess  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.prepared import PreparedTable, prepare  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, CDPSession, Page

SEATS = 10
NEVER = -1  # cards in the deck
MOVES = 12  # the watched moves on each device
FIRST_GOAL_COLUMN = 8
MISSED = 25.0  # milliseconds: more than one frame at 60 a second
WATCH = """() => {
  window.frames_ = [];
  window.longest_ = [];
  let last = performance.now();
  const next = (now) => { frames_.push(now - last); last = now; requestAnimationFrame(next); };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => longest_.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: "longtask" });
}"""


@dataclass
class Figures:
    """The cost of one kind of movement."""

    what: str
    frames: list[float]
    long_tasks: list[float]
    layouts: float
    styles: float

    def __str__(self) -> str:
        frames = sorted(self.frames)
        missed = sum(frame > MISSED for frame in frames)
        return (
            f"{self.what:<22} {len(frames):>4} frames  median {median(frames):5.1f} ms"
            f"  p95 {frames[int(len(frames) * 0.95)]:5.1f}  longest {frames[-1]:6.1f}"
            f"  late {missed:>3} ({100 * missed / len(frames):.0f} %)"
            f"  long tasks {len(self.long_tasks)}"
            f"  layouts a frame {self.layouts / len(frames):.2f}"
            f"  styles a frame {self.styles / len(frames):.2f}"
        )


def seat_people(address: str) -> list[PreparedTable]:
    """Let ten people sit down and begin."""
    first = prepare(address, "saboteur", seats=SEATS, fill="", start=False)
    people = [first]
    for number in range(1, SEATS):
        body = {"name": f"Name {number}", "bearer": True}
        path = f"{address}/api/tables/{first.table}/seats"
        told = httpx.post(path, json=body, timeout=60).json()
        people.append(replace(first, token=told["token"]))
    first.ask("start")
    return people


def dig(people: list[PreparedTable], deck: int, moves: int = 1000) -> None:
    """Let people dig away from goals, until few cards are left or many moves are made."""
    seat = 0
    while moves > 0:
        news = people[seat].news
        mine = news["view"]["public"]
        if mine["deck"] <= deck:
            return
        if news["view"]["turn"] != [seat]:
            seat = news["view"]["turn"][0]
            continue
        digs = [
            each["move"]
            for each in news["legal"]
            if each["about"]["does"] == "dig" and each["about"]["x"] < FIRST_GOAL_COLUMN - 1
        ]
        rest = [each["move"] for each in news["legal"] if each["about"]["does"] == "discard"]
        move = (sorted(digs, key=lambda text: hash_of(text))[:1] or rest or ["pass"])[0]
        people[seat].ask("move", move=move, expected=news["version"])
        moves -= 1


def hash_of(text: str) -> int:
    """Return a deterministic hash that scatters the moves."""
    return zlib.crc32(text.encode())


def measure(page: Page, cdp: CDPSession, what: str, move: Callable[[], None]) -> Figures:
    """Run something and return its cost."""

    def counts() -> dict[str, float]:
        told = cdp.send("Performance.getMetrics")["metrics"]
        return {each["name"]: each["value"] for each in told}

    page.wait_for_timeout(300)
    page.evaluate("() => { frames_.length = 0; longest_.length = 0; }")
    before = counts()
    move()
    frames, tasks = page.evaluate("() => [[...frames_], [...longest_]]")
    after = counts()
    layouts = after["LayoutCount"] - before["LayoutCount"]
    styles = after["RecalcStyleCount"] - before["RecalcStyleCount"]
    return Figures(what, frames, tasks, layouts, styles)


def gestures(page: Page, cdp: CDPSession, *, touch: bool) -> list[Figures]:
    """Drag and zoom in every way that the device has."""
    box = page.locator("div.frame").bounding_box()
    assert box is not None
    x, y = int(box["x"] + box["width"] / 2), int(box["y"] + box["height"] / 2)
    source = "touch" if touch else "mouse"

    def drag() -> None:
        for dx, dy in ((-300, -80), (300, 80), (-300, 160), (300, -160)) * 2:
            cdp.send(
                "Input.synthesizeScrollGesture",
                {
                    "x": x,
                    "y": y,
                    "xDistance": dx,
                    "yDistance": dy,
                    "speed": 1200,
                    "gestureSourceType": source,
                },
            )

    def pinch() -> None:
        for scale in (2.0, 0.5, 3.0, 0.33):
            cdp.send(
                "Input.synthesizePinchGesture",
                {"x": x, "y": y, "scaleFactor": scale, "relativeSpeed": 400},
            )

    def wheel() -> None:
        page.mouse.move(x, y)
        page.keyboard.down("Control")
        for turn in range(24):
            page.mouse.wheel(0, -60 if turn % 12 < 6 else 60)
            page.wait_for_timeout(30)
        page.keyboard.up("Control")

    def buttons() -> None:
        found = page.locator(".zoom button")
        for number in (2, 2, 0, 0, 2, 2, 0, 0):
            found.nth(number).click()
            page.wait_for_timeout(250)

    found = [measure(page, cdp, "zoom by buttons", buttons)]
    for _ in range(3):
        page.locator(".zoom button").nth(2).click()
    found.append(measure(page, cdp, f"drag ({source})", drag))
    found.append(
        measure(page, cdp, "pinch", pinch) if touch else measure(page, cdp, "wheel zoom", wheel)
    )
    return found


def watch(
    browser: Browser, people: list[PreparedTable], width: int, height: int, slow: float
) -> list[Figures]:
    """Sit down at the table with one device."""
    person = Person(browser, people[0].address, width=width, height=height, motion=True)
    people[0].sit_down(person)
    page, context = person.page, person.context
    person.button("web-saboteur-role-turn").last.click()
    person.button("web-saboteur-role-done").click()
    page.evaluate(WATCH)
    cdp = context.new_cdp_session(page)
    cdp.send("Performance.enable")
    if slow > 1:
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    found = [measure(page, cdp, "ten people play", lambda: dig(people, NEVER, MOVES))]
    found += gestures(page, cdp, touch=width < 700)
    context.close()
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1, help="as on a CPU so many times slower")
    parser.add_argument("--trace", type=Path, help="where to put a trace of the phone's part")
    parser.add_argument("--headed", action="store_true")
    asked = parser.parse_args()
    found = shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "expected Chromium, got none"
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), bot_wait_seconds=0.0) as server,
        sync_playwright() as playwright,
    ):
        server.start()
        people = seat_people(server.address)
        dig(people, 0)
        cards = len(people[0].news["view"]["public"]["cards"])
        print(f"{SEATS} seats, {cards} cards in the mine, CPU slowed {asked.slow:g} times")
        browser = playwright.chromium.launch(
            executable_path=found, headless=not asked.headed, args=["--no-sandbox"]
        )
        for width, height in ((360, 640), (1280, 800)):
            if asked.trace and width < 700:
                asked.trace.parent.mkdir(parents=True, exist_ok=True)
                browser.start_tracing(path=asked.trace, screenshots=False)
            print(f"{width} x {height}")
            for figures in watch(browser, people, width, height, asked.slow):
                print(f"  {figures}")
            if asked.trace and width < 700:
                browser.stop_tracing()
        browser.close()


if __name__ == "__main__":
    main()
