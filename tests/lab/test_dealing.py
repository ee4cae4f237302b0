"""Roles may be given to players instead of being left to the deal."""

from __future__ import annotations

from bocamina.lab.contest import play
from bocamina.lab.fixtures import Contest, schedule


def contest_of(players: tuple[str, ...], roles: tuple[str, ...], seats: int) -> Contest:
    contest = Contest(
        game="saboteur", players=players, seats=(seats,), roles=roles, seed="roles", seconds=0.01
    )
    contest.check()
    return contest


def test_a_role_goes_with_its_player_into_every_seat_and_round() -> None:
    players = ("random", *["random@1"] * 4)
    contest = contest_of(players, ("saboteur", *["digger"] * 4), 5)
    fixtures = schedule(contest, 5)
    assert {fixture.seating.index("random") for fixture in fixtures} == {0, 1, 2, 3, 4}
    for fixture in fixtures:
        for finished in play(contest, fixture).rounds:
            alone = tuple("saboteur" if name == "random" else "digger" for name in fixture.seating)
            assert finished.sides == fixture.roles == alone


def test_there_may_be_no_saboteur_and_players_may_share_a_name() -> None:
    contest = contest_of(("random",), ("digger",), 4)
    (game,) = [play(contest, fixture) for fixture in schedule(contest, 1)]
    assert all(finished.sides == ("digger",) * 4 for finished in game.rounds)
    contest = contest_of(("random",) * 3, ("digger", "saboteur", "digger"), 3)
    assert {fixture.roles.index("saboteur") for fixture in schedule(contest, 3)} == {0, 1, 2}
