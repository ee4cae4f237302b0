"""The queue of analyses: asked for at tables, computed in background processes."""

from __future__ import annotations

import asyncio
import logging
import math
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from bocamina.core.errors import BocaminaError
from bocamina.server.analysts import (
    BEGINNING_SECONDS,
    VERSION,
    Plan,
    Refusal,
    assemble,
    compute,
    make_analyst,
    plan,
    warm,
)
from bocamina.server.bots import BrokeDown, Thinkers
from bocamina.server.journal import AnalysisJob, AnalysisRow
from bocamina.server.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from concurrent.futures import Executor

    from bocamina.server.house import House
    from bocamina.server.journal import StoredAnalysis

log = logging.getLogger(__name__)

SLICE_SECONDS: Final = 1.0  # a slice, after which rows are stored and others get a turn
TELL_SECONDS: Final = 3.0  # of work between two published versions
HOLD_SECONDS: Final = 60.0  # the lease, longer than any slice: then a holder is presumed dead
IDLE_SECONDS: Final = 5.0  # the interval of polling for jobs from other processes
IDLE_LOOKS: Final = 120  # then an idle process is ended
MOST_FAILURES: Final = 3  # of one part
MOST_LOST: Final = 3  # parts: with that many failures a job is given up
MOST_WAITING: Final = 200
FAILURES: Final = (BrokeDown, BrokenProcessPool)
MOST_OF_ONE_HOME: Final = 20  # that wait


class PlaceInLine(NamedTuple):
    """A job's place in the queue: how many come first, and roughly how long until it is done."""

    place: int
    seconds_left: float


class AnalysisQueue:
    """Queues requested analyses, and runs as many worker processes as the host wants."""

    def __init__(self, house: House, make: Callable[[], Executor] = make_analyst) -> None:
        self.house = house
        self.store = house.journal.analyses
        self.analysts = [Thinkers(1, make) for _ in range(house.settings.analysis_workers)]
        self.news = asyncio.Event()

    @property
    def is_on(self) -> bool:
        """Whether anybody computes analyses: this process, or perhaps another."""
        return bool(self.analysts) or self.house.is_shared

    async def ask(self, table: str, game: int, home: str, question: str) -> None:
        """Put a game in the queue, unless it is there."""
        waiting = await self.store.waiting()
        if any((job.table, job.game) == (table, game) for job in waiting):
            return
        if len(waiting) >= MOST_WAITING:
            raise Refused("too-many-analyses", 503)
        if sum(job.home == home for job in waiting) >= MOST_OF_ONE_HOME:
            raise Refused("too-many-analyses", 429)
        job = AnalysisJob(
            table=table,
            game=game,
            version=VERSION,
            asked=self.house.now(),
            home=home,
            question=question,
        )
        if await self.store.ask(job):
            self.news.set()

    async def standing(self, job: AnalysisJob) -> PlaceInLine:
        """Return an open job's place in the queue."""
        waiting = await self.store.waiting()
        before = [each for each in waiting if each.asked < job.asked]
        return PlaceInLine(len(before), sum(map(seconds_left, [*before, job])))

    def warm_up(self) -> None:
        """Start a process in advance, because that takes longer than a first curve."""
        if self.analysts and not self.analysts[0].processes:
            self.house.soon(self.analysts[0].work("", warm))

    # --- Working

    async def keep_working(self) -> None:
        """Work on waiting jobs, and wait for more."""
        if not self.analysts:
            return
        while True:
            with suppress(BocaminaError):
                await self.store.renew(VERSION, self.house.now(), is_alone=not self.house.is_shared)
                break
            await self.house.clock.sleep(IDLE_SECONDS)
        await asyncio.gather(*(self._work(number) for number in range(len(self.analysts))))

    async def _work(self, number: int) -> None:
        holder = f"{self.house.process} {number}"
        idle = 0
        while True:
            try:
                now = self.house.now()
                taken = await self.store.take(holder, VERSION, now, now + HOLD_SECONDS)
                if taken is not None:
                    idle = 0
                    await self._advance(self.analysts[number], holder, taken)
                    continue
            except BocaminaError as error:
                log.warning("an analysis is held up: %s", error)
            except Exception:
                self.house.metrics.errors.add()
                log.exception("an analysis failed")
            idle += 1
            if idle == IDLE_LOOKS:
                self.analysts[number].close()
            self.news.clear()
            with suppress(TimeoutError):
                await self.house.clock.wait_for(self.news.wait(), IDLE_SECONDS)

    async def _advance(self, analysts: Thinkers, holder: str, taken: StoredAnalysis) -> None:
        """Compute some parts of a job, and store them."""
        began = self.house.clock.monotonic()
        question = taken.job.question
        parts, refused = await self._plan(analysts, question)
        rows = {row.part: row for row in taken.rows}
        changed: list[AnalysisRow] = []
        while part := next_part(parts, rows):
            failures = rows[part].failures if part in rows else 0
            try:
                text = await analysts.work("", compute, question, part)
                row = AnalysisRow(part, text, failures)
            except FAILURES:
                self.house.metrics.analysis_failures.add()
                log.exception("a part of an analysis failed", extra={"part": part})
                row = AnalysisRow(part, "", failures + 1)
            rows[part] = row
            changed.append(row)
            if not taken.job.done:
                break  # the first curve is wanted at once, and takes no longer than the start
            if self.house.clock.monotonic() - began >= SLICE_SECONDS:
                break
        spent = self.house.clock.monotonic() - began
        self.house.metrics.analysis_seconds.add(amount=spent)
        job = replace(
            taken.job,
            parts=len(parts),
            done=sum(bool(row.text) for row in rows.values()),
            spent=taken.job.spent + spent if taken.job.done else 0.0,
            is_open=next_part(parts, rows) is not None,
        )
        told = ""
        if refused:
            told = msgspec.json.encode(Refusal(refused)).decode()
        elif is_to_be_told(taken.job, job):
            told = await self._assemble(analysts, question, rows)
            job = replace(job, shown=job.done if told else job.shown)
        await self.store.store(holder, job, changed, told)

    async def _assemble(
        self, analysts: Thinkers, question: str, rows: Mapping[str, AnalysisRow]
    ) -> str:
        """Return the analysis from the rows, or nothing if that fails."""
        there = {part: row.text for part, row in rows.items() if row.text}
        try:
            return await analysts.work("", assemble, question, there)
        except FAILURES:
            self.house.metrics.analysis_failures.add()
            log.exception("an analysis cannot be told")
            return ""

    async def _plan(self, analysts: Thinkers, question: str) -> Plan:
        """Return the parts of a job; none if it is refused or keeps failing."""
        for _ in range(MOST_FAILURES):
            try:
                return await analysts.work("", plan, question)
            except FAILURES:
                self.house.metrics.analysis_failures.add()
                log.exception("an analysis cannot begin")
        return Plan([])

    def close(self) -> None:
        """End the processes."""
        for analysts in self.analysts:
            analysts.close()


def next_part(parts: Sequence[str], known: Mapping[str, AnalysisRow]) -> str | None:
    """Return what to compute next: the first that is missing, those that failed last."""
    missing = [part for part in parts if part not in known or not known[part].text]
    failures = {part: known[part].failures if part in known else 0 for part in missing}
    if sum(count >= MOST_FAILURES for count in failures.values()) >= MOST_LOST:
        return None
    left = [part for part in missing if failures[part] < MOST_FAILURES]
    return min(left, key=lambda part: failures[part], default=None)


def is_to_be_told(before: AnalysisJob, after: AnalysisJob) -> bool:
    """Tell whether to publish a new version: the first at once, later ones now and then."""
    if not before.done or not after.is_open:
        return True
    return int(after.spent / TELL_SECONDS) > int(before.spent / TELL_SECONDS)


def seconds_left(job: AnalysisJob) -> float:
    """Estimate how long a job still takes."""
    if not job.spent:
        return BEGINNING_SECONDS
    return math.ceil(job.spent / max(1, job.done - 1) * (job.parts - job.done))
