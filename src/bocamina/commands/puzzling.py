"""`bocamina puzzles`: find puzzles in games of bots, check them, and solve one here."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bocamina.commands.words import say
from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.parts import needing

puzzles = typer.Typer(help=say("cli-puzzles"), no_args_is_help=True)

KindName = Annotated[str, typer.Argument(metavar="KIND", help=say("cli-puzzles-kind"))]


def known_kind(kind: str) -> str:
    """Return a kind, or refuse one that does not exist."""
    from bocamina.puzzles.puzzle import KINDS

    if kind not in KINDS:
        raise BadSetting(f"a kind of puzzles ({', '.join(KINDS)})", repr(kind))
    return kind


@puzzles.command(help=say("cli-puzzles-find"))
def find(
    kind: KindName,
    count: Annotated[int, typer.Option(min=1, max=1000, help=say("cli-puzzles-count"))] = 100,
    games: Annotated[int, typer.Option(min=1, help=say("cli-puzzles-games"))] = 500,
    seed: Annotated[str, typer.Option(help=say("cli-arena-seed"))] = "bocamina",
    into: Annotated[Path | None, typer.Option(help=say("cli-puzzles-into"))] = None,
) -> None:
    """Look through games of bots for puzzles of a kind; the same seed finds the same ones."""
    with needing("lab"):
        from bocamina.commands.climbing import bar_of
        from bocamina.lab.puzzles.finding import Collection, by_level, search
    from bocamina.puzzles.puzzle import format_puzzle
    from bocamina.writing import check_folder, writing

    known_kind(kind)
    if into is not None:
        check_folder(into)
    collection = Collection(count)
    with bar_of("puzzles") as show:

        def tell(found: int, _games: int) -> None:
            show(found, count)

        search(kind, collection, f"{seed} {kind}", games, tell)
    lines = "".join(f"{format_puzzle(each)}\n" for each in by_level(collection.puzzles.values()))
    if into is None:
        typer.echo(lines, nl=False)
    else:
        with writing(into):
            into.write_text(lines, "utf-8")
    typer.echo(say("cli-puzzles-found", found=len(collection.puzzles)), err=True)


@puzzles.command(help=say("cli-puzzles-check"))
def check(
    kind: Annotated[
        str | None, typer.Argument(metavar="KIND", help=say("cli-puzzles-kind"))
    ] = None,
    every: Annotated[int, typer.Option(min=1, help=say("cli-puzzles-every"))] = 1,
) -> None:
    """Check the puzzles that come with the program, and name those that are wrong."""
    with needing("lab"):
        from bocamina.commands.climbing import bar_of
        from bocamina.puzzles.checking import check as wrong_with
    from bocamina.puzzles.puzzle import KINDS
    from bocamina.puzzles.shelf import puzzles_of

    kinds = KINDS if kind is None else (known_kind(kind),)
    chosen = [puzzle for each in kinds for puzzle in puzzles_of(each)[::every]]
    wrong = []
    with bar_of("puzzles") as show:
        for number, puzzle in enumerate(chosen):
            show(number, len(chosen))
            try:
                problem = wrong_with(puzzle)
            except BocaminaError as error:
                problem = str(error)
            if problem:
                wrong.append(f"{puzzle.kind} {puzzle.id}: {problem}")
        show(len(chosen), len(chosen))
    for line in wrong:
        typer.echo(line)
    typer.echo(say("cli-puzzles-checked", checked=len(chosen), wrong=len(wrong)), err=True)
    if wrong:
        raise typer.Exit(1)
