"""Who plays whom, and where."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations, cycle, islice
from typing import TYPE_CHECKING

import msgspec
import pytest

from bocamina.core.errors import BadSetting
from bocamina.lab import fixtures
from bocamina.lab.fixtures import Contest, Rota, mirrored_set, read_entrant, read_seats, schedule

if TYPE_CHECKING:
    from pathlib import Path


def contest(players: str, *seats: int) -> Contest:
    return Contest(game="diamant", players=tuple(players.split()), seats=seats, seed="s")


@pytest.mark.parametrize(
    ("players", "seats"), [("a b", 2), ("a b", 4), ("a b", 5), ("a b c", 3), ("a b c", 4)]
)
def test_everybody_gets_every_seat_of_a_deal_once(players: str, seats: int) -> None:
    names = players.split()
    for deal in range(6):
        games = mirrored_set(contest(players, seats), deal, names)
        assert len(games) == len(names)
        for seat in range(seats):
            assert sorted(game.seating[seat] for game in games) == names


def test_with_fewer_names_than_seats_each_fills_its_part() -> None:
    for game in mirrored_set(contest("a b", 6), 3, "ab"):
        assert Counter(game.seating) == {"a": 3, "b": 3}


def test_a_name_that_is_given_twice_has_twice_the_seats() -> None:
    games = mirrored_set(contest("a b b b", 4), 0, "abbb")
    assert len(games) == 4
    assert all(Counter(game.seating) == {"a": 1, "b": 3} for game in games)
    assert sorted(game.seating.index("a") for game in games) == [0, 1, 2, 3]


def test_who_sits_beside_whom_changes() -> None:
    seatings = {mirrored_set(contest("a b c d", 4), deal, "abcd")[0].seating for deal in range(30)}
    assert len(seatings) > 10


def test_with_more_names_than_seats_all_choices_take_turns() -> None:
    pairs = Counter(tuple(sorted(game.seating)) for game in schedule(contest("a b c", 2), games=12))
    assert pairs == {("a", "b"): 4, ("a", "c"): 4, ("b", "c"): 4}


@pytest.mark.parametrize(
    ("names", "sizes"),
    [(3, [2]), (4, [2]), (5, [2]), (4, [3]), (7, [3]), (10, [4]), (7, [2, 3, 4, 5, 6, 7, 8])],
)
def test_with_more_names_than_seats_all_play_as_often_from_the_beginning(
    names: int, sizes: list[int]
) -> None:
    players = "abcdefghij"[:names]
    rota = Rota(players)
    played = Counter(dict.fromkeys(players, 0))
    met = Counter(dict.fromkeys(combinations(players, 2), 0))
    for seats in islice(cycle(sizes), 70):
        line_up = rota.line_up(seats)
        assert len(set(line_up)) == len(line_up) == min(seats, names)
        played.update(line_up * len(line_up))
        met.update(combinations(line_up, 2))
        assert max(played.values()) - min(played.values()) <= min(names, max(sizes))
    assert max(met.values()) - min(met.values()) <= 3


def test_table_sizes_take_turns() -> None:
    sizes = Counter(len(game.seating) for game in schedule(contest("a b", 3, 5), games=8))
    assert sizes == {3: 4, 5: 4}


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert len(schedule(contest("a b c", 3), games=7)) == 9


def test_games_are_as_many_as_everybody_needs_to_play_some() -> None:
    games = schedule(contest("a b c d e", 2), games=1)
    assert len(games) == 6
    assert {name for game in games for name in game.seating} == set("abcde")


def test_one_player_alone_needs_no_mirror() -> None:
    assert len(schedule(contest("a", 4), games=7)) == 7


def test_seats_are_read() -> None:
    assert read_seats("4") == (4,)
    assert read_seats("4, 6") == (4, 6)
    assert read_seats("3-5,4,9") == (3, 4, 5, 9)
    for wrong in ("", "four", "3-", "4,,5", "10-3", "3-9999999999"):
        with pytest.raises(BadSetting, match="expected seats as 4"):
            read_seats(wrong)


def test_who_cannot_play_is_refused() -> None:
    with pytest.raises(BadSetting, match=r"a player of diamant \(random, .* got 'hal'"):
        contest("random hal", 4).check()
    with pytest.raises(BadSetting, match="a program that can be run, got 'no-such-program'"):
        contest("random command:no-such-program", 4).check()
    with pytest.raises(BadSetting, match="1 to 8 seats for diamant, got 9"):
        contest("random", 4, 9).check()
    with pytest.raises(BadSetting, match="at least one player"):
        contest("", 4).check()
    for seed in ("", " x", "x\n"):
        with pytest.raises(BadSetting, match="a seed of printable characters"):
            msgspec.structs.replace(contest("random", 4), seed=seed).check()


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("raise RuntimeError('no')", "(RuntimeError: no)"),
        ("raise SystemExit('bye')", "(SystemExit: bye)"),
        ("while True: pass", "(TimeoutError: expected an answer, got none for too long)"),
    ],
)
def test_a_file_that_cannot_be_imported_is_refused(
    source: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "unwell.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(fixtures, "PATIENCE_SECONDS", 0.5)
    with pytest.raises(BadSetting, match="expected a player as module:Class") as refused:
        contest("unwell:Bot", 4).check()
    assert told in str(refused.value)
    assert "unwell" not in sys.modules


def test_a_player_may_have_a_time_of_its_own() -> None:
    assert read_entrant("expert") == ("expert", None)
    assert read_entrant("mybots:Bot@0.5") == ("mybots:Bot", 0.5)
    for wrong in ("expert@", "expert@soon", "expert@0", "expert@-1", "expert@inf", "expert@nan"):
        with pytest.raises(BadSetting, match="expected a player, or player@seconds"):
            read_entrant(wrong)
    Contest(game="diamant", players=("threshold@0.5", "threshold"), seats=(3,)).check()
