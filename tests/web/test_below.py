"""A server below a path of its site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.web.people import Person


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that people find at /games."""
    with ServerProcess(tmp_path_factory.mktemp("below"), bot_wait_seconds=0.05) as server:
        server.settings["public_url"] = f"{server.address}/games"
        server.start()
        yield f"{server.address}/games"
        server.stop()


def test_a_table_below_a_path(people: Callable[..., Person], games: str) -> None:
    """A request outside the path would fail the test: the page may ask for nothing else."""
    ana, ben = people(games), people(games, language="es")
    code = ana.create("diamant", "Ana", 2)
    assert ana.page.url == f"{games}/t/{code}"
    link = ana.page.get_by_role("textbox", name=ana.word("web-link"))
    expect(link).to_have_value(f"{games}/t/{code}?l=en")
    ben.join(code, "Ben")
    ana.page.reload()  # the cookie must reach the seat
    expect(ana.page.get_by_text(ana.word("web-you"))).to_be_visible()
    ana.button("web-start").click()
    for person in (ana, ben):
        person.expect_table()
    play_out([ana, ben])
    ana.page.keyboard.press("Escape")
    ana.page.get_by_role("link", name=ana.word("web-home")).click()
    expect(ana.page).to_have_url(f"{games}/")
    expect(ana.page.locator(f"a[href='/games/t/{code}']")).to_be_visible()


def test_the_bare_path_leads_to_the_page(people: Callable[..., Person], games: str) -> None:
    ana = people(games)
    ana.open("")
    assert ana.page.url == f"{games}/"
