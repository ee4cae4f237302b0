"""What can be played here, and its rules."""

from __future__ import annotations

from litestar import get
from litestar.enums import MediaType
from litestar.params import FromPath

from bocamina.games import GAMES
from bocamina.language import LANGUAGES
from bocamina.rulebook import rules_in
from bocamina.server import catalogue
from bocamina.server.catalogue import GameFacts
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS


@get(
    "/api/games",
    summary="List the games",
    response_description="Every game that can be played here.",
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def games() -> list[GameFacts]:
    """List the games with their house rules, bots and phrases, in both languages."""
    return catalogue.catalogue()


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="Read the rules of a game",
    response_description="The rules, as Markdown.",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """Return a game's rules in one language, as Markdown with numbered clauses."""
    if game not in GAMES or language not in LANGUAGES:
        raise Refused("no-such-page", 404)
    return rules_in(game, language)


@get(
    "/api/words/{language:str}",
    summary="Get all messages of a language",
    response_description="The messages, as Project Fluent text.",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def words(language: FromPath[str]) -> str:
    """Return all messages in one language, as Project Fluent text."""
    if language not in LANGUAGES:
        raise Refused("no-such-page", 404)
    return catalogue.words(language)
