"""Bots at a table with a person: a broken one is named, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.core.errors import BadSetting
from bocamina.players import companions
from bocamina.players.companions import Companions, seat_companions
from bocamina.players.player import Player
from bocamina.players.roster import ENTERED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng


class Endless(Player):
    """Never answers."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        while True:
            pass


class Homeless(Endless):
    """Cannot sit down."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        raise RuntimeError("no chair")


def test_a_bot_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companions, "PATIENCE_SECONDS", 0.1)
    monkeypatch.setitem(ENTERED, "own:Endless", Endless)
    match = new_match("diamant", 2, "lamp")
    match.deal()
    blamed: list[tuple[int, str]] = []
    bots = seat_companions("own:Endless", match.game, 2, "lamp")
    table = Companions(match, bots, lambda *told: blamed.append(told), {})
    assert table.choose(1, seconds=0.1) in match.legal(1)
    ((seat, reason),) = blamed
    assert seat == 1
    assert reason.startswith("TimeoutError: expected an answer, got none for too long")


def test_a_bot_that_cannot_sit_down_is_refused_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTERED, "own:Homeless", Homeless)
    with pytest.raises(BadSetting, match=r"a bot that can sit down, got .*RuntimeError: no chair"):
        seat_companions("own:Homeless", new_match("diamant", 2, "lamp").game, 2, "lamp")
