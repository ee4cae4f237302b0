"""Saboteur's examples: some cells of the mine, a hand below them, the crew with its tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bocamina.drawing.boards.saboteur import (
    ACROSS,
    ALONG,
    card_words,
    draw_card,
    draw_role,
    known_goals,
)
from bocamina.drawing.canvas import number
from bocamina.drawing.examples.saboteur_laid import draw_ring, path_words, piece, scratch
from bocamina.drawing.examples.stage import Setting, Traveller
from bocamina.drawing.seats import draw_mark

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.drawing.canvas import Canvas, Spot
    from bocamina.drawing.examples.example import Example, Frame
    from bocamina.drawing.examples.stage import Box
    from bocamina.drawing.scene import Scene
    from bocamina.games.saboteur.facts import DwarfFacts, GoalKind, LaidCardFacts, MineFacts

MARGIN: Final = 14
STEP: Final = 68  # from card to card in a hand
PLATE: Final = 62
PLATE_WIDE: Final = 92
GAP: Final = 8
LAID: Final = "dig"
TURN: Final = 2.0  # seconds for a card and the goal that it reaches


def hand_of(scene: Scene) -> Sequence[str]:
    """Return the cards of the viewer's hand, if it has one."""
    own: DwarfFacts | None = scene.own()
    return own["hand"] if own else ()


class MineSetting:
    """Draws examples of Saboteur."""

    def frame_of(self, example: Example) -> Box:
        """Return the area of the cells that are shown, and what is below them."""
        _, _, wide, high = self.cells(example)
        width = max(wide * ACROSS + 2 * MARGIN, *(self.widths(example)))
        height = high * ALONG + 2 * MARGIN if "board" in example.parts else 0
        height += (PLATE + 2 * GAP) * ("crew" in example.parts)
        height += (ALONG + 2 * MARGIN) * ("hand" in example.parts)
        return 0, 0, width, height

    def widths(self, example: Example) -> list[float]:
        """Return the widths of the rows below the board."""
        scene = example.frames[0].scene
        crew = scene.seats * (PLATE_WIDE + GAP) if "crew" in example.parts else 0
        most = max(len(hand_of(frame.scene)) for frame in example.frames)
        return [crew, 96 + most * STEP if "hand" in example.parts else 0]

    def cells(self, example: Example) -> tuple[int, int, int, int]:
        """Return the first column, the first row from above, and the number of each."""
        if "board" not in example.parts:
            return 0, 0, 0, 0
        (x, y), (other_x, other_y) = (
            [int(part) for part in corner.split(",")] for corner in example.area
        )
        return min(x, other_x), max(y, other_y), abs(x - other_x) + 1, abs(y - other_y) + 1

    def spot(self, example: Example, x: int, y: int) -> Spot:
        """Return the centre of a cell."""
        west, north, wide, _ = self.cells(example)
        left = (self.frame_of(example)[2] - wide * ACROSS) / 2
        return left + (x - west + 0.5) * ACROSS, MARGIN + (north - y + 0.5) * ALONG

    def shows(self, example: Example, x: int, y: int) -> bool:
        """Tell whether a cell is among those that are shown."""
        west, north, wide, high = self.cells(example)
        return west <= x < west + wide and north - high < y <= north

    def draw(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw the mine, then the crew, then the hand."""
        top = 0.0
        if "board" in example.parts:
            top = self.draw_board(canvas, example, frame)
        if "crew" in example.parts:
            self.draw_crew(canvas, example, frame.scene, top)
            top += PLATE + 2 * GAP
        if "hand" in example.parts:
            self.draw_hand(canvas, example, frame.scene, top)

    def draw_board(self, canvas: Canvas, example: Example, frame: Frame) -> float:
        """Draw the cells that are shown and return where they end."""
        width = self.frame_of(example)[2]
        west, north, wide, high = self.cells(example)
        height = high * ALONG + 2 * MARGIN
        canvas.rock_face(0, 0, width, height, 10)
        spots = [
            self.spot(example, west + column, north - row)
            for column in range(wide)
            for row in range(high)
        ]
        dots = "".join(f"M{number(x)} {number(y)}h.1" for x, y in spots)
        canvas.add(
            f'<path d="{dots}" stroke="light-dark(#a28c64, #4a3b2c)" stroke-width="5"'
            ' stroke-linecap="round"/>'
        )
        known = known_goals(frame.scene)
        for card in frame.scene.public["cards"]:
            if self.shows(example, card["x"], card["y"]):
                draw_card(canvas, card, self.spot(example, card["x"], card["y"]), known)
        if frame.refused and frame.deed["does"] == LAID:
            spot = self.spot(example, frame.deed["x"], frame.deed["y"])
            canvas.piece("path", path_words(frame.deed["path"]), *spot)
        if (frame.refused or example.tick) and frame.deed.get("does") == LAID:
            self.draw_frame(canvas, example, frame)
        return height

    def draw_frame(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw a frame around the card that was laid."""
        x, y = self.spot(example, frame.deed["x"], frame.deed["y"])
        draw_ring(canvas, x, y, "#c4371c" if frame.refused else "#2f8f3a")

    def draw_crew(self, canvas: Canvas, example: Example, scene: Scene, top: float) -> None:
        """Draw everybody's plate: sign, broken tools, and the dwarf where it is known."""
        facts: MineFacts = scene.public
        for seat in range(scene.seats):
            left = self.plate_left(example, scene, seat)
            acts = seat in scene.acting
            canvas.box(
                left,
                top + GAP,
                PLATE_WIDE,
                PLATE,
                "var(--ledge)" if acts else "var(--rock)",
                9,
                stroke="var(--lamp)" if acts else "var(--seam)",
                stroke_width="2.5" if acts else "1.2",
            )
            middle = top + GAP + PLATE / 2
            draw_mark(canvas, seat, left + 24, middle, 30)
            if facts["dwarves"]:  # the round is over, and tools matter no more
                draw_role(canvas, facts["dwarves"][seat], left + 60, middle, 1.6)
                continue
            for index, broken in enumerate(facts["broken"][seat]):
                canvas.piece(
                    "tool", [broken["tool"], "broken"], left + 60 + index * 22, middle, 0.95
                )

    def plate_left(self, example: Example, scene: Scene, seat: int) -> float:
        """Return where a seat's plate begins."""
        row = scene.seats * (PLATE_WIDE + GAP) - GAP
        return (self.frame_of(example)[2] - row) / 2 + seat * (PLATE_WIDE + GAP)

    def draw_hand(self, canvas: Canvas, example: Example, scene: Scene, top: float) -> None:
        """Draw what the viewer holds: the dwarf and the cards."""
        own: DwarfFacts = scene.own()
        width = self.frame_of(example)[2]
        canvas.box(0, top, width, ALONG + 2 * MARGIN, "var(--rock)", 10, stroke="var(--seam)")
        draw_role(canvas, own["role"], 42, top + MARGIN + ALONG / 2 + 14, 2.2)
        for index, card in enumerate(own["hand"]):
            canvas.piece("card", card_words(card), *self.card_spot(index, top))

    def card_spot(self, index: int, top: float) -> Spot:
        """Return the centre of a card of the hand."""
        return 88 + (index + 0.5) * STEP, top + MARGIN + ALONG / 2

    def travel(
        self, canvas: Canvas, example: Example, before: Frame, after: Frame
    ) -> list[Traveller]:
        """Return the card that is laid, and goals that turn over."""
        found = []
        deed = after.deed
        if deed.get("does") == LAID:
            x, y = self.spot(example, deed["x"], deed["y"])
            start = self.start_of(example, before, after)
            markup = piece(canvas, "path", path_words(deed["path"]))
            turns = self.turning(example, before, after)
            way = [(0.0, start, " scale(1)"), (0.85, (x, y), " scale(1.08)"), (1.0, (x, y), "")]
            if turns:  # the card lies there before the goal turns over
                way = [(part * 0.35, spot, more) for part, spot, more in way] + [(1, (x, y), "")]
            found.append(Traveller(markup, way, (), TURN if turns else 0.7))
        elif deed.get("does") == "rockfall":
            found += self.fall(canvas, example, before, deed)
        elif deed.get("does") in ("break", "mend") and not after.refused:
            found.append(self.tool(canvas, example, before, after))
        known = known_goals(before.scene)
        for card, now in self.turning(example, before, after):
            found += self.turn(canvas, example, card, now, known)
        return found

    def turning(
        self, example: Example, before: Frame, after: Frame
    ) -> list[tuple[LaidCardFacts, LaidCardFacts]]:
        """Return the visible goals that turn over, each before and after."""
        lies = {(card["x"], card["y"]): card for card in after.scene.public["cards"]}
        pairs = [(card, lies.get((card["x"], card["y"]))) for card in before.scene.public["cards"]]
        return [
            (card, now)
            for card, now in pairs
            if card["card"] == "face-down"
            and now is not None
            and now["card"] != "face-down"
            and self.shows(example, card["x"], card["y"])
        ]

    def start_of(self, example: Example, before: Frame, after: Frame) -> Spot:
        """Return where a card comes from: a hand or a plate that is drawn, or below the picture."""
        _, _, width, height = self.frame_of(example)
        hand, card = hand_of(before.scene), after.deed["card"]
        if "hand" in example.parts and card in hand:
            return self.card_spot(hand.index(card), height - ALONG - 2 * MARGIN)
        if "crew" in example.parts:
            return self.plate_spot(example, after, after.seat)
        return width / 2, height + ALONG / 2

    def turn(
        self,
        canvas: Canvas,
        example: Example,
        card: LaidCardFacts,
        now: LaidCardFacts,
        known: Sequence[GoalKind | None],
    ) -> list[Traveller]:
        """Return a goal that turns over: first its back narrows, then its face widens."""
        spot = self.spot(example, card["x"], card["y"])
        back, face = scratch(canvas), scratch(canvas)
        draw_card(back, card, (0, 0), known)
        draw_card(face, now, (0, 0), known)
        stood = scratch(canvas)
        draw_card(stood, card, spot, known)
        away = " scale(0,1)"
        return [
            Traveller(
                back.markup(),
                [(0, spot, " scale(1,1)"), (0.6, spot, " scale(1,1)"), (0.8, spot, away)]
                + [(1, spot, away)],
                stood.drawn,
                TURN,
            ),
            Traveller(
                face.markup(),
                [(0, spot, away), (0.8, spot, away), (1, spot, " scale(1,1)")],
                (),
                1.5,
            ),
        ]

    def fall(
        self, canvas: Canvas, example: Example, before: Frame, deed: Mapping[str, Any]
    ) -> list[Traveller]:
        """Return the card that a rockfall takes away, and the rocks."""
        x, y = self.spot(example, deed["x"], deed["y"])
        rocks = piece(canvas, "card", ["rockfall"])
        taken = next(
            card
            for card in before.scene.public["cards"]
            if (card["x"], card["y"]) == (deed["x"], deed["y"])
        )
        stood, gone = scratch(canvas), scratch(canvas)
        draw_card(stood, taken, (x, y), [None] * 3)
        draw_card(gone, taken, (0, 0), [None] * 3)
        small = " scale(0.05)"
        return [
            Traveller(
                gone.markup(),
                [(0, (x, y), " scale(1)"), (0.6, (x, y), " scale(1)"), (1, (x, y), small)],
                stood.drawn,
                1.4,
            ),
            Traveller(
                rocks,
                [(0, (x, -ALONG), " scale(1)"), (0.5, (x, y), " scale(1)")]
                + [(0.6, (x, y), " scale(1.08)"), (1, (x, y), small)],
                (),
                1.4,
            ),
        ]

    def tool(self, canvas: Canvas, example: Example, before: Frame, after: Frame) -> Traveller:
        """Return a tool card that flies to the plate of its target."""
        x, y = self.plate_spot(example, before, after.deed["seat"])
        start = self.start_of(example, before, after)
        markup = piece(canvas, "card", card_words(after.deed["card"]))
        way = [(0.0, start, " scale(1)"), (0.7, (x, y), " scale(0.7)")]
        return Traveller(markup, [*way, (1.0, (x, y), " scale(0.4)")], (), 1.0)

    def plate_spot(self, example: Example, frame: Frame, seat: int) -> Spot:
        """Return the centre of a seat's plate."""
        high = self.cells(example)[3] * ALONG + 2 * MARGIN if "board" in example.parts else 0
        left = self.plate_left(example, frame.scene, seat)
        return left + PLATE_WIDE * 0.65, high + GAP + PLATE / 2

    def place_of(self, example: Example, frame: Frame) -> Spot | None:
        """Return the corner of the card that was laid, or of the target's plate."""
        deed = frame.deed
        if "x" in deed:
            x, y = self.spot(example, deed["x"], deed["y"])
            return x + ACROSS / 2 - 6, y - ALONG / 2 + 8
        if "seat" in deed:
            x, y = self.plate_spot(example, frame, deed["seat"])
            return x + 24, y - PLATE / 2 + 4
        return None

    def draw_glow(self, canvas: Canvas, example: Example, place: str) -> None:
        """Draw a frame around a cell."""
        x, y = self.spot(example, *(int(part) for part in place.split(",")))
        draw_ring(canvas, x, y, "var(--lamp)", dashed=True)


SETTING: Final[Setting] = MineSetting()
