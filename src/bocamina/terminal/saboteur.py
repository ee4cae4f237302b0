"""Saboteur in the terminal: the mine drawn large, tools, hand, role on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bocamina.games.saboteur.cells import GOAL_CELLS, HOME, cell_at, x_of, y_of
from bocamina.games.saboteur.components import (
    CONDUCTS,
    FACE_DOWN,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    MAP,
    OPENINGS,
    ROCKFALL,
    ROLE_NAMES,
    TOOL_NAMES,
    TREASURE,
)
from bocamina.games.saboteur.drawing import BOXES
from bocamina.games.saboteur.events import CardDrawn, GoalsLaid, PassedCardSeen
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.moves import BREAK, DIG, DISCARD, FALL, MEND, REPAIR_CARDS
from bocamina.games.saboteur.state import PLAY
from bocamina.games.saboteur.tunnels import JOINED
from bocamina.terminal.face import Face

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import Dwarf, Mine

WIDTH: Final = 5
# The lines of a card that are drawn, on screens as high as this and on lower ones.
HIGH: Final = 36
TALL: Final = (0, 1, 2)
LOW: Final = (1,)
PATH_BOXES: Final = BOXES[: len(LAID_NAMES)]
LETTERS: Final = list("ABCDEFGHIJ")
ROLE_WORDS: Final = ("role", "rol")


class SaboteurFace(Face):
    """Shows the mine and the hand, and takes a card's number and a cell for an answer."""

    def picture(self, view: AnyView) -> RenderableType:
        mine: Mine = view.public
        say = self.speaker.say
        title = say("saboteur-terminal-title", round=int(mine.round), of=int(mine.house.rounds))
        deck = say("saboteur-terminal-deck", cards=int(mine.deck_size))
        tall, low = (
            Panel(
                self.drawing(mine, lines),
                title=f"{title} · {deck}",
                title_align="left",
                border_style="yellow",
                expand=False,
            )
            for lines in (TALL, LOW)
        )
        parts: list[RenderableType] = [ByHeight(tall, low), self.seats(mine)]
        if view.private is not None and view.private.hand:
            parts.append(self.hand(view.private))
        return Group(*parts)

    def drawing(self, mine: Mine, lines: Sequence[int]) -> Text:
        """Draw these lines of every card, with coordinates, and dots where one may dig."""
        cells = dict(mine.tunnels.cards())
        faces = {face >> 8 for face in mine.tunnels.faces} if mine.phase == PLAY else set()
        xs = [x_of(cell) for cell in {*cells, *faces}]
        ys = [y_of(cell) for cell in {*cells, *faces}]
        columns = range(min(xs), max(xs) + 1)
        text = Text(no_wrap=True, overflow="crop")
        text.append(" " * 4 + "".join(f"{x:^{WIDTH}}" for x in columns) + "\n", "dim")
        for y in range(max(ys), min(ys) - 1, -1):
            for line in lines:
                text.append(f"{y:>3} " if line == 1 else "    ", "dim")
                for x in columns:
                    cell = cell_at(x, y)
                    if cell in cells:
                        joined = bool(mine.tunnels.at(cell) & JOINED)
                        alone = len(lines) == 1
                        text.append(*self.card_line(cell, cells[cell], line, joined, alone))
                    else:
                        mark = "·" if cell in faces and line == 1 else " "
                        text.append(mark.center(WIDTH))
                text.append("\n")
        text.rstrip()
        return text

    def card_line(
        self, cell: int, code: int, line: int, joined: bool, alone: bool
    ) -> tuple[str, str]:
        """Return one of the three lines of a card, or one that tells all alone, and its style."""
        if code == FACE_DOWN:
            number = GOAL_CELLS.index(cell) + 1
            return ("╭───╮", f"│ {number} │", "╰───╯")[line], "bold magenta"
        north, east, south, west = (OPENINGS[code] >> side & 1 for side in range(4))
        dead_end = not CONDUCTS[code]
        upright, across = ("║", "═") if dead_end else ("│", "─")
        style = "red" if dead_end else "bold white" if joined else "dim"
        if line != 1:
            return (upright if (north if line == 0 else south) else " ").center(WIDTH), style
        middle = "✖" if dead_end else BOXES[code]
        if cell == HOME or cell in GOAL_CELLS:
            style = "bold yellow"
            middle = "S" if cell == HOME else "$" if code == TREASURE else "●"
        if alone:
            middle = BOXES[code]
        left, right = across * 2 if west else "  ", across * 2 if east else "  "
        return f"{left}{middle}{right}", style

    def seats(self, mine: Mine) -> RenderableType:
        """Draw a row for each seat: cards, broken tools with who broke them, maps read."""
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        for heading in ("player", "hand", "broken", "looks", "passed"):
            table.add_column(say(f"saboteur-terminal-{heading}"), header_style="dim")
        for seat in range(mine.settings.seats):
            broken = Text(style="red")
            for tool, name in enumerate(TOOL_NAMES):
                by = mine.breakers[3 * seat + tool]
                if by:
                    letter = chr(ord("A") + by - 1)
                    broken.append(f"{say('saboteur-tool', tool=name)} ({letter}) ")
            looks = " ".join(str(g + 1) for g in range(GOALS) if mine.looked_at(seat) >> g & 1)
            acts = mine.turn > 0 and mine.turn >> seat & 1
            who = Text("▶ " if acts else "  ") + self.name(seat)
            table.add_row(who, str(mine.hand_size(seat)), broken, looks, str(mine.passed_by(seat)))
        return table

    def hand(self, dwarf: Dwarf) -> RenderableType:
        """Draw the person's cards, numbered, and what its maps told."""
        say = self.speaker.say
        line = Text(say("saboteur-terminal-your-hand") + ": ", "bold")
        for number, kind in enumerate(cards_of(dwarf.hand), 1):
            line.append(f" {number} ", "reverse")
            line.append(f" {say('saboteur-card', card=KIND_NAMES[kind])}  ")
        for goal in range(GOALS):
            seen = int(dwarf.looks) >> 2 * goal & 3
            if seen:
                what = say("saboteur-goal-kind", kind=GOAL_NAMES[seen - 1])
                line.append(f"\n{say('saboteur-terminal-you-saw')}: {goal + 1} = {what}", "cyan")
        return line

    def question(self, view: AnyView, moves: Sequence[int]) -> str:
        mine: Mine = view.public
        if mine.phase != PLAY:
            picks = " · ".join(self.game.format_move(move) for move in moves)
            return f"{self.speaker.say('saboteur-terminal-question-gold')}: {picks}"
        say = self.speaker.say
        return f"{say('saboteur-terminal-question')} ({say('saboteur-terminal-role-hint')})"

    def aside(self, view: AnyView, answer: str) -> str | None:
        """Tell the person's role, or what the card of a number can do."""
        mine, words = view.public, answer.strip().lower()
        say = self.speaker.say
        if words in ROLE_WORDS and view.own().role >= 0:
            most = int(mine.house.saboteurs)
            fewest = most if mine.house.spare_is_digger else most - 1
            role = say("saboteur-role", role=ROLE_NAMES[view.own().role])
            return f"{role}. {say('saboteur-terminal-possible', fewest=fewest, most=most)}"
        cards = cards_of(view.own().hand)
        if words.isascii() and words.isdigit() and 1 <= int(words) <= len(cards):
            kind = cards[int(words) - 1]
            moves = self.game.legal_moves(view)
            texts = [self.game.format_move(move) for move in moves if kind_of(move) == kind]
            card = say("saboteur-terminal-moves-of", card=KIND_NAMES[kind])
            return f"{card} " + " · ".join(texts)
        return None

    def answers(self, view: AnyView, moves: Sequence[int]) -> list[str]:
        answers = super().answers(view, moves)
        if view.public.phase != PLAY:
            return answers
        return [self.speaker.say("saboteur-terminal-help") + "\n", *answers]

    def shortcuts(self, view: AnyView, moves: Sequence[int]) -> dict[str, int]:
        """Take `2 3,1` for card 2 at 3,1, `2t 3,1` for it turned, and `d 2` to discard it.

        Of gold, its worth is enough: `3`, `1+3`.
        """
        if view.public.phase != PLAY:
            return {self.game.format_move(move).partition(" ")[2]: move for move in moves}
        answers: dict[str, int] = {}
        for number, kind in enumerate(cards_of(view.own().hand), 1):
            answers[f"d {number}"] = DISCARD + kind
            for move in moves:
                if MEND <= move < FALL and kind_of(move) == kind:
                    target = (move - MEND) // len(REPAIR_CARDS)
                    answers.setdefault(f"{number} {LETTERS[target].lower()}", move)
                if move >= DIG and kind_of(move) == kind:
                    cell = (move - DIG) >> 5
                    where = f"{x_of(cell)},{y_of(cell)}"
                    turned = LAID_NAMES[(move - DIG) & 31] != KIND_NAMES[kind]
                    answers.setdefault(f"{number} {where}", move)
                    if turned:
                        answers[f"{number}t {where}"] = move
        return answers

    def read(self, view: AnyView, moves: Sequence[int], answer: str) -> int:
        """Read a move; small letters mean dead ends, so an answer's letters stay as they are."""
        shortcuts = self.shortcuts(view, moves)
        words = " ".join(answer.split())
        if words.lower() in shortcuts:
            return shortcuts[words.lower()]
        text = as_notation(spelled_out(cards_of(view.own().hand), words))
        if text.startswith("mend "):
            # Which card mends it may be left open; one that mends nothing else comes first.
            for move in sorted(moves):
                if self.game.format_move(move).startswith(f"{text} with "):
                    return move
        return self.game.parse_move(text)

    def line(self, event: Event) -> str | None:
        if isinstance(event, CardDrawn | GoalsLaid | PassedCardSeen):
            return None
        return super().line(event)


class ByHeight:
    """A picture for high screens and one for low ones; what is no screen has room for all."""

    def __init__(self, tall: RenderableType, low: RenderableType) -> None:
        self.tall = tall
        self.low = low

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.low if console.is_terminal and console.height < HIGH else self.tall


def spelled_out(cards: Sequence[int], answer: str) -> str:
    """Put what a card does for its number in the hand: `5 2,0` for `rockfall 2,0`."""
    card, _, where = answer.partition(" ")
    number = card.lower().removesuffix("t")
    if not (where and number.isascii() and number.isdigit() and 1 <= int(number) <= len(cards)):
        return answer
    kind = cards[int(number) - 1]
    name = KIND_NAMES[kind]
    if kind < FIRST_ACTION:
        turned = [LAID_NAMES[laid] for laid, of in enumerate(LAID_KIND) if of == kind][-1]
        return f"dig {name if card == number else turned} {where}"
    if kind < FIRST_BROKEN:
        return f"{name} {where}"
    if kind < FIRST_REPAIR:
        return f"break {name.removeprefix('broken-')} {where}"
    return f"mend {name.partition('-')[0]} {where} with {name}"


def as_notation(answer: str) -> str:
    """Put the name of a path card for its drawing, and the number of a seat for its letter."""
    match answer.split(" "):
        case ["dig", box, cell] if len(box) == 1 and box in PATH_BOXES:
            return f"dig {LAID_NAMES[PATH_BOXES.index(box)]} {cell}"
        case ["break" | "mend" as verb, tool, letter, *rest] if letter.upper() in LETTERS:
            return " ".join([verb, tool, str(LETTERS.index(letter.upper())), *rest])
        case _:
            return answer


def kind_of(move: int) -> int:
    """Return the kind of card that a move spends."""
    if move >= DIG:
        return LAID_KIND[(move - DIG) & 31]
    if DISCARD <= move < DISCARD + len(KIND_NAMES):
        return move - DISCARD
    if move >= FALL:
        return ROCKFALL
    if move >= MEND:
        return FIRST_REPAIR + REPAIR_CARDS[(move - MEND) % len(REPAIR_CARDS)]
    return FIRST_BROKEN + (move - BREAK) % len(TOOL_NAMES) if move >= BREAK else MAP
