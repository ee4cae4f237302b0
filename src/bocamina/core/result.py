"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """What each seat reached, and the seats that won; as text, the line that records hold."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def __str__(self) -> str:
        scores = " ".join([str(score) for score in self.scores])
        winners = " ".join([str(seat) for seat in self.winners])
        return f"scores {scores} winners {winners or '-'}"

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory: 1, a part of it, or nothing."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
