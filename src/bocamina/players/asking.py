"""Bots are asked here, wherever they play, so that none can answer with what nobody can use."""

from __future__ import annotations

import traceback
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Final, SupportsIndex

from bocamina.core.errors import Mismatch
from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.players.player import Player


# Those who ask are not to blame, and not to be shown.
OURS: Final = (
    "alarm",
    "asking",
    "companions",
    "guest_room",
    "questions",
    "roster",
    "seated_bots",
)
ASKING: Final = tuple(f"{name}.py:" for name in OURS)


class BadAnswer(Mismatch):
    """Something that a bot may not do or say."""


class FailedElsewhere(Exception):  # its words are `what_went_wrong` of another process
    """A bot that broke down in a process of its own, in that process's words."""


def ask_move(bot: Player, view: AnyView, moves: Sequence[int], seconds: float) -> int:
    """Return a bot's choice among some moves; the list it gets is its own, to do as it likes."""
    move = number_in(bot.choose(view, list(moves), seconds), "the number of a move")
    if move not in moves:
        raise BadAnswer("a legal move", repr(move))
    return move


def ask_remarks(bot: Player, view: AnyView) -> list[Remark]:
    """Return what a bot says to all: ready phrases of its game, in its own name."""
    said = []
    for remark in bot.speak(view):
        if not isinstance(remark, Remark):
            raise BadAnswer("a Remark", repr(remark))
        if remark.phrase not in phrases_of(bot.game.name):
            raise BadAnswer(f"a phrase of {bot.game.name}", repr(remark.phrase))
        about = number_in(remark.about, "the number of a seat or thing to speak about")
        said.append(Remark(int(view.seat), remark.phrase, about))
    return said


def number_in(answer: object, expected: str) -> int:
    """Return a whole number, of any kind: numpy's are as good."""
    if not isinstance(answer, SupportsIndex):
        raise BadAnswer(expected, repr(answer))
    return index(answer)


def what_went_wrong(error: BaseException) -> str:
    """Say in one line what a bot did, and which line of its own did it."""
    told = " ".join(str(error).split())
    if isinstance(error, BadAnswer | FailedElsewhere):
        return told
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(each.filename).name}:{each.lineno}" for each in frames]
    own = [f" ({place})" for place in places if not place.startswith(ASKING)]
    return ": ".join(filter(None, (type(error).__name__, told))) + "".join(own[-1:])
