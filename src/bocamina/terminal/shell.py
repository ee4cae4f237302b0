"""One person among bots at a terminal."""

from __future__ import annotations

import secrets
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from rich.panel import Panel
from rich.text import Text

from bocamina.core.errors import IllegalMove, Mismatch
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.players.asking import ask_move, ask_remarks, what_went_wrong
from bocamina.players.names import BOT_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import Console, RenderableType

    from bocamina.core.events import Event
    from bocamina.core.match import Match
    from bocamina.language import Speaker
    from bocamina.players.player import Player, Remark
    from bocamina.terminal.face import Face

LOG_LINES: Final = 12
QUESTION_LINES: Final = 6  # two rules, the hint, the question and its answer
QUIT_WORDS: Final = ("q", "quit", "exit", "fin")
HELP_WORDS: Final = ("?", "h", "help", "ayuda")


class Quit(Exception):  # not an error
    """The person at the terminal had enough."""


def name_seats(seats: int, person: str, seat: int, seed: str) -> list[str]:
    """Return a name for every seat: the person's own and those of bots, in random order."""
    names = list(BOT_NAMES)
    Rng(f"names {seed}").shuffle(names)
    names.insert(seat, person)
    return names[:seats]


class Shell:
    """Plays a match to its end: shows, tells, asks, and lets the bots choose."""

    def __init__(
        self,
        match: Match,
        face: Face,
        bots: dict[int, Player],
        console: Console,
        ask: Callable[[str], str],
        pause_seconds: float,
    ) -> None:
        self.match = match
        self.face = face
        self.bots = bots
        self.console = console
        self.ask = ask
        self.pause_seconds = pause_seconds
        self.log: list[str] = []

    @property
    def speaker(self) -> Speaker:
        """Who finds the words."""
        return self.face.speaker

    def run(self) -> None:
        """Play until the game is over or the person quits."""
        match = self.match
        while not match.turn.is_over:
            if match.turn.is_chance:
                self.tell(match.resolve())
                continue
            # Bots first: where several seats choose at once, the person is never waited for.
            waiting = [seat for seat in match.turn.seats if seat in self.bots]
            if waiting:
                self.let_bot_move(waiting[0])
            else:
                self.let_person_move()
        self.show()
        self.console.print(Panel(Text(self.ending()), border_style="green"))

    def tell(self, events: Sequence[Event]) -> None:
        """Put what happened into the log, let the bots know, and give time to read."""
        for seat, bot in self.bots.items():
            with self.standing_by(seat):
                bot.notice(self.match.view(seat), seen_by(seat, events))
        told = False
        for event in seen_by(self.face.seat, events):
            line = self.face.line(event)
            if line is not None:
                self.put_into_log(line)
                told = True
        if told and self.console.is_terminal and self.pause_seconds:
            self.show()
            time.sleep(self.pause_seconds)

    def put_into_log(self, line: str) -> None:
        """Keep a line of news for the next picture, or print it where there is none."""
        self.log.append(line)
        if not self.console.is_terminal:
            self.console.print(Text(line))

    def let_bot_move(self, seat: int) -> None:
        """Ask a bot for its move and make it; where it has none, any legal move will do."""
        match, bot = self.match, self.bots[seat]
        moves = match.game.legal_moves(match.view(seat))
        move = secrets.choice(moves)
        with self.standing_by(seat):
            move = ask_move(bot, match.view(seat), moves, 1.0)
        self.tell(match.play(seat, move))
        while match.turn.is_chance:
            self.tell(match.resolve())
        remarks: list[Remark] = []
        with self.standing_by(seat):
            remarks = ask_remarks(bot, match.view(seat))
        self.pass_on(remarks)

    def pass_on(self, remarks: Sequence[Remark]) -> None:
        """Let everybody hear what a bot says."""
        for remark in remarks:
            for seat, bot in self.bots.items():
                with self.standing_by(seat):
                    bot.hear(remark)
            self.put_into_log(self.face.remark(remark))

    @contextmanager
    def standing_by(self, seat: int) -> Iterator[None]:
        """Go on with the game though a bot breaks down, and say which one did."""
        try:
            yield
        except (Exception, SystemExit) as error:
            who, reason = self.face.names[seat], what_went_wrong(error)
            self.put_into_log(self.speaker.say("terminal-bot-failed", who=who, reason=reason))

    def let_person_move(self) -> None:
        """Show the table and ask the person until the answer is a legal move."""
        match, seat = self.match, self.face.seat
        self.show()
        view, moves = match.view(seat), match.legal(seat)
        while True:
            answer = self.ask(self.face.question(view, moves))
            if answer.strip().lower() in QUIT_WORDS:
                raise Quit
            if not answer.strip():
                continue
            if answer.strip().lower() in HELP_WORDS:
                self.help(self.face.answers(view, moves))
                continue
            aside = self.face.aside(view, answer)
            if aside is not None:
                self.console.print(Text(aside, "cyan"))
                continue
            try:
                events = match.play(seat, self.face.read(view, moves, answer))
            except IllegalMove as refusal:
                words = self.speaker.explain(match.game.name, refusal, self.face.names)
                self.console.print(Text(words, "yellow"))
            except Mismatch:
                words = self.speaker.say("terminal-unreadable", answer=answer.strip()[:40])
                self.console.print(Text(words, "yellow"))
            else:
                self.tell(events)
                return

    def help(self, answers: Sequence[str]) -> None:
        """Say what can be typed."""
        self.console.print(Text(self.speaker.say("terminal-help")))
        self.console.print(Text("   ".join(answers), "cyan"))

    def show(self) -> None:
        """Draw the table with the latest news below."""
        if self.console.is_terminal:
            self.console.clear()
        picture = self.face.picture(self.match.view(self.face.seat))
        self.console.print(picture)
        if self.console.is_terminal and self.log:
            self.console.rule(style="dim")
            for line in self.log[-self.room_for_news(picture) :]:
                self.console.print(Text(line))
            self.console.rule(style="dim")
            self.console.print(Text(self.speaker.say("terminal-hint"), "dim"))

    def room_for_news(self, picture: RenderableType) -> int:
        """Return how many lines of the log fit below the picture, three at the least."""
        taken = len(self.console.render_lines(picture)) + QUESTION_LINES
        return max(3, min(LOG_LINES, self.console.height - taken))

    def ending(self) -> str:
        """Say who won."""
        public = self.match.state.public
        winners = self.match.game.winners(public)
        names = self.speaker.list_names([self.face.names[seat] for seat in winners])
        if not self.bots:
            return self.speaker.say("terminal-alone", score=self.match.game.scores(public)[0])
        if self.face.seat in winners:
            words = "terminal-you-win" if len(winners) == 1 else "terminal-you-share"
        else:
            words = "terminal-others-win"
        return self.speaker.say(words, names=names, count=len(winners))
