"""What the simple opponent remembers of the others."""

from __future__ import annotations

import pytest

from bocamina.core.rng import Rng
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.players.saboteur.prospector import Prospector
from bocamina.players.saboteur.suspicion import DEAD_END_LAID, PASSED
from tests.games.saboteur.mine import SABOTEUR, mine


def test_what_happens_before_its_first_turn_counts() -> None:
    match = mine(hands=["ew", "map", "map"], seats=3)
    bot = Prospector(SABOTEUR, 2, Rng("bot"))
    bot.notice(match.view(2), match.play(0, "dig ew 1,0"))
    assert bot.suspicion.of[0] == DEAD_END_LAID
    bot.notice(match.view(2), [DwarvesRevealed((0,), "digger")])
    assert bot.suspicion.of[0] == 0


@pytest.mark.parametrize("options", ["", "face_up_discards=true"])
def test_a_pass_counts_face_down_or_face_up(options: str) -> None:
    match = mine(hands=["map", "map", "map"], options=options)
    bot = Prospector(SABOTEUR, 2, Rng("bot"))
    bot.notice(match.view(2), match.play(0, "discard map"))
    assert bot.suspicion.of[0] == PASSED
