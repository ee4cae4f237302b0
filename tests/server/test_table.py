"""The table apart from storage and network."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalMove
from bocamina.core.replay import verify
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.server.problems import Refused
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.carrying_out import carry_out
from bocamina.server.tables.decisions import Asker, decide
from bocamina.server.tables.seats import (
    MOST_SAID,
    MOST_SEATINGS,
    MOST_TAKEN_BACK,
    Mint,
    hash_of,
)
from bocamina.server.tables.status import Status
from bocamina.server.tables.stored import fold
from bocamina.server.tables.table import Table
from bocamina.server.views import legal_moves

HOST = Asker(0, is_host=True)


class Desk:
    """A table with a journal that is a list."""

    def __init__(self, request: ask.Create, seed: str = "desk") -> None:
        rng = Rng(seed)
        self.mint = Mint(lambda count: bytes(int(rng.below(256)) for _ in range(count)))
        self.lines: list[tuple[float, str]] = []
        self.table = Table("desk")
        self.now = 1000.0
        self.add([decisions.create(request, "host", self.mint)])

    def add(self, entries: list[e.Entry]) -> None:
        for entry, _ in carry_out(self.table, entries, self.now):
            self.lines.append((self.now, e.format_entry(entry)))

    def ask(self, request: ask.Command, asker: Asker = HOST) -> None:
        self.add(decide(self.table, request, asker, self.mint))

    def sit(self, name: str, home: str = "") -> None:
        self.add(decisions.sit(self.table, ask.Sit(name=name), hash_of(name), home))

    def move(self, seat: int, move: str, expected: int | None = None) -> None:
        version = self.table.version if expected is None else expected
        self.ask(ask.Move(move=move, expected=version), Asker(seat))


def started(game: str = "diamant", seats: int | None = None, **more: object) -> Desk:
    count = GAMES[game].usual_seats if seats is None else seats
    desk = Desk(ask.Create(game=game, seats=count, **more))  # type: ignore[arg-type]
    for seat in range(count):
        desk.sit(f"Name {seat}")
    desk.ask(ask.Start())
    return desk


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_comes_out_of_its_lines_again(game: str) -> None:
    desk = started(game)
    rng = Rng(7)
    for _ in range(3000):
        if desk.table.status is Status.OVER:
            break
        assert desk.table.match is not None
        seat = desk.table.turn[int(rng.below(len(desk.table.turn)))]
        moves = desk.table.game.legal_moves(desk.table.match.view(seat))
        desk.move(seat, desk.table.match.format_move(moves[int(rng.below(len(moves)))]))
    assert desk.table.status is Status.OVER
    again = fold("desk", desk.lines)
    assert again.match is not None
    assert desk.table.match is not None
    assert again.match.record() == desk.table.match.record()
    assert (again.version, again.status) == (desk.table.version, Status.OVER)
    verify(again.game, again.match.record())


def test_a_repeated_or_late_move_is_stale_and_talk_makes_none_stale() -> None:
    desk = started(seats=3)
    seen = desk.table.version
    desk.ask(ask.Say(text="hello"), Asker(1))
    desk.move(1, "stay", seen)
    desk.move(0, "stay", seen)
    with pytest.raises(Refused, match="stale"):
        desk.move(0, "stay", seen)
    with pytest.raises(Refused, match="stale"):
        desk.move(2, "stay", desk.table.version + 1)
    desk.move(2, "stay", seen)
    with pytest.raises(Refused, match="stale"):
        desk.move(2, "leave", seen)


def leave_all(desk: Desk) -> None:
    """Come to the end of a game as fast as one can."""
    while desk.table.turn:
        desk.add(decisions.step(desk.table, desk.table.turn[0], "leave"))


def test_a_seat_mixes_once_a_game() -> None:
    desk = Desk(ask.Create(game="diamant", seats=1))
    desk.sit("Ana")
    desk.ask(ask.Mix(text="once"))
    with pytest.raises(Refused, match="already mixed"):
        desk.ask(ask.Mix(text="twice"))
    desk.ask(ask.Start())
    leave_all(desk)
    desk.ask(ask.Rematch())
    desk.ask(ask.Mix(text="again"))
    assert desk.table.seats[0].entropy == "again"


def test_whatever_one_seat_does_all_others_go_on() -> None:
    desk = started(seats=3)
    for _ in range(MOST_TAKEN_BACK):
        desk.move(1, "stay")
        desk.move(1, "back")
    desk.move(1, "stay")
    with pytest.raises(Refused, match="taken back enough"):
        desk.move(1, "back")
    assert [each.move for each in legal_moves(desk.table, 1)] == []
    assert desk.table.turn == (0, 2)
    for _ in range(MOST_SAID):
        desk.ask(ask.Say(text="on and on"), Asker(1))
    with pytest.raises(Refused, match="said enough"):
        desk.ask(ask.Say(phrase="phrase-hello"), Asker(1))
    # The others play, change their minds and talk as ever.
    desk.move(0, "stay")
    desk.move(0, "back")
    desk.ask(ask.Say(text="never mind"), Asker(0))
    leave_all(desk)
    desk.ask(ask.Rematch())
    desk.ask(ask.Say(text="sorry"), Asker(1))
    desk.ask(ask.Remove(seat=1))
    desk.sit("Eva")
    desk.ask(ask.Start())
    desk.move(1, "stay")
    desk.move(1, "back")


def test_a_table_is_worn_out_by_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MOST_GAMES", 3)
    desk = started(seats=1)
    for _ in range(2):
        leave_all(desk)
        desk.ask(ask.Rematch())
        desk.ask(ask.Start())
    leave_all(desk)
    with pytest.raises(Refused, match="worn out"):
        desk.ask(ask.Rematch(), Asker(0))
    desk.ask(ask.Rematch(), Asker(0, is_host=True))
    desk.ask(ask.Start())


def test_one_network_sits_down_so_often_for_one_game_and_the_host_always() -> None:
    desk = Desk(ask.Create(game="diamant", seats=2))
    for _ in range(MOST_SEATINGS):
        desk.sit("Eve", home="there")
        desk.ask(ask.Leave(), Asker(0))
    with pytest.raises(Refused, match="sat enough"):
        desk.sit("Eve", home="there")
    desk.sit("Ana", home="elsewhere")
    desk.sit("Bea", home="elsewhere")
    desk.ask(ask.Start())
    leave_all(desk)
    desk.ask(ask.Rematch())
    desk.ask(ask.Remove(seat=1))
    desk.sit("Eve", home="there")


def test_what_was_played_before_is_passed_over_and_leaves_nothing_out() -> None:
    desk = started(seats=3, clocking=e.Clocking(move_seconds=10, reserve_seconds=5))
    for number in range(3):
        desk.now += 7
        desk.ask(ask.Say(text="well"), Asker(1))
        desk.move(0, "stay")
        desk.move(0, "back")
        if number == 1:
            desk.ask(ask.Remove(seat=2))
        leave_all(desk)
        desk.ask(ask.Rematch())
        if number == 1:
            desk.sit("Eva")
        desk.ask(ask.Start())
    desk.move(1, "stay")
    again = fold("desk", desk.lines)
    for name in vars(desk.table).keys() - {
        "match",
        "clocks",
        "history",
        "settings",
        "followers",
        "comments",
    }:
        assert getattr(again, name) == getattr(desk.table, name), name
    assert vars(again.clocks) == vars(desk.table.clocks)
    assert list(again.history) == list(desk.table.history)
    assert again.match is not None
    assert desk.table.match is not None
    assert again.match.record() == desk.table.match.record()


def test_a_table_of_many_games_is_read_as_fast_as_one_of_a_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = started(seats=1)
    for _ in range(20):
        leave_all(desk)
        desk.ask(ask.Rematch())
        desk.ask(ask.Start())
    parsed: list[str] = []

    def parse(line: str) -> e.Entry:
        parsed.append(line)
        return parse_entry(line)

    parse_entry = e.parse_entry
    monkeypatch.setattr("bocamina.server.tables.stored.parse_entry", parse)
    fold("desk", desk.lines)
    assert len(desk.lines) > 200
    assert sum(e.is_step(line) for line in parsed) < 10


def test_an_illegal_move_names_its_clause() -> None:
    desk = started(seats=3)
    with pytest.raises(IllegalMove, match="D17"):
        desk.move(0, "leave 2")


def test_moving_and_taking_back_gains_no_time() -> None:
    desk = started(seats=3, clocking=e.Clocking(move_seconds=10, reserve_seconds=5))
    for _ in range(3):
        desk.now += 4
        desk.move(0, "stay")
        desk.move(0, "back")
    clocks = desk.table.clocks
    assert clocks.allowance[0] == 0
    assert clocks.reserve[0] == 3
    assert clocks.runs_out(0) == desk.now + 3
    assert clocks.runs_out(1) == 1015
    assert clocks.next_run_out() == 1015


def test_a_decision_that_stands_gives_a_new_allowance() -> None:
    desk = started(seats=1, clocking=e.Clocking(move_seconds=10))
    desk.now += 9
    desk.move(0, "stay")
    if desk.table.turn:
        assert desk.table.clocks.runs_out(0) == desk.now + 10


def test_time_without_a_server_is_not_counted() -> None:
    desk = started(seats=3, clocking=e.Clocking(move_seconds=10))
    desk.now += 4
    desk.add([e.Frozen()])
    assert desk.table.clocks.next_run_out() is None
    desk.now += 1000
    desk.add([e.Thawed()])
    assert desk.table.clocks.runs_out(0) == desk.now + 6


def test_entropy_of_the_seats_goes_into_the_deal() -> None:
    desk = Desk(ask.Create(game="diamant", seats=1))
    desk.sit("Ana")
    desk.ask(ask.Mix(text="my-own-randomness"))
    desk.ask(ask.Start())
    while desk.table.turn:
        desk.move(0, "leave")
    assert desk.table.match is not None
    record = desk.table.match.record()
    assert record.entropy == {0: "my-own-randomness"}
    verify(desk.table.game, record)


@pytest.mark.parametrize(
    "line", ["", "0", "x stay", "for * 7", "{}", '{"entry":"created"}', "-1 x"]
)
def test_a_broken_line_is_told(line: str) -> None:
    from bocamina.core.errors import Unreadable

    with pytest.raises(Unreadable):
        e.parse_entry(line)
