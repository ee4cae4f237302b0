"""OpenSpiel: every game registered as `bocamina_<name>` and `bocamina_<name>_simultaneous`.

import pyspiel
import bocamina.adapters.openspiel
game = pyspiel.load_game("bocamina_diamant(players=3)")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from bocamina.core.episode import SCORE, final_rewards, reward_of
from bocamina.core.errors import BadSetting
from bocamina.core.notation import format_position, format_view
from bocamina.core.turn import CHANCE, Turn
from bocamina.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.encoding import Encoding
    from bocamina.core.game import AnyGame, AnyState

MOST_POINTS: Final = 1000.0  # more than any score
OURS: Final = ("players", "reward")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its settings; `register` derives a class for each."""

    kind: ClassVar[Any]
    rules: ClassVar[AnyGame]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind, game = self.kind, self.rules
        given = {**kind.parameter_specification, **(params or {})}
        house_rules = {name: value for name, value in given.items() if name not in OURS}
        try:
            self.reward = reward_of(given["reward"])
            settings = game.settle(given["players"], house_rules)
        except BadSetting as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal
        if REWARDED[self.reward] is None:
            raise pyspiel.SpielError("expected reward=win or reward=score, got reward=round")
        self.encoding: Encoding = game.encoding(settings)
        self.at_once = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.wait = self.encoding.moves
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.moves + self.at_once,
            max_chance_outcomes=self.encoding.outcomes,
            num_players=settings.seats,
            min_utility=0.0,
            max_utility=REWARDED[self.reward],
            utility_sum=None,
            max_game_length=self.encoding.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise pyspiel.SpielError(f"expected no parameters of observations, got {params}")
        return SpielObserver(self.encoding)


# The highest utility by kind of reward; OpenSpiel only gets rewards at the end of a game.
REWARDED: Final[tuple[float | None, ...]] = (1.0, MOST_POINTS, None)
assert SCORE == 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; copies and pickles are those of our own states."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.rules: AnyGame = game.encoding.game
        self.reward, self.at_once, self.wait = game.reward, game.at_once, game.wait
        self.truth: AnyState = self.rules.setup(game.encoding.settings)

    @property
    def turn(self) -> Turn:
        """Who must act now."""
        return Turn(self.truth.public.turn)

    def current_player(self) -> Any:
        if self.truth.public.turn == CHANCE:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.SIMULTANEOUS if self.at_once else self.turn.seats[0]

    def is_terminal(self) -> bool:
        return self.turn.is_over

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.turn.seats:
            return [self.wait] if self.at_once and not self.is_terminal() else []
        view = self.truth.view(player)
        numbers = [int(self.encoding.number(view, move)) for move in self.rules.legal_moves(view)]
        return sorted(number for number in numbers if number >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.rules.outcome_weights(self.truth)
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.truth.public.turn == CHANCE:
            weights = self.rules.outcome_weights(self.truth)
            if not 0 <= action < len(weights) or not weights[action]:
                raise pyspiel.SpielError(f"expected an outcome that may come, got {action}")
            self.rules.resolve(self.truth, action, None)
        elif self.is_terminal():
            raise pyspiel.SpielError("expected a game that goes on, got one that is over")
        else:
            self._play(self.turn.seats[0], action)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        seats = self.turn.seats
        for seat, action in enumerate(actions):
            if action not in self._legal_actions(seat):
                raise pyspiel.SpielError(f"expected a legal action of player {seat}, got {action}")
        for seat in seats:
            self._play(seat, actions[seat])

    def _play(self, seat: int, action: int) -> None:
        if action not in self._legal_actions(seat):
            raise pyspiel.SpielError(f"expected a legal action of player {seat}, got {action}")
        move = self.encoding.move(self.truth.view(seat), action)
        self.rules.play(self.truth, seat, move, None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.rules.format_outcome(self.truth.public, action)
        if action == self.wait:
            return "wait"
        return self.rules.format_move(self.encoding.move(self.truth.view(player), action))

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.encoding.settings.seats
        return final_rewards(self.rules, self.truth.public, self.reward)

    def __str__(self) -> str:
        return format_position(self.rules, self.truth)


class SpielObserver:
    """What a player may know now, as a tensor and as text, without its memory of earlier views."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self._buffer = bytearray(encoding.size)
        self._bytes = np.frombuffer(self._buffer, np.uint8)
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in encoding.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in what a player may know."""
        self.encoding.write(state.truth.view(player), self._buffer)
        self.tensor[:] = self._bytes

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player may know as text."""
        return format_view(state.rules, state.truth.view(player))


def kind_of(game: AnyGame, at_once: bool) -> Any:
    """Return the GameType under which a game is registered."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"bocamina_{game.name}" + ("_simultaneous" if at_once else ""),
        long_name=f"Bocamina {game.name.replace('_', ' ').title()}",
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        # A view does not include what a seat saw earlier, so it is no information state.
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_seats,
            "reward": "win",
            **{option.name: option.default for option in game.options},
        },
    )


def register(game: AnyGame) -> None:
    """Register a game, both in turns and with simultaneous choices."""
    for at_once in (False, True):
        kind = kind_of(game, at_once)
        # A class and not a function: OpenSpiel releases it after the interpreter has shut down.
        name = "".join(part.title() for part in kind.short_name.split("_"))
        pyspiel.register_game(kind, type(name, (SpielGame,), {"kind": kind, "rules": game}))


for each in GAMES.values():
    register(each)
