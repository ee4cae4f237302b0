"""Read-only questions to a table: why a move is illegal, and how many pieces there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeAlias

from bocamina.core.state import SPECTATOR
from bocamina.server import messages as wire
from bocamina.server.problems import Refused, problem_of
from bocamina.server.tables.decisions import seat_of
from bocamina.server.tables.demands import demand_current, demand_part

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.core.game import AnyGame, Facts
    from bocamina.core.match import Match
    from bocamina.server.problems import Problem
    from bocamina.server.tables import requests as ask
    from bocamina.server.tables.decisions import Asker
    from bocamina.server.tables.table import Table

    Counting: TypeAlias = Callable[[Any], dict[str, tuple[int, int]]]


def explain(table: Table, request: ask.Explain, asker: Asker) -> wire.Explained:
    """Return why a wish is not legal, from what the seat may know; nothing if it is legal."""
    seat = seat_of(asker)
    demand_part(table, seat)
    demand_current(table, seat, request.expected)
    assert table.match is not None
    return wire.Explained(request.id, table.version, reason_why(table.match, seat, request.wish))


def reason_why(match: Match, seat: int, wish: Facts) -> Problem | None:
    """Return why a seat may not make the move that it wishes, if there is a reason."""
    refusal = match.why_not(seat, match.game.wished_move(match.view(seat), wish))
    return None if refusal is None else problem_of(refusal)


def count(table: Table, request: ask.Census) -> wire.Counted:
    """Return how many there are of each card or tile, and how many of them everybody has seen."""
    match = table.match
    if match is None:
        raise Refused("not-started")
    return wire.Counted(request.id, table.version, pieces_of(match))


def pieces_of(match: Match) -> dict[str, wire.PieceCount]:
    """Return how many there are of each card or tile, and how many of them everybody has seen."""
    census = census_of(match.game)
    counted = census(match.view(SPECTATOR).public) if census is not None else {}
    return {name: wire.PieceCount(total, seen) for name, (total, seen) in counted.items()}


@cache
def census_of(game: AnyGame) -> Counting | None:
    """Return the function that counts a game's pieces, if it has one."""
    module = f"{type(game).__module__.rpartition('.')[0]}.census"
    if find_spec(module) is None:
        return None
    census: Counting = import_module(module).census
    return census
