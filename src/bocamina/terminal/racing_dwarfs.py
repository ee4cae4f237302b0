"""Racing Dwarfs in the terminal: the board with its rails, who stands where, the turn's actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bocamina.core.rng import Rng
from bocamina.games.racing_dwarfs.board import (
    COLUMN_NAMES,
    SIZE,
    edge_cell,
    edge_place,
    format_cell,
    parse_cell,
)
from bocamina.games.racing_dwarfs.cart_duty import owes_cart
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
from bocamina.games.racing_dwarfs.events import (
    GreenFell,
    GreenFlipped,
    TilePlaced,
    TurnEnded,
)
from bocamina.games.racing_dwarfs.moves import format_move
from bocamina.games.racing_dwarfs.state import FINISHED, ORIENT, PLACE, RACE, UNCOVER
from bocamina.players.racing_dwarfs.strong import StrongRacer
from bocamina.terminal.face import Face

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

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
    "printed": "default",
    "free": "dim",
}
ROCK_SIGN: Final = "●"
SETUP: Final = (PLACE, UNCOVER, ORIENT)
ASK_FOR_BOT: Final = "auto"
ALL: Final = ("all", "todo")


class RacingDwarfsFace(Face):
    """Shows the board as rails and asks for one action after the other."""

    by_lot = False  # whether tiles are placed at random; known from the first view on
    sets_up_alone = False  # whether the person has left the rest of the setup to the program

    def pictures(self, view: AnyView, width: int) -> Iterator[RenderableType]:
        race: Race = view.public
        say = self.speaker.say
        self.by_lot = race.quick
        title = say("racing-dwarfs-terminal-title-setup")
        if race.phase in (RACE, FINISHED):
            title = say("racing-dwarfs-terminal-title", number=int(race.turn_number))
        legend = Text(say("racing-dwarfs-terminal-legend"), "dim")
        rest: list[RenderableType] = [self.seats(race)]
        if race.trail:
            told = ", ".join(self.in_words(format_move(move)) for move in race.trail)
            rest.append(Text(say("racing-dwarfs-terminal-tray", actions=told), "cyan"))
        yield Group(self.large_board(race, title), legend, *rest)
        beside = Table.grid(padding=(0, 3))
        beside.add_row(self.large_board(race, title), Group(*rest, "", legend))
        yield beside
        yield Group(self.small_board(race, title), legend, *rest)

    def large_board(self, race: Race, title: str) -> RenderableType:
        """Draw the cells three lines high, with the rails that join them."""
        letters = Text("  " + "".join(f"  {name}  " for name in COLUMN_NAMES) + "  ", "dim")
        lines = [letters]
        for row in range(SIZE):
            drawn = [self.square(race, row * SIZE + column) for column in range(SIZE)]
            for line in range(3):
                name = str(SIZE - row) if line == 1 else " "
                side = Text(name, "dim")
                lines.append(Text.assemble(side, " ", *(part[line] for part in drawn), " ", side))
        board = Text("\n").join([*lines, letters])
        return Panel.fit(board, title=title, title_align="left", border_style="yellow")

    def small_board(self, race: Race, title: str) -> RenderableType:
        """Draw the cells one line high: whose tile, its rails, what stands on it."""
        letters = "".join(f" {name}  " for name in COLUMN_NAMES)
        lines = [Text.assemble((f"  {letters}  ", "dim"), (title, "yellow"))]
        for row in range(SIZE):
            text = Text.assemble((f"{SIZE - row} ", "dim"))
            for cell in range(row * SIZE, row * SIZE + SIZE):
                whose, letter = self.owner(race, cell)
                text.append(letter + self.crossing(race, cell), STYLES[whose])
                text.append_text(self.standing(race, cell) or Text(" ")).append(" ")
            lines.append(text)
        return Text("\n").join(lines)

    def square(self, race: Race, cell: int) -> list[Text]:
        """Return the three lines of a cell."""
        whose, letter = self.owner(race, cell)
        rails = race.rails(cell)
        style = STYLES[whose]
        middle = self.standing(race, cell) or Text(self.crossing(race, cell), style)
        return [
            Text(f"{letter} {'│' if rails & N else ' '}  ", style),
            Text.assemble(
                ("──" if rails & W else "  ", style), middle, ("──" if rails & E else "  ", style)
            ),
            Text(f"  {'│' if rails & S else ' '}  ", style),
        ]

    def crossing(self, race: Race, cell: int) -> str:
        """Return the sign for the rails of a cell, for a tile face down, or for no tile."""
        return "·" if race.free() >> cell & 1 else BOX[race.rails(cell)]

    def standing(self, race: Race, cell: int) -> Text | None:
        """Return the sign for what stands on a cell, a cart in its own colour; None if nothing."""
        if race.rock == cell:
            return Text(ROCK_SIGN, "bold reverse")
        for seat in range(race.settings.seats):
            if race.carts[seat] >> cell & 1:
                name = colour(race.settings.seats, seat)
                return Text(self.letter(seat), f"bold reverse {STYLES[name]}")
        return None

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

    def letter(self, seat: int) -> str:
        """Return the letter of a seat's colour."""
        return colour(len(self.names), seat)[0].upper()

    def seats(self, race: Race) -> RenderableType:
        """Draw a row for each seat: its side, its carts at home and across, its tiles in stock."""
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        is_setup = race.phase in SETUP
        for heading in ("player", "side", "home", "out", *(["stock"] if is_setup else [])):
            table.add_column(say(f"racing-dwarfs-terminal-{heading}"), header_style="dim")
        for seat in range(race.settings.seats):
            name = colour(race.settings.seats, seat)
            side = say("racing-dwarfs-facing", facing=FACINGS[race.sides[seat]])
            stock = race.stock[seat * 3 : seat * 3 + 3]
            tiles = " ".join(
                f"{kind}{left}" for kind, left in zip(KINDS, stock, strict=True) if left
            )
            turn = "▸ " if race.turn > 0 and race.mover == seat else "  "
            who = Text(turn) + Text(
                f"{self.letter(seat)} {self.names[seat]}", f"bold {STYLES[name]}"
            )
            side = f"{say(f'racing-dwarfs-{name}')}, {side}"
            row: list[RenderableType] = [who, side, str(race.home[seat]), str(race.out[seat])]
            table.add_row(*row, *([tiles or "-"] if is_setup else []))
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

    def explanation(self, view: AnyView) -> str:
        if view.public.phase in SETUP:
            return self.speaker.say("racing-dwarfs-terminal-help-setup")
        return self.speaker.say("racing-dwarfs-terminal-help")

    def read(self, view: AnyView, moves: Sequence[int], answer: str) -> int:
        words = self.in_notation(answer.lower()).split()
        if words[:1] == [ASK_FOR_BOT]:
            self.sets_up_alone = len(words) == 2 and words[1] in ALL
            if len(words) == 1 or self.sets_up_alone:
                return self.by_bot(view, moves)
        if words[:1] == ["place"] and len(words) > 2:
            words[2] = words[2].upper()  # kinds are capitals in the notation
        if words[:1] == ["move"] and len(words) == 3:
            words[1:] = ["-".join(words[1:])]
        if words[:1] == ["enter"] and len(words) == 2 and not words[1].isdecimal():
            side, cell = view.public.sides[self.seat], parse_cell(words[1])
            if edge_cell(side, edge_place(side, cell)) == cell:
                words[1] = str(edge_place(side, cell) + 1)
        return super().read(view, moves, " ".join(words))

    def unasked(self, view: AnyView, moves: Sequence[int]) -> int | None:
        is_ours = self.sets_up_alone and view.public.phase in SETUP
        return self.by_bot(view, moves) if is_ours else None

    def by_bot(self, view: AnyView, moves: Sequence[int]) -> int:
        """Return a strong bot's move for the person."""
        bot = StrongRacer(self.game, self.seat, Rng(format_move(moves[0])))
        return bot.choose(view, moves, 1.0)

    def line(self, event: Event) -> str | None:
        if isinstance(event, GreenFell | GreenFlipped | TurnEnded):
            return None
        if isinstance(event, TilePlaced) and self.by_lot:
            return None
        return super().line(event)

    def named(self, facts: Mapping[str, object]) -> dict[str, str]:
        """Return the name of a tile, and its open sides."""
        kind, facing = facts.get("kind"), facts.get("facing")
        if not (isinstance(kind, str) and kind in KINDS):
            return {}
        say = self.speaker.say
        found = {"what": say("racing-dwarfs-kind", kind=kind)}
        if isinstance(facing, str) and facing in FACINGS:
            rails = RAILS[KINDS.index(kind) * 8 + FACINGS.index(facing)]
            sides = [name for name, side in zip("nesw", (N, E, S, W), strict=True) if rails & side]
            found["way"] = ", ".join(say(f"racing-dwarfs-direction-{side}") for side in sides)
        return found


FACE: Final = RacingDwarfsFace
