"""Saboteur in the terminal: the mine drawn large, tools, hand, role on request."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bocamina.core.turn import Turn
from bocamina.games.saboteur.cells import place_name, x_of, y_of
from bocamina.games.saboteur.components import (
    DIGGER,
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_REPAIR,
    GOAL_NAMES,
    GOALS,
    KIND_NAMES,
    LAID_KIND,
    LAID_NAMES,
    ROLE_NAMES,
    SABOTEUR,
    TOOL_NAMES,
)
from bocamina.games.saboteur.drawing import BOXES
from bocamina.games.saboteur.events import CardDrawn, CardPassed, GoalsLaid, PassedCardSeen
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.moves import (
    card_of,
    discard_move,
    dug_cell,
    dug_laid,
    is_dig,
    is_mend,
    mended_seat,
)
from bocamina.games.saboteur.nuggets import nuggets_of
from bocamina.games.saboteur.packed import goal_seen
from bocamina.games.saboteur.state import PLAY, UNKNOWN
from bocamina.terminal.face import Face
from bocamina.terminal.saboteur_mine import FLAT, LARGE, SMALL, TINY, Beside, draw_mine, width_of
from bocamina.terminal.unbroken import Unbroken

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import Dwarf, Mine

PATH_BOXES: Final = BOXES[: len(LAID_NAMES)]
LETTERS: Final = list("ABCDEFGHIJ")
SHAPES: Final = {
    "NESW": "crossroads",
    "NS": "shaft",
    "EW": "gallery",
    **dict.fromkeys(("NES", "NEW", "NSW", "ESW"), "junction"),
}
FRAME: Final = 4  # columns for the frame around the mine
ROLE_WORDS: Final = ("role", "papel", "rol")


class SaboteurFace(Face):
    """Shows the mine and the hand, and accepts a card's number and a cell as an answer."""

    def pictures(self, view: AnyView, width: int) -> Iterator[RenderableType]:
        mine: Mine = view.public
        say = self.speaker.say
        title = say(
            "saboteur-terminal-title", round=int(mine.round), of=int(mine.house_rules.rounds)
        )
        title += " · " + say("saboteur-terminal-deck", cards=int(mine.deck_size))
        own = [] if view.private is None else [self.own(view)]
        for scale in (LARGE, FLAT):
            drawn = draw_mine(mine, scale)
            if width_of(drawn) > width - FRAME:
                continue
            framed = Panel(
                drawn, title=title, title_align="left", border_style="yellow", expand=False
            )
            yield Group(framed, self.seats(mine), *own)
        # The fallback for a low screen: small cards, with the table beside them.
        small = [draw_mine(mine, scale) for scale in (SMALL, TINY)]
        yield Group(Text(title, "yellow"), Beside(small, self.seats(mine, is_short=True)), *own)

    def seats(self, mine: Mine, *, is_short: bool = False) -> Table:
        """Draw a row for each seat: cards, maps read, cards passed, broken tools or the role.

        When the game is over, show gold instead of cards.
        """
        say = self.speaker.say
        is_unmasked = mine.saboteurs != UNKNOWN
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0) if is_short else (0, 2))
        held = "gold" if mine.totals else "hand"
        headings = ["player", held, "looks", "passed", "role" if is_unmasked else "broken"]
        if is_short and is_unmasked and not mine.totals:
            headings.remove("hand")  # which no longer counts
        for heading in headings:
            title = say(f"saboteur-terminal-{heading}{'.short' if is_short else ''}")
            table.add_column(title, header_style="dim", no_wrap=is_short)
        for seat in range(mine.settings.seats):
            looks = " ".join(str(g + 1) for g in range(GOALS) if mine.looked_at(seat) >> g & 1)
            acts = seat in Turn(mine.turn).seats
            who = Text("▶ " if acts else "  ") + self.name(seat)
            row: dict[str, Text | str] = {
                "player": who,
                "hand": str(mine.hand_size(seat)),
                "gold": str(mine.totals[seat]) if mine.totals else "",
                "looks": looks,
                "passed": str(mine.passed_by(seat)),
            }
            last = (self.role if is_unmasked else self.broken)(mine, seat, is_short)
            table.add_row(*(row.get(heading, last) for heading in headings))
        return table

    def role(self, mine: Mine, seat: int, is_short: bool) -> Text:
        """Return the revealed role of a seat."""
        role = ROLE_NAMES[SABOTEUR if mine.saboteurs >> seat & 1 else DIGGER]
        name = "saboteur-terminal-short-role" if is_short else "saboteur-role"
        word = self.speaker.say(name, role=role)
        return Text(word, "bold red" if mine.saboteurs >> seat & 1 else "green")

    def broken(self, mine: Mine, seat: int, is_short: bool) -> Text:
        """Return a seat's broken tools, each with the letter of who broke it."""
        told = Text(style="red")
        for tool, name in enumerate(TOOL_NAMES):
            by = mine.breakers[3 * seat + tool]
            if by:
                word, letter = self.speaker.say("saboteur-tool", tool=name), LETTERS[by - 1]
                told.append(f"{word[0].upper()}:{letter} " if is_short else f"{word} ({letter}) ")
        told.rstrip()
        return told

    def own(self, view: AnyView) -> RenderableType:
        """Draw the person's cards, numbered, their gold, and what their maps told."""
        dwarf: Dwarf = view.own()
        say = self.speaker.say
        cards = [
            Text.assemble((f" {number} ", "reverse"), f" {say('saboteur-card', card=name)}")
            for number, name in enumerate((KIND_NAMES[kind] for kind in cards_of(dwarf.hand)), 1)
        ]
        hand = Text(say("saboteur-terminal-your-hand") + ":", "bold")
        lines: list[RenderableType] = [Unbroken([hand, *cards], "  ")] if cards else []
        known = [
            f"{goal + 1} = {say('saboteur-goal-kind', kind=GOAL_NAMES[seen - 1])}"
            for goal in range(GOALS)
            if (seen := int(goal_seen(dwarf.looks, goal)))
        ]
        told = [f"{say('saboteur-terminal-you-saw')}: {', '.join(known)}"] if known else []
        if dwarf.notes:
            nuggets = nuggets_of(dwarf.notes, view.public.ledger, int(view.seat))
            told.append(say("saboteur-terminal-your-gold", nuggets=nuggets))
        if told:
            lines.append(Text("   ".join(told), "cyan"))
        return Group(*lines)

    def question(self, view: AnyView, moves: Sequence[int]) -> str:
        mine: Mine = view.public
        if mine.phase != PLAY:
            picks = " · ".join(self.in_words(self.game.format_move(move)) for move in moves)
            return f"{self.speaker.say('saboteur-terminal-question-gold')}: {picks}"
        say = self.speaker.say
        return f"{say('saboteur-terminal-question')} ({say('saboteur-terminal-question-how')})"

    def aside(self, view: AnyView, answer: str) -> RenderableType | None:
        """Tell the person's role, or what the card of a number can do."""
        mine, words = view.public, answer.strip().lower()
        say = self.speaker.say
        if words in ROLE_WORDS and view.own().role >= 0:
            most = int(mine.house_rules.saboteurs)
            fewest = most if mine.house_rules.spare_is_digger else most - 1
            role = say("saboteur-terminal-you-are", role=ROLE_NAMES[view.own().role])
            return Text(f"{role} {say('saboteur-terminal-possible', fewest=fewest, most=most)}")
        cards = cards_of(view.own().hand)
        if words.isascii() and words.isdigit() and 1 <= int(words) <= len(cards):
            kind = cards[int(words) - 1]
            moves = self.game.legal_moves(view)
            of_card = [move for move in moves if card_of(move) == kind]
            texts = [self.in_words(self.game.format_move(move)) for move in of_card]
            return Unbroken([say("saboteur-terminal-moves-of", card=KIND_NAMES[kind]), *texts])
        return None

    def explanation(self, view: AnyView) -> str:
        return self.speaker.say("saboteur-terminal-help") if view.public.phase == PLAY else ""

    def shortcuts(self, view: AnyView, moves: Sequence[int]) -> dict[str, int]:
        """Take `2 3,1` for card 2 at 3,1, `2t 3,1` for it turned, and `d 2` to discard it.

        For gold, its worth is enough: `3`, `1+3`.
        """
        if view.public.phase != PLAY:
            return {self.game.format_move(move).partition(" ")[2]: move for move in moves}
        answers: dict[str, int] = {}
        for number, kind in enumerate(cards_of(view.own().hand), 1):
            answers[f"d {number}"] = int(discard_move(kind))
            for move in moves:
                if is_mend(move) and card_of(move) == kind:
                    target = mended_seat(move)
                    answers.setdefault(f"{number} {LETTERS[target].lower()}", move)
                if is_dig(move) and card_of(move) == kind:
                    cell = dug_cell(move)
                    where = f"{x_of(cell)},{y_of(cell)}"
                    turned = LAID_NAMES[dug_laid(move)] != KIND_NAMES[kind]
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
        text = as_notation(spelled_out(cards_of(view.own().hand), self.in_notation(words)))
        if text.startswith("mend ") and " with " not in text:
            # The card may be omitted when mending; one that mends nothing else is preferred.
            for move in sorted(moves):
                if self.game.format_move(move).startswith(f"{text} with "):
                    return move
            # No card fits: let the referee say why, for a card in the hand if possible.
            tool = text.split(" ")[1]
            held = [KIND_NAMES[kind] for kind in cards_of(view.own().hand) if kind >= FIRST_REPAIR]
            text += f" with {next((card for card in held if tool in card.split('-')), tool)}"
        return self.game.parse_move(text)

    def in_words(self, notation: str) -> str:
        """Return a move as the person would type it, with the letters of seats."""
        match notation.split(" "):
            case ["break" | "mend" as verb, tool, seat, *rest]:
                notation = " ".join([verb, tool, LETTERS[int(seat)], *rest])
            case ["dig" | "discard" as verb, card, *cell] if card in LAID_NAMES:
                notation = " ".join([verb, PATH_BOXES[LAID_NAMES.index(card)], *cell])
        return super().in_words(notation)

    def line(self, event: Event) -> str | None:
        if isinstance(event, CardDrawn | GoalsLaid | PassedCardSeen):
            return None
        return super().line(event)

    def plainly(self, event: Event) -> str | None:
        # A person who put a card face down sees which one instead.
        return None if isinstance(event, CardPassed) else super().plainly(event)

    def named(self, facts: Mapping[str, object]) -> dict[str, str]:
        """Return the name of a place, as on the edge of a drawn mine, and of a card."""
        match facts:
            case {"path": str(path), "x": int(x), "y": int(y)}:
                return {"where": place_name(x, y), "what": self.path_name(path)}
            case {"card": str(card)} if card in LAID_NAMES:
                return {"what": self.path_name(card)}
            case {"card": str(card)}:
                return {"what": self.speaker.say("saboteur-card", card=card)}
            case {"kind": str(kind)}:
                return {"what": self.speaker.say("saboteur-goal-name", kind=kind)}
            case _:
                return {}

    def path_name(self, path: str) -> str:
        """Return the name of a path card, with its open sides."""
        say, open_to = self.speaker.say, path.upper()
        sides = [say(f"saboteur-direction-{side.lower()}") for side in "NESW" if side in open_to]
        shape = SHAPES.get(open_to, "curve") if path == open_to else "dead"
        return say("saboteur-path-name", shape=shape, open=", ".join(sides))


FACE: Final = SaboteurFace


def spelled_out(cards: Sequence[int], answer: str) -> str:
    """Replace a card's number in the hand by its action: `5 2,0` becomes `rockfall 2,0`."""
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
    """Replace a path card's drawing by its name, and a seat's letter by its number."""
    match answer.split(" "):
        case ["dig" | "discard" as verb, box, *cell] if len(box) == 1 and box in PATH_BOXES:
            return " ".join([verb, LAID_NAMES[PATH_BOXES.index(box)], *cell])
        case ["break" | "mend" as verb, tool, letter, *rest] if letter.upper() in LETTERS:
            return " ".join([verb, tool, str(LETTERS.index(letter.upper())), *rest])
        case _:
            return answer
