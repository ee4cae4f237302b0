"""Who could have known what in a round of Saboteur, to a careful watcher and to every seat.

The watcher judges deeds and claims as the strong bots do, and knows what everybody may know. A
seat knows its role and its maps besides. Something is certain only if it follows without judging
anybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import (
    WATCHER,
    BeliefPoint,
    CheckedClaim,
    Knowable,
    RoundBeliefs,
)
from bocamina.analysis.moments import moment_of
from bocamina.analysis.value_saboteur import role_mask
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games.saboteur.claims import OF_DWARVES, OF_GOALS
from bocamina.games.saboteur.components import GOALS, ROLE_NAMES
from bocamina.games.saboteur.packed import goal_kind
from bocamina.games.saboteur.state import DRAW, PLAY
from bocamina.players.player import Remark
from bocamina.players.saboteur.maps import own_odds
from bocamina.players.saboteur.reckoning.belief import role_worlds
from bocamina.players.saboteur.strong import SaboteurStrong

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.advice.advice import Detail
    from bocamina.analysis.analysis import KeyMoment
    from bocamina.analysis.course import Replayed
    from bocamina.core.game import AnyState
    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.reckoning.belief import Belief

LIKELY: Final = 0.8
# Deeds never make anything certain: people do odd things.
DOUBT: Final = 0.02
DIGITS: Final = 4
MOST_LIES: Final = 3
BELIEVED: Final = 0.1  # how far a lie must move the odds to be mentioned


def rounds_of(course: Replayed) -> dict[int, tuple[int, int]]:
    """Return by round the steps after which its cards were played, the first and the last."""
    found: dict[int, tuple[int, int]] = {}
    for step, state in enumerate(course.states):
        mine: Mine = state.public
        if mine.phase in (PLAY, DRAW):
            number = int(mine.round)
            found[number] = (found.get(number, (step, step))[0], step)
    return found


class Watcher:
    """Takes in what everybody may know, from the first step on."""

    def __init__(self, course: Replayed) -> None:
        self.course = course
        # A bot's seat matters only for what it holds and says, and this one does neither.
        self.bot = SaboteurStrong(course.game, SPECTATOR, Rng("watcher"))

    def notice(self, step: int) -> None:
        """Take in a step."""
        events = self.course.steps[step - 1].events
        view = self.course.states[step].view(SPECTATOR)
        self.bot.notice(view, seen_by(SPECTATOR, events))

    def belief(self, step: int) -> Belief:
        """Return what everybody may believe after a step."""
        return self.bot.look_at(self.course.states[step].public).belief

    def hear(self, remark: Remark, step: int) -> tuple[str, int, float, float]:
        """Take in a claim, and return whose odds it moved, before and after."""
        of, target = subject_of(remark)
        before = self.odds(of, target, step)
        self.bot.hear(remark)
        after = self.odds(of, target, step)
        if of == "goal" and before == after:
            # A seat that has not looked at a goal is not believed.
            return "", WATCHER, 0.0, 0.0
        return of, target, round(before, DIGITS), round(after, DIGITS)

    def odds(self, of: str, target: int, step: int) -> float:
        """Return how likely a goal is the treasure, or a seat a saboteur."""
        if self.course.states[step].public.phase not in (PLAY, DRAW) or not of:
            return 0.0
        belief = self.belief(step)
        found = belief.treasure() if of == "goal" else belief.saboteurs()
        return float(found[target]) if 0 <= target < len(found) else 0.0


def subject_of(remark: Remark) -> tuple[str, int]:
    """Return what a claim is about."""
    if remark.phrase in OF_GOALS:
        return "goal", remark.about
    if remark.phrase in OF_DWARVES:
        return "seat", remark.about
    return "", WATCHER


def beliefs_of_round(
    course: Replayed, number: int, rounds: Mapping[int, tuple[int, int]]
) -> RoundBeliefs:
    """Return the beliefs in one round, step by step."""
    began, ended = rounds[number]
    watcher = Watcher(course)
    points: list[BeliefPoint] = []
    claims: list[CheckedClaim] = []
    for step in range(ended + 1):
        if step:
            watcher.notice(step)
        for told in course.said_after(step):
            moved = watcher.hear(Remark(told.seat, told.phrase, told.about), step)
            if began <= step:
                what = (told.seat, told.phrase, told.about, told.holds)
                claims.append(CheckedClaim(step, number, *what, *moved))
        if began <= step:
            points.append(point_at(course, watcher.belief(step), step))
    state = course.states[ended]
    roles = role_mask(state)
    goals = int(state.hidden.goals)
    return RoundBeliefs(
        part=number,
        began=began,
        ended=ended,
        saboteurs=tuple(seat for seat in range(course.seats) if roles >> seat & 1),
        treasure=next(goal for goal in range(GOALS) if goal_kind(goals, goal) == 0),
        beliefs=tuple(points),
        knowable=knowable(points, roles, course.seats),
        claims=tuple(claims),
        winner=winner_of(course, number),
    )


def winner_of(course: Replayed, number: int) -> str:
    """Return the side that won a round; a record may begin at a position of a later one."""
    events = [event for taken in course.steps for event in taken.events]
    last: Mine = course.states[-1].public
    _, winner = course.game.rounds(last, events)[number - int(last.round) - 1]
    return winner


def point_at(course: Replayed, belief: Belief, step: int) -> BeliefPoint:
    """Return what everybody could believe after a step."""
    state = course.states[step]
    sure = certain_of(state)
    own = [
        belief.of_seat(seat, int(dwarf.role), own_odds(dwarf)).saboteurs()
        for seat, dwarf in enumerate(state.private)
    ]
    return BeliefPoint(
        step=step,
        watcher=hedged(belief.saboteurs(), sure[-1]),
        seats=tuple(hedged(each, sure[seat]) for seat, each in enumerate(own)),
        treasure=tuple(round(float(each), DIGITS) for each in belief.treasure()),
        certain=tuple(sure),
    )


def hedged(chances: Sequence[float], sure: Sequence[int]) -> tuple[float, ...]:
    """Clamp probabilities so that none is certain unless deduced."""
    return tuple(
        float(known) if known >= 0 else round(max(DOUBT, min(1.0 - DOUBT, chance)), DIGITS)
        for chance, known in zip(chances, sure, strict=True)
    )


def certain_of(state: AnyState) -> list[tuple[int, ...]]:
    """Return what every seat, and the watcher last, can deduce by counting dwarves."""
    mine: Mine = state.public
    seats = int(mine.house_rules.seats)
    worlds, _ = role_worlds(seats, mine.house_rules.spare_is_digger)
    found = []
    for observer in (*range(seats), WATCHER):
        possible = worlds
        if observer != WATCHER:
            role = int(state.private[observer].role)
            possible = [world for world in worlds if world >> observer & 1 == role]
        told = []
        for suspect in range(seats):
            roles = {world >> suspect & 1 for world in possible}
            told.append(roles.pop() if len(roles) == 1 else -1)
        found.append(tuple(told))
    return found


def knowable(points: Sequence[BeliefPoint], roles: int, seats: int) -> tuple[Knowable, ...]:
    """Return when everybody could have known the role of each of the others."""
    found = []
    for observer in (WATCHER, *range(seats)):
        for suspect in range(seats):
            if suspect == observer:
                continue
            role = roles >> suspect & 1
            certain = [each.step for each in points if each.certain[observer][suspect] == role]
            likely = [
                each.step for each in points if right(each, observer, suspect, role) >= LIKELY
            ]
            found.append(
                Knowable(
                    observer=observer,
                    suspect=suspect,
                    role=ROLE_NAMES[role],
                    certain=certain[0] if certain else None,
                    likely=likely[0] if likely else None,
                )
            )
    return tuple(found)


def right(point: BeliefPoint, observer: int, suspect: int, role: int) -> float:
    """Return the probability that somebody gave to the truth."""
    chances = point.watcher if observer == WATCHER else point.seats[observer]
    return chances[suspect] if role else 1.0 - chances[suspect]


def believed_lies(rounds: Sequence[RoundBeliefs]) -> tuple[KeyMoment, ...]:
    """Return the lies about goals that led a careful watcher furthest astray."""
    found = []
    for told in rounds:
        for claim in told.claims:
            if claim.of != "goal" or claim.holds is not False:
                continue
            astray = claim.after - claim.before
            if claim.target == told.treasure:
                astray = -astray
            if astray >= BELIEVED:
                found.append(lie_of(claim, told, astray))
    found.sort(key=lambda each: (-each.size, each.step))
    return tuple(sorted(found[:MOST_LIES], key=lambda each: each.step))


def until(lie: CheckedClaim, told: RoundBeliefs) -> int | None:
    """Return the step at which a watcher was no longer led astray, or none before the round's end.

    That is when the odds are back where they were before the lie, or nearer to the truth.
    """
    raised = lie.after > lie.before
    for point in told.beliefs:
        odds = point.treasure[lie.target]
        if point.step > lie.step and (odds <= lie.before if raised else odds >= lie.before):
            return point.step
    return None


def lie_of(claim: CheckedClaim, told: RoundBeliefs, astray: float) -> KeyMoment:
    """Return a lie as a key moment: its effect, how long it lasted, and who won the round."""
    facts: dict[str, Detail] = {
        "number": claim.target + 1,
        "before": round(100 * claim.before),
        "after": round(100 * claim.after),
        "until": until(claim, told) or 0,
        "winner": told.winner,
    }
    return moment_of("lie", claim, claim.step, astray, facts)
