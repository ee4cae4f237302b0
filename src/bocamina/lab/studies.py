"""The ladder's studies of bots besides who wins, by game; most games have none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.lab.findings import alone, exploits, inference, responses
from bocamina.lab.ladder_page import describe_exploits, describe_inference, describe_rounds

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bocamina.lab.findings import Show

ROUNDS_SHARE: Final = 10  # a study plays one round for so many games
RESPONSES_PART: Final = 2  # of ten: saboteurs of nine kinds at eight sizes of tables take long


@dataclass(frozen=True)
class Means:
    """The parameters of a study, and where its results are cached."""

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
    """Return the gains of best responses to each level."""
    return describe_exploits(exploits(means.folder, means.workers, show))


def saboteur_inference(means: Means, show: Show) -> list[str]:
    """Return how well experts infer roles."""
    return describe_inference(
        inference(means.folder, means.workers, means.rounds, means.seed, show)
    )


def saboteur_alone(means: Means, show: Show) -> list[str]:
    """Return how often diggers find the treasure without saboteurs."""
    found = alone(means.folder, means.workers, means.rounds, means.seed, show)
    return describe_rounds("alone", found)


def saboteur_responses(means: Means, show: Show) -> list[str]:
    """Return the results of all kinds of saboteurs against expert diggers."""
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
