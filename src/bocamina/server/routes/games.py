"""What can be played here, and its rules."""

from __future__ import annotations

from litestar import get
from litestar.enums import MediaType
from litestar.params import FromPath

from bocamina.games import GAMES
from bocamina.language import LANGUAGES
from bocamina.server import catalogue
from bocamina.server.catalogue import GameFacts
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS


@get("/api/games", sync_to_thread=False, tags=["games"], responses=REFUSALS)
def games() -> list[GameFacts]:
    """List the games with their house rules, bots and phrases, in both languages."""
    return catalogue.catalogue()


@get(
    "/api/games/{game:str}/rules/{language:str}",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def rules(game: FromPath[str], language: FromPath[str]) -> str:
    """Return a game's rules in one language, as Markdown with numbered clauses."""
    if game not in GAMES:
        raise Refused("no-such-page", 404)
    return catalogue.rules_in(game, language)


@get(
    "/api/words/{language:str}",
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
