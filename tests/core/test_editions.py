"""Texts of earlier editions, and records that tell of more than one."""

from __future__ import annotations

import pytest

from bocamina.core.editions import Edition, Rewriting, rules_to_go_on_by
from bocamina.core.errors import BrokenRecord, UnknownRules
from bocamina.core.record import RULES, Step, format_record, parse_record
from bocamina.core.replay import replay
from bocamina.games import GAMES


def test_texts_are_rewritten_step_by_step_from_the_edition_they_were_written_in() -> None:
    editions = (
        Edition(settings=lambda text: f"{text} a=1", move=lambda text: text.upper()),
        Edition(
            position=lambda text: text.replace("inside", "in"),
            move=lambda text: f"{text}!",
            outcome=lambda text: text[::-1],
            phrase=lambda text: f"{text}-again",
        ),
    )
    first, second, third = (Rewriting(editions, written) for written in (1, 2, 3))
    assert [each.move("stay") for each in (first, second, third)] == ["STAY!", "stay!", "stay"]
    assert first.outcome("gas") == second.outcome("gas") == "sag"
    assert first.settings("diamant") == "diamant a=1"
    assert first.position("diamant\ninside 1") == "diamant a=1\nin 1"
    assert third.position("diamant\ninside 1") == "diamant\ninside 1"
    assert second.phrase("hello") == "hello-again"


def test_a_game_goes_on_by_its_rules_unless_an_edition_overtakes() -> None:
    plain, overtaking = Edition(), Edition(overtakes=True)
    assert rules_to_go_on_by((plain, plain), 1) == 1
    assert rules_to_go_on_by((overtaking, plain), 1) == 2
    assert rules_to_go_on_by((overtaking, plain), 2) == 2
    assert rules_to_go_on_by((overtaking, overtaking), 1) == 3


def test_a_record_tells_its_notation_its_beginning_and_where_rules_changed() -> None:
    tags = "bocamina record 1\ngame: diamant seats=3\nrules: 1\nnotation: 2\ndealt: 7"
    text = f"{tags}\n\n* 5\n= 2\n0 on"
    record = parse_record(text)
    assert (record.rules, record.notation, record.dealt) == (1, 2, 7)
    assert record.steps[1] == Step(RULES, "2")
    assert format_record(record) == text


def play_again(text: str) -> None:
    """Read a record and play it."""
    replay(GAMES["diamant"], parse_record(text))


@pytest.mark.parametrize("line", ["notation: 2", "notation: x", "dealt: -1"])
def test_a_record_of_a_newer_version_is_refused_at_its_line(line: str) -> None:
    text = f"bocamina record 1\ngame: diamant seats=1\nrules: 1\n{line}\n\n"
    with pytest.raises(BrokenRecord) as refused:
        play_again(text)
    assert refused.value.line == 4


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("rules", [0, 99])
def test_rules_that_are_not_known_are_refused(name: str, rules: int) -> None:
    with pytest.raises(UnknownRules, match=f"got {rules}"):
        GAMES[name].under(rules)
    with pytest.raises(UnknownRules, match=f"got {rules}"):
        GAMES[name].rewriting(rules)
