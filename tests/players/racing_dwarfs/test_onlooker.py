"""The occasions of a race, and who has something to say to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.core.state import SPECTATOR
from bocamina.games.racing_dwarfs.events import TurnEnded
from bocamina.players.chorus import remarks_to
from bocamina.players.racing_dwarfs.onlooker import RaceOnlooker
from tests.games.racing_dwarfs.drawing import ROAD, race

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.match import Match

NEAR_OUT = ROAD.replace("r│. *┼. ... g─.", "r│R *┼. ... g─.")  # Red has a cart on d5, too
# The Rock is on a4, and the road is free.
ROCK_WEST = ROAD.replace("g─@", "g─.").replace("b─. g─. g─.", "b─@ g─. g─.").replace("│R", "│.")


def said(
    watch: RaceOnlooker, match: Match, move: str, levels: Mapping[int, str]
) -> list[set[tuple[int, str]]]:
    """Make a move and return what might be said to each of its occasions: who, and which phrase."""
    events = match.play(match.turn.seats[0], move)
    found = [remarks_to(each, levels) for each in watch.look(match.view(SPECTATOR), events)]
    return [{(each.seat, each.phrase.split("phrase-")[1]) for each in some} for some in found]


def watching(match: Match) -> RaceOnlooker:
    """Return somebody who has seen the race so far."""
    watch = RaceOnlooker()
    watch.look(match.view(SPECTATOR), [TurnEnded(1, 4)])
    return watch


def test_a_race_begins_with_a_shout() -> None:
    match = new_match("racing_dwarfs", 2, seed="lamp", setup="quick")
    watch, found = RaceOnlooker(), []
    while match.turn.is_chance:
        events = match.resolve()
        found += watch.look(match.view(SPECTATOR), events)
    levels = {0: "novice", 1: "expert"}
    said = [[each.phrase for each in remarks_to(occasion, levels)] for occasion in found]
    assert said == [["racing-dwarfs-phrase-off", "racing-dwarfs-phrase-best"]]


def test_a_cart_across_is_spoken_of_when_the_turn_has_ended() -> None:
    for level, phrase in (("novice", "across"), ("expert", "plan")):
        match, levels = race(NEAR_OUT), {0: level}
        watch = watching(match)
        for move in ("exit d5", "back", "exit d5"):
            assert said(watch, match, move, levels) == []
        assert said(watch, match, "done", levels) == [{(0, phrase)}]


def test_the_last_cart_but_one_is_a_warning_to_the_others() -> None:
    levels = {0: "strong", 1: "novice", 2: "expert"}
    match = race(NEAR_OUT, "seats=3", out="1 0 0")
    watch = watching(match)
    said(watch, match, "exit d5", levels)
    assert said(watch, match, "done", levels)[0] == {(0, "last"), (1, "watch"), (2, "watch")}
    match = race(NEAR_OUT, out="2 0")
    watch = watching(match)
    said(watch, match, "exit d5", {1: "expert"})
    assert said(watch, match, "done", {1: "expert"})[0] == set(), "there is nobody to warn"


def test_who_comes_in_the_midst_of_it_waits_for_the_next_turn() -> None:
    match, watch = race(NEAR_OUT), RaceOnlooker()
    said(watch, match, "exit d5", {0: "novice", 1: "novice"})
    assert said(watch, match, "done", {0: "novice", 1: "novice"}) == []
    assert watch.ways


@pytest.mark.parametrize(
    ("move", "level", "phrase"),
    [
        ("rock d5", "novice", "rock"),
        ("rock d5", "strong", "at-last"),
        ("rotate d5 east", "regular", "my-way"),
        ("rotate d5 east", "expert", "around"),
    ],
)
def test_whose_way_is_barred_says_so(move: str, level: str, phrase: str) -> None:
    match, levels = race(ROCK_WEST), {0: "expert", 1: level}
    watch = watching(match)
    assert said(watch, match, "enter 1", levels) == []
    found = said(watch, match, move, levels)
    if match.turn.seats == (0,):
        found = said(watch, match, "done", levels)
    assert found == [{(0, "personal"), (1, phrase)}]
    assert match.turn.seats == (1,)
    levels = {0: "novice", 1: "novice"}
    assert said(watching(match), match, match.legal_texts(1)[0], levels) == [], "nothing new"


def test_the_end_is_a_time_to_be_polite() -> None:
    match = race(NEAR_OUT.replace("r│R ...", "r│. ..."), out="3 0")
    found = said(watching(match), match, "exit d5", {0: "novice", 1: "expert"})
    assert found == [{(0, "good-game"), (1, "well-played")}]
