"""Everything that happens in any game can be told to every reader in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocamina.core.errors import IllegalMove
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.language import LANGUAGES, message_id, speaker_for
from bocamina.testing.walks import NAMES, happenings, matches, new_matches, some_moves, viewers


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_every_event_can_be_told(name: str, data: st.DataObject) -> None:
    match = data.draw(new_matches(name))
    rng = Rng(data.draw(st.integers(0, 99)))
    names = [f"dwarf {seat}" for seat in range(match.state.public.settings.seats)]
    for event in happenings(match, rng, 300):
        # A spectator of the finished game is told who saw the secret events.
        alone = event.audience()
        assert alone is None or list(alone) == [event.facts().get("seat")]
        for reader in viewers(match):
            for language in LANGUAGES:
                words = speaker_for(language).tell(name, event, names, reader)
                assert words
                assert "{" not in words


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
def test_every_refusal_can_be_explained(name: str, data: st.DataObject) -> None:
    match = data.draw(matches(name))
    names = [f"Seat {seat}" for seat in range(match.state.public.settings.seats)]
    for seat in range(len(names)):
        for move in some_moves(name)[::7]:
            refusal = match.why_not(seat, move)
            if isinstance(refusal, IllegalMove):
                for language in LANGUAGES:
                    words = speaker_for(language).explain(name, refusal, names)
                    assert words.endswith(f"({refusal.clause})")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_explained(name: str, language: str) -> None:
    for option in GAMES[name].options:
        message = message_id(name, "option", option.name)
        assert speaker_for(language).say(message)
        assert speaker_for(language).say(f"{message}.explanation")
