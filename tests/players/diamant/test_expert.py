"""The expert: it plays to win, counts along, learns from what it notices, and foresees rightly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from bocamina.core.rng import Rng
from bocamina.games.diamant.events import ChoicesRevealed
from bocamina.players.diamant.counting import ChestCounts
from bocamina.players.diamant.equilibrium import MOST_SECONDS, adviser, rest_of
from bocamina.players.diamant.expert import USUAL_ROWS, ExpertPlayer, inclined, rows_for, spread_out
from bocamina.players.diamant.foresight import NOW, imagine_others, lay_out, play_on, whims_of
from bocamina.players.diamant.last_alone import treasure_first
from bocamina.players.diamant.solver import solve
from bocamina.players.diamant.standing import hope, win_share
from bocamina.players.diamant.temperament import CALM, KEEN, Temperament, leave_chance, weigh
from tests.games.diamant.cave import cave, table
from tests.players.diamant.table import leaves, play, seated

if TYPE_CHECKING:
    from bocamina.core.events import Event
    from bocamina.core.match import Match

DEEP = "17:1 15:3 11 gas rockfall scorpion"


def last(chests: str, inside: str = "1 0 0 0", path: str = DEEP, carried: str = "10") -> Match:
    """Return the last expedition, deep in the cave."""
    return cave(expedition=5, path=path, carried=carried, inside=inside, chests=chests)


def test_alone_at_the_end_it_goes_home_to_win_and_stays_when_home_is_defeat() -> None:
    # It carries 10, and 4 more lie on the path.
    assert leaves("expert", last("30 43 1 1")) == 1
    assert leaves("expert", last("30 45 1 1")) == 0
    assert leaves("strong", last("30 45 1 1")) == 1


def test_a_shared_victory_is_risked_only_for_better_odds() -> None:
    # A treasure comes before a bust with about 0.66, which beats a third but not the certain.
    assert leaves("expert", last("30 44 44 1")) == 0
    path = "17:1 15 11 7 7 9 gas rockfall scorpion snake explosion"
    assert leaves("expert", last("30 44 6 6", path=path, carried="13")) == 1


def test_behind_at_the_end_it_stays_where_others_would_go_home() -> None:
    match = last("0 40 1 1", inside="1 0 1 1", path="17 15 gas rockfall snake")
    assert leaves("expert", match, times=4) == 0
    assert leaves("regular", match, times=20) > 0.5


def test_what_it_cannot_be_shown_it_counts() -> None:
    for seed in ("one", "two", "three"):
        tally = ChestCounts()

        def compare(match: Match, events: list[Event], tally: ChestCounts = tally) -> None:
            tally.notice(events)
            if not match.turn.is_over:
                worth = [int(fist.chest) + 10 * int(fist.idols) for fist in match.state.private]
                assert tally.scores(match.view(0)) == worth

        names = ["threshold", "random", "novice", "regular"]
        play(seated(names, seed), {"chests": "hidden", "idols": True}, compare)


def test_idols_are_counted_when_they_are_at_home() -> None:
    tally = ChestCounts()
    match = cave("seats=4 chests=hidden idols=true", path="1:idol gas", carried="0")
    for seat, move in enumerate(("leave", "stay", "stay", "stay")):
        tally.notice(match.play(seat, move))
    assert tally.scores(match.view(1)) == [10, 0, 0, 0]


def test_it_learns_from_what_it_notices_and_not_from_choosing() -> None:
    names = ["expert", "novice", "threshold", "regular"]
    onlooker = seated(names)[0]
    bots = seated(names)
    play(bots, {}, lambda match, events: onlooker.notice(match.view(0), events))
    assert isinstance(onlooker, ExpertPlayer)
    asked = bots[0]
    assert isinstance(asked, ExpertPlayer)
    for seat in (1, 2, 3):
        learnt = onlooker.temperament(seat).weights
        assert (learnt == asked.temperament(seat).weights).all()
        assert (learnt != Temperament().weights).all()


def test_who_runs_early_is_expected_to_run_again() -> None:
    match = cave(path="17:1 gas", carried="4")
    asked = weigh(table(match))
    timid, bold = Temperament(), Temperament()
    for _ in range(6):
        timid.observe(asked, left=1, stayed=0)
        bold.observe(asked, left=0, stayed=1)
    dice = np.random.default_rng(1)
    cards = lay_out(table(match), 400, dice)
    others = imagine_others([(1, timid), (2, bold)], cards, dice)
    whims = whims_of(1, cards, dice)
    later = play_on(table(match), cards, others, 0, np.array([[NOW]]), whims, [0] * 4, last=False)
    ran = later[0, :, 1] == 4
    assert ran.mean() > 0.5
    assert (later[0, :, 2] == 4).mean() < 0.2


def test_the_equilibrium_is_left_only_as_far_as_there_is_victory_to_gain() -> None:
    calmly = spread_out(0.3, 1)
    assert inclined(calmly, np.array([0.2, 0.2])) == pytest.approx(calmly)
    a_little, a_lot = (inclined(calmly, np.array([0.2, 0.2 + gain]))[1] for gain in (0.02, 0.5))
    assert 0.3 < a_little < 0.5
    assert a_lot > 0.99
    assert inclined(calmly, np.array([0.001, 0.0])) == pytest.approx([1, 0])


def test_experts_do_not_all_go_for_the_same_path() -> None:
    # For one alone the seven on the path are tempting; shared by all they are one each.
    path, all_six = "13:1 15:3 9:3 gas", "1 1 1 1 1 1"
    match = cave("seats=6", path=path, carried="5", inside=all_six, chests="0 0 0 0 0 0")
    assert 0.1 < leaves("expert", match, times=40) < 0.9


@pytest.mark.parametrize(
    ("inside", "carried", "path"),
    [
        ("1 1 0 0 0", "6", "13:1 1:idol gas"),
        ("1 1 1 0 0", "4", "14:2 1:idol gas"),
        ("1 1 1 1 0", "5", "14:2 9:1 1:idol gas snake"),
        ("1 1 1 1 1", "3", "15 1:idol gas"),
    ],
)
def test_an_idol_on_the_path_draws_people_out(inside: str, carried: str, path: str) -> None:
    match = cave(
        "seats=5 idols=true", path=path, carried=carried, inside=inside, chests="0 0 0 0 0"
    )
    exact = adviser(MOST_SECONDS).leave_chance(rest_of(table(match)))
    assert float(leave_chance(*weigh(table(match)))) == pytest.approx(exact, abs=0.12)


def test_what_lies_about_belongs_to_one_who_is_alone() -> None:
    settings, alone, chests = "seats=3 idols=true", "1 0 0", "0 0 0"
    lying = cave(settings, path="14:2 1:idol gas", carried="12", inside=alone, chests=chests)
    taken = cave(settings, path="14 1 gas", carried="14 idol", inside=alone, chests=chests)
    risks = [float(weigh(table(match))[1]) for match in (lying, taken)]
    assert risks[0] == pytest.approx(risks[1])


def test_each_of_two_adventurers_may_leave() -> None:
    assert spread_out(0.3, 2) == pytest.approx([0.49, 0.42, 0.09])
    chances = inclined(spread_out(0.3, 2), np.array([0.1, 0.9, 0.1]))
    assert chances.argmax() == 1
    assert chances.sum() == pytest.approx(1)


def test_foresight_keeps_to_the_rules() -> None:
    # All leave now: what they bank is what the rules give them.
    match = cave(
        expedition=2, path="17 14:2 11:2 gas", carried="11", inside="1 1 0 1", chests="1 2 5 4"
    )
    dice = np.random.default_rng(1)
    cards = lay_out(table(match), 5, dice)
    others = imagine_others([(1, Temperament()), (3, Temperament())], cards, dice)
    others.whims[:] = -1.0
    whims = whims_of(1, cards, dice)
    after = play_on(
        table(match), cards, others, 0, np.array([[NOW]]), whims, [1, 2, 5, 4], last=False
    )
    for seat in (0, 1, 3):
        match.play(seat, "leave")
    assert (after == np.array(table(match).chests)).all()


def test_foresight_agrees_with_the_exact_solution_of_one_alone() -> None:
    match = cave("seats=3", path="17:1 gas 4 snake", carried="6", inside="1 0 0", chests="0 7 7")
    dice = np.random.default_rng(1)
    cards = lay_out(table(match), 6000, dice)
    # Nobody else is inside, so that the equilibrium is what is best for one alone.
    plan = np.zeros((1, 1))
    after = play_on(
        table(match),
        cards,
        imagine_others([], cards, dice),
        0,
        plan,
        whims_of(1, cards, dice),
        [0] * 3,
        last=False,
    )
    exact = solve(rest_of(table(match))).staying
    assert after[0, :, 0].mean() == pytest.approx(exact, abs=0.8)


def test_a_shuffled_deck_is_known_card_by_card() -> None:
    match = cave("seats=4 idols=true", path="17:1 gas 5:1", carried="5", removed="-")
    cards = lay_out(table(match), 50, np.random.default_rng(1))
    assert (cards.gems[:, 0] == 124 - 17 - 5 - 1 + 10).all()
    assert (cards.busting[:, 0] == 2).all()
    for row in range(50):
        end = int(cards.bust[row].argmax()) if cards.bust[row].any() else cards.bust.shape[1] - 1
        found = cards.worth[row, :end].sum() + 10 * cards.idol[row, :end].sum()
        assert cards.gems[row, 0] - cards.gems[row, end] == found


def test_hope_is_shared_out_and_turns_into_victory() -> None:
    scores = np.array([[10, 12, 9, 12]])
    whole = sum(hope(scores, seat, 2)[0] for seat in range(4))
    assert whole == pytest.approx(1, abs=0.02)
    assert hope(scores, 1, 1)[0] > hope(scores, 1, 4)[0] > hope(scores, 0, 4)[0]
    assert [float(hope(scores, seat, 0)[0]) for seat in range(4)] == [0, 0.5, 0, 0.5]
    assert win_share(np.array([3, 9]), 1) == 1


def test_a_treasure_before_a_bust_is_as_likely_as_the_cards_make_it() -> None:
    rng = Rng("cards")
    found = 0
    for _ in range(4000):
        deck = ["t"] * 2 + ["met"] * 2 + ["a"] * 3 + ["b"] * 2
        rng.shuffle(deck)
        seen = {"met"}
        for card in deck:
            if card == "t" or card in seen:
                found += card == "t"
                break
            seen.add(card)
    assert treasure_first(2, 2, (2, 3)) == pytest.approx(found / 4000, abs=0.03)


def test_choices_revealed_without_a_question_teach_nothing() -> None:
    bot = seated(["expert"] * 4)[0]
    match = cave(path="17:1 gas", carried="4")
    bot.notice(match.view(0), [ChoicesRevealed((1,), 3)])
    assert isinstance(bot, ExpertPlayer)
    assert not bot.people


def of_kind(kind: int) -> Temperament:
    """Return somebody of whom the kind is known."""
    person = Temperament()
    person.weights[:] = 0.0
    person.weights[kind] = 1.0
    return person


def brought_home(match: Match, kind: int, plan: float, *, is_last: bool) -> float:
    """Return what seat 1 brings home on average, while seat 0 follows a plan."""
    dice = np.random.default_rng(5)
    cards = lay_out(table(match), 400, dice)
    others = imagine_others([(seat, of_kind(kind)) for seat in (1, 2, 3)], cards, dice)
    scores = [table(match).worth(seat) for seat in range(4)]
    plans, whims = np.array([[plan]]), whims_of(1, cards, dice)
    after = play_on(table(match), cards, others, 0, plans, whims, scores, last=is_last)
    return float(after[0, :, 1].mean()) - scores[1]


def test_those_keen_on_winning_are_calm_until_the_last_expedition() -> None:
    match = cave(path="5:1 gas", carried="1")
    calm, keen = (brought_home(match, kind, NOW, is_last=False) for kind in (CALM, KEEN))
    assert keen == calm


def test_those_keen_on_winning_do_not_go_home_to_lose() -> None:
    match = cave(expedition=5, path="17:1 gas", carried="4", chests="0 0 0 99")
    calm, keen = (brought_home(match, kind, NOW, is_last=True) for kind in (CALM, KEEN))
    assert calm > 1 > keen


def test_a_plan_is_to_be_readier_or_less_ready_to_leave() -> None:
    match = cave(path="17:1 15:3 gas snake", carried="7", inside="1 1 0 0", chests="0 0 7 7")
    dice = np.random.default_rng(5)
    cards = lay_out(table(match), 400, dice)
    others = imagine_others([(1, of_kind(CALM))], cards, dice)
    plans = np.array([[NOW], [20.0], [0.0], [-np.inf]])
    whims = whims_of(1, cards, dice)
    after = play_on(table(match), cards, others, 0, plans, whims, [0] * 4, last=False)
    came_home = (after[:, :, 0] > 0).mean(axis=1)
    assert came_home[0] == 1
    assert (np.diff(came_home) < 0).all()
    # Who never leaves comes home only if no card is left.
    assert came_home[3] == 0


def test_two_adventurers_together_may_bring_home_what_one_cannot() -> None:
    # 16 behind; each of its two carries 7 and 4 lie on the path, so that both together win.
    match = cave(
        "seats=2", expedition=5, path="17:1 15:3 gas", carried="7", inside="2 2", chests="0 16"
    )
    dice = np.random.default_rng(5)
    cards = lay_out(table(match), 200, dice)
    others = imagine_others([(1, of_kind(CALM))] * 2, cards, dice)
    others.whims[:] = 2.0
    at_once, whims = np.full((1, 2), 20.0), whims_of(2, cards, dice)
    after = play_on(table(match), cards, others, 0, at_once, whims, [0, 16], last=True)
    assert (after[0, :, 0] >= 16).mean() > 0.8


def test_more_time_is_more_playing_out_within_bounds() -> None:
    rows = [rows_for(seconds) for seconds in (0.0001, 0.01, 0.1, 10.0)]
    assert rows == sorted(set(rows))
    assert rows_for(float("inf")) == USUAL_ROWS
    assert rows[0] < USUAL_ROWS < rows[-1] == rows_for(100.0)
