"""The race as clients are told of it."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from bocamina.core.dealer import Dealer
from bocamina.core.game import TAKE_BACK
from bocamina.core.match import Match
from bocamina.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

RACING = GAMES["racing_dwarfs"]


def told(match: Match, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the table and a seat's moves as a client reads them."""
    public = match.view(seat).public
    moves = [RACING.describe_move(public, move) for move in match.legal(seat) if move != TAKE_BACK]
    facts = json.loads(json.dumps([RACING.describe_public(public), moves]))
    return facts[0], facts[1]


def decisions(
    match: Match, most: int
) -> Iterator[tuple[int, dict[str, Any], list[dict[str, Any]]]]:
    """Yield who is to decide and what they are told, until the game is over."""
    for _ in range(most):
        while match.turn.is_chance:
            match.resolve()
        if match.turn.is_over:
            return
        (seat,) = match.turn.seats
        yield seat, *told(match, seat)


def test_a_setup_and_some_turns_can_be_told_as_json() -> None:
    chance = random.Random(3)
    match = Match(RACING, RACING.settle(3, {}), Dealer("describe"))
    seen = set()
    for seat, public, moves in decisions(match, 250):
        assert len(public["cells"]) == 49
        seen |= {move["does"] for move in moves}
        for move in moves:
            if move["does"] == "move":
                assert move["to"] in public["reaches"][move["cell"]]["stops"]
            if move["does"] == "exit":
                assert public["reaches"][move["cell"]]["exits"]
            if move["does"] == "rock":
                assert move["to"] in public["reaches"][public["rock"]]["stops"]
        match.play(seat, chance.choice([move for move in match.legal(seat) if move != TAKE_BACK]))
    assert seen >= {"place", "uncover", "orient", "enter", "move", "rotate", "rock", "done"}


def test_a_rotation_tells_what_it_opens_and_closes() -> None:
    chance = random.Random(5)
    match = Match(RACING, RACING.settle(2, {"setup": "quick"}), Dealer("describe"))
    changes = 0
    for seat, public, moves in decisions(match, 120):
        before = stops(public)
        rotations = [move for move in moves if move["does"] == "rotate"]
        if rotations and public["actions_left"] > 1:
            about = chance.choice(rotations)
            match.play(seat, f"rotate {about['cell']} {about['facing']}")
            after = stops(told(match, seat)[0])
            assert set(about["opens"]) == after - before
            assert set(about["closes"]) == before - after
            changes += len(about["opens"]) + len(about["closes"])
        match.play(seat, chance.choice([move for move in match.legal(seat) if move != TAKE_BACK]))
    assert changes > 0


def stops(public: dict[str, Any]) -> set[str]:
    """Return where the mover's carts can stop."""
    reaches = public["reaches"]
    return {
        stop for cell, reach in reaches.items() if cell != public["rock"] for stop in reach["stops"]
    }
