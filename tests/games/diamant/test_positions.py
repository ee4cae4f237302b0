"""Positions of Diamant that cannot be read or cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from bocamina.core.errors import BadSetting, IllegalPosition, Mismatch, Unreadable
from bocamina.core.notation import format_position, parse_position
from tests.games.diamant.cave import DIAMANT, cave

GOOD = """\
diamant seats=3 idols=true
phase choose
expedition 3
removed snake gas
path 11 rockfall 1:idol 5:1
carried 5
inside 1 0 1
chests 3 20+1 0
chosen 2
seat 0 -
seat 1 -
seat 2 leave
hidden -"""


def test_a_good_position_reads_and_prints_the_same() -> None:
    assert format_position(DIAMANT, parse_position(DIAMANT, GOOD)) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "kind", "words"),
    [
        ("diamant", "saboteur", Unreadable, "expected 'diamant seats=...'"),
        ("seats=3", "seats=9", BadSetting, "expected 1 to 8 seats for diamant, got 9"),
        ("seats=3", "chairs=3", BadSetting, "expected seats=number, got no seats"),
        ("idols=true", "idols=maybe", BadSetting, "expected idols=false|true, got idols=maybe"),
        ("idols=true", "idol=true", BadSetting, "expected an option of diamant"),
        ("phase choose", "phase dig", Unreadable, "expected a phase (draw, choose, over)"),
        ("expedition 3", "expedition 6", Unreadable, "expected an expedition (1 to 5), got '6'"),
        ("removed snake gas", "removed snake wolf", Unreadable, "expected a hazard"),
        (
            "removed snake gas",
            "removed snake gas gas",
            IllegalPosition,
            "2 hazards removed at most",
        ),
        ("path 11", "path 12", Unreadable, "expected a card on the path"),
        ("path 11", "path 17 17 11", IllegalPosition, "no more 17 than the deck has"),
        ("rockfall", "rockfall:2", Unreadable, "rockfall without gems"),
        ("rockfall 1", "rockfall rockfall 1", IllegalPosition, "each hazard once on the path"),
        ("carried 5", "carried 40", IllegalPosition, "the 16 gems found on the path"),
        ("carried 5", "carried 5 idol", IllegalPosition, "an idol carried by a lone adventurer"),
        ("carried 5", "carried -5", Unreadable, "gems carried"),
        ("inside 1 0 1", "inside 1 0", Unreadable, "expected inside for 3 seats, got 2 words"),
        ("inside 1 0 1", "inside 2 0 1", Unreadable, "adventurers inside (0 to 1)"),
        ("inside 1 0 1", "inside 0 0 1", IllegalPosition, "somebody who has not chosen"),
        ("chests 3 20+1 0", "chests 3 20+9 0", Unreadable, "idols in a chest"),
        ("chosen 2", "chosen -", IllegalPosition, "just when it has chosen"),
        ("chosen 2", "chosen 7", Unreadable, "expected a seat (0 to 2)"),
        ("chosen 2", "chosen 02", Unreadable, "expected a seat (0 to 2), got '02'"),
        ("chosen 2", "chosen 2 2", Unreadable, "each once and in order"),
        ("chosen 2", "chosen 2 0", Unreadable, "each once and in order"),
        ("carried 5", "carried 05", Unreadable, "gems carried"),
        ("chests 3", "chests 00", Unreadable, "gems in a chest"),
        ("expedition 3", "expedition 03", Unreadable, "expected an expedition (1 to 5), got '03'"),
        ("seat 2 leave", "seat 2 leave 2", IllegalPosition, "as many leavers as seat 2"),
        ("seat 2 leave", "seat 2 ?", Unreadable, "what seat 2 knows"),
        ("seat 2 leave", "seat 3 leave", Unreadable, "expected a line 'seat 2 ...'"),
        ("removed snake gas", "removed gas gas gas", IllegalPosition, "2 hazards removed"),
        ("chests 3 20+1 0", "chests 999 20+1 0", IllegalPosition, "at most 253 gems banked"),
        ("chests 3 20+1 0", "chests 3 20+3 0", IllegalPosition, "at most 2 idols banked"),
        ("idols=true", "idols=false", Unreadable, "gems on 1"),
        ("hidden -", "hidden ?", Unreadable, "expected the hidden part"),
        ("hidden -", "hidden 5", Unreadable, "expected the hidden part (-)"),
        ("\nhidden -", "", Unreadable, "expected a line 'seat 0 ...'"),
        ("phase choose\n", "", Unreadable, "expected a line 'phase ...'"),
        ("phase choose", "phase draw", IllegalPosition, "choices of seats inside"),
    ],
)
def test_bad_positions_say_what_was_expected(
    old: str, new: str, kind: type[Mismatch], words: str
) -> None:
    assert old in GOOD
    with pytest.raises(kind) as refused:
        parse_position(DIAMANT, GOOD.replace(old, new, 1))
    assert words in str(refused.value)


def test_there_is_something_to_choose_only_after_a_card() -> None:
    with pytest.raises(IllegalPosition):
        cave(path="-")


def test_a_game_that_is_over_has_an_empty_cave() -> None:
    with pytest.raises(IllegalPosition):
        cave(phase="over", expedition=5, path="9:1", carried="2")
    with pytest.raises(IllegalPosition, match="a game over after expedition 5"):
        cave(phase="over", expedition=4)
    assert cave(phase="over", expedition=5).turn.is_over


ONE_LEFT = {"phase": "draw", "carried": "4", "inside": "1 1 1 0", "chests": "0 0 0 5"}
ALONE = {"inside": "1 0 0 0", "chests": "0 0 0 0"}


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ({"path": "11"}, "the 11 gems found on the path"),
        ({"path": "17:1", "carried": "4"}, None),
        ({"path": "17:2"}, "the 17 gems found on the path"),
        ({"path": "17:13", "carried": "1"}, "expected 4 gems carried by each inside, got 1"),
        ({"path": "11 7:6", "carried": "3"}, "expected 3 gems left on 11 by 4 inside, got 0"),
        ({**ONE_LEFT, "path": "17"}, None),
        ({**ONE_LEFT, "path": "17", "chests": "1 0 0 4"}, "at least 5 gems banked by those who"),
        ({**ONE_LEFT, "path": "17", "chests": "1 0 0 5"}, "at most 5 gems banked by now"),
        ({**ONE_LEFT, "path": "17:4", "chests": "0 0 0 1"}, "less than 4 gems, which could be"),
        ({**ONE_LEFT, "path": "17 11", "chests": "0 0 0 16"}, "6 to 8 gems carried by each"),
        ({"path": "17:2", **ALONE}, "expected 17 gems carried by each inside, got 0"),
        ({"path": "17:2 gas", **ALONE}, "expected 4 to 17 gems carried by each inside, got 0"),
        ({"path": "17:3 gas", **ALONE, "carried": "4"}, "at least 10 gems banked by those who"),
        ({"path": "17:3 gas", **ALONE, "carried": "4", "chests": "0 4 3 3"}, None),
        ({"path": "17:3 5", **ALONE, "carried": "9", "chests": "0 4 3 3"}, None),
        ({"path": "17:3 5:2", **ALONE, "carried": "7"}, "expected 9 to 22 gems carried by each"),
        (
            {"path": "17:2 5:1", **ALONE, "carried": "9", "chests": "0 4 3 3"},
            "expected 0 gems left on 5 by 1 inside, got 1",
        ),
        (
            {"expedition": 2, "path": "17", **ONE_LEFT, "chests": "125 0 0 0"},
            "at least 5 gems banked by those who left",
        ),
        (
            {"expedition": 2, "path": "17", **ONE_LEFT, "chests": "124 0 0 5"},
            None,
        ),
        (
            {"expedition": 2, "path": "17", **ONE_LEFT, "chests": "125 0 0 4"},
            "gems banked by those who left",
        ),
        (
            {"settings": "seats=4 idols=true", "path": "1 17", **ONE_LEFT, "chests": "0 0 0 5"},
            "the idol that was found in the chest of one who left",
        ),
        (
            {"settings": "seats=4 idols=true", "path": "1 17", **ONE_LEFT, "chests": "0 0 0 5+1"},
            None,
        ),
        (
            {"settings": "seats=4 idols=true", "path": "1 17", **ONE_LEFT, "chests": "0+1 0 0 5"},
            "the idol that was found in the chest of one who left",
        ),
        ({"settings": "seats=4 idols=true", "path": "1"}, "the idol on the path"),
        (
            {"expedition": 4, "removed": "gas gas gas", "path": "gas"},
            "no more gas than the deck has",
        ),
        ({"expedition": 4, "removed": "gas gas gas", "path": "snake"}, "when two were met"),
        ({"path": "snake", "chests": "5 0 0 0"}, "at most 0 gems banked"),
        (
            {"settings": "seats=4 chests=hidden", "path": "snake", "chests": "0+1 0 0 0"},
            "no idols without idols=true",
        ),
        (
            {"settings": "seats=1", "path": "9:9", "inside": "1", "chests": "0"},
            "expected 9 gems carried by each inside, got 0",
        ),
    ],
)
def test_gems_and_idols_come_from_somewhere(where: dict[str, Any], words: str | None) -> None:
    if words is None:
        assert not cave(**where).turn.is_over
    else:
        with pytest.raises(IllegalPosition, match=words):
            cave(**where)
