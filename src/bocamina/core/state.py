"""The whole truth in three compartments, and the part of it that one viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from bocamina.core.opening import mypyc_attr
from bocamina.core.showing import picture_of
from bocamina.core.turn import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.game import AnyGame
    from bocamina.core.options import Settings

SPECTATOR: Final = -1


def quote(reader: str, *texts: str) -> str:
    """Return the call that reads an object back from texts, ready to paste into a test.

    It can be pasted with its line breaks, and with `\\n` for each of them, as pytest prints it.
    """
    told = [text.replace("\\", "\\\\").replace('"', '\\"') for text in texts]
    return reader + "(" + ", ".join(['"""' + text + '"""' for text in told]) + ")"


@mypyc_attr(allow_interpreted_subclasses=True)
class Public:
    """What everybody may know; each game adds its own fields and copies them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turn: i64 = OVER

    def __repr__(self) -> str:
        return f"{View(SPECTATOR, self, None)!r}.public"

    def copy(self) -> Public:
        """Return a part that shares nothing mutable with this one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Private:
    """What one seat knows besides the public part."""

    def copy(self) -> Private:
        """Return a part that shares nothing mutable with this one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """What nobody knows yet; a game without such secrets uses this class as it is."""

    def copy(self) -> Hidden:
        """Return a part that shares nothing mutable with this one."""
        return self


P = TypeVar("P", bound=Public)
Q = TypeVar("Q", bound=Private)
H = TypeVar("H", bound=Hidden)


@final
class View(Generic[P, Q]):
    """What one seat may know, or a spectator: a window on the state that moves on with it."""

    def __init__(self, seat: i64, public: P, private: Q | None) -> None:
        self.seat: i64 = seat
        self.public = public
        self.private = private

    def __reduce__(self) -> tuple[object, tuple[AnyGame, str]]:
        """Pickle as text, which plain and compiled Python read alike."""
        from bocamina.core.notation import parse_view  # a circular import

        return parse_view, (self.public.settings.game, str(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and str(self) == str(other)

    def __str__(self) -> str:
        from bocamina.core.notation import format_view

        return format_view(self.public.settings.game, self)

    def __repr__(self) -> str:
        return quote("read_view", str(self))

    def svg(self, **look: Any) -> Any:
        """Draw what the viewer knows and nothing else; `look` is as in `bocamina.drawing.draw`."""
        return picture_of(self, look)

    def _repr_svg_(self) -> str:
        return str(self.svg())

    def __deepcopy__(self, memo: object) -> View[P, Q]:
        return self.copy()

    def own(self) -> Q:
        """Return the viewer's private part, which a spectator does not have."""
        assert self.private is not None, "a spectator has no private part"
        return self.private

    def copy(self) -> View[P, Q]:
        """Return a view that stays as it is while the game goes on."""
        private = None if self.private is None else self.private.copy()
        return View(self.seat, self.public.copy(), private)  # type: ignore[arg-type]


@final
class State(Generic[P, Q, H]):
    """The whole truth: public, private for each seat, hidden. It has no wire form."""

    def __init__(self, public: P, private: list[Q], hidden: H) -> None:
        self.public = public
        self.private = private
        self.hidden = hidden

    def __reduce__(self) -> tuple[object, tuple[AnyGame, str]]:
        """Pickle as text, which plain and compiled Python read alike."""
        from bocamina.core.notation import parse_position  # a circular import

        return parse_position, (self.public.settings.game, str(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __str__(self) -> str:
        from bocamina.core.notation import format_position

        return format_position(self.public.settings.game, self)

    def __repr__(self) -> str:
        return quote("read_position", str(self))

    def svg(self, **look: Any) -> Any:
        """Draw everything, secrets included; `look` is as in `bocamina.drawing.draw`."""
        return picture_of(self, look)

    def _repr_svg_(self) -> str:
        return str(self.svg())

    def __deepcopy__(self, memo: object) -> State[P, Q, H]:
        return self.copy()

    def view(self, seat: i64) -> View[P, Q]:
        """Return what `seat` may know; this is the only place where views are made."""
        if seat == SPECTATOR:
            return View(seat, self.public, None)
        return View(seat, self.public, self.private[seat])

    def copy(self) -> State[P, Q, H]:
        """Return a state that shares nothing mutable with this one."""
        private = [part.copy() for part in self.private]
        return State(self.public.copy(), private, self.hidden.copy())  # type: ignore[arg-type]
