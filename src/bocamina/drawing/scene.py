"""The input of a drawing: the facts of one view, or of a state with all secrets."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.notation import format_position, format_view
from bocamina.core.state import SPECTATOR, State
from bocamina.core.turn import Turn
from bocamina.fluent import Bundle
from bocamina.language import message_id, message_text, message_texts, speaker_for

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bocamina.core.game import AnyGame, AnyState, AnyView

TRUTH: Final = -2  # who knows everything


@dataclass(frozen=True)
class Look:
    """The options of a drawing: the theme, the language of the few words, the names of seats."""

    theme: str = "lamp"
    language: str = "en"
    names: Sequence[str] = ()
    plates: bool = True  # whether the seats are drawn below the board
    is_for_players: bool = False  # places are named as at the table, not as in notation
    shape: float = 0.0  # the greatest height relative to its width; 0 for no limit

    def name_of(self, seat: int) -> str:
        """Return the name of a seat, if it has one."""
        return self.names[seat] if seat < len(self.names) else ""

    def title(self, game: str) -> str:
        """Return the title of a game, or its internal name if there are no messages."""
        message = message_id(game)
        return self.say(message) if message in _words(self.language) else game

    def say(self, message: str, **facts: object) -> str:
        """Return the words of a drawing."""
        return _words(self.language).format(message, facts)


@cache
def _words(language: str) -> Bundle:
    bundle = Bundle(speaker_for(language).language)  # raises an error if the language is unknown
    for text in (*message_texts(language), message_text("bocamina.drawing", language)):
        bundle.add(text)
    return bundle


def letter_of(seat: int) -> str:
    """Return the letter of a seat's sign."""
    return chr(ord("A") + seat)


@dataclass(frozen=True)
class Scene:
    """The facts to draw, without those that the viewer does not know."""

    game: str
    seats: int
    viewer: int
    # Of the types that the game's facts.py has, which those who draw it name.
    public: Any
    private: Mapping[int, Any]  # by seat
    hidden: Any
    acting: tuple[int, ...]
    winners: tuple[int, ...]
    title: str
    text: str  # in notation
    look: Look = field(default_factory=Look)
    film: Sequence[Any] = ()  # the public facts of the other scenes in the same film

    def own(self) -> Any:
        """Return the viewer's private facts, or None."""
        return self.private.get(self.viewer)


def scene_of(shown: AnyView | AnyState, look: Look) -> Scene:
    """Return the scene of a view or a state."""
    public = shown.public
    game: AnyGame = public.settings.game
    if isinstance(shown, State):
        viewer, title = TRUTH, "drawing-of-truth"
        known = [shown.view(seat) for seat in range(len(shown.private))]
        text = format_position(game, shown)
        hidden = game.describe_hidden(public, shown.hidden)
    else:
        viewer = int(shown.seat)
        title = "drawing-of-spectator" if viewer == SPECTATOR else "drawing-of-seat"
        known = [] if shown.private is None else [shown]
        text = format_view(game, shown)
        hidden = {}
    turn = Turn(public.turn)
    who = look.name_of(viewer) or letter_of(viewer) if viewer >= 0 else ""
    return Scene(
        game=game.name,
        seats=public.settings.seats,
        viewer=viewer,
        public=game.describe_public(public),
        private={int(view.seat): game.describe_private(view) for view in known},
        hidden=hidden,
        acting=turn.seats,
        winners=tuple(game.winners(public)) if turn.is_over else (),
        title=look.say(title, game=look.title(game.name), who=who),
        text=text,
        look=look,
    )
