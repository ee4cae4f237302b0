"""The analysis of any game; a game's own specialist does more."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final, cast

from bocamina.additions import module_with
from bocamina.analysis.analysis import Decision
from bocamina.analysis.judging import asked, judge
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.analysis.valuing import valuation_of, worth
from bocamina.core.game import TAKE_BACK
from bocamina.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bocamina.advice.advice import Advice, Detail
    from bocamina.analysis.analysis import Analysis, KeyMoment, Point
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.rows import Row
    from bocamina.core.game import AnyGame, AnyState

WORLDS: Final = 12  # sampled for each move, to separate its effect from what could not be known
MOST_JUDGED: Final = 600
DECISION: Final = "decision"


def specialist_for(game: AnyGame) -> type[Specialist]:
    """Return the specialist of a game."""
    own = module_with("SPECIALIST", "bocamina.analysis", game.name)
    return Specialist if own is None else cast("type[Specialist]", own.SPECIALIST)


class Specialist:
    """Analyses one finished game, part by part."""

    # About how long a core thinks about a decision: what whole games have time for.
    usual_seconds: ClassVar[float] = 0.1

    def __init__(self, course: Replayed, seconds: float, key: str) -> None:
        self.course = course
        self.seconds = seconds
        self.key = key
        self.valuation = valuation_of(course.game, key)
        judged = list(self.to_judge())
        self.judged, self.left_out = judged[:MOST_JUDGED], len(judged[MOST_JUDGED:])

    def to_judge(self) -> Iterator[int]:
        """Yield the steps that were decisions: not forced, and not taken back at once."""
        steps = self.course.steps
        for step in range(1, len(steps) + 1):
            undone = step < len(steps) and steps[step].move == TAKE_BACK
            if not undone and not self.course.is_forced(step):
                yield step

    def parts(self) -> list[str]:
        """Return the parts of the work after the curve, in the order in which to do them."""
        return [f"{DECISION} {step}" for step in self.judged]

    def compute(self, part: str) -> Row:
        """Do one part."""
        kind, _, number = part.partition(" ")
        assert kind == DECISION, "a part of this game's analysis"
        return to_plain(self.decision(int(number)))

    def decision(self, step: int) -> Decision:
        """Judge one decision."""
        advice = asked(self.course, step, self.seconds, self.key)
        return judge(
            self.course, advice, step, counted=step, play=self.play_of(step, advice), facts={}
        )

    def play_of(self, step: int, _advice: Advice) -> float:
        """Return a move's mean effect on its seat's chance, over worlds it could not rule out."""
        taken = self.course.steps[step - 1]
        seat = taken.seat
        assert seat is not None, "a step of a seat"
        game = self.course.games[step - 1]
        rng = Rng(f"{self.key} play {step}")
        total = 0.0
        for _ in range(WORLDS):
            world = self.imagine(step, seat, rng)
            total -= worth(game, self.valuation, world)[seat]
            game.play(world, seat, taken.move, None)
            total += worth(game, self.valuation, world)[seat]
        return total / WORLDS

    def imagine(self, step: int, seat: int, rng: Rng) -> AnyState:
        """Return a world that a seat could not rule out before a step."""
        return self.course.games[step - 1].imagine(self.course.view_before(step, seat), rng)

    # Turns of fate

    def kind_of_fate(self, first: int, last: int) -> tuple[str, dict[str, Detail]]:
        """Return of what kind some steps were that changed a chance, and what its words need."""
        taken = self.course.steps[last - 1]
        if taken.seat is not None:
            return "deed", {"doer_seat": taken.seat, "move": taken.text}
        return ("card" if first == last else "deal"), {"card": taken.text}

    def explained(self, moment: KeyMoment, _points: Sequence[Point]) -> KeyMoment:
        """Return a turn of fate with what only this game can say of it."""
        return moment

    def is_foreseen(self, _step: int) -> bool:
        """Tell whether everybody saw a step coming, so that it was no turn of fate."""
        return False

    # Putting it together

    def owners(self) -> dict[int, tuple[int, ...]]:
        """Return by step the seats whose own moves take effect there."""
        return {
            number: (taken.seat,)
            for number, taken in enumerate(self.course.steps, 1)
            if taken.seat is not None
        }

    def plays(
        self, _points: Sequence[Point], decisions: Sequence[Decision]
    ) -> dict[tuple[int, int], float]:
        """Return the effects of own moves by step and seat, as far as seats could know."""
        found = {(each.counted, each.seat): each.play for each in decisions}
        # A forced move is nobody's play.
        judged = set(self.judged)
        for step, taken in enumerate(self.course.steps, 1):
            if taken.seat is not None and step not in judged:
                found[step, taken.seat] = 0.0
        return found

    def decisions(self, rows: Mapping[str, Row]) -> tuple[Decision, ...]:
        """Return the decisions that were judged so far."""
        names = [f"{DECISION} {step}" for step in self.judged]
        return tuple(from_plain(Decision, rows[name]) for name in names if name in rows)

    def complete(self, analysis: Analysis, _rows: Mapping[str, Row]) -> Analysis:
        """Add what only this game has."""
        return replace(analysis)
