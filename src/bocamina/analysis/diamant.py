"""The analysis of Diamant: sealed choices, gems, and the luck of the deck."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import ExpeditionAccount
from bocamina.analysis.diamant_cards import account_of, expeditions_of, one_card_off
from bocamina.analysis.diamant_fates import kind_in_cave
from bocamina.analysis.judging import asked, judge, rounded
from bocamina.analysis.plain import from_plain, to_plain
from bocamina.analysis.specialist import Specialist
from bocamina.analysis.valuing import worth
from bocamina.core.game import TAKE_BACK
from bocamina.core.rng import Rng
from bocamina.games.diamant.events import ChoicesRevealed
from bocamina.games.diamant.moves import STAY, format_move

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from bocamina.advice.advice import Advice, Detail
    from bocamina.analysis.analysis import Analysis, Decision, Point
    from bocamina.analysis.course import Replayed
    from bocamina.analysis.rows import Row

DECK: Final = "deck"
TRIES: Final = 16  # of what the others may have chosen
LEAVING: Final = 0.3  # how likely others leave if the advice does not say
STAY_OR_LEAVE: Final = 2  # choices: of several adventurers some may leave


def luck_of(decision: Decision) -> str:
    """Tell what the next card did to a choice, where it contradicts the judgement: good, bad or "".

    A clear mistake may go well and the best choice badly; what the card was nobody could know.
    """
    now, later = decision.facts.get("now"), decision.facts.get("later")
    if decision.legal != STAY_OR_LEAVE or now is None or later is None or now == later:
        return ""
    went_well = (float(later) > float(now)) == (decision.move == format_move(STAY))
    if decision.is_clear and went_well:
        return "good"
    return "bad" if decision.cost == 0.0 and not went_well else ""


class DiamantSpecialist(Specialist):
    """Judges choices when they are shown, whenever they were made."""

    usual_seconds = 0.3

    def __init__(self, course: Replayed, seconds: float, key: str) -> None:
        self.shown = dict(sealed_choices(course))  # by step: when it was shown
        super().__init__(course, seconds, key)

    def to_judge(self) -> Iterator[int]:
        """Yield the choices that were shown in the end."""
        yield from sorted(self.shown)

    def parts(self) -> list[str]:
        """The deck comes after the decisions: it asks the solver once an expedition."""
        return [*super().parts(), *(f"{DECK} {number}" for number in expeditions_of(self.course))]

    def compute(self, part: str) -> Row:
        """Do one part."""
        kind, _, number = part.partition(" ")
        if kind == DECK:
            return to_plain(account_of(self.course, int(number)))
        return super().compute(part)

    def decision(self, step: int) -> Decision:
        """Judge one choice, by the victory and by the gems."""
        advice = asked(self.course, step, self.seconds, self.key)
        made = advice.prospect(self.course.steps[step - 1].move)
        most = max(advice.prospects, key=lambda each: each.gain)
        facts: dict[str, int | float | str] = {
            "gems_cost": rounded(max(0.0, most.gain - made.gain)),
            "gems_best": most.texts[0],
            **one_card_off(self.course, step, self.shown[step]),
        }
        judged = judge(
            self.course,
            advice,
            step,
            counted=self.shown[step],
            play=self.play_of(step, advice),
            facts=facts,
        )
        luck = luck_of(judged)
        return replace(judged, facts={**facts, "luck": luck}) if luck else judged

    def play_of(self, step: int, advice: Advice) -> float:
        """Return a choice's mean effect on its seat's chance, over the others' gems and choices."""
        course = self.course
        taken, shown = course.steps[step - 1], self.shown[step]
        seat = taken.seat
        assert seat is not None, "a step of a seat"
        if course.seats == 1:
            return 0.0
        before = course.states[self.asked_at(shown)]
        told = [each.facts["percent"] for each in advice.beliefs if each.kind == "others-leave"]
        leaving = float(told[0]) / 100 if told else LEAVING
        game, rng = course.games[step - 1], Rng(f"{self.key} play {step}")
        others = [each for each, inside in enumerate(before.public.inside) if inside]
        others.remove(seat)
        view = before.view(seat)
        total = 0.0
        for _ in range(TRIES):
            # Closed chests hold what the seat could believe.
            world = game.imagine(view, rng)
            total -= worth(game, self.valuation, world)[seat]
            for other in others:
                inside = int(before.public.inside[other])
                choice = sum(rng.chance() < leaving for _ in range(inside))
                game.play(world, other, choice, None)
            game.play(world, seat, taken.move, None)
            total += worth(game, self.valuation, world)[seat]
        return total / TRIES

    def asked_at(self, shown: int) -> int:
        """Return after which step all were asked whose choices a step shows."""
        step = shown - 1
        while self.course.states[step].public.chosen:
            step -= 1
        return step

    def kind_of_fate(self, first: int, last: int) -> tuple[str, dict[str, Detail]]:
        """Choices are shown together, and a card is told by what it was."""
        return kind_in_cave(self.course, first, last) or super().kind_of_fate(first, last)

    def owners(self) -> dict[int, tuple[int, ...]]:
        """All whose choices are shown at a step."""
        found: dict[int, tuple[int, ...]] = {}
        for step, shown in self.shown.items():
            seat = self.course.steps[step - 1].seat
            assert seat is not None, "a step of a seat"
            found[shown] = (*found.get(shown, ()), seat)
        return found

    def plays(
        self, points: Sequence[Point], decisions: Sequence[Decision]
    ) -> dict[tuple[int, int], float]:
        """Choices count when they are shown; before that nothing has changed."""
        found = {(each.counted, each.seat): each.play for each in decisions}
        if self.left_out:
            judged = set(self.judged)
            for step, shown in self.shown.items():
                seat = self.course.steps[step - 1].seat
                if step not in judged and seat is not None:
                    found[shown, seat] = 0.0
        return found

    def complete(self, analysis: Analysis, rows: Mapping[str, Row]) -> Analysis:
        """Add the expeditions."""
        names = [f"{DECK} {number}" for number in expeditions_of(self.course)]
        found = tuple(from_plain(ExpeditionAccount, rows[name]) for name in names if name in rows)
        return replace(analysis, expeditions=found)


SPECIALIST: Final = DiamantSpecialist


def sealed_choices(course: Replayed) -> Iterator[tuple[int, int]]:
    """Yield each choice that stood in the end, and the step at which it was shown."""
    sealed: dict[int, int] = {}
    for number, taken in enumerate(course.steps, 1):
        if taken.seat is None:
            continue
        if taken.move == TAKE_BACK:
            sealed.pop(taken.seat, None)
            continue
        sealed[taken.seat] = number
        if any(isinstance(event, ChoicesRevealed) for event in taken.events):
            for step in sealed.values():
                yield step, number
            sealed = {}
