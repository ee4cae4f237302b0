"""The command `bocamina`."""

from __future__ import annotations

import getpass
import json
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console as Screen
from rich.table import Table
from rich.text import Text

from bocamina import __version__
from bocamina.console import Console
from bocamina.core import compiled
from bocamina.core.dealer import Dealer
from bocamina.core.errors import BadSetting, BocaminaError
from bocamina.core.events import format_event
from bocamina.core.match import Match, verify
from bocamina.core.match import replay as replay_record
from bocamina.core.notation import format_position, parse_assignments
from bocamina.core.record import Record, Step, format_record, parse_record
from bocamina.games import GAMES, find_game
from bocamina.lab.playouts import measure
from bocamina.language import message_id, speaker_for
from bocamina.players.diamant.command import progress_bar, solve_command
from bocamina.players.roster import players_of, seat_player
from bocamina.terminal.faces import face_of
from bocamina.terminal.shell import Quit, Shell, name_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame

app = typer.Typer(
    help="Saboteur, Diamant and Racing Dwarfs: play, referee, study.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
records = typer.Typer(help="Read, replay and verify the records of games.", no_args_is_help=True)
benches = typer.Typer(help="Measure how fast things are on this machine.", no_args_is_help=True)
solvers = typer.Typer(help="Solve what can be solved exactly.", no_args_is_help=True)
app.add_typer(records, name="record")
app.add_typer(solvers, name="solve")
app.add_typer(benches, name="bench")

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, or - for standard input.")
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated."),
]


def main() -> None:
    """Run the command; what a person did wrong is told in one line."""
    try:
        app()
    except BocaminaError as error:
        Screen(stderr=True).print(Text(f"bocamina: {error}", "red"))
        sys.exit(2)


def engine_name(is_compiled: bool) -> str:
    """Say how the engine runs."""
    return "compiled" if is_compiled else "plain Python"


def tell_version(wanted: bool) -> None:
    """Print the version and how the engine runs."""
    if wanted:
        typer.echo(f"bocamina {__version__} ({engine_name(compiled())} engine)")
        raise typer.Exit


@app.callback()
def bocamina(
    version: Annotated[  # its callback does the work
        bool,
        typer.Option(
            "--version", callback=tell_version, is_eager=True, help="Print the version and leave."
        ),
    ] = False,
) -> None:
    """Saboteur, Diamant and Racing Dwarfs: play, referee, study."""


@app.command()
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="Seats, yours included.")] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NAME", help="Who sits in the other seats.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="en or es; by default your locale's.")] = None,
    seed: Annotated[str | None, typer.Option(help="Repeat a deal.")] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    option: HouseRules = None,
    pause: Annotated[float, typer.Option(help="Seconds to read each piece of news.")] = 0.8,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's record there.")
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
    person = name or your_name(speaker.say("terminal-you"))
    names = name_seats(count, person, 0, deal)
    rivals = bots or list(players_of(rules))[-1]
    players = {seat: seat_player(rivals, rules, seat, deal) for seat in range(1, count)}
    face = face_of(game)(rules, speaker, names, 0)
    screen = Screen()
    shell = Shell(match, face, players, screen, lambda words: screen.input(f"{words} "), pause)
    screen.print(speaker.say("terminal-welcome", game=speaker.say(message_id(game)), name=person))
    try:
        shell.run()
    except (Quit, EOFError, KeyboardInterrupt):
        screen.print("\n" + speaker.say("terminal-goodbye"))
    if record is not None:
        record.write_text(format_record(match.record()) + "\n", "utf-8")
        screen.print(speaker.say("terminal-saved", file=str(record)))


def your_name(otherwise: str) -> str:
    """Return what the person is called on this machine."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        return otherwise
    return otherwise if user in ("", "root", "nobody") else user


@app.command()
def console(game: GameName) -> None:
    """Drive a game by lines of text, as other programs do; `help` lists the requests."""
    rules = find_game(game)
    for line in Console(rules, lines_of_input()).answers():
        print(line, flush=True)


def lines_of_input() -> Iterator[str]:
    """Yield what is written to standard input, unreadable bytes replaced."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def serve(
    context: typer.Context,
    print_config: Annotated[
        bool, typer.Option("--print-config", help="Print every setting and leave.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs; --print-config lists the settings."""
    from bocamina.server.command import serve_tables

    serve_tables(context.args, print_config=print_config)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put all tables.")],
    data: Annotated[str | None, typer.Option(help="The server's data directory.")] = None,
    database: Annotated[str | None, typer.Option(help="Or its database.")] = None,
) -> None:
    """Copy all tables of a server, running or not, into one file."""
    from bocamina.server.command import back_up

    typer.echo(back_up(file, {"data": data, "database": database}))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` made.")],
    data: Annotated[str | None, typer.Option(help="The server's data directory.")] = None,
    database: Annotated[str | None, typer.Option(help="Or its database.")] = None,
) -> None:
    """Put the tables of a backup back; none that is there already is touched."""
    from bocamina.server.command import put_back

    typer.echo(put_back(file, {"data": data, "database": database}))


@records.command()
def show(file: RecordFile) -> None:
    """Print a record's header and how it ended."""
    record, _ = read_record(file)
    table = Table(box=None, show_header=False)
    for name, value in {
        "game": record.settings,
        "rules": str(record.rules),
        "steps": str(len(record.steps)),
        "commitment": record.commitment or "-",
        "seed": record.seed or "-",
        "result": record.result or "-",
    }.items():
        table.add_row(Text(name, "dim"), Text(value))
    Screen(soft_wrap=True).print(table)


@records.command()
def replay(
    file: RecordFile,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the last position only.")] = False,
) -> None:
    """Play a record again, checking every step, and print what happened."""
    record, game = read_record(file)

    def tell(step: Step, events: list[Event]) -> None:
        typer.echo(f"{'*' if step.seat is None else step.seat} {step.text}")
        for event in events:
            typer.echo(f"    {format_event(event)}")

    match = replay_record(game, record, watch=None if quiet else tell)
    typer.echo(format_position(game, match.state))
    typer.echo(match.result() or "not over")


@records.command(name="verify")
def verify_file(file: RecordFile) -> None:
    """Prove from the revealed seed that every outcome of a record followed from it."""
    record, game = read_record(file)
    match = verify(game, record)
    outcomes = sum(step.seat is None for step in match.steps)
    typer.echo(
        f"verified: {outcomes} outcomes follow from the seed; {match.result() or 'not over'}"
    )


def read_record(file: Path) -> tuple[Record, AnyGame]:
    """Read a record and find its game."""
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("a record that can be read", f"{file}: {error}") from error
    record = parse_record(text)
    return record, find_game(record.game)


@solvers.command(name="diamant")
def solve_diamant(
    adventurers: Annotated[
        int, typer.Option(min=1, max=8, help="How many are inside; five and more take long.")
    ] = 3,
    idols: Annotated[bool, typer.Option("--idols", help="Solve it with idols.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Solve one expedition from the fresh deck: what each adventurer can expect of it."""
    with progress_bar("expedition", Screen(stderr=True)) as progress:
        solution = solve_command(adventurers, idols=idols, progress=progress)
    if as_json:
        typer.echo(json.dumps({"adventurers": adventurers, "idols": idols, **asdict(solution)}))
    else:
        typer.echo(f"{adventurers} inside: {solution.value:.4f} gems each, in equilibrium")


@benches.command()
def playouts(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    option: HouseRules = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds to spend.")] = 6.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games as fast as the engine can, and copy and imagine states."""
    rules = find_game(game)
    count = rules.usual_seats if seats is None else seats
    speeds = measure(rules, count, parse_assignments(" ".join(option or [])), seconds)
    told: dict[str, Any] = asdict(speeds)
    if as_json:
        typer.echo(json.dumps(told))
        return
    table = Table(title=f"{game}, {count} seats, {engine_name(speeds.compiled)} engine")
    table.add_column("per CPU second")
    table.add_column("speed", justify="right")
    table.add_column("yardsticks", justify="right")
    for name in ("decisions", "copies", "imagined"):
        speed = told[f"{name}_per_cpu_second"]
        table.add_row(name, f"{speed:,.0f}", f"{speed / speeds.yardstick:.3f}")
    table.add_row("yardstick", f"{speeds.yardstick:,.0f}", "1")
    Screen().print(table)
