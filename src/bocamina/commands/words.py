"""The words that commands share, in the language of the person's locale."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocamina.games import GAMES
from bocamina.language import speaker_for

say = speaker_for().say

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=say("cli-game", games=", ".join(GAMES)))
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-record-file"))]
Seats = Annotated[int | None, typer.Option(help=say("cli-seats"))]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-option")),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json"))]


def engine_name(is_compiled: bool) -> str:
    """Say how the engine runs."""
    return "compiled" if is_compiled else "plain Python"
