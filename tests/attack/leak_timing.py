"""Whether the time until a viewer is told of a move depends on what the move secretly was."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from typing import TYPE_CHECKING, Final, TypeAlias

from tests.attack.leak_stage import moves_of

if TYPE_CHECKING:
    from tests.attack.job import Job
    from tests.server.pairs import Pair

# The game, the two moves in the order of their texts, and how much longer the first one took.
Sample: TypeAlias = tuple[str, str, str, float]

FEWEST: Final = 40  # samples that say something
MOST_DEVIATIONS: Final = 6.0  # of the sign test: one run in half a billion by chance
LEAST_SECONDS: Final = 0.001  # that a network would not drown


def sample(
    game: str, pair: Pair, one: list[float], other: list[float], viewer: int
) -> list[Sample]:
    """Return how long moves took that differ in what they were and in nothing that is told."""
    found: list[Sample] = []
    steps = zip(moves_of(pair.one), moves_of(pair.other), one, other, strict=True)
    for (seat, here), (_, there), this, that in steps:
        if here != there and seat != viewer:
            first, second, longer = min((here, there, this - that), (there, here, that - this))
            found.append((game, first, second, longer))
    return found


def compare_timing(job: Job, samples: list[Sample]) -> None:
    """Look for pairs of moves one of which takes longer again and again."""
    groups: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for game, first, second, longer in samples:
        groups[game, first, second].append(longer)
        groups[game, "any move", "the one that sorts behind it"].append(longer)
    job.put("delays compared", len(samples))
    for (game, first, second), values in groups.items():
        if len(values) < FEWEST:
            continue
        positive = sum(value > 0 for value in values)
        deviations = (positive - len(values) / 2) / (math.sqrt(len(values)) / 2)
        median = statistics.median(values)
        if abs(deviations) > MOST_DEVIATIONS and abs(median) > LEAST_SECONDS:
            what = f"the time until {first} is told in {game} differs from that of {second}"
            job.find(what, f"{median * 1000:.2f} ms, {len(values)} pairs, {deviations:.1f} sigma")
