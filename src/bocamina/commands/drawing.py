"""`bocamina draw`: positions, views and records as pictures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bocamina.commands.words import say
from bocamina.core.errors import BadSetting
from bocamina.core.record import Record, parse_record
from bocamina.core.replay import begin, follow, renewed
from bocamina.core.state import SPECTATOR, State
from bocamina.games import find_game, read_position, read_view
from bocamina.language import speaker_for
from bocamina.writing import writing

if TYPE_CHECKING:
    from bocamina.core.game import AnyState, AnyView
    from bocamina.drawing import Drawing
    from bocamina.drawing.scene import Look

app = typer.Typer()


@app.command(help=say("cli-draw"))
def draw(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-draw-file"))],
    output: Annotated[Path, typer.Option("--output", "-o", help=say("cli-draw-output"))] = Path(
        "-"
    ),
    seat: Annotated[int | None, typer.Option(min=-1, help=say("cli-draw-seat"))] = None,
    step: Annotated[int | None, typer.Option(min=0, help=say("cli-draw-step"))] = None,
    strip: Annotated[bool, typer.Option("--strip", help=say("cli-draw-strip"))] = False,
    animate: Annotated[bool, typer.Option("--animate", help=say("cli-draw-animate"))] = False,
    pictures: Annotated[
        int | None, typer.Option(min=1, max=400, help=say("cli-draw-pictures"))
    ] = None,
    theme: Annotated[str, typer.Option(help=say("cli-draw-theme"))] = "lamp",
    names: Annotated[str, typer.Option(help=say("cli-draw-names"))] = "",
    width: Annotated[int | None, typer.Option(min=16, max=8000, help=say("cli-draw-width"))] = None,
    lang: Annotated[str | None, typer.Option(help=say("cli-play-lang"))] = None,
) -> None:
    """Draw a position, a view or a record."""
    from bocamina.drawing.scene import Look

    called = [name.strip() for name in names.split(",")] if names else []
    look = Look(theme, speaker_for(lang).language, called)
    text = read_text(file)
    is_record = text.startswith("bocamina record")
    if (strip or animate or step is not None) and not is_record:
        raise BadSetting("a record, which alone has steps", str(file))
    if is_record and (strip or animate):
        picture = film(parse_record(text), seat, look, pictures, moving=animate)
    else:
        shown = position_in(parse_record(text), step) if is_record else read_shown(text)
        picture = still(shown, seat, look)
    save(picture, output, width)


def read_text(file: Path) -> str:
    """Read a file, or standard input."""
    try:
        return sys.stdin.read() if str(file) == "-" else file.read_text("utf-8")
    except OSError as error:
        raise BadSetting("a file that can be read", f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSetting("a file of text in UTF-8", str(file)) from error


def read_shown(text: str) -> AnyView | AnyState:
    """Read a view, which has unknowns, or a position."""
    return read_view(text) if "\nhidden ?" in text else read_position(text)


def position_in(record: Record, step: int | None) -> AnyState:
    """Return the position of a record after so many steps, or after the last."""
    game = find_game(record.game)
    record = renewed(game, record)
    match = begin(game, record)
    steps = len(record.steps) if step is None else step
    if steps > len(record.steps):
        raise BadSetting(f"a step up to {len(record.steps)}", str(steps))
    for taken in record.steps[:steps]:
        follow(match, taken, proven=False)
    return match.state


def still(shown: AnyView | AnyState, seat: int | None, look: Look) -> Drawing:
    """Draw one picture, for a seat if one is named."""
    from bocamina.drawing import draw as draw_shown

    if seat is not None:
        check_seat(shown, seat)
        shown = shown.view(seat) if isinstance(shown, State) else shown
    return draw_shown(shown, theme=look.theme, language=look.language, names=look.names)


def check_seat(shown: AnyView | AnyState, seat: int) -> None:
    """Refuse a seat that is not at the table, or not the one whose view it is."""
    if not isinstance(shown, State):
        if seat not in (shown.seat, SPECTATOR):
            raise BadSetting("a position, which all seats' views are in", "one view")
    elif seat >= shown.public.settings.seats:
        raise BadSetting(f"a seat from 0 to {shown.public.settings.seats - 1}", str(seat))


def film(
    record: Record, seat: int | None, look: Look, pictures: int | None, *, moving: bool
) -> Drawing:
    """Draw a record as several pictures."""
    from bocamina.drawing import film as films

    game = find_game(record.game)
    check_seat(begin(game, renewed(game, record)).state, -1 if seat is None else seat)
    if moving:
        return films.animate(game, record, seat, look, pictures or films.MOVING)
    return films.strip(game, record, seat, look, pictures or films.SIDE_BY_SIDE)


def save(picture: Drawing, output: Path, width: int | None) -> None:
    """Write a picture in the format of the file's extension, or SVG to standard output."""
    if str(output) == "-":
        typer.echo(picture, nl=False)
        return
    if output.suffix not in (".svg", ".png"):
        raise BadSetting("a file that ends in .svg or .png", str(output))
    held = picture.png(width) if output.suffix == ".png" else picture.encode()
    with writing(output):
        output.write_bytes(held)
