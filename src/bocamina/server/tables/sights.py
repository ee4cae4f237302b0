"""What people at a table want to see before bots go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.events import Event


@dataclass
class Sights:
    """When something worth a pause last happened, in the table's time."""

    paused_at: float = 0.0  # what people want to look at, such as the end of a round
    staged_at: float = 0.0  # what tables play out

    def notice(self, events: Sequence[Event], at: float) -> None:
        """Take in what happened."""
        if any(event.gives_pause() for event in events):
            self.paused_at = at
        if any(event.is_staged() for event in events):
            self.staged_at = at
