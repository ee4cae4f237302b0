"""Diamant's cave: the camp, the cards in a winding row, the dark beyond, and everybody's chest."""

from __future__ import annotations

from math import ceil, sin
from typing import TYPE_CHECKING, Final

from bocamina.drawing.canvas import number
from bocamina.drawing.scene import letter_of
from bocamina.drawing.seats import GAP, draw_seats, seat_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.drawing.canvas import Canvas, Spot
    from bocamina.drawing.scene import Scene
    from bocamina.games.diamant.facts import CaveFacts, FistFacts, PathCardFacts


COLUMNS: Final = 8
LEAST_COLUMNS: Final = 5  # the width of the text above the path
STEP: Final = 116
ROW: Final = STEP * 1.08
TOP: Final = 44  # the height of the text above the path
RICHEST: Final = 7  # the most gems drawn in a pile
HAZARDS: Final = ("snake", "scorpion", "rockfall", "gas", "explosion")


def draw_board(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draw everything that the viewer knows of the expedition."""
    cave: CaveFacts = scene.public
    film: Sequence[CaveFacts] = scene.film
    path = cave["path"]
    deepest = max(len(shown["path"]) for shown in (cave, *film))
    columns = choose_columns(deepest + 2, scene.look.shape)
    spots = wind(len(path) + 2, columns)
    width, height = extent(deepest + 2, columns)
    canvas.rock_face(GAP, GAP, width, height)
    draw_way(canvas, spots)
    names = [card["card"] for card in path]
    fatal = bool(names) and names[-1] in HAZARDS and names.count(names[-1]) > 1
    for place, card in enumerate(path):
        last = place == len(path) - 1
        if last:
            draw_light(canvas, spots[place + 1], STEP * 0.7)
        draw_card(canvas, card, spots[place + 1], fatal=last and fatal)
    if not fatal:
        draw_explorers(canvas, cave["inside"], spots[-1])
    draw_dangers(canvas, scene, width)
    return width + 2 * GAP, draw_people(canvas, scene, width, height + 2 * GAP)


def finest(scenes: Sequence[Scene]) -> Scene:
    """Return where the cave was deepest: in the end everybody is back in the camp."""
    return max(scenes, key=lambda scene: len(scene.public["path"]))


def extent(places: int, columns: int) -> Spot:
    """Return the width and height of a cave."""
    return columns * STEP, ceil(places / columns) * ROW + TOP + 16


def choose_columns(places: int, shape: float) -> int:
    """Return the number of places in a row with which the cave fills its space best."""
    if not shape:
        return COLUMNS

    def scale(columns: int) -> float:
        width, height = extent(places, columns)
        return min(1 / width, shape / height)

    return max(range(LEAST_COLUMNS, COLUMNS + 1), key=scale)


def wind(places: int, columns: int = COLUMNS) -> list[Spot]:
    """Return the centre of each place of a path that winds to and fro, downwards."""
    spots = []
    for place in range(places):
        row, along = divmod(place, columns)
        column = along if row % 2 == 0 else columns - 1 - along
        sway = sin(place * 1.9) * STEP * 0.07
        spots.append((GAP + (column + 0.5) * STEP, GAP + TOP + (row + 0.5) * ROW + sway))
    return spots


def line_through(spots: Sequence[Spot]) -> str:
    """Return the line through all places, rounded at the turns."""
    line = ""
    for place, (x, y) in enumerate(spots):
        here = f"{number(x)} {number(y)}"
        if place == 0:
            line = f"M{here}"
            continue
        before = spots[place - 1]
        if abs(before[0] - x) < 1:
            line += f"L{here}"
        else:
            middle = number((before[0] + x) / 2)
            line += f"C{middle} {number(before[1])} {middle} {number(y)} {here}"
    return line


def draw_way(canvas: Canvas, spots: Sequence[Spot]) -> None:
    """Draw the tunnel, the camp at its mouth, and the dark at its end."""
    line = line_through(spots)
    for colour, wide in (
        ("var(--stone-lit)", 0.92),
        ("var(--edge)", 0.78),
        ("light-dark(#d9c49c, #6b5639)", 0.7),
    ):
        canvas.add(
            f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{number(STEP * wide)}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )
    canvas.add(
        f'<path d="{line}" fill="none" stroke="light-dark(#c4ac80, #5a4730)"'
        f' stroke-width="{number(STEP * 0.5)}" stroke-dasharray="2 13"/>'
    )
    draw_light(canvas, spots[0], STEP / 2)
    canvas.piece("camp", (), *spots[0], STEP / 80)
    x, y = spots[-1]
    canvas.add(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(STEP * 0.45)}" fill="#0d0906"'
        ' opacity="0.8"/>'
    )


def draw_light(canvas: Canvas, spot: Spot, reach: float) -> None:
    """Draw lamplight around a point."""
    light = canvas.define(
        '<radialGradient><stop stop-color="#ffcf70" stop-opacity="0.75"/>'
        '<stop offset="1" stop-color="#ffcf70" stop-opacity="0"/></radialGradient>'
    )
    x, y = spot
    canvas.add(
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(reach)}" fill="url(#{light})"/>'
    )


def draw_card(canvas: Canvas, card: PathCardFacts, spot: Spot, *, fatal: bool) -> None:
    """Draw a card of the path and what lies on it."""
    name = card["card"]
    if name in HAZARDS:
        words = ["hazard", name, *(["fatal"] if fatal else [])]
    else:
        words = [f"pile-{gem + 1}" for gem in range(min(RICHEST, 1 + int(int(name) / 2.6)))]
    words += ["idol"] if card["idol"] else []
    words += ["left"] if card["gems"] else []
    canvas.piece("card", words, *spot, STEP * 0.8 / 64, worth=name, gems=card["gems"])


def draw_explorers(canvas: Canvas, inside: Sequence[int], spot: Spot) -> None:
    """Draw those who are in the cave, the last one with the lamp."""
    who = [seat for seat, many in enumerate(inside) for _ in range(many)]
    many = len(who)
    per_row = many if many <= 3 else ceil(many / 2)
    size, apart = (17, 17) if many > 6 else (22, 20) if many > 3 else (22, 24)
    scale = STEP / 80
    for index, seat in enumerate(who):
        across = (index % per_row - (per_row - 1) / 2) * apart
        along = 18 if many <= 3 else 8 + index // per_row * 24
        canvas.piece(
            "dwarf",
            ["lamp"] if index == many - 1 else [],
            spot[0] + across * scale,
            spot[1] + along * scale,
            size / 24 * scale,
            hat=seat_colour(seat, canvas.theme),
            letter=letter_of(seat),
        )


def draw_dangers(canvas: Canvas, scene: Scene, width: float) -> None:
    """Draw the expedition's number, and each hazard: whether it was met and how many are left."""
    facts: CaveFacts = scene.public
    words = scene.look.say(
        "drawing-expedition", expedition=facts["expedition"], expeditions=facts["expeditions"]
    )
    canvas.box(GAP + 12, GAP + 10, 108, 32, "var(--rock)", 16, opacity="0.85")
    canvas.text(words, GAP + 66, GAP + 31, 13, anchor="middle")
    for index, hazard in enumerate(HAZARDS):
        x = GAP + width - 12 - (len(HAZARDS) - index) * 66
        met = hazard in facts["met"]
        canvas.box(
            x,
            GAP + 10,
            60,
            32,
            "light-dark(#f0c3ae, #7d4a38)" if met else "light-dark(#e8d9bb, #584835)",
            7,
            **({"stroke": "var(--danger)", "stroke_width": "2.5"} if met else {}),
        )
        canvas.piece("hazard", [hazard], x + 18, GAP + 26, 0.44)
        canvas.text(f"×{facts['deck'].get(hazard, 0)}", x + 34, GAP + 31, 13)


def draw_people(canvas: Canvas, scene: Scene, width: float, top: float) -> float:
    """Draw everybody's plate: the chest where it is known, what is carried, and the choice."""
    facts: CaveFacts = scene.public

    def fill(seat: int, _: float, x: float, y: float) -> None:
        private: FistFacts | None = scene.private.get(seat)
        chest, idols = (private["chest"], private["idols"]) if private else (None, None)
        if facts["chests"]:
            chest = facts["chests"][seat]
        if facts["idols"]:
            idols = facts["idols"][seat]
        canvas.piece("chest", (), x, y - 14, 0.85)
        canvas.text("?" if chest is None else str(chest), x + 31, y + 5, 15)
        for idol in range(idols or 0):
            canvas.piece("idol", (), x + 68 + idol * 9, y, 0.42)
        inside = facts["inside"][seat]
        if inside:
            canvas.piece("sack", (), x + 92, y - 13, 0.8)
            carried = f"{facts['carried']}" + (f"×{inside}" if inside > 1 else "")
            canvas.text(carried, x + 120, y + 5, 15)
        leaving = private["leaving"] if private else None
        if leaving is not None:
            canvas.piece("choice", ["leave" if leaving else "stay"], x + 164, y)
        elif seat in facts["chosen"]:
            canvas.piece("choice", ["sealed"], x + 164, y)

    return draw_seats(canvas, scene, top, width, 178, fill)
