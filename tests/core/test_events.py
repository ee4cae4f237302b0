"""Events as text: what is told in words is one of the words that there are."""

from __future__ import annotations

import pytest

from bocamina.core.errors import Unreadable
from bocamina.core.events import format_event, parse_event
from bocamina.games import GAMES


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("diamant", "to all: hazard_met hazard=gas"),
        ("diamant", "to all: expedition_fled hazard=snake seats=0,2 lost=11"),
        ("saboteur", "to 1: goal_seen seat=1 goal=3 kind=stone-ES"),
        ("saboteur", "to all: dwarves_revealed saboteur_seats=- spare=digger"),
        ("racing_dwarfs", "to all: tile_placed seat=0 cell=a4 kind=L facing=northeast"),
        ("racing_dwarfs", "to all: action_taken_back seat=0 does=enter cell=a1 to="),
        ("racing_dwarfs", "to all: game_ended reason=all_out scores=3,1 winner_seats=0"),
    ],
)
def test_words_are_read_back_and_others_refused(game: str, text: str) -> None:
    kinds = GAMES[game].events
    event = parse_event(kinds, text)
    assert format_event(event) == text
    words = {
        name: fact
        for name, fact in event.facts().items()
        if name in ("hazard", "kind", "spare", "facing", "does", "reason")
    }
    assert words
    for name, word in words.items():
        for wrong in ("", "dragon", str(word)[1:], f"{word} {word}"):
            with pytest.raises(Unreadable, match=f"{word}"):
                parse_event(kinds, text.replace(f"{name}={word}", f"{name}={wrong}"))
