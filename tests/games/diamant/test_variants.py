"""The last clauses of docs/rules/diamant.md: idols, hidden chests, playing alone."""

from __future__ import annotations

import pytest

from bocamina.core.notation import format_view
from tests.games.diamant.cave import DIAMANT, cave, choose, shown, table


@pytest.mark.clause("D19")
def test_the_card_1_carries_an_idol_and_no_gem() -> None:
    match = cave("seats=4 idols=true", phase="draw", path="snake")
    match.resolve("1")
    assert shown(match, "path") == "snake 1:idol"
    assert table(match).lying == 0
    plain = cave(phase="draw", path="snake")
    plain.resolve("1")
    assert shown(plain, "path") == "snake 1:1"


@pytest.mark.clause("D20")
def test_an_adventurer_alone_in_the_cave_takes_the_idol_at_once() -> None:
    match = cave(
        "seats=4 idols=true",
        phase="draw",
        path="9:1",
        carried="2",
        inside="0 0 1 0",
        chests="2 2 0 2",
    )
    match.resolve("1")
    assert shown(match, "carried") == "2 idol"
    choose(match, "leave")
    assert shown(match, "chests") == "2 2 3+1 2"


@pytest.mark.clause("D20")
def test_an_idol_on_the_path_goes_to_a_sole_leaver_only() -> None:
    match = cave("seats=4 idols=true", path="1:idol 9:1", carried="2")
    choose(match, "leave", "leave", "stay", "stay")
    assert table(match).idol_lies
    match.resolve("gas")
    choose(match, "leave", "stay")
    assert shown(match, "chests") == "2 2 3+1 0"
    assert shown(match, "path") == "1 9 gas"
    match.resolve("3")
    choose(match, "leave")  # the idol is gone
    assert shown(match, "chests") == "2 2 3+1 5"


@pytest.mark.clause("D21")
def test_an_idol_is_lost_with_a_second_hazard_and_its_card_comes_back() -> None:
    match = cave(
        "seats=4 idols=true", phase="draw", path="gas 1", carried="0 idol", inside="1 0 0 0"
    )
    match.resolve("gas")
    assert shown(match, "chests") == "0 0 0 0"
    assert shown(match, "carried") == "0"
    assert not table(match).idol_lies
    assert match.outcomes()["1"] == 1
    lying = cave("seats=4 idols=true", phase="draw", path="gas 1:idol")
    lying.resolve("gas")
    assert not table(lying).idol_lies


@pytest.mark.clause("D21")
def test_an_idol_is_worth_ten() -> None:
    match = cave("seats=4 idols=true", expedition=5, path="2:2", chests="3+2 22 0 0")
    choose(match, "leave", "leave", "leave", "leave")
    assert str(match.result()) == "scores 23 22 0 0 winners 0"


@pytest.mark.clause("D22")
def test_hidden_chests_are_seen_by_their_owners_until_the_end() -> None:
    match = cave("seats=4 chests=hidden", expedition=5, path="9:1", carried="2", chests="10 20 5 1")
    seen = format_view(DIAMANT, match.view(1)).split("\n")
    assert "chests -" in seen
    assert [line for line in seen if line.startswith("seat")] == [
        "seat 0 ?",
        "seat 1 chest 20",
        "seat 2 ?",
        "seat 3 ?",
    ]
    choose(match, "leave", "leave", "leave", "leave")
    assert shown(match, "chests") == "12 22 7 3"
    assert str(match.result()) == "scores 12 22 7 3 winners 1"
    assert [(fist.chest, fist.idols) for fist in match.state.private] == [(0, 0)] * 4


@pytest.mark.clause("D22")
def test_an_idol_goes_into_a_hidden_chest() -> None:
    settings = "seats=4 chests=hidden idols=true"
    match = cave(settings, expedition=5, path="1:idol 9:1", carried="2")
    choose(match, "leave", "stay", "stay", "stay")
    assert [fist.idols for fist in match.state.private] == [1, 0, 0, 0]
    match.deal()
    choose(match, "leave", "leave", "leave")
    assert shown(match, "chests").split()[0] == "3+1"


@pytest.mark.clause("D23")
def test_one_player_alone_plays_five_expeditions() -> None:
    match = cave("seats=1", expedition=5, path="17 gas", carried="17", inside="1", chests="40")
    choose(match, "leave")
    assert str(match.result()) == "scores 57 winners -"
