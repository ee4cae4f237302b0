"""Bots of somebody's own cannot hang the arena, nor win by anything but moves."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina.lab import guests
from bocamina.lab.contest import Played, lost_by_guest, play
from bocamina.lab.fixtures import Contest, Fixture
from bocamina.lab.guests import _rooms, close_rooms
from bocamina.lab.workers import play_all
from bocamina.players.roster import ENTERED

if TYPE_CHECKING:
    from collections.abc import Iterator

BOTS = """
import os, signal, stat, subprocess, sys, time

from bocamina.players.player import Player


class Stayer(Player):
    games = ("diamant",)

    def choose(self, view, moves, seconds):
        return moves[0]


class Stubborn(Stayer):
    def choose(self, view, moves, seconds):
        while True:
            try:
                while True:
                    pass
            except BaseException:
                pass


class Asleep(Stayer):
    def choose(self, view, moves, seconds):
        while True:
            time.sleep(60)


class Deadly(Stayer):
    def choose(self, view, moves, seconds):
        os._exit(7)


class Killer(Stayer):
    def choose(self, view, moves, seconds):
        os.kill(os.getppid(), signal.SIGKILL)
        return moves[0]


class Twins(Stayer):
    def choose(self, view, moves, seconds):
        os.fork()
        return moves[0]


class Misfit(Stayer):
    def __init__(self):
        pass


class Delegate(Stayer):
    def choose(self, view, moves, seconds):
        subprocess.run([sys.executable, "-c", "while True: pass"])


class Clumsy(Stayer):
    def choose(self, view, moves, seconds):
        raise ValueError("where am I?")


class Writer(Stayer):
    def choose(self, view, moves, seconds):
        view.public.chests[self.seat] += 100
        view.public.deck[0] = 50
        return moves[0]


class Babbler(Stayer):
    def choose(self, view, moves, seconds):
        os.write(1, b"rubbish")
        print("rubbish")
        return moves[0]


class Forger(Stayer):
    def choose(self, view, moves, seconds):
        self.forge(b"rubbish")
        while True:
            time.sleep(60)

    def forge(self, rubbish):
        for number in map(int, os.listdir("/dev/fd")):
            try:
                if stat.S_ISSOCK(os.fstat(number).st_mode):
                    os.write(number, rubbish)
            except OSError:  # the folder itself, which is closed by now
                pass


class Smudger(Forger):
    def choose(self, view, moves, seconds):
        self.forge(b"rubbish")
        return moves[0]


class Flooder(Forger):
    def choose(self, view, moves, seconds):
        while True:
            self.forge(b"rubbish" * 1000)


class Hungry(Stayer):
    def choose(self, view, moves, seconds):
        eaten = []
        while True:
            eaten.append(bytes(1 << 30))


class Parent(Stayer):
    def choose(self, view, moves, seconds):
        child = subprocess.Popen(["sleep", "1000"])
        with open("children", "a") as book:
            book.write(f"{child.pid}\\n")
        return moves[-1]


class Listener(Stayer):
    def __init__(self, game, seat, rng):
        super().__init__(game, seat, rng)
        self.steps = 0

    def notice(self, view, events):
        self.steps += 1

    def choose(self, view, moves, seconds):
        assert self.steps, "it is told of the first card before it chooses"
        return moves[self.steps > 5]
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in a folder with a file of bots."""
    (tmp_path / "nasty.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path
    close_rooms()


def game_of(*names: str, patience: float = 20.0) -> Played:
    contest = Contest(
        game="diamant", players=names, seats=(len(names),), seed="guests", patience=patience
    )
    return play(contest, Fixture(0, 0, names))


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Stubborn", "expected an answer, got none for 0.2 s of processor time"),
        ("Asleep", "expected an answer, got none for 0.4 s"),
        ("Forger", "expected an answer, got none for 0.4 s"),
        ("Smudger", "expected an answer, got what the bot wrote in its place"),
        ("Flooder", "expected an answer, got more than 1000000 bytes"),
        ("Hungry", "MemoryError"),
        ("Deadly", "expected an answer, got the end of its process (7)"),
        ("Twins", "expected one answer, got another after it"),
        ("Delegate", "expected an answer, got none for 0.2 s of processor time"),
        ("Clumsy", "ValueError: where am I? (nasty.py:59)"),
        ("Misfit", "positional argument but 4 were given"),
        ("Nobody", "module 'nasty' has no attribute 'Nobody'"),
    ],
)
def test_a_bot_that_fails_loses_by_name_and_the_next_game_is_played(
    bot: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who works has time by the clock, however busy the machine is; who sleeps is soon given up.
    monkeypatch.setattr(guests, "CLOCK_TIMES", 2 if bot in ("Asleep", "Forger") else 10_000)
    patience = 0.2 if "got none" in told else 60.0
    played = game_of(f"nasty:{bot}", "random", patience=patience)
    assert played.failure is not None
    assert played.failure.seat == 0
    assert told in played.failure.reason
    assert played.winners == [1]
    assert game_of("nasty:Stayer", "random").failure is None


def test_what_a_bot_writes_into_its_view_does_not_count() -> None:
    honest, writer = (game_of(f"nasty:{name}", "random") for name in ("Stayer", "Writer"))
    assert writer.failure is None
    assert (writer.scores, writer.winners) == (honest.scores, honest.winners)


def test_what_a_bot_prints_is_no_answer(capfd: pytest.CaptureFixture[str]) -> None:
    assert game_of("nasty:Babbler", "random").failure is None
    assert "rubbish" not in capfd.readouterr().out


def test_what_a_bot_has_started_ends_with_the_games(folder: Path) -> None:
    names = ("nasty:Parent", "random")
    contest = Contest(game="diamant", players=names, seats=(2,), seed="guests")
    assert [each.failure for _, each in play_all([(contest, Fixture(0, 0, names))], 1)] == [None]
    children = [int(line) for line in (folder / "children").read_text().split()]
    assert children
    assert not [child for child in children if is_running(child)]


def is_running(process: int) -> bool:
    """Tell whether a process is there and no zombie, which nobody may have reaped yet."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_bot_that_kills_the_arena_loses_if_nobody_else_can_have_done_it() -> None:
    names = ("nasty:Killer", "random")
    jobs = [
        (Contest(game="diamant", players=each, seats=(2,), seed="guests"), Fixture(0, 0, each))
        for each in (names, ("random", "threshold"))
    ]
    lost, next_one = (each for _, each in play_all(jobs, 1))
    assert lost.failure is not None
    assert (lost.failure.seat, lost.winners) == (0, [1])
    assert "got 3 processes that died playing it" in lost.failure.reason
    assert next_one.failure is None
    assert lost_by_guest(Fixture(0, 0, ("nasty:Killer", "nasty:Stayer")), "nothing") is None


def test_a_bot_with_a_memory_is_told_of_every_step() -> None:
    played = game_of("nasty:Listener", "random", "nasty:Listener")
    assert played.failure is None
    assert sum(played.scores) > 0


def test_every_seat_has_a_process_of_its_own_that_is_used_again() -> None:
    game_of("nasty:Stayer", "random", "nasty:Stayer")
    processes = {room.process.pid for room in _rooms.values()}
    assert len(processes) == 2
    game_of("nasty:Stayer", "random", "nasty:Stayer")
    assert {room.process.pid for room in _rooms.values()} == processes


def test_a_bot_inside_the_program_is_found_out_by_the_closing_replay(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nasty import Writer  # type: ignore[import-not-found]

    monkeypatch.setitem(ENTERED, "writer", Writer)
    played = game_of("random", "writer", "random")
    assert played.failure is not None
    assert played.failure.seat == 1
    assert "a hand on the table" in played.failure.reason
    sys.modules.pop("nasty")


def test_a_room_whose_process_was_ended_from_outside_is_opened_anew() -> None:
    game_of("nasty:Stayer", "random")
    (room,) = _rooms.values()
    assert room.process.pid is not None
    os.kill(room.process.pid, signal.SIGKILL)
    room.process.join()
    lost = game_of("nasty:Stayer", "random")
    assert lost.failure is not None
    assert "the end of its process (-9)" in lost.failure.reason
    assert game_of("nasty:Stayer", "random").failure is None
