"""Diamant in the terminal: the cave, what is carried and banked, the hazards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bocamina.core.turn import OVER
from bocamina.games.diamant.components import (
    CARD_NAMES,
    EXPEDITIONS,
    FIRST_HAZARD,
    HAZARD_NAMES,
    IDOL_CARD,
)
from bocamina.games.diamant.events import ChoiceSealed, ChoiceTakenBack
from bocamina.games.diamant.moves import LEAVE, LEAVE_BOTH, STAY
from bocamina.terminal.face import Face

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.games.diamant.state import Cave

HAZARD_SIGNS = {"snake": "~", "scorpion": "m", "rockfall": "▲", "gas": "≈", "explosion": "*"}


class DiamantFace(Face):
    """Shows the cave as a row of cards and asks to stay or leave."""

    asked_how_many = False  # with two adventurers, instead of staying or leaving

    def pictures(self, view: AnyView, width: int) -> Iterator[RenderableType]:
        cave: Cave = view.public
        say = self.speaker.say
        title = say("diamant-terminal-title", expedition=int(cave.expedition), of=EXPEDITIONS)
        path: RenderableType = Columns(
            [self.card(cave, place) for place in range(len(cave.path))], padding=(0, 0)
        )
        if not cave.path:
            path = Text(say("diamant-terminal-entrance"), "dim")
        rest = (self.hazards(cave), self.seats(view))
        drawn = Panel(path, title=title, title_align="left", border_style="yellow")
        if any(cave.gems):
            drawn.subtitle = say("diamant-terminal-left")
        yield Group(drawn, *rest)
        yield Group(Text(title, "yellow"), self.short_path(cave), *rest)

    def short_path(self, cave: Cave) -> RenderableType:
        """Draw the path in as few lines as possible."""
        line = Text()
        for place in range(len(cave.path)):
            line.append_text(self.sign(cave, place)).append("  ")
        return line

    def card(self, cave: Cave, place: int) -> RenderableType:
        """Draw one card of the path with what lies on it."""
        sign = self.sign(cave, place)
        return Panel(sign, border_style=str(sign.style).removeprefix("bold "))

    def sign(self, cave: Cave, place: int) -> Text:
        """Return a card of the path as one word, with what lies on it."""
        card, gems = cave.path[place], cave.gems[place]
        if card >= FIRST_HAZARD:
            name = CARD_NAMES[card]
            word = self.speaker.say(f"diamant-{name}")
            return Text(f"{HAZARD_SIGNS[name]} {word}", "bold red")
        if cave.idols_on and card == IDOL_CARD:
            lies = self.speaker.say("diamant-idol") if cave.idol_lies else ""
            return Text(f"♛ {lies}", "bold magenta")
        text = Text(f"◆ {CARD_NAMES[card]}", "bold cyan")
        text.append(f"  ·{gems}" if gems else "", "yellow")
        return text

    def hazards(self, cave: Cave) -> RenderableType:
        """Draw how many of each hazard were met and are still in the deck."""
        line = Text("  ")
        for hazard, name in enumerate(HAZARD_NAMES):
            met = cave.has_met(hazard)
            left = cave.deck[FIRST_HAZARD + hazard]
            word = self.speaker.say(f"diamant-{name}")
            mark = "!" if met else " "
            line.append(f"{mark}{HAZARD_SIGNS[name]} {word} {left} ", "bold red" if met else "dim")
        line.append("\n   " + self.speaker.say("diamant-terminal-hazards"), "dim")
        return line

    def seats(self, view: AnyView) -> RenderableType:
        """Draw a row for each seat: where it is, what it carries, what it banked."""
        cave: Cave = view.public
        say = self.speaker.say
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        carried = "carried-each" if cave.adventurers == 2 else "carried"
        for heading in ("player", "where", carried, "chest"):
            table.add_column(say(f"diamant-terminal-{heading}"), header_style="dim")
        for seat in range(cave.settings.seats):
            # When the game is over, nobody is in the cave of an expedition that never began.
            inside = 0 if cave.turn == OVER else cave.inside[seat]
            where = say("diamant-terminal-inside" if inside else "diamant-terminal-camp")
            if inside and cave.adventurers == 2:
                where += f" ×{inside}"
            if cave.has_chosen(seat):
                where += " ✓"
            idol = " ♛" if inside and cave.idol_carried else ""
            held = f"{cave.carried}{idol}" if inside else "-"
            table.add_row(self.name(seat), where, held, self.chest(view, seat))
        return table

    def chest(self, view: AnyView, seat: int) -> str:
        """Return what a chest holds, as far as the person may see it."""
        cave: Cave = view.public
        if cave.shows_chests():
            gems, idols = cave.chests[seat], cave.idols[seat]
        elif seat == view.seat:
            gems, idols = int(view.own().chest), int(view.own().idols)
        else:
            return "?"
        return f"{gems}" + " ♛" * idols

    def question(self, view: AnyView, moves: Sequence[int]) -> str:
        cave: Cave = view.public
        self.asked_how_many = LEAVE_BOTH in moves
        two = self.asked_how_many
        words = "diamant-terminal-question-two" if two else "diamant-terminal-question"
        return self.speaker.say(words, percent=round(100 * cave.danger()))

    def answers(self, view: AnyView, moves: Sequence[int]) -> list[str]:
        if LEAVE_BOTH in moves:
            return ["0", "1", "2"]
        say = self.speaker.say
        return [say("diamant-terminal-stay-words"), say("diamant-terminal-leave-words")]

    def explanation(self, view: AnyView) -> str:
        return self.speaker.say("diamant-terminal-help") if view.public.settings.seats > 1 else ""

    def in_words(self, notation: str) -> str:
        if self.asked_how_many:
            return {"stay": "0", "leave": "1"}.get(notation, "2")
        said = {"stay": "diamant-terminal-stay-words", "leave": "diamant-terminal-leave-words"}
        return self.speaker.say(said[notation]).split()[1]

    def done(self, notation: str, moves: Sequence[int]) -> str:
        if LEAVE_BOTH not in moves:
            return self.in_words(notation)
        leaving = int(self.game.parse_move(notation))
        return self.speaker.say("diamant-terminal-of-two", leaving=leaving)

    def shortcuts(self, view: AnyView, moves: Sequence[int]) -> dict[str, int]:
        say = self.speaker.say
        answers = dict.fromkeys(say("diamant-terminal-stay-words").split(), STAY)
        answers |= dict.fromkeys(say("diamant-terminal-leave-words").split(), LEAVE)
        answers |= {"leave both": LEAVE_BOTH, "2": LEAVE_BOTH, "1": LEAVE, "0": STAY}
        return answers

    def line(self, event: Event) -> str | None:
        if isinstance(event, ChoiceSealed | ChoiceTakenBack):
            return None
        return super().line(event)


FACE: Final = DiamantFace
