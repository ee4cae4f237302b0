"""The tables of lessons and puzzles: sent like any table, but never stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import SPECTATOR
from bocamina.server import messages as wire
from bocamina.server.tables.entries import Clocking
from bocamina.server.tables.status import Status

if TYPE_CHECKING:
    from bocamina.core.match import Match


def practice_table(
    name: str, match: Match, seats: list[wire.SeatFacts], *, is_over: bool = False
) -> wire.TableFacts:
    """Return the facts of a table for practice."""
    result = None
    if is_over:
        public = match.view(SPECTATOR).public
        result = wire.ResultFacts(list(match.game.scores(public)), list(match.game.winners(public)))
    return wire.TableFacts(
        table=name,
        code="",
        game=match.game.name,
        rules=match.game.rules_version,
        status=(Status.OVER if is_over else Status.PLAYING).value,
        seats=seats,
        options=dict(match.state.public.settings.options),
        clocking=Clocking(),
        public=False,
        talk=False,
        odds=True,
        watchers=False,
        hints=False,
        latecomers=False,
        removed=[],
        games=1,
        commitment="",
        created=0,
        result=result,
    )
