"""Mines drawn in a few lines, for the tests of Saboteur."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import take_apart
from bocamina.core.state import State
from bocamina.games import GAMES
from bocamina.games.saboteur.check import (
    check_cards,
    check_dwarves,
    check_goals,
    check_tunnels,
)
from bocamina.games.saboteur.components import (
    DIGGERS,
    FULL_DECK,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    SABOTEURS,
)
from bocamina.games.saboteur.drawing import BOXES, format_drawing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.errors import IllegalMove
    from bocamina.core.events import Event
    from bocamina.games.saboteur.state import Dwarf, Mine, SaboteurState, Unseen

SABOTEUR = GAMES["saboteur"]

NEW_MINE = """
........1
.........
S.......2
.........
........3
"""

CORNER = """
........1
.........
S─┐.....2
.........
........3
"""


def mine(
    drawing: str = NEW_MINE,
    *,
    seats: int = 3,
    options: str = "",
    hands: Sequence[str] = (),
    roles: str = "",
    actor: int = 0,
    phase: str = "",
    goals: str = "treasure stone-ES stone-SW",
    broken: str = "",
    saw: Sequence[str] = (),
    passed: Sequence[str] = (),
    passes: int = 0,
    deck: str | None = None,
    round_number: int = 1,
    gold: str = "-",
    notes: Sequence[str] = (),
) -> Match:
    """Return a match that goes on from a drawn mine, whatever turns led to it.

    `hands`, `saw`, `passed` and `notes` have a text a seat, and nothing for seats left out. Cards
    that are nowhere lie in the deck; if `deck` lists its cards, the others lie on the discard pile.
    """
    rows = drawing.strip().split("\n")
    held = padded(hands, seats)
    hidden_cards = padded(passed, seats)
    looked = padded(saw, seats)
    noted = padded(notes, seats)
    diggers = min(seats, DIGGERS[seats - 3])
    role_of = roles.split() or ["digger"] * diggers + ["saboteur"] * (seats - diggers)
    broken_of = (broken or " ".join(["-"] * seats)).split()
    spare = "saboteur" if role_of.count("saboteur") < SABOTEURS[seats - 3] else "digger"
    discards = "-"
    if deck is not None:
        discards = rest_of_deck(rows, broken_of, [*held, *hidden_cards, deck])
    looks = ["".join(word[0] for word in text.split()) or "-" for text in looked]
    lines = [
        f"saboteur seats={seats} {options}".strip(),
        f"round {round_number} starter 0",
        f"phase {phase or f'play {actor}'}",
        "mine",
        *rows,
        f"broken {' '.join(broken_of)}",
        f"hands {' '.join(str(len(text.split())) for text in held)}",
        f"discards {discards}",
        f"passed {' '.join(str(len(text.split())) for text in hidden_cards)}",
        f"looks {' '.join(looks)}",
        f"passes {passes}",
        "dwarves ?",
        f"gold {gold}",
        "totals -",
        *private_lines(role_of, held, looked, hidden_cards, noted),
        f"hidden goals {goals} | spare {spare}",
    ]
    return Match.at(SABOTEUR, state_of(lines), Dealer("mine"))


def state_of(lines: list[str]) -> SaboteurState:
    """Read a position with the cards that matter to a test, whatever turns led to it."""
    settings, body, parts, hidden = take_apart(SABOTEUR, "\n".join(lines))
    public = SABOTEUR.parse_public(settings, body)
    private = [SABOTEUR.parse_private(public, part) for part in parts]
    state: SaboteurState = State(public, private, SABOTEUR.parse_hidden(public, hidden))
    SABOTEUR.complete(state)
    for holds in (check_cards, check_dwarves, check_goals):
        holds(state)
    check_tunnels(state.public)
    return state


def private_lines(
    roles: list[str], hands: list[str], saw: list[str], passed: list[str], notes: list[str]
) -> list[str]:
    """Return what each seat alone knows, sections without content left out."""
    lines = []
    for seat, role in enumerate(roles):
        texts = {"hand": hands[seat], "saw": saw[seat], "passed": passed[seat], "gold": notes[seat]}
        sections = [role, *(f"{label} {text}" for label, text in texts.items() if text)]
        lines.append(f"seat {seat} " + " | ".join(sections))
    return lines


def padded(texts: Sequence[str], seats: int) -> list[str]:
    """Return a text a seat."""
    return [*texts, *[""] * (seats - len(texts))]


def rest_of_deck(rows: list[str], broken: list[str], elsewhere: list[str]) -> str:
    """Return the cards that are not in these places."""
    left = list(FULL_DECK)
    for row in rows:
        for x, box in enumerate(row):
            code = BOXES.find(box, 0, len(LAID_NAMES))
            if code >= 0 and x - max(r.find("S") for r in rows) != 8:
                left[LAID_KIND[code]] -= 1
    for word in " ".join(broken).replace(",", " ").split():
        if word != "-":
            left[KIND_NAMES.index(f"broken-{word.partition(':')[0]}")] -= 1
    for card in " ".join(elsewhere).split():
        left[KIND_NAMES.index(card)] -= 1
    return " ".join(KIND_NAMES[kind] for kind, count in enumerate(left) for _ in range(count))


def table(match: Match) -> Mine:
    """Return what everybody can see."""
    public: Mine = match.state.public
    return public


def dwarf(match: Match, seat: int) -> Dwarf:
    """Return what a seat keeps to itself."""
    private: Dwarf = match.state.private[seat]
    return private


def unseen(match: Match) -> Unseen:
    """Return what nobody knows."""
    hidden: Unseen = match.state.hidden
    return hidden


def drawn(match: Match) -> str:
    """Return the mine as it looks now."""
    return "\n" + "\n".join(format_drawing(table(match).tunnels)) + "\n"


def refusal(match: Match, seat: int, move: str) -> IllegalMove:
    """Return why a move is refused."""
    found = match.why_not(seat, match.parse_move(move))
    assert found is not None, f"{move} is legal"
    return found


def digs(match: Match, seat: int) -> set[str]:
    """Return where and how a seat may dig."""
    return {text for text in match.legal_texts(seat) if text.startswith("dig ")}


def names(events: Sequence[Event]) -> list[str]:
    """Return what happened, in a word each."""
    return [event.name() for event in events]


def deal_gold(match: Match, worths: str) -> None:
    """Draw these gold cards for the diggers."""
    for worth in worths:
        match.resolve(f"gold-{worth}")
