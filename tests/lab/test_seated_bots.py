"""Bots are told what their seat may know, and hear each other."""

from __future__ import annotations

import signal
import time
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bocamina.core.dealer import Dealer
from bocamina.core.events import Event, format_event
from bocamina.core.match import Match
from bocamina.core.notation import format_view
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.lab.seated_bots import BotFailed, SeatedBots
from bocamina.players.at_random import RandomPlayer
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView

SABOTEUR = find_game("saboteur")


class Scribe(RandomPlayer):
    """Writes down everything it is told."""

    def __init__(self, seat: int) -> None:
        super().__init__(SABOTEUR, seat, Rng(seat))
        self.told: list[tuple[str, list[str]]] = []
        self.heard: list[Remark] = []

    def notice(self, view: AnyView, events: Sequence[Event]) -> None:
        self.told.append((format_view(SABOTEUR, view), [format_event(each) for each in events]))

    def hear(self, remark: Remark) -> None:
        self.heard.append(remark)


class Gossip(Scribe):
    """Speaks after every move, and not always in its own name."""

    def speak(self, view: AnyView) -> Sequence[Remark]:
        assert not view.public.turn < 0, "all that followed from the move has happened"
        return [Remark(self.seat, "phrase-hello"), Remark(2, "phrase-suspect", 1)]


def seated(
    *bots: RandomPlayer, patience: float = 60.0, watched: bool = False
) -> tuple[Match, SeatedBots]:
    match = Match(SABOTEUR, SABOTEUR.settle(len(bots), {}), Dealer("company"))
    company = SeatedBots(match, bots, patience=patience, watched=watched)
    company.deal()
    return match, company


def test_every_step_is_told_with_the_view_after_it() -> None:
    bots = [Scribe(seat) for seat in range(3)]
    match, company = seated(*bots)
    for _ in range(20):
        seat = match.turn.seats[0]
        company.move(seat, company.choose(seat, 1.0))
        for bot in bots:
            assert len(bot.told) == len(match.steps)
            assert bot.told[-1][0] == format_view(SABOTEUR, match.view(bot.seat))


def test_nobody_is_told_what_others_see() -> None:
    bots = [Scribe(seat) for seat in range(3)]
    seated(*bots)
    for bot in bots:
        roles = [line for _, told in bot.told for line in told if "role_seen" in line]
        assert len(roles) == 1
        assert roles[0].startswith(f"to {bot.seat}:")


def test_remarks_reach_everybody_in_the_speakers_name() -> None:
    scribes = [Scribe(seat) for seat in range(1, 3)]
    gossip = Gossip(0)
    match, company = seated(gossip, *scribes)
    while match.turn.seats[0] != 0:
        seat = match.turn.seats[0]
        company.move(seat, company.choose(seat, 1.0))
    assert not scribes[0].heard
    company.move(0, company.choose(0, 1.0))
    said = [Remark(0, "phrase-hello"), Remark(0, "phrase-suspect", 1)]
    assert [scribe.heard for scribe in scribes] == [said, said]
    assert gossip.heard == said  # its own words, too


def chatterbox(said: object) -> type[Scribe]:
    class Chatterbox(Scribe):
        def speak(self, view: AnyView) -> Sequence[Remark]:
            return [said]  # type: ignore[list-item]

    return Chatterbox


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (None, "expected a Remark, got None"),
        (Remark(0, "My hand is..."), "expected a phrase of saboteur, got 'My hand"),
        (Remark(0, ["phrase-hello"]), "expected a phrase of saboteur"),  # type: ignore[arg-type]
        (
            Remark(0, "saboteur-phrase-treasure", None),  # type: ignore[arg-type]
            "expected the number of a seat or thing to speak about, got None",
        ),
    ],
)
def test_who_says_what_is_no_phrase_is_to_blame_and_is_not_heard(said: object, told: str) -> None:
    listeners = [Scribe(seat) for seat in range(1, 3)]
    match, company = seated(chatterbox(said)(0), *listeners)
    while (seat := match.turn.seats[0]) != 0:
        company.move(seat, company.choose(seat, 1.0))
    with pytest.raises(BotFailed, match=f"seat 0: {told}"):
        company.move(0, company.choose(0, 1.0))
    assert not listeners[0].heard + listeners[1].heard


class Cheat(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return max(moves) + 1


class Numerical(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return np.int64(moves[0])  # type: ignore[return-value]


class Dismal(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        return float(moves[0])  # type: ignore[return-value]


class Quitter(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        raise SystemExit("enough")


def test_who_fails_is_named() -> None:
    for kind, told in (
        (Cheat, "expected a legal move, got"),
        (Dismal, r"expected the number of a move, got \d+\.0$"),
        (Quitter, r"SystemExit: enough \(test_seated_bots.py:\d+\)$"),
    ):
        match, company = seated(*(kind(SABOTEUR, seat, Rng(seat)) for seat in range(3)))
        seat = match.turn.seats[0]
        with pytest.raises(BotFailed, match=f"seat {seat}: {told}"):
            company.choose(seat, 1.0)


def test_a_move_may_be_a_number_of_numpys() -> None:
    match, company = seated(*(Numerical(SABOTEUR, seat, Rng(seat)) for seat in range(3)))
    seat = match.turn.seats[0]
    move = company.choose(seat, 1.0)
    assert type(move) is int
    company.move(seat, move)


class Muddled(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        while True:
            pass


def test_who_never_comes_to_an_end_is_named() -> None:
    bots = [Muddled(SABOTEUR, seat, Rng(seat)) for seat in range(3)]
    match, company = seated(*bots, patience=0.1)
    seat = match.turn.seats[0]
    with pytest.raises(BotFailed, match=rf"seat {seat}: TimeoutError: .* \(test_seated_bots.py:"):
        company.choose(seat, 0.1)
    # Nobody is hurried after that.
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


class Sleepy(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        time.sleep(0.3)
        return moves[0]


def test_a_bot_is_not_to_blame_for_a_machine_that_is_busy() -> None:
    match, company = seated(*(Sleepy(SABOTEUR, seat, Rng(seat)) for seat in range(3)), patience=0.2)
    seat = match.turn.seats[0]
    assert company.choose(seat, 0.0) in match.legal(seat)


class Thief(RandomPlayer):
    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        view.own().hand = 0
        return moves[0]


def test_who_reaches_for_the_table_is_named_where_it_is_watched() -> None:
    bots = [Thief(SABOTEUR, seat, Rng(seat)) for seat in range(3)]
    match, company = seated(*bots, watched=True)
    seat = match.turn.seats[0]
    with pytest.raises(BotFailed, match=rf"seat {seat}: expected a move, got a hand on the table"):
        company.choose(seat, 1.0)
