"""The words that commands share, in the language of the person's locale."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocamina.commands.completing import complete_game, complete_house_rule
from bocamina.games import GAMES
from bocamina.language import speaker_for

say = speaker_for().say

about_games = say("cli-game", games=", ".join(GAMES))
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=about_games, autocompletion=complete_game)
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-record-file"))]
Seats = Annotated[int | None, typer.Option(help=say("cli-seats"))]
HouseRules = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help=say("cli-option"),
        autocompletion=complete_house_rule,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-json"))]
