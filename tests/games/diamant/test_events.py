"""What is told of leaving, and what is not."""

from __future__ import annotations

from bocamina.core.events import format_event
from tests.games.diamant.cave import cave


def test_nothing_is_shared_where_nothing_lies() -> None:
    match = cave(path="4", carried="1")
    for seat in (0, 1, 2):
        match.play(seat, "stay")
    told = [format_event(event) for event in match.play(3, "leave")]
    assert "to all: treasure_banked seat=3 gems=1" in told
    assert not any("path_shared" in line for line in told)


def test_an_idol_is_taken_once() -> None:
    match = cave(
        "seats=4 idols=true", path="9:1 1", carried="2 idol", inside="0 0 1 0", chests="2 2 0 2"
    )
    told = [format_event(event) for event in match.play(2, "leave")]
    assert "to all: treasure_banked seat=2 gems=3" in told
    assert not any("idol_taken" in line for line in told)


def test_what_is_banked_is_told_with_its_share_of_the_path() -> None:
    match = cave(path="14:2 7:3", carried="4")
    for seat, move in enumerate(("leave", "leave", "stay")):
        match.play(seat, move)
    told = [format_event(event) for event in match.play(3, "stay")]
    assert "to all: path_shared gems=5 leavers=2 each=2 left=1 lying=1,0" in told
    assert "to all: treasure_banked seat=0 gems=6" in told
    assert "to all: treasure_banked seat=1 gems=6" in told


def test_what_is_too_little_to_divide_is_told_where_it_lay() -> None:
    match = cave(path="9:1 snake 1:1", carried="2")
    for seat in (0, 1, 2):
        match.play(seat, "leave")
    told = [format_event(event) for event in match.play(3, "stay")]
    assert "to all: path_shared gems=2 leavers=3 each=0 left=2 lying=1,0,1" in told
