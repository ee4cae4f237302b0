"""The console answers everything, as docs/notation.md shows, and dies of nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.console import Console
from bocamina.games import GAMES

PAGE = Path(__file__).parents[1] / "docs/notation.md"
COMMANDS = [*Console(GAMES["diamant"], iter(())).commands, ".", "back", "stay"]


def ask(game: str, *requests: str) -> list[str]:
    """Return the answer to some requests, line by line."""
    return list(Console(GAMES[game], iter(requests)).answers())


def session() -> list[str]:
    """Return the lines of the documented session."""
    page = PAGE.read_text("utf-8")
    return page[page.index("```console\n") :].split("```")[1].split("\n")[1:-1]


def test_the_documented_session_is_true() -> None:
    lines = session()
    requests = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    answers = [line for line in lines if not line.startswith("> ")]
    assert len(requests) > 40
    assert ask("diamant", *requests) == answers


def test_another_program_drives_it_through_pipes() -> None:
    lines = session()
    requests = b"".join(
        line.removeprefix("> ").encode() + b"\n" for line in lines if line.startswith("> ")
    )
    command = [sys.executable, "-m", "bocamina", "console", "diamant"]
    done = subprocess.run(
        command, input=b"\xff\xfe\n" + requests, capture_output=True, check=True, timeout=60
    )
    answers = done.stdout.decode().splitlines()
    assert answers[0].startswith("error: unreadable: expected a command")
    assert answers[1:] == [line for line in lines if not line.startswith("> ")]


@pytest.mark.parametrize(
    ("request_line", "answer"),
    [
        ("turn", "error: wrong turn: expected 'new' or 'position' first, got no game"),
        ("fly", "error: unreadable: expected a command ("),
        ("new", "error: bad setting: expected seats=number, got no seats"),
        ("new seats=four", "error: unreadable: expected seats (0 to 99), got 'four'"),
        ("new seats=99", "error: bad setting: expected 1 to 8 seats for diamant, got 99"),
        ("new seats=4 gold=9", "error: bad setting: expected an option of diamant (chests, idols)"),
        ("new seats=4 seats=5", "error: unreadable: expected seats once, got 'seats=5' again"),
        ("new 4", "error: unreadable: expected name=value, got '4'"),
        ("advise 0", "error: wrong turn: expected 'new' or 'position' first, got no game"),
        ("position", "error: unreadable: expected a line '.' after the position, got the end"),
    ],
)
def test_bad_requests_are_answered_with_what_was_expected(request_line: str, answer: str) -> None:
    assert ask("diamant", request_line)[0].startswith(answer)


def test_a_failed_request_changes_nothing() -> None:
    shown = {
        "\n".join(ask("diamant", "new seats=3 seed=a", "resolve", *bad, "show")[-13:])
        for bad in ([], ["new seats=77"], ["position", "nonsense", "."], ["resolve 9"])
    }
    assert len(shown) == 1


def test_the_same_seed_deals_the_same_cards() -> None:
    requests = ["new seats=3 seed=a", *["resolve", "play 0 stay", "play 1 stay", "play 2 stay"] * 3]
    assert ask("diamant", *requests) == ask("diamant", *requests)
    assert ask("diamant", *requests) != ask("diamant", "new seats=3 seed=b", *requests[1:])


words = st.sampled_from(COMMANDS) | st.sampled_from([*"01234"]) | st.text(max_size=5)
lines = st.lists(words, max_size=4).map(" ".join) | st.text(max_size=20)


@pytest.mark.parametrize("game", list(GAMES))
@given(requests=st.lists(lines, max_size=12))
def test_garbage_is_always_answered(game: str, requests: list[str]) -> None:
    seats = GAMES[game].usual_seats
    answers = ask(game, f"new seats={seats} seed=a", "resolve", *requests)
    assert answers[-1] == "ok" or answers[-1].startswith("error: ")
    assert not any(answer.startswith("error: internal") for answer in answers)


def test_advice_is_told_in_lines() -> None:
    begin = ["new seats=3 seed=lamp", "resolve 17", "play 0 stay", "play 1 stay", "play 2 stay"]
    told = ask("diamant", *begin, "resolve snake", "advise 1 seconds=0.01 seed=x")
    worths = [line for line in told if line.startswith("worth win=0.")]
    assert {line.rpartition("moves=")[2] for line in worths} == {"stay", "leave"}
    card = "belief one-more-card busting=2 cards=28 percent=7 gems="
    assert any(line.startswith(card) for line in told)
    assert told[-1] == "ok"
    assert ask("diamant", *begin, "resolve snake", "advise 1 seconds=0.01 seed=x") == told


@pytest.mark.parametrize(
    ("wishes", "answer"),
    [
        ("0 seconds=soon", "error: unreadable: expected a number of seconds, got 'soon'"),
        ("0 seconds=1e9", "error: bad setting: expected seconds above 0 and up to 60, got"),
        ("0 depth=3", "error: unreadable: expected seconds=N or seed=TEXT, got 'depth=3'"),
        ("7", "error: unreadable: expected a seat (0 to 2), got '7'"),
    ],
)
def test_advice_that_cannot_be_given_is_refused(wishes: str, answer: str) -> None:
    told = ask("diamant", "new seats=3 seed=lamp", "resolve 17", f"advise {wishes}")
    assert told[-1].startswith(answer)
    nobody = ask("diamant", "new seats=3 seed=lamp", "advise 0")
    assert nobody[-1].startswith("error: wrong turn: expected the view of a seat that has")
