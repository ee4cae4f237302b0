"""Assembles the site: pages in their frame, the menu, the search, resolved links."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from jinja2 import Environment, FileSystemLoader

from scripts.documentation.contents import (
    DOCS,
    LANGUAGES,
    MENU,
    ROOT,
    UNLISTED,
    WORDS,
    Source,
    name_of,
    sources,
)
from scripts.documentation.notebook import markdown_of
from scripts.documentation.reference import ApiPage, Reference
from scripts.documentation.text import Drawn, Section, coloured, draw

LOOK: Final = Path(__file__).parent / "look"
PALETTE: Final = ROOT / "src/bocamina/drawing/art/palette.css"
LIGHTS: Final = ROOT / "src/bocamina/web/src/app.css"  # when it is day, and when lamps burn
ICON: Final = ROOT / "src/bocamina/web/src/art/lamp.svg"
PICTURES: Final = {".webp", ".png", ".svg", ".jpg"}
LANGUAGE_OF_FILE: Final = {".py": "python", ".mjs": "javascript", ".yaml": "yaml", ".toml": "toml"}


def inlined(picture: Path, seen: set[str]) -> str:
    """Return an example of the rules as inline SVG, in the page's own colours.

    Definitions from an earlier picture of the page, named in `seen`, are left out.
    """
    if ROOT / "docs/rulebook" not in picture.parents or not picture.is_file():
        return ""
    # Its own colours are only for use outside a page.
    text = re.sub(r"<style>:root.*?</style>", "", picture.read_text("utf-8"), count=1).strip()
    before, _, rest = text.partition("<defs>")
    held, _, after = rest.partition("</defs>")
    kept = []
    for part in re.split(r'(?=<\w+ id=")', held):
        if part not in seen:
            seen.add(part)
            kept.append(part)
    return f"{before}<defs>{''.join(kept)}</defs>{after}"


class BrokenLinks(Exception):
    """Links without a target."""


@dataclass
class Page:
    """A page of the site, with its content rendered."""

    name: str
    language: str
    address: str
    drawn: Drawn


class Site:
    """The site while it is built."""

    def __init__(self) -> None:
        self.pages: dict[tuple[str, str], Page] = {}  # by language and name
        self.written: dict[tuple[str, str], Source] = {}
        self.copied: set[Path] = set()
        self.wanted: list[tuple[str, str, str]] = []  # page, target, anchor
        self.broken: list[str] = []

    def build(self, folder: Path) -> int:
        """Write the whole site, and return how many pages it has."""
        for source in sources():
            self.written[source.language, source.name] = source
        for source in self.written.values():
            self.draw(source)
        for api in Reference().pages():
            self.add_reference(api)
        for example in sorted((ROOT / "examples").iterdir()):
            if example.is_file():
                self.show_file(example)
        self.check_anchors()
        if self.broken:
            raise BrokenLinks("\n".join(self.broken))
        self.write(folder)
        return len(self.pages)

    def draw(self, source: Source) -> None:
        """Render a page that was written by hand."""
        seen: set[str] = set()
        drawn = draw(
            source.text,
            lambda link: self.resolve(source, link),
            lambda link: inlined(source.file.parent / link, seen),
            WORDS[source.language]["still"],
        )
        self.pages[source.language, source.name] = Page(
            source.name, source.language, source.address, drawn
        )

    def add_reference(self, api: ApiPage) -> None:
        """Add a page of the reference, appended to its written introduction, if there is one."""
        begun = self.pages.get(("en", api.name))
        if begun is None:
            self.pages["en", api.name] = Page(api.name, "en", f"{api.name}.html", api.drawn)
            return
        begun.drawn.html += api.drawn.html.partition("</h1>")[2]
        begun.drawn.sections += api.drawn.sections[1:]
        begun.drawn.anchors |= api.drawn.anchors

    def resolve(self, source: Source, link: str) -> str | None:
        """Return the target of a link on the site; None turns it into plain text."""
        if re.match(r"[a-z]+:", link):
            return link
        path, _, anchor = link.partition("#")
        target = (source.file.parent / path).resolve() if path else source.file
        if target.is_dir():
            target /= "README.md"
            if not target.exists():
                return None
        if not target.is_file():
            self.broken.append(f"{source.file.relative_to(ROOT)}: {link}")
            return None
        if target.suffix in PICTURES:
            self.copied.add(target)
            address = target.relative_to(DOCS).as_posix()
        elif target.suffix == ".md" and ROOT / "examples" not in target.parents:
            name = name_of(target)
            address = self.page_of(target, name, source.language).address
            if anchor:
                self.wanted.append((source.address, address, unquote(anchor)))
        else:
            address = self.show_file(target)
        up = os.path.relpath(address, Path(source.address).parent)
        return f"{up}#{anchor}" if anchor else up

    def page_of(self, file: Path, name: str, language: str) -> Source:
        """Return the page of a source file, in this language if it holds both."""
        found = [self.written.get((each, name)) for each in (language, *LANGUAGES)]
        pages = [page for page in found if page is not None]
        return next((page for page in pages if page.file == file), pages[0])

    def show_file(self, file: Path) -> str:
        """Make a page to show a file of another kind, and return its address."""
        below = file.relative_to(ROOT).as_posix()
        name = below if below.startswith("examples/") else f"files/{below}"
        if file.suffix in {".ipynb", ".md"}:
            notebook = file.suffix == ".ipynb"
            text = markdown_of(file) if notebook else file.read_text("utf-8")
            self.draw(Source(file, name, "en", text))
            return f"{name}.html"
        code = coloured(file.read_text("utf-8"), LANGUAGE_OF_FILE.get(file.suffix, ""))
        section = Section(1, "top", below, [file.read_text("utf-8")])
        drawn = Drawn(below, f'<h1 id="top">{below}</h1>\n{code}', [section], {"top"})
        self.pages["en", name] = Page(name, "en", f"{name}.html", drawn)
        return f"{name}.html"

    def check_anchors(self) -> None:
        """Collect the links to missing headings."""
        anchors = {page.address: page.drawn.anchors for page in self.pages.values()}
        for page, target, anchor in self.wanted:
            if anchor not in anchors[target]:
                self.broken.append(f"{page}: {target}#{anchor}")

    def menu(self, language: str) -> list[tuple[str, list[Page]]]:
        """Return the headings of the menu with their pages."""
        left = {
            name: page
            for (spoken, name), page in self.pages.items()
            if spoken == language and not name.startswith(UNLISTED)
        }
        found = []
        for title, patterns in MENU[language]:
            pages = []
            for pattern in patterns:
                for name in sorted(left) if "*" in pattern else [pattern]:
                    if name in left and fnmatch.fnmatch(name, pattern):
                        # The last pattern takes the remaining pages.
                        others = [each for _, more in MENU[language] for each in more]
                        if pattern != "*" or not named(name, others):
                            pages.append(left.pop(name))
            if pages:
                found.append((title, pages))
        return found

    def write(self, folder: Path) -> None:
        """Write pages, look, pictures and the search."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        environment = Environment(
            loader=FileSystemLoader(LOOK), autoescape=True, trim_blocks=True, lstrip_blocks=True
        )
        template = environment.get_template("page.html")
        menus = {language: self.menu(language) for language in LANGUAGES}
        for page in self.pages.values():
            file = folder / page.address
            file.parent.mkdir(parents=True, exist_ok=True)
            root = os.path.relpath(".", Path(page.address).parent)
            file.write_text(
                template.render(
                    page=page,
                    root="" if root == "." else f"{root}/",
                    menu=menus[page.language],
                    other=self.other(page),
                    words=WORDS[page.language],
                    contents=[each for each in page.drawn.sections if each.level in (2, 3)],
                ),
                "utf-8",
            )
        for picture in self.copied:
            copy = folder / picture.relative_to(DOCS)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(picture, copy)
        for language in LANGUAGES:
            (folder / f"search-{language}.js").write_text(self.search(language), "utf-8")
        lights = LIGHTS.read_text("utf-8").partition("\n* {")[0].partition("\n\n")[2]
        own = [(LOOK / name).read_text("utf-8") for name in ("frame.css", "text.css")]
        style = "\n".join((PALETTE.read_text("utf-8"), lights, *own))
        (folder / "site.css").write_text(style, "utf-8")
        for name in ("look.js", "site.js"):
            shutil.copyfile(LOOK / name, folder / name)
        shutil.copyfile(ICON, folder / "lamp.svg")

    def other(self, page: Page) -> str:
        """Return the address of the same page in the other language, or of its front page."""
        language = "es" if page.language == "en" else "en"
        return self.pages.get((language, page.name), self.pages[language, "index"]).address

    def search(self, language: str) -> str:
        """Return the search index as a script, because pages may be opened as files."""
        spoken = [page for page in self.pages.values() if page.language == language]
        entries = [
            [page.address, each.anchor, page.drawn.title, each.title, " ".join(each.words)]
            for page in spoken
            for each in page.drawn.sections
        ]
        return f"bocaminaSearch({json.dumps(entries, ensure_ascii=False, separators=(',', ':'))});"


def named(name: str, patterns: list[str]) -> bool:
    """Tell whether a page is named by a heading of the menu."""
    return any(pattern != "*" and fnmatch.fnmatch(name, pattern) for pattern in patterns)
