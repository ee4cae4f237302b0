"""The mine as lines of text."""

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
)
from bocamina.games.saboteur.drawing import format_drawing, parse_drawing
from bocamina.games.saboteur.house import HouseRules
from bocamina.games.saboteur.ledger import (
    format_ledger,
    parse_ledger,
)
from bocamina.games.saboteur.state import (
    DEAL,
    DRAFT,
    DRAW,
    FINISHED,
    GOALS_LAID,
    GOLD,
    PAY_OUT,
    PHASE_NAMES,
    PLAY,
    ROLES,
    STARTER,
    Mine,
)
from bocamina.games.saboteur.tunnels import Tunnels

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

NONE: Final = "-"
HEAD: Final = ["round", "phase", "mine"]
TAIL: Final = [
    *["broken", "hands", "discards", "passed", "looks", "passes", "dwarves", "gold", "totals"]
]
RICH: Final = 999


def join(words: list[str]) -> str:
    """Print words, or a dash where there are none."""
    return " ".join(words) or NONE


def split(text: str) -> list[str]:
    """Read what `join` prints."""
    return [] if text == NONE else text.split(" ")


# --- Outcomes


def outcome_names(mine: Mine) -> list[str]:
    """Return what the outcomes of the chance that is due are called."""
    if mine.phase in (DRAW, DEAL):
        return KIND_NAMES
    if mine.phase == GOLD:
        return ["gold-1", "gold-2", "gold-3"]
    if mine.phase == ROLES:
        return ROLE_NAMES
    if mine.phase == GOALS_LAID:
        return GOAL_NAMES
    return [f"seat-{seat}" for seat in range(mine.settings.seats)]


def format_outcome(mine: Mine, outcome: i64) -> str:
    """Print a starter, role, goal, card or gold card."""
    return outcome_names(mine)[outcome]


def parse_outcome(mine: Mine, text: str) -> int:
    """Read what `format_outcome` prints."""
    names = outcome_names(mine)
    return names.index(read_word(text, "an outcome", names))


# --- Public


def format_public(mine: Mine) -> list[str]:
    """Print the mine."""
    seats = range(mine.settings.seats)
    discards = [KIND_NAMES[kind] for kind in discarded_cards(mine)]
    dwarves = ["?"]
    if mine.saboteurs >= 0:
        dwarves = [ROLE_NAMES[mine.saboteurs >> seat & 1] for seat in seats]
        dwarves.append(ROLE_NAMES[mine.spare])
    starter = NONE if mine.starter < 0 else str(mine.starter)
    return [
        f"round {mine.round} starter {starter}",
        f"phase {format_phase(mine)}",
        "mine",
        *format_drawing(mine.tunnels),
        f"broken {join([format_broken(mine, seat) for seat in seats])}",
        f"hands {join([str(mine.hand_size(seat)) for seat in seats])}",
        f"discards {join(discards)}",
        f"passed {join([str(mine.passed_by(seat)) for seat in seats])}",
        f"looks {join([format_goals(mine.looked_at(seat)) for seat in seats])}",
        f"passes {mine.passes}",
        f"dwarves {join(dwarves)}",
        f"gold {format_ledger(mine.ledger)}",
        f"totals {join([str(total) for total in mine.totals])}",
    ]


def format_phase(mine: Mine) -> str:
    """Print the phase, who acts in it or how far it has come."""
    name = PHASE_NAMES[mine.phase]
    if mine.phase in (ROLES, GOALS_LAID, DEAL):
        return f"{name} {mine.dealt}"
    if mine.phase == GOLD:
        return f"{name} {mine.actor} {mine.dealt}/{mine.gold_left}"
    if mine.phase == DRAFT:
        return f"{name} {mine.actor} {mine.gold_left}"
    return name if mine.phase in (STARTER, FINISHED) else f"{name} {mine.actor}"


def format_broken(mine: Mine, seat: int) -> str:
    """Print a seat's broken tools with who broke them: `lamp:3,cart:0`."""
    by = mine.breakers[TOOLS * seat : TOOLS * seat + TOOLS]
    return ",".join(f"{TOOL_NAMES[i]}:{who - 1}" for i, who in enumerate(by) if who) or NONE


def format_goals(goals: i64) -> str:
    """Print a set of goals: `13`."""
    return "".join(str(goal + 1) for goal in range(GOALS) if goals >> goal & 1) or NONE


def parse_public(settings: Settings, lines: list[str]) -> Mine:
    """Read what `format_public` prints."""
    below = next((i for i, line in enumerate(lines) if line.startswith("broken ")), len(lines))
    head = labelled(lines[: len(HEAD)], HEAD)
    if head["mine"]:
        raise Unreadable("a line 'mine', with the drawing below", repr(head["mine"]))
    tail = labelled(lines[below:], TAIL)
    house = HouseRules(settings)
    mine = Mine(settings, house, Tunnels(house.adjacent))
    mine.clear()
    mine.tunnels.rebuild(parse_drawing(lines[len(HEAD) : below]))
    round_and_starter = head["round"].split(" ")
    if len(round_and_starter) != 3 or round_and_starter[1] != "starter":
        raise Unreadable("'round NUMBER starter SEAT'", repr(head["round"]))
    mine.round = read_number(round_and_starter[0], "a round", 1, int(house.rounds))
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
            index = TOOL_NAMES.index(read_word(name, "a tool", TOOL_NAMES))
            mine.set_breaker(seat, index, read_seat(settings, by))
    for seat, word in enumerate(per_seat(settings, "hands", tail["hands"])):
        size = read_number(word, "cards in a hand", 0, int(mine.house.hand_size))
        mine.add_to_hand(seat, size)
    for word in split(tail["discards"]):
        kind = KIND_NAMES.index(read_word(word, "a card", KIND_NAMES))
        if mine.discarded(kind) == FULL_DECK[kind]:
            raise IllegalPosition(f"{FULL_DECK[kind]} {word}", "more on the discard pile")
        mine.discard(kind, 1)
    for seat, word in enumerate(per_seat(settings, "passed", tail["passed"])):
        mine.add_passed(seat, read_number(word, "cards passed", 0, 31))
    for seat, word in enumerate(per_seat(settings, "looks", tail["looks"])):
        for goal in "" if word == NONE else word:
            mine.looks |= 1 << (3 * seat + read_number(goal, "a goal", 1, GOALS) - 1)
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


def discarded_cards(mine: Mine) -> list[int]:
    """List the kinds of the cards that lie face up on the discard pile."""
    return [kind for kind in range(KINDS) for _ in range(int(mine.discarded(kind)))]


def unseen_outside_deck(mine: Mine) -> int:
    """Count the cards in hands and passed face down."""
    seats = range(mine.settings.seats)
    return sum(int(mine.hand_size(seat)) + int(mine.passed_by(seat)) for seat in seats)
