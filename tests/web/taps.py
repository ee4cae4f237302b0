"""Whole games by taps: each person looks at the own page and taps what it offers."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.web.people import Person

# Where to tap next: Confirm where something is pending, else something that makes a move, else
# something to pick up first. Only what is in sight and not covered can be tapped.
FIND_OFFER: Final = """(chance) => {
  const shown = (each) => each.offsetParent !== null && !each.disabled
    && each.ariaDisabled !== "true";
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const groups = [all(".confirm .primary")];
  if (document.querySelector("footer .now")) {
    const moves = all(".area [data-move]");
    // Whoever can get a cart across does: else a race at random would last for ever.
    groups.push(moves.filter((each) => each.dataset.move === "exit"), moves);
    groups.push(all(".area [data-pick]"));
  }
  for (const group of groups) {
    for (let tries = 0; tries < 8 && group.length > 0; tries += 1) {
      const [found] = group.splice(Math.floor(((chance * (tries + 1)) % 1) * group.length), 1);
      found.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { x, y, width, height } = found.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (found.contains(document.elementFromPoint(left, top))) return [left, top];
    }
  }
  return null;
}"""


class Tapper:
    """Somebody who taps at random, and how often."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.choice = random.Random(seed)
        self.taps = 0
        size = person.page.viewport_size
        self.has_fingers = size is not None and size["width"] < 700

    def tap(self) -> bool:
        """Tap once, where the page offers something; tell whether it did."""
        page = self.person.page
        point = page.evaluate(FIND_OFFER, self.choice.random())
        if point is None:
            return False
        if self.has_fingers:
            page.touchscreen.tap(*point)
        else:
            page.mouse.click(*point)
        self.taps += 1
        return True


def tap_to_the_end(people: list[Person], seconds: float) -> list[Tapper]:
    """Let people play until their game is over, none of them giving up."""
    tappers = [Tapper(person, seed) for seed, person in enumerate(people)]
    deadline = time.monotonic() + seconds
    while not all(person.is_over for person in people):
        assert time.monotonic() < deadline, f"no end after {[each.taps for each in tappers]} taps"
        tapped = [tapper.tap() for tapper in tappers]
        if not any(tapped):
            for person in people:
                person.end_show()
            people[0].page.wait_for_timeout(20)
    return tappers
