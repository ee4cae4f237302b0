"""Diamant's examples: a part of the cave, and how much each seat carries and keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.drawing.boards.diamant import (
    HAZARDS,
    STEP,
    draw_card,
    draw_explorers,
    draw_light,
    draw_way,
)
from bocamina.drawing.canvas import Canvas
from bocamina.drawing.examples.stage import Setting, Traveller
from bocamina.drawing.scene import letter_of
from bocamina.drawing.seats import draw_mark, seat_colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.drawing.canvas import Spot
    from bocamina.drawing.examples.example import Example, Frame
    from bocamina.drawing.examples.stage import Box
    from bocamina.games.diamant.facts import CaveFacts, PathCardFacts

GAP: Final = 8
PLATE: Final = 44
PLATE_WIDE: Final = 148
COLUMNS: Final = 4
ROW: Final = STEP * 1.12


class CaveSetting:
    """Draws examples of Diamant."""

    def places(self, example: Example) -> int:
        """Return the number of places in the cave in all frames: the camp, cards, the dark."""
        return 2 + max(len(facts_of(example, frame)["path"]) for frame in example.frames)

    def high(self, example: Example) -> float:
        """Return the height of the cave."""
        return -(-self.places(example) // COLUMNS) * ROW

    def columns(self, example: Example) -> int:
        """Return the number of plates in a row."""
        return 3 if example.frames[0].scene.seats % 3 == 0 else 2

    def frame_of(self, example: Example) -> Box:
        """Return the cave with the plates below it."""
        rows = -(-example.frames[0].scene.seats // self.columns(example))
        plates = rows * (PLATE + GAP) + 2 if "people" in example.parts else 0
        return 0, 0, COLUMNS * STEP, self.high(example) + plates

    def spots(self, places: int) -> list[Spot]:
        """Return the centre of each place; the path winds to and fro, downwards."""
        spots = []
        for place in range(places):
            row, along = divmod(place, COLUMNS)
            column = along if row % 2 == 0 else COLUMNS - 1 - along
            sway = (place % 2 * 2 - 1) * 5
            spots.append(((column + 0.5) * STEP, (row + 0.5) * ROW + sway))
        return spots

    def draw(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw the cave up to where people are, and the plates."""
        facts = facts_of(example, frame)
        path = facts["path"]
        canvas.rock_face(0, 0, COLUMNS * STEP, self.high(example), 10)
        spots = self.spots(len(path) + 2)
        draw_way(canvas, spots)
        fatal = fatal_hazard(path)
        for place, card in enumerate(path):
            if place == len(path) - 1:
                draw_light(canvas, spots[place + 1], STEP * 0.7)
            draw_card(canvas, card, spots[place + 1], fatal=card["card"] == fatal)
        if any(facts["inside"]):
            draw_explorers(canvas, facts["inside"], spots[-1])
        if "people" in example.parts:
            self.draw_people(canvas, example, frame)

    def draw_people(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw everybody's plate: what is safe, what is carried, what was chosen."""
        facts, seats = facts_of(example, frame), frame.scene.seats
        chests, idols = facts["chests"], facts["idols"]  # unknown where chests are hidden
        choices = frame.deed.get("choices", ["-"] * seats)
        for seat in range(seats):
            x, y = self.plate(example, seats, seat)
            inside = facts["inside"][seat]
            canvas.box(
                x, y, PLATE_WIDE, PLATE, "var(--rock)", 9, stroke="var(--seam)", stroke_width="1.2"
            )
            middle = y + PLATE / 2
            draw_mark(canvas, seat, x + 20, middle, 28)
            canvas.piece("chest", (), x + 38, middle - 13, 0.8)
            canvas.text(str(chests[seat]) if chests else "?", x + 67, middle + 5, 15)
            if inside:
                canvas.piece("sack", (), x + 84, middle - 12, 0.72)
                many = f"×{inside}" if inside > 1 else ""
                canvas.text(f"{facts['carried']}{many}", x + 107, middle + 5, 15)
            elif idols and idols[seat]:
                canvas.piece("idol", (), x + 98, middle, 0.5)
            if choices[seat] != "-":
                canvas.piece("choice", [choices[seat]], x + PLATE_WIDE - 12, y + 8, 0.8)

    def plate(self, example: Example, seats: int, seat: int) -> Spot:
        """Return the upper left corner of a seat's plate."""
        columns = self.columns(example)
        left = (COLUMNS * STEP - columns * (PLATE_WIDE + GAP) + GAP) / 2
        row, column = divmod(seat, columns)
        top = self.high(example) + GAP + row * (PLATE + GAP)
        return left + column * (PLATE_WIDE + GAP), top

    def travel(
        self, canvas: Canvas, example: Example, before: Frame, after: Frame
    ) -> list[Traveller]:
        """Return the card that is turned over, and those who walk out."""
        was, now = facts_of(example, before), facts_of(example, after)
        found = []
        if len(now["path"]) > len(was["path"]):
            card = Canvas(canvas.game, canvas.theme, canvas.defs)
            fatal = fatal_hazard(now["path"]) is not None
            draw_card(card, now["path"][-1], (0, 0), fatal=fatal)
            x, y = spot = self.spots(len(now["path"]) + 1)[-1]
            way = [(0.0, spot, " scale(0.1,1)"), (0.5, spot, " scale(1.15,1.15)")]
            if fatal:  # the cave shakes
                way += [
                    (0.5 + 0.08 * step, (x + (step % 2 * 2 - 1) * 7, y), " scale(1.15,1.15)")
                    for step in range(1, 5)
                ]
            way.append((1.0, spot, " scale(1,1)"))
            found.append(Traveller(card.markup(), way, (), 1.2))
        for seat, many in enumerate(was["inside"]):
            if many > now["inside"][seat] and after.deed.get("does") == "choose":
                found.append(self.walk(canvas, seat, len(was["path"]) + 2))
        return found

    def walk(self, canvas: Canvas, seat: int, places: int) -> Traveller:
        """Return an adventurer who walks out of the cave."""
        dwarf = Canvas(canvas.game, canvas.theme, canvas.defs)
        hat = seat_colour(seat, canvas.theme)
        dwarf.piece("dwarf", ["lamp"], seat * 7 - 14, 24, 1.4, hat=hat, letter=letter_of(seat))
        spots = self.spots(places)[::-1]
        steps = len(spots) - 1
        way = [(index / steps, spot, "") for index, spot in enumerate(spots)]
        return Traveller(dwarf.markup(), way, (), 0.35 * steps)

    def place_of(self, example: Example, frame: Frame) -> Spot | None:
        """Return nothing: nobody's choice is forbidden here."""
        return None

    def draw_glow(self, canvas: Canvas, example: Example, place: str) -> None:
        """Draw a frame around the card at a place, the camp being 0."""
        x, y = self.spots(self.places(example))[int(place)]
        half = STEP * 0.41
        canvas.box(
            x - half,
            y - half,
            2 * half,
            2 * half,
            "none",
            12,
            stroke="var(--lamp)",
            stroke_width="4",
            stroke_dasharray="9 7",
        )


def fatal_hazard(path: Sequence[PathCardFacts]) -> str | None:
    """Return the hazard that ended the expedition, if one did."""
    names = [card["card"] for card in path]
    return names[-1] if names and names[-1] in HAZARDS and names.count(names[-1]) > 1 else None


def facts_of(example: Example, frame: Frame) -> CaveFacts:
    """Return the facts of a frame; if a hazard ended the expedition, the cave at that moment."""
    facts: CaveFacts = frame.scene.public
    place = next(index for index, each in enumerate(example.frames) if each is frame)
    if not place or frame.deed.get("outcome") not in HAZARDS:
        return facts
    before: CaveFacts = example.frames[place - 1].scene.public
    if len(facts["path"]) > len(before["path"]):
        return facts
    path: list[PathCardFacts] = [{**card, "gems": 0, "idol": False} for card in before["path"]]
    path.append({"card": frame.deed["outcome"], "gems": 0, "idol": False})
    return {**facts, "path": path, "inside": [0] * frame.scene.seats, "carried": 0}


SETTING: Final[Setting] = CaveSetting()
