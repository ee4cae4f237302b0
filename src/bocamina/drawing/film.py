"""A record as pictures: some of them side by side, or all one after the other."""

from __future__ import annotations

from dataclasses import replace
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Final

from bocamina.core.replay import begin, follow, renewed
from bocamina.drawing.boards import board_of
from bocamina.drawing.canvas import Canvas, attributes, document, number
from bocamina.drawing.picture import Drawing
from bocamina.drawing.scene import Look, Scene, scene_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame
    from bocamina.core.record import Record

GAP: Final = 20
SIDE_BY_SIDE: Final = 6  # the default number of pictures
MOVING: Final = 60
LAST: Final = 4  # the duration of the last picture, relative to the others


def scenes_of(game: AnyGame, record: Record, seat: int | None, look: Look) -> list[Scene]:
    """Return the scenes of a game after each decision for a seat, or with all secrets for None."""
    record = renewed(game, record)
    match = begin(game, record)
    scenes: list[Scene] = []
    for step in (None, *record.steps):
        if step is not None:
            follow(match, step, proven=False)
        if not match.turn.is_chance:
            scene = scene_of(match.state if seat is None else match.view(seat), look)
            if not scenes or scene != scenes[-1]:
                scenes.append(scene)
    return scenes


def some(scenes: Sequence[Scene], count: int) -> list[Scene]:
    """Return so many scenes, evenly from the first to the last, all drawn on one scale."""
    last = len(scenes) - 1
    picked = sorted({round(index * last / max(1, count - 1)) for index in range(count)})
    if count == 1:
        picked = [last]
    publics = [scenes[index].public for index in picked]
    return [replace(scenes[index], film=publics) for index in picked]


def shots(scenes: Sequence[Scene], defs: dict[str, str]) -> tuple[list[list[str]], float, float]:
    """Draw scenes, element by element, and return them with the size of the largest."""
    drawn, widths, heights = [], [], []
    for scene in scenes:
        canvas = Canvas(scene.game, scene.look.theme, defs)
        width, height = board_of(scene.game)(canvas, scene)
        drawn.append(canvas.drawn)
        widths.append(width)
        heights.append(height)
    return drawn, max(widths), max(heights)


def strip(
    game: AnyGame,
    record: Record,
    seat: int | None = None,
    look: Look | None = None,
    count: int = SIDE_BY_SIDE,
    columns: int = 3,
) -> Drawing:
    """Draw some moments of a record side by side."""
    look = look or Look()
    scenes = some(scenes_of(game, record, seat, look), count)
    defs: dict[str, str] = {}
    drawn, width, height = shots(scenes, defs)
    columns = min(columns, len(scenes))
    rows = -(-len(scenes) // columns)
    page = Canvas(game.name, look.theme, defs)
    whole = columns * (width + GAP) + GAP, rows * (height + GAP) + GAP
    page.box(0, 0, *whole, "var(--night)", 16)
    for index, things in enumerate(drawn):
        x, y = GAP + index % columns * (width + GAP), GAP + index // columns * (height + GAP)
        page.open(transform=f"translate({number(x)} {number(y)})")
        page.add("".join(things))
        page.close()
        page.add(f'<circle cx="{number(x + 8)}" cy="{number(y + 8)}" r="18" fill="var(--lamp)"/>')
        page.text(str(index + 1), x + 8, y + 14, 18, "var(--on-lamp)", "middle")
    title = title_of(scenes, look)
    text = "\n".join(scene.text for scene in scenes)
    return Drawing(document(page.markup(), defs, *whole, title, text))


def animate(
    game: AnyGame,
    record: Record,
    seat: int | None = None,
    look: Look | None = None,
    count: int = MOVING,
    seconds: float = 0.8,
) -> Drawing:
    """Draw a record as an animated SVG; with reduced motion, it shows the end."""
    look = look or Look()
    scenes = some(scenes_of(game, record, seat, look), count)
    defs: dict[str, str] = {}
    drawn, width, height = shots(scenes, defs)
    page = Canvas(game.name, look.theme, defs)
    page.box(0, 0, width, height, "var(--night)", 16)
    beats = len(drawn) - 1 + LAST
    spans: dict[tuple[int, int], str] = {}  # the class by first and last picture
    for first, last, markup in merged(drawn):
        if (first, last) == (0, len(drawn)):
            page.add(markup)
            continue
        name = spans.setdefault((first, last), page.define(f"<g>{first} {last} {beats}</g>"))
        kept = {} if last == len(drawn) else {"visibility": "hidden"}
        page.add(f"<g{attributes({'class': name, **kept})}>{markup}</g>")
    for name in spans.values():
        del defs[name]  # it only lent its name
    style = "".join(
        keyframes(name, first, last, beats, len(drawn)) for (first, last), name in spans.items()
    )
    rule = ",".join(f".{name}" for name in spans.values())
    calm = f"@media (prefers-reduced-motion:reduce){{{rule}{{animation:none!important}}}}"
    timing = f"{rule}{{animation:{number(beats * seconds)}s step-end infinite}}" if rule else ""
    markup = f"<style>{timing}{style}{calm if rule else ''}</style>{page.markup()}"
    return Drawing(document(markup, defs, width, height, title_of(scenes, look), scenes[-1].text))


def merged(drawn: Sequence[Sequence[str]]) -> list[tuple[int, int, str]]:
    """Return the elements of all pictures in one order, each with the pictures that it is in."""
    things: list[list[int | str]] = [[0, 1, markup] for markup in drawn[0]]
    for index, shot in enumerate(drawn[1:], 1):
        seen = [place for place, thing in enumerate(things) if thing[1] == index]
        before = [str(things[place][2]) for place in seen]
        matcher = SequenceMatcher(None, before, shot, autojunk=False)
        at = 0  # where new elements go: after those that were already there
        moved = 0
        for kind, start, end, first, last in matcher.get_opcodes():
            if kind == "equal":
                for place in seen[start:end]:
                    things[place + moved][1] = index + 1
                at = seen[end - 1] + moved + 1
                continue
            if kind in ("delete", "replace"):
                at = seen[end - 1] + moved + 1
            new: list[list[int | str]] = [[index, index + 1, markup] for markup in shot[first:last]]
            things[at:at] = new
            moved += len(new)
            at += len(new)
    return [(int(first), int(last), str(markup)) for first, last, markup in things]


def keyframes(name: str, first: int, last: int, beats: int, pictures: int) -> str:
    """Return the style that shows an element from one picture up to another."""
    told = [(first, "visible")] if first else []
    if last < pictures:
        told.append((last, "hidden"))
    start = "hidden" if first else "visible"
    steps = "".join(f"{100 * beat / beats:.3f}%{{visibility:{seen}}}" for beat, seen in told)
    return f".{name}{{animation-name:{name}}}@keyframes {name}{{0%{{visibility:{start}}}{steps}}}"


def title_of(scenes: Sequence[Scene], look: Look) -> str:
    """Return the title of a film."""
    return look.say("drawing-film", game=look.title(scenes[0].game), count=len(scenes))
