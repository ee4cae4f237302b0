"""Why a command cannot do what was asked, in the person's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bocamina.commands.words import say
from bocamina.core.errors import BadSetting, BocaminaError, UnknownRules, Unreadable
from bocamina.language import speaker_for

if TYPE_CHECKING:
    from collections.abc import Callable

    Speaking = Callable[..., str]

# What is expected of somebody who typed something else, with what these messages are told.
# The program says it in English; the English message is what its words are known by.
EXPECTED: Final = {
    "cli-expected-game": ("games",),
    "cli-expected-seats": ("fewest", "most", "game"),
    "cli-expected-option": ("game", "options"),
    "cli-expected-rounds": ("most", "seats"),
    "cli-expected-player": ("game", "players"),
    "cli-expected-language": ("languages",),
    "cli-expected-clause": ("game", "first", "last"),
    "cli-expected-record": (),
    "cli-expected-writable": (),
    "cli-expected-rules": ("known", "game"),
    "cli-expected-table": (),
    "cli-expected-folder": (),
    "cli-expected-claims": (),
}


def why_not(error: BocaminaError, say: Speaking = say) -> str:
    """Return an error in words; those that are not among these stay in English."""
    if not isinstance(error, BadSetting | Unreadable | UnknownRules):
        return str(error)
    expected = in_words(error.expected, say)
    return str(error) if expected is None else say("cli-expected", expected=expected, got=error.got)


def in_words(expected: str, say: Speaking = say) -> str | None:
    """Return what was expected; signs alone, such as `rounds=1..9`, are in no language."""
    if " " not in expected:
        return expected
    for message, names in EXPECTED.items():
        marked = speaker_for("en").say(message, **{name: f"<{name}>" for name in names})
        pattern = re.escape(marked)
        for name in names:
            pattern = pattern.replace(f"<{name}>", f"(?P<{name}>.+)")
        if found := re.fullmatch(pattern, expected):
            return say(message, **found.groupdict())
    return None
