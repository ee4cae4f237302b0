"""The weights of the better bots besides the outlook, as diggers and as saboteurs."""

from __future__ import annotations

from typing import Final

from bocamina.players.saboteur.reckoning.assess import Style
from bocamina.players.saboteur.reckoning.outlook import PER_CARD

DIGGER_STYLE: Final = Style(
    shy_far=0.05,
    shy_near=0.05,
    keep_tunnels=[0.014, 0.012, 0.012, 0.006, 0.012, 0.005, 0.005],
    keep_dead_end=-0.01,
    lay_dead_end=0.05,  # people would take it for sabotage
    keep_map=0.02,
    keep_rockfall=0.02,
    keep_broken=0.02,
    keep_repair=0.02,
    looking=0.08,
    per_card=PER_CARD,
)


def saboteur_style(
    shy_far: float,
    keep_dead_end: float,
    per_card: float,
    shy_near: float = 0.0,
    keep_rockfall: float = 0.15,
    keep_broken: float = 0.1,
) -> Style:
    """Return a style that saves harmful cards, and guards its reputation while goals are far."""
    return Style(
        shy_far=shy_far,
        shy_near=shy_near,
        keep_tunnels=[0.002, 0.002, 0.002, 0.006, 0.002, 0.005, 0.005],
        keep_dead_end=keep_dead_end,
        lay_dead_end=0.0,
        keep_map=0.005,
        keep_rockfall=keep_rockfall,
        keep_broken=keep_broken,
        keep_repair=0.04,
        looking=0.2,
        per_card=per_card,
    )


# By role. A strong saboteur saves its dead ends for the last few cards of the tunnel.
STRONG_STYLES: Final = (
    DIGGER_STYLE,
    saboteur_style(shy_far=0.05, keep_dead_end=0.15, per_card=PER_CARD),
)
