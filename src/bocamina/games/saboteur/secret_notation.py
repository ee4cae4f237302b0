"""A dwarf's secrets, and what nobody knows, on a line of text each."""

from __future__ import annotations

from bocamina.core.errors import Unreadable
from bocamina.core.notation import read_number, read_word
from bocamina.games.saboteur.components import (
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    ROLE_NAMES,
)
from bocamina.games.saboteur.hand import cards_of, with_card
from bocamina.games.saboteur.ledger import (
    format_gold,
    format_note,
    parse_gold,
    parse_note,
)
from bocamina.games.saboteur.notation import NONE, join, split
from bocamina.games.saboteur.state import (
    NO_GOALS,
    UNKNOWN,
    Dwarf,
    Mine,
    Unseen,
)


def format_private(dwarf: Dwarf) -> str:
    """Print a dwarf's secrets, sections without content left out."""
    sections = [NONE if dwarf.role < 0 else ROLE_NAMES[dwarf.role]]
    if dwarf.hand:
        sections.append("hand " + join([KIND_NAMES[kind] for kind in cards_of(dwarf.hand)]))
    if dwarf.looks:
        seen = [(goal, int(dwarf.looks) >> 2 * goal & 3) for goal in range(GOALS)]
        words = [f"{goal + 1}:{GOAL_NAMES[kind - 1]}" for goal, kind in seen if kind]
        sections.append("saw " + join(words))
    if dwarf.discarded:
        sections.append("passed " + join([KIND_NAMES[kind] for kind in dwarf.discarded]))
    if dwarf.notes:
        sections.append("gold " + join([format_note(note) for note in dwarf.notes]))
    if dwarf.offered:
        sections.append("offered " + format_gold(dwarf.offered))
    return " | ".join(sections)


def parse_private(mine: Mine, text: str) -> Dwarf:
    """Read what `format_private` prints."""
    dwarf = Dwarf()
    role, *sections = text.split(" | ")
    if role != NONE:
        dwarf.role = ROLE_NAMES.index(read_word(role, "a role or -", ROLE_NAMES))
    labels = ["hand", "saw", "passed", "gold", "offered"]
    for section in sections:
        label, *words = section.split(" ")
        labels = labels[labels.index(read_word(label, "a section", labels)) + 1 :]
        if not words:
            raise Unreadable(f"something after '{label}'", "nothing")
        parse_section(dwarf, mine, label, words)
    return dwarf


def parse_section(dwarf: Dwarf, mine: Mine, label: str, words: list[str]) -> None:
    """Read one section of a dwarf's secrets."""
    if label == "hand":
        if len(words) > mine.house.hand_size:
            raise Unreadable(f"{mine.house.hand_size} cards in a hand at most", f"{len(words)}")
        for word in words:
            kind = KIND_NAMES.index(read_word(word, "a card", KIND_NAMES))
            dwarf.hand = with_card(dwarf.hand, kind)
    elif label == "saw":
        for word in words:
            goal, _, kind_name = word.partition(":")
            place = read_number(goal, "a goal", 1, GOALS) - 1
            kind = GOAL_NAMES.index(read_word(kind_name, "a goal card", GOAL_NAMES))
            dwarf.looks |= (kind + 1) << (2 * place)
    elif label == "passed":
        dwarf.discarded = [
            KIND_NAMES.index(read_word(word, "a card", KIND_NAMES)) for word in words
        ]
    elif label == "gold":
        dwarf.notes = [parse_note(word) for word in words]
    else:
        dwarf.offered = parse_gold(" ".join(words))


def format_hidden(unseen: Unseen) -> str:
    """Print the goals laid so far and the spare dwarf; deck and pile are what is left over."""
    kinds = [int(unseen.goals) >> 2 * goal & 3 for goal in range(GOALS)]
    goals = [GOAL_NAMES[kind] for kind in kinds if kind < GOALS]
    spare = NONE if unseen.spare < 0 else ROLE_NAMES[unseen.spare]
    return f"goals {join(goals)} | spare {spare}"


def parse_hidden(text: str) -> Unseen:
    """Read what `format_hidden` prints."""
    goals, _, spare = text.partition(" | ")
    if not goals.startswith("goals ") or not spare.startswith("spare "):
        raise Unreadable("'goals CARD CARD CARD | spare ROLE'", repr(text))
    unseen = Unseen()
    words = split(goals.removeprefix("goals "))
    if len(words) > GOALS:
        raise Unreadable(f"{GOALS} goals at most", f"{len(words)}")
    unseen.goals = NO_GOALS
    for goal, word in enumerate(words):
        kind = GOAL_NAMES.index(read_word(word, "a goal card", GOAL_NAMES))
        unseen.goals &= ~(3 << (2 * goal)) | kind << (2 * goal)
    role = spare.removeprefix("spare ")
    if role != NONE:
        unseen.spare = ROLE_NAMES.index(read_word(role, "a role or -", ROLE_NAMES))
    else:
        unseen.spare = UNKNOWN
    unseen.deck = [0] * KINDS
    unseen.pile = [0, 0, 0]
    return unseen
