"""What a request may be answered with instead of what it asks for, as OpenAPI tells it."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from bocamina.server.problems import Problem

REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=about)
    for status, about in (
        (400, "It could not be read, or asks for what cannot be."),
        (403, "It is not for this client to ask."),
        (404, "There is no such thing."),
        (409, "The table does not allow it now."),
        (410, "The game was begun under rules of another version."),
        (413, "It is too large."),
        (429, "It was too much at once; try again in a moment."),
        (500, "The program itself failed."),
        (503, "The server stops, or its storage does not answer; try again in a moment."),
    )
}
