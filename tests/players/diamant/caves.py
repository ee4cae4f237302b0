"""Small expeditions for Hypothesis to make up."""

from __future__ import annotations

from hypothesis import strategies as st

from bocamina.players.diamant.expedition import Expedition


@st.composite
def caves(draw: st.DrawFn, most_adventurers: int = 4, most_treasures: int = 4) -> Expedition:
    """Draw an expedition small enough for plain recursion."""
    hazards = draw(st.lists(st.integers(0, 3), max_size=3))
    return Expedition(
        adventurers=draw(st.integers(1, most_adventurers)),
        treasures=tuple(draw(st.lists(st.integers(1, 17), max_size=most_treasures))),
        hazards=tuple(hazards),
        met=tuple(draw(st.booleans()) for _ in hazards),
        loot=draw(st.integers(0, 9)),
        path=draw(st.integers(0, 9)),
        idols=draw(st.integers(0, 1)),
        idols_on_path=draw(st.integers(0, 1)),
    )
