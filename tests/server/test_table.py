"""The table apart from storage and network."""

from __future__ import annotations

import pytest

from bocamina.core.errors import IllegalMove
from bocamina.core.match import verify
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.server.journal import Status
from bocamina.server.problems import Refused
from bocamina.server.tables import decisions
from bocamina.server.tables import entries as e
from bocamina.server.tables import requests as ask
from bocamina.server.tables.decisions import Asker, decide
from bocamina.server.tables.seats import Chest, hash_of
from bocamina.server.tables.table import Table, carry_out, fold

HOST = Asker(0, is_host=True)


class Desk:
    """A table with a journal that is a list."""

    def __init__(self, request: ask.Create, seed: str = "desk") -> None:
        rng = Rng(seed)
        self.chest = Chest(lambda count: bytes(int(rng.below(256)) for _ in range(count)))
        self.lines: list[tuple[float, str]] = []
        self.table = Table("desk")
        self.now = 1000.0
        self.add([decisions.create(request, "host", self.chest)])

    def add(self, entries: list[e.Entry]) -> None:
        for entry, _ in carry_out(self.table, entries, self.now, self.chest):
            self.lines.append((self.now, e.format_entry(entry)))

    def ask(self, request: ask.AnyRequest, asker: Asker = HOST) -> None:
        self.add(decide(self.table, request, asker, self.chest))

    def sit(self, name: str) -> None:
        self.add(decisions.sit(self.table, ask.Sit(name=name), hash_of(name)))

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


def test_a_table_is_worn_out_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "MOST_ENTRIES", 40)
    desk = started(seats=1)
    while desk.table.version < 40:
        desk.ask(ask.Say(text="on and on"))
    with pytest.raises(Refused, match="worn out"):
        desk.ask(ask.Say(text="and on"))
    # The game itself comes to its end.
    while desk.table.turn:
        desk.move(0, "leave")
    assert desk.table.status is Status.OVER
    with pytest.raises(Refused, match="worn out"):
        desk.ask(ask.Rematch())


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


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\u0007b"])
def test_names_can_be_read(name: str) -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    with pytest.raises(Refused, match="bad name"):
        desk.sit(name)


def test_two_people_do_not_share_a_name() -> None:
    desk = Desk(ask.Create(game="diamant", seats=3))
    desk.sit("Ana")
    with pytest.raises(Refused, match="name taken"):
        desk.sit("ANA ")


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
