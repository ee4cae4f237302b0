"""The analysis of one finished game, divided into parts that can be computed independently.

    examination = Examination(record)
    rows = {part: examination.compute(part) for part in examination.parts}
    analysis = examination.assemble(rows)

A row is plain JSON data. It depends only on the record, the claims, the seconds and the version,
all of which are in `key`: whoever computes it gets the same. An analysis that was killed resumes
with `missing(rows)`, and `assemble` accepts incomplete rows. The first part is the whole curve,
which is quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import VERSION as ADVICE_VERSION
from bocamina.advice.advising import MOST_SECONDS
from bocamina.analysis.analysis import VERSION, Analysis, Omission, Point, Subject
from bocamina.analysis.course import Replayed
from bocamina.analysis.curve import curve_of, kept_steps
from bocamina.analysis.dividing import balances_of, divide
from bocamina.analysis.moments import costly_decisions, in_facts, shortened, turns_of_fate
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.analysis.specialist import specialist_for
from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.analysis.rows import Row
    from bocamina.core.record import Record
    from bocamina.story.tale import Assertion

CURVE: Final = "curve"


class Examination:
    """The work of analysing one finished game, and its result.

    Raises NotToBeAnalysed for a record that is not finished, not proven or not known. `assertions`
    are the claims that were made aloud, which the record itself does not hold.
    """

    def __init__(
        self,
        record: Record,
        assertions: Sequence[Assertion] = (),
        seconds: float | None = None,
    ) -> None:
        if seconds is not None and not 0.0 < seconds <= MOST_SECONDS:
            raise BadSetting(f"seconds above 0 and up to {MOST_SECONDS}", repr(seconds))
        self.course = Replayed(record, assertions)
        kind = specialist_for(self.course.game)
        self.seconds = kind.usual_seconds if seconds is None else seconds
        self.key = self.course.key(VERSION, ADVICE_VERSION, self.seconds)
        self.specialist = kind(self.course, self.seconds, self.key)
        # The names of all parts of the work, in the order in which to do them.
        self.parts: tuple[str, ...] = (CURVE, *self.specialist.parts())

    def missing(self, rows: Mapping[str, Row]) -> list[str]:
        """Return the parts that are still to be done, in order."""
        return [part for part in self.parts if part not in rows]

    def compute(self, part: str) -> Row:
        """Do one part of the work, in a few tenths of a second, and return its row."""
        if part not in self.parts:
            raise BadSetting("a part of this analysis", repr(part))
        if part == CURVE:
            points = curve_of(self.course, self.specialist.valuation)
            return {"points": [to_plain(point) for point in points]}
        return self.specialist.compute(part)

    def subject(self) -> Subject:
        """Return the game and the parameters of the analysis."""
        course = self.course
        return Subject(
            key=self.key,
            game=course.game.name,
            settings=course.settings,
            seats=course.seats,
            steps=len(course.steps),
            parts=course.part_after(len(course.steps)),
            scores=course.scores,
            results=course.results,
            seconds=self.seconds,
            advice_version=ADVICE_VERSION,
        )

    def assemble(self, rows: Mapping[str, Row]) -> Analysis:
        """Return the analysis as far as the rows allow."""
        course, specialist = self.course, self.specialist
        told = rows[CURVE]["points"] if CURVE in rows else ()
        points = tuple(from_plain(Point, each) for each in told)
        decisions = specialist.decisions(rows)
        divisions = divide(course, points, specialist.plays(points, decisions), specialist.owners())
        costly = costly_decisions(course, decisions)
        analysis = Analysis(
            subject=self.subject(),
            points=points,
            divisions=divisions,
            decisions=tuple(in_facts(course, each) for each in shortened(decisions, costly)),
            costly=costly,
            fates=turns_of_fate(specialist, points, divisions, costly),
            balances=balances_of(points, divisions, decisions, costly) if points else (),
            rounds=(),
            expeditions=(),
            turns=(),
            missing=tuple(self.missing(rows)),
            omitted=Omission(len(course.steps) + 1 - len(kept_steps(course)), specialist.left_out),
        )
        return specialist.complete(analysis, rows)


def analyse(
    record: Record, assertions: Sequence[Assertion] = (), seconds: float | None = None
) -> Analysis:
    """Return the whole analysis of a finished game."""
    examination = Examination(record, assertions, seconds)
    return examination.assemble({part: examination.compute(part) for part in examination.parts})
