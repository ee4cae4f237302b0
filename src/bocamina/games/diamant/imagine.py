"""Full states that a viewer cannot rule out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.state import Hidden, State
from bocamina.games.diamant.state import Fist

if TYPE_CHECKING:
    from bocamina.core.rng import Rng
    from bocamina.games.diamant.rules import DiamantState, DiamantView
    from bocamina.games.diamant.state import Cave

GEMS: Final = 124


def imagine(view: DiamantView, rng: Rng) -> DiamantState:
    """Return the viewer's cave with sealed choices, and hidden chests, drawn at random."""
    cave = view.public.copy()
    fists = [imagine_fist(cave, seat, rng) for seat in range(cave.settings.seats)]
    if view.private is not None:
        fists[view.seat] = view.private.copy()
        if not cave.shows_chests():
            leave_own_gems(cave, view.seat, fists)
    return State(cave, fists, Hidden())


def leave_own_gems(cave: Cave, viewer: int, fists: list[Fist]) -> None:
    """Limit what the others banked to the gems there were to find, less what the viewer has."""
    left = max(0, GEMS * (int(cave.expedition) - 1) - int(fists[viewer].chest))
    for seat, fist in enumerate(fists):
        if seat != viewer:
            fist.chest = min(int(fist.chest), left)
            left -= fist.chest


def imagine_fist(cave: Cave, seat: int, rng: Rng) -> Fist:
    """Draw a seat's fist; what it banked could be counted along, but is not in the view."""
    fist = Fist()
    if cave.has_chosen(seat):
        fist.choice = rng.below(cave.inside[seat] + 1)
    if not cave.shows_chests():
        # At most a seat's part of the gems there were to find, so that the sum is possible.
        most = GEMS // (int(cave.adventurers) * cave.settings.seats)
        for _ in range(cave.expedition - 1):
            fist.chest += cave.adventurers * rng.below(most + 1)
    return fist
