"""What bots say of what everybody has seen: from public facts, in known phrases, and not often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina import new_match
from bocamina.core.events import Event, seen_by
from bocamina.core.rng import Rng
from bocamina.core.state import SPECTATOR
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players import chorus
from bocamina.players.chorus import MOST_AT_ONCE, ONLOOKERS, Chorus, Cue, Occasion, Onlooker
from bocamina.players.diamant import onlooker as of_caves
from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark
from bocamina.players.racing_dwarfs import onlooker as of_races
from bocamina.players.roster import LEVELS
from bocamina.testing.walks import step

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.game import AnyView
    from bocamina.core.match import Match

SEATS = 4
EVERY_LEVEL = dict(enumerate(LEVELS))


class Talker(Onlooker):
    """Finds something to say to every step, and keeps what it was shown."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.is_great = False

    def look(self, view: AnyView, events: Sequence[Event]) -> list[Occasion]:
        assert view.seat == SPECTATOR
        assert view.private is None
        self.told += events
        cues = [Cue(range(SEATS), dict.fromkeys(LEVELS, each)) for each in phrases_of("diamant")]
        return [Occasion(1.0, cues, self.is_great)] * 5


def play_on(match: Match, seed: str) -> list[list[Event]]:
    """Play a game to its end at random, and return what happened step by step."""
    rng, steps = Rng(seed), []
    while not match.turn.is_over:
        steps.append(step(match, rng))
    return steps


def remarks_on(talk: Chorus, events: Sequence[Event], levels: Mapping[int, str]) -> list[Remark]:
    """Return what is said to a step, when all have heard it."""
    talk.notice(events)
    said = talk.comment(levels)
    for remark in said:
        talk.hear(remark)
    return said


def remarks_of(game: str, seed: str, levels: Mapping[int, str]) -> list[list[Remark]]:
    """Return what is said step by step in a game played at random."""
    match = new_match(game, min(SEATS, GAMES[game].seat_counts[-1]), seed=seed)
    talk, rng, said = Chorus(match), Rng(seed), []
    while not match.turn.is_over:
        said.append(remarks_on(talk, step(match, rng), levels))
    return said


@pytest.mark.parametrize("game", sorted(ONLOOKERS))
def test_the_same_game_gets_the_same_words_and_few_of_them(game: str) -> None:
    for seed in ("lamp", "pick", "cart"):
        said = remarks_of(game, seed, EVERY_LEVEL)
        assert said == remarks_of(game, seed, EVERY_LEVEL)
        assert max(len(step) for step in said) <= MOST_AT_ONCE
        remarks = [remark for step in said for remark in step]
        assert 1 <= len(remarks) <= 20
        assert {remark.phrase for remark in remarks} <= set(phrases_of(game))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_those_who_are_no_level_say_nothing(game: str) -> None:
    assert not any(remarks_of(game, "lamp", {}))
    assert not any(remarks_of(game, "lamp", dict.fromkeys(range(SEATS), "random")))


def test_a_game_that_nobody_watches_has_a_silent_chorus() -> None:
    assert not any(remarks_of("saboteur", "lamp", EVERY_LEVEL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_levels_may_say_is_a_phrase_of_the_game_for_a_level(language: str) -> None:
    for game, module in (("diamant", of_caves), ("racing_dwarfs", of_races)):
        tables = [table for name, table in vars(module).items() if name.isupper()]
        for table in (each for each in tables if isinstance(each, dict)):
            assert set(table) == set(LEVELS)
            assert set(table.values()) <= set(phrases_of(game))
        for phrase in phrases_of(game):
            assert speaker_for(language).knows(phrase)


def test_it_sees_what_a_spectator_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    talker = Talker()
    monkeypatch.setattr(chorus, "find_onlooker", lambda _: talker)
    match = new_match("saboteur", 3, seed="lamp")
    talk = Chorus(match)
    events = [event for step in play_on(match, "lamp") for event in step]
    talk.notice(events)
    assert talker.told == seen_by(SPECTATOR, events) != events


def test_after_a_remark_all_keep_quiet_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    talker = Talker()
    monkeypatch.setattr(chorus, "find_onlooker", lambda _: talker)
    talk = Chorus(new_match("diamant", SEATS, seed="lamp"))
    said = [remarks_on(talk, [], EVERY_LEVEL) for _ in range(5 * chorus.PAUSE * SEATS)]
    assert {len(step) for step in said} == {0, 1}
    assert sum(len(step) for step in said) == 5
    talker.is_great = True  # is spoken of at once, by two at most
    said = [remarks_on(talk, [], EVERY_LEVEL) for _ in range(10)]
    assert {len(step) for step in said} == {MOST_AT_ONCE}
    phrases = [remark.phrase for step in said for remark in step]
    for start in range(len(phrases) - chorus.LATELY):
        assert len({*phrases[start : start + chorus.LATELY + 1]}) == chorus.LATELY + 1
