"""The documentation at /docs, and the page that browsers get where there is nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.sites import site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.sites import Site

pytestmark = pytest.mark.anyio

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


async def test_the_documentation_is_served_in_both_languages(site: Site) -> None:
    for path, words in (("/docs/", "Start here"), ("/docs/es/", "Empieza aquí")):
        page = await site.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert words in page.text
    style = await site.get("/docs/site.css")
    assert style.headers["content-type"].startswith("text/css")
    assert (await site.get("/docs/pictures/saboteur.webp")).headers["content-type"] == "image/webp"


async def test_a_page_that_a_browser_has_is_not_sent_again(site: Site) -> None:
    first = await site.get("/docs/notation.html")
    again = await site.http.get(
        "/docs/notation.html", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = await site.http.get("/docs/notation.html", headers={"if-none-match": '"old"'})
    assert other.status_code == 200


async def test_a_folder_without_its_slash_leads_to_the_one_with_it(tmp_path: Path) -> None:
    address = "https://example.org/games"
    async with site_in_process(tmp_path, public_url=address, trusted_proxies="127.0.0.1") as (
        site,
        _,
    ):
        for folder in ("/docs", "/docs/es", "/docs/api"):
            moved = await site.get(folder)
            assert (moved.status_code, moved.headers["location"]) == (308, f"/games{folder}/")


@pytest.mark.parametrize("path", ["/nowhere", "/docs/nowhere.html", "/static/nowhere.js", "/a/b/c"])
async def test_a_browser_gets_a_page_where_there_is_nothing(site: Site, path: str) -> None:
    for spoken in ("en-GB,en;q=0.9", "es-ES,es;q=0.9"):
        lost = await site.http.get(path, headers={**BROWSER, "accept-language": spoken})
        assert lost.status_code == 404
        assert lost.headers["content-type"].startswith("text/html")
        assert f'<html lang="{spoken[:2]}">' in lost.text
        assert "This gallery leads nowhere" in lost.text
        assert "--night: light-dark(" in lost.text
        assert "prefers-color-scheme" not in lost.text
        assert "Esta galería no lleva a ninguna parte" in lost.text
        assert "default-src 'none'" in lost.headers["content-security-policy"]


async def test_a_program_gets_json_where_there_is_nothing(site: Site) -> None:
    for path, headers in (("/nowhere", {}), ("/api/nowhere", BROWSER), ("/api/tables/0", BROWSER)):
        lost = await site.http.get(path, headers=headers)
        assert lost.status_code == 404
        assert lost.json()["kind"] == "refused"


@pytest.mark.parametrize(
    "path", ["/docs/../guard.py", "/docs/%2e%2e/guard.py", "/docs//etc/passwd"]
)
async def test_nothing_but_the_site_is_served(site: Site, path: str) -> None:
    assert (await site.get(path)).status_code == 404
