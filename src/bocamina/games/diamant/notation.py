"""The cave as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition, Unreadable
from bocamina.core.notation import labelled, read_number, read_word
from bocamina.core.state import Hidden
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.diamant.components import (
    CARD_NAMES,
    EXPEDITIONS,
    FIRST_HAZARD,
    HAZARD_NAMES,
    IDOL_CARD,
)
from bocamina.games.diamant.moves import format_move, parse_move
from bocamina.games.diamant.rules import ask_all_inside
from bocamina.games.diamant.state import NOT_CHOSEN, Cave, Fist, empty_cave

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from bocamina.core.options import Settings

LABELS: Final = ["phase", "expedition", "removed", "path", "carried", "inside", "chests", "chosen"]
NOTHING: Final = "-"
RICH: Final = 10**6


def format_outcome(outcome: i64) -> str:
    """Print a card."""
    return CARD_NAMES[outcome]


def parse_outcome(text: str) -> int:
    """Read what `format_outcome` prints."""
    return CARD_NAMES.index(read_word(text, "a card", CARD_NAMES))


def format_public(cave: Cave) -> list[str]:
    """Print the cave."""
    phase = {CHANCE: "draw", OVER: "over"}.get(int(cave.turn), "choose")
    removed = [HAZARD_NAMES[kind] for kind, count in enumerate(cave.removed) for _ in range(count)]
    path = [format_path_card(cave, place) for place in range(len(cave.path))]
    chests = [
        f"{gems}+{idols}" if idols else str(gems)
        for gems, idols in zip(cave.chests, cave.idols, strict=True)
    ]
    chosen = [str(seat) for seat in range(cave.settings.seats) if cave.has_chosen(seat)]
    return [
        f"phase {phase}",
        f"expedition {cave.expedition}",
        f"removed {join(removed)}",
        f"path {join(path)}",
        f"carried {cave.carried}{' idol' if cave.idol_carried else ''}",
        f"inside {join([str(inside) for inside in cave.inside])}",
        f"chests {join(chests)}",
        f"chosen {join(chosen)}",
    ]


def format_path_card(cave: Cave, place: int) -> str:
    """Print a card of the path and what lies on it."""
    card, gems = cave.path[place], cave.gems[place]
    if cave.idols_on and card == IDOL_CARD:
        return f"{CARD_NAMES[card]}:idol" if cave.idol_lies else CARD_NAMES[card]
    return f"{CARD_NAMES[card]}:{gems}" if gems else CARD_NAMES[card]


def join(words: Sequence[str]) -> str:
    """Print words, or a dash where there are none."""
    return " ".join(words) or NOTHING


def split(text: str) -> list[str]:
    """Read what `join` prints."""
    return [] if text == NOTHING else text.split(" ")


def parse_public(settings: Settings, lines: list[str]) -> Cave:
    """Read what `format_public` prints."""
    found = labelled(lines, LABELS)
    cave = empty_cave(settings)
    phase = read_word(found["phase"], "a phase", ("draw", "choose", "over"))
    cave.expedition = read_number(found["expedition"], "an expedition", 1, EXPEDITIONS)
    for word in split(found["removed"]):
        hazard = HAZARD_NAMES.index(read_word(word, "a hazard", HAZARD_NAMES))
        cave.removed[hazard] += 1
        take_from_deck(cave, FIRST_HAZARD + hazard)
    for word in split(found["path"]):
        parse_path_card(cave, word)
    words = split(found["carried"])
    cave.idol_carried = words[1:] == ["idol"]
    if not words or words[1:] not in ([], ["idol"]):
        raise Unreadable("'carried GEMS' or 'carried GEMS idol'", repr(found["carried"]))
    cave.carried = read_number(words[0], "gems carried", 0, RICH)
    words = per_seat(settings, "inside", split(found["inside"]))
    cave.inside = [read_number(word, "adventurers inside", 0, cave.adventurers) for word in words]
    cave.inside_total = sum(cave.inside)
    parse_chosen(cave, split(found["chosen"]))
    if phase == "choose":
        ask_all_inside(cave)
        cave.turn &= ~cave.chosen
        if not cave.turn:
            raise IllegalPosition("somebody who has not chosen", "a phase in which all have")
    else:
        cave.turn = OVER if phase == "over" else CHANCE
    parse_chests(cave, split(found["chests"]))
    return cave


def parse_chosen(cave: Cave, words: list[str]) -> None:
    """Read the seats that have chosen, each once and in order."""
    seats = [read_number(word, "a seat", 0, cave.settings.seats - 1) for word in words]
    if seats != sorted(set(seats)):
        raise Unreadable("the seats that have chosen, each once and in order", repr(words))
    for seat in seats:
        cave.chosen |= 1 << seat


def per_seat(settings: Settings, what: str, words: list[str]) -> list[str]:
    """Check that there is a word for each seat."""
    if len(words) != settings.seats:
        raise Unreadable(f"{what} for {settings.seats} seats", f"{len(words)} words")
    return words


def parse_chests(cave: Cave, words: list[str]) -> None:
    """Read the contents of the chests, if they are open."""
    if not cave.shows_chests():
        if words:
            raise Unreadable("'chests -' while chests are hidden", repr(words))
        return
    found = [parse_chest(word) for word in per_seat(cave.settings, "chests", words)]
    cave.chests = [gems for gems, _ in found]
    cave.idols = [idols for _, idols in found]


def parse_chest(word: str) -> tuple[int, int]:
    """Read `GEMS` or `GEMS+IDOLS`."""
    gems, plus, idols = word.partition("+")
    return (
        read_number(gems, "gems in a chest", 0, RICH),
        read_number(idols, "idols in a chest", 1, EXPEDITIONS) if plus else 0,
    )


def take_from_deck(cave: Cave, card: int) -> None:
    """Count a card as drawn."""
    if not cave.deck[card]:
        raise IllegalPosition(f"no more {CARD_NAMES[card]} than the deck has", "one too many")
    cave.deck[card] -= 1


def parse_path_card(cave: Cave, word: str) -> None:
    """Read what `format_path_card` prints and add it to the path."""
    name, colon, lying = word.partition(":")
    card = CARD_NAMES.index(read_word(name, "a card on the path", CARD_NAMES))
    take_from_deck(cave, card)
    cave.path.append(card)
    is_idol = cave.idols_on and card == IDOL_CARD
    if is_idol and lying == "idol":
        cave.idol_lies = True
        colon = ""
    if colon and (card >= FIRST_HAZARD or is_idol):
        raise Unreadable(f"{name} without gems", repr(word))
    cave.gems.append(read_number(lying, f"gems on {name}", 1, RICH) if colon else 0)
    cave.lying += cave.gems[-1]
    if card >= FIRST_HAZARD:
        cave.meet(card - FIRST_HAZARD)


def format_private(cave: Cave, fist: Fist) -> str:
    """Print a seat's sealed choice, and its chest while chests are hidden."""
    words = [] if fist.choice == NOT_CHOSEN else [format_move(fist.choice)]
    if not cave.shows_chests():
        words.append(f"chest {fist.chest}" + (f"+{fist.idols}" if fist.idols else ""))
    return join(words)


def parse_private(cave: Cave, text: str) -> Fist:
    """Read what `format_private` prints."""
    fist = Fist()
    choice = text
    if not cave.shows_chests():
        choice, found, chest = text.rpartition("chest ")
        if not found:
            raise Unreadable("'chest GEMS' for a seat with a hidden chest", repr(text))
        choice = choice.removesuffix(" ") or NOTHING
        fist.chest, fist.idols = parse_chest(chest)
    if choice != NOTHING:
        fist.choice = parse_move(choice)
    return fist


def parse_hidden(text: str) -> Hidden:
    """Read the hidden part, of which there is none."""
    read_word(text, "the hidden part", [NOTHING])
    return Hidden()
