"""Gems of an expedition: the result of leaving one card earlier or later, and the luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.analysis.analysis import ExpeditionAccount
from bocamina.core.turn import CHANCE
from bocamina.games.diamant.components import CARD_NAMES, FIRST_HAZARD, IDOL_CARD, VALUES
from bocamina.games.diamant.events import (
    ChoicesRevealed,
    ExpeditionBegan,
    ExpeditionFled,
    TreasureBanked,
)
from bocamina.games.diamant.moves import STAY
from bocamina.parts import has_part

if TYPE_CHECKING:
    from bocamina.advice.advice import Detail
    from bocamina.analysis.course import Replayed
    from bocamina.core.game import AnyState
    from bocamina.games.diamant.state import Cave


SOLVER_SECONDS: Final = 0.1
DIGITS: Final = 3


def expeditions_of(course: Replayed) -> dict[int, tuple[int, int]]:
    """Return by expedition its first step and its last."""
    found: dict[int, tuple[int, int]] = {}
    number = 0
    for step, taken in enumerate(course.steps, 1):
        for event in taken.events:
            if isinstance(event, ExpeditionBegan):
                number = event.expedition
        if number:
            found[number] = (found.get(number, (step, step))[0], step)
    return found


def one_card_off(course: Replayed, step: int, shown: int) -> dict[str, Detail]:
    """Return the gems that a seat would have had by leaving a card earlier or later.

    `now` is what leaving at this moment brought, or would have brought.
    """
    seat = course.steps[step - 1].seat
    assert seat is not None, "a step of a seat"
    found: dict[str, Detail] = {"now": banked_by_leaving(course, seat, shown)}
    earlier = last_shown(course, shown)
    if earlier and course.states[asked_before(course, earlier)].public.inside[seat]:
        found["earlier"] = banked_by_leaving(course, seat, earlier)
    later = banked_a_card_later(course, seat, shown)
    if later is not None:
        found["later"] = later
    return found


def asked_before(course: Replayed, shown: int) -> int:
    """Return after which step all were asked whose choices a step shows."""
    step = shown - 1
    while course.states[step].public.chosen:
        step -= 1
    return step


def last_shown(course: Replayed, shown: int) -> int:
    """Return the step that showed the choices before these, in the same expedition, or 0."""
    for step in range(asked_before(course, shown), 0, -1):
        events = course.steps[step - 1].events
        if any(isinstance(each, (ExpeditionFled, ExpeditionBegan)) for each in events):
            return 0
        if any(isinstance(each, ChoicesRevealed) for each in events):
            return step
    return 0


def choices_at(course: Replayed, shown: int) -> dict[int, int]:
    """Return what everybody chose at a step that showed it."""
    start = asked_before(course, shown)
    chosen = {}
    for taken in course.steps[start:shown]:
        if taken.seat is not None and taken.move >= 0:
            chosen[taken.seat] = taken.move
    return chosen


def gems_of(course: Replayed, state: AnyState, choices: dict[int, int], seat: int) -> int:
    """Return what a seat banks when choices are shown."""
    log: list[object] = []
    for each, choice in choices.items():
        course.game.play(state, each, choice, log)  # type: ignore[arg-type]
    return sum(each.gems for each in log if isinstance(each, TreasureBanked) and each.seat == seat)


def banked_by_leaving(course: Replayed, seat: int, shown: int) -> int:
    """Return what a seat would have banked by leaving with all it had, the others as they did."""
    state = course.states[asked_before(course, shown)].copy()
    choices = {**choices_at(course, shown), seat: int(state.public.inside[seat])}
    return gems_of(course, state, choices, seat)


def banked_a_card_later(course: Replayed, seat: int, shown: int) -> int | None:
    """Return what a seat would have banked by leaving after the next card; None if none came."""
    if shown >= len(course.steps) or not course.steps[shown].is_chance:
        return None
    state = course.states[asked_before(course, shown)].copy()
    number = int(state.public.expedition)
    choices = {**choices_at(course, shown), seat: STAY}
    gems_of(course, state, choices, seat)
    if state.public.turn != CHANCE or state.public.expedition != number:
        return None
    card = int(course.game.parse_outcome(state.public, course.steps[shown].text))
    if course.states[shown].public.expedition != number:
        return None  # the others had left: nobody saw the next card
    course.game.resolve(state, card, None)
    if state.public.expedition != number or state.public.turn <= 0:
        return 0
    leaving = {seat: int(state.public.inside[seat])}
    following = next_shown(course, shown)
    chosen = choices_at(course, following) if following else {}
    for other, inside in enumerate(state.public.inside):
        if inside and other != seat:
            leaving[other] = min(int(inside), chosen.get(other, STAY))
    return gems_of(course, state, leaving, seat)


def next_shown(course: Replayed, shown: int) -> int:
    """Return the step that shows the next choices, or 0 where the expedition ends before."""
    for step in range(shown + 1, len(course.steps) + 1):
        events = course.steps[step - 1].events
        if any(isinstance(each, ExpeditionFled) for each in events):
            return 0
        if any(isinstance(each, ChoicesRevealed) for each in events):
            return step
    return 0


def account_of(course: Replayed, number: int) -> ExpeditionAccount:
    """Return one expedition, with its luck."""
    began, ended = expeditions_of(course)[number]
    luck = [0.0] * course.seats
    banked = [0] * course.seats
    cards, hazard = [], ""
    for step in range(began, ended + 1):
        taken = course.steps[step - 1]
        if taken.is_chance:
            cards.append(taken.text)
            add_luck(luck, course.states[step - 1].public, taken.text)
        for event in taken.events:
            if isinstance(event, ExpeditionFled):
                hazard = event.hazard
            elif isinstance(event, TreasureBanked):
                banked[event.seat] += event.gems
    return ExpeditionAccount(
        part=number,
        began=began,
        ended=ended,
        cards=tuple(cards),
        hazard=hazard,
        banked=tuple(banked),
        expected=round(expected_of(course.states[began - 1].public), DIGITS),
        luck=tuple(round(each, DIGITS) for each in luck),
    )


def add_luck(luck: list[float], cave: Cave, card: str) -> None:
    """Add to each seat inside what a card brought, less what one card brings on average."""
    worths = [gems_of_card(cave, each) for each in range(len(cave.deck))]
    mean = sum(w * count for w, count in zip(worths, cave.deck, strict=True)) / sum(cave.deck)
    came = worths[CARD_NAMES.index(card)] - mean
    for seat, inside in enumerate(cave.inside):
        luck[seat] += came * inside


def gems_of_card(cave: Cave, card: int) -> float:
    """Return what a card brings each adventurer inside, what is lost included."""
    if card >= FIRST_HAZARD:
        return -float(int(cave.carried)) if cave.has_met(card - FIRST_HAZARD) else 0.0
    if cave.idols_on and card == IDOL_CARD:
        return 0.0
    return float(VALUES[card] // int(cave.inside_total))


def expected_of(cave: Cave) -> float:
    """Return what each adventurer could expect of an expedition, if the solver is installed."""
    if not has_part("solver"):
        return 0.0
    from bocamina.players.diamant.equilibrium import adviser, rest_of

    return float(adviser(SOLVER_SECONDS).advise(rest_of(cave)).value)
