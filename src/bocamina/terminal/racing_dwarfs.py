"""Racing Dwarfs in the terminal: the board with its rails, who stands where, the turn's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.board import COLUMN_NAMES, SIZE, format_cell
from bocamina.games.racing_dwarfs.components import (
    BOX,
    FACINGS,
    KINDS,
    RAILS,
    E,
    N,
    S,
    W,
    colour,
)
from bocamina.games.racing_dwarfs.duty import owes_cart
from bocamina.games.racing_dwarfs.events import GreenFell, TurnEnded
from bocamina.games.racing_dwarfs.moves import format_move
from bocamina.games.racing_dwarfs.state import FINISHED, ORIENT, PLACE, RACE, UNCOVER
from bocamina.players.racing_dwarfs.greedy import GreedyPlayer
from bocamina.terminal.face import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.racing_dwarfs.state import Race

STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "yellow": "yellow",
    "white": "bright_white",
    "green": "green",
    "printed": "dim",
    "free": "dim",
}
ROCK_SIGN: Final = "●"
ASK_FOR_BOT: Final = "auto"


class RacingDwarfsFace(Face):
    """Shows the board as rails and asks for one action after the other."""

    def picture(self, view: AnyView) -> RenderableType:
        race: Race = view.public
        say = self.speaker.say
        title = say("racing-dwarfs-terminal-title-setup")
        if race.phase in (RACE, FINISHED):
            title = say("racing-dwarfs-terminal-title", number=int(race.turn_number))
        board = Text("\n").join([self.letters(), *self.rows(race), self.letters()])
        parts: list[RenderableType] = [
            Panel.fit(board, title=title, title_align="left", border_style="yellow"),
            Text(say("racing-dwarfs-terminal-legend"), "dim"),
            self.seats(race),
        ]
        if race.trail:
            told = ", ".join(format_move(move) for move in race.trail)
            parts.append(Text(say("racing-dwarfs-terminal-tray", actions=told), "cyan"))
        return Group(*parts)

    def letters(self) -> Text:
        """Draw the names of the columns."""
        return Text("  " + "".join(f"  {name}  " for name in COLUMN_NAMES) + "  ", "dim")

    def rows(self, race: Race) -> list[Text]:
        """Draw the cells, each three lines high."""
        lines = []
        for row in range(SIZE):
            drawn = [self.square(race, row * SIZE + column) for column in range(SIZE)]
            for line in range(3):
                name = str(SIZE - row) if line == 1 else " "
                text = Text(f"{name} ", "dim")
                for parts, style in drawn:
                    text.append(parts[line], style)
                text.append(f" {name}", "dim")
                lines.append(text)
        return lines

    def square(self, race: Race, cell: int) -> tuple[list[str], str]:
        """Return the three lines of a cell, and its style."""
        whose, letter = self.owner(race, cell)
        rails = race.rails(cell)
        middle = BOX[rails] if rails or whose == "green" else "·"
        style = STYLES[whose]
        if race.rock == cell:
            middle, style = ROCK_SIGN, f"{style} reverse"
        for seat in range(race.settings.seats):
            if race.carts[seat] >> cell & 1:
                name = colour(race.settings.seats, seat)
                middle, style = name[0].upper(), f"{style} on grey23 bold"
        level = f"{'──' if rails & W else '  '}{middle}{'──' if rails & E else '  '}"
        return [
            f"{letter} {'│' if rails & N else ' '}  ",
            level,
            f"  {'│' if rails & S else ' '}  ",
        ], style

    def owner(self, race: Race, cell: int) -> tuple[str, str]:
        """Return whose tile lies on a cell, and the letter for it."""
        if race.printed >> cell & 1:
            return "printed", " "
        if race.green >> cell & 1:
            return "green", "g"
        for seat in range(race.settings.seats):
            if race.tiles[seat] >> cell & 1:
                name = colour(race.settings.seats, seat)
                return name, name[0]
        return "free", " "

    def seats(self, race: Race) -> RenderableType:
        """Draw a row for each seat: its side, its carts at home and across, its tiles in stock."""
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        for heading in ("player", "side", "home", "out", "stock"):
            table.add_column(say(f"racing-dwarfs-terminal-{heading}"), header_style="dim")
        for seat in range(race.settings.seats):
            name = colour(race.settings.seats, seat)
            side = say("racing-dwarfs-facing", facing=FACINGS[race.sides[seat]])
            stock = race.stock[seat * 3 : seat * 3 + 3]
            tiles = " ".join(
                f"{kind}{left}" for kind, left in zip(KINDS, stock, strict=True) if left
            )
            turn = "▸ " if race.turn > 0 and race.mover == seat else "  "
            who = Text(turn) + Text(f"{name[0].upper()} {self.names[seat]}", f"bold {STYLES[name]}")
            side = f"{say(f'racing-dwarfs-{name}')}, {side}"
            table.add_row(who, side, str(race.home[seat]), str(race.out[seat]), tiles or "-")
        return table

    def question(self, view: AnyView, moves: Sequence[int]) -> str:
        race: Race = view.public
        say = self.speaker.say
        if race.phase == PLACE:
            return say("racing-dwarfs-terminal-place")
        if race.phase == UNCOVER:
            return say("racing-dwarfs-terminal-uncover")
        if race.phase == ORIENT:
            kind = int(race.uncovered_kind)
            first = next(facing for facing in range(8) if RAILS[kind * 8 + facing])
            example = say("racing-dwarfs-facing", facing=FACINGS[first])
            cell = format_cell(race.uncovered)
            return say(
                "racing-dwarfs-terminal-orient", kind=KINDS[kind], cell=cell, example=example
            )
        owed = "yes" if owes_cart(race) else "no"
        return say("racing-dwarfs-terminal-race", left=int(race.actions_left), owed=owed)

    def read(self, view: AnyView, moves: Sequence[int], answer: str) -> int:
        words = answer.lower().split()
        if words == [ASK_FOR_BOT]:
            bot = GreedyPlayer(self.game, self.seat, Rng(format_move(moves[0])))
            return bot.choose(view, moves, 1.0)
        known = dict(
            word.split("=") for word in self.speaker.say("racing-dwarfs-terminal-words").split()[1:]
        )
        words = [known.get(word, word) for word in words]
        if words[:1] == ["place"] and len(words) > 2:
            words[2] = words[2].upper()  # kinds are capitals in the notation
        return super().read(view, moves, " ".join(words))

    def line(self, event: Event) -> str | None:
        if isinstance(event, GreenFell | TurnEnded):
            return None
        return super().line(event)
