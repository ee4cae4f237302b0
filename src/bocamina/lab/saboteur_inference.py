"""How well Saboteur's experts tell who is who, turn by turn."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.games.saboteur.events import DwarvesRevealed
from bocamina.games.saboteur.state import PLAY, Mine
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.roster import seat_player
from bocamina.players.saboteur.strong import SaboteurStrong

if TYPE_CHECKING:
    from collections.abc import Sequence

STEP: Final = 10  # turns that are told together
END: Final = -1
LEAST: Final = 1e-6
DRAWS: Final = 200  # of rounds, to see how much their AUC scatters


@dataclass(frozen=True)
class Guess:
    """How likely a digger took another seat for a saboteur, at first and now, and what it was."""

    prior: float
    chance: float
    is_saboteur: bool


@dataclass(frozen=True)
class Row:
    """What was measured of all guesses about as many turns into a round; turn -1 is its end."""

    seats: int
    turn: int
    guesses: int
    log_loss: float
    prior_log_loss: float
    auc: float
    low: float  # the ends of the AUC's 95 % interval; the same where drawn rounds do not scatter
    high: float
    rounds: int = 0  # that the guesses are of


def measure(games: int, seats: int, seed: str, player: str = "expert") -> list[Row]:
    """Let bots play and return how well the diggers among them knew the others, by turn."""
    found: dict[int, list[list[Guess]]] = defaultdict(list)  # by turn, the guesses of each round
    for number in range(games):
        watch_game(seats, f"{seed} {number}", player, found)
    turns = sorted(turn for turn in found if turn != END)
    return [row_of(seats, turn, found[turn]) for turn in [*turns, END] if found[turn]]


def watch_game(seats: int, seed: str, player: str, found: dict[int, list[list[Guess]]]) -> None:
    """Play one game and add what its diggers believed."""
    game = find_game("saboteur")
    match = Match(game, game.settle(seats, {}), Dealer(seed))
    bots = [seat_player(player, game, seat, seed) for seat in range(seats)]
    bots_seated = SeatedBots(match, bots)
    bots_seated.deal()
    mine: Mine = match.state.public
    turn = 0
    while not match.turn.is_over:
        (seat,) = match.turn.seats
        move = bots_seated.choose(seat, math.inf)
        if mine.phase != PLAY:
            bots_seated.move(seat, move)
            continue
        # Roles are put away with the move that ends a round, so they are noted before it.
        guesses = guesses_now(match, bots)
        if turn % STEP == 0:
            found[turn].append(guesses)
        turn += 1
        if any(isinstance(event, DwarvesRevealed) for event in bots_seated.move(seat, move)):
            found[END].append(guesses)
            turn = 0


def guesses_now(match: Match, bots: Sequence[object]) -> list[Guess]:
    """Return what every digger believes of every other seat now."""
    roles = [int(dwarf.role) for dwarf in match.state.private]
    house = match.state.public.house
    dwarves = int(house.seats) + (0 if house.spare_is_digger else 1)
    prior = int(house.saboteurs) / (dwarves - 1)  # the own card is known to be a digger
    return [
        Guess(prior, chance, roles[other] == SABOTEUR)
        for seat, bot in enumerate(bots)
        if roles[seat] == DIGGER and isinstance(bot, SaboteurStrong)
        for other, chance in enumerate(bot.suspicions(match.view(seat)))
        if other != seat
    ]


def row_of(seats: int, turn: int, rounds: list[list[Guess]]) -> Row:
    """Sum up the guesses of some rounds."""
    guesses = [guess for some in rounds for guess in some]
    truths = [guess.is_saboteur for guess in guesses]
    return Row(
        seats,
        turn,
        len(guesses),
        log_loss([guess.chance for guess in guesses], truths),
        log_loss([guess.prior for guess in guesses], truths),
        auc_of(guesses),
        *scatter_of(rounds),
        len(rounds),
    )


def auc_of(guesses: Sequence[Guess]) -> float:
    """Return the AUC of some guesses."""
    return auc([guess.chance for guess in guesses], [guess.is_saboteur for guess in guesses])


def scatter_of(rounds: list[list[Guess]]) -> tuple[float, float]:
    """Return between what the AUC of as many rounds, drawn from these, lies in 95 % of the draws.

    Guesses of one round are about the same saboteurs, so rounds are drawn whole.
    """
    rng = Rng("scatter")
    found = []
    for _ in range(DRAWS):
        drawn = [rounds[int(rng.below(len(rounds)))] for _ in rounds]
        found.append(auc_of([guess for some in drawn for guess in some]))
    # With too few rounds a draw may have no saboteur, or nobody else.
    found = sorted(each for each in found if not math.isnan(each)) or [math.nan]
    return found[len(found) * 25 // 1000], found[-1 - len(found) * 25 // 1000]


def log_loss(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the mean surprise at the truth, in nats."""
    total = 0.0
    for chance, true in zip(chances, truths, strict=True):
        total -= math.log(max(LEAST, chance if true else 1 - chance))
    return total / len(truths)


def auc(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return how likely a saboteur is suspected more than a digger, equals counting half."""
    ranked = sorted(zip(chances, truths, strict=True))
    above = below = 0.0  # saboteurs above diggers; diggers seen so far
    start = 0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end][0] == ranked[start][0]:
            end += 1
        saboteurs = sum(true for _, true in ranked[start:end])
        diggers = end - start - saboteurs
        above += saboteurs * (below + diggers / 2)
        below += diggers
        start = end
    saboteurs = len(ranked) - int(below)
    return above / (saboteurs * below) if saboteurs and below else math.nan
