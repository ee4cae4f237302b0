"""Records that cannot be read, replayed or verified, and the line where that shows."""

from __future__ import annotations

import pytest

from bocamina import Dealer, Match, format_record, parse_record, replay, verify
from bocamina.core.errors import BrokenRecord
from bocamina.core.notation import parse_position
from bocamina.games import GAMES

DIAMANT = GAMES["diamant"]


def finished(dealer: Dealer) -> Match:
    """Return a game in which everybody leaves as soon as they can."""
    match = Match(DIAMANT, DIAMANT.settle(3, {}), dealer)
    while not match.turn.is_over:
        match.deal()
        for seat in match.turn.seats:
            match.play(seat, "leave")
    return match


TEXT = format_record(finished(Dealer("lamp", {2: "a word of mine"})).record())


def test_a_finished_record_verifies_with_the_seats_words() -> None:
    assert "entropy 2: a word of mine" in TEXT
    assert verify(DIAMANT, parse_record(TEXT)).turn.is_over


def test_the_seed_stays_secret_until_the_end() -> None:
    match = Match(DIAMANT, DIAMANT.settle(3, {}), Dealer("lamp"))
    match.deal()
    assert "lamp" not in format_record(match.record())


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("bocamina record 1", "bocamina record 2", 1, "expected 'bocamina record 1'"),
        ("game: diamant", "game: saboteur", 2, "expected 'diamant seats=...'"),
        ("seats=3", "seats=33", 2, "expected 1 to 8 seats"),
        ("rules: 1", "rules: 99", 3, "expected rules version 1 of diamant, got 99"),
        ("rules: 1", "rules: one", 3, "expected a rules version"),
        ("rules: 1", "rule: 1", 3, "expected a new tag"),
        ("commitment: ", "commitment: 0", 4, "which the seed gives"),
        ("a word of mine", "a word of yours", 9, "which follows from the seed"),
        ("seed: lamp", "seed: lump", 4, "which the seed gives"),
        ("seed: lamp\n", "", 1, "expected a revealed seed"),
        ("winners 0 1 2", "winners 0", 7, "expected the result"),
        ("0 leave", "0 leap", 10, "expected 'stay' or 'leave'"),
        ("0 leave", "1 leave\n1 leave", 11, "not your turn"),
        ("0 leave", "zero leave", 10, "expected 'SEAT MOVE' or '* OUTCOME'"),
    ],
)
def test_a_changed_line_is_named(old: str, new: str, line: int, words: str) -> None:
    assert old in TEXT
    with pytest.raises(BrokenRecord) as refused:
        verify(DIAMANT, parse_record(TEXT.replace(old, new, 1)))
    assert words in str(refused.value)
    assert refused.value.line == line


def test_a_record_cut_short_is_refused() -> None:
    with pytest.raises(BrokenRecord, match="expected the result 'no result yet'"):
        replay(DIAMANT, parse_record(TEXT.rsplit("\n", 2)[0]))


def test_a_record_may_start_from_a_position() -> None:
    text = "\n".join(
        [
            *("diamant seats=1", "phase choose", "expedition 5", "removed -", "path 9"),
            *("carried 9", "inside 1", "chests 4", "chosen -", "seat 0 -", "hidden -"),
        ]
    )
    match = Match.at(DIAMANT, parse_position(DIAMANT, text), Dealer("lamp"))
    match.play(0, "leave")
    record = parse_record(format_record(match.record()))
    assert record.position == text
    assert str(verify(DIAMANT, record).result()) == "scores 13 winners -"
    with pytest.raises(BrokenRecord, match=r"expected a line '\.' after the position"):
        parse_record(format_record(record).replace("\n.\n", "\n"))


def test_line_ends_of_other_systems_are_read_too() -> None:
    text = TEXT.replace("\n", "\r\n")
    assert verify(DIAMANT, parse_record(text)).turn.is_over


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("rules: 1", "rules: 1\nrules: 1", "expected a new tag"),
        ("rules: 1", "rules: 1\nresult x: 3", "expected one of game"),
        ("entropy 2", "entropy 7", "expected entropy of one of 3 seats, got seat 7"),
        ("seats=3", "seats=3 idols=false", "expected 'diamant seats=3', got"),
    ],
)
def test_odd_headers_are_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(BrokenRecord, match=words):
        verify(DIAMANT, parse_record(TEXT.replace(old, new, 1)))


def test_a_game_that_is_not_over_cannot_be_verified() -> None:
    lines = [line for line in TEXT.split("\n") if not line.startswith("result")]
    with pytest.raises(BrokenRecord, match="expected a finished game"):
        verify(DIAMANT, parse_record("\n".join(lines[:-2])))
