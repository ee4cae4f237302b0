"""How often Saboteur's diggers and saboteurs do what: the table by which bots judge deeds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games import find_game
from bocamina.games.saboteur.components import FEWEST_SEATS, GOALS
from bocamina.games.saboteur.moves import MOST_SEATS
from bocamina.games.saboteur.state import PLAY, Mine
from bocamina.lab.seated_bots import SeatedBots
from bocamina.players.roster import seat_player
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.reckoning.deeds import DEEDS, STAGES, stage_of
from bocamina.players.saboteur.strong import SaboteurStrong

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAST: Final = 0.008  # nothing is impossible
ROLES: Final = 2


class HabitCounts:
    """Deeds by stage and kind, by the roles of who did them and of whom they were done to."""

    def __init__(self) -> None:
        self.deeds = [[0, 0, 0, 0] for _ in range(STAGES * DEEDS)]
        # How many others of each role there were to choose from, summed over all such deeds.
        self.others = [0, 0, 0, 0]

    def add(self, deed: int, actor: int, target: int, roles: Sequence[int]) -> None:
        """Count one deed; one without a target has its actor as such."""
        self.deeds[deed][ROLES * roles[actor] + roles[target]] += 1
        if actor != target:
            for role in range(ROLES):
                others = roles.count(role) - (roles[actor] == role)
                self.others[ROLES * roles[actor] + role] += others

    def habits(self) -> list[list[float]]:
        """Return each deed's chance, for each role of who does it and of whom it is done to.

        What a deed tells of its target is how much more often it hits one role than it would if
        targets were drawn by lot.
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


class Counting(Observer):
    """A witness that knows the truth and counts what it sees."""

    def __init__(self, mine: Mine, roles: Sequence[int], treasure: int, tally: HabitCounts) -> None:
        super().__init__(mine)
        self.roles = roles
        self.treasure = treasure
        self.tally = tally

    def judge(self, seat: int, target: int, kinds: list[int], away: list[int]) -> None:
        stage = int(stage_of(away, self.is_broken(seat)))
        self.tally.add(stage * DEEDS + kinds[self.treasure], seat, target, self.roles)
        super().judge(seat, target, kinds, away)


def habits_of(player: str, games: int, seed: str) -> list[list[float]]:
    """Return the habits of a level among its equals, over tables of all sizes."""
    tally = HabitCounts()
    for number in range(games):
        seats = FEWEST_SEATS + number % (MOST_SEATS + 1 - FEWEST_SEATS)
        count_game(seats, f"{seed} {number}", player, tally)
    return tally.habits()


def count_game(seats: int, seed: str, player: str, tally: HabitCounts) -> None:
    """Let bots play a game, and count what they do."""
    game = find_game("saboteur")
    match = Match(game, game.settle(seats, {}), Dealer(seed))
    bots = [seat_player(player, game, seat, seed) for seat in range(seats)]
    watcher = bots[0]
    if not isinstance(watcher, SaboteurStrong):
        raise TypeError(f"expected a bot that keeps a witness, got {player}")
    bots_seated = SeatedBots(match, bots)
    bots_seated.deal()
    mine: Mine = match.state.public
    counted = 0  # the round whose witness counts
    while not match.turn.is_over:
        if mine.phase == PLAY and mine.round != counted:
            counted = int(mine.round)
            goals = int(match.state.hidden.goals)
            treasure = next(goal for goal in range(GOALS) if not goals >> 2 * goal & 3)
            roles = [int(dwarf.role) for dwarf in match.state.private]
            watcher.witness = Counting(mine, roles, treasure, tally)
        (seat,) = match.turn.seats
        bots_seated.move(seat, bots_seated.choose(seat, math.inf))
