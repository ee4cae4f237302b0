"""The mine as clients are told of it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.games import GAMES
from bocamina.games.saboteur.components import FIRST_ACTION, GOAL_NAMES, KIND_NAMES, TURNED
from bocamina.games.saboteur.describe import FACES
from bocamina.games.saboteur.events import DwarvesRevealed, PayCollected, TreasureReached

SABOTEUR = GAMES["saboteur"]
DOES = {"dig", "rockfall", "map", "break", "mend", "discard", "pass", "take", "collect"}


def test_a_whole_game_can_be_told_as_json() -> None:
    chance = random.Random(11)
    match = Match(SABOTEUR, SABOTEUR.settle(5, {"rounds": 2}), Dealer("describe"))
    told = set()
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.resolve()
            continue
        (seat,) = match.turn.seats
        view = match.view(seat)
        public = json.loads(json.dumps(SABOTEUR.describe_public(view.public)))
        private = json.loads(json.dumps(SABOTEUR.describe_private(view)))
        assert len(private["hand"]) == public["hands"][seat]
        taken = {(card["x"], card["y"]) for card in public["cards"]}
        legal = match.legal(seat)
        for move in legal:
            about = json.loads(json.dumps(SABOTEUR.describe_move(view.public, move)))
            told.add(about["does"])
            if "card" in about:
                assert about["card"] in private["hand"]
            if about["does"] == "dig":
                assert (about["x"], about["y"]) not in taken
        match.play(seat, chance.choice(legal))
    public = SABOTEUR.describe_public(match.view().public)
    assert public["phase"] == "over"
    assert public["totals"] == SABOTEUR.scores(match.view().public)
    assert len(public["dwarves"]) == 5
    assert told <= DOES
    assert told >= {"dig", "map", "break", "discard"}


def test_what_bars_a_card_is_what_the_referee_says_wherever_one_would_lay_it() -> None:
    chance = random.Random(3)
    match = Match(SABOTEUR, SABOTEUR.settle(5, {"rounds": 1}), Dealer("barred"))
    told = {True: 0, False: 0}
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.resolve()
            continue
        (seat,) = match.turn.seats
        view = match.view(seat)
        for name, card in SABOTEUR.describe_private(view)["cards"].items():
            for cell in ("1,0", "2,3", "9,9") if card["does"] == "dig" else ():
                refusal = match.why_not(seat, SABOTEUR.parse_move(f"dig {name} {cell}"))
                bar = card["barred"]
                told[bar is not None] += 1
                if bar is None:
                    assert refusal is None or refusal.clause != "S20"
                    continue
                assert refusal is not None
                said = {"reason": refusal.reason, "clause": refusal.clause, "facts": refusal.facts}
                assert bar == said
            assert card["does"] == "dig" or card["barred"] is None
        match.play(seat, chance.choice(match.legal(seat)))
    assert min(told.values()) > 20


def test_roles_and_goals_are_told_to_nobody_else() -> None:
    match = Match(SABOTEUR, SABOTEUR.settle(4, {}), Dealer("describe"))
    while match.turn.is_chance:
        match.resolve()
    public = SABOTEUR.describe_public(match.view().public)
    assert public["dwarves"] is None
    assert public["spare"] is None
    assert public["saboteurs"] == (0, 1)
    goals = [card for card in public["cards"] if card["goal"]]
    assert [goal["card"] for goal in goals] == ["face-down"] * 3
    assert all(goal["openings"] == "" for goal in goals)
    for seat in range(4):
        view = match.view(seat)
        private = SABOTEUR.describe_private(view)
        assert private["role"] in ("digger", "saboteur")
        assert private["goals"] == [None, None, None]


def east(legal: Sequence[int], chance: random.Random) -> int:
    """Return a move by chance, mostly one that digs as far east as any."""
    moves = [SABOTEUR.format_move(move) for move in legal]
    digs = [move for move in moves if move.startswith("dig") and move.split()[1].isupper()]
    if not digs or chance.random() < 0.3:
        return chance.choice(legal)
    far = max(digs, key=lambda move: int(move.split()[2].partition(",")[0]))
    return legal[moves.index(far)]


def test_everybody_is_told_who_took_gold_cards_and_their_owner_what_they_are_worth() -> None:
    chance = random.Random(7)
    most = 0
    for number in range(10):
        match = Match(SABOTEUR, SABOTEUR.settle(3, {"rounds": 2}), Dealer(f"end {number}"))
        while not match.turn.is_over:
            if match.turn.is_chance:
                match.resolve()
            else:
                (seat,) = match.turn.seats
                match.play(seat, east(match.legal(seat), chance))
            public = SABOTEUR.describe_public(match.state.public)
            owned = [SABOTEUR.describe_private(match.view(seat)) for seat in range(3)]
            assert public["gold_cards"] == [len(private["gold"]) for private in owned]
            worths = [sum(private["gold"]) for private in owned]
            for taken in public["ledger"]:
                worths[taken["seat"]] += (taken["pay"] or {"change": 0})["change"]
            assert [private["nuggets"] for private in owned] == worths
            most = max(most, *public["gold_cards"])
    assert most > 1


def test_how_a_round_ended_is_told_until_the_next_begins() -> None:
    chance = random.Random(7)
    ways = set()
    for number in range(30):
        match = Match(SABOTEUR, SABOTEUR.settle(3, {"rounds": 1}), Dealer(f"end {number}"))
        found, paid, is_over = None, None, False
        while not match.turn.is_over:
            if match.turn.is_chance:
                events = match.resolve()
            else:
                (seat,) = match.turn.seats
                events = match.play(seat, east(match.legal(seat), chance))
            found = next((e.seat for e in events if isinstance(e, TreasureReached)), found)
            paid = next((e.nuggets for e in events if isinstance(e, PayCollected)), paid)
            is_over = is_over or any(isinstance(e, DwarvesRevealed) for e in events)
            public = SABOTEUR.describe_public(match.view().public)
            assert public["finder"] == found
            assert is_over or public["owed"] == 0
        assert SABOTEUR.describe_public(match.view().public)["owed"] == (paid or 0)
        ways.add("found" if found is not None else "paid" if paid else "nobody")
    assert ways == {"found", "paid", "nobody"}


def test_what_cards_show_is_told_by_their_names() -> None:
    hand = {*KIND_NAMES[:FIRST_ACTION], *(TURNED.get(name, name) for name in KIND_NAMES)}
    assert set(FACES) == {*hand, *GOAL_NAMES} - set(KIND_NAMES[FIRST_ACTION:])
    shapes = Counter(face["shape"] for face in FACES.values())
    assert shapes == {
        **{"crossroads": 1, "junction": 4, "shaft": 1, "gallery": 1, "curve": 4},
        **{"dead": 15, "goal": 3},
    }
    printed = {name: FACES[name]["openings"] for name in GOAL_NAMES}
    assert printed == {"treasure": "NESW", "stone-ES": "ES", "stone-SW": "SW"}
    chance = random.Random(5)
    match = Match(SABOTEUR, SABOTEUR.settle(4, {"rounds": 1}), Dealer("faces"))
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.resolve()
        else:
            (seat,) = match.turn.seats
            match.play(seat, chance.choice(match.legal(seat)))
        for card in SABOTEUR.describe_public(match.state.public)["cards"]:
            if card["card"] in FACES and card["card"] != "treasure":
                assert card["openings"] == FACES[card["card"]]["openings"]
