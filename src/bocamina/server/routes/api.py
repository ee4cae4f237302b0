"""Everything that programs may ask over HTTP, and how it describes itself."""

from __future__ import annotations

from typing import Any, Final

from litestar import Router, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Server, Tag
from litestar.types import ControllerRouterHandler

import bocamina
from bocamina.server import asyncapi
from bocamina.server.access import COOKIE
from bocamina.server.routes import (
    analyses,
    drills,
    games,
    glances,
    host,
    moments,
    puzzles,
    stories,
    tables,
)
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.strict import DESCRIPTION, description_alone

ABOUT: Final = (
    "Tables for Saboteur, Diamant and Racing Dwarfs. Sockets are described at `/api/asyncapi.json`,"
    " and docs/protocol.md explains how a client plays."
)
TAGS: Final = (
    Tag("games", "What can be played here, its rules and its words."),
    Tag("tables", "Tables: open, find, sit, ask, and look at what was played."),
    Tag("host", "For those who run the server."),
)
SECRETS: Final = {
    "bearer": SecurityScheme(
        "http", "The `token` that a program got with its seat.", scheme="bearer"
    ),
    "cookie": SecurityScheme(
        "apiKey",
        "The same secret as browsers keep it, where no script can read it.",
        name=COOKIE,
        security_scheme_in="cookie",
    ),
}


@get(
    "/api/asyncapi.json",
    summary="Describe the sockets",
    response_description="An AsyncAPI document.",
    sync_to_thread=False,
    tags=["games"],
    responses=REFUSALS,
)
def sockets() -> dict[str, Any]:
    """Return what clients and server say to each other over a WebSocket, as AsyncAPI 3.0."""
    return asyncapi.document()


API: Final[tuple[ControllerRouterHandler, ...]] = (
    games.games,
    games.rules,
    games.guide,
    games.rules_picture,
    games.words,
    puzzles.puzzles,
    puzzles.puzzle,
    puzzles.watch,
    puzzles.answer,
    drills.lessons,
    drills.practise,
    drills.explain,
    tables.Tables,
    tables.find_code,
    glances.glance,
    moments.moments,
    moments.explain,
    moments.deal,
    moments.games,
    moments.claims,
    moments.record,
    stories.story,
    analyses.analysis,
    analyses.ask_analysis,
    sockets,
    host.healthz,
    host.readyz,
    host.metrics,
)


def described(base: str) -> OpenAPIConfig:
    """Return how the interface is described, for a server at this path of its site."""
    return OpenAPIConfig(
        title="Bocamina",
        version=bocamina.__version__,
        description=ABOUT,
        license=License("MIT"),
        # Whoever shows no secret watches.
        security=[{}, {"bearer": []}, {"cookie": []}],
        components=Components(security_schemes=dict(SECRETS)),
        tags=list(TAGS),
        servers=[Server(url=base or "/")],
        use_handler_docstrings=True,
        openapi_router=Router(
            DESCRIPTION, route_handlers=[], include_in_schema=False, guards=[description_alone]
        ),
        render_plugins=[JsonRenderPlugin(path="/")],
    )
