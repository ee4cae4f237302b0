"""Whole games, by taps alone on real pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, DRAWN, Person, play_out
from tests.web.taps import tap_to_the_end

People = Callable[..., Person]

CONFIRM_AT_ONCE = """
localStorage.setItem("bocamina-settings", JSON.stringify({
  ...JSON.parse(localStorage.getItem("bocamina-settings") ?? "{}"), confirmAtOnce: true,
}))"""


# One round is a whole game of Saboteur too: gold is paid and counted at its end. People who tap at
# random may never get their carts across, and a race ends anyway after so many turns.
SHORT = {"saboteur": {"rounds": "1"}, "racing_dwarfs": {"turn_cap": "90"}}


@pytest.mark.parametrize("game", DRAWN)
def test_two_people_in_two_languages_and_a_bot_play_to_the_end(game: str, people: People) -> None:
    """One taps on a phone in Spanish and confirms; one clicks at a desk in English and need not."""
    ana = people(language="es")
    ben = people(language="en", width=DESK[0], height=DESK[1], theme="light")
    ben.context.add_init_script(CONFIRM_AT_ONCE)
    code = ana.create(game, "Ana", 3, **SHORT.get(game, {}))
    ben.join(code, "Ben")
    ana.page.get_by_role("button", name=ana.word("web-start-with-bots", free=1)).click()
    for person in (ana, ben):
        person.expect_table()
    for tapper in tap_to_the_end([ana, ben], seconds=300):
        assert tapper.taps >= 3, "played by somebody else"
    for person in (ana, ben):
        expect(person.page.get_by_role("dialog")).to_be_visible()
        expect(person.page.get_by_role("dialog")).to_contain_text("Ana")
    # The same things were told in two languages, and nothing was left without words.
    for person in (ana, ben):
        log = person.page.locator(".log").inner_text()
        assert person.word("table-event-game-started") in log
        assert "⟨" not in person.page.locator("body").inner_text()
    assert ana.page.locator(".log li").count() > 10


def test_after_the_game(people: People) -> None:
    """The deal is checked, the game seen again from every side, and another one begun."""
    ana = people(language="en")
    ana.play_bots("diamant")
    play_out([ana])
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()

    ana.button("web-check-deal").click()
    expect(dialog.get_by_text(ana.word("web-deal-honest"))).to_be_visible()
    promised = ana.word("web-deal-promise", seen="yes")
    expect(dialog.get_by_text(promised)).to_be_visible()

    with ana.page.expect_download() as download:
        ana.button("web-record").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("bocamina record 1\ngame: diamant")

    ana.button("web-replay").click()
    slider = ana.page.get_by_role("slider")
    expect(slider).to_be_visible()
    steps = int(slider.get_attribute("max") or 0)
    assert steps == record.partition("\n\n")[2].strip().count("\n") + 1
    slider.fill(str(steps // 2))
    expect(ana.page.locator("footer")).to_contain_text(f"{steps // 2}/{steps}")
    eyes = ana.page.get_by_label(ana.word("web-eyes"))
    for viewer in ("-2", "-1", "0", "1"):
        eyes.select_option(viewer)
        expect(ana.page.locator(".area > *").first).to_be_visible()

    ana.page.get_by_label(ana.word("web-share-moment")).click()
    link = ana.page.get_by_label(ana.word("web-link"), exact=True).input_value()
    assert link.endswith(f"#moment={steps // 2}.1")
    other = people(language="es")
    other.open(link.removeprefix(other.address))
    expect(other.page.locator("footer")).to_contain_text(f"{steps // 2}/{steps}")

    ana.page.get_by_role("dialog").get_by_label(ana.word("web-close")).click()
    ana.page.locator("footer").get_by_role("button", name=ana.word("web-close")).click()
    ana.button("web-rematch").click()
    expect(ana.page.locator("footer")).not_to_contain_text(ana.word("web-over"))
    ana.expect_table()
