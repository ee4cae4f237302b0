"""A seat's remarks about others: it accuses, vouches and defends itself, not too often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.rng import Rng

ACCUSE: Final = "phrase-suspect"
VOUCH: Final = "phrase-trust"
DENY: Final = "saboteur-phrase-digger"
PAUSE: Final = 3  # turns of its own that a seat keeps quiet after a remark
MOST: Final = 4  # remarks of a seat in a round
DENIALS: Final = 0.7  # how likely somebody who is accused defends itself


class TableTalk:
    """What one seat has heard and said about dwarves in a round."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.accused: set[int] = set()  # by others
        self.spoken_of: set[int] = set()  # by itself
        self.remarks = 0
        self.quiet = 0  # how many turns it still keeps quiet
        self.may_deny = False

    def hear(self, remark: Remark) -> None:
        """Take in what somebody says."""
        if remark.seat == self.seat:
            self.spoken_of.add(remark.about)
        elif remark.phrase == ACCUSE:
            self.may_deny |= remark.about == self.seat and self.seat not in self.accused
            self.accused.add(remark.about)

    def say(self, guilty: Sequence[int], innocent: Sequence[int], rng: Rng) -> Sequence[Remark]:
        """Return what to say after an own turn.

        `guilty` are those it would accuse, worst first; it vouches for the `innocent` only where
        somebody has accused them.
        """
        self.quiet -= 1
        if self.quiet > 0 or self.remarks >= MOST:
            return ()
        remark = self.remark(guilty, innocent, rng)
        if remark is None:
            return ()
        self.remarks += 1
        self.quiet = PAUSE
        return (remark,)

    def remark(self, guilty: Sequence[int], innocent: Sequence[int], rng: Rng) -> Remark | None:
        """Return the remark most worth making, if any."""
        if self.may_deny:
            self.may_deny = False
            if rng.chance() < DENIALS:
                return Remark(self.seat, DENY)
        for about in guilty:
            if about not in self.spoken_of:
                return Remark(self.seat, ACCUSE, about)
        for about in innocent:
            if about in self.accused and about not in self.spoken_of:
                return Remark(self.seat, VOUCH, about)
        return None
