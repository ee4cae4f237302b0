"""What bots say at a table to what everybody has seen."""

from __future__ import annotations

import pytest

from bocamina.core.events import Event
from bocamina.players.roster import seat_player
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.carrying_out import carry_out
from bocamina.server.tables.status import Status
from bocamina.server.tables.stored import fold
from bocamina.server.tables.table import Table
from tests.server.test_table import Desk

HAPPENINGS = {"hazard_met", "expedition_fled", "choices_revealed", "treasure_found", "game_ended"}


def against_bots(game: str, seed: str = "desk") -> Desk:
    """Return a game of one person against novices that has just begun."""
    options = {"setup": "quick"} if game == "racing_dwarfs" else {}
    desk = Desk(ask.Create(game=game, seats=4, options=dict(options)), seed)
    desk.sit("Ana")
    desk.ask(ask.Start(fill="novice"))
    return desk


def play_on(desk: Desk) -> list[list[tuple[e.Entry, list[str]]]]:
    """Let bots play for all to the end; return what each decision led to, by names."""
    match = desk.table.match
    assert match is not None
    bots = [seat_player("novice", match.game, seat, "desk") for seat in range(4)]
    commits = []
    while desk.table.status is Status.PLAYING:
        seat = desk.table.turn[-1]
        view = match.view(seat)
        move = bots[seat].choose(view, match.game.legal_moves(view), 0.01)
        entries = decisions.step(desk.table, seat, match.format_move(move))
        done = carry_out(desk.table, entries, desk.now)
        desk.lines += [(desk.now, e.format_entry(entry)) for entry, _ in done]
        commits.append(
            [
                (entry, [each.name() for each in told if isinstance(each, Event)])
                for entry, told in done
            ]
        )
    return commits


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs"])
def test_a_comment_comes_with_what_it_speaks_of_and_is_kept(game: str) -> None:
    desk = against_bots(game)
    commits = play_on(desk)
    said = [entry for commit in commits for entry, _ in commit if isinstance(entry, e.Said)]
    assert 1 <= len(said) <= 20
    assert 0 not in {entry.seat for entry in said}, "nobody speaks for a person"
    again = fold("desk", desk.lines)
    assert again.match is not None
    assert desk.table.match is not None
    assert again.version == desk.table.version
    assert again.match.record() == desk.table.match.record()
    assert [seat.said for seat in again.seats] == [seat.said for seat in desk.table.seats]


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs"])
def test_whoever_follows_a_table_would_let_bots_say_the_same(game: str) -> None:
    desk = against_bots(game)
    play_on(desk)
    follower, expected = Table("desk"), list[e.Said]()
    for at, line in desk.lines:
        entry = e.parse_entry(line)
        if expected:
            assert entry == expected.pop(0)
        else:
            assert not isinstance(entry, e.Said)
        follower.apply(entry, at)
        if isinstance(entry, e.Stepped):
            levels = {seat: held.player for seat, held in enumerate(follower.seats) if held.player}
            expected = follower.comments.next(levels)
    assert not expected


def test_nobody_says_anything_while_choices_are_sealed() -> None:
    for seed in ("lamp", "pick", "cart"):
        for commit in play_on(against_bots("diamant", seed)):
            before: list[str] = []
            for entry, told in commit:
                if isinstance(entry, e.Said):
                    assert HAPPENINGS & {*before}
                else:
                    before = told


def test_bots_that_stand_in_for_people_say_nothing() -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    for name in ("Ana", "Bea", "Carlos"):
        desk.sit(name)
    desk.ask(ask.Start())
    while desk.table.turn:
        desk.add(decisions.step(desk.table, desk.table.turn[0], "leave", stood_in=True))
    assert [seat.said for seat in desk.table.seats] == [0, 0, 0]
