"""What the ladder measures of a game's bots besides who wins, by game; most games have nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.lab.findings import alone, exploits, inference, responses
from bocamina.lab.ladder_page import describe_exploits, describe_inference, describe_rounds

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bocamina.lab.findings import Show

ROUNDS_SHARE: Final = 10  # one game in so many is played for a study
RESPONSES_PART: Final = 2  # of ten: saboteurs of nine kinds at eight sizes of tables take long


@dataclass(frozen=True)
class Means:
    """With what a study is made, and where it is kept."""

    folder: Path
    workers: int
    games: int
    seed: str

    @property
    def rounds(self) -> int:
        """How many rounds are played."""
        return max(1, self.games // ROUNDS_SHARE)


Study: TypeAlias = "Callable[[Means, Show], list[str]]"


def diamant_exploits(means: Means, show: Show) -> list[str]:
    """Tell what best answers gain against each level."""
    return describe_exploits(exploits(means.folder, means.workers, show))


def saboteur_inference(means: Means, show: Show) -> list[str]:
    """Tell how well experts know who is who."""
    return describe_inference(
        inference(means.folder, means.workers, means.rounds, means.seed, show)
    )


def saboteur_alone(means: Means, show: Show) -> list[str]:
    """Tell how often diggers find the treasure where nobody sabotages."""
    found = alone(means.folder, means.workers, means.rounds, means.seed, show)
    return describe_rounds("alone", found)


def saboteur_responses(means: Means, show: Show) -> list[str]:
    """Tell how saboteurs of all kinds do against expert diggers."""
    rounds = max(1, means.rounds * RESPONSES_PART // 10)
    found = responses(means.folder, means.workers, rounds, means.seed, show)
    return describe_rounds("responses", found)


# By game, by the name under which a study is shown and kept.
STUDIES: Final[dict[str, dict[str, Study]]] = {
    "diamant": {"diamant-exploits": diamant_exploits},
    "saboteur": {
        "saboteur-inference": saboteur_inference,
        "saboteur-alone": saboteur_alone,
        "saboteur-responses": saboteur_responses,
    },
}
