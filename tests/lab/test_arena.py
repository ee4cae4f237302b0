"""The arena, as a person uses it."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from bocamina.cli import app
from bocamina.commands.contests import usual_seats
from bocamina.core.errors import BadSetting
from bocamina.games import GAMES, find_game
from bocamina.lab.program import fingerprint
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.roster import ENTERED, players_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Found: TypeAlias = "Callable[..., dict[str, Any]]"

BOTS = """
from pathlib import Path

from bocamina.players.player import Player


class Hopeful(Player):
    games = ("diamant",)

    def choose(self, view, moves, seconds):
        print("I stay!")
        return moves[0]


class Wordy(Hopeful):
    games = "diamant"


class Clumsy(Hopeful):
    def choose(self, view, moves, seconds):
        if self.seat == 1:
            raise ValueError("where am I?")
        return moves[0]


class Slow(Hopeful):
    games_played = 0

    def __init__(self, game, seat, rng):
        super().__init__(game, seat, rng)
        Slow.games_played += 1
        if Slow.games_played == 4:
            print("played", flush=True)

    def choose(self, view, moves, seconds):
        import time
        time.sleep(0.01)
        return moves[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Work in a folder with a file of bots."""
    (tmp_path / "mybots.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path
    sys.modules.pop("mybots", None)
    ENTERED.clear()


@pytest.fixture
def found(folder: Path, capfd: pytest.CaptureFixture[str]) -> Found:
    """Return what tells an arena's answer in JSON, without the times."""

    def run(*words: str) -> dict[str, Any]:
        app(["arena", *words, "--json"], standalone_mode=False)
        answer: dict[str, Any] = json.loads(capfd.readouterr().out)
        timing = answer.pop("timing")
        assert timing["seconds"] > 0
        assert all(0 < think["mean"] <= think["max"] for think in timing["think"])
        assert [think["name"] for think in timing["think"]] == [
            player["name"] for player in answer["players"]
        ]
        return answer

    return run


def start(folder: Path, *words: str, room: int = -1, **more: str) -> subprocess.Popen[str]:
    """Start an arena in a process of its own, whose files may have so many bytes."""

    def prepare() -> None:
        # Whoever runs the tests in the background ignores Ctrl-C, and so would what they start.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, -1))

    paths = [str(Path(path).resolve()) for path in sys.path if path]
    return subprocess.Popen(
        [sys.executable, "-m", "bocamina", "arena", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        preexec_fn=prepare,
        env={**os.environ, "COLUMNS": "100", "PYTHONPATH": ":".join(paths), **more},
    )


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_workers(found: Found) -> None:
    words = ["diamant", "--players", "random,threshold,mybots:Hopeful", "--games", "11"]
    words += ["--seats", "3,4", "--seed", "lamp"]
    alone = found(*words, "--workers", "1")
    assert alone == found(*words, "--workers", "3")
    assert alone["games"] == 12
    names = [player["name"] for player in alone["players"]]
    assert names == ["random", "threshold", "mybots:Hopeful"]
    for player in alone["players"]:
        assert player["games"] == 12
        assert 0 <= player["low"] <= player["win_share"] <= player["high"] <= 1
    assert sum(player["win_share"] for player in alone["players"]) == pytest.approx(1)
    assert [each["seats"] for each in alone["by_seats"]] == [3, 3, 3, 4, 4, 4]


def test_saboteur_is_told_by_role(found: Found) -> None:
    words = ["saboteur", "--players", "random", "--games", "4", "--seats", "3,4"]
    told = found(*words, "--seed", "lamp", "--workers", "1")
    assert [each["seats"] for each in told["rounds"]] == [None, 3, 4]
    assert [each["rounds"] for each in told["rounds"]] == [12, 6, 6]
    # Where all are of one name, it digs in every round, however many seats it has.
    digger, everybody = told["roles"][0], told["rounds"][0]
    assert (digger["seats"], digger["role"]) == (None, "digger")
    for name in ("rounds", "win_share", "low", "high"):
        assert digger[name] == everybody[name]
    rounds = {(each["seats"], each["role"]): each["rounds"] for each in told["roles"]}
    assert rounds[3, "digger"] == rounds[4, "digger"] == 6
    assert 0 < rounds[None, "saboteur"] <= 12


def test_a_bot_that_breaks_down_loses_by_name(found: Found) -> None:
    words = ["diamant", "--players", "random,mybots:Clumsy", "--games", "6", "--workers", "1"]
    told = found(*words)
    assert told["players"][1]["failures"] == 3
    assert {each["name"] for each in told["failures"]} == {"mybots:Clumsy"}
    assert told["failures"][0]["seat"] == 1
    assert re.fullmatch(r"ValueError: where am I\? \(mybots.py:\d+\)", told["failures"][0]["error"])


def test_the_terminal_is_told_in_the_persons_language(folder: Path) -> None:
    words = ["diamant", "--players", "random,mybots:Clumsy", "--games", "2", "--workers", "1"]
    told, wrong = start(folder, *words, LC_ALL="es_ES.UTF-8").communicate(timeout=120)
    assert "mybots:Clumsy perdió la partida" in told, wrong
    assert "victorias (95\N{NO-BREAK SPACE}%)" in told


def test_no_figure_is_cut_where_a_terminal_is_narrow(folder: Path, found: Found) -> None:
    words = ["diamant", "--players", "random,mybots:Hopeful", "--games", "2", "--workers", "1"]
    words += ["--seed", "narrow"]
    told, wrong = start(folder, *words, COLUMNS="40", LC_ALL="C.UTF-8").communicate(timeout=120)
    assert "…" not in told, wrong
    for player in found(*words)["players"]:
        share, low, high = (100 * player[key] for key in ("win_share", "low", "high"))
        assert f"{share:.1f} % ({low:.1f}–{high:.1f})" in told


def test_a_narrow_terminal_has_room_for_the_bar(folder: Path) -> None:
    words = ["diamant", "--players", "random,threshold,myopic,mybots:Hopeful", "--games", "4"]
    words += ["--workers", "1"]
    shown = start(folder, *words, COLUMNS="60", FORCE_COLOR="1").communicate(timeout=120)[1]
    assert re.search(r"━━━━━ +4/4", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", shown))


def test_an_arena_that_was_cut_short_goes_on(folder: Path, found: Found) -> None:
    words = ["diamant", "--players", "random,threshold", "--seed", "lamp", "--workers", "1"]
    whole = found(*words, "--games", "10", "--out", "games.jsonl")
    file = folder / "games.jsonl"
    lines = file.read_bytes().split(b"\n")
    assert len(lines) == 12
    file.write_bytes(b"\n".join(lines[:5]) + b"\n" + lines[5][:20])
    again = ["diamant", "--resume", "games.jsonl", "--workers", "1"]
    assert found(*again) == whole
    assert len(file.read_bytes().split(b"\n")) == 12
    other = folder / "other.jsonl"
    other.write_bytes(file.read_bytes().replace(fingerprint().encode(), b"another"))
    with pytest.raises(BadSetting, match=r"this very program, .* begun by another"):
        found("diamant", "--resume", "other.jsonl")
    assert found(*again, "--games", "12") == found(*words, "--games", "12")


def test_ctrl_c_leaves_a_file_and_says_how_to_go_on(folder: Path, found: Found) -> None:
    words = ["diamant", "--players", "random,mybots:Slow", "--games", "900", "--workers", "1"]
    running = start(folder, *words, "--out", "games.jsonl", LC_ALL="C.UTF-8")
    file = folder / "games.jsonl"
    deadline = time.monotonic() + 100
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < deadline
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, told = running.communicate(timeout=60)
    assert running.returncode == 130
    expected = r"^Stopped after (\d+) of 900 games; to continue: bocamina arena .*\n$"
    stopped = re.search(expected, told)
    assert stopped, told
    assert "bocamina arena diamant --resume games.jsonl" in told
    games = found("diamant", "--resume", "games.jsonl", "--games", stopped[1], "--workers", "1")
    assert games["games"] in (int(stopped[1]), int(stopped[1]) + 1)


def test_what_was_played_is_kept_though_nobody_named_a_file(folder: Path) -> None:
    words = ["diamant", "--players", "random,mybots:Slow", "--seed", "a/b", "--games", "900"]
    for name in ("arena-diamant-a-b.jsonl", "arena-diamant-a-b-2.jsonl"):
        running = start(folder, *words, "--seats", "2", "--workers", "1")
        shown = running.stderr
        assert shown is not None
        while "played" not in shown.readline():  # a bot says so after a while
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        told = running.communicate(timeout=120)[1]
        assert f"bocamina arena diamant --resume {name}" in told
        assert (folder / name).read_bytes().count(b"\n") > 1


def test_a_file_without_room_for_all_games_keeps_those_that_fit(folder: Path) -> None:
    words = ["diamant", "--players", "random", "--games", "100", "--workers", "1"]
    words += ["--out", "games.jsonl"]
    # The file in which coverage is measured would have no room either.
    running = start(folder, *words, room=10_000, COVERAGE_PROCESS_CONFIG="")
    told = running.communicate(timeout=120)[1]
    assert "expected a file that can hold more games, got games.jsonl: File too large" in told
    assert "bocamina arena diamant --resume games.jsonl" in told
    assert "Traceback" not in told
    games = (folder / "games.jsonl").read_bytes().count(b"\n") - 1
    again = start(folder, "diamant", "--resume", "games.jsonl", "--games", str(games), "--json")
    assert json.loads(again.communicate(timeout=120)[0])["games"] == games


def test_games_of_a_bot_that_was_edited_are_not_counted_together(folder: Path) -> None:
    words = ["diamant", "--players", "random,mybots:Hopeful", "--workers", "1"]
    told = start(folder, *words, "--games", "2", "--out", "games.jsonl").communicate(timeout=120)[1]
    assert (folder / "games.jsonl").exists(), told
    again = ["diamant", "--resume", "games.jsonl", "--games", "4", "--workers", "1"]
    bots = folder / "mybots.py"
    bots.write_text(bots.read_text().replace("I stay!", "I stay on!"))
    told = start(folder, *again).communicate(timeout=120)[1]
    assert "expected games played by this very program and bots" in " ".join(told.split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("chess --players random", "expected a game ("),
        ("diamant", "expected at least one player, got 0"),
        ("diamant --players random,hal", "expected a player of diamant (random, "),
        ("diamant --players nowhere:Bot", "expected a player as module:Class, got 'nowhere:Bot'"),
        ("diamant --players mybots:Path", "expected a class of its own derived from Player"),
        ("saboteur --players mybots:Hopeful", "got 'mybots:Hopeful', a bot for diamant"),
        ("diamant --players random --seats many", "expected seats as 4"),
        ("diamant --players random --out mybots.py", "expected a new file"),
        ("diamant --resume nowhere", "expected a file of an arena"),
        ("diamant --resume mybots.py", "expected a file of an arena"),
        ("diamant --resume x --seed y", "expected --seed as x has it, so left out"),
        ("diamant --resume x --roles y", "expected --roles as x has it, so left out"),
        ("diamant --players random --roles digger", "expected a role of diamant (none)"),
        ("saboteur --players random --roles king", "a role of saboteur (digger, saboteur), got"),
        ("saboteur --players random,strong --roles digger", "got 1 roles for 2 players"),
        ("saboteur --players random --roles saboteur", "expected roles that 5 seats of saboteur"),
        (
            "saboteur --players random,strong --roles saboteur,digger --seats 5",
            "expected a multiple of 2 seats for 2 players with roles, got 5",
        ),
        ("diamant --players mybots:Wordy", "expected the games of a bot as a tuple"),
    ],
)
def test_what_cannot_be_is_refused(folder: Path, words: str, told: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(told)):
        app(["arena", *words.split()], standalone_mode=False)


@pytest.mark.parametrize(("players", "seats"), [(1, 5), (2, 4), (3, 3), (4, 4), (10, 10)])
def test_with_roles_as_many_of_each_sit_at_a_table(players: int, seats: int) -> None:
    names = ["random"] * players
    assert usual_seats(find_game("saboteur"), names, names) == (seats,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_described_in_both_languages(language: str) -> None:
    for game in GAMES.values():
        for name in players_of(game):
            assert speaker_for(language).knows(f"cli-player-{name}"), name


def test_players_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    app(["players", "--json"], standalone_mode=False)
    told = json.loads(capfd.readouterr().out)
    assert set(told) == set(GAMES)
    assert all("random" in players for players in told.values())
    app(["players", "diamant"], standalone_mode=False)
    assert "equally likely" in capfd.readouterr().out
