"""The analysis of Saboteur: worlds sampled from beliefs, and who could have known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from bocamina.analysis.analysis import RoundBeliefs
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.analysis.saboteur_beliefs import beliefs_of_round, believed_lies, rounds_of
from bocamina.analysis.saboteur_fates import in_round, is_left_over, kind_in_mine, role_after
from bocamina.analysis.specialist import Specialist
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.games.saboteur.state import PLAY
from bocamina.players.saboteur.expert import FINISHING, SaboteurExpert
from bocamina.players.saboteur.reckoning.search import Search

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import Analysis, Decision, KeyMoment, Point
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.rows import Row
    from bocamina.core.game import AnyState

BELIEFS: Final = "beliefs"
Decided = TypeVar("Decided", "Decision", "KeyMoment")


class SaboteurSpecialist(Specialist):
    """Imagines worlds as likely as a seat could believe them, and follows all beliefs."""

    usual_seconds = 0.2

    def __init__(self, course: Replayed, seconds: float, key: str) -> None:
        super().__init__(course, seconds, key)
        self.rounds = rounds_of(course)
        self.bots: dict[int, tuple[SaboteurExpert, int]] = {}  # by seat, with the last step told
        self.searched: tuple[int, Search | None] = (-1, None)

    def parts(self) -> list[str]:
        """Beliefs come first: they are quick."""
        return [*(f"{BELIEFS} {number}" for number in self.rounds), *super().parts()]

    def compute(self, part: str) -> Row:
        """Do one part."""
        kind, _, number = part.partition(" ")
        if kind == BELIEFS:
            return to_plain(beliefs_of_round(self.course, int(number), self.rounds))
        return super().compute(part)

    def imagine(self, step: int, seat: int, rng: Rng) -> AnyState:
        """Return a world sampled from the seat's belief before a step."""
        view = self.course.view_before(step, seat)
        if view.public.phase != PLAY:
            return super().imagine(step, seat, rng)
        if self.searched[0] != step:
            self.searched = step, self.search(step, seat)
        search = self.searched[1]
        assert search is not None, "made for this step"
        return search.imagine(rng)

    def search(self, step: int, seat: int) -> Search:
        """Return the sampler of worlds for a seat before a step."""
        view = self.course.view_before(step, seat)
        bot = self.told(step, seat)
        witness = bot.look_at(view.public)
        suspicion, odds = witness.belief.saboteurs(), witness.belief.treasure()
        belief = bot.own_belief(view)
        return Search(view, belief, witness.costs, suspicion, odds, bot.ends(view), FINISHING, 0)

    def told(self, step: int, seat: int) -> SaboteurExpert:
        """Return a bot that knows what the seat was told before a step, and no more."""
        course = self.course
        bot, done = self.bots.get(seat, (None, 0))
        if bot is None or done >= step:
            bot, done = SaboteurExpert(course.game, seat, Rng(f"{self.key} {seat}")), 0
        for number in range(done, step):
            if number:
                events = course.steps[number - 1].events
                bot.notice(course.states[number].view(seat), seen_by(seat, events))
            for remark in course.remarks_after(number):
                bot.hear(remark)
        self.bots[seat] = bot, step
        return bot

    def kind_of_fate(self, first: int, last: int) -> tuple[str, dict[str, Detail]]:
        """Roles and gold are dealt, too."""
        return kind_in_mine(self.course, first, last) or super().kind_of_fate(first, last)

    def explained(self, moment: KeyMoment, points: Sequence[Point]) -> KeyMoment:
        """Return a turn of fate with what it did to the round."""
        more = in_round(self.course, moment, points)
        return replace(moment, facts={**moment.facts, **more})

    def is_foreseen(self, step: int) -> bool:
        """Tell whether somebody only took the gold that was left."""
        return is_left_over(self.course, step)

    def complete(self, analysis: Analysis, rows: Mapping[str, Row]) -> Analysis:
        """Add the beliefs, round by round."""
        names = [f"{BELIEFS} {number}" for number in self.rounds]
        found = tuple(from_plain(RoundBeliefs, rows[name]) for name in names if name in rows)
        return replace(
            analysis,
            decisions=tuple(self.with_role(each) for each in analysis.decisions),
            costly=tuple(self.with_role(each) for each in analysis.costly),
            rounds=found,
            lies=believed_lies(found),
        )

    def with_role(self, decided: Decided) -> Decided:
        """Return a decision, or its key moment, with the role of its seat."""
        role = role_after(self.course, decided.step - 1, decided.seat)
        return replace(decided, facts={**decided.facts, "role": role})


SPECIALIST: Final = SaboteurSpecialist
