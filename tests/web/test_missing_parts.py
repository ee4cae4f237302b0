"""Parts of the page that do not arrive: the server is away, or has a newer page by now."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, Route, expect

from tests.server.sites import ServerProcess
from tests.web.people import Person
from tests.web.prepared import finished, prepare

People = Callable[..., Person]


def go_to_friends(person: Person) -> None:
    """Ask on the front page for a table with friends."""
    person.page.get_by_role("link", name=person.word("web-with-friends")).first.click()


def forgive(person: Person) -> None:
    """Let browsers complain of files that this test took away."""
    person.problems = [each for each in person.problems if "dynamically imported" not in each]


def loads_of(person: Person) -> list[str]:
    """Note from now on whenever the page is asked for anew, which is before any of its parts."""
    loads: list[str] = []

    def note(asked: Request) -> None:
        if asked.is_navigation_request():
            loads.append(asked.url)

    person.page.on("request", note)
    return loads


def test_a_page_from_before_an_upgrade_renews_itself(people: People) -> None:
    ana = people(language="es")
    ana.open("/")
    loads = loads_of(ana)

    def answer(route: Route) -> None:
        """After an upgrade the files of an old page have other names; a new page knows them."""
        if loads:
            route.continue_()
        else:
            route.fulfill(status=404)

    ana.page.route("**/assets/NewTable-*.js", answer)
    go_to_friends(ana)
    expect(ana.button("web-open-table")).to_be_visible()
    assert len(loads) == 1
    forgive(ana)


def test_what_cannot_be_fetched_is_told_and_comes_with_the_network(people: People) -> None:
    ana = people()
    ana.open("/")
    ana.context.set_offline(True)
    go_to_friends(ana)
    expect(ana.page.get_by_role("alert")).to_have_text(ana.word("web-part-missing"))
    expect(ana.button("web-try-again")).to_be_visible()
    ana.context.set_offline(False)
    expect(ana.button("web-open-table")).to_be_visible()
    forgive(ana)


def test_a_part_that_is_nowhere_is_not_asked_for_without_end(people: People) -> None:
    ana = people()
    ana.open("/")
    ana.page.route("**/assets/NewTable-*.js", lambda route: route.fulfill(status=404))
    loads = loads_of(ana)
    go_to_friends(ana)
    expect(ana.page.get_by_role("alert")).to_have_text(ana.word("web-part-missing"))
    assert len(loads) == 1
    forgive(ana)


def test_a_table_whose_game_is_nowhere_says_so(people: People, site: ServerProcess) -> None:
    ana = people(language="es")
    ana.page.route("**/assets/diamant-*.js", lambda route: route.fulfill(status=404))
    ana.open(finished(site.address, "diamant").path)
    expect(ana.page.get_by_role("alert")).to_have_text(ana.word("web-part-missing"))
    expect(ana.button("web-try-again")).to_be_visible()
    forgive(ana)


def test_rules_that_cannot_be_fetched_are_told_over_the_table(
    people: People, site: ServerProcess
) -> None:
    ana = people(language="es")
    table = prepare(site.address, "diamant", seats=2)
    table.play(0)
    table.sit_down(ana)
    ana.context.set_offline(True)
    ana.page.get_by_label(ana.word("web-menu")).click()
    ana.button("web-rules").click()
    expect(ana.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    ana.context.set_offline(False)
    ana.expect_table()
    forgive(ana)


def test_a_game_that_cannot_begin_says_so_where_it_was_asked_for(people: People) -> None:
    ana = people(language="es")
    ana.open("/")
    last = ana.page.locator("li.game").last
    expect(last).to_be_attached()
    ana.context.set_offline(True)
    last.get_by_role("button", name=ana.word("web-play-bots")).click()
    expect(last.get_by_role("alert")).to_be_in_viewport()
    expect(last.get_by_role("alert")).to_have_text(ana.word("table-refusal-offline"))
    ana.context.set_offline(False)
    last.get_by_role("button", name=ana.word("web-play-bots")).click()
    ana.expect_table()


FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"


@pytest.mark.parametrize("then", ["", FULL], ids=["kept", "full"])
def test_a_table_that_is_gone_is_no_longer_among_ones_own(
    then: str, people: People, site: ServerProcess
) -> None:
    ana = people()
    there = finished(site.address, "diamant")
    recent = [
        {"code": code, "table": table, "game": "diamant", "at": time.time() * 1000}
        for code, table in (
            ("UNASKED", "11111111"),
            ("NOTHERE", "00000000"),
            (there.code, there.table),
        )
    ]
    # A proxy with no server behind it, as during an upgrade, says nothing of any table.
    ana.page.route("**/11111111/glance", lambda route: route.fulfill(status=404, body="not found"))
    kept = json.dumps(json.dumps(recent))
    ana.open("/")
    ana.page.evaluate(f"localStorage.setItem('bocamina-tables', {kept})")
    ana.page.add_init_script(then)
    ana.page.reload()
    expect(ana.page.get_by_role("link", name=there.code)).to_contain_text(ana.word("web-over"))
    expect(ana.page.get_by_role("link", name="NOTHERE")).to_have_count(0)
    expect(ana.page.get_by_role("link", name="UNASKED")).to_be_visible()
