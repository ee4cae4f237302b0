"""Quick to draw, quick to answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from bocamina.games import GAMES
from tests.server.sites import ServerProcess
from tests.web.people import DESK, Person
from tests.web.prepared import SHORT, prepare

People = Callable[..., Person]


def test_the_front_door_is_drawn_within_a_second(people: People) -> None:
    """In a browser that has never been here; the best of three, since machines are shared."""
    drawn = []
    for _ in range(3):
        person = people(width=DESK[0], height=DESK[1])
        began = time.monotonic()
        person.page.goto(person.address)
        expect(person.page.locator("li.game").first).to_be_visible()
        drawn.append(time.monotonic() - began)
    print(f"front door drawn in {min(drawn):.2f} s")
    assert min(drawn) < 1, drawn


def test_what_was_fetched_once_is_not_fetched_again(people: People) -> None:
    person = people()
    person.open("/")
    expect(person.page.locator("li.game").first).to_be_visible()
    person.page.reload()
    expect(person.page.locator("li.game").first).to_be_visible()
    fetched = person.page.evaluate(
        """() => performance.getEntriesByType("resource")
          .filter(({ name, transferSize }) => name.includes("/static/") && transferSize > 0)
          .map(({ name }) => name)"""
    )
    assert fetched == []


OBSERVE = """() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries()) {
      if (interactionId && name === "click") taps.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_tap_is_answered_within_a_tenth_of_a_second(
    game: str, people: People, site: ServerProcess
) -> None:
    """From the finger to the next picture, as the browser itself measures it: cards, cells,
    pieces and panels; the median, since machines are shared."""
    ana = people()
    table = prepare(site.address, game, **SHORT[game])
    table.play(2)
    table.sit_down(ana)
    expect(ana.page.locator("footer .now")).to_be_visible()
    ana.page.evaluate(OBSERVE)
    taps = 0
    for target in (".area [data-pick]", ".area [data-move]", ".area button", ".sheets button"):
        found = ana.page.locator(f"{target}:visible:not(:disabled)")
        for number in range(min(3, found.count())):
            try:
                found.nth(number).tap(timeout=1000)
                taps += 1
            except TooLate:
                continue  # what is tapped may go away by it
    ana.page.wait_for_timeout(300)
    # Quicker ones than 16 ms are not told.
    slow = sorted(ana.page.evaluate("taps"))
    times = [0.0] * (taps - len(slow)) + slow
    print(f"{game}: {taps} taps, median {median(times):.0f} ms, longest {times[-1]:.0f} ms")
    assert taps >= 5
    assert median(times) < 100, times
