"""Advice for any game: its own bots play on from what the seat can imagine."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import Advice, Prospect, Reason
from bocamina.advice.measuring import error_of_difference, mean_and_error
from bocamina.core import compiled
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.core.turn import Turn
from bocamina.players.player import Player
from bocamina.players.roster import LEVELS, players_of, seat_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.advice.history import History
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView

# Roughly what a core manages in a second; counted and not timed, so that answers are repeatable.
DECISIONS_PER_SECOND: Final = 10_000 if compiled() else 2_000
FEWEST_WORLDS: Final = 8
MOST_WORLDS: Final = 1_000
BOT_SECONDS: Final = 0.001
QUICK: Final = LEVELS[:2]  # fast levels


def answer(view: AnyView, _history: History, seconds: float, rng: Rng) -> Advice:
    """Try every legal move in sampled worlds, with common random numbers."""
    game: AnyGame = view.public.settings.game
    moves = game.legal_moves(view)
    trial = Trial(view, moves)
    decisions, worlds = 0, 0
    while worlds < FEWEST_WORLDS or (
        decisions < seconds * DECISIONS_PER_SECOND and worlds < MOST_WORLDS
    ):
        decisions += trial.try_all(game.imagine(view, rng), int(rng.word()))
        worlds += 1
    alone = int(view.public.settings.seats) == 1
    return Advice(
        game=game.name,
        seat=int(view.seat),
        seats=int(view.public.settings.seats),
        by="gain" if alone else "win",
        gain_of="game",
        worlds=worlds,
        prospects=trial.prospects(alone),
        beliefs=(),
    )


class Trial:
    """The results of each move, world by world."""

    def __init__(self, view: AnyView, moves: Sequence[int]) -> None:
        self.game: AnyGame = view.public.settings.game
        self.seat = int(view.seat)
        self.moves = moves
        self.wins: list[list[float]] = [[] for _ in moves]
        self.scores: list[list[float]] = [[] for _ in moves]
        known = players_of(self.game)
        self.bot = next((level for level in reversed(QUICK) if level in known), known[0])

    def try_all(self, world: AnyState, luck: int) -> int:
        """Play on after every move, and return how many decisions that took."""
        decisions = 0
        for place, move in enumerate(self.moves):
            state = world.copy()
            decisions += self.play_on(state, move, Rng(luck))
            winners = self.game.winners(state.public)
            self.wins[place].append(1.0 / len(winners) if self.seat in winners else 0.0)
            self.scores[place].append(float(self.game.scores(state.public)[self.seat]))
        return decisions

    def play_on(self, state: AnyState, move: int, rng: Rng) -> int:
        """Make a move and let bots, which see only their views, play on to the end."""
        game, seats = self.game, int(state.public.settings.seats)
        luck = f"{rng.word()}"
        bots = [seat_player(self.bot, game, seat, luck) for seat in range(seats)]
        told = [bot for bot in bots if type(bot).notice is not Player.notice]
        decisions = 0
        chosen, seat = move, self.seat
        while True:
            log: list[Event] | None = [] if told else None
            turn = Turn(state.public.turn)
            if turn.is_over:
                return decisions
            if turn.is_chance:
                game.resolve(state, rng.weighted(game.outcome_weights(state)), log)
            else:
                if decisions:
                    seat = turn.seats[0]
                    view = state.view(seat)
                    chosen = bots[seat].choose(view, game.legal_moves(view), BOT_SECONDS)
                game.play(state, seat, chosen, log)
                decisions += 1
            for bot in told:
                bot.notice(state.view(bot.seat), seen_by(bot.seat, log or ()))

    def prospects(self, alone: bool) -> tuple[Prospect, ...]:
        """Return the prospects of every move, the best first."""
        wins = [mean_and_error(tried) for tried in self.wins]
        scores = [fmean(tried) for tried in self.scores]
        aims, tries = (scores, self.scores) if alone else ([win for win, _ in wins], self.wins)
        order = sorted(range(len(self.moves)), key=lambda place: (-aims[place], place))
        best = order[0]
        found = []
        for place in order:
            move, score = self.moves[place], scores[place]
            more = Reason("more-points", {"points": round(score, 1)}, aims[place], move)
            found.append(
                Prospect(
                    moves=(move,),
                    texts=(self.game.format_move(move),),
                    win=wins[place][0],
                    win_error=wins[place][1],
                    gain=score,
                    gain_is_exact=False,
                    cost=aims[best] - aims[place],
                    cost_error=error_of_difference(tries[best], tries[place]),
                    reasons=(more,) if score == max(scores) else (),
                )
            )
        return tuple(found)
