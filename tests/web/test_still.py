"""On a phone nothing moves under a finger when the words below it change."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal

import pytest

from bocamina.games import GAMES
from tests.web.people import try_act

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person

STATES = 40
# Where the parts of the table and what is below it begin, and how tall they are.
PARTS = """() => [...document.querySelectorAll("footer, .area > .table > *")]
  .filter((part) => part.checkVisibility())
  .map((part) => part.getBoundingClientRect())
  .map(({ top, height }) => `${Math.round(top)}+${Math.round(height)}`).join(" ")"""


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_where_it_is(
    game: str, language: Literal["en", "es"], people: Callable[..., Person]
) -> None:
    ana = people(language=language, height=740)
    ana.play_bots(game)
    if game == "saboteur":
        ana.take_role()
    choice = random.Random(2)
    said: dict[str, str] = {}  # what was asked first, with the parts in such places
    for _ in range(STATES):
        if ana.is_over or ana.page.locator("dialog, section:has(.goals)").count():
            break
        said.setdefault(ana.page.evaluate(PARTS), ana.page.locator("footer").inner_text())
        if not try_act(ana, choice):
            ana.page.wait_for_timeout(30)
    assert len(said) == 1, said
