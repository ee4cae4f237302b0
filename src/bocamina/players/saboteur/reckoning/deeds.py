"""Classifies deeds that others see by how informative they are."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import FIRST_DEAD_END, GOALS
from bocamina.players.saboteur.reckoning.terrain import CARD_COST, FAR

if TYPE_CHECKING:
    from mypy_extensions import i64

DUG: Final = 0  # + how much it helped, five steps
DEAD_END: Final = 5  # + how much it hurt, two steps
ROCKFALL: Final = 7  # + how much it helped, three steps
LOOKED: Final = 10
PASSED: Final = 11
MENDED_OWN: Final = 12
MENDED: Final = 13  # + how suspect the other is, three steps
BROKE: Final = 16  # + how suspect the other is, three steps
BROKE_OWN: Final = 19
DEEDS: Final = 20

# The evidence of a deed depends on whether one could have dug, and on how near a goal is.
NEAR: Final = 3 * CARD_COST
STAGES: Final = 4

SOFTNESS: Final = 2.0 * CARD_COST
HARM: Final = -0.4
NO_HELP: Final = 0.15
MUCH_HELP: Final = 0.7
MUCH_HARM: Final = -1.5
SUSPECT: Final = 1.3  # times as likely a saboteur as the average
TRUSTED: Final = 0.75


def way_to_go(away: list[int], odds: list[float]) -> float:
    """Return how many cards the treasure is away, a near goal counting more than a far one."""
    total: float = 0.0
    for goal in range(GOALS):
        total += odds[goal] * math.exp(-away[goal] / SOFTNESS)
    return -SOFTNESS / CARD_COST * math.log(total + 1e-12)


def stage_of(away: list[int], broken: bool) -> i64:
    """Return the stage in which a deed is done."""
    nearest: i64 = FAR
    steps: i64
    for steps in away:
        if steps < nearest:
            nearest = steps
    stage: i64 = 1 if nearest <= NEAR else 0
    return stage + 2 if broken else stage


def sort_of_dig(laid: i64, gain: float) -> i64:
    """Sort the laying of a path card."""
    if laid >= FIRST_DEAD_END:
        return DEAD_END if gain < HARM else DEAD_END + 1
    if gain < MUCH_HARM:
        return DUG
    if gain < HARM:
        return DUG + 1
    if gain < NO_HELP:
        return DUG + 2
    return DUG + 3 if gain < MUCH_HELP else DUG + 4


def sort_of_rockfall(gain: float) -> i64:
    """Sort the burying of a path card."""
    if gain < HARM:
        return ROCKFALL
    return ROCKFALL + 1 if gain < -HARM else ROCKFALL + 2


def sort_of_taking_sides(deed: i64, suspicion: list[float], actor: i64, target: i64) -> i64:
    """Sort helping or hurting somebody by how suspect that one is among the others."""
    total: float = 0.0
    others: i64 = len(suspicion) - 1
    seat: i64 = 0
    while seat <= others:
        if seat != actor:
            total += suspicion[seat]
        seat += 1
    ratio: float = suspicion[target] * int(others) / (total + 1e-12)
    if ratio < TRUSTED:
        return deed
    return deed + 1 if ratio < SUSPECT else deed + 2


def knowing(odds: list[float], looked: i64, treasure: i64) -> list[float]:
    """Return the odds of the goals to somebody who has seen some, given where the treasure is."""
    if looked >> treasure & 1:
        return [1.0 if goal == treasure else 0.0 for goal in range(GOALS)]
    left = [0.0 if looked >> goal & 1 else odds[goal] for goal in range(GOALS)]
    total: float = left[0] + left[1] + left[2]
    if total <= 0.0:
        return odds
    return [share / total for share in left]
