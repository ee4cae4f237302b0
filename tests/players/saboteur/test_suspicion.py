"""The tally that regular players keep of the others, and what bots believe of what is said."""

from __future__ import annotations

import pytest

from bocamina.core.rng import Rng
from bocamina.games.saboteur.events import DwarvesRevealed, PathDug, RockFell, ToolBroken
from bocamina.players.player import Remark
from bocamina.players.saboteur.expert import SaboteurExpert
from bocamina.players.saboteur.maps import tall_tale
from bocamina.players.saboteur.novice import SaboteurNovice
from bocamina.players.saboteur.regular import SaboteurRegular
from bocamina.players.saboteur.strong import SaboteurStrong
from bocamina.players.saboteur.suspicion import DEAD_END_LAID, PASSED, Suspicion
from tests.games.saboteur.mine import SABOTEUR, mine, table


def test_suspicion_falls_on_those_who_hinder() -> None:
    suspicion = Suspicion(3)
    suspicion.notice([PathDug(0, "EW", 1, 0), PathDug(1, "nesw", 2, 0), RockFell(1, "EW", 1, 0)])
    suspicion.notice([ToolBroken(2, 1, "lamp")])
    assert suspicion.of[1] > 0 > suspicion.of[0]
    assert suspicion.of[2] < 0


def test_what_happens_before_its_first_turn_counts() -> None:
    match = mine(hands=["ew", "map", "map"], seats=3)
    bot = SaboteurRegular(SABOTEUR, 2, Rng("bot"))
    bot.notice(match.view(2), match.play(0, "dig ew 1,0"))
    assert bot.suspicion.of[0] == DEAD_END_LAID
    bot.notice(match.view(2), [DwarvesRevealed((0,), "digger")])
    assert bot.suspicion.of[0] == 0


@pytest.mark.parametrize("options", ["", "face_up_discards=true"])
def test_a_pass_counts_face_down_or_face_up(options: str) -> None:
    match = mine(hands=["map", "map", "map"], options=options)
    bot = SaboteurRegular(SABOTEUR, 2, Rng("bot"))
    bot.notice(match.view(2), match.play(0, "discard map"))
    assert bot.suspicion.of[0] == PASSED


def test_regular_players_believe_what_is_said_but_their_own_eyes_more() -> None:
    match = mine(saw=["1:stone-ES"], goals="stone-ES treasure stone-SW")
    bot = SaboteurRegular(SABOTEUR, 0, Rng("bot"))
    own = match.view(0).own()
    assert bot.odds(table(match), own) == [0, 0.5, 0.5]
    bot.hear(Remark(1, "saboteur-phrase-treasure", 2))
    assert bot.odds(table(match), own) == [0, 0, 1]
    bot.hear(Remark(2, "saboteur-phrase-treasure", 0))
    assert bot.odds(table(match), own) == [0, 0, 1]


def test_novices_forget_stones_and_believe_whoever_speaks_of_gold_until_the_round_ends() -> None:
    match = mine(saw=["1:stone-ES"], goals="stone-ES treasure stone-SW")
    bot = SaboteurNovice(SABOTEUR, 0, Rng("bot"))
    own = match.view(0).own()
    anywhere = [pytest.approx(1 / 3)] * 3
    assert bot.odds(table(match), own) == anywhere
    bot.hear(Remark(1, "saboteur-phrase-stone", 1))
    assert bot.odds(table(match), own) == anywhere
    bot.hear(Remark(1, "saboteur-phrase-treasure", 2))
    bot.hear(Remark(2, "saboteur-phrase-treasure", 0))  # it saw that this one is stone
    assert bot.odds(table(match), own) == [0, 0, 1]
    bot.notice(match.view(0), [DwarvesRevealed((), "digger")])
    assert bot.odds(table(match), own) == anywhere


def test_a_saboteur_lies_about_the_goal_it_has_looked_at() -> None:
    for role, phrase in (("digger", "treasure"), ("saboteur", "stone")):
        match = mine(hands=["map"], roles=f"{role} digger digger")
        bot = SaboteurRegular(SABOTEUR, 0, Rng("bot"))
        bot.notice(match.view(0), match.play(0, "map 1"))
        assert list(bot.speak(match.view(0))) == [Remark(0, f"saboteur-phrase-{phrase}", 0)]


def test_what_a_bot_says_counts_when_it_is_heard() -> None:
    # A bot that is told the game anew hears its own words again, and speaks no second time.
    match = mine(hands=["map"], roles="digger digger digger")
    bot = SaboteurStrong(SABOTEUR, 0, Rng("bot"))
    bot.notice(match.view(0), match.play(0, "map 1"))
    witness = bot.look_at(table(match))
    (remark,) = bot.speak(match.view(0))
    assert witness.belief.treasure()[0] == pytest.approx(1 / 3)
    bot.hear(remark)
    assert witness.belief.treasure()[0] > 0.5


@pytest.mark.parametrize(
    ("looks", "tale"),
    [
        ((1, 0, 2), "treasure stone stone"),  # the first lie, kept up
        ((0, 1, 2), "stone treasure stone"),  # the treasure denied, and put elsewhere
        ((1, 1, 2), "treasure stone"),  # and said once
    ],
)
def test_the_best_liar_sticks_to_its_story(looks: tuple[int, ...], tale: str) -> None:
    hands = ["map map map", "NS NS NS", "EW EW EW"]
    match = mine(hands=hands, roles="saboteur digger digger", goals="treasure stone-ES stone-SW")
    bot = SaboteurExpert(SABOTEUR, 0, Rng("bot"))
    told = []
    for goal in looks:
        bot.notice(match.view(0), match.play(0, f"map {goal + 1}"))
        for remark in bot.speak(match.view(0)):
            bot.hear(remark)
            assert remark.about == goal
            told.append(remark.phrase.removeprefix("saboteur-phrase-"))
        while match.turn.seats != (0,):
            if match.turn.is_chance:
                bot.notice(match.view(0), match.resolve())
            else:
                (other,) = match.turn.seats
                bot.notice(
                    match.view(0), match.play(other, ["", "discard NS", "discard EW"][other])
                )
    assert told == tale.split()


def test_a_liar_who_denied_two_goals_names_the_third() -> None:
    assert tall_tale({0: False, 1: False}, is_gold=True)


def test_what_is_said_counts_once() -> None:
    suspicion = Suspicion(3)
    for _ in range(5):
        suspicion.hear(0, 1, guilty=True)
    once = suspicion.of[1]
    assert 0 < once < 1
    suspicion.hear(2, 1, guilty=True)
    assert suspicion.of[1] > once
    suspicion.hear(0, 9, guilty=True)
    suspicion.hear(0, 2, guilty=False)
    assert suspicion.of[2] < 0
