"""Tunnels kept up to date card by card are the same as tunnels laid afresh."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.rng import Rng
from bocamina.games.saboteur.tunnels import JOINED, Tunnels, new_mine
from bocamina.testing.walks import new_matches, walk
from tests.games.saboteur.mine import table

if TYPE_CHECKING:
    from bocamina.core.match import Match


def joined(tunnels: Tunnels) -> set[int]:
    """Return the cells that are joined to the start."""
    return {cell for cell, _ in tunnels.cards() if tunnels.at(cell) & JOINED}


@given(data=st.data())
def test_kept_up_to_date_and_laid_afresh(data: st.DataObject) -> None:
    match: Match = data.draw(new_matches("saboteur"))
    for here in walk(match, Rng(data.draw(st.integers(0, 99))), 260):
        kept = table(here).tunnels
        fresh = Tunnels(kept.adjacent)
        fresh.rebuild(kept.cards())
        assert fresh.cards() == kept.cards()
        assert fresh.faces == kept.faces
        assert fresh.dug == kept.dug
        assert joined(fresh) == joined(kept)


def test_a_folded_board_keeps_far_cells_apart() -> None:
    tunnels = Tunnels(adjacent=True)
    cards = new_mine()
    far = [(y * 128 + x, (x + y) % 26) for x in range(20, 110, 9) for y in (30, 60, 97, 100)]
    tunnels.rebuild([*cards, *far])
    assert tunnels.cards() == sorted([*cards, *far])
