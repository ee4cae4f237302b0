"""Servers on which scripted games are performed, and everything that viewers get of them."""

from __future__ import annotations

import logging
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Self
from unittest.mock import patch

from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.players.phrases import phrases_of
from bocamina.server.logs import JsonFormatter
from bocamina.server.tables import carrying_out
from bocamina.server.tables.seats import Mint
from tests.server.hand_clock import HandClock
from tests.server.sites import Visitor, site_in_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bocamina.core.game import AnyGame, Facts
    from bocamina.core.match import Match
    from bocamina.core.options import Value
    from tests.server.pairs import Pair, Script
    from tests.server.sites import Site

# So long that what earlier games left behind stays still, and yet every message tells of clocks.
CLOCKING: Final = {"move_seconds": 90_000, "reserve_seconds": 50_000, "grace_seconds": 80_000}
UNEQUAL: Final = ("date",)  # headers that tell the time of day


class EndOfScript(Exception):
    """Chance is asked for more than the pair has in common."""


class ScriptedChance:
    """Brings what the script of the performance says: there is one at a time."""

    outcomes: ClassVar[list[int]] = []

    @classmethod
    def follow(cls, script: Script) -> None:
        """Follow a script from now on."""
        cls.outcomes = [number for seat, number in script.steps if seat is None][::-1]

    @classmethod
    def next_outcome(cls, _: Match) -> int:
        """Bring what comes next in the script."""
        if not cls.outcomes:
            raise EndOfScript
        return cls.outcomes.pop()


def same_secrets() -> Mint:
    """Return a mint that draws the same secrets in every run."""
    rng = Rng("mint")
    return Mint(lambda count: bytes(int(rng.below(256)) for _ in range(count)))


class LogKeeper(logging.Handler):
    """Keeps what would be logged, without the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonFormatter())
        self.lines: list[str] = []
        self.logger = logging.getLogger("bocamina")

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        record.created, record.msecs = 0.0, 0.0
        if not hasattr(record, "port"):  # every server has its own
            self.lines.append(self.format(record))

    def __enter__(self) -> Self:
        self.level_before = self.logger.level
        self.logger.addHandler(self)
        self.logger.setLevel(logging.DEBUG)
        return self

    def __exit__(self, *_: object) -> None:
        self.logger.removeHandler(self)
        self.logger.setLevel(self.level_before)


@dataclass
class Stage:
    """A server whose chance and whose clock are ours."""

    site: Site
    clock: HandClock  # time passes when the performance says so, the same in both games


@asynccontextmanager
async def stage_for(folder: Path) -> AsyncIterator[Stage]:
    """A stage for performances, one after another."""
    clock = HandClock()
    with patch.object(carrying_out, "next_outcome", ScriptedChance.next_outcome):
        async with site_in_process(folder, mint=same_secrets(), clock=clock) as (site, _):
            yield Stage(site, clock)


@dataclass
class Performance:
    """Everything that some viewers could get hold of, and how long each move took to be told."""

    seen: dict[int, list[str]] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


def moves_until_the_script_ends(script: Script) -> int:
    """Count the moves before the last step, all of whose outcomes are in the script."""
    last_move = max((n for n, (seat, _) in enumerate(script.steps) if seat is not None), default=0)
    # What chance answers to the last move might go beyond the script.
    return sum(seat is not None for seat, _ in script.steps[:last_move])


def moves_of(script: Script) -> list[tuple[int, str]]:
    """Return the moves of a script that can be performed: seats and texts."""
    steps = zip(script.steps, script.texts, strict=True)
    moves = [(seat, text) for (seat, _), text in steps if seat is not None]
    return moves[: moves_until_the_script_ends(script)]


def insider_should_see(pair: Pair, insider: int) -> bool:
    """Tell whether somebody made moves of their own that differ, and so must see a difference."""
    both = zip(moves_of(pair.one), moves_of(pair.other), strict=True)
    return any(here[0] == insider and here != there for here, there in both)


def seats_of(game: AnyGame) -> int:
    """Return how many play: some for whom there are secrets among the others."""
    return max(3, game.usual_seats)


async def answer_to(site: Site, address: str, token: str) -> tuple[int, str]:
    """Return an answer's status, and all of it but the time of day and this server's address."""
    answer = await site.get(address, token)
    headers = [f"{name}: {text}" for name, text in answer.headers.items() if name not in UNEQUAL]
    told = "\n".join([str(answer.status_code), *headers, "", answer.text])
    return answer.status_code, told.replace(site.address, "http://here")


async def perform(
    stage: Stage,
    game: AnyGame,
    pair: Pair,
    side: int,
    viewers: list[int],
    options: dict[str, Value],
) -> Performance:
    """Play one game of a pair and return everything that each of some viewers could get hold of."""
    site, script = stage.site, (pair.one, pair.other)[side]
    ScriptedChance.follow(script)
    seats = seats_of(game)
    people = await site.seat_all(
        game.name, seats, public=True, options=options, clocking=CLOCKING, hints=True
    )
    table = people[0].table
    watcher = await Visitor(site.address, table).open(since=0)
    found = Performance()
    whos = {viewer: watcher if viewer == SPECTATOR else people[viewer] for viewer in viewers}
    paths = await addresses(site, table, people[0].facts["code"])
    for viewer, who in whos.items():
        found.seen[viewer] = [(await answer_to(site, path, who.token))[1] for path in paths]
    await play(stage, game, script, [whos[viewers[0]], *people, watcher], people, found)
    tried = sorted({text for each in (pair.one, pair.other) for _, text in moves_of(each)})
    for viewer, who in whos.items():
        found.seen[viewer] += await wonder(site, who, [*pair.one.wishes, *pair.other.wishes])
        found.seen[viewer] += await consult(site, who)
        found.seen[viewer] += await pry(site, who, paths, tried)
    for person in (*people, watcher):
        await person.close()
    site.visitors.clear()
    return found


async def addresses(site: Site, table: str, code: str) -> list[str]:
    """Return everything about a table that can be asked for, its previews, and the list of them."""
    described = (await site.get("/api/openapi.json")).json()["paths"]
    about = [path for path, methods in described.items() if "get" in methods and "{table}" in path]
    found = sorted(path.replace("{table}", table) for path in about)
    path = f"/api/tables/{table}"
    further = ("?since=0", "?since=3", "/moments?viewer=-2", "/moments?viewer=1&start=-1")
    # A picture's newest name, to which any other leads, tells what it shows.
    previews = (f"/t/{code}", f"/t/{code}?l=es", f"/pictures/{code}/any.en.png")
    about = [path + each for each in (*further, "/record?game=1")]
    return [*found, *about, *previews, "/api/tables"]


async def play(
    stage: Stage,
    game: AnyGame,
    script: Script,
    told: list[Visitor],
    people: list[Visitor],
    found: Performance,
) -> None:
    """Make the moves of a script, with talk between them; the first who is told is timed."""
    moves = moves_of(script)
    for number, (seat, text) in enumerate(moves):
        stage.clock.advance(1.7)
        began = time.perf_counter()
        moved = await people[seat].move(text)
        assert moved["type"] == "accepted", moved
        await told[0].reach(moved["version"])
        found.delays.append(time.perf_counter() - began)
        for person in told:
            await person.reach(moved["version"])
        left = len(moves) - 1 - number
        if left % 10 == 0:
            # What is claimed may be true in one of the games and false in the other.
            phrase = phrases_of(game.name)[-1 - left // 10 % 3]
            said = await people[1].ask("say", phrase=phrase, about=seat)
            for person in told:
                await person.reach(said["version"])


async def wonder(site: Site, who: Visitor, wishes: list[Facts]) -> list[str]:
    """Ask of every move that was made in either game why not; the socket keeps its own answers."""
    seen = []
    for wish in wishes:
        asked = {"wish": wish, "expected": who.version}
        answer = await who.ask("explain", **asked)
        assert answer["type"] != "accepted", answer
        request = {"type": "explain", **asked}
        told = await site.post(f"/api/tables/{who.table}/requests", request, who.token)
        seen.append(f"{told.status_code} {told.text}")
    return seen


async def consult(site: Site, who: Visitor) -> list[str]:
    """Ask for all the help there is, with the decision that one has now, or without any."""
    path, seen = f"/api/tables/{who.table}/requests", []
    legal = who.legal()
    for request in (
        {"type": "census"},
        {"type": "hint", "expected": who.version},
        {"type": "coach", "on": True},
        {"type": "review", "move": legal[-1] if legal else "none", "expected": who.version + 1},
    ):
        told = await site.post(path, request, who.token)
        seen.append(f"{told.status_code} {told.text}")
    return seen


async def pry(site: Site, who: Visitor, paths: list[str], tried: list[str]) -> list[str]:
    """Try everything that a viewer could try, and return all it was told, from the first on."""
    seen = []
    # Errors, too: a move out of turn, one that cannot be read, one at the wrong time.
    for move, expected in (("nonsense", who.version), ("stay", who.version + 5), ("back", 1)):
        await who.move(move, expected)
    # And every move that was made in either game, of cards that others hold or held.
    for move in tried:
        if move not in [each["move"] for each in who.news["legal"]]:
            refused = await who.move(move)
            assert refused["type"] == "refused"
            request = {"type": "move", "move": move, "expected": who.version}
            answer = await site.post(f"/api/tables/{who.table}/requests", request, who.token)
            seen.append(f"{answer.status_code} {answer.text}")
    again = await Visitor(site.address, who.table, who.token).open(since=0)
    await again.close()
    middle = await Visitor(site.address, who.table, who.token).open(since=who.version // 2)
    await middle.close()
    for path in paths:
        status, text = await answer_to(site, path, who.token)
        seen.append(text)
        # What tells the whole truth is closed as long as the game is on.
        is_closed = any(
            word in path
            for word in ("/record", "/deal", "/claims", "/moments", "/story", "/analysis")
        )
        assert (status == 409) == is_closed, (path, status)
    seen += [text for text in who.raw if '"type":"presence"' not in text]
    return [*seen, *again.raw, *middle.raw]
