"""What was decided at a table is applied, and chance answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.turn import CHANCE
from bocamina.server.journal import Status
from bocamina.server.tables import entries as e

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.server.tables.seats import Chest
    from bocamina.server.tables.table import Happening, Table


def carry_out(
    table: Table, decided: Sequence[e.Entry], at: float, chest: Chest
) -> list[tuple[e.Entry, list[Happening]]]:
    """Apply what was decided and what chance answers; return all entries and what happened."""
    done: list[tuple[e.Entry, list[Happening]]] = []
    if table.notation != table.newest:
        decided = [e.Renewed(table.newest), *decided]
    for entry in decided:
        done.append((entry, table.apply(entry, at)))
    match = table.match
    if match is not None and table.status is Status.PLAYING:
        while match.state.public.turn == CHANCE:
            outcome = chest.pick(match.dealer, match.weights())
            answer = e.Stepped(None, match.game.format_outcome(match.state.public, outcome))
            done.append((answer, table.apply(answer, at)))
    return done
