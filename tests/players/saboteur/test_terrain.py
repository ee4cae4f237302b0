"""How many cards a tunnel still needs."""

from __future__ import annotations

from bocamina.games.saboteur.components import FULL_DECK
from bocamina.players.saboteur.reckoning.terrain import (
    CARD_COST,
    GOAL_SPOTS,
    STRIDES,
    Terrain,
    costs_of,
)
from tests.games.saboteur.mine import NEW_MINE, mine, table

PLENTY = costs_of(FULL_DECK[:7])


def cards_to_go(drawing: str) -> list[float]:
    """Return how many cards each goal is away."""
    terrain = Terrain(table(mine(drawing)).tunnels)
    terrain.survey(PLENTY)
    return [cost / CARD_COST for cost in terrain.away]


def test_a_new_mine() -> None:
    assert cards_to_go(NEW_MINE) == [9, 7, 9]


def test_every_tunnel_brings_the_goals_nearer() -> None:
    assert cards_to_go("\n........1\n.........\nS──┼....2\n.........\n........3\n") == [6, 4, 6]


def test_a_dead_end_must_be_passed_by() -> None:
    open_way = cards_to_go("\n........1\n.........\nS┬┴┬┴┬┼.2\n.........\n........3\n")
    closed = cards_to_go("\n........1\n.........\nS┬┴┬┴┬═.2\n.........\n........3\n")
    assert open_way == [3, 1, 3]
    assert all(after > before for before, after in zip(open_way, closed, strict=True))


def test_cards_that_are_rare_cost_more_and_spent_ones_most() -> None:
    assert costs_of([1] * 7)[1] > costs_of([5] * 7)[1]
    assert costs_of([0] * 7)[1] > 20 * CARD_COST


def test_the_field_of_a_goal_agrees_with_the_survey() -> None:
    drawing = "\n........1\n.........\nS──┼....2\n.........\n........3\n"
    terrain = Terrain(table(mine(drawing)).tunnels)
    for goal, away in enumerate(cards_to_go(drawing)):
        field = terrain.field(goal, PLENTY)
        tip = GOAL_SPOTS[1] - 5  # the card at 3,0
        ways = [field[(tip + step) * 4 + (side + 2) % 4] for side, step in enumerate(STRIDES)]
        assert min(ways) / CARD_COST == away


def test_a_card_put_and_lifted_leaves_no_trace() -> None:
    terrain = Terrain(table(mine()).tunnels)
    what, need = terrain.what[:], terrain.need[:]
    terrain.put(GOAL_SPOTS[1] - 4, 0)
    assert terrain.what != what
    terrain.lift(GOAL_SPOTS[1] - 4)
    assert (terrain.what, terrain.need) == (what, need)
