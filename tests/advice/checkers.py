"""What each kind of reason claims, looked up in the position itself."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, Final

from bocamina.core.rng import Rng
from bocamina.games.diamant.components import EXPEDITIONS, FIRST_HAZARD
from bocamina.games.racing_dwarfs.distance import actions_to_exit
from bocamina.games.racing_dwarfs.racing import winners
from bocamina.games.saboteur.cells import GOAL_CELLS
from bocamina.games.saboteur.components import (
    FACE_DOWN,
    FIRST_DEAD_END,
    KIND_NAMES,
    LAID_KIND,
    SABOTEUR,
)
from bocamina.games.saboteur.events import GoalRevealed
from bocamina.games.saboteur.imagine import unseen_cards
from bocamina.games.saboteur.moves import card_of
from bocamina.games.saboteur.tunnels import FITS
from bocamina.players.saboteur.reckoning.search import put_treasure
from bocamina.players.saboteur.reckoning.terrain import FAR, Terrain, costs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bocamina.advice.advice import Prospect, Reason
    from bocamina.core.events import Event
    from bocamina.core.game import AnyGame, AnyState, AnyView

    Checker = Callable[["AnyView", "Prospect", "Reason"], bool]

MOST_CARDS: Final = 2  # that are laid to see how far a goal is


def after(view: AnyView, *texts: str, treasure: int = -1) -> tuple[AnyState, list[Event]]:
    """Return an imagined truth after some moves, as far as they go without chance, and events."""
    game: AnyGame = view.public.settings.game
    state = game.imagine(view, Rng(1))
    if treasure >= 0:
        put_treasure(state, treasure)
    events: list[Event] = []
    for text in texts:
        game.play(state, view.seat, game.parse_move(text), events)
    return state, events


# --- Diamant


def danger(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    cave, facts = view.public, reason.facts
    busting = sum(
        many
        for hazard, many in enumerate(cave.deck[FIRST_HAZARD:])
        if FIRST_HAZARD + hazard in cave.path
    )
    percent = round(100 * busting / sum(cave.deck))
    told = (facts["busting"], facts["cards"], facts["percent"], facts["carried"])
    return busting > 0 and told == (busting, sum(cave.deck), percent, int(cave.carried))


def nothing_can_end_it(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    cave = view.public
    met = [card - FIRST_HAZARD for card in cave.path if card >= FIRST_HAZARD]
    return not any(cave.deck[FIRST_HAZARD + hazard] for hazard in met)


def shared_with(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    inside = list(view.public.inside)
    return bool(reason.facts["others"] == sum(inside) - inside[int(view.seat)])


def finds(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    """What one may hope for, and what is carried if nothing ends the expedition, is the gain."""
    cave = view.public
    stayers = cave.inside[int(view.seat)] - prospect.moves[0]
    ending = sum(
        many for card, many in enumerate(cave.deck) if card >= FIRST_HAZARD and card in cave.path
    )
    kept = cave.carried * (1 - ending / sum(cave.deck))
    told = reason.facts["gems"] + stayers * kept
    is_gain = prospect.moves[0] > 0 or abs(told - prospect.gain) < 0.05 + 1e-9
    is_gain = is_gain and reason.facts["leaving"] == prospect.moves[0]
    return is_gain and shared_with(view, prospect, reason)


def on_the_path(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return reason.facts["gems"] == sum(view.public.gems) and shared_with(view, prospect, reason)


def standing(sign: int) -> Checker:
    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        cave = view.public
        chests = [cave.worth(seat) for seat in range(cave.settings.seats)]
        lead = chests.pop(int(view.seat)) - max(chests)
        left = EXPEDITIONS - cave.expedition
        told = (sign * int(reason.facts["gems"]), reason.facts["expeditions"])
        return (lead, left) == told and reason.facts["leaving"] == prospect.moves[0]

    return check


# --- Racing Dwarfs


def turn_of(view: AnyView, prospect: Prospect) -> Any:
    """Return the race after the whole turn that a prospect stands for."""
    return after(view, prospect.texts[0], *prospect.then)[0].public


def steps_of(whose: Callable[[AnyView, Mapping[str, Any]], int], sign: int) -> Checker:
    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        seat, facts = whose(view, reason.facts), reason.facts
        before = actions_to_exit(view.public, seat)
        then = actions_to_exit(turn_of(view, prospect), seat)
        changed = sign * (then - before) > 0
        return (before, then) == (facts["before"], facts["after"]) and changed

    return check


def own(view: AnyView, facts: Mapping[str, Any]) -> int:
    return int(view.seat)


def named(view: AnyView, facts: Mapping[str, Any]) -> int:
    assert facts["seat"] != view.seat
    return int(facts["seat"])


def carts_out(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    seat = view.seat
    gained = turn_of(view, prospect).out[seat] - view.public.out[seat]
    return bool(reason.facts["carts"] == gained == prospect.gain)


def ended(wins: bool) -> Checker:
    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        race = turn_of(view, prospect)
        return race.turn == 0 and (int(view.seat) in winners(race)) == wins

    return check


def foreseen(wins: bool) -> Checker:
    """Not over yet, and worth what a victory of this or another seat is that can be foreseen."""

    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        fair = 1.0 / int(view.public.settings.seats)
        if wins:
            return turn_of(view, prospect).turn != 0 and prospect.win >= fair
        return reason.facts["seat"] != int(view.seat) and prospect.win <= fair

    return check


def counted(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return all(float(fact) >= 0.0 for fact in reason.facts.values())


def way_told(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    """A difference that nobody would notice is no reason."""
    return abs(float(reason.facts["actions"]) - float(reason.facts["usual"])) > 0.15


# --- Saboteur


def reaches(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    goal = int(reason.facts["goal"])
    _, events = after(view, prospect.texts[0], treasure=goal - 1)
    return any(isinstance(event, GoalRevealed) and event.goal == goal for event in events)


def way_of(view: AnyView, mine: Any, goal: int) -> int:
    terrain = Terrain(mine.tunnels)
    terrain.survey(costs_of(unseen_cards(view.public)[:7]))
    return int(terrain.away[goal - 1])


def cards_to(view: AnyView, mine: Any, goal: int) -> int:
    """Count how many tunnels of kinds that are left reach a goal, by laying them."""
    left = unseen_cards(view.public)
    layouts = [mine.tunnels]
    for cards in range(1, MOST_CARDS + 1):
        longer = {}
        for tunnels in layouts:
            for face, laid in product(tunnels.faces, range(FIRST_DEAD_END)):
                if FITS[face & 255] >> laid & 1 and left[LAID_KIND[laid]]:
                    found = tunnels.copy()
                    reached = int(found.lay(face >> 8, laid, 0))
                    if reached >> goal - 1 & 1:
                        return cards
                    if not reached:
                        longer[tuple(found.places)] = found
        layouts = list(longer.values())
    return MOST_CARDS + 1


def way(sign: int, *, fewer: bool) -> Checker:
    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        goal = int(reason.facts["goal"])
        then = after(view, prospect.texts[0])[0].public
        costs = [way_of(view, mine, goal) for mine in (view.public, then)]
        told = [int(reason.facts["before"]), int(reason.facts["after"])]
        for cards, mine in zip(told, (view.public, then), strict=True):
            if cards_to(view, mine, goal) != min(cards, MOST_CARDS + 1):
                return False
        changes = told[0] != told[1] and (told[0] > told[1]) == (sign < 0)
        return changes == fewer and sign * (costs[1] - costs[0]) > 0

    return check


def closed(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    then = after(view, prospect.texts[0])[0].public
    return way_of(view, then, int(reason.facts["goal"])) >= FAR


def opened(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return way_of(view, view.public, int(reason.facts["goal"])) >= FAR


def seen(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return bool(view.own().looks >> 2 * (int(reason.facts["goal"]) - 1) & 3 == 1)


def looked_and_said(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    goal, seat = int(reason.facts["goal"]), int(reason.facts["seat"])
    return bool(view.public.looked_at(seat) >> goal - 1 & 1) and seat != view.seat


def likely(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    goal = int(reason.facts["goal"]) - 1
    face_down = int(view.public.tunnels.code_at(GOAL_CELLS[goal])) == FACE_DOWN
    return face_down and int(reason.facts["percent"]) >= 50


def tool_of(word: str) -> Checker:
    def check(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
        verb, _, seat, *_ = prospect.texts[0].split(" ")
        if "digs" in reason.facts:
            # A digger stops saboteurs and helps diggers; a saboteur does the contrary.
            stops_diggers = (word == "break") == (view.own().role == SABOTEUR)
            digs = (reason.weight > 0) == stops_diggers
            if reason.facts["digs"] != ("yes" if digs else "no"):
                return False
        return verb == word and int(seat) == reason.facts.get("seat", view.seat)

    return check


def looks(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return prospect.texts[0] == f"map {reason.facts['goal']}"


def spares(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    card = str(reason.facts["card"])
    return prospect.texts[0] == f"discard {card}" and card in KIND_NAMES


def spends(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    card = KIND_NAMES[int(card_of(prospect.move))]
    return reason.facts["card"] == card and reason.weight < 0


def blamed(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    return 0 <= int(reason.facts["percent"]) <= 100 and reason.weight < 0


def nuggets(view: AnyView, prospect: Prospect, reason: Reason) -> bool:
    word, _, gold = prospect.texts[0].partition(" ")
    worth = 0 if gold == "nothing" else sum(int(card) for card in gold.split("+"))
    return word in ("take", "collect") and reason.facts["nuggets"] == worth == prospect.gain


CHECKERS: dict[str, dict[str, Checker]] = {
    "diamant": {
        "danger": danger,
        "no-danger": nothing_can_end_it,
        "finds": finds,
        "path": on_the_path,
        "ahead": standing(1),
        "behind": standing(-1),
    },
    "racing_dwarfs": {
        "ends-won": ended(True),
        "ends-lost": ended(False),
        "out": carts_out,
        "nearer": steps_of(own, -1),
        "farther": steps_of(own, 1),
        "hinders": steps_of(named, 1),
        "helps": steps_of(named, -1),
        "replies": counted,
        "wins-next": foreseen(True),
        "lets-win": foreseen(False),
        "own-way": way_told,
        "rivals-way": way_told,
    },
    "saboteur": {
        "reaches": reaches,
        "nearer": way(-1, fewer=True),
        "blocks": way(1, fewer=True),
        "easier": way(-1, fewer=False),
        "harder": way(1, fewer=False),
        "closes": closed,
        "opens": opened,
        "treasure-seen": seen,
        "treasure-told": looked_and_said,
        "treasure-likely": likely,
        "breaks": tool_of("break"),
        "breaks-own": tool_of("break"),
        "mends": tool_of("mend"),
        "mends-own": tool_of("mend"),
        "looks": looks,
        "suspicious": blamed,
        "spare": spares,
        "spends": spends,
        "gold": nuggets,
    },
}
