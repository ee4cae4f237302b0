"""What there is to think about in the cave: the danger, the gems to come, the path, the chests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import Reason, Thought
from bocamina.games.diamant.components import EXPEDITIONS, FIRST_HAZARD, HAZARD_NAMES, VALUES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.solver import Solution

LITTLE: Final = 0.05  # too few gems to mention


def gems_of_next_card(cave: Cave) -> float:
    """Return what the next card brings each adventurer on average if nobody leaves."""
    inside = int(cave.inside_total)
    found = sum(value // inside * count for value, count in zip(VALUES, cave.deck, strict=False))
    return found / max(1, sum(cave.deck))


def lead_of(scores: Sequence[int], seat: int) -> int:
    """Return how far a seat's chest is ahead of the best of the others, or behind."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def beliefs_of(
    cave: Cave, seat: int, scores: Sequence[int], solution: Solution
) -> tuple[Thought, ...]:
    """Return beliefs about one more card, what others will do, and how the chests compare."""
    busting, cards, inside = cave.busting_cards(), sum(cave.deck), int(cave.inside_total)
    card = {
        "busting": busting,
        "cards": cards,
        "percent": round(100 * cave.danger()),
        "gems": round(gems_of_next_card(cave), 1),
        "others": inside - cave.inside[seat],
    }
    found = [Thought("one-more-card", card)]
    for hazard, name in enumerate(HAZARD_NAMES):
        if cave.has_met(hazard):
            left = cave.deck[FIRST_HAZARD + hazard]
            found.append(Thought("hazard", {"hazard": name, "left": left}))
    if inside > cave.inside[seat]:
        found.append(Thought("others-leave", {"percent": round(100 * solution.leave_chance)}))
    if len(scores) > 1:
        found.append(chests_of(cave, seat, scores))
    return tuple(found)


def chests_of(cave: Cave, seat: int, scores: Sequence[int]) -> Thought:
    """Return how the chests compare, and how many expeditions there are to change that."""
    lead, left = lead_of(scores, seat), EXPEDITIONS - int(cave.expedition)
    standing = "ahead" if lead > 0 else "behind" if lead else "level"
    return Thought(
        "lead", {"lead": lead, "standing": standing, "gems": abs(lead), "expeditions": left}
    )


@dataclass(frozen=True)
class GemWorth:
    """The gems of each number of own leavers, and their worth to the seat.

    `unit` is the worth of one more gem, at this table and at this moment. Those played
    for weigh reasons; `gains`, which the solver may know better, are what people are told.
    """

    gems: Sequence[float]
    gains: Sequence[float]
    aims: Sequence[float]
    unit: float


def reasons_of(
    cave: Cave, seat: int, scores: Sequence[int], leavers: int, scale: GemWorth
) -> tuple[Reason, ...]:
    """Return the reasons for and against a choice.

    Gems split exactly: staying has what is still to be found, and risks what is carried; leaving
    has what is carried and the path. The rest of a choice's worth is due to how the chests compare.
    """
    own, carried = cave.inside[seat], int(cave.carried)
    others, staying = int(cave.inside_total) - own, own - leavers
    busting, cards, danger = cave.busting_cards(), sum(cave.deck), cave.danger()
    path = scale.gems[own] - carried * own
    kept = (1.0 - danger) * carried
    finds, told = ((gems[0] / own - kept) * staying for gems in (scale.gems, scale.gains))
    found = []
    if staying and busting:
        risk = {"busting": busting, "cards": cards, "percent": round(100 * danger)}
        lost = danger * carried * staying * scale.unit
        found.append(Reason("danger", {**risk, "carried": carried}, -lost, leavers))
    if staying:
        kind = "finds" if busting else "no-danger"
        more = {"gems": round(max(0.0, told), 1), "others": others, "leaving": leavers}
        found.append(Reason(kind, more, finds * scale.unit, leavers))
    if leavers and path > LITTLE:
        idol = "yes" if cave.idol_lies else "no"
        facts: dict[str, int | str] = {"gems": int(cave.lying), "others": others, "idol": idol}
        found.append(Reason("path", facts, path * leavers / own * scale.unit, leavers))
    lead = lead_of(scores, seat)
    beyond = scale.aims[own] - scale.aims[0] - scale.unit * (scale.gems[own] - scale.gems[0])
    # Those ahead play safe, those behind must take risks; otherwise this reason is not given.
    if len(scores) > 1 and lead * beyond > 0:
        left = EXPEDITIONS - int(cave.expedition)
        chests = {"gems": abs(lead), "expeditions": left, "leaving": leavers}
        part = leavers / own if lead > 0 else staying / own
        kind = "ahead" if lead > 0 else "behind"
        if part:
            found.append(Reason(kind, chests, abs(beyond) * part, leavers))
    return tuple(found)
