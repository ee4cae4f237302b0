"""A finished game again: step by step from any point of view, and its deal to be checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter

from bocamina.core.game import TAKE_BACK
from bocamina.core.match import Match
from bocamina.core.record import format_record
from bocamina.core.replay import begin, follow
from bocamina.core.state import SPECTATOR
from bocamina.games import find_game
from bocamina.server import messages as wire
from bocamina.server.access import address_of
from bocamina.server.live import LiveTable
from bocamina.server.played import Claim, PlayedGame, played_game, played_games
from bocamina.server.problems import Refused
from bocamina.server.routes.refusals import REFUSALS
from bocamina.server.routes.tables import AnyHttpRequest, desk_of, enter
from bocamina.server.tables.explain import reason_why
from bocamina.server.tables.requests import WishFact, Word
from bocamina.server.views import Told, described_moves, private_part, public_part

TRUTH = -2  # all that every seat knew, and everything that happened
MOST_MOMENTS = 60

GameNumber = Annotated[int, QueryParameter(ge=0, le=10**6)]  # from 1; 0 is the last one


class Moment(msgspec.Struct, frozen=True):
    """The position after so many steps, as one viewer saw it, and what the last step told them."""

    step: int
    view: wire.ViewFacts
    events: list[msgspec.Raw]
    # The whole truth besides: what each seat knew, and what nobody did.
    privates: list[Mapping[str, Any]] | None = None
    hidden: Mapping[str, Any] | None = None
    # What the viewer could do, where that was asked for.
    legal: list[wire.LegalMove] | None = None


class Moments(msgspec.Struct, frozen=True):
    """Some positions of a finished game, and how many steps it had."""

    steps: int
    moments: list[Moment]


class PastWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that a seat might have made after so many steps, named by facts as Explain does."""

    step: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    wish: Annotated[dict[Word, WishFact], msgspec.Meta(max_length=20)]


class PickFacts(msgspec.Struct, frozen=True):
    """One choice of the dealer: what could come, how likely, and what came."""

    step: int
    outcomes: list[str]
    weights: list[int]
    came: str


class Deal(msgspec.Struct, frozen=True):
    """Everything that chance decided in a finished game, and from what it must follow."""

    commitment: str
    seed: str
    entropy: dict[str, str]
    picks: list[PickFacts]
    # How many came before, under rules that this version no longer has.
    dealt: int = 0


async def finished(request: AnyHttpRequest, table: str, game: int) -> PlayedGame:
    """Return one of a table's games that are over."""
    return await played_game(await reopen(request, table), game)


async def reopen(request: AnyHttpRequest, table: str) -> LiveTable:
    """Find a table for replaying its games, which costs more than most requests do."""
    desk = desk_of(request)
    if not desk.replays.allows(address_of(request.scope), desk.house.clock.monotonic()):
        raise Refused("too-fast", 429)
    live, _ = await enter(request, table)
    return live


def moment(match: Match, viewer: int, step: int, told: Told) -> Moment:
    """Return what a viewer saw."""
    seen = max(viewer, SPECTATOR)
    # Copied, because the match goes on to the next step before anything is sent.
    own = msgspec.to_builtins(private_part(match, seen))
    view = wire.ViewFacts(seen, public_part(match), own, list(match.turn.seats))
    if viewer != TRUTH:
        return Moment(step, view, told.to(viewer))
    state = match.state
    privates = [private_part(match, seat) or {} for seat in range(state.public.settings.seats)]
    hidden = match.game.describe_hidden(state.public, state.hidden)
    return Moment(
        step, view, told.to_all(), msgspec.to_builtins(privates), msgspec.to_builtins(hidden)
    )


def possible(match: Match, viewer: int) -> list[wire.LegalMove]:
    """Return what a seat could do at a position, except taking back."""
    if viewer not in match.turn.seats:
        return []
    moves = [move for move in match.legal(viewer) if move != TAKE_BACK]
    return described_moves(match, viewer, moves)


@get(
    "/api/tables/{table:str}/moments",
    summary="Step through a finished game",
    response_description="Some positions of the game, and how many steps it had.",
    tags=["tables"],
    responses=REFUSALS,
)
async def moments(
    request: AnyHttpRequest,
    table: FromPath[str],
    viewer: Annotated[int, QueryParameter(ge=TRUTH, le=99)] = SPECTATOR,
    start: Annotated[int, QueryParameter(ge=-1, le=10**6)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_MOMENTS)] = MOST_MOMENTS,
    legal: Annotated[bool, QueryParameter()] = False,
    game: GameNumber = 0,
) -> Moments:
    """Return positions of a finished game; a start of -1 is the last one.

    With `legal`, the first of them includes the moves that the viewer, a seat, could make there.
    """
    record = (await finished(request, table, game)).match.record()
    match = begin(find_game(record.game), record)
    steps = len(record.steps)
    if viewer >= match.state.public.settings.seats:
        raise Refused("no-such-seat", 404, seat=viewer)
    first = steps if start < 0 else start
    found: list[Moment] = []
    for step in range(min(steps, first + count - 1) + 1):
        events = follow(match, record.steps[step - 1], proven=False) if step else []
        if step >= first:
            told = moment(match, viewer, step, Told([(step, list(events))]))
            if legal and not found:
                told = msgspec.structs.replace(told, legal=possible(match, viewer))
            found.append(told)
    return Moments(steps, found)


@post(
    "/api/tables/{table:str}/moments/wishes",
    summary="Ask why a move was not allowed",
    response_description="Why it was not allowed; no problem if it was.",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def explain(
    request: AnyHttpRequest, table: FromPath[str], data: JSONBody[PastWish], game: GameNumber = 0
) -> wire.WhyNot:
    """Say why a move was not allowed at a position of a finished game."""
    record = (await finished(request, table, game)).match.record()
    match = begin(find_game(record.game), record)
    for step in record.steps[: data.step]:
        follow(match, step, proven=False)
    if data.seat >= match.state.public.settings.seats:
        raise Refused("no-such-seat", 404, seat=data.seat)
    return wire.WhyNot(reason_why(match, data.seat, data.wish))


@get(
    "/api/tables/{table:str}/deal",
    summary="Check what chance decided",
    response_description="The commitment, the seed, and every choice of the dealer.",
    tags=["tables"],
    responses=REFUSALS,
)
async def deal(request: AnyHttpRequest, table: FromPath[str], game: GameNumber = 0) -> Deal:
    """Return what chance decided in a finished game, so that anybody can check it."""
    record = (await finished(request, table, game)).match.record()
    match = begin(find_game(record.game), record)
    picks = []
    for number, step in enumerate(record.steps):
        if step.seat is None:
            chances = match.outcomes()
            picks.append(PickFacts(number, list(chances), list(chances.values()), step.text))
        follow(match, step, proven=False)
    entropy = {str(seat): text for seat, text in record.entropy.items()}
    return Deal(record.commitment, record.seed, entropy, picks, record.dealt)


@get(
    "/api/tables/{table:str}/games",
    summary="List the finished games of a table",
    response_description="The table as it was at the end of each game.",
    tags=["tables"],
    responses=REFUSALS,
)
async def games(request: AnyHttpRequest, table: FromPath[str]) -> list[wire.TableFacts]:
    """List the games of a table that are over, each with the table as it was then."""
    played, _ = await played_games(await reopen(request, table))
    return [each.facts for each in played.values()]


@get(
    "/api/tables/{table:str}/claims",
    summary="Compare claims with the truth",
    response_description="Every claim with whether it was true.",
    tags=["tables"],
    responses=REFUSALS,
)
async def claims(
    request: AnyHttpRequest, table: FromPath[str], game: GameNumber = 0
) -> list[Claim]:
    """List what was said with ready phrases in a finished game, compared with the truth."""
    return (await finished(request, table, game)).claims


@get(
    "/api/tables/{table:str}/record",
    summary="Get the record of a finished game",
    response_description="The record, as text.",
    media_type=MediaType.TEXT,
    tags=["tables"],
    responses=REFUSALS,
)
async def record(request: AnyHttpRequest, table: FromPath[str], game: GameNumber = 0) -> str:
    """Return the record of a game that is over, with its seed."""
    # While a game is under way, its record would reveal everybody's secrets.
    return format_record((await finished(request, table, game)).match.record()) + "\n"
