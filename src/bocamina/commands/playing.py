"""`bocamina play` and `bocamina console`: a game for a person, or for another program."""

from __future__ import annotations

import getpass
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console as Screen
from rich.text import Text

from bocamina.commands.completing import complete_bot, complete_language
from bocamina.commands.words import GameName, HouseRules, Seats, say
from bocamina.console import Console
from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.notation import parse_assignments
from bocamina.core.record import format_record
from bocamina.games import find_game
from bocamina.language import message_id, speaker_for
from bocamina.players.companions import seat_companions
from bocamina.players.roster import enter, strongest
from bocamina.terminal.faces import face_of
from bocamina.terminal.shell import Quit, Shell, name_seats
from bocamina.writing import writing

if TYPE_CHECKING:
    from collections.abc import Iterator

app = typer.Typer()


@app.command(help=say("cli-play"))
def play(
    game: GameName,
    seats: Seats = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAME", help=say("cli-play-bots"), autocompletion=complete_bot),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help=say("cli-play-lang"), autocompletion=complete_language)
    ] = None,
    seed: Annotated[str | None, typer.Option(help=say("cli-play-seed"))] = None,
    name: Annotated[str | None, typer.Option(help=say("cli-play-name"))] = None,
    option: HouseRules = None,
    seconds: Annotated[float, typer.Option(min=0.01, help=say("cli-play-seconds"))] = 1.0,
    pause: Annotated[float, typer.Option(help=say("cli-play-pause"))] = 0.8,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help=say("cli-play-record"))
    ] = None,
) -> None:
    """Play a game in the terminal against bots."""
    rules = find_game(game)
    speaker = speaker_for(lang)
    count = rules.usual_seats if seats is None else seats
    deal = secrets.token_hex(16) if seed is None else seed
    match = Match(
        rules, rules.settle(count, parse_assignments(" ".join(option or []))), Dealer(deal)
    )
    nobody = speaker.say("terminal-you")
    person = name or your_name(nobody)
    names = name_seats(count, person, 0, deal)
    rivals = bots or strongest(rules)
    if ":" in rivals:
        enter(rivals)
    players = seat_companions(rivals, rules, count, deal)
    face = face_of(game)(rules, speaker, names, 0)
    screen = Screen()

    def ask(words: str) -> str:
        return screen.input(Text(f"{words} "))

    shell = Shell(match, face, players, screen, ask, pause, seconds, level=rivals)
    if record is not None:
        write_record(record, match)  # fail before the game rather than after it
    known = "no" if person == nobody else "yes"
    title = speaker.say(message_id(game))
    screen.print(Text(speaker.say("terminal-welcome", game=title, name=person, known=known)))
    try:
        shell.run()
    except (Quit, EOFError, KeyboardInterrupt):
        screen.print(Text("\n" + speaker.say("terminal-goodbye")))
    finally:
        if record is not None:
            write_record(record, match)
            screen.print(Text(speaker.say("terminal-saved", file=str(record))))


def write_record(file: Path, match: Match) -> None:
    """Write the game so far into a file."""
    with writing(file):
        file.write_text(format_record(match.record()) + "\n", "utf-8")


def your_name(otherwise: str) -> str:
    """Return the person's name on this machine."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        return otherwise
    return otherwise if user in ("", "root", "nobody") else user


@app.command(help=say("cli-console"))
def console(game: GameName) -> None:
    """Drive a game line by line from another program; `help` lists the requests."""
    rules = find_game(game)
    for line in Console(rules, lines_of_input()).answers():
        print(line, flush=True)


def lines_of_input() -> Iterator[str]:
    """Yield what is written to standard input, unreadable bytes replaced."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace")
