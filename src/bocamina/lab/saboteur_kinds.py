"""Kinds of players of Saboteur: those whose deeds are counted, and some that are held out."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, Final

from bocamina.core.errors import BadSetting
from bocamina.core.notation import parse_assignments
from bocamina.games.saboteur.components import DIGGER, SABOTEUR
from bocamina.games.saboteur.moves import is_break, is_dig, is_idle
from bocamina.games.saboteur.state import PLAY
from bocamina.players.roster import LEVELS, find_player
from bocamina.players.saboteur.expert import SaboteurExpert
from bocamina.players.saboteur.schemer import SaboteurSchemer, Scheme
from bocamina.players.saboteur.strong import SaboteurStrong
from bocamina.players.saboteur.styles import DIGGER_STYLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyGame, AnyView
    from bocamina.core.rng import Rng
    from bocamina.lab.saboteur_rounds import Cast
    from bocamina.players.player import Player


@dataclass(frozen=True)
class Habit:
    """The mistakes of a careless digger, each as a share of its turns."""

    idles: float = 0.0
    breaks: float = 0.0
    strays: float = 0.0


class CarelessDigger(SaboteurStrong):
    """Means well, but passes, breaks tools or moves at random now and then."""

    habit: ClassVar[Habit] = Habit()

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY:
            return super().choose(view, moves, seconds)
        luck = self.rng.chance() - self.habit.idles
        breaking = [move for move in moves if is_break(move)]
        if luck < 0:
            return self.any_of([move for move in moves if is_idle(move)] or moves)
        if luck < self.habit.breaks and breaking:
            return self.any_of(breaking)
        if self.habit.breaks <= luck < self.habit.breaks + self.habit.strays:
            return self.any_of(moves)
        return super().choose(view, moves, seconds)

    def any_of(self, moves: Sequence[int]) -> int:
        """Return one of some moves, each equally likely."""
        return moves[int(self.rng.below(len(moves)))]


class QuickExpert(SaboteurExpert):
    """An expert with few samples, fast enough to count many rounds."""

    candidates = 3
    worlds = 3


# The range of each parameter of a scheme.
RANGES: Final[dict[str, tuple[float, float]]] = {
    "wait_far": (0.0, 1.0),
    "dig_far": (0.0, 1.0),
    "wait_near": (0.0, 0.5),
    "dig_near": (0.0, 0.3),
    "strike_at": (0.0, 6.0),
    "unmasked": (0.3, 1.0),
    "shy_far": (0.0, 1.0),
    "shy_near": (0.0, 0.3),
    "keep_dead_end": (-0.1, 0.2),
    "keep_rockfall": (-0.1, 0.3),
    "keep_broken": (-0.1, 0.3),
    "per_card": (-0.6, -0.15),
    "lies": (0.0, 1.0),
}
NEVER: Final = (0.0, 0.0)
# The parameter ranges that characterize a kind of saboteur; the others are free.
SCHEMES: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "passer": {"wait_far": (0.5, 1.0), "wait_near": (0.5, 1.0), "dig_far": NEVER},
    "sleeper": {"dig_far": (0.7, 1.0), "wait_far": NEVER, "strike_at": (1.0, 4.0)},
    "striker": {"wait_far": (0.7, 1.0), "dig_far": NEVER, "strike_at": (2.0, 5.0)},
    "rowdy": {"wait_far": NEVER, "dig_far": NEVER, "strike_at": (9.0, 9.0), "shy_far": NEVER},
    "schemer": {},
}
CARELESS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "idler": {"idles": (0.1, 0.45)},
    "brawler": {"breaks": (0.2, 1.0)},
    "strayer": {"strays": (0.05, 0.25)},
}


def draw(kind: type, ranges: dict[str, tuple[float, float]], rng: Rng) -> dict[str, float]:
    """Return parameters of a kind, each drawn from its range."""
    found = {}
    for each in fields(kind):
        if each.name in ranges:
            low, high = ranges[each.name]
            found[each.name] = low + (high - low) * rng.chance()
    return found


def draw_scheme(name: str, rng: Rng) -> Scheme:
    """Return a scheme of a kind, drawn at random."""
    return Scheme(**draw(Scheme, RANGES | SCHEMES[name], rng))


def schemer(scheme: Scheme) -> type[SaboteurSchemer]:
    """Return a bot that hinders by a scheme."""
    return type("Schemer", (SaboteurSchemer,), {"scheme": scheme})


def careless(habit: Habit) -> type[CarelessDigger]:
    """Return a bot that is careless in some way."""
    return type("Careless", (CarelessDigger,), {"habit": habit})


# --- Held-out kinds, on which nothing is ever counted or tuned.


class Wrecker(SaboteurStrong):
    """Digs along and lays no dead end, but breaks every tool it can, of those who are trusted."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY or view.own().role != SABOTEUR:
            return super().choose(view, moves, seconds)
        breaking = [move for move in moves if is_break(move)]
        ranked = self.rank(view, breaking or moves)
        if breaking:
            return ranked[0][1]
        near = min(self.look_at(view.public).away) <= 12
        aside = [move for move in moves if is_idle(move)]
        if near and aside:
            return self.rank(view, aside)[0][1]
        return self.rank_as(DIGGER, DIGGER_STYLE, view, moves)[0][1]


class Wanderer(SaboteurStrong):
    """Digs wherever it helps least without hurting, and never looks guilty."""

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY or view.own().role != SABOTEUR:
            return super().choose(view, moves, seconds)
        ranked = self.rank_as(DIGGER, DIGGER_STYLE, view, moves)
        digging = [move for _, move in ranked if is_dig(move)]
        near = min(self.look_at(view.public).away) <= 8
        if near or not digging:
            return self.rank(view, moves)[0][1]
        return digging[len(digging) // 2]


class TurnCoat(SaboteurStrong):
    """Helps for two laps and hinders for two, in turn."""

    laps = 0

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        if view.public.phase != PLAY or view.own().role != SABOTEUR:
            return super().choose(view, moves, seconds)
        self.laps += 1
        if self.laps % 4 in {1, 2}:
            return self.rank_as(DIGGER, DIGGER_STYLE, view, moves)[0][1]
        return self.rank(view, moves)[0][1]


class Slowcoach(SaboteurStrong):
    """A digger that plays every third turn as well as it can, and else lays a card aside."""

    turns = 0

    def choose(self, view: AnyView, moves: Sequence[int], seconds: float) -> int:
        self.turns += 1
        aside = [move for move in moves if is_idle(move)]
        if view.public.phase == PLAY and self.turns % 3 and aside:
            return self.rank(view, aside)[0][1]
        return super().choose(view, moves, seconds)


HELD_OUT: Final[dict[str, type[SaboteurStrong]]] = {
    "wrecker": Wrecker,
    "wanderer": Wanderer,
    "turncoat": TurnCoat,
    "slowcoach": Slowcoach,
}
# The kinds that may sit at a table, by role.
POPULATION: Final = "population"
STRANGERS: Final = "strangers"
TABLES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    **{level: ((level,), (level,)) for level in LEVELS},
    POPULATION: ((*LEVELS, *CARELESS), (*LEVELS, *SCHEMES)),
    STRANGERS: (("regular", "strong", "slowcoach"), ("wrecker", "wanderer", "turncoat")),
}


def seat_kind(name: str, game: AnyGame, seat: int, rng: Rng) -> Player:
    """Return a player of a kind, with free parameters drawn at random."""
    if name in SCHEMES:
        return schemer(draw_scheme(name, rng))(game, seat, rng)
    if name in CARELESS:
        return careless(Habit(**draw(Habit, CARELESS[name], rng)))(game, seat, rng)
    if name in HELD_OUT:
        return HELD_OUT[name](game, seat, rng)
    return find_player(name, game)(game, seat, rng)


def read_scheme(text: str) -> Scheme:
    """Return the scheme that `name=number name=number ...` describes."""
    given = parse_assignments(text)
    try:
        return Scheme(**{name: float(number) for name, number in given.items()})
    except (TypeError, ValueError):
        raise BadSetting(f"numbers of a scheme ({', '.join(RANGES)})", repr(text)) from None


def cast_of(table: str, kinds: list[str], exploiters: Sequence[Scheme] = ()) -> Cast:
    """Return a cast that draws everybody's kind, and records it in the order of seats.

    Exploiters that were found are kinds of saboteurs besides those of the table.
    """
    found = {f"exploiter {number}": scheme for number, scheme in enumerate(exploiters, 1)}

    def cast(game: AnyGame, seat: int, role: int, rng: Rng) -> Player:
        known = (*TABLES[table][role], *(found if role == SABOTEUR else ()))
        kinds.append(known[int(rng.below(len(known)))])
        if kinds[-1] in found:
            return schemer(found[kinds[-1]])(game, seat, rng)
        if kinds[-1] == "expert" and table == POPULATION:
            return QuickExpert(game, seat, rng)
        return seat_kind(kinds[-1], game, seat, rng)

    return cast
