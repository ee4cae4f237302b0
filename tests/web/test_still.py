"""On a phone nothing moves under a finger when the words below it change."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal

import pytest

from tests.web.people import DESK, DRAWN, try_act
from tests.web.prepared import prepare
from tests.web.screens import wait_for_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

STATES = 40
# Where the parts of the table and what is below it begin, and how tall they are.
PARTS = """() => [...document.querySelectorAll("footer, .area > .table > *")]
  .filter((part) => part.checkVisibility())
  .map((part) => part.getBoundingClientRect())
  .map(({ top, height }) => `${Math.round(top)}+${Math.round(height)}`).join(" ")"""


# Whoever has played before is told nothing of what they can do next.
SEASONED = """try {
  const kept = JSON.parse(localStorage.getItem("bocamina-settings") ?? "{}");
  localStorage.setItem("bocamina-settings", JSON.stringify({ ...kept, guide: false }));
} catch {}"""


def expect_stillness(ana: Person) -> None:
    """Play for a while, and look where everything lies at each step."""
    choice = random.Random(2)
    said: dict[str, str] = {}  # what was asked first, with the parts in such places
    for _ in range(STATES):
        if ana.is_over or ana.page.locator("dialog, section:has(.goals)").count():
            break
        said.setdefault(ana.page.evaluate(PARTS), ana.page.locator("footer").inner_text())
        if not try_act(ana, choice):
            ana.page.wait_for_timeout(30)
    assert len(said) == 1, said


@pytest.mark.parametrize("is_new", [True, False], ids=["new", "seasoned"])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", DRAWN)
def test_the_board_stays_where_it_is(
    game: str, language: Literal["en", "es"], is_new: bool, people: Callable[..., Person]
) -> None:
    ana = people(language=language, height=740)
    if not is_new:
        ana.context.add_init_script(SEASONED)
    ana.play_bots(game)
    if game == "saboteur":
        ana.take_role()
    expect_stillness(ana)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("seats", "odds"), [(2, False), (4, True)], ids=["pairs", "odds"])
def test_the_cave_stays_where_it_is(
    seats: int,
    odds: bool,
    language: Literal["en", "es"],
    people: Callable[..., Person],
    site: ServerProcess,
) -> None:
    """Whether both adventurers are inside, or one, or none; and where the odds are told."""
    ana = people(language=language, height=740)
    table = prepare(site.address, "diamant", seats=seats)
    table.play(0)
    table.sit_down(ana)
    if odds:
        ana.page.locator(".purse .odds").click()
    expect_stillness(ana)


def test_the_track_lies_where_it_is_whoever_lays_a_tile(people: Callable[..., Person]) -> None:
    ana, bea = people(height=740), people(height=740)
    code = ana.create("racing_dwarfs", "Ana", 2, setup="strategic")
    bea.join(code, "Bea")
    ana.button("web-start").click()
    stocks, boards = [], []
    for person in (ana, bea):
        person.expect_table()
        wait_for_rest(person)
        stocks.append(person.page.locator(".stock").count())
        boards.append(person.page.locator(".area .board").first.bounding_box())
    assert sorted(stocks) == [0, 1]  # it is the turn of one of them
    assert boards[0] == boards[1]


# For which lengths of its name a seat is taller while it is to act than it is then.
JUMPS = """(seat) => {
  const [name, acts] = ["b, button", ".acts"].map((part) => seat.querySelector(part));
  return [...Array(30).keys()].filter((length) => {
    name.textContent = "a".repeat(length);
    acts.style.display = "";
    const during = seat.offsetHeight;
    acts.style.display = "none";
    return seat.offsetHeight !== during;
  });
}"""


def test_the_list_of_players_stays_as_it_is_whoever_is_to_act(
    people: Callable[..., Person], site: ServerProcess
) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    table = prepare(site.address, "diamant", seats=3)
    table.play(0)
    table.sit_down(ana)
    seat = ana.page.locator(".players li").filter(has=ana.page.locator(".acts")).first
    assert seat.evaluate(JUMPS) == []
