"""What can be played here, and its rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import FromPath

from bocamina.games import GAMES
from bocamina.language import LANGUAGES
from bocamina.rulebook import guide_in, pictures_of, rules_in
from bocamina.server import catalogue
from bocamina.server.catalogue import GameFacts
from bocamina.server.problems import Refused
from bocamina.server.routes.pages import ClientFile, answer, pack
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
    "/api/games/{game:str}/rulebook/{language:str}",
    summary="Read how a game is played",
    response_description="The rules for people, as Markdown with pictures.",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def guide(game: FromPath[str], language: FromPath[str]) -> str:
    """Return how a game is played, for people; pictures are links to those of the game."""
    if game not in GAMES or language not in LANGUAGES or not guide_in(game, language):
        raise Refused("no-such-page", 404)
    return guide_in(game, language)


@get(
    "/api/games/{game:str}/pictures/{name:str}",
    summary="Get a picture of a game's rules",
    response_description="The picture, as SVG.",
    media_type="image/svg+xml",
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def rules_picture(
    request: Request[Any, Any, State], game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Return a picture of the rules, in the colours of the page that it is put into."""
    drawn = pictures_of(game).get(name) if game in GAMES else None
    if not drawn:
        raise Refused("no-such-page", 404)
    return answer(request, packed_picture(drawn), "public, max-age=3600")


@cache
def packed_picture(drawn: str) -> ClientFile:
    """Return a picture ready to send."""
    return pack(drawn.encode(), "image/svg+xml")


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
