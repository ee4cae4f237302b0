"""One person among bots at a terminal."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from bocamina.core.errors import IllegalMove, Mismatch
from bocamina.core.events import seen_by
from bocamina.core.rng import Rng
from bocamina.language import message_id
from bocamina.players.companions import Companions
from bocamina.players.names import BOT_NAMES
from bocamina.rulebook import clauses, find_clause
from bocamina.terminal.hinting import HINT_WORDS, Hints
from bocamina.terminal.talking import SAY_WORDS, Talk
from bocamina.terminal.unbroken import Unbroken

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console, RenderableType

    from bocamina.core.events import Event
    from bocamina.core.game import AnyView
    from bocamina.core.match import Match
    from bocamina.language import Speaker
    from bocamina.players.player import Player, Remark
    from bocamina.terminal.face import Face

LOG_LINES: Final = 12
NEWS_LINES: Final = 3  # lines of the log that are always visible
QUESTION_LINES: Final = 6  # two rules, the hint, the question and its answer
ENDING_LINES: Final = 8  # two rules, who won, where the record is, and what the shell asks next
FEW_ANSWERS: Final = 12  # lines that can be read at a glance
QUIT_WORDS: Final = ("q", "quit", "fin")  # not the prefix of a move in any game, as "exit" is
HELP_WORDS: Final = ("?", "h", "help", "ayuda")
LOG_WORDS: Final = ("log", "registro")


class Quit(Exception):  # not an error
    """The person at the terminal quits."""


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
        bot_seconds: float = 1.0,
        wait: Callable[[float], object] = time.sleep,
        level: str = "",
    ) -> None:
        self.match = match
        self.face = face
        levels = dict.fromkeys(bots, level)
        self.companions = Companions(match, bots, self.blame, levels)
        self.console = console
        self.ask = ask
        self.pause_seconds = pause_seconds
        self.bot_seconds = bot_seconds  # that a bot may think about a move
        self.wait = wait
        self.log: list[str] = []
        self.talk = Talk(face)
        self.hints = Hints(face)
        self.has_begun = False  # whether anybody has moved: earlier events are not news

    @property
    def speaker(self) -> Speaker:
        """The speaker in the person's language."""
        return self.face.speaker

    def run(self) -> None:
        """Play until the game is over or the person quits."""
        match = self.match
        while not match.turn.is_over:
            if match.turn.is_chance:
                self.tell(match.resolve())
                continue
            # Bots first: where several seats choose at once, the person is never waited for.
            bot = self.companions.waited_for()
            if bot is not None:
                self.let_bot_move(bot)
            else:
                self.let_person_move()
        self.show()
        self.console.print(Panel(Text(self.ending()), border_style="green"))

    def tell(self, events: Sequence[Event]) -> None:
        """Log events, notify the bots, and pause for reading."""
        self.companions.notice(events)
        is_news = stops = False
        seen = seen_by(self.face.seat, events)
        self.hints.history.notice(self.match.view(self.face.seat), seen)
        for event in seen:
            line = self.face.line(event)
            if line is not None:
                self.put_into_log(line)
                stops = stops or event.gives_pause()
                # Private events, such as a card drawn, are visible at the person's move anyway.
                is_news = is_news or event.audience() is None
        self.pass_on(self.companions.comment())
        if is_news and self.has_begun and self.console.is_terminal and self.pause_seconds:
            self.show(tells_how=not stops)
            if stops:
                self.wait_for_person()
            else:
                self.wait(self.pause_seconds)

    def wait_for_person(self) -> None:
        """Pause until the person has read the news."""
        answer = self.ask(self.speaker.say("terminal-go-on")).strip().lower()
        if answer in QUIT_WORDS:
            raise Quit

    def put_into_log(self, line: str) -> None:
        """Keep a line of news for the next picture, or print it where there is none."""
        self.log.append(line)
        if not self.console.is_terminal:
            self.console.print(Text(line))

    def let_bot_move(self, seat: int) -> None:
        """Ask a bot for its move and make it."""
        match, move = self.match, self.companions.choose(seat, self.bot_seconds)
        self.has_begun = True
        self.tell(match.play(seat, move))
        while match.turn.is_chance:
            self.tell(match.resolve())
        self.pass_on(self.companions.speak(seat))

    def pass_on(self, remarks: Sequence[Remark]) -> None:
        """Let everybody hear what somebody says."""
        for remark in remarks:
            self.hints.history.hear(remark)
            self.companions.hear(remark)
            self.put_into_log(self.face.remark(remark))

    def blame(self, seat: int, reason: str) -> None:
        """Print which bot failed."""
        who = self.face.names[seat]
        self.put_into_log(self.speaker.say("terminal-bot-failed", who=who, reason=reason))

    def let_person_move(self) -> None:
        """Show the table and ask the person until the answer is a legal move."""
        match, seat = self.match, self.face.seat
        view, moves = match.view(seat), match.legal(seat)
        left_to_us = self.face.unasked(view, moves)
        if left_to_us is not None:
            self.tell(match.play(seat, left_to_us))
            return
        self.has_begun = True
        self.show()
        while True:
            answer = self.ask(self.face.question(view, moves)).strip()
            if not answer:
                self.show()
                continue
            if self.answer_aside(view, moves, answer):
                continue
            try:
                events = match.play(seat, self.face.read(view, moves, answer))
            except IllegalMove as refusal:
                words = self.speaker.why_not(match.game.name, refusal, self.face.names)
                clause = self.speaker.say("terminal-clause", clause=refusal.clause)
                self.console.print(Text.assemble((words, "yellow"), (f" ({clause})", "dim")))
            except Mismatch:
                if begun := self.face.begun(view, moves, answer):
                    self.console.print(Unbroken(begun), style="cyan")
                    continue
                words = self.speaker.say("terminal-unreadable", answer=answer[:40])
                self.console.print(Text(words, "yellow"))
            else:
                self.tell(events)
                return

    def answer_aside(self, view: AnyView, moves: Sequence[int], answer: str) -> bool:
        """Carry out an answer that is not a move, and tell whether it was one."""
        command, *rest = answer.lower().split()
        if command in QUIT_WORDS and not rest:
            raise Quit
        if command in HELP_WORDS:
            self.help(view, moves, " ".join(rest))
        elif command in LOG_WORDS:
            self.show_log(int(rest[0]) if rest and rest[0].isdecimal() else 1)
        elif command in HINT_WORDS and not rest:
            self.console.print(Text(self.hints.next_line(view), "cyan"))
        elif command in SAY_WORDS:
            self.speak(answer.split()[1:])
        elif (aside := self.face.aside(view, answer)) is not None:
            self.console.print(aside, style="cyan")
        else:
            return False
        return True

    def speak(self, words: Sequence[str]) -> None:
        """Say a ready phrase to all, or list them."""
        remark = self.talk.read(words)
        if remark is None:
            self.console.print(self.talk.list(), style="cyan")
            return
        self.pass_on([remark])
        if self.console.is_terminal:
            self.console.print(Text(self.log[-1]))

    def show_log(self, page: int) -> None:
        """Print what happened earlier, a screen at a time, the latest first."""
        lines = max(NEWS_LINES, self.console.height - 4) if self.console.is_terminal else 20
        pages = max(1, -(-len(self.log) // lines))
        page = min(max(1, page), pages)
        end = len(self.log) - (page - 1) * lines
        for line in self.log[max(0, end - lines) : end]:
            self.console.print(Text(line))
        if pages > 1:
            words = "terminal-log-pages" if page < pages else "terminal-log-first-page"
            more = self.speaker.say(words, page=page, pages=pages, older=page + 1)
            self.console.print(Text(more, "dim"))

    def help(self, view: AnyView, moves: Sequence[int], about: str) -> None:
        """Print what can be typed, by kinds if that is much; or print a rule."""
        answers = self.face.answers(view, moves)
        kinds = Counter(answer.partition(" ")[0] for answer in answers)
        if about in kinds:
            found = [answer for answer in answers if answer.partition(" ")[0] == about]
            self.console.print(Unbroken(found), style="cyan")
            return
        if about.capitalize() in clauses(self.match.game.name, self.speaker.language):
            rule = find_clause(self.match.game.name, self.speaker.language, about)
            self.console.print(Markdown(rule))
            return
        if about:
            words = self.speaker.say("terminal-no-such-move", about=about[:40])
            self.console.print(Text(words, "yellow"))
            return
        clause = next(iter(clauses(self.match.game.name, self.speaker.language)), "1")
        self.console.print(Text(self.speaker.say("terminal-help", clause=clause)))
        if explanation := self.face.explanation(view):
            self.console.print(Text(explanation))
        if len(answers) <= FEW_ANSWERS:
            self.console.print(Unbroken(answers), style="cyan")
            return
        firsts = {answer.partition(" ")[0]: answer for answer in reversed(answers)}
        told = [
            firsts[kind] if many == 1 else f"{firsts[kind]} … ({many}: ? {kind})"
            for kind, many in kinds.items()
        ]
        self.console.print(Unbroken(told), style="cyan")

    def show(self, *, tells_how: bool = True) -> None:
        """Draw the table with the latest news below, and optionally what can be typed."""
        picture, lines = self.picture()
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(picture)
        if self.console.is_terminal and self.log:
            room = self.console.height - lines - self.lines_below
            self.console.rule(style="dim")
            for line in self.latest(min(LOG_LINES, room)):
                self.console.print(line)
            self.console.rule(style="dim")
            if tells_how and not self.match.turn.is_over:
                self.console.print(Text(self.speaker.say("terminal-hint"), "dim"))

    @property
    def lines_below(self) -> int:
        """How many lines the news must leave free below them."""
        return ENDING_LINES if self.match.turn.is_over else QUESTION_LINES

    def latest(self, room: int) -> list[Text]:
        """Return the latest news that fits, but at least one line."""
        lines: list[Text] = []
        for told in reversed(self.log):
            wrapped = Text(told).wrap(self.console, self.console.width)
            if lines and len(lines) + len(wrapped) > room:
                break
            lines = [*wrapped, *lines]
        return lines

    def picture(self) -> tuple[RenderableType, int]:
        """Return the largest picture that leaves room for news and a question, and its height."""
        view, picture, lines = self.match.view(self.face.seat), None, 0
        for picture in self.face.pictures(view, self.console.width):
            if not self.console.is_terminal:
                break
            lines = len(self.console.render_lines(picture))
            if lines + self.lines_below + NEWS_LINES <= self.console.height:
                break
        assert picture is not None
        return picture, lines

    def ending(self) -> str:
        """Say who won."""
        public = self.match.state.public
        winners = self.match.game.winners(public)
        others = [self.face.names[seat] for seat in winners if seat != self.face.seat]
        names = self.speaker.list_names(others)
        if not self.companions.bots:
            return self.speaker.say("game-over-alone", score=self.match.game.scores(public)[0])
        if self.face.seat in winners:
            words = "game-over-you-win" if len(winners) == 1 else "game-over-you-share"
        else:
            words = "game-over-others-win"
        # A game may call it a draw.
        own = message_id(self.match.game.name, words)
        words = own if len(winners) > 1 and self.speaker.knows(own) else words
        return self.speaker.say(words, names=names, count=len(winners))
