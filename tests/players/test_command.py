"""A seat that another program plays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players import command
from bocamina.players.asking import BadAnswer
from bocamina.players.command import CommandPlayer, command_player, split_words
from bocamina.players.player import Remark

ECHO = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    with open({log!r}, "a", encoding="utf-8") as file:
        print(told["do"], file=file)
    if told["do"] == "choose":
        print({answer}, flush=True)
"""


def program(tmp_path: Path, answer: str) -> CommandPlayer:
    """Seat a program at a table of Diamant."""
    file = tmp_path / "program.py"
    file.write_text(ECHO.format(log=str(tmp_path / "log"), answer=answer), "utf-8")
    player = command_player(f"command:{sys.executable} '{file}'")(find_game("diamant"), 0, Rng(1))
    assert isinstance(player, CommandPlayer)
    return player


def first_choice() -> Match:
    """Return a match whose first card lies open."""
    game = find_game("diamant")
    match = Match(game, game.settle(3, {}), Dealer("lamp"))
    match.deal()
    return match


def test_a_program_is_told_and_asked(tmp_path: Path) -> None:
    player, match = program(tmp_path, 'told["legal"][-1]'), first_choice()
    view, moves = match.view(0), match.game.legal_moves(match.view(0))
    player.notice(view, [])
    player.hear(Remark(1, "phrase-hello"))
    assert player.choose(view, moves, float("inf")) == moves[-1]
    process = player.process
    del player
    assert process.returncode == 0, "it read the end of its input"
    assert (tmp_path / "log").read_text("utf-8").split() == ["sit", "hear", "choose"]


def test_what_is_no_move_is_said(tmp_path: Path) -> None:
    player, match = program(tmp_path, '"fly"'), first_choice()
    with pytest.raises(BadAnswer, match=r"expected a legal move \(stay, leave\), got 'fly'"):
        player.choose(match.view(0), match.game.legal_moves(match.view(0)), 1.0)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("sys.exit(3)", "got its end, with status 3"),
        ("sys.stdout.buffer.write(bytes([255, 10]))", r"got '\\\\xff'"),
        ("''", "got ''"),
    ],
)
def test_what_a_program_does_instead_of_answering_is_said(
    tmp_path: Path, answer: str, told: str
) -> None:
    player, match = program(tmp_path, answer), first_choice()
    with pytest.raises(BadAnswer, match=told):
        player.choose(match.view(0), match.game.legal_moves(match.view(0)), 1.0)


def test_a_program_that_has_gone_before_it_is_asked_is_said_to_have_ended(tmp_path: Path) -> None:
    player, match = program(tmp_path, "''"), first_choice()
    player.process.kill()
    player.process.wait()
    player.hear(Remark(1, "phrase-hello"))
    with pytest.raises(BadAnswer, match="got its end, with status -9"):
        player.choose(match.view(0), match.game.legal_moves(match.view(0)), 1.0)


def test_a_program_that_says_no_more_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LAST_WORDS_SECONDS", 0.1)
    answer = "__import__('os').close(1) or __import__('time').sleep(60)"
    player, match = program(tmp_path, answer), first_choice()
    with pytest.raises(BadAnswer, match="got the end of its output"):
        player.choose(match.view(0), match.game.legal_moves(match.view(0)), 1.0)


def test_a_program_is_told_what_happened_to_all(tmp_path: Path) -> None:
    game = find_game("diamant")
    match = Match(game, game.settle(3, {}), Dealer("lamp"))
    events = match.deal()
    player = program(tmp_path, 'told["legal"][0]')
    player.notice(match.view(0), events)
    player.choose(match.view(0), match.game.legal_moves(match.view(0)), 1.0)
    assert (tmp_path / "log").read_text("utf-8").split() == ["sit", "notice", "choose"]


def test_a_program_that_stays_when_nobody_needs_it_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LAST_WORDS_SECONDS", 0.1)
    file = tmp_path / "stubborn.py"
    file.write_text("import time\nwhile True:\n    time.sleep(60)\n", "utf-8")
    player = command_player(f"command:{sys.executable} '{file}'")(find_game("diamant"), 0, Rng(1))
    assert isinstance(player, CommandPlayer)
    process = player.process
    assert process.poll() is None
    del player
    assert process.returncode, "it was killed"


def test_no_program_is_no_player() -> None:
    with pytest.raises(BadSetting, match="command:PROGRAM"):
        command_player("command: ")


def test_a_program_that_is_not_there_is_refused_before_any_game() -> None:
    with pytest.raises(BadSetting, match="a program that can be run, got 'no-such-program'"):
        command_player("command:no-such-program --fast")


def test_paths_keep_their_backslashes_where_they_have_some() -> None:
    text = r"""C:\bots\mine.exe "C:\my bots\deep.txt" --seconds 2"""
    words = [r"C:\bots\mine.exe", r"C:\my bots\deep.txt", "--seconds", "2"]
    assert split_words(text, "\\") == words
    assert split_words(r"/my\ bots/mine 'a b' #1", "/") == ["/my bots/mine", "a b", "#1"]
