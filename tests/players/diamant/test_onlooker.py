"""The occasions of an expedition, and who has something to say to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.core.state import SPECTATOR
from bocamina.players.chorus import remarks_to
from bocamina.players.diamant.onlooker import CaveOnlooker
from bocamina.players.player import Remark

if TYPE_CHECKING:
    from bocamina.core.events import Event

LEVELS = {1: "novice", 2: "regular", 3: "expert"}  # and a person


class Expedition:
    """A cave with somebody who watches it."""

    def __init__(self) -> None:
        self.match = new_match("diamant", 4, seed="lamp")
        self.watch = CaveOnlooker()

    def look(self, events: list[Event]) -> list[list[Remark]]:
        """Return what may be said to each occasion of a step."""
        found = self.watch.look(self.match.view(SPECTATOR), events)
        return [remarks_to(occasion, LEVELS) for occasion in found]

    def turn(self, card: str) -> list[list[Remark]]:
        """Turn over a card."""
        return self.look(self.match.resolve(card))

    def choose(self, *leaving: int) -> list[list[Remark]]:
        """Let some leave and the others stay; nobody has anything to say before all is shown."""
        *first, last = self.match.turn.seats
        for seat in first:
            assert self.look(self.match.play(seat, "leave" if seat in leaving else "stay")) == []
        return self.look(self.match.play(last, "leave" if last in leaving else "stay"))


def says(seat: int, phrase: str) -> Remark:
    """Return a remark in a phrase of this game."""
    return Remark(seat, f"diamant-phrase-{phrase}")


def test_a_first_hazard_worries_those_inside_each_in_its_way() -> None:
    cave = Expedition()
    assert cave.turn("5") == []
    assert cave.choose(2) == []
    assert cave.turn("snake") == [[says(1, "scared"), says(3, "count")]]


def test_a_large_treasure_dazzles_beginners() -> None:
    cave = Expedition()
    assert cave.turn("9") == []
    assert cave.choose() == []
    assert cave.turn("17") == [[says(1, "sparkle"), says(2, "sparkle"), Remark(3, "phrase-wow")]]


def test_who_is_left_alone_speaks_or_is_wished_luck() -> None:
    cave = Expedition()
    cave.turn("4")
    luck = [says(1, "luck"), says(2, "luck")]
    assert cave.choose(0, 1, 2) == [[says(3, "silence"), *luck]]
    cave = Expedition()
    cave.turn("4")
    assert cave.choose(1, 2, 3) == [[says(1, "luck"), says(2, "luck"), says(3, "luck")]]


def test_who_alone_picks_up_a_lot_is_glad() -> None:
    cave = Expedition()
    cave.turn("15")
    cave.choose()
    cave.turn("11")
    assert cave.choose(1) == [[says(1, "mine")]]


@pytest.mark.parametrize("card", ["3", "17"])
def test_when_all_is_lost_one_rues_it_and_one_got_out_in_time(card: str) -> None:
    cave = Expedition()
    cave.turn("snake")
    cave.choose(2)  # who left long ago
    cave.turn(card)
    cave.choose(1)
    rueful = [[says(3, "cave-wins")]] if card == "17" else []
    assert cave.turn("snake") == [*rueful, [says(1, "phew")]]


def test_nobody_is_glad_to_have_left_an_earlier_expedition() -> None:
    cave = Expedition()
    cave.turn("5")
    cave.choose(0, 1, 2, 3)
    cave.turn("snake")
    cave.choose()
    assert cave.turn("snake") == [[]]


def test_the_end_is_a_time_to_be_polite() -> None:
    cave, said = Expedition(), []
    for _ in range(5):
        cave.turn("5")
        cave.choose(1)  # who has a gem more than the others
        cave.turn("snake")
        said = cave.choose(0, 2, 3)
    good, well = "phrase-good-game", "phrase-well-played"
    assert said == [[Remark(1, good), Remark(2, well), Remark(3, well)]]
