"""Renders Markdown: headings with anchors, clauses, highlighted code."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

if TYPE_CHECKING:
    from collections.abc import Callable

ANCHOR = re.compile(r'<a id="([\w-]+)"></a>')
FIGURES = re.compile(r"(?:<figure>.*?</figure>\n)+", re.DOTALL)
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
    """Return code as HTML, with syntax highlighting if the language is known."""
    try:
        lexer = get_lexer_by_name({"sh": "bash"}.get(language, language or "text"))
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    inner = highlight(code, lexer, HtmlFormatter(nowrap=True)).rstrip("\n")
    return f'<pre tabindex="0"><code>{inner}</code></pre>\n'


def plain(token: Token) -> str:
    """Return the plain text of a line of Markdown."""
    kinds = {"text", "code_inline"}
    words = (each.content if each.type in kinds else " " for each in token.children or [])
    return " ".join("".join(words).split())


def draw(
    text: str,
    resolve: Callable[[str], str | None],
    inline: Callable[[str], str] = lambda _: "",
    still: str = "",
) -> Drawn:
    """Render a page; `resolve` maps links to targets, or to None for plain text.

    Pictures for which `inline` has something become figures, and `still` asks to stop them.
    """
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
            if figure := pictured(token.children or [], inline):
                tokens[number - 1].tag = tokens[number + 1].tag = "figure"
                token.children = figure
            token.children = linked(token.children or [], clauses, resolve)
        elif token.type in ("fence", "code_block") and drawn.sections:
            drawn.sections[-1].words.append(token.content)
    drawn.html = in_rows(framed(tokens), still)
    return drawn


def open_section(token: Token, line: Token, drawn: Drawn) -> None:
    """Give a heading its anchor; the first of all is the page's title."""
    title, level = plain(line), int(token.tag[1])
    given = ANCHOR.search(line.content)
    if given:
        line.children = [each for each in line.children or [] if each.type != "html_inline"]
    anchor = given[1] if given else slug(line.content)
    while anchor in drawn.anchors:
        anchor += "-"
    drawn.anchors.add(anchor)
    drawn.title = drawn.title or title
    token.attrs = {"id": anchor}
    drawn.sections.append(Section(level, anchor, title))


def pictured(children: list[Token], inline: Callable[[str], str]) -> list[Token]:
    """Return a paragraph that begins with a picture as a figure with a caption, if it is one."""
    if not children or children[0].type != "image":
        return []
    picture = inline(str(children[0].attrs["src"]))
    if not picture:
        return []
    alt = escape(children[0].content)
    begin, end = Token("html_inline", "", 0), Token("html_inline", "", 0)
    begin.content = f'<div role="img" aria-label="{alt}">{picture}</div><figcaption>'
    end.content = "</figcaption>"
    caption = children[1:]
    while caption and caption[0].type in ("hardbreak", "softbreak"):
        caption = caption[1:]
    return [begin, *caption, end]


def in_rows(html: str, still: str) -> str:
    """Return a page with figures that follow each other in one row."""
    if "<figure>" not in html:
        return html
    rows = FIGURES.sub(lambda row: f'<div class="figures">\n{row[0]}</div>\n', html)
    # Long animations need a way to stop them (WCAG).
    calm = f'<p><label class="calm"><input type="checkbox"> {escape(still)}</label></p>\n'
    return rows.replace("</h1>\n", f"</h1>\n{calm}", 1)


def linked(
    children: list[Token], clauses: set[str], resolve: Callable[[str], str | None]
) -> list[Token]:
    """Resolve links to pages of the site, and link mentions of clauses."""
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
    """Render the tokens: highlighted code, and wide content in a scrolling frame."""
    for number, token in enumerate(tokens):
        if token.type in ("fence", "code_block"):
            replace(token, coloured(token.content, token.info.strip()))
        elif token.type in ("table_open", "table_close"):
            replace(token, FRAME[token.type == "table_close"])
        elif token.type == "th_open" and not tokens[number + 1].content:
            # The corner cell of a table is not a heading.
            token.tag = tokens[number + 2].tag = "td"
    return str(MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}))


def replace(token: Token, html: str) -> None:
    """Replace a token by given HTML."""
    token.type, token.content = "html_block", html
