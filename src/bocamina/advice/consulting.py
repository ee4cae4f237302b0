"""Advice asked for as plain text, so that another process can answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bocamina.advice.advising import advise, answer_of
from bocamina.advice.history import History
from bocamina.core.events import parse_event
from bocamina.core.notation import parse_view
from bocamina.games import GAMES, find_game
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from bocamina.advice.advice import Advice
    from bocamina.players.questions import Note


@dataclass(frozen=True)
class Consultation:
    """A seat's knowledge as a request: its view as text, and what it was told before."""

    game: str
    rules: int  # the edition by whose rules it is played
    view: str
    notes: list[Note]
    seconds: float


def consult(asked: Consultation) -> Advice:
    """Return advice, which is determined by the request."""
    game = find_game(asked.game, asked.rules)
    history = History()
    for note in asked.notes:
        if isinstance(note, Remark):
            history.hear(note)
        else:
            events = [parse_event(game.events, line) for line in note.events]
            history.notice(parse_view(game, note.view), events)
    return advise(parse_view(game, asked.view), history, asked.seconds)


def get_ready() -> None:
    """Import the advice of every game, so that the first request need not wait."""
    for game in GAMES:
        answer_of(game)
