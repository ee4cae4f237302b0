"""Puzzles over HTTP: listed, read, watched, and answered."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from bocamina.server import puzzling
from bocamina.server.routes.drills import check_practice
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, desk_of


@get(
    "/api/puzzles",
    summary="List the puzzles",
    response_description="Every puzzle, and the one of the day.",
    tags=["games"],
    responses=REFUSALS,
)
async def puzzles(request: AnyHttpRequest) -> puzzling.PuzzleList:
    """List the puzzles of all kinds, the easy ones first, and name the one of the day."""
    return puzzling.list_puzzles(desk_of(request).house.clock.now())


@get(
    "/api/puzzles/{puzzle:str}",
    summary="Read a puzzle",
    response_description="What is asked, and where one answers.",
    tags=["games"],
    responses=REFUSALS,
)
async def puzzle(request: AnyHttpRequest, puzzle: FromPath[str]) -> puzzling.PuzzleFacts:
    """Return what a puzzle asks; `today` is the puzzle of the day. Its drill has the position."""
    if puzzle == "today":
        puzzle = puzzling.list_puzzles(desk_of(request).house.clock.now()).today
    return puzzling.tell_puzzle(puzzling.puzzle_named(puzzle))


@get(
    "/api/puzzles/{puzzle:str}/watch",
    summary="Watch the round of a puzzle",
    response_description="The round, move by move, as everybody saw and heard it.",
    sync_to_thread=True,  # the first request waits for the round to be replayed
    tags=["games"],
    responses=REFUSALS,
)
def watch(request: AnyHttpRequest, puzzle: FromPath[str]) -> puzzling.WatchedFacts:
    """Return the round that a puzzle asks about, as everybody saw and heard it."""
    check_practice(request)
    return puzzling.watched(puzzle)


@post(
    "/api/puzzles/{puzzle:str}/answers",
    summary="Answer a puzzle",
    response_description="How the answer does, and the right one once it is settled.",
    status_code=200,
    tags=["games"],
    responses=REFUSALS,
)
async def answer(
    request: AnyHttpRequest, puzzle: FromPath[str], data: JSONBody[puzzling.PuzzleAnswer]
) -> puzzling.PuzzleVerdict:
    """Judge an answer; an empty one gives up, and gets the right one."""
    check_practice(request)
    return puzzling.judge_answer(puzzling.puzzle_named(puzzle), data)
