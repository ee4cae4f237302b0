"""What is to be played at a table, and by which house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.notation import parse_settings
from bocamina.games import find_game
from bocamina.server.tables import entries as e
from bocamina.server.tables import events as told
from bocamina.server.tables.renewal import renew
from bocamina.server.tables.seats import Seat

if TYPE_CHECKING:
    from bocamina.server.tables.table import AnyEvent, Table


def arrange(table: Table, fact: e.Created | e.Changed, at: float) -> list[AnyEvent]:
    """Open a table, or take in other house rules, and return what there is to tell of it."""
    if isinstance(fact, e.Changed):
        settle(table, fact)
        return [told.RulesChanged(fact.settings)]
    table.created = at
    table.code, table.host, table.seed = fact.code, fact.host, fact.seed
    table.watchers, table.home = fact.watchers, fact.home
    table.latecomers = fact.latecomers
    table.game = find_game(fact.settings.partition(" ")[0])
    table.rules, table.newest = fact.rules, table.game.newest
    table.write_in(fact.rules)
    if fact.rules != table.newest:
        fact = renew(fact, table.game.rewriting(fact.rules))
    settle(table, fact)
    return []


def settle(table: Table, fact: e.Created | e.Changed) -> None:
    """Play by these house rules from now on."""
    table.settings = parse_settings(table.game, fact.settings)
    table.clocking, table.public = fact.clocking, fact.public
    table.talk, table.odds, table.hints = fact.talk, fact.odds, fact.hints
    table.about = fact.settings.partition(" ")[2]
    table.seats = table.seats[: table.settings.seats]
    table.seats += [Seat() for _ in range(table.settings.seats - len(table.seats))]
