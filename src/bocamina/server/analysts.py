"""The worker processes that analyse finished games, from a record and the claims."""

from __future__ import annotations

import os
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from bocamina.analysis.analysis import VERSION as ANALYSIS_VERSION
from bocamina.analysis.analysis import Analysis
from bocamina.analysis.insight import insight_of
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.core.record import format_record, parse_record
from bocamina.players.roster import ENTERED
from bocamina.server.bots import begin_worker, bounded
from bocamina.server.played import assertions_of
from bocamina.story.tale import Assertion

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.analysis.examining import Examination
    from bocamina.server.journal import StoredAnalysis
    from bocamina.server.played import PlayedGame
    from bocamina.story.tale import Insight

VERSION: Final = ANALYSIS_VERSION
BEGINNING_SECONDS: Final = 30  # the estimate for a whole analysis before it begins
MOST_SECONDS: Final = 20  # the timeout of one part; its process is killed after twice as many
NICER_THAN_BOTS: Final = 14  # the lowest priority
UNREAD: Final = (
    "points",
    "divisions",
    "decisions",
    "costly",
    "rounds",
    "expeditions",
    "turns",
    "lies",
)
DIGITS: Final = 4  # digits of chances as sent
DIGITS_OF_A_STEP: Final = 3


class AnalysisQuestion(msgspec.Struct, frozen=True):
    """A game to be analysed."""

    record: str
    said: list[Assertion]


def question_of(played: PlayedGame) -> str:
    """Return the question for analysing a game."""
    record = format_record(played.match.record())
    return msgspec.json.encode(AnalysisQuestion(record, assertions_of(played))).decode()


def begin_analyst(entered: Sequence[str], most_seconds: int, nicer: int) -> None:
    """Lower a worker's priority below everything else, bots included."""
    begin_worker(entered, most_seconds)
    os.nice(nicer)


def make_analyst() -> Executor:
    """Return a process to analyse games in; it starts lazily."""
    return ProcessPoolExecutor(
        1,
        mp_context=get_context("spawn"),
        initializer=begin_analyst,
        initargs=(tuple(ENTERED), MOST_SECONDS, NICER_THAN_BOTS),
    )


@lru_cache(maxsize=3)
def examination_of(question: str) -> Examination:
    """Return the examination of a game, replayed and cached."""
    # Imported lazily: the server itself computes nothing.
    from bocamina.analysis.examining import Examination

    asked = msgspec.json.decode(question, type=AnalysisQuestion)
    return Examination(parse_record(asked.record), asked.said)


def warm() -> None:
    """Import and build everything that an analysis needs."""
    from bocamina.analysis import examining  # noqa: F401


class Plan(NamedTuple):
    """The parts of an analysis, in the order in which they are best computed."""

    parts: list[str]
    refused: str = ""  # why there are none


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a game cannot be analysed."""

    refused: str = ""


def plan(question: str) -> Plan:
    """Return the parts of an analysis, or why the game is refused."""
    return bounded(lambda: planned(question))


def planned(question: str) -> Plan:
    """Look into a game."""
    from bocamina.analysis.course import NotToBeAnalysed

    try:
        return Plan(list(examination_of(question).parts))
    except NotToBeAnalysed as error:
        return Plan([], error.reason)


def compute(question: str, part: str) -> str:
    """Compute one part."""
    row = bounded(lambda: examination_of(question).compute(part))
    return msgspec.json.encode(row).decode()


def assemble(question: str, rows: Mapping[str, str]) -> str:
    """Return the analysis to send, from the parts that are done."""
    return bounded(lambda: told_of(question, rows))


def told_of(question: str, rows: Mapping[str, str]) -> str:
    """Return an analysis as it is sent."""
    read = {part: msgspec.json.decode(text) for part, text in rows.items()}
    whole = to_plain(examination_of(question).assemble(read))
    whole["divisions"] = [in_short(each) for each in whole["divisions"]]
    return msgspec.json.encode(rounded(whole)).decode()


def in_short(division: dict[str, Any]) -> dict[str, Any]:
    """Return a division as sent: in tenths of a point, with columns of zeros empty."""
    told = {name: rounded(each, DIGITS_OF_A_STEP) for name, each in division.items()}
    return {name: each if name == "step" or any(each) else [] for name, each in told.items()}


def insight_into(stored: StoredAnalysis) -> Insight | None:
    """Return the insight for a story from an analysis, once it is complete."""
    if not stored.told or not stored.job.is_whole or stored.job.version != VERSION:
        return None
    told = msgspec.json.decode(stored.told)
    # A story needs no more, and parsing the rest would block the event loop.
    unread = dict.fromkeys(UNREAD, ())
    return insight_of(from_plain(Analysis, {**told, **unread}))


def rounded(value: Any, digits: int = DIGITS) -> Any:
    """Return values rounded to the useful digits."""
    if isinstance(value, float):
        return round(value, digits)
    if isinstance(value, dict):
        return {name: rounded(each, digits) for name, each in value.items()}
    return [rounded(each, digits) for each in value] if isinstance(value, list) else value
