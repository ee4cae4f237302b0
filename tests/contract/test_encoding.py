"""What learners are told of every game: exact numbers of moves, and never more than the view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.batch import ALL_ACCEPTED, Batch
from bocamina.core.encoding import CODE, COUNT, FLAG, NOT_OFFERED, Encoding
from bocamina.core.episode import REWARDS, Episode
from bocamina.core.errors import BadSetting
from bocamina.core.game import AnyGame, AnyView
from bocamina.core.notation import format_view, parse_view
from bocamina.core.record import parse_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.testing.walks import NAMES, matches, viewers
from tests.contract.digests import folder_of_tests


def observed(encoding: Encoding, view: AnyView) -> bytes:
    """Return what is written of a view, into a buffer that held something else."""
    buffer = bytearray(b"\xaa" * encoding.size)
    encoding.write(view, buffer)
    return bytes(buffer)


def offered(mask: bytearray) -> list[int]:
    """Return the numbers that a mask offers."""
    return [number for number, allowed in enumerate(mask) if allowed]


def play_at_random(episode: Episode, rng: Rng) -> int:
    """Let whoever is asked play some move that is offered, and return its number."""
    mask = bytearray(episode.encoding.moves)
    episode.write_mask(episode.seat, mask)
    numbers = offered(mask)
    number = numbers[int(rng.below(len(numbers)))]
    episode.play(episode.seat, number)
    return number


def usual(game: AnyGame) -> Encoding:
    """Return the encoding of the usual game, shortened where house rules can."""
    shortest = {
        each.name: each.values[0] for each in game.options if isinstance(each.values, range)
    }
    return game.encoding(game.settle(game.usual_seats, shortest))


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_numbers_and_masks_are_the_legal_moves(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    encoding = match.game.encoding(match.state.public.settings)
    mask = bytearray(b"\xaa" * encoding.moves)
    for seat in match.turn.seats:
        view = match.view(seat)
        legal = match.game.legal_moves(view)
        numbers = [int(encoding.number(view, move)) for move in legal]
        inside = [number for number in numbers if number != NOT_OFFERED]
        assert encoding.write_mask(view, mask) == len(legal) - len(inside)
        assert offered(mask) == sorted(set(inside))
        assert inside, "a seat that is asked has something to choose from"
        for move, number in zip(legal, numbers, strict=True):
            assert number == NOT_OFFERED or encoding.move(view, number) == move


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_truths_that_look_alike_are_observed_alike(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    rng = Rng(data.draw(st.integers(0, 10**6)))
    encoding = match.game.encoding(match.state.public.settings)
    for viewer in viewers(match):
        view = match.view(viewer)
        told = observed(encoding, view)
        other = match.game.imagine(view, rng).view(viewer)
        read = parse_view(match.game, format_view(match.game, view))
        assert observed(encoding, other) == observed(encoding, read) == told
        for field in encoding.fields:
            assert max(told[field.start : field.start + field.size]) <= field.most, field


@pytest.mark.parametrize("name", NAMES)
def test_every_field_says_something_in_some_record(name: str) -> None:
    # A lone adventurer inside that meets an idol is in no record.
    silent = {field.name for field in usual(GAMES[name]).fields} - {"idol carried"}
    for file in sorted((folder_of_tests(name) / "records").glob("*.txt")):
        record = renewed(GAMES[name], parse_record(file.read_text("utf-8")))
        match = begin(GAMES[name], record)
        encoding = match.game.encoding(match.state.public.settings)
        for step in record.steps:
            follow(match, step, proven=False)
            for seat in {0, *match.turn.seats[:1]}:
                told = observed(encoding, match.view(seat))
                silent -= {
                    field.name
                    for field in encoding.fields
                    if any(told[field.start : field.start + field.size])
                }
        if not silent:
            return
    assert silent == set()


@pytest.mark.parametrize("name", NAMES)
def test_fields_lie_one_behind_the_other(name: str) -> None:
    for seats in GAMES[name].seat_counts:
        encoding = GAMES[name].encoding(GAMES[name].settle(seats, {}))
        for fields, size in ((encoding.fields, encoding.size), (encoding.sorts, encoding.moves)):
            ends = [field.start + field.size for field in fields]
            assert [field.start for field in fields] == [0, *ends[:-1]]
            assert ends[-1] == size
            assert {field.kind for field in fields} <= {COUNT, FLAG, CODE}
        assert encoding.field(encoding.fields[-1].name) is encoding.fields[-1]


@pytest.mark.parametrize("name", NAMES)
def test_rewards_are_shares_scores_or_points_as_they_come(name: str) -> None:
    encoding = usual(GAMES[name])
    found, scores = {}, [0]
    for reward in REWARDS:
        episode, rng = Episode(encoding, Rng(7), reward), Rng(8)
        decisions = 0
        paid = [0.0] * encoding.settings.seats
        while not episode.is_over():
            play_at_random(episode, rng)
            paid = [sum(both) for both in zip(paid, episode.rewards, strict=True)]
            decisions += 1
        found[reward], scores = paid, encoding.game.scores(episode.public)
        assert decisions <= encoding.longest
    assert sum(found["win"]) == pytest.approx(1)
    assert found["score"] == found["round"] == scores
    with pytest.raises(BadSetting, match="a reward"):
        Episode(encoding, Rng(7), "gold")


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_is_its_games_one_by_one(name: str) -> None:
    encoding = usual(GAMES[name])
    batch, rng = Batch(encoding, [5, 6]), Rng(9)
    alone = [Episode(encoding, Rng(seed)) for seed in (5, 6)]
    mask, size = bytearray(encoding.moves), encoding.size
    for step in range(200):
        numbers = []
        for game, episode in enumerate(alone):
            if episode.is_over():
                assert batch.ended[game]
                numbers.append(0)
                continue
            seat = int(episode.seat)
            episode.write_mask(seat, mask)
            at = game * encoding.moves
            assert batch.masks[at : at + encoding.moves] == mask
            assert batch.seats[game] == seat
            told = observed(encoding, episode.views[seat])
            assert batch.observations[game * size : game * size + size] == told
            numbers.append(offered(mask)[int(rng.below(len(offered(mask))))])
        if step % 50 == 0 and not any(batch.ended):
            before = bytes(batch.observations), bytes(batch.masks)
            assert batch.step([numbers[0], encoding.moves]) == 1
            assert batch.step([-1, numbers[1]]) == 0
            if 0 in mask:  # the mask of the second game
                assert batch.step([numbers[0], mask.index(0)]) == 1
            assert (bytes(batch.observations), bytes(batch.masks)) == before
        assert batch.refused(batch.at_random(rng)) == ALL_ACCEPTED
        assert batch.step(numbers) == ALL_ACCEPTED
        for game, episode in enumerate(alone):
            if episode.is_over():
                episode.begin()
            else:
                episode.play(episode.seat, numbers[game])
                assert (game in batch.paid) == any(episode.rewards)
