"""Why a seat may not do what it would like to; nothing here changes the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.server import messages as wire
from bocamina.server.problems import problem_of
from bocamina.server.tables.decisions import demand_part, seat_of

if TYPE_CHECKING:
    from bocamina.server.tables import requests as ask
    from bocamina.server.tables.decisions import Asker
    from bocamina.server.tables.table import Table


def explain(table: Table, request: ask.Explain, asker: Asker) -> wire.Explained:
    """Say what stands against a wish, from what the seat may know; nothing where it is legal."""
    seat = seat_of(asker)
    demand_part(table, seat)
    match = table.match
    assert match is not None
    refusal = match.why_not(seat, match.game.wished_move(match.view(seat), request.wish))
    problem = None if refusal is None else problem_of(refusal)
    return wire.Explained(request.id, table.version, problem)
