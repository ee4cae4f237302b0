"""Pictures of tables: what links are shown with, what people send, and what they never tell."""

from __future__ import annotations

import asyncio
import io
import re
from html import unescape
from typing import TYPE_CHECKING

import pytest
from PIL import Image

from bocamina.drawing.poster import Bill
from bocamina.server import pictures
from bocamina.server.routes import pages
from tests.server.hand_clock import AtOnce
from tests.server.sites import site_in_process
from tests.server.test_moments import finished_table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site, Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A page like the client's, whether that is built or not."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head><title>Bocamina</title></head></html>")
    monkeypatch.setattr(pages, "client_folder", lambda: folder)


async def preview_of(site: Site, visitor: Visitor, query: str = "") -> dict[str, str]:
    """Return what the page of a table tells those who show links."""
    page = await site.get(f"/t/{visitor.facts['code']}{query}")
    assert page.status_code == 200
    told = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', page.text)
    return {name: unescape(value) for name, value in told}


async def test_an_invitation_tells_which_game_and_how_many_seats_are_free(site: Site) -> None:
    host = await site.create("saboteur", seats=5, name="Berta")
    await host.open()
    told = await preview_of(site, host)
    assert told["og:title"] == "Saboteur: Come and play!"
    assert told["og:description"] == "4 of 5 seats are free."
    assert told["og:image"].startswith(site.address)
    assert "Berta" not in "".join(told.values())
    picture = await site.get(told["og:image"].removeprefix(site.address))
    assert picture.headers["content-type"] == "image/jpeg"
    assert "immutable" in picture.headers["cache-control"]
    assert len(picture.content) < 250_000
    image = Image.open(io.BytesIO(picture.content))
    assert [str(size) for size in image.size] == [told["og:image:width"], told["og:image:height"]]
    spanish = await preview_of(site, host, "?l=es")
    assert spanish["og:title"] == "Saboteur: ¡Ven a jugar!"
    assert spanish["og:locale"] == "es_ES"
    # Some look again at the address that a page gives itself.
    assert spanish["og:url"].endswith("?l=es")
    assert spanish["og:image"] != told["og:image"]


async def test_a_finished_game_can_be_sent_as_a_picture(site: Site) -> None:
    host = await finished_table(site, "diamant")
    told = await preview_of(site, host)
    assert "win" in told["og:title"]
    for seat in host.facts["seats"]:
        assert seat["name"] in told["og:image:alt"]
        assert re.search(rf"{seat['name']} \d+(, |$)", told["og:description"])
    newest = await site.get(f"/pictures/{host.facts['code']}/share.es.png")
    assert newest.status_code == 302
    picture = await site.get(newest.headers["location"])
    assert Image.open(io.BytesIO(picture.content)).size == (1080, 1350)
    # Where nobody may watch, the end is not told either.
    await host.ask("admit", watchers=False)
    told = await preview_of(site, host)
    assert told["og:title"] == "Diamant: This game is over."
    assert "Ana" not in "".join(told.values())


async def test_before_the_end_a_picture_tells_nothing_of_the_game(site: Site) -> None:
    """Its name holds all that it shows: it stays the same whatever is played."""
    host = await site.create("saboteur", seats=3, name="Ana", fill="random", start=True)
    await host.open()
    before = await preview_of(site, host)
    assert before["og:title"] == "Saboteur: A game is being played."
    while host.news["version"] < 20 and host.status != "over":
        if host.legal():
            await host.move(host.legal()[0])
        else:
            await host.receive("news")
    assert host.status == "playing"
    assert await preview_of(site, host) == before


async def test_a_link_that_leads_nowhere_stays_bare(site: Site) -> None:
    page = await site.get("/t/NOWHER")
    assert page.status_code == 200
    assert "og:" not in page.text
    for path in (
        "/pictures/NOWHER/share.en.jpg",
        "/pictures/NOWHER/share.fr.jpg",
        "/pictures/NOWHER/share.en.gif",
        "/pictures/NOWHER/share",
    ):
        assert (await site.get(path)).status_code == 404


async def test_codes_cannot_be_guessed_by_links(tmp_path: Path) -> None:
    async with site_in_process(tmp_path / "data", codes_per_minute=3.0) as (site, _):
        host = await site.create("diamant", seats=3, name="Ana")
        await host.open()
        for _ in range(3):
            assert "og:title" in await preview_of(site, host)
        assert await preview_of(site, host) == {}
        picture = await site.get(f"/pictures/{host.facts['code']}/share.en.jpg")
        assert picture.status_code == 429


async def test_the_public_address_is_in_links_whoever_asks(tmp_path: Path) -> None:
    address = "https://example.org/games"
    async with site_in_process(
        tmp_path / "data", public_url=address, trusted_proxies="127.0.0.1"
    ) as (site, _):
        host = await site.create("racing_dwarfs", seats=2, name="Ana")
        await host.open()
        told = await preview_of(site, host)
        assert told["og:url"] == f"{address}/t/{host.facts['code']}?l=en"
        assert told["og:image"].startswith(f"{address}/pictures/")


async def test_one_picture_is_made_for_all_and_the_oldest_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def make(bill: Bill, kind: str) -> bytes:
        made.append(bill.language)
        return b"x" * 400

    monkeypatch.setattr(pictures, "make_poster", make)
    monkeypatch.setattr(pictures, "MOST_BYTES", 1000)
    async with site_in_process(tmp_path / "data") as (_, house):
        gallery = pictures.Gallery(house)
        house.thinkers.make = lambda: AtOnce()  # a picture is made in another process
        bill = Bill("diamant", "en", 4)
        asked = [gallery.get(bill, "jpg") for _ in range(5)]
        assert await asyncio.gather(*asked) == [b"x" * 400] * 5
        assert made == ["en"]
        for seats in (5, 6, 7):
            await gallery.get(Bill("diamant", "en", seats), "jpg")
        assert len(gallery.kept) == 2
        assert gallery.bytes == 800
        assert not gallery.making
