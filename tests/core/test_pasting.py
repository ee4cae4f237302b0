"""What a failing test prints of a position can be pasted into the next one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.games import GAMES, find_game, read_match, read_position, read_view

if TYPE_CHECKING:
    from bocamina.core.match import Match

ROOT = Path(__file__).parents[2]
READERS = {
    "find_game": find_game,
    "read_match": read_match,
    "read_position": read_position,
    "read_view": read_view,
}
SHOWN = ("match", "match.state", "match.view(0)", "match.state.public")
FAILS = """
import pytest
from tests.core.test_pasting import begun

@pytest.mark.parametrize("game", {games})
def test_that_fails(game):
    one, other = begun(game, "one"), begun(game, "other")
    for each in {shown}:
        with pytest.raises(AssertionError) as failed:
            assert eval(each, {{"match": one}}) == eval(each, {{"match": other}})
        print("<<", str(failed.value).partition("\\n")[0])
"""


def begun(game: str, seed: str) -> Match:
    """Return a match in which something is known already."""
    match = new_match(game, seats=3, seed=seed)
    while match.turn.is_chance:
        match.resolve()
    return match


def test_what_a_failing_assertion_prints_can_be_pasted(tmp_path: Path) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(FAILS.format(games=sorted(GAMES), shown=SHOWN), "utf-8")
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-s", "-q", "-p", "no:cacheprovider"),
            *("-o", "verbosity_assertions=2", "-o", f"pythonpath={ROOT}", "--rootdir", tmp_path),
            file,
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    told = re.findall(
        r"<< assert (read_\w+\(.*\)\S*) == (read_\w+\(.*\)\S*)$", ran.stdout, re.MULTILINE
    )
    expected = [(game, each) for game in sorted(GAMES) for each in SHOWN]
    for (game, each), pair in zip(expected, told, strict=True):
        for seed, pasted in zip(("one", "other"), pair, strict=True):
            shown = eval(each, {"match": begun(game, seed)})
            assert repr(eval(pasted, dict(READERS))) == repr(shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_shows_how_it_is_found(name: str) -> None:
    game = GAMES[name]
    for each in (game, *(game.under(rules) for rules in range(game.oldest, game.newest + 1))):
        assert eval(repr(each), dict(READERS)).rules_version == each.rules_version
