"""What there is to think about in the mine: the way to the treasure, tools, one's reputation."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, TypeAlias

from bocamina.advice.advice import Reason, Thought
from bocamina.advice.measuring import certainty
from bocamina.games.saboteur.cells import format_cell
from bocamina.games.saboteur.components import GOALS, KIND_NAMES, SABOTEUR, TOOLS
from bocamina.games.saboteur.moves import (
    PASS,
    broken_seat,
    broken_tool,
    card_of,
    dug_cell,
    dug_laid,
    fall_cell,
    is_break,
    is_dig,
    is_discard,
    is_look,
    is_mend,
    is_rockfall,
    look_goal,
    mended_seat,
    mended_tool,
)
from bocamina.players.saboteur.expert import SaboteurExpert
from bocamina.players.saboteur.maps import open_goals, seen_goals
from bocamina.players.saboteur.reckoning.assess import STRETCH, SURE, Style
from bocamina.players.saboteur.reckoning.outlook import Outlook
from bocamina.players.saboteur.reckoning.terrain import CARD_COST, FAR, Terrain, spot_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bocamina.core.game import AnyView
    from bocamina.games.saboteur.state import Mine

KNOWING: Final = 0.08  # the worth of knowing a goal that may be anything
LEAST: Final = 0.05  # of a fair share: a digger wants the treasure found, however far ahead it is
LIKELY: Final = 0.5
Ways: TypeAlias = "tuple[list[int], list[int]]"  # by goal: what a tunnel costs, and its cards


def careless(style: Style, *, thrifty: bool) -> Style:
    """Return a style that ignores its reputation and, unless it is thrifty, its cards."""
    kept = 1.0 if thrifty else 0.0
    return Style(
        shy_far=0.0,
        shy_near=0.0,
        keep_tunnels=[kept * worth for worth in style.keep_tunnels],
        keep_dead_end=kept * style.keep_dead_end,
        lay_dead_end=style.lay_dead_end,
        keep_map=kept * style.keep_map,
        keep_rockfall=kept * style.keep_rockfall,
        keep_broken=kept * style.keep_broken,
        keep_repair=kept * style.keep_repair,
        looking=style.looking,
        per_card=style.per_card,
    )


class HeedlessExpert(SaboteurExpert):
    """The same bot if its reputation were worth nothing; the difference is a move's cost in it."""

    styles = (
        careless(SaboteurExpert.styles[0], thrifty=True),
        careless(SaboteurExpert.styles[1], thrifty=True),
    )


class SpendthriftExpert(SaboteurExpert):
    """The same bot if its cards were worth nothing either."""

    styles = (
        careless(SaboteurExpert.styles[0], thrifty=False),
        careless(SaboteurExpert.styles[1], thrifty=False),
    )


class Lens:
    """Evaluates moves one by one: their effect on the diggers' chance, by the seat's belief."""

    def __init__(self, view: AnyView, bot: SaboteurExpert, moves: Sequence[int]) -> None:
        mine: Mine = view.public
        own, witness = bot.own_belief(view), bot.look_at(mine)
        self.mine = mine
        self.seat, self.seats = int(view.seat), int(mine.settings.seats)
        self.sabotages = int(view.own().role) == SABOTEUR
        self.suspicion = own.saboteurs()
        self.odds = own.treasure()
        self.costs = witness.costs
        self.claims = witness.claims
        self.seen = seen_goals(view.own())
        # Costs for counting cards: every kind costs one card, as long as any are left.
        self.each = [CARD_COST if cost < FAR else FAR for cost in self.costs]
        self.terrain = Terrain(mine.tunnels)
        self.away, self.cards = self.survey()
        per_card = bot.styles[int(view.own().role)].per_card
        self.outlook = Outlook(mine, self.suspicion, witness.belief.treasure(), per_card)
        self.chance = self.outlook.chance(self.away, self.odds)
        goals = open_goals(mine)
        self.unknowing = [1.0 / len(goals) if goal in goals else 0.0 for goal in range(GOALS)]
        hindered, found, finder = bot.ends(view).outlook(own)
        # The worth to the seat of the diggers' winning the round.
        self.stake = min(1.0 / self.seats, max(LEAST / self.seats, found - hindered))
        self.unit = 1.0 / self.seats  # a unit of a bot's judgement, in shares of the victory
        self.finding = max(0.0, finder - found)  # the worth of being the finder besides
        if self.sabotages:
            self.finding = 0.0
            self.unit = max(LEAST / self.seats, hindered - found)
            self.stake = -self.unit
        self.blamed = round(100 * witness.belief.saboteurs()[self.seat])
        self.worth = {move: worth * self.unit for worth, move in bot.rank(view, moves)}
        without = []
        for kind in (HeedlessExpert, SpendthriftExpert):
            twin = kind(bot.game, bot.seat, bot.rng)
            twin.witness = witness
            without.append({move: worth * self.unit for worth, move in twin.rank(view, moves)})
        heedless, spendthrift = without
        self.blame = {move: self.worth[move] - heedless[move] for move in moves}
        self.spent = {move: heedless[move] - spendthrift[move] for move in moves}

    def gain(self, before: float, after: float) -> float:
        """Return the worth of a change of the diggers' chance, on the bots' scale."""
        return self.stake * (stretched(after) - stretched(before))

    def survey(self) -> Ways:
        """Return the cost of the tunnel to each goal in the present mine, and its cards."""
        self.terrain.survey(self.each)
        cards = [int(cost) // CARD_COST for cost in self.terrain.away]
        self.terrain.survey(self.costs)
        return [int(cost) for cost in self.terrain.away], cards

    def ways_after(self, move: int) -> Ways:
        """Return the same after a move that digs or lets rock fall."""
        terrain = self.terrain
        spot = int(spot_of(dug_cell(move) if is_dig(move) else fall_cell(move)))
        if spot < 0:
            return self.away, self.cards
        if is_dig(move):
            terrain.put(spot, int(dug_laid(move)))
            ways = self.survey()
            terrain.lift(spot)
        else:
            laid = int(terrain.what[spot])
            terrain.lift(spot)
            ways = self.survey()
            terrain.put(spot, laid)
        return ways

    def chance_after(self, away: list[int], odds: list[float]) -> float:
        """Return how likely the diggers win with ways of this length, counting goals reached."""
        reached = sum(odds[goal] for goal in range(GOALS) if away[goal] == 0)
        left = [0.0 if away[goal] == 0 else odds[goal] for goal in range(GOALS)]
        return reached + float(self.outlook.chance(away, left))

    def reasons(self, move: int) -> tuple[Reason, ...]:
        """Return the reasons for and against a move, in chances to win."""
        found = (*self.of_board(move), *self.of_card(move))
        if self.blame[move] < -LEAST / self.seats / 10:
            told = {"percent": self.blamed}
            found = (*found, Reason("suspicious", told, self.blame[move], move))
        return found

    def of_board(self, move: int) -> tuple[Reason, ...]:
        """Return the effects of a move on the mine, tools and the hand."""
        if is_dig(move) or is_rockfall(move):
            return self.of_way(move)
        if is_break(move) or is_mend(move):
            return self.of_tool(move)
        if is_look(move):
            goal = int(look_goal(move))
            doubt = 4.0 * self.odds[goal] * (1.0 - self.odds[goal])
            told = {"goal": goal + 1, "percent": round(100 * self.odds[goal])}
            return (Reason("looks", told, KNOWING / self.seats * doubt, move),)
        return ()

    def of_card(self, move: int) -> tuple[Reason, ...]:
        """Return the reasons about the card that is no longer in the hand."""
        if move == PASS:
            return ()
        told = {"card": KIND_NAMES[int(card_of(move))]}
        spare = self.spent[move] > -LEAST / self.seats / 10
        if spare and is_discard(move):
            weight = self.spent[move] - min(self.spent.values())
            return (Reason("spare", told, weight, move),)
        return () if spare else (Reason("spends", told, self.spent[move], move),)

    def of_way(self, move: int) -> tuple[Reason, ...]:
        """Return the effects of digging or a rockfall on the way to the treasure."""
        away, cards = self.ways_after(move)
        found = []
        for goal in range(GOALS):
            if away[goal] == 0 and self.odds[goal] > 0.0:
                told = {"goal": goal + 1, "percent": round(100 * self.odds[goal])}
                after = self.chance + self.odds[goal] * (1.0 - self.chance)
                weight = self.gain(self.chance, after) + self.odds[goal] * self.finding
                found.append(Reason("reaches", told, weight, move))
        if found:
            return tuple(found)
        change = self.gain(self.chance, self.chance_after(away, self.odds))
        blind = self.gain(
            self.chance_after(self.away, self.unknowing), self.chance_after(away, self.unknowing)
        )
        nearer = change * self.stake > 0.0
        goal = max(range(GOALS), key=lambda each: self.told_of(each, away[each], nearer))
        less = steps_of(self.away[goal]) - steps_of(away[goal])
        before, after = self.cards[goal], cards[goal]
        told = {"goal": goal + 1, "before": before, "after": after}
        if less == 0:
            return ()
        if away[goal] >= FAR:
            found.append(Reason("closes", {"goal": goal + 1}, change, move))
        elif self.away[goal] >= FAR:
            found.append(Reason("opens", {"goal": goal + 1, "after": after}, change, move))
        elif (less > 0) == nearer:
            kind = "nearer" if nearer else "blocks"
            if (after < before) != nearer:  # no fewer cards, but others would do
                kind = "easier" if nearer else "harder"
            # The effect that anybody would see, and what the seat's belief about the goals adds to
            # it.
            plain = blind if blind * change > 0.0 and abs(blind) < abs(change) else change
            known = None if plain is change else self.treasure(goal)
            if known is None:
                found.append(Reason(kind, told, plain, move))
            else:  # the treasure's place explains a move only after its effect on the way
                lesser, greater = sorted((plain, change - plain), key=abs)
                found.append(Reason(kind, told, greater, move))
                found.append(Reason(known.kind, known.facts, lesser, move))
        return tuple(found)

    def told_of(self, goal: int, away: int, nearer: bool) -> tuple[bool, float, int]:
        """Return how much a goal explains of a change in the distance to all goals.

        Of goals that explain as much, the nearest is named.
        """
        change = steps_of(self.away[goal]) - steps_of(away)
        agrees = self.odds[goal] > 0.0 and (change > 0 if nearer else change < 0)
        return agrees, round(self.odds[goal] * abs(change), 1), -away

    def treasure(self, goal: int) -> Thought | None:
        """Return the reason why the treasure is believed to lie at a goal, if it is."""
        percent = round(100 * self.odds[goal])
        if self.odds[goal] < LIKELY:
            return None
        if self.seen.get(goal):
            return Thought("treasure-seen", {"goal": goal + 1})
        said = [seat for (seat, of), gold in self.claims.items() if of == goal and gold]
        said = [seat for seat in said if seat != self.seat]
        if said:
            seat = min(said, key=lambda each: self.suspicion[each])
            doubt = round(100 * self.suspicion[seat])
            trust = certainty(1.0 - self.suspicion[seat])
            facts = {"goal": goal + 1, "percent": percent, "seat": seat, "doubt": doubt}
            return Thought("treasure-told", {**facts, "trust": trust})
        return Thought("treasure-likely", {"goal": goal + 1, "percent": percent})

    def of_tool(self, move: int) -> tuple[Reason, ...]:
        """Return the effects of breaking or mending a tool."""
        breaks = is_break(move)
        seat = int(broken_seat(move) if breaks else mended_seat(move))
        tool = int(broken_tool(move) if breaks else mended_tool(move))
        self.outlook.see_tools(int(self.mine.broken) ^ 1 << TOOLS * seat + tool)
        change = self.gain(self.chance, float(self.outlook.chance(self.away, self.odds)))
        self.outlook.see_tools(int(self.mine.broken))
        if seat == self.seat:
            kind = "breaks-own" if breaks else "mends-own"
            return (Reason(kind, {}, change, move),)
        # Whom to stop or help depends on one's own side.
        digs = (change > 0) == (breaks == self.sabotages)
        doubt = self.suspicion[seat]
        told = {
            "seat": seat,
            "percent": round(100 * doubt),
            "digs": "yes" if digs else "no",
            "certainty": certainty(1.0 - doubt if digs else doubt),
        }
        return (Reason("breaks" if breaks else "mends", told, change, move),)


def stretched(chance: float) -> float:
    """Return a chance on the bots' scale, which is stretched at its ends."""
    return STRETCH * log((chance + SURE) / (1.0 - chance + SURE))


def steps_of(cost: int) -> int:
    """Return what a way costs in whole cards: rare ones count for more than one."""
    return (cost + CARD_COST // 2) // CARD_COST


def beliefs_of(view: AnyView, lens: Lens, found: float) -> tuple[Thought, ...]:
    """Return who may be a saboteur, where the treasure may be and how far, and who may win."""
    goals = open_goals(view.public)
    percents = {goal: round(100 * lens.odds[goal]) for goal in goals}
    thoughts = [
        Thought(
            "treasure",
            {
                "goal": goal + 1,
                "percent": percent,
                "cards": lens.cards[goal] if lens.away[goal] < FAR else -1,
            },
        )
        for goal, percent in percents.items()
    ]
    for seat in range(lens.seats):
        if seat != lens.seat:
            told = {"seat": seat, "percent": round(100 * lens.suspicion[seat])}
            thoughts.append(Thought("saboteur", told))
    thoughts.append(Thought("round", {"percent": round(100 * found)}))
    return tuple(thoughts)


def look_of(move: int) -> Thought | None:
    """Return where in the mine or in the hand a move is."""
    if is_dig(move) or is_rockfall(move):
        cell = int(dug_cell(move) if is_dig(move) else fall_cell(move))
        return Thought("look-cell", {"cell": format_cell(cell)})
    if is_break(move) or is_mend(move):
        return Thought(
            "look-seat", {"seat": int(broken_seat(move) if is_break(move) else mended_seat(move))}
        )
    if move == PASS:
        return None
    return Thought("look-card", {"card": KIND_NAMES[int(card_of(move))]})
