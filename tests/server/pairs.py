"""Pairs of games that differ in nothing but what one viewer may not know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bocamina.core.events import format_event, seen_by
from bocamina.core.game import TAKE_BACK, TAKE_BACK_TEXT
from bocamina.core.notation import format_view
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, Facts
    from bocamina.core.options import Value
    from bocamina.core.rng import Rng

TRIES = 6
MOST_OTHERS = 30


@dataclass
class Script:
    """What the seats and chance do, in order; chance's steps have no seat."""

    steps: list[tuple[int | None, int]] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    wishes: list[Facts] = field(default_factory=list)  # the moves, as clients are told of them


@dataclass
class Pair:
    """Two scripts that look the same to one viewer."""

    one: Script
    other: Script

    @property
    def differences(self) -> int:
        return sum(a != b for a, b in zip(self.one.texts, self.other.texts, strict=True))


def after(
    game: AnyGame, state: AnyState, viewer: int, seat: int | None, number: int
) -> tuple[AnyState, tuple[object, ...]]:
    """Carry a step out on a copy; return that, and all that the viewer gets to know of it."""
    copy = state.copy()
    events: list[Event] = []
    if seat is None:
        game.resolve(copy, number, events)
    else:
        game.play(copy, seat, number, events)
    told = tuple(format_event(event) for event in seen_by(viewer, events))
    view = copy.view(viewer)
    legal: list[int] = []
    back = False
    if viewer != SPECTATOR:
        back = game.may_take_back(view)
        if copy.public.turn > 0 and copy.public.turn >> viewer & 1:
            legal = list(game.legal_moves(view))
    return copy, (told, format_view(game, view), int(copy.public.turn), legal, back)


def make_pair(
    name: str, seats: int, viewer: int, rng: Rng, most: int, options: dict[str, Value]
) -> Pair:
    """Play two games side by side, as different as the viewer's ignorance allows."""
    game = GAMES[name]
    settings = game.settle(seats, options)
    here, there = game.setup(settings), game.setup(settings)
    pair = Pair(Script(), Script())
    parted: list[int] = []  # seats that did different things since chance's last turn
    alike = False  # once the two would part, they do the same until chance's next turn
    while len(pair.one.steps) < most:
        turn = int(here.public.turn)
        if turn == 0:
            break
        if turn < 0:
            seat, alike = None, False
            choices = [n for n, weight in enumerate(game.outcome_weights(here)) if weight]
            others = [n for n, weight in enumerate(game.outcome_weights(there)) if weight]
        else:
            acting = [s for s in range(seats) if turn >> s & 1]
            seat = acting[int(rng.below(len(acting)))]
            choices = list(game.legal_moves(here.view(seat)))
            others = list(game.legal_moves(there.view(seat)))
        rng.shuffle(choices)
        rng.shuffle(others)
        if alike:
            choices.sort()
            others = [number for number in choices if number in others]
        found = match_steps(game, (here, there), viewer, seat, (choices, others), alike)
        if found is None:
            undone = [s for s in parted if may_undo(game, (here, there), viewer, s)]
            if not undone:
                break
            seat, alike = undone[0], True
            found = TAKE_BACK, TAKE_BACK
        one, other = found
        if seat is None:
            parted.clear()
        elif one != other:
            parted.append(seat)
        elif seat in parted:
            parted.remove(seat)
        for script, state, number in ((pair.one, here, one), (pair.other, there, other)):
            script.steps.append((seat, number))
            public = state.public
            script.texts.append(
                game.format_outcome(public, number)
                if seat is None
                else TAKE_BACK_TEXT
                if number == TAKE_BACK
                else game.format_move(number)
            )
            if seat is not None and number != TAKE_BACK:
                script.wishes.append(game.describe_move(public, number))
        here, _ = after(game, here, viewer, seat, one)
        there, _ = after(game, there, viewer, seat, other)
    return pair


def may_undo(game: AnyGame, states: tuple[AnyState, AnyState], viewer: int, seat: int) -> bool:
    """Tell whether a seat could take its last move back in both games."""
    return seat != viewer and all(game.may_take_back(state.view(seat)) for state in states)


def match_steps(
    game: AnyGame,
    states: tuple[AnyState, AnyState],
    viewer: int,
    seat: int | None,
    numbers: tuple[list[int], list[int]],
    alike: bool,
) -> tuple[int, int] | None:
    """Find a step for each game that looks the same to the viewer, different ones if possible."""
    same: tuple[int, int] | None = None
    for number in numbers[0][:TRIES]:
        _, seen = after(game, states[0], viewer, seat, number)
        others = [number] if seat == viewer or alike else [*numbers[1][:MOST_OTHERS], number]
        for other in others:
            if other not in numbers[1]:
                continue
            if after(game, states[1], viewer, seat, other)[1] == seen:
                if other != number:
                    return number, other
                same = (number, other)
        if same is not None and (alike or seat == viewer):
            return same
    return same
