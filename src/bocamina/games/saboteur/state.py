"""The public mine, each dwarf's secrets, and what nobody has seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.core.state import Hidden, Private, Public, State, View
from bocamina.core.turn import CHANCE
from bocamina.games.saboteur.components import FIRST_ACTION, FULL_DECK, FULL_PILE, TOOLS
from bocamina.games.saboteur.packed import broken_tools, goals_seen_by
from bocamina.games.saboteur.tunnels import Tunnels, new_mine

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bocamina.core.options import Settings
    from bocamina.games.saboteur.house_rules import HouseRules

# The phases of a round, in order.
STARTER: Final = 0
ROLES: Final = 1
GOALS_LAID: Final = 2
DEAL: Final = 3
PLAY: Final = 4
DRAW: Final = 5
GOLD: Final = 6  # gold cards are drawn for the diggers
DRAFT: Final = 7  # the diggers take gold one by one
PAY_OUT: Final = 8  # the saboteurs pick their pay
FINISHED: Final = 9
PHASE_NAMES: Final = [
    *["starter", "roles", "goals", "deal", "play", "draw", "gold", "draft", "pay", "over"]
]

UNKNOWN: Final = -1
# No goal laid yet: every two bits are 3.
NO_GOALS: Final = 63
NO_LIST: Final[list[int]] = []  # a placeholder for lists that are replaced, never changed


class Mine(Public):
    """Everything on the table."""

    def __init__(self, settings: Settings, house_rules: HouseRules, tunnels: Tunnels) -> None:
        super().__init__(settings)
        self.turn = CHANCE
        self.house_rules = house_rules
        self.tunnels = tunnels
        self.round: i64 = 1
        self.phase: i64 = STARTER
        self.starter: i64 = UNKNOWN  # who begins this round or, once it is over, the next one
        self.actor: i64 = 0  # who acts, draws, or holds the gold
        self.dealt: i64 = 0  # how many roles, goals, cards or gold cards of this phase are dealt
        self.broken: i64 = 0  # S19: a bit for every broken tool, three a seat
        # S23: the cards played and removed, face up: three bits a kind, paths and actions apart
        self.paths_discarded: i64 = 0
        self.actions_discarded: i64 = 0
        self.deck_size: i64 = 0
        # A few bits a seat: S12 four for the hand's size, S23 five for cards passed face down,
        # S18 three for the goals looked at.
        self.hand_sizes: i64 = 0
        self.passed: i64 = 0
        self.looks: i64 = 0
        self.passes: i64 = 0  # S25: passes in a row since the deck is empty, where that matters
        self.saboteurs: i64 = UNKNOWN  # S26: a bit a seat once the dwarves are revealed
        self.spare: i64 = UNKNOWN
        self.gold_left: i64 = 0  # S28: gold cards drawn and not yet taken
        # These three are replaced, never changed, so that copies may share them.
        self.breakers = NO_LIST  # S19: by seat and tool, 0 or 1 + the seat that broke it
        self.ledger = NO_LIST  # S29: who took gold, in order (see nuggets.py)
        self.totals = NO_LIST  # S35: nuggets by seat, when the game is over

    def copy(self) -> Mine:
        """Return a mine that shares nothing mutable with this one."""
        mine = Mine(self.settings, self.house_rules, self.tunnels.copy())
        mine.turn = self.turn
        mine.round = self.round
        mine.phase = self.phase
        mine.starter = self.starter
        mine.actor = self.actor
        mine.dealt = self.dealt
        mine.broken = self.broken
        mine.breakers = self.breakers
        mine.paths_discarded = self.paths_discarded
        mine.actions_discarded = self.actions_discarded
        mine.deck_size = self.deck_size
        mine.hand_sizes = self.hand_sizes
        mine.passed = self.passed
        mine.looks = self.looks
        mine.passes = self.passes
        mine.saboteurs = self.saboteurs
        mine.spare = self.spare
        mine.gold_left = self.gold_left
        mine.ledger = self.ledger
        mine.totals = self.totals
        return mine

    def clear(self) -> None:
        """Lay the table for a round."""
        self.tunnels = Tunnels(self.house_rules.adjacent)
        self.tunnels.rebuild(new_mine())
        self.broken = 0
        self.breakers = [0] * (TOOLS * self.settings.seats)
        self.paths_discarded = 0
        self.actions_discarded = 0
        self.hand_sizes = 0
        self.passed = 0
        self.looks = 0
        self.passes = 0
        self.saboteurs = UNKNOWN
        self.spare = UNKNOWN

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.hand_sizes >> (4 * seat) & 15

    # Counts come as arguments: compiled, a literal would be shifted as a number of 32 bits.

    def add_to_hand(self, seat: i64, cards: i64) -> None:
        """Count cards into a hand."""
        self.hand_sizes += cards << (4 * seat)

    def take_from_hand(self, seat: i64, cards: i64) -> None:
        """Count cards out of a hand."""
        self.hand_sizes -= cards << (4 * seat)

    def add_passed(self, seat: i64, cards: i64) -> None:
        """S23: count cards passed face down."""
        self.passed += cards << (5 * seat)

    def passed_by(self, seat: i64) -> i64:
        """Return how many cards a seat has put face down on the discard pile."""
        return self.passed >> (5 * seat) & 31

    def looked_at(self, seat: i64) -> i64:
        """Return a bit for every goal that a seat has looked at."""
        return goals_seen_by(self.looks, seat)

    def has_broken_tool(self, seat: i64) -> bool:
        """S20: tell whether a seat is blocked."""
        return broken_tools(self.broken, seat) != 0

    def is_broken(self, seat: i64, tool: i64) -> bool:
        """S19: tell whether a tool lies broken before a seat."""
        return self.broken >> (TOOLS * seat + tool) & 1 != 0

    def set_breaker(self, seat: i64, tool: i64, breaker: i64) -> None:
        """S19, S21: note who broke a tool, or -1 once it is mended."""
        place: i64 = TOOLS * seat + tool
        self.breakers = self.breakers[:]
        self.breakers[place] = int(breaker) + 1
        if breaker >= 0:
            self.broken |= 1 << place
        else:
            self.broken &= ~(1 << place)

    def discard(self, kind: i64, cards: i64) -> None:
        """S23: put cards of a kind face up on the discard pile."""
        if kind < FIRST_ACTION:
            self.paths_discarded += cards << (3 * kind)
        else:
            self.actions_discarded += cards << (3 * (kind - FIRST_ACTION))

    def discarded(self, kind: i64) -> i64:
        """S23: return how many cards of a kind lie face up on the discard pile."""
        if kind < FIRST_ACTION:
            return self.paths_discarded >> (3 * kind) & 7
        return self.actions_discarded >> (3 * (kind - FIRST_ACTION)) & 7


class Dwarf(Private):
    """What one seat keeps to itself."""

    def __init__(self) -> None:
        self.role: i64 = UNKNOWN
        self.hand: i64 = 0  # see hand.py
        self.looks: i64 = 0  # S18: two bits a goal: 0, or 1 + the kind of goal it turned out to be
        self.offered: i64 = 0  # S28, S32: the gold cards it may now take from (see nuggets.py)
        # These two are replaced, never changed, so that copies may share them.
        self.discarded = NO_LIST  # S23: the cards it passed face down
        self.notes = NO_LIST  # S29: each time it took gold, what it saw and what it took

    def copy(self) -> Dwarf:
        """Return a dwarf that shares nothing mutable with this one."""
        dwarf = Dwarf()
        dwarf.role = self.role
        dwarf.hand = self.hand
        dwarf.looks = self.looks
        dwarf.offered = self.offered
        dwarf.discarded = self.discarded
        dwarf.notes = self.notes
        return dwarf

    def forget_round(self) -> None:
        """Clear everything but gold."""
        self.role = UNKNOWN
        self.hand = 0
        self.looks = 0
        self.discarded = NO_LIST


class Unseen(Hidden):
    """What nobody knows: the deck, the goals, the spare dwarf, the gold pile."""

    def __init__(self) -> None:
        self.deck = NO_LIST  # how many of each kind are still to be drawn
        # S5: how many gold cards worth 1, 2, 3 are left; replaced, never changed
        self.pile = NO_LIST
        self.goals: i64 = NO_GOALS  # two bits a goal: its kind
        self.spare: i64 = UNKNOWN

    def copy(self) -> Unseen:
        """Return a part that shares nothing mutable with this one."""
        unseen = Unseen()
        unseen.deck = self.deck[:]
        unseen.pile = self.pile
        unseen.goals = self.goals
        unseen.spare = self.spare
        return unseen


SaboteurState: TypeAlias = State[Mine, Dwarf, Unseen]
SaboteurView: TypeAlias = View[Mine, Dwarf]


def new_unseen() -> Unseen:
    """Return the box before the first card is drawn."""
    unseen = Unseen()
    unseen.deck = FULL_DECK[:]
    unseen.pile = FULL_PILE[:]
    return unseen
