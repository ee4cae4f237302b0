"""The front that people meet at a prompt: types that know the game, results, seeds, help."""

from __future__ import annotations

import json
import pickle
import pydoc
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import bocamina
from bocamina import Match, Result, new_match
from bocamina.core.errors import BadSetting
from bocamina.core.events import Event
from bocamina.games.diamant.events import ChoicesRevealed
from bocamina.outline import outline

TYPED = """
from bocamina import new_match

reveal_type(new_match("saboteur").view(0).public)
reveal_type(new_match("diamant", 3).view(0).own().choice)
reveal_type(new_match("racing_dwarfs", seed=7, setup="quick").state.public.rock)
reveal_type(new_match("peb" + "bles").view(0).public)
"""


def test_a_type_checker_knows_which_game_it_is(tmp_path: Path) -> None:
    (tmp_path / "typed.py").write_text(TYPED)
    words = [
        "--strict",
        "--output",
        "json",
        "--cache-dir",
        str(tmp_path),
        str(tmp_path / "typed.py"),
    ]
    told = subprocess.run(
        [sys.executable, "-m", "mypy", *words], capture_output=True, text=True, check=False
    )
    notes = [json.loads(line)["message"] for line in told.stdout.splitlines() if line[0] == "{"]
    kinds = [note.partition('"')[2].rstrip('"').rpartition(".")[2] for note in notes]
    assert kinds == ["Mine", "i64", "i64", "Any"], told.stdout + told.stderr


def test_a_result_is_data_and_text() -> None:
    match = new_match("diamant", 3, "lamp")
    assert match.result() is None
    while not match.turn.is_over:
        match.deal()
        for seat in match.turn.seats:
            match.play(seat, "leave")
    result = match.result()
    assert result is not None
    assert (len(result.scores), result.winners) == (3, (0, 1, 2))
    assert str(result) == match.record().result
    assert [Result((3, 3, 1), (0, 1)).share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert str(Result((5,), ())) == "scores 5 winners -"


def test_a_seed_may_be_a_whole_number() -> None:
    assert new_match("saboteur", seed=7) == new_match("saboteur", seed="7")
    assert new_match("saboteur", seed=7) != new_match("saboteur", seed=8)


def test_a_match_is_for_as_many_as_usual() -> None:
    match = new_match("saboteur")
    assert match.state.public.settings.seats == match.game.usual_seats
    with pytest.raises(BadSetting, match="3 to 10 seats"):
        new_match("saboteur", 0)


def test_events_have_attributes_by_name() -> None:
    match = new_match("diamant", 3, "lamp")
    match.deal()
    events: list[Event] = []
    for seat, move in enumerate(["stay", "leave", "stay"]):
        events += match.play(seat, move)
    (revealed,) = [event for event in events if isinstance(event, ChoicesRevealed)]
    assert (revealed.leaving_seats, revealed.staying) == ((1,), 2)
    assert eval(repr(revealed), vars(sys.modules[ChoicesRevealed.__module__])) == revealed


def test_everything_goes_to_other_processes_and_back() -> None:
    match = new_match("saboteur", 4, 7)
    match.deal()
    things = (match, match.state, match.view(1), match.record(), match.copy())
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for thing, again in zip(
            things, pool.map(pickle.loads, map(pickle.dumps, things)), strict=True
        ):
            assert again == thing


def test_help_says_what_there_is() -> None:
    told = pydoc.plain(pydoc.render_doc(bocamina))
    for name in set(bocamina.__all__) - {"__version__"}:
        assert name in told
    assert "Make a move, given in notation or as a number" in outline(Match)
    assert "turn -> Turn\n    Who must act now." in outline(Match)
    match = new_match("diamant", 3, 7)
    for thing in (match, match.state, match.view(0), match.record()):
        assert type(thing).__doc__
    assert outline(int) == ""
