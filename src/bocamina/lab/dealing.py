"""Repeatable deals of an arena, with the requested roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting, IllegalOutcome
from bocamina.core.match import Match
from bocamina.core.notation import parse_assignments
from bocamina.games import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame


def open_match(game: AnyGame, seats: int, options: str, deal: str) -> Match:
    """Return a match before its first step."""
    return Match(game, game.settle(seats, parse_assignments(options)), Dealer(deal))


def deal_once(match: Match, roles: Sequence[str] = ()) -> list[Event]:
    """Resolve one outcome of chance; sides go to seats as given by `roles`, if at all."""
    public = match.state.public
    seat = match.game.given_a_side(public) if roles else -1
    if seat < 0:
        return match.resolve()
    side = match.game.sides.index(roles[seat])
    return match.resolve(match.game.format_outcome(public, side))


def check_roles(name: str, seats: int, options: str, roles: Sequence[str]) -> None:
    """Refuse roles that a game does not have, or never deals together."""
    game = find_game(name)
    for role in roles:
        if role not in game.sides:
            known = ", ".join(game.sides) or "none"
            raise BadSetting(f"a role of {name} ({known})", repr(role))
    match = open_match(game, seats, options, "roles")
    try:
        while match.turn.is_chance:
            deal_once(match, roles)
    except IllegalOutcome as error:
        told = ", ".join(roles)
        raise BadSetting(f"roles that {seats} seats of {name} can have", told) from error
