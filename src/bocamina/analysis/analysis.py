"""The analysis of a finished game as plain typed data, ready for JSON.

Steps are counted from 1, and a point with the number of a step is after it; 0 is before the first.
Chances are shares of the victory, from 0 to 1. Lists with a number for each seat are in the order
of the seats. Chance as a mover, and the watcher who sees what everybody sees, are -1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from bocamina.advice.advice import Detail

# Bump it when coefficients, the rules of division or the facts change: stored analyses need it.
VERSION: Final = 11
CHANCE_MOVER: Final = -1
WATCHER: Final = -1


@dataclass(frozen=True)
class Subject:
    """The game that was analysed, and the analysis's parameters."""

    key: str  # a hash of the record, the remarks, the version and the seconds
    game: str
    settings: str  # as in the record
    seats: int
    steps: int
    parts: int  # rounds or expeditions, 0 in a game without
    scores: tuple[int, ...]
    results: tuple[float, ...]  # each seat's share of the victory
    seconds: float  # roughly the CPU time for each decision
    version: int = VERSION
    advice_version: int = 0


@dataclass(frozen=True)
class Point:
    """How everybody stood after a step."""

    step: int
    mover: int  # a seat, or chance
    text: str  # the step in notation; empty before the first
    part: int  # the round or expedition that it belongs to, 0 in a game without
    chances: tuple[float, ...]
    # In Saboteur how likely each side wins the round, by name; empty between rounds.
    sides: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Division:
    """What a step brought each seat, by cause. The five add up to the change of its chance.

    `luck` is due to chance; `play` to the seat's own move, by what it could know; `unknowable` to
    its own move, by what it could not know; `others` to the others; `open` is an own move that has
    not been judged yet.
    """

    step: int
    luck: tuple[float, ...]
    play: tuple[float, ...]
    unknowable: tuple[float, ...]
    others: tuple[float, ...]
    open: tuple[float, ...]


@dataclass(frozen=True)
class Spoken:
    """Something to say: `advice-<game>-<part>-<kind>` has the words, as for advice."""

    kind: str
    facts: dict[str, Detail] = field(default_factory=dict)
    against: str = ""


@dataclass(frozen=True)
class Alternative:
    """A class of equivalent moves, the first standing for all."""

    moves: tuple[str, ...]
    then: tuple[str, ...]  # the best continuation of the same turn
    win: float
    cost: float
    cost_error: float
    gain: float


@dataclass(frozen=True)
class Decision:
    """A choice among moves that differ, judged by what the seat could know when it made it.

    `cost` is how much less the move promised than the best one; it is a mistake only where
    `is_clear`. The measure is the victory, or the gain if `by` says so: a lone player cannot win.
    """

    step: int  # the step that it was, or the first of a whole turn
    last: int  # the last step of the turn that is judged; the same as `step` elsewhere
    counted: int  # the step at which it took effect: sealed choices are shown later
    seat: int
    part: int
    move: str
    then: tuple[str, ...]  # how the seat went on in a turn of several moves
    legal: int  # how many moves there were
    classes: int  # how many of them differ
    win: float
    best: str
    best_then: tuple[str, ...]
    best_win: float
    cost: float
    cost_error: float
    is_clear: bool  # worse than the best by more than what is close
    by: str  # "win" or "gain"
    gain_of: str  # when the gain is counted: game, round, expedition or turn
    gain: float
    best_gain: float
    gain_is_exact: bool
    play: float  # its effect on the seat's chance, by what the seat could know
    worlds: int
    reasons: tuple[Spoken, ...] = ()  # for the best move and against this one
    beliefs: tuple[Spoken, ...] = ()
    # The best first: all of them if the decision is a key moment, else a few.
    alternatives: tuple[Alternative, ...] = ()
    # The facts of the moves in the turns that are shown, from `describe_move`: by the move, or by
    # its turn so far, joined by " · ", if that makes a difference.
    described: dict[str, dict[str, Any]] = field(default_factory=dict)
    facts: dict[str, Detail] = field(default_factory=dict)  # facts that only this game has


class ChoiceDetails(TypedDict, total=False):
    """Facts of a decision that a page reads by name, and not only its words."""

    role: str  # Saboteur: what the seat was
    now: int  # Diamant: for leaving at this moment
    earlier: int
    later: int
    luck: str  # "good" or "bad", where the next card contradicts the judgement


class MomentDetails(TypedDict, total=False):
    """Facts of a key moment that a page reads by name, and not only its words."""

    by: str  # of a decision
    before: int  # chances, or what a lie moved, in per cent
    after: int
    win: int  # what a decision promised, and the best one
    best_win: int
    number: int  # of the goal that a lie was about
    leaving: int  # how many left the cave


@dataclass(frozen=True)
class KeyMoment:
    """A step worth looking at: a costly decision, a turn of fate, or a lie that was believed.

    `analysis-<game>-<kind>` or `analysis-<kind>` has the words.
    """

    kind: str
    step: int
    began: int  # the first step of a deal or a turn of several, and the last
    ended: int
    part: int
    seat: int  # whose decision, or whom it hit most
    size: float  # the cost, the change of the seat's chance, or how far a lie moved the watcher
    facts: dict[str, Detail] = field(default_factory=dict)


@dataclass(frozen=True)
class Balance:
    """A seat's whole game: `start` and the five add up to `result`."""

    seat: int
    start: float
    result: float
    luck: float
    play: float  # relative to the average of all seats, which counts towards others
    unknowable: float
    others: float
    open: float
    decisions: int  # judged decisions that were not obvious
    clear: int  # decisions that clearly cost something
    given_away: float  # their total cost
    worst: tuple[int, ...]  # the steps of its key decisions, the costliest first


@dataclass(frozen=True)
class BeliefPoint:
    """How likely each seat was a saboteur after a step, to the watcher and to every seat."""

    step: int
    watcher: tuple[float, ...]
    seats: tuple[tuple[float, ...], ...]  # by who believes
    treasure: tuple[float, ...]  # how likely it lies at each goal, to the watcher
    # What could be deduced with certainty, without judging deeds: by who believes, the watcher
    # last; 1 for a saboteur, 0 for a digger, -1 if uncertain.
    certain: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Knowable:
    """When somebody could have known a seat's role; None if never before it was revealed."""

    observer: int  # a seat, or the watcher
    suspect: int
    role: str
    certain: int | None  # the step
    likely: int | None  # the first step with 80 % for the truth


@dataclass(frozen=True)
class CheckedClaim:
    """A claim, whether it was true, and its effect on the watcher's belief."""

    step: int
    part: int
    seat: int
    phrase: str
    about: int
    holds: bool | None
    of: str  # "goal" or "seat": whose odds are told here; empty where it moved nothing
    target: int
    before: float
    after: float


@dataclass(frozen=True)
class RoundBeliefs:
    """The beliefs in one round of Saboteur."""

    part: int
    began: int  # the step after which cards were played
    ended: int
    saboteurs: tuple[int, ...]
    treasure: int  # the goal, from 0
    beliefs: tuple[BeliefPoint, ...]
    knowable: tuple[Knowable, ...]
    claims: tuple[CheckedClaim, ...]
    winner: str = ""  # the side that won the round


@dataclass(frozen=True)
class ExpeditionAccount:
    """One way into the cave, with the luck of the deck."""

    part: int
    began: int
    ended: int
    cards: tuple[str, ...]
    hazard: str  # what ended it; empty where all left
    banked: tuple[int, ...]
    expected: float  # the expected gems of each adventurer at its first card
    luck: tuple[float, ...]  # in gems: what the cards brought each seat beyond the expected


@dataclass(frozen=True)
class RaceTurn:
    """One turn of the race: fewest actions to get across, before and after, cart by cart."""

    number: int
    seat: int
    began: int  # its first step
    ended: int
    moves: tuple[str, ...]
    best: tuple[str, ...]  # the best turn found; empty until it has been searched
    cost: float | None
    before: tuple[tuple[int, ...], ...]  # by seat: each cart that is not out, the nearest first
    after: tuple[tuple[int, ...], ...]
    farthest: int  # the number of actions that stands for no way in sight
    blocked: dict[str, int]  # by seat: how many actions more it needs through this turn


@dataclass(frozen=True)
class Omission:
    """What was left out because the record is too long."""

    steps: int
    decisions: int


@dataclass(frozen=True)
class Analysis:
    """The analysis of a finished game, as far as it is done."""

    subject: Subject
    points: tuple[Point, ...]
    divisions: tuple[Division, ...]
    decisions: tuple[Decision, ...]
    costly: tuple[KeyMoment, ...]  # at most three a seat, in the order of the game
    fates: tuple[KeyMoment, ...]
    balances: tuple[Balance, ...]
    rounds: tuple[RoundBeliefs, ...]  # Saboteur
    expeditions: tuple[ExpeditionAccount, ...]  # Diamant
    turns: tuple[RaceTurn, ...]  # Racing Dwarfs
    missing: tuple[str, ...]  # parts of the work that are not done yet
    omitted: Omission
    lies: tuple[KeyMoment, ...] = ()  # Saboteur
