"""A game against bots in this process."""

from __future__ import annotations

import secrets
from threading import Lock
from typing import TYPE_CHECKING

from bocamina.advice.advising import advise
from bocamina.advice.history import History
from bocamina.advice.words import Wording
from bocamina.assistants.chair import Declined, Sight
from bocamina.core.dealer import Dealer
from bocamina.core.errors import IllegalMove, Mismatch
from bocamina.core.events import seen_by
from bocamina.core.match import Match
from bocamina.core.notation import format_view
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.language import speaker_for
from bocamina.players.companions import Companions, seat_companions
from bocamina.players.names import BOT_NAMES
from bocamina.players.phrases import phrases_of
from bocamina.players.player import Remark
from bocamina.players.roster import strongest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bocamina.core.events import Event
    from bocamina.core.options import Value


class BesideBots:
    """The first seat of a match whose other seats are bots."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        bots: str,
        options: Mapping[str, Value],
        seed: str,
        language: str,
    ) -> None:
        self.game = find_game(game)
        count = self.game.usual_seats if seats is None else seats
        seed = seed or secrets.token_hex(16)
        self.match = Match(self.game, self.game.settle(count, options), Dealer(seed))
        self.seat = 0
        self.speaker = speaker_for(language)
        names = list(BOT_NAMES)
        Rng(f"names {seed}").shuffle(names)
        self.names = [self.speaker.say("terminal-you"), *names][:count]
        kind = bots or strongest(self.game)
        seated = seat_companions(kind, self.game, count, seed)
        levels = dict.fromkeys(seated, kind)
        self.companions = Companions(self.match, seated, self.blame, levels)
        self.history = History()
        self.news: list[str] = []
        self.lock = Lock()
        self.go_on()

    def blame(self, seat: int, reason: str) -> None:
        """Report a bot that failed."""
        who = self.names[seat]
        self.news.append(self.speaker.say("terminal-bot-failed", who=who, reason=reason))

    def tell(self, events: list[Event]) -> None:
        """Let everybody know what happened, as far as they may."""
        self.companions.notice(events)
        seen = seen_by(self.seat, events)
        self.history.notice(self.match.view(self.seat), seen)
        for event in seen:
            self.news.append(self.speaker.tell(self.game.name, event, self.names, self.seat))
        for remark in self.companions.comment():
            self.pass_on(remark)

    def go_on(self) -> None:
        """Let chance and bots act until it is the assistant's turn, or nobody's."""
        self.deal()
        while (bot := self.companions.waited_for()) is not None:
            self.tell(self.match.play(bot, self.companions.choose(bot)))
            self.deal()
            for remark in self.companions.speak(bot):
                self.pass_on(remark)

    def deal(self) -> None:
        """Let chance decide for as long as it is its turn."""
        while self.match.turn.is_chance:
            self.tell(self.match.resolve())

    def pass_on(self, remark: Remark) -> None:
        """Let everybody hear what somebody says."""
        self.companions.hear(remark)
        self.history.hear(remark)
        words = self.speaker.phrase(remark.phrase, remark.about, self.names)
        self.news.append(f"{self.names[remark.seat]}: “{words}”")

    def look(self, wait_seconds: float) -> Sight:
        """Return what the seat may know; bots never keep it waiting."""
        with self.lock:
            turn = self.match.turn
            news, self.news = self.news, []
            return Sight(
                game=self.game.name,
                seat=self.seat,
                players=self.names,
                turn="over" if turn.is_over else "yours",
                position=format_view(self.game, self.match.view(self.seat)),
                legal_moves=self.match.legal_texts(self.seat),
                news=news,
                result=str(self.match.result() or ""),
            )

    def move(self, text: str) -> None:
        """Make a move and let the others answer."""
        with self.lock:
            if self.match.turn.is_over:
                raise Declined("the game is over")
            try:
                self.tell(self.match.play(self.seat, text))
            except IllegalMove as refusal:
                why = self.speaker.explain(self.game.name, refusal, self.names)
                raise Declined(why) from refusal
            except Mismatch as error:
                raise Declined(f"a move that cannot be read: {error}") from error
            self.go_on()

    def hint(self) -> list[str]:
        """Return advice from what the seat may know, rung by rung, then what it believes."""
        with self.lock:
            if self.match.turn.is_over:
                raise Declined("the game is over")
            advice = advise(self.match.view(self.seat), self.history)
        wording = Wording(self.speaker, advice, self.names, str)
        return [*(wording.rung(rung) for rung in advice.hint), *wording.beliefs()]

    def say(self, phrase: str, about: int | None) -> None:
        """Say a ready phrase to all."""
        if phrase not in phrases_of(self.game.name):
            raise Declined(f"expected one of the phrases, got {phrase!r}")
        with self.lock:
            self.pass_on(Remark(self.seat, phrase, -1 if about is None else about))

    def phrases(self) -> dict[str, str]:
        """Return the ready phrases with what they say."""
        known = phrases_of(self.game.name)
        return {phrase: self.speaker.say(phrase, about="…", number="…") for phrase in known}

    def leave(self) -> None:
        """End the game for everybody; nobody else is there."""
