"""A drawing in progress: pieces that are defined once and used anywhere, shapes and texts."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias
from zlib import crc32

from bocamina.drawing.palette import ART, coloured
from bocamina.drawing.pieces import draw_piece, quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Spot: TypeAlias = tuple[float, float]

FIRST: Final = re.compile(r"<(\w+)")


def number(value: float) -> str:
    """Print a number as short as it can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


class Canvas:
    """The SVG drawn so far."""

    def __init__(self, game: str, theme: str, defs: dict[str, str] | None = None) -> None:
        self.game = game
        self.theme = theme
        self.drawn: list[str] = []  # one thing each
        self.opened: list[int] = []
        # Ids are hashes of the content, so drawings on one page may share them.
        self.defs: dict[str, str] = {} if defs is None else defs

    def define(self, markup: str) -> str:
        """Define a piece for reuse, and return its id."""
        name = f"b{crc32(markup.encode()):08x}"
        self.defs.setdefault(name, markup)
        return name

    def piece(
        self,
        piece: str,
        words: Iterable[str] = (),
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        **texts: object,
    ) -> None:
        """Place a piece of the game around a point."""
        given = tuple((name, str(text)) for name, text in texts.items())
        markup = draw_piece(self.game, piece, frozenset(words), given, self.theme)
        name = self.define(f"<g>{markup}</g>")
        size = "" if scale == 1 else f" scale({number(scale)})"
        self.drawn.append(
            f'<use href="#{name}" transform="translate({number(x)} {number(y)}){size}"/>'
        )

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, rx: float = 0, **more: str
    ) -> None:
        """Draw a rectangle."""
        self.add(
            f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
            f' height="{number(height)}" rx="{number(rx)}" fill="{fill}"{attributes(more)}/>'
        )

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        fill: str = "var(--text)",
        anchor: str = "start",
        family: str = "var(--signs)",
        **more: str,
    ) -> None:
        """Write a line."""
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-family="{family}" font-weight="700"'
            f' font-size="{number(size)}" text-anchor="{anchor}" fill="{fill}"{attributes(more)}>'
            f"{quoted(words)}</text>"
        )

    def add(self, markup: str) -> None:
        """Add any markup, with colours named as in the palette."""
        self.drawn.append(coloured(markup, self.theme))

    def open(self, **more: str) -> None:
        """Begin a group."""
        self.opened.append(len(self.drawn))
        self.add(f"<g{attributes(more)}>")

    def close(self) -> None:
        """End a group, which then counts as one element."""
        first = self.opened.pop()
        self.drawn[first:] = ["".join([*self.drawn[first:], "</g>"])]

    def rock_face(self, x: float, y: float, width: float, height: float, rx: float = 14) -> None:
        """Draw the rock that everything lies on, lit from the middle, as in the browser."""
        light = self.define(
            coloured(
                '<radialGradient cx="0.45" cy="0.42" r="0.75">'
                '<stop stop-color="light-dark(#e0cfad, #33271c)"/>'
                '<stop offset="1" stop-color="light-dark(#bda77d, #17110c)"/></radialGradient>',
                self.theme,
            )
        )
        texture = self.define(rock_texture())
        self.box(x, y, width, height, f"url(#{light})", rx)
        self.box(x, y, width, height, f"url(#{texture})", rx)
        if self.theme != "lamp":
            self.box(x, y, width, height, "light-dark(#cdb88f, #cdb88f00)", rx, opacity="0.61")

    def markup(self) -> str:
        """Return the markup, without the definitions that it uses."""
        return "".join(self.drawn)


@cache
def rock_texture() -> str:
    """Return the stone of the rock face as a pattern."""
    stone = (ART / "rock.svg").read_text("utf-8")
    return (
        '<pattern width="240" height="240" patternUnits="userSpaceOnUse">'
        f"{stone[stone.index('>') + 1 : stone.rindex('<')]}</pattern>"
    )


def attributes(more: Mapping[str, str]) -> str:
    """Print attributes; names have dashes where keywords have underscores."""
    return "".join(f' {name.replace("_", "-")}="{quoted(value)}"' for name, value in more.items())


def document(
    markup: str, defs: Mapping[str, str], width: float, height: float, title: str, description: str
) -> str:
    """Return a complete SVG with a text alternative."""
    kept = "".join(named(name, held) for name, held in defs.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}" role="img">'
        f"<title>{quoted(title)}</title><desc>{quoted(description)}</desc>"
        f"<defs>{kept}</defs>{markup}</svg>\n"
    )


def named(name: str, markup: str) -> str:
    """Return markup with an id on its first element."""
    return FIRST.sub(rf'<\1 id="{name}"', markup, count=1)
