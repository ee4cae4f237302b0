"""scripts/engines: a whole game of each in every engine that is installed, by taps alone."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, Protocol, Self

from bocamina.games import GAMES
from tests.engines.firefox import FirefoxPage
from tests.engines.webkit import WebKitPage
from tests.server.sites import ServerProcess
from tests.web.taps import FIND_OFFER

SIZES: Final = {"phone": (500, 760), "desk": (1280, 800)}  # WebKit's windows are not narrower
PICTURES: Final = Path("build/engines")
SECONDS_A_GAME: Final = 240.0
PAINTING: Final = 1.0  # seconds

WATCH_FOR_ERRORS: Final = """() => {
  window.mishaps ??= [];
  addEventListener("error", ({ message }) => mishaps.push(message));
  addEventListener("unhandledrejection", ({ reason }) => mishaps.push(String(reason)));
}"""
BEGIN: Final = """(game) => {
  const cards = [...document.querySelectorAll("li.game")];
  const button = cards[game]?.querySelector("button.primary");
  button?.click();
  return Boolean(button);
}"""
# A tap as a finger makes it: on whatever is on top there.
TAP: Final = f"""(chance) => {{
  const place = ({FIND_OFFER})(chance);
  if (!place) return false;
  const there = document.elementFromPoint(...place);
  const about = {{ bubbles: true, cancelable: true, clientX: place[0], clientY: place[1] }};
  const finger = {{ ...about, pointerType: "touch", isPrimary: true }};
  for (const kind of ["pointerdown", "pointerup"])
    there.dispatchEvent(new PointerEvent(kind, finger));
  there.dispatchEvent(new MouseEvent("click", about));
  return true;
}}"""
IS_OVER: Final = """() => document.querySelectorAll(".podium li").length > 0"""
HAS_STORY: Final = """() => document.querySelectorAll(".story li").length"""
MISHAPS: Final = """() => [
  ...window.mishaps,
  ...(document.documentElement.scrollWidth > innerWidth ? ["it scrolls sideways"] : []),
]"""


class Page(Protocol):
    """A window of an engine."""

    name: str

    @staticmethod
    def find() -> str:
        """Return where the engine is, if it is there."""

    def __init__(self, width: int, height: int) -> None: ...

    def open(self, address: str) -> None:
        """Go to a page."""

    def run(self, function: str, argument: Any = None) -> Any:
        """Call a function of JavaScript."""

    def picture(self, file: Path) -> None:
        """Keep what is seen."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...


ENGINES: Final[tuple[type[Page], ...]] = (FirefoxPage, WebKitPage)


def wait_for(page: Page, function: str, argument: Any = None, seconds: float = 30) -> None:
    """Wait until a function says yes."""
    deadline = time.monotonic() + seconds
    while not page.run(function, argument):
        assert time.monotonic() < deadline, f"expected {function!r} to be so, got no"
        time.sleep(0.1)


def keep_picture(page: Page, size: str, game: str, what: str) -> None:
    """Keep what is seen, once it is painted and stands still."""
    time.sleep(PAINTING)
    page.picture(PICTURES / f"{page.name}-{size}-{game}-{what}.png")


def play(page: Page, address: str, game: str, size: str) -> str:
    """Play one game against bots to its end, and return what there is to say of it."""
    page.open(f"{address}/")
    page.run(WATCH_FOR_ERRORS)
    wait_for(page, BEGIN, list(GAMES).index(game))
    choice, began, taps = random.Random(game), time.monotonic(), 0
    while not page.run(IS_OVER):
        assert time.monotonic() - began < SECONDS_A_GAME, f"no end after {taps} taps"
        if page.run(TAP, choice.random()):
            taps += 1
            if taps == 5:
                keep_picture(page, size, game, "table")
        else:
            time.sleep(0.03)
    wait_for(page, HAS_STORY)
    keep_picture(page, size, game, "end")
    mishaps = page.run(MISHAPS)
    assert mishaps == [], mishaps
    return f"{taps} taps, {time.monotonic() - began:.0f} s"


def main() -> int:
    """Play what was asked for; 1 where something failed."""
    asked = argparse.ArgumentParser(prog="scripts/engines", description=__doc__)
    asked.add_argument("--only", choices=[each.name for each in ENGINES])
    asked.add_argument("--game", choices=list(GAMES))
    asked.add_argument("--size", choices=list(SIZES))
    wanted = asked.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    failures = 0
    with ServerProcess(Path(tempfile.mkdtemp()), bot_wait_seconds=0.05) as site:
        site.start()
        for engine in ENGINES:
            if wanted.only not in (None, engine.name):
                continue
            if not engine.find():
                print(f"{engine.name}: not installed")
                continue
            for size, (width, height) in SIZES.items():
                if wanted.size not in (None, size):
                    continue
                with engine(width, height) as page:
                    for game in GAMES:
                        if wanted.game not in (None, game):
                            continue
                        try:
                            told = play(page, site.address, game, size)
                        except AssertionError as error:
                            told, failures = f"FAILED: {error}", failures + 1
                            keep_picture(page, size, game, "failed")
                        print(f"{engine.name}, {size}, {game}: {told}", flush=True)
        site.stop()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
