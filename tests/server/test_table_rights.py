"""Who may do what at a table, and when."""

from __future__ import annotations

import pytest

from bocamina.server.problems import Refused
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.decisions import Asker
from bocamina.server.tables.status import Status
from tests.server.test_table import Desk, started


def test_only_the_host_arranges_the_table() -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    desk.sit("Ana")
    with pytest.raises(Refused, match="host only"):
        desk.ask(ask.Install(seat=1, player="random"), Asker(0))
    with pytest.raises(Refused, match="seats free"):
        desk.ask(ask.Start())
    desk.ask(ask.Install(seat=1, player="random"))
    desk.ask(ask.Change(options={"idols": True}, seats=4))
    desk.ask(ask.Remove(seat=1))
    desk.ask(ask.Start(fill="random"))
    assert [seat.player for seat in desk.table.seats] == ["", "random", "random", "random"]
    assert len({seat.name for seat in desk.table.seats}) == 4
    assert desk.table.settings.flag("idols")
    with pytest.raises(Refused, match="playing"):
        desk.ask(ask.Remove(seat=1))


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (ask.Install(seat=0, player="random"), "seat taken"),
        (ask.Install(seat=7, player="random"), "no such seat"),
        (ask.Remove(seat=2), "seat free"),
        (ask.Change(seats=1), "seat taken"),
        (ask.Change(clocking=e.Clocking(move_seconds=1)), "bad clock"),
        (ask.Change(clocking=e.Clocking(reserve_seconds=60)), "bad clock"),
        (ask.Say(text="  "), "nothing said"),
        (ask.Say(text="a\x07b"), "nothing said"),
        (ask.Rematch(), "not started"),
    ],
)
def test_what_an_open_table_refuses(asked: ask.Command, reason: str) -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    desk.sit("Ana")
    desk.sit("Bea")
    with pytest.raises(Refused, match=reason):
        desk.ask(asked)


def test_nobody_leaves_a_game_under_way_and_watchers_ask_for_no_rematch() -> None:
    desk = started(seats=2)
    with pytest.raises(Refused, match="playing"):
        desk.ask(ask.Leave(), Asker(1))
    while desk.table.turn:
        desk.add(decisions.step(desk.table, desk.table.turn[0], "leave 2"))
    with pytest.raises(Refused, match="not seated"):
        desk.ask(ask.Rematch(), Asker(None))


def test_a_rematch_keeps_the_people_and_takes_a_new_seed() -> None:
    desk = started(seats=1)
    first = desk.table.seed
    while desk.table.turn:
        desk.move(0, "leave")
    desk.ask(ask.Rematch())
    assert desk.table.status is Status.OPEN
    assert desk.table.seed != first
    assert desk.table.seats[0].name == "Name 0"
    desk.ask(ask.Start())
    assert desk.table.turn == (0,)


def test_two_people_do_not_share_a_name() -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    desk.sit("Ana")
    with pytest.raises(Refused, match="name taken"):
        desk.sit("ANA ")
