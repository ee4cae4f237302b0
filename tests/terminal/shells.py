"""A shell on a screen of any size, among bots that do as little as can be."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from rich.console import Console

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.language import speaker_for
from bocamina.players.names import BOT_NAMES
from bocamina.players.player import Player, Remark
from bocamina.terminal.faces import face_of
from bocamina.terminal.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bocamina.core.game import AnyView


class Listener(Player):
    """Takes the first move, and remembers what was said."""

    def __init__(self, game: str, seat: int) -> None:
        super().__init__(find_game(game), seat, Rng(seat))
        self.heard: list[Remark] = []

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return moves[0]

    def hear(self, remark: Remark) -> None:
        self.heard.append(remark)


def shell_for(
    game: str, seats: int, language: str, size: tuple[int, int], answers: Iterator[str]
) -> Shell:
    """Return a shell on a screen of a size."""
    rules = find_game(game)
    match = Match(rules, rules.settle(seats, {}), Dealer(f"shell {seats}"))
    face = face_of(game)(rules, speaker_for(language), ["Ana", *BOT_NAMES][:seats], 0)
    width, height = size
    screen = io.StringIO()
    console = Console(
        file=screen, width=width, height=height, force_terminal=True, color_system=None
    )
    bots: dict[int, Player] = {seat: Listener(game, seat) for seat in range(1, seats)}
    return Shell(match, face, bots, console, lambda _: next(answers), 0.0)
