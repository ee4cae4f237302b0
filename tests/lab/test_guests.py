"""Bots of somebody's own cannot hang the arena, nor win by anything but moves."""

from __future__ import annotations

import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest

from bocamina.lab import guests
from bocamina.lab.contest import Played, play
from bocamina.lab.fixtures import Contest, Fixture
from bocamina.lab.guests import _rooms
from bocamina.players.roster import ENTERED

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BOTS = """
import os, time

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
    for room in _rooms.values():
        room.end()
    _rooms.clear()


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
        ("Deadly", "expected an answer, got the end of its process (7)"),
        ("Clumsy", "ValueError: where am I? (nasty.py:37)"),
        ("Nobody", "module 'nasty' has no attribute 'Nobody'"),
    ],
)
def test_a_bot_that_fails_loses_by_name_and_the_next_game_is_played(
    bot: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Who works has time by the clock, however busy the machine is; who sleeps is soon given up.
    monkeypatch.setattr(guests, "CLOCK_TIMES", 2 if bot == "Asleep" else 10_000)
    played = game_of(f"nasty:{bot}", "random", patience=0.2)
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
