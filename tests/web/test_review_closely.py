"""A decision of a finished game looked at closely, as its seat saw it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.prepared import finished, prepare

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

PATIENCE = 120_000  # milliseconds, on a machine that is busy with other tests
# The page reads it part by part, as nobody saw it; a replay reads a few steps of one seat.
WHOLE_GAME = re.compile("/moments[?].*viewer=-2&")


def test_a_mistake_is_told_with_its_moves_however_late_the_game_is_read(
    people: People, site: ServerProcess
) -> None:
    ana = people(width=1280)
    held: list[Route] = []
    call_the_worst_a_key_moment(ana)
    ana.page.route(WHOLE_GAME, lambda route: hold(held, route))
    table = finished(site.address, "saboteur")
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#analysis=1.0")
    told = ana.page.get_by_role("button", name=re.compile("gives away about"))
    expect(told).to_be_visible(timeout=PATIENCE)
    # An analysis that still grows would be told anew by itself.
    expect(ana.page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)
    expect(told).not_to_contain_text("Played:")
    ana.page.unroute(WHOLE_GAME)
    for route in held:
        route.continue_()
    expect(told).to_contain_text("Played:")


def hold(held: list[Route], route: Route) -> None:
    """Keep an answer back."""
    held.append(route)


def call_the_worst_a_key_moment(ana: Person) -> None:
    """Call Ana's last decision the only mistake of the game."""

    def change(route: Route) -> None:
        answer = route.fetch(url=re.sub("known=[0-9]+", "known=-1", route.request.url))
        told = answer.json()
        own = [each for each in (told["analysis"] or {}).get("decisions", []) if each["seat"] == 0]
        if own:
            worst, analysis = own[-1], told["analysis"]
            when = {"step": worst["step"], "began": worst["step"], "ended": worst["last"]}
            facts = {"by": "win", "cost": 20, "win": 10, "best_win": 30}
            moment = {"kind": "decision", "part": 1, "seat": 0, "size": 0.2, "facts": facts}
            analysis |= {"costly": [{**when, **moment}], "fates": [], "lies": []}
        route.fulfill(response=answer, json=told)

    ana.page.route(re.compile("/analysis[?]"), change)


def test_a_decision_of_an_earlier_round_covers_the_hand_with_no_role_to_turn_over(
    people: People, site: ServerProcess
) -> None:
    table = prepare(site.address, "saboteur", seats=3, options={"rounds": 2})
    table.finish()
    ana = people(width=1280)
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#analysis=99999.0")
    tab = ana.word("web-review-tab-decisions")
    ana.page.get_by_role("button", name=tab, exact=True).click(timeout=PATIENCE)
    listed = ana.page.locator("ol button:has(.given)")
    expect(listed.first).to_be_visible(timeout=PATIENCE)
    listed.first.click()
    expect(ana.page.locator("section.panel")).to_be_visible()
    expect(ana.page.locator(".pointers i").first).to_be_visible()
    expect(ana.button("web-saboteur-role-turn")).to_have_count(0)
