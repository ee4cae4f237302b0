"""What bots with a memory are told: each what its seat knows, and what all know printed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.core.events import seen_by
from bocamina.core.notation import format_view
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.players.player import Remark
from bocamina.players.questions import note_of
from bocamina.server.tables.entry_news import EntryNews
from bocamina.server.tables.events import PhraseSaid, SeatResigned, TextSaid
from bocamina.server.tables.witness import Witnesses

if TYPE_CHECKING:
    from bocamina.players.questions import Note


@pytest.mark.parametrize("game", GAMES)
def test_notes_are_as_if_each_were_written_by_itself(game: str) -> None:
    match = new_match(game, GAMES[game].usual_seats, seed="notes")
    rng, seats = Rng("notes"), range(GAMES[game].usual_seats)
    witnesses = Witnesses()
    expected: list[list[Note]] = [[] for _ in seats]
    for seat in seats:
        witnesses.watch(seat)
    for _ in range(60):
        if match.turn.is_over:
            break
        if match.turn.is_chance:
            events = match.resolve()
        else:
            mover = match.turn.seats[0]
            events = match.play(mover, match.legal(mover)[int(rng.below(len(match.legal(mover))))])
        witnesses.take(EntryNews(match, events, is_step=True))
        for seat in seats:
            view = match.view(seat)
            expected[seat].append(note_of(match.game, view, seen_by(seat, events)))
            assert witnesses.view_of(seat) == format_view(match.game, view)
    assert [witnesses.all_of(seat) for seat in seats] == expected


def test_ready_phrases_are_heard_and_all_else_leaves_the_view_as_it_was() -> None:
    match = new_match("diamant", 3, seed="notes")
    witnesses = Witnesses(lasting=1)
    witnesses.take(EntryNews(match, [], is_step=True))
    before = witnesses.view_of(1)
    said = [PhraseSaid(0, "phrase-hello", -1), TextSaid(0, "hello"), SeatResigned(2)]
    witnesses.take(EntryNews(match, said, is_step=False))
    assert witnesses.all_of(1)[1:] == [Remark(0, "phrase-hello", -1)]
    assert witnesses.view_of(1) == before
