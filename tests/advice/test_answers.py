"""What is advised where the answer is known."""

from __future__ import annotations

import doctest
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bocamina import History, new_match
from bocamina.advice.advising import advise
from bocamina.advice.words import Wording
from bocamina.games import read_view
from bocamina.games.saboteur.components import SABOTEUR
from bocamina.games.saboteur.state import PLAY
from bocamina.language import speaker_for
from bocamina.players.diamant.equilibrium import rest_of
from bocamina.players.diamant.solver import solve
from bocamina.players.player import Remark
from tests.advice.games import decisions
from tests.games.saboteur.mine import mine

if TYPE_CHECKING:
    from bocamina.advice.advice import Advice


def test_gems_are_the_solvers_and_exact_where_it_is() -> None:
    exact = 0
    for match, seat, history in decisions("diamant", 3, "exact", 4):
        cave = match.view(seat).public
        if sum(cave.deck) > 20:
            continue
        advice = advise(match.view(seat), history, 0.5)
        if advice.best.gain_is_exact:
            solution = solve(rest_of(cave))
            gains = {each.texts[0]: each.gain for each in advice.prospects}
            assert gains == pytest.approx({"stay": solution.staying, "leave": solution.leaving})
            exact += 1
    assert exact


def test_whoever_wants_gems_alone_is_told_of_gems() -> None:
    match = new_match("diamant", 1, "alone")
    match.deal()
    advice = advise(match.view(0), seconds=0.1)
    assert (advice.by, advice.gain_of, advice.best.win) == ("gain", "expedition", 1.0)
    assert advice.hint[3].thoughts[-1].kind == "worth-gain"


def test_who_sends_one_of_two_home_is_told_what_the_other_may_find() -> None:
    parting = 0
    for match, seat, history in decisions("diamant", 2, "parting", 2):
        advice = advise(match.view(seat), history, 0.02)
        if advice.best.texts[0] != "leave" or len(advice.prospects) < 3:
            continue
        wording = Wording(speaker_for("en"), advice, ["Ana", "Blas"])
        assert not any("Staying" in wording.rung(rung) for rung in advice.hint)
        parting += any("The one who stays" in wording.rung(rung) for rung in advice.hint)
    assert parting


def test_while_tiles_are_laid_nothing_is_said_of_the_fewest_actions() -> None:
    laying = new_match("racing_dwarfs", 2, "tiles")
    racing = new_match("racing_dwarfs", 2, "tiles", setup="quick")
    for match in (laying, racing):
        while match.turn.is_chance:
            match.deal()
    views = [match.view(match.turn.seats[0]) for match in (laying, racing)]
    assert [len(advise(view, seconds=0.01).beliefs) for view in views] == [0, 2]


def test_nothing_costs_a_saboteur_more_than_the_diggers_may_still_take() -> None:
    """Once the round is safe, a map that was not looked through is no loss."""
    costs = []
    for match, seat, history in decisions("saboteur", 4, "safe 4", 1, rounds=1):
        view = match.view(seat)
        table = view.public
        if table.phase != PLAY or table.deck_size or int(view.own().role) != SABOTEUR:
            continue
        advice = advise(view, history, 0.02)
        if advice.beliefs[-1].facts["percent"] == 0:  # of the diggers
            costs += [each.cost for each in advice.prospects]
    assert costs
    assert max(costs) < 0.01


def test_a_race_that_can_be_won_now_is_won() -> None:
    """The last cart of whoever is to move stands before the far side."""
    for match, seat, history in decisions("racing_dwarfs", 2, "won", 1, setup="quick"):
        view = match.view(seat)
        wins = [text for text in match.legal_texts(seat) if text.startswith("exit")]
        if wins and view.public.home[seat] == 0 and int(view.public.carts[seat]).bit_count() == 1:
            advice = advise(view, history, 0.01)
            assert advice.best.texts[0] in wins
            assert (advice.best.win, advice.best.win_error) == (1.0, 0.0)
            assert advice.reasons()[0].kind == "ends-won"
            return
    raise AssertionError("nobody got so far")


BEFORE_GOAL_2 = """
........1
.........
S┼┼┼───.2
.........
........3
"""


@pytest.mark.parametrize(
    ("role", "hand", "moves", "reason"),
    [
        ("digger", "NESW NE map ns map", {"dig NESW 7,0"}, "reaches"),
        ("saboteur", "NESW nesw ew map", {"dig nesw 7,0", "dig ew 7,0"}, "blocks"),
    ],
)
def test_the_last_step_is_taken_by_diggers_and_spoilt_by_saboteurs(
    role: str, hand: str, moves: set[str], reason: str
) -> None:
    """A straight tunnel lies before goal 2, under which the seat has seen the treasure."""
    match = mine(
        BEFORE_GOAL_2,
        hands=[hand, "NE NE map", "NE NW map"],
        roles=f"{role} digger digger",
        goals="stone-ES treasure stone-SW",
        saw=["2:treasure"],
    )
    advice = advise(match.view(0), seconds=0.002)
    assert advice.best.texts[0] in moves
    assert reason in [each.kind for each in advice.best.reasons]
    assert advice.hint[3].thoughts[0].kind == reason, "and nothing vaguer before it"


def test_where_all_goals_come_nearer_alike_the_nearest_is_told_of() -> None:
    match = mine(hands=["EW EW EW", "NE NE map", "NE NW map"], roles="digger digger digger")
    advice = advise(match.view(0), seconds=0.002)
    (told,) = [each.facts for each in advice.best.reasons if each.kind == "nearer"]
    assert told["goal"] == 2, "the one straight ahead"


def test_what_was_said_counts_though_no_view_shows_it() -> None:
    """A witness who looked at goal 1 says that it is the treasure."""
    for match, seat, history in decisions("saboteur", 4, "said", 1):
        table = match.view(seat).public
        lookers = [
            (other, goal)
            for other in range(4)
            for goal in range(3)
            if other != seat and table.looked_at(other) >> goal & 1
        ]
        if not lookers or table.phase != PLAY or match.view(seat).own().looks:
            continue
        other, goal = lookers[0]
        quiet = History([note for note in history.notes if not isinstance(note, Remark)])
        told = History([*quiet.notes, Remark(other, "saboteur-phrase-treasure", goal)])
        before, after = (advise(match.view(seat), each, 0.002) for each in (quiet, told))
        odds = [
            {
                each.facts["goal"]: each.facts["percent"]
                for each in advice.beliefs
                if each.kind == "treasure"
            }
            for advice in (before, after)
        ]
        assert int(odds[1][goal + 1]) > int(odds[0][goal + 1])
        return
    raise AssertionError("nobody looked at a goal")


def treasure(advice: Advice, goal: int) -> int:
    """Return how likely advice takes a goal for the treasure, in percent."""
    told = [each.facts for each in advice.beliefs if each.kind == "treasure"]
    return next(int(facts["percent"]) for facts in told if facts["goal"] == goal)


def test_without_numpy_diamant_gets_what_any_game_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)  # as where it is not installed
    monkeypatch.delitem(sys.modules, "bocamina.advice.diamant", raising=False)
    match = new_match("diamant", 3, "plain")
    match.deal()
    advice = advise(match.view(0), seconds=0.002)
    assert advice.gain_of == "game"
    assert not advice.best.gain_is_exact
    assert {each.texts for each in advice.prospects} == {("stay",), ("leave",)}


def test_a_view_read_from_text_is_enough() -> None:
    match = new_match("saboteur", 5, "text")
    match.deal()
    seat = match.turn.seats[0]
    assert advise(read_view(str(match.view(seat))), seconds=0.002).seat == seat


def test_the_page_about_advice_does_what_it_says() -> None:
    page = Path(__file__).parents[2] / "docs/advice.md"
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert (failed, tried >= 8) == (0, True)
