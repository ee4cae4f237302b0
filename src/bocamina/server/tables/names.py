"""Names of people: no two at a table may look alike (homoglyphs)."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import msgspec

from bocamina.players.names import BOT_NAMES
from bocamina.server.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 4  # in a row, by UTS #39: no writing system needs more on one letter

# Invisible characters: Unicode's Default_Ignorable_Code_Point outside category Cf, and some others.
IGNORED: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),
        (0x115F, 0x1160),
        (0x17B4, 0x17B5),
        (0x180B, 0x180F),
        (0x3164, 0x3164),
        (0xFE00, 0xFE0F),
        (0xFFA0, 0xFFA0),
        (0x13441, 0x13442),
        (0x16FE4, 0x16FE4),
        (0x1D159, 0x1D159),
        (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)
BLANK: Final = "\u2800"  # Braille without a dot
# Reserved for emoji: this Python may not know the newest of them yet.
PICTURES: Final = range(0x1F000, 0x1FB00)
DIRECTION: Final = "\u200e"  # stands around some letters in the table of look-alikes


class LookAlike(msgspec.Struct):
    """A text that looks like another, in the table of look-alikes."""

    c: str


def clean_name(text: str) -> str:
    """Return a name as shown, without invisible characters, or refuse it."""
    plain = unicodedata.normalize("NFKC", "".join(map(seen_of, text)))
    # Repeated until stable: normalization may produce more of them.
    name = unicodedata.normalize("NFC", " ".join("".join(map(seen_of, plain)).split()))
    if all(unicodedata.category(character)[0] in "MZ" for character in name):
        raise Refused("name-empty", 400, longest=LONGEST_NAME)
    if len(name) > LONGEST_NAME:
        raise Refused("name-too-long", 400, longest=LONGEST_NAME, length=len(name))
    if not all(map(can_be_shown, name)) or has_stacks(name):
        raise Refused("bad-name", 400, longest=LONGEST_NAME)
    return name


def seen_of(character: str) -> str:
    """Return a character as it appears: nothing, a space, or itself."""
    if character in IGNORED or unicodedata.category(character) == "Cf":
        return ""
    return " " if character == BLANK else character


def can_be_shown(character: str) -> bool:
    """Tell whether everybody's device can display a character."""
    return unicodedata.category(character)[0] != "C" or ord(character) in PICTURES


def has_stacks(name: str) -> bool:
    """Tell whether combining marks are stacked, or stand without a letter."""
    marks = 0
    for before, after in pairwise(" " + unicodedata.normalize("NFD", name)):
        if unicodedata.category(after) not in ("Mn", "Me"):
            marks = 0
            continue
        marks += 1
        if marks > MOST_MARKS or after == before or before == " ":
            return True
    return False


def check_free(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that could be taken for another's at the table, or for a bot's."""
    if any(are_alike(name, other) for other in BOT_NAMES):
        raise Refused("bots-name", name=name)
    for other in taken:
        if other and are_alike(name, other):
            raise Refused("name-taken", name=other)


def are_alike(one: str, other: str) -> bool:
    """Tell whether people could take one name for the other."""
    return bool(looks_of(one) & looks_of(other))


def looks_of(name: str) -> frozenset[str]:
    """Return a name's comparison keys: capitals may look alike where small letters do not."""
    plain = unicodedata.normalize("NFKC", name)
    return frozenset((skeleton(plain).casefold(), skeleton(plain.casefold())))


def skeleton(text: str) -> str:
    """Return a text's skeleton (UTS #39): look-alikes replaced by one representative."""
    for _ in range(2):  # a replacement may be a look-alike, too
        spelt = unicodedata.normalize("NFD", text)
        text = "".join(stand_ins().get(character, character) for character in spelt)
    return unicodedata.normalize("NFD", text)


@cache
def stand_ins() -> dict[str, str]:
    """Return Unicode's confusables: the representative of each letter that has look-alikes."""
    packed = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    table = msgspec.json.decode(packed, type=dict[str, list[LookAlike]])
    # Each text lists its look-alikes: one of a group lists all the others, which list only that
    # one.
    found = {}
    for text, others in table.items():
        letter = text.strip(DIRECTION)
        if len(letter) != 1 or len(others) != 1:
            continue
        stands = others[0].c
        if len(table[stands]) == 1:  # a pair, whose two list each other
            stands = max(text, stands, key=lambda each: (len(each), each))
        found[letter] = stands.strip(DIRECTION)
    return found
