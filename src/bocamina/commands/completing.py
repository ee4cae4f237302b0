"""Shell completion: games, bots, house rules, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from bocamina.games import GAMES
from bocamina.language import LANGUAGES, message_id, speaker_for

if TYPE_CHECKING:
    from bocamina.core.game import AnyGame


def complete_game(incomplete: str) -> list[tuple[str, str]]:
    """Offer the games, each with its name in the person's language."""
    say = speaker_for().say
    return [(name, say(message_id(name))) for name in GAMES if name.startswith(incomplete)]


def complete_bot(ctx: typer.Context, incomplete: str) -> list[str]:
    """Offer the bots of the named game, or of all; keep the names before a comma."""
    from bocamina.players.roster import players_of

    before, comma, begun = incomplete.rpartition(",")
    names = dict.fromkeys(name for game in games_of(ctx) for name in players_of(game))
    return [f"{before}{comma}{name}" for name in names if name.startswith(begun)]


def complete_house_rule(ctx: typer.Context, incomplete: str) -> list[str]:
    """Offer the house rules of the named game, each with its values."""
    offered = {
        f"{option.name}={str(value).lower() if isinstance(value, bool) else value}": None
        for game in games_of(ctx)
        for option in game.options
        for value in option.values
    }
    return [each for each in offered if each.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    """Offer the languages."""
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def games_of(ctx: typer.Context) -> list[AnyGame]:
    """Return the game named on the command line, or all if there is none yet."""
    # An option still without its value is left among the arguments.
    named = [GAMES[word] for word in (ctx.params.get("game"), *ctx.args) if word in GAMES]
    return named[:1] or list(GAMES.values())
