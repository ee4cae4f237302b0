"""Advice as plain typed data, from which every front end makes its own words or pictures."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Detail: TypeAlias = int | float | str
# What advice says depends on its version; keep it beside whatever is stored.
VERSION: Final = 8
MOST_REASONS: Final = 2
ENOUGH: Final = 0.5  # the share of a gap that reasons must explain to be given
CLOSE: Final = 0.1  # of a fair share: moves nearer than that are as good as each other
SURE: Final = 2.0  # standard errors
ENDINGS: Final = ("ends-won", "ends-lost")  # reasons without chances to show
BETWEEN: Final = " · "  # moves of one turn
Stretch: TypeAlias = Literal["game", "round", "expedition", "turn"]


@dataclass(frozen=True)
class Thought:
    """Something to say: a kind, for which there is a message, and what it tells."""

    kind: str
    facts: Mapping[str, Detail] = field(default_factory=dict)
    against: str = ""  # the move that it speaks against, if it is not about the best


@dataclass(frozen=True)
class Reason:
    """A fact about a move. `weight` is what it does to the seat's chance to win, in the same unit;

    of reasons for one move against another it is the share of the gap that it explains.
    """

    kind: str
    facts: Mapping[str, Detail]
    weight: float
    move: int


@dataclass(frozen=True)
class Prospect:
    """The worth of a class of equivalent moves, the first standing for all.

    `win` is the seat's expected share of the victory: a victory of two counts half for each.
    `cost` is how much less that is than the best move's. Errors are standard errors; that of the
    cost is smaller than the others suggest, since all moves are tried in the same worlds.
    """

    moves: tuple[int, ...]
    texts: tuple[str, ...]
    win: float
    win_error: float
    gain: float  # gold, gems or carts
    gain_is_exact: bool
    cost: float
    cost_error: float
    reasons: tuple[Reason, ...] = ()
    look: Thought | None = None  # where on the table the move is
    then: tuple[str, ...] = ()  # the best continuation of the same turn

    @property
    def move(self) -> int:
        """The move that stands for all of them."""
        return self.moves[0]


@dataclass(frozen=True)
class Rung:
    """One step of a hint; each says more than the one before."""

    kind: Literal["think", "look", "do", "why"]
    thoughts: tuple[Thought, ...]


@dataclass(frozen=True)
class Advice:
    """Advice to a seat that has something to decide, the best move first."""

    game: str
    seat: int
    seats: int
    by: Literal["win", "gain"]  # what moves are compared by: a lone player cannot win
    gain_of: Stretch  # when the gain is counted
    worlds: int  # how many playouts were made; 0 if none
    prospects: tuple[Prospect, ...]
    beliefs: tuple[Thought, ...]
    hint: tuple[Rung, ...] = ()
    version: int = VERSION

    @property
    def best(self) -> Prospect:
        """The move to make."""
        return self.prospects[0]

    def prospect(self, move: int) -> Prospect:
        """Return the prospect of a legal move."""
        return next(each for each in self.prospects if move in each.moves)

    def is_close(self, other: Prospect) -> bool:
        """Tell whether a move is as good as the best, within the uncertainty."""
        if self.by == "gain":
            return other.cost <= SURE * other.cost_error
        return other.cost <= max(CLOSE / self.seats, SURE * other.cost_error)

    def rival(self) -> Prospect | None:
        """Return the best move that is clearly worse than the best, or else the second best."""
        worse = [each for each in self.prospects[1:] if not self.is_close(each)]
        return next(iter(worse or self.prospects[1:]), None)

    def reasons(self, against: int | None = None) -> tuple[Reason, ...]:
        """Return at most two reasons for the best move and against another, the strongest first.

        None if they explain less than half of the gap: then it is many small things.
        """
        found = self.weighed(against)
        strong = [each for each in found if each.weight >= min(0.2, ENOUGH / MOST_REASONS)]
        chosen = tuple(strong[:MOST_REASONS])
        return chosen if sum(each.weight for each in chosen) >= ENOUGH else ()

    def small_things(self, against: int | None = None) -> tuple[Thought, ...]:
        """Return what to say if no reason is enough: that, and the first of the small things."""
        found = self.weighed(against)[:1]
        return (Thought("small-things"), *(self.thought_of(each) for each in found))

    def weighed(self, against: int | None = None) -> list[Reason]:
        """Return all reasons for the best move and against another, the strongest first."""
        other = self.rival() if against is None else self.prospect(against)
        if other is None or other is self.best:
            return []
        return weigh(self.best, other, other.cost or 1e-9)

    def told(self, reasons: Iterable[Reason]) -> tuple[Thought, ...]:
        """Return reasons as something to say: for the best move first, then against another."""
        thoughts = [self.thought_of(each) for each in reasons]
        return tuple(sorted(thoughts, key=lambda each: each.against != ""))

    def thought_of(self, reason: Reason) -> Thought:
        """Return a reason as something to say."""
        if reason.move in self.best.moves:
            return Thought(reason.kind, reason.facts)
        return Thought(reason.kind, reason.facts, self.prospect(reason.move).texts[0])


def weigh(best: Prospect, other: Prospect, gap: float) -> list[Reason]:
    """Return the reasons for one move and against another, each with its share of the gap.

    If both have a reason of the same kind, the difference counts.
    """
    found = []
    for kind in dict.fromkeys(each.kind for each in (*best.reasons, *other.reasons)):
        pro = [each for each in best.reasons if each.kind == kind]
        con = [each for each in other.reasons if each.kind == kind]
        share = (sum(each.weight for each in pro) - sum(each.weight for each in con)) / gap
        # What is told is true of one move, and a reason: good of the best, or bad of the other.
        told = max(pro, key=lambda each: each.weight, default=None)
        if told is None or told.weight <= 0.0:
            told = min(con, key=lambda each: each.weight, default=None)
            if told is None or told.weight >= 0.0:
                continue
        if share > 0.0:
            found.append(replace(told, weight=min(1.0, share)))
    return sorted(found, key=lambda each: -each.weight)


def hint_of(advice: Advice) -> tuple[Rung, ...]:
    """Return the four rungs: what to think about, where to look, what to do, and why."""
    best, other = advice.best, advice.rival()
    reasons = advice.reasons()
    is_close = other is not None and advice.is_close(advice.prospects[1])
    if is_close:  # a reason against a move that nobody would make is useless
        reasons = tuple(each for each in reasons if each.move in best.moves)
    why: tuple[Thought, ...]
    if other is None:
        topic, why = "only-move", (Thought("only-move"),)
    elif reasons:
        topic = reasons[0].kind
        why = advice.told(reasons)
    elif is_close:  # none is better than all others, but something may still speak for it
        good = [each for each in best.reasons if each.weight > 0.0]
        why = advice.told(sorted(good, key=lambda each: -each.weight)[:1])
        topic = why[0].kind if why else "close"
    else:
        why = advice.small_things()
        topic = why[-1].kind
    if any(each.kind in ENDINGS and not each.against for each in why[:1]):
        return rungs(topic, best, len(advice.prospects), why)
    if is_close:
        why = (*why, Thought("close" if why else "even"))
    worth = Thought(
        f"worth-{advice.by}",
        {
            "percent": round(100 * best.win),
            "gain": round(best.gain, 1),
            "exact": "yes" if best.gain_is_exact else "no",
        },
    )
    return rungs(topic, best, len(advice.prospects), (*why, worth))


def rungs(topic: str, best: Prospect, moves: int, why: tuple[Thought, ...]) -> tuple[Rung, ...]:
    """Return what to think about, where to look among some moves, what to do, and why."""
    return (
        Rung("think", (Thought(topic),)),
        Rung("look", (best.look or Thought("look-moves", {"moves": moves}),)),
        Rung("do", (do_of(best),)),
        Rung("why", why),
    )


def do_of(prospect: Prospect) -> Thought:
    """Return what to do, and how the turn continues if that is not all of it."""
    if not prospect.then:
        return Thought("do", {"move": prospect.texts[0]})
    then = BETWEEN.join(prospect.then)
    return Thought("do-turn", {"move": prospect.texts[0], "then_moves": then})
