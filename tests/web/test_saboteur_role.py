"""One's role is turned over beside the mine, not on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import Person
from tests.web.prepared import prepare

People = Callable[..., Person]

# The ends of the mine that something else lies over.
COVERED = """() => ["0,0", "8,2", "8,0", "8,-2"].filter((place) => {
  const cell = document.querySelector(`[data-cell="${place}"]`);
  const { left, top, width, height } = cell.getBoundingClientRect();
  return [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]].some(([across, down]) =>
    !cell.contains(document.elementFromPoint(left + across * width, top + down * height)));
})"""


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (1280, 720), (1280, 800)])
def test_ones_role_hides_nothing_of_the_mine(
    people: People, site: ServerProcess, size: tuple[int, int]
) -> None:
    ana = people(width=size[0], height=size[1], language="es")
    table = prepare(site.address, "saboteur", seats=5)
    table.play(0)
    for where in ("a lesson", "a game"):
        if where == "a game":
            table.sit_down(ana)
        else:
            ana.open("/#/lesson/saboteur")
        turn = ana.button("web-saboteur-role-turn").last
        expect(turn).to_be_visible()
        ana.page.wait_for_function(f"() => ({COVERED})().length === 0")
        turn.click()
        ana.page.wait_for_function(f"() => ({COVERED})().length === 0")
        ana.button("web-saboteur-role-done").click()
        ana.button("web-saboteur-peek").click()
        role = ana.page.locator(".tray .card")
        expect(role).to_be_visible()
        ana.page.wait_for_function(f"() => ({COVERED})().length === 0")
