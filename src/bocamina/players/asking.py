"""The one place where bots are asked and their answers validated, wherever they play."""

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


# The callers are not to blame and not shown in error messages.
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
    """A bot's answer that is not allowed."""


class FailedElsewhere(Exception):  # formatted by `what_went_wrong` in another process
    """A bot that failed in a worker process, with that process's error message."""


def ask_move(bot: Player, view: AnyView, moves: Sequence[int], seconds: float) -> int:
    """Return a bot's choice among some moves; it gets a copy of the list and may change it."""
    move = number_in(bot.choose(view, list(moves), seconds), "the number of a move")
    if move not in moves:
        raise BadAnswer("a legal move", repr(move))
    return move


def ask_remarks(bot: Player, view: AnyView) -> list[Remark]:
    """Return a bot's remarks, checked to be phrases of its game in its own name."""
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
    """Return an integer of any type, numpy's included."""
    if not isinstance(answer, SupportsIndex):
        raise BadAnswer(expected, repr(answer))
    return index(answer)


def what_went_wrong(error: BaseException) -> str:
    """Describe a bot's error in one line, with the line of its code that raised it."""
    told = " ".join(str(error).split())
    if isinstance(error, BadAnswer | FailedElsewhere):
        return told
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(each.filename).name}:{each.lineno}" for each in frames]
    own = [f" ({place})" for place in places if not place.startswith(ASKING)]
    return ": ".join(filter(None, (type(error).__name__, told))) + "".join(own[-1:])
