"""Markdown as the pages show it: headings that can be linked to, clauses, coloured code."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

if TYPE_CHECKING:
    from collections.abc import Callable

    from markdown_it.token import Token

CLAUSE = re.compile(r"\*\*([A-Z]\d+[a-z]?)\.\*\*")
MENTION = re.compile(r"\b([A-Z]\d+[a-z]?)\b")
MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")
FRAME = ('<div class="scroll" role="group" tabindex="0"><table>\n', "</table></div>\n")


@dataclass
class Section:
    """A part of a page that can be linked to: for the list of contents and for the search."""

    level: int
    anchor: str
    title: str
    words: list[str] = field(default_factory=list)


@dataclass
class Drawn:
    """A page's own part."""

    title: str
    html: str
    sections: list[Section]
    anchors: set[str]


def slug(heading: str) -> str:
    """Return the name by which a heading is linked to, as scripts/links.py has it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def coloured(code: str, language: str) -> str:
    """Return code as HTML, its parts marked where the language is known."""
    try:
        lexer = get_lexer_by_name({"sh": "bash"}.get(language, language or "text"))
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    inner = highlight(code, lexer, HtmlFormatter(nowrap=True)).rstrip("\n")
    return f'<pre tabindex="0"><code>{inner}</code></pre>\n'


def plain(token: Token) -> str:
    """Return the words of a line without its marks."""
    kinds = {"text", "code_inline"}
    words = (each.content if each.type in kinds else " " for each in token.children or [])
    return " ".join("".join(words).split())


def draw(text: str, resolve: Callable[[str], str | None]) -> Drawn:
    """Draw a page; `resolve` says where a link leads, or that it is to be plain words."""
    tokens = MARKDOWN.parse(text)
    clauses = set(CLAUSE.findall(text))
    drawn = Drawn("", "", [], set(clauses))
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            open_section(token, tokens[number + 1], drawn)
        elif token.type == "inline":
            if drawn.sections and tokens[number - 1].type != "heading_open":
                drawn.sections[-1].words.append(plain(token))
            if tokens[number - 1].type == "paragraph_open" and (
                clause := CLAUSE.match(token.content)
            ):
                tokens[number - 1].attrs = {"id": clause[1], "class": "clause"}
            token.children = linked(token.children or [], clauses, resolve)
        elif token.type in ("fence", "code_block") and drawn.sections:
            drawn.sections[-1].words.append(token.content)
    drawn.html = framed(tokens)
    return drawn


def open_section(token: Token, line: Token, drawn: Drawn) -> None:
    """Give a heading its anchor; the first of all is the page's title."""
    title, level = plain(line), int(token.tag[1])
    anchor = slug(line.content)
    while anchor in drawn.anchors:
        anchor += "-"
    drawn.anchors.add(anchor)
    drawn.title = drawn.title or title
    token.attrs = {"id": anchor}
    drawn.sections.append(Section(level, anchor, title))


def linked(
    children: list[Token], clauses: set[str], resolve: Callable[[str], str | None]
) -> list[Token]:
    """Let links lead to pages of the site, and mentions of a clause to it."""
    found: list[Token] = []
    dropped = inside = 0
    for child in children:
        if child.type == "link_open":
            target = resolve(str(child.attrs["href"]))
            if target is None:
                dropped += 1
                continue
            child.attrs["href"] = target
            inside += 1
        elif child.type == "link_close":
            if dropped:
                dropped -= 1
                continue
            inside -= 1
        elif child.type == "image":
            child.attrs["src"] = resolve(str(child.attrs["src"])) or ""
            child.attrs["loading"] = "lazy"
        elif child.type == "text" and clauses and not inside:
            mentioned = MENTION.sub(
                lambda it: f'<a href="#{it[1]}">{it[1]}</a>' if it[1] in clauses else it[1],
                escape(child.content, quote=False),
            )
            child.type, child.content = "html_inline", mentioned
        found.append(child)
    return found


def framed(tokens: list[Token]) -> str:
    """Draw the tokens: code in colours, and what may be wide in a frame that scrolls."""
    for token in tokens:
        if token.type in ("fence", "code_block"):
            replace(token, coloured(token.content, token.info.strip()))
        elif token.type in ("table_open", "table_close"):
            replace(token, FRAME[token.type == "table_close"])
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def replace(token: Token, html: str) -> None:
    """Let a token be drawn as it is given."""
    token.type, token.content = "html_block", html
