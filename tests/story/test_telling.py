"""The best few of all that there is to tell, in words that exist."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from bocamina import new_match
from bocamina.core.game import TAKE_BACK
from bocamina.games import OWN
from bocamina.language import LANGUAGES, message_id, speaker_for
from bocamina.story.tale import Highlight, Honour
from bocamina.story.telling import NoNarrator, award, choose, course_of, narrator_of, tell

TOLD = [game.name for game in OWN if not isinstance(narrator_of(game.name), NoNarrator)]
STORY = Path(__file__).parents[2] / "src/bocamina/story"
QUICK: dict[str, dict[str, str | int]] = {
    "racing_dwarfs": {"setup": "quick", "turn_cap": 20},
    "saboteur": {"rounds": 1},
}


def told_kinds(game: str, make: str) -> set[str]:
    """Return the kinds that the sources of a game's stories name."""
    files = [STORY / "endings.py", *STORY.glob(f"{game}*.py")]
    source = "\n".join(file.read_text("utf-8") for file in files)
    return set(re.findall(make, source))


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words(game: str, language: str) -> None:
    speaker = speaker_for(language)
    kinds = told_kinds(game, r'(?:note|Highlight)\(\s*"([a-z-]+)"')
    assert len(kinds) >= 12
    for kind in kinds:
        own, shared = message_id("story", game, kind), message_id("story", kind)
        assert speaker.knows(own) or speaker.knows(shared), own
    titles = told_kinds(game, r'(?:honour|Honour)\(\s*"([a-z-]+)"')
    assert len(titles) >= 5
    for kind in titles:
        assert speaker.knows(message_id("title", game, kind)), kind
        assert speaker.knows(f"{message_id('title', game, kind)}.about"), kind


@pytest.mark.parametrize("game", TOLD)
def test_a_game_at_random_has_a_tale(game: str) -> None:
    match = new_match(game, seats=4, seed="tale", **QUICK.get(game, {}))
    choice = random.Random(7)
    while not match.turn.is_over:
        if match.turn.is_chance:
            match.deal()
            continue
        seat = match.turn.seats[0]
        match.play(seat, choice.choice([each for each in match.legal(seat) if each != TAKE_BACK]))
    tale = tell(game, course_of(match.record()))
    assert 3 <= len(tale.chosen) <= 5
    assert set(map(id, tale.chosen)) <= set(map(id, tale.highlights))
    assert len({each.kind for each in tale.chosen}) == len(tale.chosen)
    assert all(0 < each.step <= len(match.steps) for each in tale.highlights)
    assert tale.chapters
    assert all(len(line) == len(tale.curve.steps) for line in tale.curve.lines)


def test_the_best_are_chosen_and_told_in_order() -> None:
    found = [
        Highlight(kind, step, weight, {"seat": seat})
        for kind, step, weight, seat in (
            ("late", 9, 9.0, 0),
            ("early", 1, 8.0, 0),
            ("third-of-one-seat", 2, 7.0, 0),
            ("other", 3, 6.0, 1),
            ("other", 4, 5.0, 2),
            ("dull", 5, 1.0, 2),
        )
    ]
    assert [each.kind for each in choose(found)] == ["early", "other", "late"]


def test_what_happened_at_once_is_told_everywhere_in_one_order() -> None:
    """Pages tell all that was found and mark the best; pictures tell these alone."""
    found = [Highlight(kind, 1, weight, {}) for kind, weight in (("less", 3.0), ("more", 4.0))]
    assert [each.kind for each in choose(found)] == ["less", "more"]


def test_a_game_of_one_seat_has_a_story_too() -> None:
    found = [Highlight(kind, 1, 3.0, {"seat": 0}) for kind in ("first", "second", "third")]
    assert len(choose(found)) == 3


def test_a_title_is_given_once_and_a_seat_has_one() -> None:
    earned = [
        Honour("liar", 0, 5.0, {}),
        Honour("digger", 0, 4.0, {}),
        Honour("friend", 1, 3.0, {}),
    ]
    assert [each.kind for each in award(earned)] == ["liar", "friend"]
    # What an analysis found is told of anybody, and then everybody else has a chance.
    best, luckiest = Honour("best-player", 0, 6.0, {}), Honour("luckiest", 0, 6.0, {})
    told = award(earned, [best, luckiest])
    assert [each.kind for each in told] == ["best-player", "luckiest", "friend"]
