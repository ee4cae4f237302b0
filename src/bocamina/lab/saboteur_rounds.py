"""First rounds of Saboteur between bots with given roles, watched by a witness."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, TypeAlias

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.saboteur.components import DIGGER, GOALS, SABOTEUR
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.games.saboteur.packed import goal_kind
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.player import Player
from bocamina.players.saboteur.observer import Observer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView
    from bocamina.games.saboteur.state import Mine
    from bocamina.players.player import Remark

    # Makes a player from the game, the seat, its role and its own Rng.
    Cast: TypeAlias = Callable[[AnyGame, int, int, Rng], Player]


class Overlooked(Player):
    """A bot with a witness that does not influence its play."""

    def __init__(self, bot: Player, witness: Observer) -> None:
        super().__init__(bot.game, bot.seat, bot.rng)
        self.bot = bot
        self.witness = witness

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return self.bot.choose(view, moves, seconds)

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.witness.notice(view.public, events)
        self.bot.notice(view, events)

    def hear(self, remark: Remark) -> None:
        self.witness.hear(remark)
        self.bot.hear(remark)

    def speak(self, view: AnyView) -> Sequence[Remark]:
        return self.bot.speak(view)


class FirstRound:
    """The first round of a game, with roles as dealt or as given."""

    def __init__(
        self,
        seats: int,
        seed: str,
        cast: Cast,
        saboteurs: Collection[int] | None = None,
        witness: Callable[[Mine], Observer] = Observer,
    ) -> None:
        game = find_game("saboteur")
        self.match = Match(game, game.settle(seats, {}), Dealer(seed))
        while self.match.turn.is_chance:
            self.match.resolve()
        state = self.match.state
        if saboteurs is not None:
            give_roles(state, saboteurs)
        self.roles = [int(dwarf.role) for dwarf in state.private]
        goals = int(state.hidden.goals)
        self.treasure = next(goal for goal in range(GOALS) if not goal_kind(goals, goal))
        self.witness = witness(state.public)
        bots = [
            cast(game, seat, role, Rng(f"{seed} {seat}")) for seat, role in enumerate(self.roles)
        ]
        self.table = SeatedBots(self.match, [Overlooked(bots[0], self.witness), *bots[1:]])

    def play(self, watch: Callable[[], None] = lambda: None) -> bool:
        """Play to the end and return whether the diggers won; `watch` is called before a move."""
        events: list[Event] = []
        while not any(isinstance(event, DwarvesRevealed) for event in events):
            watch()
            (seat,) = self.match.turn.seats
            events = self.table.move(seat, self.table.choose(seat, math.inf))
        ((_, won),) = self.match.game.rounds(self.match.state.public, events)
        return bool(won == self.match.game.sides[DIGGER])


def give_roles(state: AnyState, saboteurs: Collection[int]) -> None:
    """S6: set the saboteurs, and the spare dwarf to the role that is left."""
    for seat, dwarf in enumerate(state.private):
        dwarf.role = SABOTEUR if seat in saboteurs else DIGGER
    some_left = len(saboteurs) < int(state.public.house_rules.saboteurs)
    state.hidden.spare = SABOTEUR if some_left else DIGGER


def show_nothing(done: int, total: int) -> None:
    """Show no progress."""
