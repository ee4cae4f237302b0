"""The page of a finished game's analysis: reached from its end, by keys, on any screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.web.prepared import SHORT, prepare
from tests.web.screens import NARROWEST, too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

PATIENCE = 120_000  # milliseconds, on a machine that is busy with other tests
TABS = {
    "diamant": ("moments", "balance", "account", "words"),
    "racing_dwarfs": ("moments", "balance", "account", "words"),
    "saboteur": ("moments", "balance", "beliefs", "words"),
}


@pytest.mark.parametrize(
    ("game", "language", "theme", "width"),
    [
        ("diamant", "en", "dark", 1280),
        ("diamant", "es", "light", NARROWEST),
        ("racing_dwarfs", "es", "dark", NARROWEST),
        ("saboteur", "en", "light", NARROWEST),
    ],
)
def test_the_curve_is_walked_by_keys_and_axe_objects_to_nothing(
    game: str,
    language: Literal["en", "es"],
    theme: Literal["dark", "light"],
    width: int,
    people: People,
    site: ServerProcess,
    pictures: Path,
) -> None:
    ana = people(language=language, theme=theme, width=width)
    table = prepare(site.address, game, **SHORT[game])
    table.finish()
    table.sit_down(ana)
    ana.page.get_by_role("dialog").get_by_role(
        "button", name=ana.word("web-review-open-page"), exact=True
    ).click()
    curve = ana.page.get_by_role("slider")
    expect(curve).to_be_visible(timeout=PATIENCE)
    curve.focus()
    ana.page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Ana \d+ %"))
    ana.page.keyboard.press("End")
    expect(ana.page).to_have_url(re.compile(r"#analysis=[1-9]\d*\.\d+$"))
    shown = ana.page.locator("main")
    for tab in TABS[game]:
        button = ana.page.get_by_role(
            "button", name=ana.word(f"web-review-tab-{tab}", game=game), exact=True
        )
        # What only one game has comes with the rest of the analysis.
        expect(button).to_be_visible(timeout=PATIENCE)
        button.click()
        assert violations(ana) == [], tab
        assert too_wide(ana, width) == []
        assert "⟨" not in shown.inner_text()
    ana.page.screenshot(path=pictures / f"review-{game}-{language}-{theme}.png", full_page=True)
    # Enter opens the replay at the same step.
    curve.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile(r"#moment=[1-9]"))
