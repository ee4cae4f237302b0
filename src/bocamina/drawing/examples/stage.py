"""Animates the frames of an example: elements that stay, come and go, or travel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol
from zlib import crc32

from bocamina.drawing.canvas import Canvas, named, number
from bocamina.drawing.film import merged
from bocamina.drawing.palette import PAGE, USED, variables
from bocamina.drawing.picture import Drawing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.drawing.canvas import Spot
    from bocamina.drawing.examples.example import Example, Frame

Box = tuple[float, float, float, float]  # left, top, width, height

FIRST: Final = 1.4  # seconds that the first picture stays
BETWEEN: Final = 1.1
LAST: Final = 3.0
FADE: Final = 0.2
TICK: Final = "M-7 1l5 6 9-12"
CROSS: Final = "M-7 -7L7 7M7 -7L-7 7"


@dataclass(frozen=True)
class Traveller:
    """Something that moves from one frame to the next, drawn around 0,0.

    `way` lists a time from 0 to 1, a place and the rest of the transform; a repeated time is a
    jump. It `hides` an element that stood there before.
    """

    markup: str
    way: Sequence[tuple[float, Spot, str]]
    hides: Sequence[str] = ()
    seconds: float = 0.7


class Setting(Protocol):
    """How a game's examples are drawn."""

    def frame_of(self, example: Example) -> Box:
        """Return which part of the drawing is shown."""

    def draw(self, canvas: Canvas, example: Example, frame: Frame) -> None:
        """Draw what a frame shows."""

    def travel(
        self, canvas: Canvas, example: Example, before: Frame, after: Frame
    ) -> list[Traveller]:
        """Return the travellers between one frame and the next."""

    def place_of(self, example: Example, frame: Frame) -> Spot | None:
        """Return where the last move was made."""

    def draw_glow(self, canvas: Canvas, example: Example, place: str) -> None:
        """Mark a place that matters."""


@dataclass(frozen=True)
class Times:
    """When each picture begins and ends, in seconds."""

    begins: Sequence[float]
    ends: Sequence[float]

    @property
    def whole(self) -> float:
        """The total duration."""
        return self.ends[-1]

    def at(self, second: float) -> str:
        """Return a moment as a fraction of the total."""
        return f"{max(0.0, min(100.0, 100 * second / self.whole)):.2f}%"


def perform(example: Example, setting: Setting) -> Drawing:
    """Draw an example; with reduced motion, and in print, it shows the end."""
    if example.whole:
        example = replace(example, frames=eventful(example, setting))
    defs: dict[str, str] = {}
    shots = []
    for frame in example.frames[-1:] if example.still else example.frames:
        canvas = Canvas(example.game, PAGE, defs)
        setting.draw(canvas, example, frame)
        for place in example.glow:
            setting.draw_glow(canvas, example, place)
        if frame is example.frames[-1]:
            draw_verdict(canvas, setting.place_of(example, frame), example, frame)
        shots.append(canvas.drawn)
    box = setting.frame_of(example)
    if len(shots) == 1:
        return document("".join(shots[0]), "", defs, box)
    scratch = Canvas(example.game, PAGE, defs)
    travels = [
        setting.travel(scratch, example, before, after)
        for before, after in zip(example.frames, example.frames[1:], strict=False)
    ]
    markup, style = animated(shots, travels, times_of(travels))
    return document(markup, style, defs, box)


def eventful(example: Example, setting: Setting) -> list[Frame]:
    """Return the pictures of a whole game with travellers; the others pass quickly."""
    beside = Canvas(example.game, PAGE)
    kept = list(example.frames[:1])
    for frame in example.frames[1:]:
        if setting.travel(beside, example, kept[-1], frame):
            kept.append(frame)
        else:
            kept[-1] = replace(kept[-1], scene=frame.scene)
    return kept


def times_of(travels: Sequence[Sequence[Traveller]]) -> Times:
    """Return when each picture begins and ends; between them things travel."""
    begins, ends = [0.0], [FIRST]
    for travellers in travels:
        begins.append(ends[-1] + max([FADE, *(each.seconds for each in travellers)]))
        ends.append(begins[-1] + BETWEEN)
    ends[-1] = begins[-1] + LAST
    return Times(begins, ends)


def animated(
    shots: Sequence[Sequence[str]], travels: Sequence[Sequence[Traveller]], times: Times
) -> tuple[str, str]:
    """Return the elements of all pictures, and the style that shows each at its time."""
    rules: dict[str, str] = {}
    parts = []
    last = len(shots)
    for first, end, markup in merged(shots):
        if (first, end) == (0, last):
            parts.append(markup)
            continue
        hidden = end < last and any(markup in each.hides for each in travels[end - 1])
        steps = []
        if first:
            steps += [("0%", 0), (times.at(times.begins[first] - FADE), 0)]
            steps.append((times.at(times.begins[first]), 1))
        else:
            steps.append(("0%", 1))
        if end < last:
            gone = times.ends[end - 1] if hidden else times.begins[end] - FADE
            steps += [(times.at(gone), 1), (times.at(gone + (0.01 if hidden else FADE)), 0)]
        frames = "".join(f"{when}{{opacity:{seen}}}" for when, seen in steps)
        name = keep(rules, frames)
        unseen = "" if end == last else ' opacity="0"'
        parts.append(f'<g class="{name}"{unseen}>{markup}</g>')
    for index, travellers in enumerate(travels):
        for each in travellers:
            start, end_of = times.ends[index], times.begins[index + 1]
            name = keep(rules, journey(each, start, end_of, times))
            parts.append(f'<g class="{name}" opacity="0">{each.markup}</g>')
    timing = f"{number(times.whole)}s linear infinite"
    style = "".join(
        f".{name}{{animation:{name} {timing}}}@keyframes {name}{{{frames}}}"
        for name, frames in rules.items()
    )
    names = ",".join(f".{name}" for name in rules)
    calm = "@media (prefers-reduced-motion:reduce),print"
    return "".join(parts), f"{style}{calm}{{{names}{{animation:none}}}}"


def keep(rules: dict[str, str], frames: str) -> str:
    """Define keyframes under a hash of their content."""
    name = f"k{crc32(frames.encode()):08x}"
    rules[name] = frames
    return name


def journey(traveller: Traveller, start: float, end: float, times: Times) -> str:
    """Return the keyframes of something that travels, seen only while it does."""
    begin = end - traveller.seconds if traveller.seconds < end - start else start
    steps = []
    for part, (x, y), more in traveller.way:
        when = times.at(begin + part * (end - begin) * 0.999)
        steps.append((when, f"transform:translate({number(x)}px,{number(y)}px){more}"))
    first, last = steps[0], steps[-1]
    before, after = times.at(begin - 0.01), times.at(end + 0.03)
    return (
        f"0%,{before}{{opacity:0;{first[1]}}}"
        + "".join(f"{when}{{opacity:1;{how}}}" for when, how in steps)
        + f"{times.at(end)}{{opacity:1;{last[1]}}}{after},100%{{opacity:0;{last[1]}}}"
    )


def draw_verdict(canvas: Canvas, spot: Spot | None, example: Example, frame: Frame) -> None:
    """Draw a tick where the last move was made, or a cross where it was refused."""
    if spot is None or not (example.tick or frame.refused):
        return
    x, y = spot
    colour, line = ("#a3260f", CROSS) if frame.refused else ("#1c6327", TICK)
    canvas.add(
        f'<g transform="translate({number(x)} {number(y)})" stroke-linecap="round"'
        f' stroke-linejoin="round"><circle r="15" fill="{colour}" stroke="#fff" stroke-width="3"/>'
        f'<path d="{line}" fill="none" stroke="#fff" stroke-width="4.5"/></g>'
    )


def document(markup: str, style: str, defs: Mapping[str, str], box: Box) -> Drawing:
    """Return a complete SVG; standing alone, it defines the colours that a page would."""
    kept = "".join(named(name, held) for name, held in defs.items())
    left, top, width, height = (number(side) for side in box)
    # A page may give it more room than it fills.
    room = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="10"/>'
    name = f"c{crc32(room.encode()):08x}"
    kept += f'<clipPath id="{name}">{room}</clipPath>'
    markup = f'<g clip-path="url(#{name})">{markup}</g>'
    whole = kept + markup
    used = sorted(set(USED.findall(whole)))
    colours = variables()
    alone = "".join(f"--{name}:{' '.join(colours[name].split())};" for name in used)
    moving = f"<style>{style}</style>" if style else ""
    return Drawing(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}"'
        f' width="{width}" height="{height}">'
        f"<style>:root{{color-scheme:light dark;{alone}}}</style>"
        f"{moving}<defs>{kept}</defs>{markup}</svg>\n"
    )
