"""Saboteur at the terminal: a person plays a whole game, and asks what the screen does not tell."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.saboteur.prospector import Prospector
from bocamina.terminal.faces import face_of
from bocamina.terminal.saboteur import SaboteurFace
from bocamina.terminal.shell import Shell
from tests.games.saboteur.mine import SABOTEUR, mine

NAMES = ["Ana", "Mica", "Basalto", "Galena"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str) -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(4, {}), Dealer("terminal"))
    face = face_of("saboteur")(SABOTEUR, speaker_for(language), NAMES, 0)
    bots = {seat: Prospector(SABOTEUR, seat, Rng(seat)) for seat in (1, 2, 3)}
    person = Prospector(SABOTEUR, 0, Rng(0))
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        if len(asked) % 5 == 0:
            return ("role", "1", "dig NESW 0,0", "nonsense", "?")[len(asked) // 5 % 5]
        return match.format_move(person.choose(match.view(0), match.legal(0), 1.0))

    screen = io.StringIO()
    console = Console(file=screen, width=120, force_terminal=False)
    Shell(match, face, dict(bots), console, answer, 0.0).run()
    assert match.turn.is_over
    assert speaker_for(language).say("saboteur-role", role="digger") in screen.getvalue()
    assert "(S" in screen.getvalue()  # a refusal names its clause


def test_a_card_may_be_named_by_its_number() -> None:
    match = mine("\n........1\n.........\nS┼......2\n.........\n........3\n", hands=["NES n map"])
    face = SaboteurFace(SABOTEUR, speaker_for("en"), NAMES, 0)
    view, moves = match.view(0), match.legal(0)
    for answer, move in (
        ("1 1,1", "dig NES 1,1"),
        ("1t 1,1", "dig NSW 1,1"),
        ("2 0,-1", "dig n 0,-1"),
        ("2 0,1", "dig s 0,1"),
        ("d 3", "discard map"),
        ("dig NES 1,1", "dig NES 1,1"),
    ):
        assert match.format_move(face.read(view, moves, answer)) == move
    told = face.aside(view, "3")
    assert told is not None
    assert "map 1 · map 2 · map 3" in told
    assert face.aside(view, "dig NES 1,1") is None
