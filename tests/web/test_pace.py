"""How much of a show is played: all of it, half as long, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE
from tests.web.prepared import prepare
from tests.web.test_saboteur import doctor
from tests.web.test_stage import sit_frozen

if TYPE_CHECKING:
    from tests.server.sites import ServerProcess
    from tests.web.test_stage import People

COUNTED = """() => document.querySelector(".reveal .count").getAnimations({ subtree: true })
  .map(({ effect }) => effect.getComputedTiming().endTime)"""


def test_whoever_wants_it_brief_sees_all_of_it(people: People, site: ServerProcess) -> None:
    ana = people(motion=True)
    ana.context.add_init_script(
        "const kept = JSON.parse(localStorage.getItem('bocamina-settings'));"
        "localStorage.setItem('bocamina-settings', JSON.stringify({ ...kept, brief: true }));"
    )
    table = prepare(site.address, "diamant", seats=4)
    table.play(0)
    sit_frozen(ana, table)
    ana.page.locator("[data-move=stay]:not(:disabled)").click()
    expect(ana.page.locator(".reveal .count")).to_be_visible()
    ends = ana.page.evaluate(COUNTED)
    ana.page.clock.run_for(460)
    expect(ana.page.locator(".reveal.turned")).to_be_visible()
    assert len(ends) == 3
    assert max(ends) <= 460


def test_without_motion_the_helmets_stand_turned(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=4)
    table.play(0)
    sit_frozen(ana, table)
    names = [seat["name"] for seat in table.news["table"]["seats"]]
    ana.page.locator("[data-move=stay]:not(:disabled)").click()
    reveal = ana.page.locator(".reveal.turned")
    expect(reveal).to_be_visible()
    expect(ana.page.locator(".reveal .count")).to_have_count(0)
    answers = [ana.word(f"web-diamant-{answer}") for answer in ("stays", "leaves")]
    for name in names:
        helmet = reveal.locator("li").filter(has_text=name)
        expect(helmet).to_be_visible()
        assert helmet.locator("span").inner_text() in answers
    assert ana.page.evaluate("() => document.getAnimations().length") == 0
    ana.page.clock.run_for(1100)
    expect(reveal).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_without_motion_a_blow_is_marked_where_it_hit(
    size: tuple[int, int], people: People, site: ServerProcess
) -> None:
    blow = {"seat": 0, "target_seat": 1, "tool": "lamp"}
    talk = {"seat": 2, "phrase": "saboteur-phrase-digger"}
    struck = False

    def strike(told: dict[str, Any]) -> None:
        nonlocal struck
        if struck:  # nobody plays on, though somebody talks
            told["events"] = [
                {"version": 0, "event": "phrase_said", "at_table": True, "facts": talk}
            ]
        if [each["event"] for each in told["events"]][:1] == ["card_passed"]:
            struck = True
            told["events"] = [{"version": 0, "event": "tool_broken", "facts": blow}]
        told["view"]["public"]["broken"][1] = [{"tool": "lamp", "by": 0}]

    ana = people(width=size[0], height=size[1])
    doctor(ana, strike)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    sit_frozen(ana, table)
    place = ".crew [data-seat='{}']" if size == PHONE else "aside.players [data-seat='{}']"
    marks = ana.page.locator(".blow:visible")
    assert marks.count() == 0
    news = table.news
    discard = next(m["move"] for m in news["legal"] if m["about"]["does"] == "discard")
    table.ask("move", move=discard, expected=news["version"])
    expect(ana.page.locator(f"{place.format(1)} svg:has(> .blow)")).to_be_visible()
    assert ana.page.locator(f"{place.format(2)} .blow").count() == 0
    assert ana.page.evaluate("() => document.getAnimations().length") == 0
