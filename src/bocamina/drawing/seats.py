"""The people at the table: a plate for each seat, with room for the game's facts about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.drawing.palette import SEAT_COLOURS, palette
from bocamina.drawing.scene import letter_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bocamina.drawing.canvas import Canvas
    from bocamina.drawing.scene import Scene

GAP: Final = 8
PLATE: Final = 40  # the height if nothing is below the name
NAME: Final = 78  # wide
# In a game whose pieces have colours, a seat has the colour of its pieces.
SHAPES: Final = {"red": 3, "blue": 0, "yellow": 2, "white": 1}


def seat_colour(seat: int, theme: str) -> str:
    """Return the colour of a seat."""
    return palette(theme)[f"seat-{seat % SEAT_COLOURS}"]


def colour_of(seat: int, theme: str, colours: Sequence[str] = ()) -> str:
    """Return a seat's colour: that of its pieces, where they have some."""
    return palette(theme)[f"sign-{colours[seat]}"] if colours else seat_colour(seat, theme)


def draw_mark(
    canvas: Canvas, seat: int, x: float, y: float, size: float, colours: Sequence[str] = ()
) -> None:
    """Draw a seat's sign: colour, shape and letter; `colours` are those of the game's pieces."""
    shape = SHAPES[colours[seat]] if colours else seat % SEAT_COLOURS
    canvas.piece(
        "mark",
        [f"shape-{shape}"],
        x - size / 2,
        y - size / 2,
        size / 32,
        letter=letter_of(seat),
        colour=colour_of(seat, canvas.theme, colours),
    )


def draw_seats(
    canvas: Canvas,
    scene: Scene,
    y: float,
    width: float,
    room: float,
    fill: Callable[[int, float, float, float], None],
    below: float = 0,
) -> float:
    """Draw a plate for each seat, `room` wide besides its name, and return where they end.

    `fill` draws what belongs on the plate of a seat: beside the name from its second place on,
    below it from its first. If the look has no plates, none are drawn.
    """
    if not scene.look.plates:
        return y
    named = any(scene.look.name_of(seat) for seat in range(scene.seats))
    lead = 46 + (NAME if named else 0)
    columns = max(1, min(scene.seats, int((width + GAP) / (lead + room + GAP))))
    rows = -(-scene.seats // columns)
    columns = -(-scene.seats // rows)
    plate = (width + GAP) / columns - GAP
    height = PLATE + below
    for seat in range(scene.seats):
        left = GAP + (seat % columns) * (plate + GAP)
        top = y + (seat // columns) * (height + GAP)
        draw_plate(canvas, scene, seat, (left, top, plate, height))
        fill(seat, left, left + lead, top + PLATE / 2)
    return y + rows * (height + GAP)


def draw_plate(
    canvas: Canvas, scene: Scene, seat: int, box: tuple[float, float, float, float]
) -> None:
    """Draw the plate of a seat with its sign and name, lit where it is to act or has won."""
    left, top, width, height = box
    won = seat in scene.winners
    acts = seat in scene.acting
    edge = "var(--gold)" if won else "var(--lamp)" if acts else "var(--seam)"
    canvas.box(
        left,
        top,
        width,
        height,
        "var(--ledge)" if acts or won else "var(--rock)",
        9,
        stroke=edge,
        stroke_width="2.5" if acts or won else "1",
        stroke_opacity="1" if acts or won else "0.5",
    )
    colours = scene.public.get("colours", ())
    draw_mark(canvas, seat, left + 23, top + PLATE / 2, 28, colours)
    if won:
        draw_crown(canvas, left + 23, top + 1)
    name = scene.look.name_of(seat)
    canvas.text(name if len(name) < 11 else f"{name[:9]}…", left + 42, top + PLATE / 2 + 5, 14)


def draw_crown(canvas: Canvas, x: float, y: float) -> None:
    """Draw the crown of who has won."""
    canvas.add(
        f'<path transform="translate({x} {y})" fill="var(--gold)" stroke="var(--gold-deep)"'
        ' stroke-linejoin="round" d="M-9 3l-2-11 6 5 5-8 5 8 6-5-2 11z"/>'
    )
