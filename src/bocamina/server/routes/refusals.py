"""Error responses, for the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from bocamina.server.problems import Problem

# By HTTP status: its meaning, and the reasons that a Problem may have with it.
REASONS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    400: (
        "It could not be read, or asks for something that cannot be.",
        (
            *("bad-clock", "bad-name", "bad-setting", "name-empty", "name-too-long"),
            *("no-such-phrase", "nothing-said", "unreadable"),
        ),
    ),
    403: (
        "This client may not ask for it.",
        (
            *(
                "hints-off",
                "host-only",
                "kept-out",
                "no-watchers",
                "not-seated",
                "removed",
                "removed-here",
            ),
            *("talk-is-off", "ticket-unknown", "wrong-origin"),
        ),
    ),
    404: ("It does not exist.", ("no-such-game", "no-such-page", "no-such-seat", "no-such-table")),
    405: ("The path takes other methods.", ("no-such-page",)),
    409: (
        "The table does not allow it now, or the rules of the game forbid the move.",
        (
            *("already-mixed", "already-resigned", "analysis-off", "bots-name", "name-taken"),
            "no-such-seat",
            *(
                "helped-enough",
                "nobody-removed",
                "nothing-to-decide",
                "not-over",
                "not-started",
                "over",
                "own-seat",
                "playing",
            ),
            *(
                "said-enough",
                "sat-enough",
                "seat-free",
                "seat-taken",
                "seats-free",
                "stale",
                "table-full",
            ),
            *("taken-back-enough", "too-many-devices", "worn-out"),
        ),
    ),
    410: (
        "The table was written by another version, whose rules or entries this one cannot read.",
        ("unknown-rules", "unreadable-table"),
    ),
    413: ("It is too large.", ("unreadable",)),
    415: ("Its body is not JSON.", ("unreadable",)),
    421: ("It asks for another site.", ("wrong-host",)),
    429: (
        "It was too much at once; try again in a moment.",
        ("too-fast", "too-many-analyses"),
    ),
    431: ("Its headers are too large.", ("unreadable",)),
    500: ("The program itself failed.", ("unavailable",)),
    503: (
        "The server is stopping or full, or its storage does not answer; try again in a moment.",
        (
            *("no-advice", "stopping", "too-many-analyses", "too-many-sockets"),
            *("too-many-tables", "unavailable"),
        ),
    ),
}


def told(status: int) -> str:
    """Return what a status means, with its reasons."""
    about, reasons = REASONS[status]
    return f"{about} Reasons: {', '.join(f'`{reason}`' for reason in reasons)}."


REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=told(status))
    for status in REASONS
}
