"""Why a command cannot do what was asked, in the person's language.

Errors are in English. They are matched against the English messages, in order; the values of
placeholders such as `{ $game }` are inserted into the other language's message.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bocamina.commands.words import say
from bocamina.core.errors import BocaminaError, Mismatch
from bocamina.language import OF_REFUSALS, message_text
from bocamina.parts import POSIX, MissingPart

if TYPE_CHECKING:
    from collections.abc import Callable

EXPECTED: Final = "cli-expected-"  # the user typed something else
GOT: Final = "cli-got-"  # what came instead, if that is more than the user's own word
TYPED: Final = "cli-typed-"  # Typer's errors about unknown commands and options
MESSAGE: Final = re.compile(r"^([a-z-]+) = (.+)$", re.MULTILINE)
FACT: Final = re.compile(r"\{ \$(\w+) \}")


@cache
def known(kind: str) -> dict[str, re.Pattern[str]]:
    """Return a pattern for each English message of a kind."""
    found = {}
    for message, words in MESSAGE.findall(message_text(OF_REFUSALS, "en")):
        if message.startswith(kind):
            texts = FACT.split(words)  # alternating: literal text, and the name of a placeholder
            texts[::2] = [re.escape(text) for text in texts[::2]]
            texts[1::2] = [f"(?P<{name}>.+)" for name in texts[1::2]]
            found[message] = re.compile("".join(texts))
    return found


def why_not(error: BocaminaError, say: Callable[..., str] = say) -> str:
    """Translate an error; unknown ones stay in English."""
    if isinstance(error, MissingPart):
        kind = "system" if error.module in POSIX else "part"
        return say(f"cli-missing-{kind}", part=error.part, module=error.module)
    if not isinstance(error, Mismatch):
        return str(error)
    expected = in_words(error.expected, EXPECTED, say)
    if expected is None:
        return str(error)
    return say("cli-expected", expected=expected, got=in_words(error.got, GOT, say) or error.got)


def in_words(told: str, kind: str, say: Callable[..., str] = say) -> str | None:
    """Translate a value in an error; symbols such as `rounds=1..9` stay as they are."""
    if " " not in told:
        return told
    for message, pattern in known(kind).items():
        if found := pattern.fullmatch(told):
            return say(message, **found.groupdict())
    return None
