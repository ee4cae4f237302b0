"""Saboteur's mine: cards and goals, the dwarves with their tools, and the hands that are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.drawing.palette import coloured, palette
from bocamina.drawing.scene import TRUTH
from bocamina.drawing.seats import GAP, draw_seats
from bocamina.games.saboteur.cells import column_name, row_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bocamina.drawing.canvas import Canvas, Spot
    from bocamina.drawing.scene import Look, Scene
    from bocamina.games.saboteur.facts import (
        DwarfFacts,
        GoalKind,
        LaidCardFacts,
        MineFacts,
        PlaceFacts,
        Role,
        UnseenFacts,
    )


ACROSS: Final = 60
ALONG: Final = 84
EDGE: Final = 24  # for coordinates
TOP: Final = 38  # for the text above the mine
HAND: Final = 0.42  # the scale of known hands on plates
ROLE_HATS: Final = {"digger": "#d79a1e", "saboteur": "#b23a22"}
NARROWEST: Final = 620
PATH_LETTERS: Final = set("NESWnesw")


def draw_board(canvas: Canvas, scene: Scene) -> tuple[float, float]:
    """Draw everything that the viewer knows of the mine."""
    facts: MineFacts = scene.public
    film: Sequence[MineFacts] = scene.film
    laid = [card for shown in (facts, *film) for card in shown["cards"]]
    shape = scene.look.shape
    cells = west, east, south, north = extent(laid, facts["goals"], 0 if shape else 1)
    height = (north - south + 1) * ALONG + TOP + 2 * EDGE
    wide = height / shape if shape else 0  # with bare rock at its sides
    width = max((east - west + 1) * ACROSS + 2 * EDGE, NARROWEST, wide)
    left = GAP + (width - (east - west + 1) * ACROSS) / 2
    canvas.rock_face(GAP, GAP, width, height)

    def place(x: int, y: int) -> Spot:
        return left + (x - west + 0.5) * ACROSS, GAP + TOP + EDGE + (north - y + 0.5) * ALONG

    draw_edge(canvas, cells, place, scene.look)
    draw_ground(canvas, cells, place)
    known = known_goals(scene)
    for card in facts["cards"]:
        draw_card(canvas, card, place(card["x"], card["y"]), known)
    draw_stock(canvas, scene, width)
    bottom = draw_crew(canvas, scene, height + 2 * GAP, width)
    if scene.viewer >= 0:
        bottom = draw_own(canvas, scene.own(), bottom, width)
    return width + 2 * GAP, bottom


def extent(
    cards: Iterable[LaidCardFacts], goals: Iterable[PlaceFacts], room: int
) -> tuple[int, int, int, int]:
    """Return the cells to draw, from west to east and south to north, with room to dig."""
    spots = [(goal["x"], goal["y"], 0) for goal in goals]
    spots += [(card["x"], card["y"], room * (card["card"] != "face-down")) for card in cards]
    return (
        min([0, *(x - free for x, _, free in spots)]),
        max([0, *(x + free for x, _, free in spots)]),
        min([0, *(y - free for _, y, free in spots)]),
        max([0, *(y + free for _, y, free in spots)]),
    )


def draw_ground(
    canvas: Canvas, cells: tuple[int, int, int, int], place: Callable[[int, int], Spot]
) -> None:
    """Draw bare rock, and daylight that comes down the ladder."""
    west, east, south, north = cells
    columns = {x: place(x, 0)[0] for x in range(west, east + 1)}
    rows = {y: place(0, y)[1] for y in range(south, north + 1)}
    dots = "".join(f"M{x:g} {y:g}h.1" for x in columns.values() for y in rows.values())
    canvas.add(
        f'<path d="{dots}" stroke="light-dark(#a28c64, #4a3b2c)" stroke-width="5"'
        ' stroke-linecap="round"/>'
    )
    glow = canvas.define(
        coloured(
            '<radialGradient><stop stop-color="light-dark(#fff4d2, #ffb84d)"'
            ' stop-opacity="light-dark(1, 0.24)"/>'
            '<stop offset="1" stop-color="light-dark(#fff4d2, #ffb84d)" stop-opacity="0"/>'
            "</radialGradient>",
            canvas.theme,
        )
    )
    reach = min(3.5 * ACROSS, ACROSS * (1.8 - west), ACROSS * (1.8 + east))
    canvas.add(f'<circle cx="{columns[0]:g}" cy="{rows[0]:g}" r="{reach:g}" fill="url(#{glow})"/>')


def draw_edge(
    canvas: Canvas, cells: tuple[int, int, int, int], place: Callable[[int, int], Spot], look: Look
) -> None:
    """Draw the labels of columns and rows."""
    west, east, south, north = cells
    column, row = (column_name, row_name) if look.is_for_players else (str, str)
    for x in range(west, east + 1):
        across, along = place(x, north)
        canvas.text(column(x), across, along - ALONG / 2 - 6, 12, "var(--dust)", "middle")
    for y in range(south, north + 1):
        across, along = place(west, y)
        canvas.text(row(y), across - ACROSS / 2 - 6, along + 4, 12, "var(--dust)", "end")


def known_goals(scene: Scene) -> Sequence[GoalKind | None]:
    """Return the viewer's knowledge of each goal."""
    if scene.viewer == TRUTH:
        hidden: UnseenFacts = scene.hidden
        return hidden["goals"]
    own: DwarfFacts | None = scene.own()
    return own["goals"] if own else [None] * 3


def draw_card(
    canvas: Canvas, card: LaidCardFacts, spot: Spot, known: Sequence[GoalKind | None]
) -> None:
    """Draw a card of the mine."""
    name, goal = card["card"], card["goal"]
    if name == "face-down":
        kind = known[goal - 1] or ""
        canvas.piece("goal", kind.split("-"), *spot, goal=goal)
        return
    words = [*card["openings"]]
    if name in ("start", "treasure", "stone"):
        words.append(name)
    elif name.islower():
        words.append("dead")
    if not card["joined"]:
        words.append("cut")
    canvas.piece("path", words, *spot)


def card_words(card: str) -> list[str]:
    """Return the words by which a card of the hand is drawn."""
    if set(card) <= PATH_LETTERS:
        return ["path", *card.upper(), *(["dead"] if card.islower() else [])]
    return card.split("-")


def draw_stock(canvas: Canvas, scene: Scene, width: float) -> None:
    """Draw the round and what is left of the deck, in the upper corner."""
    facts: MineFacts = scene.public
    words = scene.look.say("drawing-round", round=max(1, facts["round"]), rounds=facts["rounds"])
    canvas.text(words, GAP + width - 76, GAP + 28, 14, anchor="end")
    canvas.piece("back", (), GAP + width - 52, GAP + 23, 0.32)
    canvas.text(str(facts["deck"]), GAP + width - 38, GAP + 28, 14)


def draw_crew(canvas: Canvas, scene: Scene, top: float, width: float) -> float:
    """Draw everybody's plate: cards in hand, broken tools, gold; roles and hands if known."""
    facts: MineFacts = scene.public
    everything = scene.viewer == TRUTH

    def fill(seat: int, left: float, x: float, y: float) -> None:
        canvas.piece("back", (), x + 8, y, 0.3)
        canvas.text(str(facts["hands"][seat]), x + 20, y + 5, 14)
        for index, broken in enumerate(facts["broken"][seat]):
            canvas.piece("tool", [broken["tool"], "broken"], x + 52 + index * 26, y, 0.64)
        role = facts["dwarves"][seat] if facts["dwarves"] else None
        dwarf: DwarfFacts | None = scene.private[seat] if everything else None
        if dwarf:
            role = dwarf["role"] or role
        draw_role(canvas, role, x + 134, y)
        gold = dwarf["nuggets"] if dwarf else None
        if facts["totals"]:
            gold = facts["totals"][seat]
        if gold is not None:
            canvas.piece("nugget", (), x + 168, y, 0.7)
            canvas.text(str(gold), x + 180, y + 5, 14)
        if dwarf:
            for index, card in enumerate(dwarf["hand"]):
                canvas.piece("card", card_words(card), left + 26 + index * 29, y + 36, HAND)

    room = 200 if everything or facts["totals"] else 150
    return draw_seats(canvas, scene, top, width, room, fill, below=42 if everything else 0)


def draw_role(canvas: Canvas, role: Role | None, x: float, y: float, scale: float = 1.1) -> None:
    """Draw a dwarf that shows its role, if it is known."""
    if role:
        words = ["grim"] if role == "saboteur" else ["lamp"]
        canvas.piece("dwarf", words, x, y + 14 * scale, scale, hat=ROLE_HATS[role], letter="")


def draw_own(canvas: Canvas, own: DwarfFacts, top: float, width: float) -> float:
    """Draw the viewer's role, hand and gold."""
    hand, gold = own["hand"], own["gold"]
    cards: list[tuple[str, list[str], dict[str, int]]] = [
        ("card", card_words(card), {}) for card in hand
    ]
    cards += [("gold", [f"worth-{worth}"], {"worth": worth}) for worth in gold]
    lead = 90
    step = min(74.0, (width - lead - 40) / max(1, len(cards)))
    left = GAP + max(lead, (width - step * len(cards)) / 2 + lead / 2)
    canvas.box(GAP, top, width, ALONG + 36, "var(--rock)", 12, stroke="var(--seam)")
    draw_role(canvas, own["role"], left - 50, top + ALONG / 2 + 18, 2.4)
    rim = palette(canvas.theme)["edge"]
    for index, (piece, words, texts) in enumerate(cards):
        x = left + step * (index + 0.5)
        canvas.box(x - 31.5, top + 18 - 1.5, 63, ALONG + 3, rim, 5)
        canvas.piece(piece, words, x, top + 18 + ALONG / 2, **texts)
    return top + ALONG + 36 + GAP
