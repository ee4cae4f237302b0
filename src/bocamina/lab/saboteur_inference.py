"""How well Saboteur's experts infer roles, turn by turn."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bocamina.core.rng import Rng
from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.lab.saboteur_kinds import cast_of
from bocamina.lab.saboteur_rounds import FirstRound
from bocamina.players.saboteur.maps import own_odds

if TYPE_CHECKING:
    from collections.abc import Sequence

STEP: Final = 10  # turns per row
END: Final = -1
SURE: Final = 0.8
LEAST: Final = 1e-6
DRAWS: Final = 200  # bootstrap samples of rounds


@dataclass(frozen=True)
class Guess:
    """A digger's suspicion of another seat, at first and now, and that seat's true role."""

    prior: float
    chance: float
    is_saboteur: bool


@dataclass(frozen=True)
class InferenceRow:
    """Statistics of all guesses after about so many turns; turn -1 is the end of a round."""

    seats: int
    turn: int
    guesses: int
    log_loss: float
    prior_log_loss: float
    auc: float
    low: float  # the ends of the AUC's 95 % interval; equal if bootstrap samples do not vary
    high: float
    rounds: int = 0  # that the guesses are of
    table: str = "expert"  # who was watched
    sure: int = 0  # guesses of more than 80 %, and how many of them were right
    right: int = 0


def measure(rounds: int, seats: int, seed: str, table: str = "expert") -> list[InferenceRow]:
    """Return how well diggers with an expert's judgement know the others at a table, by turn."""
    found: dict[int, list[list[Guess]]] = defaultdict(list)  # by turn, the guesses of each round
    for number in range(rounds):
        watch_round(seats, f"{seed} {number}", table, found)
    turns = sorted(turn for turn in found if turn != END)
    return [row_of(seats, turn, found[turn], table) for turn in [*turns, END] if found[turn]]


def watch_round(seats: int, seed: str, table: str, found: dict[int, list[list[Guess]]]) -> None:
    """Play one round and add its diggers' beliefs."""
    played = FirstRound(seats, seed, cast_of(table, []))
    # Roles are cleared by the move that ends a round, so they are noted before it.
    seen: list[list[Guess]] = []
    played.play(lambda: seen.append(guesses_now(played)))
    for turn in range(0, len(seen), STEP):
        found[turn].append(seen[turn])
    found[END].append(seen[-1])


def guesses_now(played: FirstRound) -> list[Guess]:
    """Return every digger's present belief about every other seat, its own maps included."""
    state = played.match.state
    house_rules = state.public.house_rules
    dwarves = int(house_rules.seats) + (0 if house_rules.spare_is_digger else 1)
    prior = int(house_rules.saboteurs) / (dwarves - 1)  # the own card is known to be a digger
    belief = played.witness.belief
    return [
        Guess(prior, chance, played.roles[other] == SABOTEUR)
        for seat, dwarf in enumerate(state.private)
        if played.roles[seat] == DIGGER
        for other, chance in enumerate(belief.of_seat(seat, DIGGER, own_odds(dwarf)).saboteurs())
        if other != seat
    ]


def row_of(seats: int, turn: int, rounds: list[list[Guess]], table: str = "expert") -> InferenceRow:
    """Sum up the guesses of some rounds."""
    guesses = [guess for some in rounds for guess in some]
    truths = [guess.is_saboteur for guess in guesses]
    return InferenceRow(
        seats,
        turn,
        len(guesses),
        log_loss([guess.chance for guess in guesses], truths),
        log_loss([guess.prior for guess in guesses], truths),
        auc_of(guesses),
        *scatter_of(rounds),
        len(rounds),
        table,
        *sure_and_right(guesses),
    )


def sure_and_right(guesses: Sequence[Guess]) -> tuple[int, int]:
    """Return how many guesses were nearly certain of a saboteur, and how many of them right."""
    sure = [guess for guess in guesses if guess.chance > SURE]
    return len(sure), sum(guess.is_saboteur for guess in sure)


def auc_of(guesses: Sequence[Guess]) -> float:
    """Return the AUC of some guesses."""
    return auc([guess.chance for guess in guesses], [guess.is_saboteur for guess in guesses])


def scatter_of(rounds: list[list[Guess]]) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of the AUC, resampling rounds.

    Guesses of one round are about the same saboteurs, so whole rounds are resampled.
    """
    rng = Rng("scatter")
    found = []
    for _ in range(DRAWS):
        drawn = [rounds[int(rng.below(len(rounds)))] for _ in rounds]
        found.append(auc_of([guess for some in drawn for guess in some]))
    # With too few rounds, a sample may have no saboteur, or only saboteurs.
    found = sorted(each for each in found if not math.isnan(each)) or [math.nan]
    return found[len(found) * 25 // 1000], found[-1 - len(found) * 25 // 1000]


def log_loss(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the mean log loss, in nats."""
    total = 0.0
    for chance, true in zip(chances, truths, strict=True):
        total -= math.log(max(LEAST, chance if true else 1 - chance))
    return total / len(truths)


def auc(chances: Sequence[float], truths: Sequence[bool]) -> float:
    """Return the AUC: how likely a saboteur is suspected more than a digger, ties counting half."""
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
