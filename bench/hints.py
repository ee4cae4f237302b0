"""How long a hint takes on this machine, in CPU time.

    python bench/hints.py [DECISIONS]

Bots play games with few seats and with many; at their decisions a hint is asked for just as a
server asks, with all that the seat was told before. Prints the usual and the longest time.
"""

from __future__ import annotations

import sys
import time
from itertools import islice
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from bocamina.advice.consulting import Consultation, consult, get_ready
from bocamina.advice.history import Noticed, history_of
from bocamina.core import compiled
from bocamina.core.notation import format_view
from bocamina.lab.puzzles.games import positions
from bocamina.players.questions import note_of
from bocamina.server.tutor import ADVICE_SECONDS

if TYPE_CHECKING:
    from bocamina.core.match import Match

DECISIONS: Final = 40  # of each game and number of seats
STRIDE: Final = 3  # decisions between two hints, so that the whole game is covered
TABLES: Final = (
    ("saboteur", 3),
    ("saboteur", 10),
    ("diamant", 3),
    ("diamant", 8),
    ("racing_dwarfs", 2),
    ("racing_dwarfs", 4),
)
OPTIONS: Final = {"racing_dwarfs": {"setup": "quick"}}  # the usual setup


def asked_at(match: Match) -> Consultation:
    """Return a server's question for the seat to decide."""
    seat = match.turn.seats[0]
    game = match.game
    told = history_of(game, match.record(), seat).notes
    return Consultation(
        game=game.name,
        rules=game.rules_version,
        view=format_view(game, match.view(seat)),
        notes=[
            note_of(game, note.view, note.events) if isinstance(note, Noticed) else note
            for note in told
        ],
        seconds=ADVICE_SECONDS,
    )


def hints(name: str, seats: int, count: int) -> list[float]:
    """Return the CPU seconds of so many hints, over as many games as it takes."""
    taken: list[float] = []
    number = 0
    while len(taken) < count:
        game = positions(name, seats, OPTIONS.get(name, {}), ("regular",), f"hints {number}")
        number += 1
        for match in islice(game, 0, None, STRIDE):
            asked = asked_at(match)
            began = time.process_time()
            consult(asked)
            taken.append(time.process_time() - began)
            if len(taken) == count:
                break
    return taken


def main() -> None:
    """Measure and print."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    get_ready()
    print(f"granted {ADVICE_SECONDS} s; {'compiled' if compiled() else 'plain Python'}")
    for name, seats in TABLES:
        taken = hints(name, seats, count)
        often = quantiles(taken, n=20)[-1]
        print(
            f"{name:<14} {seats:>2} seats  usually {median(taken):.2f} s  "
            f"95 % within {often:.2f} s  longest {max(taken):.2f} s"
        )


if __name__ == "__main__":
    main()
