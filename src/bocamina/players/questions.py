"""Questions to bots as plain text, so that they can be asked in another process."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.events import Event, format_event, parse_event
from bocamina.core.notation import format_view, parse_view
from bocamina.core.rng import Rng
from bocamina.games import find_game
from bocamina.players.asking import ask_move, ask_remarks
from bocamina.players.player import Player, Remark
from bocamina.players.roster import seat_player

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView

BOTS_KEPT: Final = 500  # the number of bots that a process caches, the most recently asked


class Forgotten(Exception):  # not an error
    """The bot that was told the earlier steps is not cached here."""


@dataclass(frozen=True)
class SeenStep:
    """What a seat was told of a step, and its view after it, as text."""

    view: str
    events: list[str]


Note: TypeAlias = SeenStep | Remark


def note_of(game: AnyGame, view: AnyView, seen: Sequence[Event]) -> SeenStep:
    """Write down what a seat sees after a step, and what it was told of it."""
    return SeenStep(format_view(game, view), [format_event(event) for event in seen])


@dataclass(frozen=True)
class Question:
    """A question to a bot: a seat's view as text, and what the seat learned before."""

    game: str
    rules: int  # the edition by whose rules it is played
    player: str
    seat: int
    view: str
    told: int  # how many notes it was sent before
    notes: list[Note]
    character: str  # the same for the whole game
    seed: str  # new for every move; empty if a bot continues with its own random state
    seconds: float


def think(asked: Question) -> str:
    """Return a bot's move in notation."""
    bot = recall(asked)
    view = parse_view(bot.game, asked.view)
    return bot.game.format_move(ask_move(bot, view, bot.game.legal_moves(view), asked.seconds))


def talk(asked: Question) -> list[Remark]:
    """Return what a bot says after its move."""
    bot = recall(asked)
    return ask_remarks(bot, parse_view(bot.game, asked.view))


_bots: OrderedDict[str, tuple[int, Player]] = OrderedDict()


def recall(asked: Question) -> Player:
    """Return the bot, cached or new, told of everything up to now."""
    told, bot = _bots.pop(asked.character, (0, None))
    if bot is None or told != asked.told:
        if asked.told:
            raise Forgotten
        game = find_game(asked.game, asked.rules)
        bot = seat_player(asked.player, game, asked.seat, asked.character)
    for note in asked.notes:
        if isinstance(note, Remark):
            bot.hear(note)
        else:
            events = [parse_event(bot.game.events, line) for line in note.events]
            bot.notice(parse_view(bot.game, note.view), events)
    _bots[asked.character] = asked.told + len(asked.notes), bot
    if len(_bots) > BOTS_KEPT:
        _bots.popitem(last=False)
    if asked.seed:
        bot.rng = Rng(asked.seed)
    return bot


def forget_others(character: str) -> None:
    """Drop the bots of all games but one from the cache."""
    for other in [each for each in _bots if each != character]:
        del _bots[other]


def has_memory(kind: type[Player]) -> bool:
    """Tell whether a class of bots needs to be told what happens between its moves."""
    return kind.notice is not Player.notice or kind.hear is not Player.hear


def talks(kind: type[Player]) -> bool:
    """Tell whether a class of bots ever makes remarks."""
    return kind.speak is not Player.speak
