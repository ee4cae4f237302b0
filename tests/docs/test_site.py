"""The documentation site: links that lead somewhere, nothing inline, nothing from elsewhere."""

from __future__ import annotations

import io
import json
import re
import tarfile
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

from scripts.documentation import build, contents
from scripts.documentation.site import BrokenLinks, Site
from scripts.documentation.text import draw

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
LARGEST = 1_200_000  # bytes, packed: the wheel has to stay small


class Parsed(HTMLParser):
    """What a page links to, what can be linked to in it, and what a strict policy would stop."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.inline: list[str] = []
        self.drawings = 0  # that are open
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.links += [value for name in ("href", "src") if (value := given.get(name))]
        self.drawings += tag == "svg"
        # A drawing says how it moves; the server's policy lets styles be, and no scripts.
        styled = tag == "style" and not self.drawings
        if styled or (tag == "script" and "src" not in given):
            self.inline.append(tag)
        self.inline += [name for name in given if name == "style" or name.startswith("on")]

    def handle_endtag(self, tag: str) -> None:
        self.drawings -= tag == "svg"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built anew."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    assert Site().build(folder) > 50
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Parsed]:
    return {page: Parsed(page.read_text("utf-8")) for page in site.rglob("*.html")}


def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Parsed]) -> None:
    for page, parsed in pages.items():
        for link in parsed.links:
            path, _, anchor = link.partition("#")
            if re.match("[a-z]+:", link) or (page.parent / path).resolve() == site.parent:
                continue  # another site, or the games
            target = (page.parent / path).resolve() if path else page
            assert target.is_file(), f"{page.relative_to(site)}: {link}"
            if anchor:
                assert unquote(anchor) in pages[target].ids, f"{page.relative_to(site)}: {link}"


def test_no_page_holds_what_the_servers_policy_stops(pages: dict[Path, Parsed]) -> None:
    for page, parsed in pages.items():
        assert parsed.inline == [], page
        assert len(parsed.ids) == len(set(parsed.ids)), page


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        assert not re.search(r'(?:src|<link[^>]*href)="[a-z]*:?//', page.read_text("utf-8")), page
    for file in (*site.glob("look.js"), *site.glob("site.*")):
        assert "//" not in re.sub(
            r"^\s*// .*$|// -----.*", "", file.read_text(), flags=re.MULTILINE
        ), file


def test_every_page_for_players_and_hosts_is_in_both_languages(site: Path) -> None:
    for pattern in ("index", "play", "hosting", *contents.ABOUT_GAMES):
        english = {page.relative_to(site) for page in site.glob(f"{pattern}.html")}
        assert english, pattern
        for page in english:
            assert (site / "es" / page).is_file(), page


def test_the_search_knows_every_page(site: Path, pages: dict[Path, Parsed]) -> None:
    known = set()
    for language in contents.LANGUAGES:
        text = (site / f"search-{language}.js").read_text("utf-8")
        entries = json.loads(text.removeprefix("bocaminaSearch(").removesuffix(");"))
        known |= {address for address, *_ in entries}
        assert any("Diamant" in title for _, _, title, *_ in entries)
    assert known == {page.relative_to(site).as_posix() for page in pages}


def test_the_reference_has_docstrings_and_types_with_links(site: Path) -> None:
    page = (site / "api/bocamina.core.html").read_text("utf-8")
    assert 'id="bocamina.core.match.Match.play"' in page
    assert "Make a move, given in notation or as a number" in page
    assert '<a href="bocamina.core.html#bocamina.core.dealer.Dealer">Dealer</a>' in page


def test_a_notebook_is_a_page_with_its_pictures(pages: dict[Path, Parsed], site: Path) -> None:
    parsed = pages[site / "examples/ten_thousand_games.ipynb.html"]
    assert "diamant-when-to-leave" in parsed.ids
    pictures = [link.partition(";")[0] for link in parsed.links if link.startswith("data:")]
    assert sorted(pictures) == ["data:image/png"] * 3 + ["data:image/svg+xml"]


def test_the_site_is_small_enough_to_go_with_the_package(site: Path) -> None:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        archive.add(site)
    assert len(packed.getvalue()) < LARGEST


def test_a_link_that_leads_nowhere_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = contents.Source(
        ROOT / "docs/wrong.md", "wrong", "en", "# Wrong\n\n[a](nowhere.md) [b](notation.md#no)\n"
    )
    found = [*contents.sources(), wrong]
    monkeypatch.setattr("scripts.documentation.site.sources", lambda: found)
    with pytest.raises(BrokenLinks) as broken:
        Site().build(tmp_path / "site")
    assert "docs/wrong.md: nowhere.md" in str(broken.value)
    assert "notation.html#no" in str(broken.value)
    assert not (tmp_path / "site").exists()


def test_it_is_built_when_something_changed_and_not_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    for told in ("pages", "up to date"):
        build.build(folder)
        assert told in capsys.readouterr().out
    monkeypatch.setattr(build, "digest", lambda: "changed")
    build.build(folder)
    assert "pages" in capsys.readouterr().out


def test_a_clause_can_be_linked_to_and_is_where_it_is_mentioned() -> None:
    drawn = draw("# Game\n\n**X1.** Dig (X2).\n\n**X2.** Stop, unless X9.\n", lambda link: link)
    assert '<p id="X1" class="clause">' in drawn.html
    assert '(<a href="#X2">X2</a>)' in drawn.html
    assert "unless X9." in drawn.html


def test_the_empty_corner_of_a_table_is_no_heading() -> None:
    drawn = draw("# Page\n\n| | seats |\n| --- | --- |\n| novice | 3 |\n", lambda link: link)
    assert "<td></td>\n<th>seats</th>" in drawn.html


def outline(text: str) -> Iterator[tuple[str, int | str]]:
    """Tell how a page is built: headings, items, tables, and code word for word."""
    for part in re.split(r"^(```.*?^```)$", text, flags=re.MULTILINE | re.DOTALL):
        if part.startswith("```"):
            yield "code", re.sub(r"#.*", "", part)
            continue
        for line in part.splitlines():
            if heading := re.match(r"(#+) ", line):
                yield "heading", len(heading[1])
            elif re.match(r"\s*(?:[-*]|\d+\.) ", line):
                yield "item", line.index(line.strip()[0])
            elif line.startswith("|"):
                yield "row", line.count("|")


# What players need of pages whose other half is for programs and researchers.
GUIDES = [ROOT / "docs/es" / f"{name}.md" for name in ("advice", "analysis", "puzzles")]
SPANISH = sorted(set((ROOT / "docs/es").rglob("*.md")) - set(GUIDES))


@pytest.mark.parametrize("page", SPANISH, ids=[page.stem for page in SPANISH])
def test_a_spanish_page_and_its_english_sister_say_the_same_things(page: Path) -> None:
    sister = ROOT / "docs" / page.relative_to(ROOT / "docs/es")
    spanish, english = (list(outline(each.read_text("utf-8"))) for each in (page, sister))
    assert spanish == english
    paths = [
        set(re.findall(r"`(-{2}[a-z-]+|/[a-z]+)", each.read_text())) for each in (page, sister)
    ]
    assert paths[0] == paths[1]


@pytest.mark.parametrize("page", GUIDES, ids=[page.stem for page in GUIDES])
def test_a_guide_for_players_has_the_figures_of_the_whole_page(page: Path) -> None:
    guide = page.read_text("utf-8")
    whole = (ROOT / "docs" / page.name).read_text("utf-8")
    assert f"[la página en inglés](../{page.name}" in guide
    for games in re.findall(r"(\d+) partidas", guide):
        assert f"{int(games):,}" in whole, games
    for points in re.findall(r"(\d+,\d) puntos", guide):
        assert points.replace(",", ".") in whole, points


BILINGUAL = [
    file
    for file in (ROOT / "docs").rglob("*.md")
    if contents.BILINGUAL.search(file.read_text("utf-8"))
]


@pytest.mark.parametrize("page", BILINGUAL, ids=[page.stem for page in BILINGUAL])
def test_both_halves_of_a_bilingual_page_are_built_alike(page: Path) -> None:
    text = page.read_text("utf-8")
    halves = [list(outline(contents.in_one_language(text, each))) for each in ("en", "es")]
    headings = [[part for part in half if part[0] == "heading"] for half in halves]
    assert headings[0] == headings[1]
    clauses = [
        re.findall(
            r"^\*\*([A-Z]\d+[a-z]?)\.\*\*", contents.in_one_language(text, each), re.MULTILINE
        )
        for each in ("en", "es")
    ]
    assert clauses[0] == clauses[1]
