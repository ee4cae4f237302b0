"""The mine and its secrets read back from their lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bocamina.core.errors import IllegalPosition, Unreadable
from bocamina.core.notation import labelled, read_number, read_word
from bocamina.core.turn import CHANCE, OVER
from bocamina.games.saboteur.components import (
    DECK_SIZE,
    FULL_DECK,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    KINDS,
    LAID_KIND,
    ROLE_NAMES,
    SABOTEUR,
    START,
    TOOL_NAMES,
    TOOLS,
    parse_kind,
    parse_tool,
)
from bocamina.games.saboteur.drawing import parse_drawing
from bocamina.games.saboteur.hand import with_card
from bocamina.games.saboteur.house_rules import HouseRules
from bocamina.games.saboteur.ledger import parse_gold, parse_ledger, parse_note
from bocamina.games.saboteur.notation import HEAD, NONE, TAIL, discarded_cards
from bocamina.games.saboteur.packed import look_by, seen_as, with_goal
from bocamina.games.saboteur.state import (
    DEAL,
    DRAFT,
    DRAW,
    FINISHED,
    GOALS_LAID,
    GOLD,
    NO_GOALS,
    PAY_OUT,
    PHASE_NAMES,
    PLAY,
    ROLES,
    STARTER,
    UNKNOWN,
    Dwarf,
    Mine,
    Unseen,
)
from bocamina.games.saboteur.tunnels import Tunnels

if TYPE_CHECKING:
    from bocamina.core.options import Settings

RICH: Final = 999


def split(text: str) -> list[str]:
    """Read what `join` prints."""
    return [] if text == NONE else text.split(" ")


def parse_public(settings: Settings, lines: list[str]) -> Mine:
    """Read what `format_public` prints."""
    below = next((i for i, line in enumerate(lines) if line.startswith("broken ")), len(lines))
    head = labelled(lines[: len(HEAD)], HEAD)
    if head["mine"]:
        raise Unreadable("a line 'mine', with the drawing below", repr(head["mine"]))
    tail = labelled(lines[below:], TAIL)
    house_rules = HouseRules(settings)
    mine = Mine(settings, house_rules, Tunnels(house_rules.adjacent))
    mine.clear()
    mine.tunnels.rebuild(parse_drawing(lines[len(HEAD) : below]))
    round_and_starter = head["round"].split(" ")
    if len(round_and_starter) != 3 or round_and_starter[1] != "starter":
        raise Unreadable("'round NUMBER starter SEAT'", repr(head["round"]))
    mine.round = read_number(round_and_starter[0], "a round", 1, int(house_rules.rounds))
    if round_and_starter[2] != NONE:
        mine.starter = read_seat(settings, round_and_starter[2])
    parse_phase(mine, head["phase"].split(" "))
    parse_table(mine, tail)
    return mine


def parse_phase(mine: Mine, words: list[str]) -> None:
    """Read what `format_phase` prints."""
    settings = mine.settings
    mine.phase = PHASE_NAMES.index(read_word(words[0], "a phase", PHASE_NAMES))
    arguments = words[1:]
    many = 0 if mine.phase in (STARTER, FINISHED) else 2 if mine.phase in (GOLD, DRAFT) else 1
    if len(arguments) != many:
        raise Unreadable(f"{many} words after 'phase {words[0]}'", repr(" ".join(words)))
    if mine.phase in (ROLES, GOALS_LAID, DEAL):
        ends = {ROLES: settings.seats, GOALS_LAID: GOALS, DEAL: settings.seats * 6}
        mine.dealt = read_number(arguments[0], "how many are dealt", 0, ends[int(mine.phase)] - 1)
    elif many:
        mine.actor = read_seat(settings, arguments[0])
    if mine.phase == GOLD:
        drawn, _, of = arguments[1].partition("/")
        mine.gold_left = read_number(of, "gold cards", 1, 10)
        mine.dealt = read_number(drawn, "gold cards drawn", 0, int(mine.gold_left) - 1)
    elif mine.phase == DRAFT:
        mine.gold_left = read_number(arguments[1], "gold cards left", 1, 10)
    if mine.phase in (PLAY, DRAFT, PAY_OUT):
        mine.turn = 1 << mine.actor
    else:
        mine.turn = OVER if mine.phase == FINISHED else CHANCE


def read_seat(settings: Settings, text: str) -> int:
    """Read a seat of this game."""
    return read_number(text, "a seat", 0, settings.seats - 1)


def per_seat(settings: Settings, label: str, text: str) -> list[str]:
    """Read a word for each seat."""
    words = text.split(" ")
    if len(words) != settings.seats:
        raise Unreadable(f"{label} for {settings.seats} seats", repr(text))
    return words


def parse_table(mine: Mine, tail: dict[str, str]) -> None:
    """Read the lines below the drawing."""
    settings = mine.settings
    for seat, word in enumerate(per_seat(settings, "broken", tail["broken"])):
        for tool in [] if word == NONE else word.split(","):
            name, _, by = tool.partition(":")
            index = parse_tool(name)
            mine.set_breaker(seat, index, read_seat(settings, by))
    for seat, word in enumerate(per_seat(settings, "hands", tail["hands"])):
        size = read_number(word, "cards in a hand", 0, int(mine.house_rules.hand_size))
        mine.add_to_hand(seat, size)
    for word in split(tail["discards"]):
        kind = parse_kind(word)
        if mine.discarded(kind) == FULL_DECK[kind]:
            raise IllegalPosition(f"{FULL_DECK[kind]} {word}", "more on the discard pile")
        mine.discard(kind, 1)
    for seat, word in enumerate(per_seat(settings, "passed", tail["passed"])):
        mine.add_passed(seat, read_number(word, "cards passed", 0, 31))
    for seat, word in enumerate(per_seat(settings, "looks", tail["looks"])):
        for goal in "" if word == NONE else word:
            mine.looks |= look_by(seat, read_number(goal, "a goal", 1, GOALS) - 1)
    mine.passes = read_number(tail["passes"], "passes", 0, settings.seats - 1)
    if tail["dwarves"] != "?":
        words = tail["dwarves"].split(" ")
        if len(words) != settings.seats + 1:
            expected = f"'dwarves ?' or {settings.seats} roles and the spare one"
            raise Unreadable(expected, repr(tail["dwarves"]))
        roles = [ROLE_NAMES.index(read_word(word, "a role", ROLE_NAMES)) for word in words]
        mine.saboteurs = sum(1 << s for s, role in enumerate(roles[:-1]) if role == SABOTEUR)
        mine.spare = roles[-1]
    mine.ledger = parse_ledger(settings, tail["gold"])
    if mine.phase == FINISHED:
        totals = per_seat(settings, "totals", tail["totals"])
        mine.totals = [read_number(word, "nuggets", 0, RICH) for word in totals]
    elif tail["totals"] != NONE:
        raise Unreadable("'totals -' before the end", repr(tail["totals"]))
    if mine.phase <= DRAW:
        mine.deck_size = DECK_SIZE - len(cards_in_sight(mine)) - unseen_outside_deck(mine)


def cards_in_sight(mine: Mine) -> list[int]:
    """List the kinds of all cards that everybody can see."""
    kinds = [LAID_KIND[code] for _, code in mine.tunnels.cards() if code < START]
    kinds += discarded_cards(mine)
    for place, by in enumerate(mine.breakers):
        if by:
            kinds.append(KIND_NAMES.index(f"broken-{TOOL_NAMES[place % TOOLS]}"))
    return kinds


def unseen_outside_deck(mine: Mine) -> int:
    """Count the cards in hands and passed face down."""
    seats = range(mine.settings.seats)
    return sum(int(mine.hand_size(seat)) + int(mine.passed_by(seat)) for seat in seats)


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
        if len(words) > mine.house_rules.hand_size:
            raise Unreadable(
                f"{mine.house_rules.hand_size} cards in a hand at most", f"{len(words)}"
            )
        for word in words:
            kind = parse_kind(word)
            dwarf.hand = with_card(dwarf.hand, kind)
    elif label == "saw":
        for word in words:
            goal, _, kind_name = word.partition(":")
            place = read_number(goal, "a goal", 1, GOALS) - 1
            kind = GOAL_NAMES.index(read_word(kind_name, "a goal card", GOAL_NAMES))
            dwarf.looks |= seen_as(place, kind)
    elif label == "passed":
        dwarf.discarded = [parse_kind(word) for word in words]
    elif label == "gold":
        dwarf.notes = [parse_note(word) for word in words]
    else:
        dwarf.offered = parse_gold(" ".join(words))


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
        unseen.goals = with_goal(unseen.goals, goal, kind)
    role = spare.removeprefix("spare ")
    if role != NONE:
        unseen.spare = ROLE_NAMES.index(read_word(role, "a role or -", ROLE_NAMES))
    else:
        unseen.spare = UNKNOWN
    unseen.deck = [0] * KINDS
    unseen.pile = [0, 0, 0]
    return unseen
