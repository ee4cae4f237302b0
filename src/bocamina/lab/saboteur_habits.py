"""How often diggers and saboteurs do each deed: the table by which bots judge deeds."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bocamina.games.saboteur.components import FEWEST_SEATS, SABOTEUR
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.lab.saboteur_kinds import POPULATION, cast_of
from bocamina.lab.saboteur_rounds import FirstRound, show_nothing
from bocamina.players.saboteur.observer import Observer, weight_of_repeat
from bocamina.players.saboteur.reckoning.belief import new_belief
from bocamina.players.saboteur.reckoning.deeds import DEEDS, STAGES
from bocamina.players.saboteur.reckoning.habits import chances_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bocamina.games.saboteur.state import Mine
    from bocamina.players.saboteur.schemer import Scheme

LEAST: Final = 0.008  # nothing is impossible
ROLES: Final = 2
STAGE_NAMES: Final = (
    *("far from all goals", "near a goal"),
    *("far, own tool broken", "near, own tool broken"),
)
DEED_NAMES: Final = (
    *("tunnel laid, much harm", "tunnel laid, some harm", "tunnel laid, no help"),
    *("tunnel laid, some help", "tunnel laid, much help"),
    *("dead end laid, harm", "dead end laid, none"),
    *("rockfall, harm", "rockfall, neither", "rockfall, help"),
    *("map read", "passed", "own tool mended"),
    *("trusted one mended", "any one mended", "suspect mended"),
    *("trusted one broken", "any one broken", "suspect broken", "own tool broken"),
)
POWERS: Final = (0.2, 0.3, 0.4, 0.5, 0.7, 1.0)


@dataclass(frozen=True)
class SeenDeed:
    """A seat's deed, its target, and its class for each place of the treasure."""

    stage: int
    seat: int
    target: int
    kinds: tuple[int, ...]


@dataclass
class SeenRound:
    """The deeds seen in one round, and the truth about it."""

    spare_is_digger: bool
    kinds: list[str]  # by seat: the kind of player
    roles: list[int]
    treasure: int
    deeds: list[SeenDeed] = field(default_factory=list)

    def everybody(self) -> set[tuple[str, int]]:
        """Return who took part: kinds with their roles."""
        return set(zip(self.kinds, self.roles, strict=True))


class HabitCounts:
    """Deeds by stage and kind, by the roles of who did them and of whom they were done to."""

    def __init__(self) -> None:
        self.deeds = [[0, 0, 0, 0] for _ in range(STAGES * DEEDS)]
        # The number of possible targets of each role, summed over all such deeds.
        self.others = [0, 0, 0, 0]

    def add(self, deed: int, actor: int, target: int, roles: Sequence[int]) -> None:
        """Count one deed; one without a target has its actor as such."""
        self.deeds[deed][ROLES * roles[actor] + roles[target]] += 1
        if actor != target:
            for role in range(ROLES):
                others = roles.count(role) - (roles[actor] == role)
                self.others[ROLES * roles[actor] + role] += others

    def add_round(self, seen: SeenRound) -> None:
        """Count all deeds of a round."""
        for deed in seen.deeds:
            kind = deed.stage * DEEDS + deed.kinds[seen.treasure]
            self.add(kind, deed.seat, deed.target, seen.roles)

    def habits(self) -> list[list[float]]:
        """Return each deed's probability, by the roles of actor and target.

        The evidence about the target is how much more often a role is hit than with random targets.
        """
        rows = []
        for stage in range(STAGES):
            deeds = self.deeds[stage * DEEDS : (stage + 1) * DEEDS]
            total = [
                sum(sum(row[ROLES * role :][:ROLES]) for row in deeds) for role in range(ROLES)
            ]
            rows += [
                [chance for role in range(ROLES) for chance in self.chances(row, role, total[role])]
                for row in deeds
            ]
        return rows

    def chances(self, row: Sequence[int], role: int, total: int) -> list[float]:
        """Return how likely somebody of a role does a deed to somebody of each role."""
        done = row[ROLES * role :][:ROLES]
        chance = LEAST + (1 - DEEDS * LEAST) * sum(done) / max(1, total)
        others = self.others[ROLES * role :][:ROLES]
        if not done[1 - role] or 0 in others:
            return [chance] * ROLES
        return [
            max(LEAST, chance * (done[each] / sum(done)) / (others[each] / sum(others)))
            for each in range(ROLES)
        ]


class Recorder(Observer):
    """A witness that records what it sees."""

    def __init__(self, mine: Mine) -> None:
        super().__init__(mine)
        self.deeds: list[SeenDeed] = []

    def judge(self, seat: int, target: int, kinds: list[int], away: list[int]) -> None:
        self.deeds.append(SeenDeed(self.stage(seat, away), seat, target, tuple(kinds)))
        super().judge(seat, target, kinds, away)


def population(
    rounds: int,
    seed: str,
    show: Callable[[int, int], None] = show_nothing,
    exploiters: Sequence[Scheme] = (),
) -> list[SeenRound]:
    """Play rounds with players of random kinds, at tables of all sizes."""
    seen = []
    for number in range(rounds):
        seats = FEWEST_SEATS + number % (MOST_SEATS + 1 - FEWEST_SEATS)
        seen.append(see_round(seats, f"{seed} {number}", exploiters))
        show(number + 1, rounds)
    return seen


def see_round(seats: int, seed: str, exploiters: Sequence[Scheme] = ()) -> SeenRound:
    """Play one round of the population and return what was seen of it."""
    kinds: list[str] = []
    played = FirstRound(seats, seed, cast_of(POPULATION, kinds, exploiters), witness=Recorder)
    played.play()
    assert isinstance(played.witness, Recorder)
    spare_is_digger = bool(played.match.state.public.house_rules.spare_is_digger)
    return SeenRound(spare_is_digger, kinds, played.roles, played.treasure, played.witness.deeds)


def habits_of(seen: Iterable[SeenRound]) -> list[list[float]]:
    """Return the habits of everybody in some rounds."""
    tally = HabitCounts()
    for each in seen:
        tally.add_round(each)
    return tally.habits()


def surprise(seen: SeenRound, table: list[list[float]], power: float) -> float:
    """Return the log loss of a table's belief at a round's true roles."""
    seats = len(seen.roles)
    belief = new_belief(seats, seen.spare_is_digger)
    done: dict[tuple[int, int], int] = {}
    for deed in seen.deeds:
        key = deed.seat, deed.kinds[0]
        done[key] = done.get(key, 0) + 1
        weight = power * weight_of_repeat(done[key])
        chances = chances_of(deed.stage, list(deed.kinds), weight, table)
        belief.judge(deed.seat, deed.target, chances)
    truth = sum(1 << seat for seat, role in enumerate(seen.roles) if role == SABOTEUR)
    place = 3 * list(belief.worlds).index(truth)
    return -math.log(max(1e-12, sum(belief.weights[place : place + 3])))


def left_out(seen: Sequence[SeenRound], powers: Sequence[float] = POWERS) -> dict[float, float]:
    """Return the mean log loss on rounds with a kind that was left out of the table, by exponent.

    Leave-one-out cross-validation: the table is counted in rounds without a kind, and evaluated on
    those with it.
    """
    found = dict.fromkeys(powers, 0.0)
    kinds = sorted({kind for each in seen for kind in each.everybody()})
    for kind in kinds:
        with_it = [each for each in seen if kind in each.everybody()]
        table = habits_of(each for each in seen if kind not in each.everybody())
        for power in powers:
            total = sum(surprise(each, table, power) for each in with_it)
            found[power] += total / len(with_it) / len(kinds)
    return found


def source_of(table: list[list[float]]) -> str:
    """Return a table as Python source for the bots."""
    lines = []
    for place, row in enumerate(table):
        if place % DEEDS == 0:
            lines.append(f"    # {STAGE_NAMES[place // DEEDS]}")
        numbers = ", ".join(f"{chance:.4f}" for chance in row)
        lines.append(f"    [{numbers}],  # {DEED_NAMES[place % DEEDS]}")
    return "\n".join(lines)
