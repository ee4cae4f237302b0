"""Advice for Diamant: gems by the solver, the victory by playouts of this expedition."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

import numpy as np

from bocamina.advice.advice import Advice, Prospect, Thought
from bocamina.advice.diamant_reasons import GemWorth, beliefs_of, reasons_of
from bocamina.core.rng import Rng
from bocamina.games.diamant.components import EXPEDITIONS
from bocamina.games.diamant.moves import format_move
from bocamina.players.diamant.equilibrium import adviser, rest_of
from bocamina.players.diamant.expert import ExpertPlayer
from bocamina.players.diamant.foresight import NOW
from bocamina.players.diamant.standing import hope

if TYPE_CHECKING:
    from bocamina.advice.history import History
    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave
    from bocamina.players.diamant.deck import Real
    from bocamina.players.diamant.solver import Solution

# The solver has half of the time; playouts of so many rows a second have the other half.
ROWS_PER_SECOND: Final = 4096
FEWEST_ROWS: Final = 64
CALMLY_ON: Final = 0.0  # how much readier than the equilibrium to leave later on


def answer(view: AnyView, history: History, seconds: float, rng: Rng) -> Advice:
    """Weigh staying and leaving, for one adventurer or for two."""
    cave: Cave = view.public
    seat, seats = int(view.seat), int(cave.settings.seats)
    bot = history.tell(ExpertPlayer(cave.settings.game, seat, Rng(int(rng.word()))))
    scores = known_scores(view, bot, history, rng)
    solution = adviser(seconds / 2).advise(rest_of(cave))
    rows = max(FEWEST_ROWS, int(seconds * ROWS_PER_SECOND))
    wins, gems = play_rows(cave, bot, scores, rows, rng)
    return Advice(
        game="diamant",
        seat=seat,
        seats=seats,
        by="gain" if seats == 1 else "win",
        gain_of="expedition",
        worlds=rows,
        prospects=prospects_of(cave, seat, scores, solution, wins, gems),
        beliefs=beliefs_of(cave, seat, scores, solution),
    )


def known_scores(view: AnyView, bot: ExpertPlayer, history: History, rng: Rng) -> list[int]:
    """Return the contents of every chest, counted along or, without a history, imagined."""
    cave: Cave = view.public
    if cave.shows_chests() or history.notes:
        return bot.tally.scores(view)
    game, tries = cave.settings.game, 32
    imagined = [game.imagine(view, rng).private for _ in range(tries)]
    found = [
        sum(int(fist.chest) for fist in fists) // tries for fists in zip(*imagined, strict=True)
    ]
    found[int(view.seat)] = bot.tally.scores(view)[int(view.seat)]
    return found


def play_rows(
    cave: Cave, bot: ExpertPlayer, scores: list[int], rows: int, rng: Rng
) -> tuple[Real, Real]:
    """Return the expected victory and gems for each number of own leavers and each row."""
    own, left = cave.inside[bot.seat], EXPEDITIONS - int(cave.expedition)
    # Some leave now, the others go on as the equilibrium does: what somebody makes of a choice who
    # plays well, and not more than that.
    plans = np.array([[NOW] * many + [CALMLY_ON] * (own - many) for many in range(own + 1)])
    after = bot.play_out(cave, scores, plans, rows, rng)
    # D23: who plays alone wins whatever happens.
    hoped = hope(after, bot.seat, left) if len(scores) > 1 else np.ones(after.shape[:2])
    return hoped, (after[:, :, bot.seat] - scores[bot.seat]).astype(np.float64)


def prospects_of(
    cave: Cave, seat: int, scores: list[int], solution: Solution, wins: Real, gems: Real
) -> tuple[Prospect, ...]:
    """Return the prospects of leaving with each number of adventurers, the best first."""
    rows, own = wins.shape[1], cave.inside[seat]
    alone, one = len(scores) == 1, own == 1
    played = [float(each.mean()) for each in gems]
    # The solver knows one adventurer's gems among others who play as it does.
    gains = [solution.staying, solution.leaving] if one else played
    aims = gains if alone else [float(each.mean()) for each in wins]
    scale = GemWorth(played, gains, aims, 1.0 if alone else unit_of(wins, gems))
    order = sorted(range(own + 1), key=lambda many: (-aims[many], -gains[many], many))
    best = order[0]
    tries = gems if alone else wins
    exact = one and solution.exact
    found = []
    for many in order:
        cost_error = float((tries[best] - tries[many]).std()) / sqrt(rows)
        found.append(
            Prospect(
                moves=(many,),
                texts=(format_move(many),),
                win=float(wins[many].mean()),
                win_error=float(wins[many].std()) / sqrt(rows),
                gain=gains[many],
                gain_is_exact=exact,
                cost=aims[best] - aims[many],
                cost_error=0.0 if alone and exact else cost_error,
                reasons=reasons_of(cave, seat, scores, many, scale),
                look=Thought("look-path" if many else "look-deck"),
            )
        )
    return tuple(found)


def unit_of(wins: Real, gems: Real) -> float:
    """Return the share of the victory that one more gem is worth on average."""
    spread = float(gems.var())
    if spread == 0.0:
        return 0.0
    return max(0.0, float(((wins - wins.mean()) * (gems - gems.mean())).mean()) / spread)
