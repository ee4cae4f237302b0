"""The one question, `advise`, and the one list of who answers it for each game."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from bocamina.advice.advice import hint_of
from bocamina.advice.history import History
from bocamina.core.errors import BadSetting, WrongTurn
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.core.turn import Turn
from bocamina.parts import has_part

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.advice.advice import Advice
    from bocamina.core.game import AnyView

    Advising: TypeAlias = "Callable[[AnyView, History, float, Rng], Advice]"


class Expertise(NamedTuple):
    """The module of this package with a game's own advice, and the part that it needs."""

    module: str
    part: str = ""


ANY_GAME: Final = Expertise("any_game")
EXPERTISE: Final[dict[str, Expertise]] = {
    "diamant": Expertise("diamant", "solver"),
    "racing_dwarfs": Expertise("racing_dwarfs"),
    "saboteur": Expertise("saboteur"),
}
USUAL_SECONDS: Final = 0.5
MOST_SECONDS: Final = 60


def advise(
    view: AnyView,
    history: History | None = None,
    seconds: float | None = None,
    seed: int | str = 0,
) -> Advice:
    """Return advice for a seat that has something to decide, from what it may know.

    `history` is what the seat was told before; without it, it knows what it sees. `seconds` is
    roughly the CPU time of one core; the same question with the same seed has the same answer.
    """
    public = view.public
    turn = Turn(public.turn)
    if view.seat == SPECTATOR or int(view.seat) not in turn.seats:
        raise WrongTurn("the view of a seat that has something to decide", f"turn: {turn}")
    seconds = USUAL_SECONDS if seconds is None else seconds
    if not 0.0 < seconds <= MOST_SECONDS:
        raise BadSetting(f"seconds above 0 and up to {MOST_SECONDS}", repr(seconds))
    answer = answer_of(public.settings.game.name)
    advice = answer(view.copy(), history or History(), seconds, Rng(f"advice {seed}"))
    return replace(advice, hint=hint_of(advice))


def answer_of(game: str) -> Advising:
    """Return the function that advises on a game: its own if installed, else the generic one."""
    known = EXPERTISE.get(game, ANY_GAME)
    if known.part and not has_part(known.part):
        known = ANY_GAME
    answer: Advising = import_module(f"bocamina.advice.{known.module}").answer
    return answer
