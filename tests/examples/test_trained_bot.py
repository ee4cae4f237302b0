"""The bot among the examples can be trained, plays in the arena, and beats a sensible opponent."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest
from threadpoolctl import threadpool_limits

import train
from bocamina import new_match
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import find_game
from prospector import Array, Judgement, Prospector, Sight
from tests.games.diamant.cave import DIAMANT
from tests.players.diamant.table import play

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples/trained_bot"
QUICK = ("--rounds=2", "--steps=90", "--games=16")


def run(folder: Path, *command: str) -> str:
    """Run Python in a folder, and return what it prints."""
    paths = [str(Path(path).resolve()) for path in sys.path if path and "examples" not in path]
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_makes_a_bot_that_enters_the_arena(tmp_path: Path) -> None:
    for name in ("prospector.py", "train.py"):
        shutil.copy(FOLDER / name, tmp_path)
    told = run(tmp_path, "train.py", *QUICK)
    assert "round 2 of 2" in told
    assert "5 seats" in told
    assert (tmp_path / "prospector.npz").stat().st_size < 20_000
    told = run(
        tmp_path,
        *("-m", "bocamina", "arena", "diamant", "--players", "prospector:Prospector,novice"),
        *("--seats", "2-3", "--games", "4"),
    )
    assert "Games: 4" in told
    assert "prospector:Prospector" in told


@pytest.mark.parametrize("seats", train.SEATS)
def test_the_one_that_comes_with_the_examples_beats_sensible_opponents(seats: int) -> None:
    # Its true share is 66 to 86 %; these games are the same every time.
    with threadpool_limits(1):
        assert train.measure(Judgement.load(), seats, games=256, seed=5) > 0.55


def test_sensible_opponents_decide_as_regular_does() -> None:
    """With the nerve in the middle of its range, staying and leaving are those of `myopic`."""
    from bocamina.players.diamant.myopic import MyopicPlayer

    class Even:
        def uniform(self, low: float, high: float, many: int) -> Array:
            return np.full(many, (low + high) / 2)

    game = find_game("diamant")
    for seats in (2, 3, 5):
        match = new_match("diamant", seats=seats, seed=seats)
        sight, rng = Sight(game.encoding(match.state.public.settings)), Rng("walk")
        while not match.turn.is_over:
            if match.turn.is_chance:
                match.resolve()
                continue
            seat = match.turn.seats[0]
            view = match.view(seat)
            sight.look(observation_of(match, seat))
            moves = [int(move) for move in game.legal_moves(view)]
            known = MyopicPlayer(game, seat, rng).choose(view, moves, 1.0)
            assert train.sensible(sight, Even())[0] == known  # type: ignore[arg-type]
            match.play(
                seat, game.format_move(moves[int(rng.below(len(moves) * 2)) // 2 % len(moves)])
            )


def observation_of(match: Match, seat: int) -> Array:
    """Return what a seat sees, as a row of one."""
    encoding = match.game.encoding(match.state.public.settings)
    buffer = bytearray(encoding.size)
    encoding.write(match.view(seat), buffer)
    return np.frombuffer(buffer, np.uint8)[None]


@pytest.mark.parametrize("options", [{}, {"chests": "hidden", "idols": True}])
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_it_plays_at_any_table(seats: int, options: dict[str, str | bool]) -> None:
    bots = [Prospector(DIAMANT, seat, Rng(seat)) for seat in range(seats)]
    result = play(bots, options).result()
    assert result is not None
    assert max(result.scores) > 0  # nobody flees empty-handed from every expedition


def test_the_page_quotes_the_programs() -> None:
    page = (ROOT / "docs/train-a-bot.md").read_text("utf-8")
    programs = "".join((FOLDER / name).read_text("utf-8") for name in ("prospector.py", "train.py"))
    quotes = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(quotes) >= 5
    for quote in quotes:
        assert quote in programs, textwrap.dedent(quote)
