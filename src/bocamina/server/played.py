"""The games that have been played at a table, the last one included once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bocamina.server import messages as wire
from bocamina.server.problems import Refused
from bocamina.server.tables import entries as e
from bocamina.server.tables.status import Status
from bocamina.server.tables.table import Table
from bocamina.server.views import table_facts
from bocamina.story.tale import Assertion

if TYPE_CHECKING:
    from bocamina.core.match import Match
    from bocamina.server.live import LiveTable


class Claim(msgspec.Struct, frozen=True):
    """What a seat said with a ready phrase after so many steps, and whether it was so."""

    step: int
    part: int  # of the game, such as a round; 0 in one without parts
    seat: int
    phrase: str
    about: int  # the seat or thing it speaks of, -1 for none
    holds: bool | None  # None if there was no claim that the game can judge


class PlayedGame(NamedTuple):
    """A game that is over."""

    facts: wire.TableFacts  # the table when it ended
    match: Match
    claims: list[Claim]


async def played_games(live: LiveTable) -> tuple[dict[int, PlayedGame], Table]:
    """Return a table's finished games by number, and its present state, from its journal.

    Games whose rules are no longer known are not among them.
    """
    table = Table(live.table.name)
    played: dict[int, PlayedGame] = {}
    claims: list[Claim] = []
    for line in await live.house.journal.read(live.table.name):
        entry = e.parse_entry(line.text)
        if isinstance(entry, e.Started):
            claims = []
        elif isinstance(entry, e.Said) and entry.phrase and is_on(table):
            claims.append(judge(table, entry))
        was_on = is_on(table)
        table.apply(entry, line.at)
        if was_on and table.status is Status.OVER and table.match is not None:
            played[table.games] = PlayedGame(table_facts(table), table.match, claims)
    return played, table


def assertions_of(played: PlayedGame) -> list[Assertion]:
    """Return the claims in the form that stories take."""
    return [
        Assertion(each.step, each.part, each.seat, each.phrase, each.about, each.holds)
        for each in played.claims
    ]


def is_on(table: Table) -> bool:
    """Tell whether a game is being played that can be followed."""
    return table.status is Status.PLAYING and table.match is not None


def judge(table: Table, said: e.Said) -> Claim:
    """Check a claim against the truth at that moment."""
    assert table.match is not None, "a game that is on"
    about = -1 if said.about is None else said.about
    holds = table.match.game.holds(table.match.state, said.seat, said.phrase, about)
    part = table.match.game.part(table.match.state.public)
    return Claim(len(table.match.steps), part, said.seat, said.phrase, about, holds)


async def played_game(live: LiveTable, number: int) -> PlayedGame:
    """Return one of a table's finished games, whose secrets are public; 0 is the latest."""
    played, table = await played_games(live)
    wanted = number or table.games
    if wanted > table.games:
        raise Refused("no-such-game", 404, game=number)
    if wanted in played:
        return played[wanted]
    if wanted < table.games:
        raise Refused("unknown-rules", 410)
    raise Refused("not-over")
