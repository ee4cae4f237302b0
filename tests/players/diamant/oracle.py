"""A second, plain account of one expedition: recursion over single cards, for tiny decks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from math import comb, sqrt

from bocamina.players.diamant.expedition import Expedition

ROUNDING = 1e-11


@dataclass(frozen=True)
class Answer:
    """What the oracle finds at a choice."""

    leave_chance: float
    value: float
    deeper: float


@cache
def choose(cave: Expedition) -> Answer:
    """Return the boldest symmetric equilibrium."""
    n = cave.adventurers
    banked = [_banked(cave, leavers) for leavers in range(1, n + 1)]
    if cave.cards == 0:
        return Answer(1.0, banked[-1], banked[-1])
    stayed = [_deeper(_left(cave, leavers)) for leavers in range(n)]
    if n == 1:
        # A tie is a reason to stop, unless there is nothing to bank.
        stops = banked[0] > 0 and banked[0] >= stayed[0] - ROUNDING
        return Answer(float(stops), max(banked[0], stayed[0]), stayed[0])
    gains = [b - s if abs(b - s) > ROUNDING else 0.0 for b, s in zip(banked, stayed, strict=True)]
    chance = _smallest_equilibrium(gains)
    value = chance * _mean(banked, chance) + (1 - chance) * _mean(stayed, chance)
    return Answer(chance, value, stayed[0])


def best_answer(cave: Expedition, others: dict[Expedition, float]) -> float:
    """Return what one expects who answers best to others who leave with the given chances."""
    n = cave.adventurers
    banked = [_banked(cave, leavers) for leavers in range(1, n + 1)]
    if cave.cards == 0:
        return banked[-1]
    chance = others[cave] if n > 1 else 0.0
    stayed = [
        sum(
            chance_of_card * best_answer(then, others)
            for chance_of_card, then in _cards(_left(cave, leavers))
        )
        for leavers in range(n)
    ]
    return max(_mean(banked, chance), _mean(stayed, chance))


def _mean(outcomes: list[float], chance: float) -> float:
    n = len(outcomes) - 1
    return sum(
        comb(n, k) * chance**k * (1 - chance) ** (n - k) * outcome
        for k, outcome in enumerate(outcomes)
    )


def _banked(cave: Expedition, leavers: int) -> float:
    idols = 10 * cave.idols_on_path if leavers == 1 else 0
    return float(cave.loot + cave.path // leavers + idols)


def _left(cave: Expedition, leavers: int) -> Expedition:
    if leavers == 0:
        return cave
    return replace(
        cave,
        adventurers=cave.adventurers - leavers,
        path=cave.path % leavers,
        idols_on_path=0 if leavers == 1 else cave.idols_on_path,
    )


def _deeper(cave: Expedition) -> float:
    return sum(chance * choose(then).value for chance, then in _cards(cave))


def _cards(cave: Expedition) -> list[tuple[float, Expedition]]:
    """Return what one more card can lead to, a bust aside, which is worth nothing."""
    n = cave.adventurers
    found: list[Expedition] = []
    for i, value in enumerate(cave.treasures):
        rest = cave.treasures[:i] + cave.treasures[i + 1 :]
        found.append(
            replace(cave, treasures=rest, loot=cave.loot + value // n, path=cave.path + value % n)
        )
    for _ in range(cave.idols):
        if n == 1:
            found.append(replace(cave, idols=cave.idols - 1, loot=cave.loot + 10))
        else:
            found.append(replace(cave, idols=cave.idols - 1, idols_on_path=cave.idols_on_path + 1))
    for kind, count in enumerate(cave.hazards):
        if cave.met[kind] or count == 0:
            continue
        fewer = cave.hazards[:kind] + (count - 1,) + cave.hazards[kind + 1 :]
        met = cave.met[:kind] + (True,) + cave.met[kind + 1 :]
        found += [replace(cave, hazards=fewer, met=met)] * count
    return [(1 / cave.cards, then) for then in found]


def _smallest_equilibrium(gains: list[float]) -> float:
    """Find it between the turning points of a polynomial of degree three at most."""
    if gains[0] <= 0:
        return 0.0
    turns = [0.0, *_turning_points(gains), 1.0]
    for low, high in pairwise(turns):
        if _mean(gains, high) < 0:
            for _ in range(80):
                middle = (low + high) / 2
                low, high = (middle, high) if _mean(gains, middle) > 0 else (low, middle)
            return high
    return 1.0


def _turning_points(gains: list[float]) -> list[float]:
    assert len(gains) <= 4
    rises = [b - a for a, b in pairwise(gains)]
    while len(rises) < 3:
        # The same polynomial, written in one degree more.
        n = len(rises)
        rises = [
            (i * (rises[i - 1] if i else 0.0) + (n - i) * (rises[i] if i < n else 0.0)) / n
            for i in range(n + 1)
        ]
    a, b, c = rises[0] - 2 * rises[1] + rises[2], 2 * (rises[1] - rises[0]), rises[0]
    if abs(a) < 1e-15:
        roots = [-c / b] if abs(b) > 1e-15 else []
    elif b * b < 4 * a * c:
        roots = []
    else:
        roots = [(-b - sqrt(b * b - 4 * a * c)) / (2 * a), (-b + sqrt(b * b - 4 * a * c)) / (2 * a)]
    return sorted(root for root in roots if 0 < root < 1)
