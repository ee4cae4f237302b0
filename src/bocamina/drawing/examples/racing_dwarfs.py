"""Racing Dwarfs' examples: some cells of the board, the sides around it, the way that was taken."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, Final

from bocamina.drawing.boards.racing_dwarfs import (
    CELL,
    EDGE,
    SIDE_NAMES,
    SIDES,
    START,
    ZONE,
    draw_cart,
    draw_cell,
    draw_side,
)
from bocamina.drawing.canvas import Canvas, number
from bocamina.drawing.examples.racing_dwarfs_route import STEPS, cell_at, grid, line
from bocamina.drawing.examples.stage import Setting, Traveller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.drawing.canvas import Spot
    from bocamina.drawing.examples.example import Example, Frame
    from bocamina.drawing.examples.stage import Box
    from bocamina.games.racing_dwarfs.facts import RaceFacts

MARGIN: Final = 10
SPEED: Final = 260  # a second
LETTERS: Final = dict(zip(SIDE_NAMES, SIDES, strict=True))
ACROSS: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
MIDDLES: Final = {
    cell_at(column, row): (START + (column + 0.5) * CELL, START + (row + 0.5) * CELL)
    for column in range(7)
    for row in range(7)
}
ALLOWED, REFUSED = "#2f8f3a", "#c4371c"


class RaceSetting:
    """Draws examples of Racing Dwarfs, seen from the south."""

    def corners(self, example: Example) -> tuple[int, int, int, int]:
        """Return the columns and rows that are shown: first and last of each, from above."""
        (x, y), (other_x, other_y) = (grid(corner) for corner in example.area or ("a7", "g1"))
        return min(x, other_x), max(x, other_x), min(y, other_y), max(y, other_y)

    def frame_of(self, example: Example) -> Box:
        """Return the cells that are shown, with the sides of the board where it ends."""
        west, east, north, south = self.corners(example)
        side = ZONE + EDGE + 8
        left = START + west * CELL - (side if west == 0 else MARGIN)
        right = START + (east + 1) * CELL + (side if east == 6 else MARGIN)
        top = START + north * CELL - (side if north == 0 else MARGIN)
        bottom = START + (south + 1) * CELL + (side if south == 6 else MARGIN)
        return left, top, right - left, bottom - top

    def draw(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw the cells that are shown, and the way of the last move."""
        west, east, north, south = self.corners(example)
        facts: RaceFacts = frame.scene.public
        canvas.rock_face(*self.frame_of(example), 10)
        edges = (("west", west == 0), ("east", east == 6), ("north", north == 0))
        for name, shown in (*edges, ("south", south == 6)):
            if shown:
                draw_side(canvas, facts, name, 0)
        for cell in facts["cells"]:
            column, row = grid(cell["cell"])
            if west <= column <= east and north <= row <= south:
                draw_cell(canvas, {**facts, "used": []}, cell, 0)
        index = next(place for place, each in enumerate(example.frames) if each is frame)
        if index and (way := self.way_of(example.frames[index - 1], frame)):
            draw_trail(canvas, way, refused=frame.refused)
        deed = frame.deed
        if frame.refused and deed["does"] == "place":
            words = [facts["colours"][frame.seat], *deed["rails"]]
            canvas.piece("tile", words, *MIDDLES[deed["cell"]], CELL / 100, letter="")
        if deed.get("does") == "rotate" and (frame.refused or example.tick):
            draw_turning(canvas, MIDDLES[deed["cell"]], refused=frame.refused)
        if deed.get("does") == "place" and (frame.refused or example.tick):
            self.draw_glow(canvas, example, deed["cell"])

    def way_of(self, before: Frame, after: Frame) -> list[list[Spot]]:
        """Return the line of a move, in stretches; empty if nothing rolled."""
        facts, deed = before.scene.public, after.deed
        does = deed.get("does")
        if does not in ("move", "exit", "home", "rock", "enter"):
            return []
        side = LETTERS[facts["sides"][after.seat]]
        if does == "enter":
            x, y = MIDDLES[deed["cell"]]
            dx, dy, _ = STEPS[side]
            away = CELL / 2 + EDGE + ZONE / 2
            return [[(x + dx * away, y + dy * away), (x, y)]]
        way = deed["way"].split()
        if does in ("move", "rock"):
            return line(way, MIDDLES, CELL)
        leaves = side if does == "home" else ACROSS[side]
        found = line(way, MIDDLES, CELL, leaves)
        x, y = found[-1][-1]
        dx, dy, _ = STEPS[leaves]
        found[-1].append((x + dx * (EDGE + ZONE / 2), y + dy * (EDGE + ZONE / 2)))
        return found

    def travel(
        self, canvas: Canvas, example: Example, before: Frame, after: Frame
    ) -> list[Traveller]:
        """Return the cart or the Rock that rolls, or the tile that turns."""
        facts, deed = before.scene.public, after.deed
        beside = Canvas(canvas.game, canvas.theme, canvas.defs)
        stood = Canvas(canvas.game, canvas.theme, canvas.defs)
        scale = CELL / 100
        if deed.get("does") == "rotate" and not after.refused:
            return self.turn(canvas, before, after)
        stretches = self.way_of(before, after)
        if not stretches or after.refused:
            return []
        if deed["does"] == "rock":
            beside.piece("rock", (), 0, 0, scale)
            stood.piece("rock", (), *MIDDLES[facts["rock"]], scale)
        else:
            draw_cart(beside, facts, after.seat, 0, 0, scale)
            if deed["does"] != "enter":
                draw_cart(stood, facts, after.seat, *MIDDLES[deed["cell"]], scale)
        return [
            Traveller(beside.markup(), paced(stretches), stood.drawn, length(stretches) / SPEED)
        ]

    def turn(self, canvas: Canvas, before: Frame, after: Frame) -> list[Traveller]:
        """Return a tile that turns, the short way."""
        deed = after.deed
        facts: RaceFacts = before.scene.public
        cell = next(each for each in facts["cells"] if each["cell"] == deed["cell"])
        quarters = next(
            turns
            for turns in (1, 3, 2)
            if {SIDES[(SIDES.index(side) + turns) % 4] for side in cell["rails"]}
            == set(deed["rails"])
        )
        beside = Canvas(canvas.game, canvas.theme, canvas.defs)
        stood = Canvas(canvas.game, canvas.theme, canvas.defs)
        draw_cell(stood, {**facts, "used": []}, cell, 0)
        beside.piece("tile", [cell["tile"], *cell["rails"]], 0, 0, CELL / 100)
        angle = {1: 90, 2: 180, 3: -90}[quarters]
        spot = MIDDLES[deed["cell"]]
        way = [(0.0, spot, " rotate(0deg)"), (1.0, spot, f" rotate({angle}deg)")]
        return [Traveller(beside.markup(), way, stood.drawn, 0.8)]

    def place_of(self, example: Example, frame: Frame) -> Spot | None:
        """Return the corner of the cell where a piece stopped, or was meant to."""
        deed = frame.deed
        if deed.get("does") in ("exit", "home"):
            x, y = self.way_of(example.frames[-2], frame)[-1][-1]
            return x + 24, y
        cell = deed.get("to") or deed.get("cell")
        if cell is None:
            return None
        x, y = MIDDLES[cell]
        return x + CELL / 2 - 8, y - CELL / 2 + 8

    def draw_glow(self, canvas: Canvas, example: Example, place: str) -> None:
        """Draw a frame around a cell."""
        x, y = MIDDLES[place]
        half = CELL / 2 - 1
        canvas.box(
            x - half,
            y - half,
            2 * half,
            2 * half,
            "none",
            8,
            stroke="var(--lamp)",
            stroke_width="5",
            stroke_dasharray="10 7",
        )


def draw_trail(canvas: Canvas, stretches: Sequence[Sequence[Spot]], *, refused: bool) -> None:
    """Draw the line of a move, with an arrow at its end."""
    colour = REFUSED if refused else ALLOWED
    path = "".join(
        "M" + "L".join(f"{number(x)} {number(y)}" for x, y in stretch) for stretch in stretches
    )
    (x, y), (end_x, end_y) = stretches[-1][-2:]
    long = hypot(end_x - x, end_y - y) or 1
    dx, dy = (end_x - x) / long, (end_y - y) / long
    tip_x, tip_y = end_x - dx * 16, end_y - dy * 16
    head = (
        f"M{number(tip_x + dx * 20)} {number(tip_y + dy * 20)}"
        f"L{number(tip_x - dy * 12)} {number(tip_y + dx * 12)}"
        f"L{number(tip_x + dy * 12)} {number(tip_y - dx * 12)}z"
    )
    dashes = ' stroke-dasharray="10 8"' if refused else ""
    canvas.add(
        f'<g stroke-linejoin="round" opacity="0.9"><path d="{path}" fill="none" stroke="#fff"'
        f' stroke-width="9" stroke-opacity="0.75"/><path d="{path}" fill="none" stroke="{colour}"'
        f' stroke-width="5"{dashes}/><path d="{head}" fill="{colour}" stroke="#fff"'
        ' stroke-width="1.5"/></g>'
    )


def draw_turning(canvas: Canvas, spot: Spot, *, refused: bool) -> None:
    """Draw a round arrow on a tile that is turned, or was to be."""
    colour = REFUSED if refused else ALLOWED
    arc = "M-24 8A25 25 0 1 1 8 24"
    canvas.add(
        f'<g transform="translate({number(spot[0])} {number(spot[1])})" fill="none"'
        f' stroke-linecap="round"><path d="{arc}" stroke="#fff" stroke-width="9"'
        f' stroke-opacity="0.75"/><path d="{arc}" stroke="{colour}" stroke-width="5"/>'
        f'<path d="M-6 25L11 12 13 34z" fill="{colour}" stroke="#fff" stroke-width="1.5"/></g>'
    )


def length(stretches: Sequence[Sequence[Spot]]) -> float:
    """Return the length of a way."""
    return sum(
        hypot(x - other_x, y - other_y)
        for stretch in stretches
        for (x, y), (other_x, other_y) in pairwise(stretch)
    )


def paced(stretches: Sequence[Sequence[Spot]]) -> list[tuple[float, Spot, str]]:
    """Return a way at an even speed; between stretches it jumps."""
    whole = length(stretches) or 1
    done = 0.0
    way: list[tuple[float, Spot, str]] = []
    for stretch in stretches:
        for index, spot in enumerate(stretch):
            if index:
                before = stretch[index - 1]
                done += hypot(spot[0] - before[0], spot[1] - before[1])
            way.append((done / whole + (0.001 if way and not index else 0), spot, ""))
    return way


SETTING: Final[Setting] = RaceSetting()
