"""The valuation of a mine: who wins the round, and how much gold that brings each seat."""

from __future__ import annotations

from math import comb, exp
from typing import TYPE_CHECKING, Any, Final

from bocamina.analysis.saboteur_gold_to_come import (
    all_drafts,
    drafted_gold,
    still_to_collect,
    strengths,
)
from bocamina.analysis.softmax import dot, softmax
from bocamina.games.saboteur.components import (
    FIRST_ACTION,
    FIRST_BROKEN,
    FIRST_REPAIR,
    FULL_DECK,
    GOALS,
    KINDS,
    PAY,
    ROCKFALL,
)
from bocamina.games.saboteur.hand import cards_of
from bocamina.games.saboteur.imagine import unseen_cards
from bocamina.games.saboteur.nuggets import total_of
from bocamina.games.saboteur.packed import broken_tools, goal_kind
from bocamina.games.saboteur.rounds import dwarves_left
from bocamina.games.saboteur.state import DEAL, DRAFT, DRAW, GOLD, PAY_OUT, PLAY, ROLES
from bocamina.players.saboteur.maps import seen_goals
from bocamina.players.saboteur.reckoning.outlook import (
    BROKEN_TOOLS,
    DIGGER_LOSES,
    FARTHEST,
    SABOTEUR_LOSES,
)
from bocamina.players.saboteur.reckoning.stakes import Stakes
from bocamina.players.saboteur.reckoning.terrain import CARD_COST, Terrain, costs_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.core.game import AnyState
    from bocamina.games.saboteur.state import Mine

FEATURES: Final = (
    *("saboteurs", "cards", "last_cards", "digger_turns", "saboteur_turns", "pace"),
    *("tunnels", "repairs", "breaks", "harm", "knowing", "digger_moves", "saboteur_moves"),
    *("digger_near", "saboteur_near"),
)
TUNNELS: Final = 7  # kinds that lead through
FINISHING: Final = (0.5, 0.4, 0.15)  # how likely one turn ends the round, by the cards needed
LAST_CARDS: Final = 4.0
STEEPEST: Final = 3.0
REMEMBERED: Final = 256


def valuation(fitted: dict[str, Any], _key: str) -> MineValuation:
    """Return the valuation of mines."""
    return MineValuation(fitted)


class MineValuation:
    """Judges the round by the mine, and the game by the gold after it."""

    def __init__(self, fitted: dict[str, Any]) -> None:
        self.weights: list[float] = fitted["round"]["weights"]
        self.bias: dict[str, float] = fitted["round"]["bias"]  # by seats
        self.scales: list[float] = fitted["scales"]  # of strengths, by rounds to come
        self.known: dict[tuple[int, ...], tuple[int, ...]] = {}  # ways to the goals, by mine

    def standings(self, gold: list[float], left: int) -> list[float]:
        """Return each seat's chance by its gold, with some rounds to come."""
        last = len(self.scales) - 1
        more = self.scales[last] - self.scales[last - 1]
        scale = self.scales[left] if left <= last else self.scales[last] + more * (left - last)
        return softmax([each / scale for each in strengths(gold)])

    def shares(self, state: AnyState) -> list[float]:
        """Return each seat's chance."""
        mine: Mine = state.public
        left = int(mine.house_rules.rounds - mine.round)
        gold = [float(total_of(state, seat)) for seat in range(int(mine.house_rules.seats))]
        if mine.phase == GOLD:
            return self.mean_of_drafts(state, gold, left)
        if mine.phase == DRAFT:
            return self.settled(drafted_gold(state, gold), left)
        if mine.phase == PAY_OUT:
            return self.settled(still_to_collect(mine, gold), left)
        if mine.phase > PLAY and mine.phase != DRAW:
            return self.standings(gold, left)
        if mine.phase > ROLES:
            return self.in_round(state, role_mask(state), gold, left)
        total = [0.0] * len(gold)
        for saboteurs, chance in role_deals(state):
            for seat, share in enumerate(self.in_round(state, saboteurs, gold, left)):
                total[seat] += chance * share
        return total

    def sides(self, state: AnyState) -> dict[str, float]:
        """Return how likely diggers and saboteurs win the round under way."""
        mine: Mine = state.public
        if mine.phase in (GOLD, DRAFT):
            return {"digger": 1.0, "saboteur": 0.0}
        if mine.phase == PAY_OUT:
            return {"digger": 0.0, "saboteur": 1.0}
        if not ROLES < mine.phase <= DRAW:
            return {}
        found = self.finding(state, role_mask(state))
        return {"digger": found, "saboteur": 1.0 - found}

    def likeness(self, state: AnyState, outcome: int) -> int:
        """Return the same group for cards of the same use."""
        if state.public.phase not in (DEAL, DRAW):
            return outcome
        return GROUP_OF[outcome]

    def mean_of_drafts(self, state: AnyState, gold: list[float], left: int) -> list[float]:
        """Return the chances over all gold cards that may still be drawn."""
        total = [0.0] * len(gold)
        for after, chance in all_drafts(state, gold):
            for seat, share in enumerate(self.settled(after, left)):
                total[seat] += chance * share
        return total

    def expected_draft(self, state: AnyState, gold: list[float]) -> list[float]:
        """Return the expected gold when the diggers' cards are about to be drawn."""
        mine: Mine = state.public
        saboteurs = int(mine.saboteurs)
        diggers = len(gold) - saboteurs.bit_count()
        after = Stakes(mine, 0, gold).drafted(saboteurs, diggers, int(mine.actor))
        return [float(each) for each in after]

    def settled(self, gold: list[float], left: int) -> list[float]:
        """Return the chances once everybody's gold of this round is known."""
        if left:
            return self.standings(gold, left)
        best = max(gold)
        return [float(each == best) / gold.count(best) for each in gold]

    def in_round(
        self, state: AnyState, saboteurs: int, gold: list[float], left: int
    ) -> list[float]:
        """Return the chances while cards are dealt or played, roles being known."""
        mine: Mine = state.public
        seats = len(gold)
        found = self.finding(state, saboteurs)
        stakes = Stakes(mine, 0, gold)
        many = saboteurs.bit_count()
        paid = [
            each + (PAY[many] if saboteurs >> seat & 1 else 0.0) for seat, each in enumerate(gold)
        ]
        total = [(1.0 - found) * share for share in self.standings(paid, left)]
        for finder, chance in self.finders(state, saboteurs):
            after = [float(each) for each in stakes.drafted(saboteurs, seats - many, finder)]
            for seat, share in enumerate(self.standings(after, left)):
                total[seat] += found * chance * share
        return total

    def finders(self, state: AnyState, saboteurs: int) -> Iterator[tuple[int, float]]:
        """Yield who may reach the treasure, and how likely, if somebody does."""
        mine: Mine = state.public
        seats = int(mine.house_rules.seats)
        diggers = [seat for seat in range(seats) if not saboteurs >> seat & 1]
        chances = dict.fromkeys(diggers, 0.0)
        left = 1.0
        cards = round(self.cards_away(state))
        if mine.phase in (PLAY, DRAW) and cards < len(FINISHING):
            first = int(mine.actor) + (mine.phase == DRAW)
            for place in range(seats):
                seat = (first + place) % seats
                if seat in chances and not mine.has_broken_tool(seat):
                    chances[seat] += left * FINISHING[cards]
                    left *= 1.0 - FINISHING[cards]
        for seat in diggers:
            yield seat, chances[seat] + left / len(diggers)

    def finding(self, state: AnyState, saboteurs: int) -> float:
        """Return how likely the diggers win the round."""
        seats = int(state.public.house_rules.seats)
        score = self.bias[str(seats)] + dot(self.weights, self.features(state, saboteurs))
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, score))))

    def cards_away(self, state: AnyState) -> float:
        """Return how many cards the way to the treasure still takes."""
        mine: Mine = state.public
        tunnels = unseen_cards(mine)[:TUNNELS]
        key = (*mine.tunnels.places, *tunnels)
        if key not in self.known:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            self.known[key] = ways_to_goals(mine, tunnels)
        away = self.known[key]
        goals = int(state.hidden.goals)
        laid = [goal for goal in range(GOALS) if goal_kind(goals, goal) == 0]
        there = laid or range(GOALS)
        return min(FARTHEST, sum(away[goal] for goal in there) / len(there) / CARD_COST)

    def features(self, state: AnyState, saboteurs: int) -> list[float]:
        """Return the features of the diggers' chance."""
        mine: Mine = state.public
        seats = int(mine.house_rules.seats)
        cards = self.cards_away(state)
        each = (int(mine.deck_size) + sum(int(mine.hand_size(s)) for s in range(seats))) / seats
        turns = [0.0, 0.0]
        held = [[0.0] * GROUPS, [0.0] * GROUPS]
        knowing = 0.0
        dealt = mine.phase in (PLAY, DRAW)
        deck = [] if dealt else groups_of_deck(state.hidden.deck)
        for seat, dwarf in enumerate(state.private):
            role = saboteurs >> seat & 1
            tools = BROKEN_TOOLS[broken_tools(mine.broken, seat)]
            lost = (SABOTEUR_LOSES if role else DIGGER_LOSES)[tools]
            turns[role] += each - min(each, lost)
            for card in cards_of(dwarf.hand):
                held[role][GROUP_OF[card]] += 1.0
            missing = int(mine.house_rules.hand_size) - int(mine.hand_size(seat))
            for group, share in enumerate(deck):
                held[role][group] += missing * share  # the expected number
            seen = seen_goals(dwarf)
            if not role and (True in seen.values() or len(seen) == GOALS - 1):
                knowing += 1.0
        diggers = max(1, seats - saboteurs.bit_count())
        return [
            float(saboteurs.bit_count()),
            cards,
            min(cards, LAST_CARDS),
            turns[0],
            turns[1],
            min(STEEPEST, cards / (0.5 * turns[0] + 0.5)),
            held[0][0],
            held[0][1],
            held[1][2],
            held[1][3],
            knowing / diggers,
            *mover_of(mine, saboteurs, cards),
        ]


def mover_of(mine: Mine, saboteurs: int, cards: float) -> list[float]:
    """Return the side of the next seat that can dig, and whether the treasure is near."""
    moves = [0.0, 0.0]
    if mine.phase in (PLAY, DRAW):
        seat = (int(mine.actor) + (mine.phase == DRAW)) % int(mine.house_rules.seats)
        if not mine.has_broken_tool(seat):
            moves[saboteurs >> seat & 1] = 1.0
    near = 1.0 / max(1.0, cards)
    return [*moves, *(near * each for each in moves)]


def group_of(card: int) -> int:
    """Return the use of a card: a tunnel, a repair, breaking tools, other harm, a map."""
    if card < TUNNELS:
        return 0
    if card >= FIRST_REPAIR:
        return 1
    if card >= FIRST_BROKEN:
        return 2
    return 3 if card < FIRST_ACTION or card == ROCKFALL else 4


GROUP_OF: Final = [group_of(card) for card in range(KINDS)]
GROUPS: Final = 5


def groups_of_deck(deck: list[int]) -> list[float]:
    """Return how likely one card of the deck is of each group."""
    counts = list(deck) or FULL_DECK
    found = [0.0] * GROUPS
    for card, count in enumerate(counts):
        found[GROUP_OF[card]] += count
    return [count / max(1, sum(counts)) for count in found]


def ways_to_goals(mine: Mine, tunnels: list[int]) -> tuple[int, ...]:
    """Return the cost of a tunnel to each goal, given the unseen cards of each kind."""
    terrain = Terrain(mine.tunnels)
    terrain.survey(costs_of(tunnels))
    return tuple(int(each) for each in terrain.away)


def role_mask(state: AnyState) -> int:
    """Return a bit for every saboteur."""
    return sum(1 << seat for seat, dwarf in enumerate(state.private) if dwarf.role == 1)


def role_deals(state: AnyState) -> Iterator[tuple[int, float]]:
    """Yield the sets of saboteurs that the dwarves left may come to, and how likely each is."""
    dealt = role_mask(state)
    open_seats = [seat for seat, dwarf in enumerate(state.private) if dwarf.role < 0]
    diggers, saboteurs = dwarves_left(state)
    ways = comb(diggers + saboteurs, len(open_seats))
    for chosen in range(1 << len(open_seats)):
        many = chosen.bit_count()
        if many > saboteurs or len(open_seats) - many > diggers:
            continue
        # The number of ways to deal the saboteurs' cards to exactly these seats.
        chance = comb(saboteurs, many) * comb(diggers, len(open_seats) - many) / ways
        chance /= comb(len(open_seats), many)
        mask = sum(1 << seat for place, seat in enumerate(open_seats) if chosen >> place & 1)
        yield dealt | mask, chance
