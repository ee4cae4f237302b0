"""Advice for Saboteur: playouts of rounds in worlds sampled from the seat's belief."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from bocamina.advice.advice import Advice, Prospect, Thought
from bocamina.advice.measuring import error_of_difference, mean_and_error
from bocamina.advice.saboteur_gold import gold_prospects
from bocamina.advice.saboteur_reasons import Lens, beliefs_of, look_of
from bocamina.advice.saboteur_rounds import PlayedRounds
from bocamina.advice.tempering import tempered
from bocamina.core import compiled
from bocamina.core.rng import Rng
from bocamina.games.saboteur.moves import format_move
from bocamina.games.saboteur.state import PLAY
from bocamina.players.saboteur.expert import SaboteurExpert, kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.advice.history import History
    from bocamina.core.game import AnyView

ROUNDS_PER_SECOND: Final = 1_300 if compiled() else 100
CANDIDATES: Final = 8
FEWEST_WORLDS: Final = 6
# The weight of a bot's static judgement beside the playouts, times the square of the seats: the
# more there are, the less one card decides in a round.
TRUST: Final = 0.04
# The playout policy does not learn from what it sees: to it, a saboteur's reputation is worth
# nothing.
TRUST_OF_SABOTEUR: Final = 4.0
# The calibration factor of predictions in the last round, and how much it shrinks for each round to
# come; fitted to 870 games of novices, regulars and strong bots.
KEPT_AT_LAST: Final = 0.98
LOST_EACH_ROUND: Final = 0.07
LEAST_KEPT: Final = 0.5


def answer(view: AnyView, history: History, seconds: float, rng: Rng) -> Advice:
    """Weigh every card that could be played, or gold that could be taken."""
    settings = view.public.settings
    bot = history.tell(SaboteurExpert(settings.game, int(view.seat), Rng(int(rng.word()))))
    worlds = 0
    beliefs: tuple[Thought, ...] = ()
    if view.public.phase != PLAY:
        prospects = gold_prospects(view)
    else:
        rounds = PlayedRounds(view, bot)
        lens = Lens(view, bot, [int(move) for move in settings.game.legal_moves(view)])
        tried = candidates(sorted(lens.worth, key=lambda move: (-lens.worth[move], -move)))
        worlds = max(FEWEST_WORLDS, int(seconds * ROUNDS_PER_SECOND / len(tried)))
        for _ in range(worlds):
            rounds.play_on(tried, rng)
        prospects = prospects_of(rounds, lens)
        beliefs = beliefs_of(view, lens, fmean(rounds.dug[prospects[0].move]))
    rounds_left = settings.number("rounds") - int(view.public.round)
    kept = max(LEAST_KEPT, KEPT_AT_LAST - LOST_EACH_ROUND * rounds_left)
    return Advice(
        game="saboteur",
        seat=int(view.seat),
        seats=int(settings.seats),
        by="win",
        gain_of="round",
        worlds=worlds,
        prospects=tempered(prospects, int(settings.seats), kept),
        beliefs=beliefs,
    )


def candidates(ranked: list[int]) -> list[int]:
    """Return the moves to try: the best few, and the best of each kind."""
    found: list[int] = []
    kinds: set[int] = set()
    for move in ranked:
        kind = kind_of(move)
        if len(found) < CANDIDATES or kind not in kinds:
            found.append(move)
            kinds.add(kind)
    return found


def prospects_of(rounds: PlayedRounds, lens: Lens) -> tuple[Prospect, ...]:
    """Return the prospects of every move, the best first.

    Moves are compared by playouts and a bot's judgement together; the worth of the best is that of
    the playouts alone. Moves that were not tried only have the judgement.
    """
    trust = TRUST_OF_SABOTEUR if lens.sabotages else TRUST * lens.seats**2
    judged = lens.worth
    played = {move: mean_and_error(wins) for move, wins in rounds.wins.items()}
    # A move that was not tried is assumed to do as well in playouts as tried ones of like
    # judgement.
    offset = fmean(played[move][0] - judged[move] for move in played)
    score = {
        move: (played.get(move, (judged[move] + offset, 0.0))[0] + trust * judged[move])
        / (1.0 + trust)
        for move in judged
    }
    best = max(played, key=lambda move: score[move])
    costs = costs_of(score, best, rounds, lens)
    doubt = error_of_difference([played[m][0] for m in played], [judged[m] for m in played])
    found = []
    for move in sorted(judged, key=lambda each: (each != best, costs[each], -score[each])):
        cost = costs[move]
        win_error, cost_error = played[best][1], doubt
        gold = rounds.gold[best]
        if move in played:
            win_error, gold = played[move][1], rounds.gold[move]
            cost_error = error_of_difference(rounds.wins[best], rounds.wins[move]) / (1.0 + trust)
        found.append(
            Prospect(
                moves=(move,),
                texts=(format_move(move),),
                win=max(0.0, played[best][0] - cost),
                win_error=win_error if move in played else max(win_error, doubt),
                gain=fmean(gold),
                gain_is_exact=False,
                cost=cost,
                cost_error=0.0 if move == best else cost_error,
                reasons=lens.reasons(move),
                look=look_of(move),
            )
        )
    return tuple(found)


def costs_of(
    score: Mapping[int, float], best: int, rounds: PlayedRounds, lens: Lens
) -> dict[int, float]:
    """Return how much less each move is worth than the best.

    A bot's judgement does not know how safe a round is: a saboteur's move cannot cost more than the
    diggers may still win.
    """
    found = {move: max(0.0, score[best] - each) for move, each in score.items()}
    if not lens.sabotages:
        return found
    dug = {move: fmean(tries) for move, tries in rounds.dug.items()}
    most = max(dug.values())
    return {move: min(cost, lens.unit * dug.get(move, most)) for move, cost in found.items()}
