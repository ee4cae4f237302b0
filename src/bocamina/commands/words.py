"""The words that commands share, in the language of the person's locale."""

from __future__ import annotations

from dataclasses import MISSING, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_type_hints

import typer

from bocamina.commands.completing import complete_game, complete_house_rule
from bocamina.games import GAMES
from bocamina.language import speaker_for

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

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


def asking_for(kind: type[T]) -> Callable[[Callable[[T], None]], Callable[..., None]]:
    """Give a command an option for each field of a dataclass, and pass it the dataclass."""
    hints = get_type_hints(kind, include_extras=True)
    parameters = [
        Parameter(
            each.name,
            Parameter.KEYWORD_ONLY,
            default=Parameter.empty if each.default is MISSING else each.default,
            annotation=hints[each.name],
        )
        for each in fields(kind)  # type: ignore[arg-type]
    ]

    def wrap(command: Callable[[T], None]) -> Callable[..., None]:
        def run(**given: Any) -> None:
            command(kind(**given))

        run.__name__ = command.__name__
        run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
        run.__annotations__ = {each.name: each.annotation for each in parameters}
        return run

    return wrap
