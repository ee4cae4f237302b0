"""How much each dwarf looks like a saboteur, from what everybody saw it do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.events import (
    CardDiscarded,
    CardPassed,
    DwarvesRevealed,
    PathDug,
    RockFell,
    ToolBroken,
    ToolMended,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event

DEAD_END_LAID: Final = 2.0
TUNNEL_LAID_AHEAD: Final = -0.6
TUNNEL_LAID_BEHIND: Final = 0.3
TUNNEL_BURIED: Final = 2.0
DEAD_END_BURIED: Final = -1.5
PASSED: Final = 0.1
SIDES_TAKEN: Final = 0.5  # the weight of helping or hurting somebody suspicious
BIAS_AGAINST_BREAKING: Final = 0.3
SAID: Final = 0.4  # the weight of accusing another, or trusting it
MOST: Final = 4.0


class Suspicion:
    """A number a seat: above zero looks like a saboteur, below like a digger."""

    def __init__(self, seats: int) -> None:
        self.of = [0.0] * seats
        self.farthest_east = 0
        self.heard: set[tuple[int, int]] = set()  # who has spoken of whom

    def notice(self, events: Sequence[Event]) -> None:
        """Take in what everybody saw."""
        for event in events:
            match event:
                case PathDug(seat, path, x, _):
                    self.add(seat, self.digging(path, x))
                case RockFell(seat, path, _, _):
                    self.add(seat, DEAD_END_BURIED if path.islower() else TUNNEL_BURIED)
                case ToolBroken(seat, target, _) if seat != target:
                    self.add(seat, BIAS_AGAINST_BREAKING - SIDES_TAKEN * self.of[target])
                case ToolMended(seat, target, _, _) if seat != target:
                    self.add(seat, SIDES_TAKEN * self.of[target])
                case CardPassed(seat) | CardDiscarded(seat, _):
                    self.add(seat, PASSED)
                case DwarvesRevealed():
                    self.of = [0.0] * len(self.of)
                    self.farthest_east = 0
                    self.heard.clear()
                case _:
                    pass

    def digging(self, path: str, x: int) -> float:
        """Return the suspicion added by laying a path card."""
        if path.islower():
            return DEAD_END_LAID
        if x > self.farthest_east:
            self.farthest_east = x
            return TUNNEL_LAID_AHEAD
        return TUNNEL_LAID_BEHIND

    def add(self, seat: int, amount: float) -> None:
        """Let a seat look more, or less, like a saboteur."""
        self.of[seat] = max(-MOST, min(MOST, self.of[seat] + amount))

    def hear(self, seat: int, about: int, guilty: bool) -> None:
        """Take in a remark about another; a repeated one adds nothing."""
        if 0 <= about < len(self.of) and (seat, about) not in self.heard:
            self.heard.add((seat, about))
            self.add(about, SAID if guilty else -SAID)
