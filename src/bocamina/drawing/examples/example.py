"""Reads an example and plays it: the frames before, between and after its moves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bocamina.core.errors import Unreadable
from bocamina.core.match import Match
from bocamina.core.record import FIRST_LINE, RULES, parse_record
from bocamina.core.replay import replay
from bocamina.core.state import SPECTATOR
from bocamina.drawing.palette import PAGE
from bocamina.drawing.scene import TRUTH, Look, Scene, scene_of
from bocamina.games import find_game, read_position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.record import Record, Step

EYES = {"everybody": SPECTATOR, "truth": TRUTH}


@dataclass(frozen=True)
class Frame:
    """A view at one time, and the step that led to it."""

    scene: Scene
    seat: int = SPECTATOR  # who moved, or chance
    deed: Mapping[str, Any] = field(default_factory=dict)
    refused: bool = False


@dataclass
class Example:
    """The content of an example."""

    game: str = ""
    area: tuple[str, ...] = ()
    parts: tuple[str, ...] = ("board",)
    eyes: int = SPECTATOR
    tick: bool = False
    still: bool = False
    glow: tuple[str, ...] = ()
    whole: bool = False  # whether it is a whole game
    frames: list[Frame] = field(default_factory=list)


def read_example(text: str) -> Example:
    """Read an example and play it; it is an error if the referee disagrees."""
    head, _, played = text.partition("\n\n")
    example = Example()
    steps = []
    for line in head.splitlines():
        word, _, rest = line.partition(" ")
        if word in ("area", "parts", "glow"):
            setattr(example, word, tuple(rest.split()))
        elif word in ("tick", "still"):
            setattr(example, word, True)
        elif word == "eyes":
            example.eyes = EYES[rest] if rest in EYES else int(rest)
        elif word in ("move", "choose", "chance", "refuse"):
            steps.append((word, rest))
        else:
            raise Unreadable("a line of an example", line)
    if played.startswith(FIRST_LINE):
        play_again(example, parse_record(played))
        return example
    state = read_position(played)
    match = Match.at(state.public.settings.game, state)
    example.game = match.game.name
    example.frames.append(Frame(look_at(match, example)))
    for word, rest in steps:
        example.frames.append(take(match, example, word, rest))
    return example


def play_again(example: Example, record: Record) -> None:
    """Use a record as the example: the views before each decision, and at its end."""
    example.game, example.whole = record.game, True
    led_here: tuple[int, Mapping[str, Any]] = SPECTATOR, {}

    def look(match: Match, step: Step) -> None:
        nonlocal led_here
        if step.seat is None or step.seat == RULES:
            return
        example.frames.append(Frame(look_at(match, example), *led_here))
        move = match.parse_move(step.text)
        led_here = step.seat, match.game.describe_move(match.state.public, move)

    match = replay(find_game(record.game), record, before=look)
    example.frames.append(Frame(look_at(match, example), *led_here))


def take(match: Match, example: Example, word: str, rest: str) -> Frame:
    """Take a step of an example, and return the frame after it."""
    public = match.state.public
    if word == "chance":
        match.resolve(rest)
        return Frame(look_at(match, example), deed={"does": "chance", "outcome": rest})
    if word == "choose":
        choices = rest.split()
        for place, choice in enumerate(choices):
            if choice != "-":
                match.play(place, choice)
        return Frame(look_at(match, example), deed={"does": "choose", "choices": choices})
    clause = ""
    if word == "refuse":
        clause, _, rest = rest.partition(" ")
    seat, _, text = rest.partition(" ")
    move = match.parse_move(text)
    deed = match.game.describe_move(public, move)
    refusal = match.why_not(int(seat), move)
    found = "" if refusal is None else refusal.clause
    if found != clause:
        raise Unreadable(f"{text!r} {f'refused by {clause}' if clause else 'allowed'}", found)
    if not clause:
        match.carry_out(int(seat), move)
    return Frame(look_at(match, example), int(seat), deed, refused=bool(clause))


def look_at(match: Match, example: Example) -> Scene:
    """Return the frame of the present view."""
    shown = match.state if example.eyes == TRUTH else match.view(example.eyes)
    return scene_of(shown, Look(PAGE))
