"""Every clause of docs/rules/diamant.md."""

from __future__ import annotations

from collections import Counter

import pytest

from bocamina import new_match
from bocamina.core.errors import BadSetting, IllegalMove, NotYourTurn
from bocamina.core.events import format_event, seen_by
from bocamina.core.notation import format_view
from bocamina.games.diamant.components import FULL_DECK
from tests.games.diamant.cave import DIAMANT, cave, choose, shown, table


@pytest.mark.clause("D1")
def test_the_deck_holds_124_gems_and_three_of_each_hazard() -> None:
    deck = Counter(new_match("diamant", 4).outcomes())
    singles = dict.fromkeys(("1", "2", "3", "4", "9", "13", "14", "15", "17"), 1)
    hazards = dict.fromkeys(("snake", "scorpion", "rockfall", "gas", "explosion"), 3)
    assert deck == {**singles, "5": 2, "7": 2, "11": 2, **hazards}
    treasures = {int(card): count for card, count in deck.items() if card.isdigit()}
    assert sum(treasures.values()) == 15
    assert sum(value * count for value, count in treasures.items()) == 124
    assert sum(FULL_DECK) == 30


@pytest.mark.clause("D2")
@pytest.mark.parametrize(("seats", "inside"), [(1, 1), (2, 4), (3, 3), (8, 8)])
def test_two_players_have_two_adventurers_and_others_one(seats: int, inside: int) -> None:
    assert table(new_match("diamant", seats)).inside_total == inside


@pytest.mark.clause("D2")
@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetting, match=f"expected 1 to 8 seats for diamant, got {seats}"):
        new_match("diamant", seats)


@pytest.mark.clause("D3")
def test_a_game_is_five_expeditions_each_with_everybody_and_a_fresh_deck() -> None:
    match = new_match("diamant", 3, seed="five expeditions")
    started = []
    while not match.turn.is_over:
        if match.turn.is_chance:
            if not table(match).path:
                started.append(int(table(match).expedition))
                assert shown(match, "inside") == "1 1 1"
                assert shown(match, "carried") == "0"
                removed = sum(table(match).removed)
                assert sum(match.weights()) == 30 - removed
            face_down = sum(match.weights())
            match.resolve()
            if table(match).path:
                assert sum(table(match).deck) == face_down - 1
        else:
            match.play(match.turn.seats[0], "stay" if len(table(match).path) < 3 else "leave")
    assert started == [1, 2, 3, 4, 5]


@pytest.mark.clause("D3")
def test_removed_and_revealed_cards_are_not_drawn() -> None:
    match = cave(phase="draw", expedition=4, removed="gas gas", path="5:1 snake 17:1", carried="5")
    outcomes = match.outcomes()
    assert "17" not in outcomes
    assert outcomes["5"] == outcomes["gas"] == 1
    assert outcomes["snake"] == 2


@pytest.mark.clause("D4")
def test_nobody_chooses_before_the_first_card() -> None:
    match = new_match("diamant", 4)
    assert match.turn.is_chance
    with pytest.raises(NotYourTurn):
        match.play(0, "leave")


@pytest.mark.clause("D5")
def test_those_inside_choose_and_those_outside_do_not() -> None:
    match = cave(path="7:1 gas", carried="1", inside="1 0 1 0", chests="0 2 0 2")
    assert match.turn.seats == (0, 2)
    assert match.legal_texts(0) == ["stay", "leave"]
    assert match.legal_texts(1) == []
    with pytest.raises(NotYourTurn, match="D5: not your turn"):
        match.play(1, "stay")


@pytest.mark.clause("D6")
def test_others_see_that_a_seat_has_chosen_but_not_what() -> None:
    seen = []
    for move in ("stay", "leave"):
        match = cave(path="7:3", carried="1")
        events = match.play(2, move)
        seen.append(
            (
                [format_event(event) for event in seen_by(0, events)],
                format_view(DIAMANT, match.view(0)),
            )
        )
    assert seen[0] == seen[1]
    assert seen[0][0] == ["to all: choice_sealed seat=2"]
    assert "chosen 2" in seen[0][1]


@pytest.mark.clause("D6")
def test_a_choice_can_be_taken_back_until_the_last_one_reveals_all() -> None:
    match = cave(path="7:3", carried="1")
    match.play(0, "stay")
    assert match.legal_texts(0) == ["back"]
    assert shown(match, "chosen") == "0"
    match.play(0, "back")
    assert shown(match, "chosen") == "-"
    match.play(0, "leave")
    match.play(1, "stay")
    match.play(2, "stay")
    events = match.play(3, "stay")
    assert "to all: choices_revealed leaving_seats=0 staying=3" in map(format_event, events)
    assert shown(match, "chosen") == "-"
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.play(0, "back")


@pytest.mark.clause("D7")
@pytest.mark.parametrize(
    ("inside", "card", "each", "left"),
    [("1 1 1 1 1", "11", 2, 1), ("1 1 1 0 0", "17", 5, 2), ("1 0 0 0 0", "9", 9, 0)],
)
def test_a_treasure_is_divided_and_the_rest_stays_on_the_card(
    inside: str, card: str, each: int, left: int
) -> None:
    match = cave("seats=5", "draw", path="snake", inside=inside, chests="0 0 0 0 0")
    match.resolve(card)
    assert shown(match, "carried") == str(each)
    assert shown(match, "path") == (f"snake {card}:{left}" if left else f"snake {card}")
    assert table(match).lying == left


@pytest.mark.clause("D8")
def test_five_gems_on_the_path_give_two_leavers_two_each_and_one_stays() -> None:
    match = cave(path="14:2 7:3", carried="4")
    choose(match, "leave", "leave", "stay", "stay")
    assert shown(match, "chests") == "6 6 0 0"
    assert table(match).lying == 1
    assert shown(match, "path") == "14:1 7"


@pytest.mark.clause("D8")
@pytest.mark.parametrize(("card", "first"), [("snake", "snake"), ("1", "1:idol")])
def test_what_stays_lies_on_the_first_card_that_held_gems(card: str, first: str) -> None:
    match = cave("seats=4 idols=true", phase="draw")
    for drawn in (card, "14"):
        match.resolve(drawn)
        choose(match, "stay", "stay", "stay", "stay")
    match.resolve("7")
    choose(match, "leave", "leave", "stay", "stay")
    assert shown(match, "path") == f"{first} 14:1 7"


@pytest.mark.clause("D8")
def test_the_path_is_divided_once_and_not_card_by_card() -> None:
    # Card by card three leavers would get 0 from each of 2 and 1; together they get 1.
    match = cave(path="2:2 5:1", carried="1")
    choose(match, "leave", "leave", "leave", "stay")
    assert shown(match, "chests") == "2 2 2 0"
    assert table(match).lying == 0


@pytest.mark.clause("D9")
def test_a_leaver_banks_and_is_safe_from_the_next_hazard() -> None:
    match = cave(expedition=2, path="snake 9:1", carried="2", chests="10 0 0 0")
    choose(match, "leave", "stay", "stay", "stay")
    assert shown(match, "inside") == "0 1 1 1"
    match.resolve("snake")
    assert shown(match, "chests") == "13 0 0 0"


@pytest.mark.clause("D10")
def test_the_next_card_is_for_those_who_stayed() -> None:
    match = cave(path="4", carried="1")
    choose(match, "leave", "stay", "leave", "stay")
    assert match.turn.is_chance
    match.resolve("15")
    assert shown(match, "carried") == "8"
    assert match.turn.seats == (1, 3)


@pytest.mark.clause("D11")
def test_when_all_leave_no_card_is_drawn_and_none_leaves_the_game() -> None:
    match = cave(path="gas 7:3 snake", carried="1", chests="0 0 0 0")
    choose(match, "leave", "leave", "leave", "leave")
    assert shown(match, "chests") == "1 1 1 1"
    assert shown(match, "expedition") == "2"
    assert shown(match, "removed") == "-"
    assert shown(match, "path") == "-"
    assert sum(match.weights()) == 30


@pytest.mark.clause("D12")
def test_a_first_hazard_only_warns() -> None:
    match = cave(phase="draw", path="17:1", carried="4")
    match.resolve("gas")
    assert shown(match, "carried") == "4"
    assert match.turn.seats == (0, 1, 2, 3)


@pytest.mark.clause("D12", "D13")
def test_hazards_are_counted_within_an_expedition() -> None:
    match = cave(phase="draw")
    match.resolve("snake")
    choose(match, "stay", "stay", "stay", "stay")
    match.resolve("snake")
    assert shown(match, "expedition") == "2"
    assert match.outcomes()["snake"] == 2
    assert table(match).lying == 0
    for hazard in ("snake", "gas"):
        match.resolve(hazard)
        assert shown(match, "expedition") == "2"
        choose(match, "stay", "stay", "stay", "stay")


@pytest.mark.clause("D13")
def test_a_second_hazard_of_a_kind_takes_everything_but_the_chests() -> None:
    match = cave(phase="draw", expedition=2, path="gas 17:1 snake", carried="4", chests="9 8 7 6")
    events = match.resolve("gas")
    assert [format_event(event) for event in events] == [
        "to all: expedition_fled hazard=gas seats=0,1,2,3 lost=4"
    ]
    assert shown(match, "chests") == "9 8 7 6"
    assert shown(match, "carried") == "0"
    assert shown(match, "path") == "-"
    assert (table(match).gems, table(match).lying) == ([], 0)
    assert shown(match, "expedition") == "3"


@pytest.mark.clause("D14")
def test_one_of_the_two_hazard_cards_leaves_the_game() -> None:
    match = cave(phase="draw", path="gas", expedition=2, removed="gas")
    match.resolve("gas")
    assert shown(match, "removed") == "gas gas"
    assert match.outcomes()["gas"] == 1
    assert match.outcomes()["snake"] == 3


@pytest.mark.clause("D15")
def test_the_supply_never_runs_out() -> None:
    # The box holds 210 points in gems; chests may hold more together.
    match = cave(
        expedition=5,
        path="17 15 14 13 11 9 7",
        carried="86",
        inside="1 0 0 0",
        chests="90 90 90 90",
    )
    choose(match, "leave")
    assert shown(match, "chests") == "176 90 90 90"


@pytest.mark.clause("D16")
def test_the_fullest_chest_wins_after_the_fifth_expedition() -> None:
    match = cave(expedition=5, path="9:1", carried="2", chests="10 20 5 1")
    choose(match, "leave", "leave", "leave", "leave")
    assert match.turn.is_over
    assert str(match.result()) == "scores 12 22 7 3 winners 1"


@pytest.mark.clause("D16")
def test_equal_chests_share_the_victory_also_after_a_second_hazard() -> None:
    match = cave(phase="draw", expedition=5, path="snake", chests="8 3 8 0")
    match.resolve("snake")
    assert str(match.result()) == "scores 8 3 8 0 winners 0 2"


@pytest.mark.clause("D17")
def test_two_players_say_how_many_of_their_adventurers_leave() -> None:
    match = cave("seats=2", path="17:1", carried="4", inside="2 2", chests="0 0")
    assert match.legal_texts(0) == ["stay", "leave", "leave 2"]
    choose(match, "leave", "stay")
    assert shown(match, "inside") == "1 2"
    assert shown(match, "chests") == "5 0"
    match.resolve("7")
    assert shown(match, "carried") == "6"
    with pytest.raises(IllegalMove, match="D17: fewer adventurers inside"):
        match.play(0, "leave 2")


@pytest.mark.clause("D18")
def test_both_adventurers_of_one_player_are_two_leavers() -> None:
    match = cave("seats=2 idols=true", path="15:3 1:idol", carried="3", inside="2 2", chests="0 0")
    choose(match, "leave 2", "stay")
    assert shown(match, "chests") == "8 0"
    assert table(match).lying == 1
    assert table(match).idol_lies
