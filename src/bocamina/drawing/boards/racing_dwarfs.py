"""Racing Dwarfs: the board turned to its viewer, all homes around it, and what everybody has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.drawing.canvas import number
from bocamina.drawing.scene import letter_of
from bocamina.drawing.seats import GAP, draw_seats

if TYPE_CHECKING:
    from bocamina.drawing.canvas import Canvas
    from bocamina.drawing.scene import Scene
    from bocamina.games.racing_dwarfs.facts import CellFacts, Kind, RaceFacts

SIZE: Final = 7
CELL: Final = 84
ZONE: Final = 52  # where carts start and arrive
EDGE: Final = 20  # for the names of columns and rows
BOARD: Final = SIZE * CELL
WHOLE: Final = BOARD + 2 * (ZONE + EDGE)
START: Final = GAP + ZONE + EDGE  # the upper and the left edge of the board
MIDDLE: Final = START + BOARD / 2
APART: Final = 54  # the size of carts that wait or have arrived
SIDES: Final = "NESW"
SIDE_NAMES: Final = ("north", "east", "south", "west")
NOBODYS: Final = "light-dark(#a98f63, #3a2d20)"
# How many quarters, clockwise, bring a side to the bottom.
QUARTERS: Final = {"south": 0, "east": 1, "north": 2, "west": 3}
STANDS: Final[dict[Kind, str]] = {"L": "NE", "I": "NS", "T": "NEW"}
SLABS: Final = {
    "red": "light-dark(#e3917d, #8e3c2c)",
    "blue": "light-dark(#8fb6dd, #2c537f)",
    "yellow": "light-dark(#efcf74, #94741f)",
    "white": "light-dark(#f7f3ea, #a39c90)",
}


def draw_board(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draw the board, which holds no secrets, from the viewer's side."""
    facts: RaceFacts = scene.public
    side = facts["sides"][scene.viewer] if scene.viewer >= 0 else "south"
    quarters = QUARTERS[side]
    canvas.rock_face(GAP, GAP, WHOLE, WHOLE)
    for name in SIDE_NAMES:
        draw_side(canvas, facts, name, quarters)
    for cell in facts["cells"]:
        draw_cell(canvas, facts, cell, quarters)
    draw_names(canvas, quarters)
    return WHOLE + 2 * GAP, draw_stands(canvas, scene, WHOLE + 2 * GAP)


def spot_of(cell: str, quarters: int) -> tuple[int, int]:
    """Return the column and the row, from above, of a cell on a turned board."""
    column, row = ord(cell[0]) - ord("a"), SIZE - int(cell[1])
    for _ in range(quarters):
        column, row = SIZE - 1 - row, column
    return column, row


def turn_rails(rails: str, quarters: int) -> str:
    """Return the rails of a tile on a turned board."""
    return "".join(SIDES[(SIDES.index(side) + quarters) % 4] for side in rails)


def draw_cell(canvas: Canvas, facts: RaceFacts, cell: CellFacts, quarters: int) -> None:
    """Draw a tile and what stands on it."""
    column, row = spot_of(cell["cell"], quarters)
    x, y = START + (column + 0.5) * CELL, START + (row + 0.5) * CELL
    scale = CELL / 100
    tile = cell["tile"]
    colours = facts["colours"]
    letter = letter_of(colours.index(tile)) if tile in colours else ""
    words = [tile, *turn_rails(cell["rails"], quarters)]
    canvas.piece("tile", words, x, y, scale, letter=letter)
    if cell["cart"] is not None:
        draw_cart(canvas, facts, cell["cart"], x, y, scale, spent=cell["cell"] in facts["used"])
    elif facts["rock"] == cell["cell"]:
        canvas.piece("rock", (), x, y, scale)


def draw_cart(
    canvas: Canvas,
    facts: RaceFacts,
    seat: int,
    x: float,
    y: float,
    scale: float,
    *,
    spent: bool = False,
) -> None:
    """Draw a seat's cart."""
    words = [facts["colours"][seat], *(["spent"] if spent else [])]
    canvas.piece("cart", words, x, y, scale, letter=letter_of(seat))


def draw_side(canvas: Canvas, facts: RaceFacts, side: str, quarters: int) -> None:
    """Draw a side: who starts there with the carts that wait, and those that have arrived."""
    step = (QUARTERS[side] - quarters) % 4
    home, guest = (
        next((seat for seat, where in enumerate(facts[ends]) if where == side), None)
        for ends in ("sides", "goals")
    )
    colour = NOBODYS if home is None else SLABS[facts["colours"][home]]
    away = BOARD / 2 + EDGE + ZONE / 2
    canvas.open(transform=f"rotate({-90 * step} {number(MIDDLE)} {number(MIDDLE)})")
    top = MIDDLE + away - ZONE / 2 + 5
    canvas.box(
        START + 8, top, BOARD - 16, ZONE - 10, colour, 12, stroke="var(--edge)", stroke_width="2"
    )
    arrived = 0 if guest is None else facts["out"][guest]
    if guest is not None:
        edge = START + BOARD - 22 - arrived * APART
        hue = SLABS[facts["colours"][guest]]
        canvas.add(
            f'<path d="M{edge} {top + 36}v-30" stroke="var(--edge)" stroke-width="3"/>'
            f'<path d="M{edge} {top + 5}l-20 7 20 8z" fill="{hue}" stroke="var(--edge)"/>'
        )
    canvas.close()
    for seat, many, first, apart in (
        (home, 0 if home is None else facts["home"][home], 48 - BOARD / 2, APART),
        (guest, arrived, BOARD / 2 - 48, -APART),
    ):
        for index in range(many):
            x, y = around(step, first + index * apart, away)
            draw_cart(canvas, facts, seat or 0, MIDDLE + x, MIDDLE + y, 0.56)


def around(step: int, along: float, away: float) -> tuple[float, float]:
    """Return a place beside the board, from its middle: below, right, above or left of it."""
    return [(along, away), (away, -along), (-along, -away), (-away, along)][step]


def draw_names(canvas: Canvas, quarters: int) -> None:
    """Write the names of columns and rows along the edges."""
    for index in range(SIZE):
        for name, cell in (
            ("abcdefg"[index], f"{'abcdefg'[index]}1"),
            (f"{index + 1}", f"a{index + 1}"),
        ):
            column, row = spot_of(cell, quarters)
            if name.isalpha() == (quarters % 2 == 0):
                x, y = START + (column + 0.5) * CELL, START + BOARD + 15.0
            else:
                x, y = START - 10.0, START + (row + 0.5) * CELL + 5
            canvas.text(name, x, y, 13, "var(--dust)", "middle")


def draw_stands(canvas: Canvas, scene: Scene, top: float) -> float:
    """Draw everybody's plate: carts that are across, and tiles still to be laid."""
    facts: RaceFacts = scene.public

    def fill(seat: int, _: float, x: float, y: float) -> None:
        draw_cart(canvas, facts, seat, x + 18, y, 0.42)
        canvas.text(f"{facts['out'][seat]}/{facts['carts']}", x + 40, y + 5, 15)
        left = x + 92
        for kind, many in zip(facts["kinds"], facts["stock"][seat], strict=True):
            if many:
                canvas.piece("tile", [facts["colours"][seat], *STANDS[kind]], left, y, 0.28)
                canvas.text(str(many), left + 18, y + 5, 13)
                left += 42

    busy = any(sum(stock) for stock in facts["stock"])
    return draw_seats(canvas, scene, top, WHOLE, 250 if busy else 90, fill)
