"""`bocamina rules`: the rules of a game, whole or by the clause."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console as Screen
from rich.markdown import Markdown

from bocamina.commands.words import GameName, say
from bocamina.language import speaker_for
from bocamina.rulebook import find_clause, guide_in_words, rules_in_words

app = typer.Typer()

WIDEST = 88  # columns that read well


@app.command(help=say("cli-rules"))
def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help=say("cli-rules-clause"))
    ] = None,
    exact: Annotated[bool, typer.Option("--exact", help=say("cli-rules-exact"))] = False,
    lang: Annotated[str | None, typer.Option(help=say("cli-play-lang"))] = None,
) -> None:
    """Read the rules of a game: in plain words, exactly, or one clause."""
    language = speaker_for(lang).language
    if clause is not None:
        text = find_clause(game, language, clause)
    else:
        text = (not exact and guide_in_words(game, language)) or rules_in_words(game, language)
    screen = Screen()
    if not screen.is_terminal:
        typer.echo(text.strip())
        return
    page = Markdown(text)
    width = min(WIDEST, screen.width)
    if clause is not None:
        screen.print(page, width=width)
        return
    with screen.pager(styles=True):
        screen.print(page, width=width)
