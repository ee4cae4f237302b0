"""The analysis of a game played alone: nobody can win, so that gems are all that counts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.prepared import prepare
from tests.web.screens import NARROWEST, too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

PATIENCE = 120_000  # milliseconds, on a machine that is busy with other tests


def test_alone_there_is_a_way_to_walk_along_and_gems_are_all_that_counts(
    people: People, site: ServerProcess
) -> None:
    table = prepare(site.address, "diamant", seats=1)
    table.finish()
    ana = people(language="es", width=NARROWEST)
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#analysis=1.0")
    curve = ana.page.get_by_role("slider", name=ana.word("web-review-steps-name"))
    expect(curve).to_be_visible(timeout=PATIENCE)
    expect(ana.page.get_by_text(re.compile(r"Ana se llevó a casa \d+ gemas? en"))).to_be_visible()
    expect(curve.locator(".line, .level")).to_have_count(0)
    curve.focus()
    ana.page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    assert "%" not in (curve.get_attribute("aria-valuetext") or "%")
    account = ana.word("web-diamant-review-tab-account")
    ana.page.get_by_role("button", name=account, exact=True).click(timeout=PATIENCE)
    expect(ana.button("web-review-tab-balance")).to_have_count(0)
    ana.button("web-review-tab-words").click()
    shown = ana.page.locator("main > .below")
    expect(shown.locator("details").first).to_be_visible()
    shown.locator("summary").first.click()
    assert "%" not in shown.inner_text()
    assert violations(ana) == []
    assert too_wide(ana, NARROWEST) == []
