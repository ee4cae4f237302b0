"""The clauses of docs/rules/saboteur.md one by one: gold."""

from __future__ import annotations

import pytest

from bocamina.games.saboteur.bundles import BUNDLE_NAMES
from bocamina.games.saboteur.gold import bundles_for, shown_for_pay
from bocamina.games.saboteur.nuggets import counts_of, packed
from tests.games.saboteur.mine import (
    deal_gold,
    dwarf,
    mine,
    names,
    refusal,
    table,
    unseen,
)
from tests.games.saboteur.round_ends import ALMOST, TREASURE_IN_THE_MIDDLE, found, ran_out


@pytest.mark.clause("S27")
@pytest.mark.parametrize("seats", range(3, 11))
def test_as_many_gold_cards_as_players(seats: int) -> None:
    assert table(found(seats)).gold_left == (9 if seats == 10 else seats)


@pytest.mark.clause("S27")
def test_house_rule_as_many_gold_cards_as_diggers() -> None:
    roles = "digger saboteur digger saboteur digger"
    assert table(found(5, roles=roles, options="gold_cards=diggers")).gold_left == 3


@pytest.mark.clause("S28")
@pytest.mark.parametrize(
    ("direction", "takers"),
    [("counter_clockwise", [1, 0, 3, 1, 0]), ("clockwise", [1, 3, 0, 1, 3])],
)
def test_diggers_hand_the_gold_on(direction: str, takers: list[int]) -> None:
    roles = "digger digger saboteur digger saboteur"
    match = found(5, finder=1, roles=roles, options=f"gold_direction={direction}".strip())
    deal_gold(match, "11233")
    order = []
    while table(match).round == 1:
        seat = match.turn.seats[0]
        order.append(seat)
        match.play(seat, match.legal(seat)[-1])
    assert order == takers


@pytest.mark.clause("S28")
def test_a_saboteur_who_finds_the_treasure_gets_nothing() -> None:
    match = found(5, finder=2, roles="digger digger saboteur digger digger")
    deal_gold(match, "11111")
    assert match.turn.seats == (1,)
    assert refusal(match, 1, "take 3").reason == "no-such-gold"
    assert refusal(match, 1, "collect 1").reason == "no-pay-to-collect"
    assert refusal(match, 1, "discard map").reason == "gold-is-being-shared"


@pytest.mark.clause("S28", "S29")
def test_only_the_holder_sees_the_gold() -> None:
    match = found(3)
    deal_gold(match, "123")
    assert match.legal_texts(0) == ["take 1", "take 2", "take 3"]
    events = match.play(0, "take 3")
    assert [(event.name(), event.audience()) for event in events] == [
        ("gold_kept", (0,)),
        ("gold_taken", None),
        ("gold_offered", (2,)),
    ]
    assert [int(dwarf(match, seat).offered) for seat in range(3)] == [0, 0, 1 | 1 << 5]
    assert match.legal_texts(2) == ["take 1", "take 2"]


@pytest.mark.clause("S29")
def test_gold_is_secret_until_the_end() -> None:
    match = found(3, options="rounds=1")
    deal_gold(match, "113")
    match.play(0, "take 3")
    match.play(2, "take 1")
    assert table(match).totals == []
    match.play(1, "take 1")
    assert table(match).totals == [3, 1, 1]


@pytest.mark.clause("S27")
def test_gold_is_drawn_as_far_as_the_pile_goes() -> None:
    match = mine(ALMOST, hands=["EW"], goals=TREASURE_IN_THE_MIDDLE)
    unseen(match).pile = [1, 1, 0]
    match.play(0, "dig EW 7,0")
    assert names(match.deal())[-1] == "gold_offered"
    assert dwarf(match, 0).offered == packed([1, 1, 0])
    empty = mine(ALMOST, hands=["EW"], goals=TREASURE_IN_THE_MIDDLE)
    unseen(empty).pile = [0, 0, 0]
    assert names(empty.play(0, "dig EW 7,0"))[-1] == "nobody_paid"


@pytest.mark.clause("S30")
def test_a_digger_with_a_broken_tool_is_paid_unless_the_house_says_no() -> None:
    for options, second in (("", 2), ("broken_tools_forfeit=true", 1)):
        match = found(3, options=options, broken="- - lamp:0")
        deal_gold(match, "123")
        match.play(0, "take 3")
        assert match.turn.seats == (second,)


@pytest.mark.clause("S30")
def test_nobody_may_be_left_to_pay() -> None:
    match = mine(
        ALMOST,
        hands=["EW"],
        roles="saboteur digger digger",
        goals=TREASURE_IN_THE_MIDDLE,
        options="broken_tools_forfeit=true",
        broken="- cart:0 lamp:0",
    )
    assert names(match.play(0, "dig EW 7,0"))[-1] == "nobody_paid"
    assert table(match).round == 2


@pytest.mark.clause("S31")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "owed"), [(3, 1, 4), (5, 2, 3), (7, 3, 3), (10, 4, 2)]
)
def test_what_saboteurs_are_owed(seats: int, saboteurs: int, owed: int) -> None:
    roles = " ".join(["saboteur"] * saboteurs + ["digger"] * (seats - saboteurs))
    match = ran_out(seats, roles, options="rounds=1")
    while not match.turn.is_over:
        match.play(match.turn.seats[0], match.legal(match.turn.seats[0])[0])
    assert table(match).totals == [owed] * saboteurs + [0] * (seats - saboteurs)


@pytest.mark.clause("S31")
def test_without_saboteurs_nobody_is_paid() -> None:
    match = mine(hands=["map"], deck="")
    assert names(match.play(0, "discard map"))[-1] == "nobody_paid"
    assert table(match).round == 2


@pytest.mark.clause("S32")
def test_saboteurs_pick_in_turn_order_from_the_next_starter() -> None:
    match = ran_out(5, "saboteur digger digger saboteur digger")
    assert match.turn.seats == (3,)  # the next starter is seat 1
    assert match.legal_texts(3) == ["collect 3", "collect 1+2", "collect 1+1+1"]
    assert refusal(match, 3, "collect 2").reason == "wrong-pay"
    assert refusal(match, 3, "take 1").reason == "no-gold-to-take"
    assert dwarf(match, 3).offered == packed([3, 1, 1])  # what it can be paid with, not the pile
    events = match.play(3, "collect 1+2")
    assert events[1].facts() == {"seat": 3, "nuggets": 3, "cards": 2, "change": 0}
    assert match.turn.seats == (0,)
    match.play(0, "collect 3")
    assert unseen(match).pile == [15, 7, 3]


@pytest.mark.clause("S32")
@pytest.mark.parametrize(
    ("owed", "pile", "shown"),
    [
        (3, [16, 8, 4], [3, 1, 1]),
        (4, [16, 8, 4], [4, 2, 1]),
        (4, [0, 2, 4], [0, 2, 0]),
        (4, [1, 1, 1], [1, 0, 1]),
        (3, [1, 0, 1], [0, 0, 1]),
        (2, [1, 1, 0], [0, 1, 0]),
        (2, [0, 0, 4], [0, 0, 0]),
    ],
)
def test_a_card_that_is_in_no_pay_is_not_shown(
    owed: int, pile: list[int], shown: list[int]
) -> None:
    public = table(mine())
    assert counts_of(shown_for_pay(public, owed, packed(pile))) == shown
    for bundle in bundles_for(owed, packed(pile)):
        assert bundle in bundles_for(owed, packed(shown))


@pytest.mark.clause("S32")
@pytest.mark.parametrize(
    ("seats", "roles", "given"),
    [
        (3, "saboteur digger digger", {0: (1, 3)}),
        (5, "saboteur digger digger saboteur digger", {3: (3,), 0: (3,)}),
        (10, "saboteur " * 4 + "digger " * 6, {1: (2,), 2: (2,), 3: (2,), 0: (2,)}),
    ],
)
def test_house_rule_pay_without_choice(
    seats: int, roles: str, given: dict[int, tuple[int, ...]]
) -> None:
    match = mine(
        seats=seats,
        hands=["map"],
        roles=roles,
        options="saboteur_pay=automatic rounds=1",
        deck="",
    )
    events = match.play(0, "discard map")
    assert "gold_offered" not in [event.name() for event in events]  # the pile is nobody's business
    facts = [e.facts() for e in events if e.name() == "gold_kept"]
    assert [(fact["seat"], fact["gold"]) for fact in facts] == list(given.items())
    assert match.turn.is_over
    assert table(match).totals == [sum(given.get(seat, ())) for seat in range(seats)]


@pytest.mark.clause("S33")
@pytest.mark.parametrize(
    ("owed", "pile", "bundles"),
    [
        (4, [0, 0, 2], ["3"]),
        (4, [0, 1, 2], ["3"]),
        (2, [0, 0, 3], ["nothing"]),
        (3, [0, 3, 0], ["2"]),
        (3, [0, 0, 0], ["nothing"]),
        (4, [1, 2, 1], ["1+3", "2+2"]),
    ],
)
def test_without_exact_change(owed: int, pile: list[int], bundles: list[str]) -> None:
    assert [BUNDLE_NAMES[bundle] for bundle in bundles_for(owed, packed(pile))] == bundles


@pytest.mark.clause("S33")
def test_change_is_credited() -> None:
    match = ran_out(3, "saboteur digger digger", "rounds=2", round_number=2)
    # As if all gold worth 1 and 2 had been taken.
    dwarf(match, 0).offered = packed([0, 0, 1])
    unseen(match).pile = [0, 0, 4]
    assert match.legal_texts(0) == ["collect 3"]
    events = match.play(0, "collect 3")
    assert events[1].facts() == {"seat": 0, "nuggets": 4, "cards": 1, "change": 1}
    assert table(match).totals == [4, 0, 0]
