"""The one question, `advise`, and who answers it for each game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.additions import module_with
from bocamina.advice import any_game
from bocamina.advice.advice import hint_of
from bocamina.advice.history import History
from bocamina.core.errors import BadSetting, WrongTurn
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.core.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.advice.advice import Advice
    from bocamina.core.game import AnyView

    Advising: TypeAlias = "Callable[[AnyView, History, float, Rng], Advice]"

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
    try:
        own = module_with("answer", "bocamina.advice", game)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "bocamina":
            raise
        own = None  # it needs a part that is not installed
    answer: Advising = (own or any_game).answer
    return answer
