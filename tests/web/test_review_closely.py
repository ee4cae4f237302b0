"""A decision of a finished game looked at closely, as its seat saw it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.prepared import prepare

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

PATIENCE = 120_000  # milliseconds, on a machine that is busy with other tests


def test_a_decision_of_an_earlier_round_covers_the_hand_with_no_role_to_turn_over(
    people: People, site: ServerProcess
) -> None:
    table = prepare(site.address, "saboteur", seats=3, options={"rounds": 2})
    table.finish()
    ana = people(width=1280)
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#analysis=99999.0")
    tab = ana.word("web-review-tab-decisions", game="saboteur")
    ana.page.get_by_role("button", name=tab, exact=True).click(timeout=PATIENCE)
    listed = ana.page.locator("ol button:has(.given)")
    expect(listed.first).to_be_visible(timeout=PATIENCE)
    listed.first.click()
    expect(ana.page.locator("section.panel")).to_be_visible()
    expect(ana.page.locator(".pointers i").first).to_be_visible()
    expect(ana.button("web-saboteur-role-turn")).to_have_count(0)
