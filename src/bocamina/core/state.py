"""The whole truth in three compartments, and the part of it that one viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from bocamina.core.turn import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings

SPECTATOR: Final = -1


class Public:
    """What everybody may know; each game adds its own fields and copies them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turn: i64 = OVER

    def copy(self) -> Public:
        """Return a part that shares nothing mutable with this one."""
        raise NotImplementedError


class Private:
    """What one seat knows besides the public part."""

    def copy(self) -> Private:
        """Return a part that shares nothing mutable with this one."""
        raise NotImplementedError


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

    def view(self, seat: i64) -> View[P, Q]:
        """Return what `seat` may know; this is the only place where views are made."""
        if seat == SPECTATOR:
            return View(seat, self.public, None)
        return View(seat, self.public, self.private[seat])

    def copy(self) -> State[P, Q, H]:
        """Return a state that shares nothing mutable with this one."""
        private = [part.copy() for part in self.private]
        return State(self.public.copy(), private, self.hidden.copy())  # type: ignore[arg-type]
