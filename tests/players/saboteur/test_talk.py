"""What bots say of each other, and how much of it they believe."""

from __future__ import annotations

import pytest

from bocamina.core.rng import Rng
from bocamina.players.player import Remark
from bocamina.players.roster import find_player
from bocamina.players.saboteur.credit import Credit
from bocamina.players.saboteur.observer import Observer
from bocamina.players.saboteur.strong import SaboteurStrong
from bocamina.players.saboteur.talk import ACCUSE, DENY, MOST, PAUSE, VOUCH, TableTalk
from tests.games.saboteur.mine import SABOTEUR, mine, table

RNG = Rng("talk")


def test_a_seat_accuses_once_and_then_keeps_quiet_for_a_while() -> None:
    talk = TableTalk(0)
    (remark,) = talk.say([2, 1], [], RNG)
    assert remark == Remark(0, ACCUSE, 2)
    talk.hear(remark)
    for _ in range(PAUSE - 1):
        assert not talk.say([2, 1], [], RNG)
    assert talk.say([2, 1], [], RNG) == (Remark(0, ACCUSE, 1),)


def test_nobody_talks_all_the_time() -> None:
    talk = TableTalk(0)
    said = 0
    for turn in range(100):
        for remark in talk.say([turn], [], RNG):
            talk.hear(remark)
            said += 1
    assert said == MOST


def test_who_is_accused_may_defend_itself_and_be_vouched_for() -> None:
    accused, friend = TableTalk(0), TableTalk(1)
    for talk in (accused, friend):
        talk.hear(Remark(2, ACCUSE, 0))
    assert friend.say([], [0], RNG) == (Remark(1, VOUCH, 0),)
    said: list[Remark] = []
    for number in range(20):
        talk = TableTalk(0)
        talk.hear(Remark(2, ACCUSE, 0))
        said += talk.say([], [], Rng(str(number)))
        assert not talk.say([], [], RNG)  # once at most
    assert 5 < len(said) < 20
    assert set(said) == {Remark(0, DENY)}


def test_what_is_said_of_somebody_counts_and_repeated_counts_less() -> None:
    witness = Observer(table(mine(seats=5)))
    suspicion = [witness.belief.saboteurs()[4]]
    for seat in range(3):
        witness.hear(Remark(seat, "phrase-suspect", 4))
        witness.hear(Remark(seat, "phrase-suspect", 4))  # the same again is nothing new
        suspicion.append(witness.belief.saboteurs()[4])
    first, second, third = (suspicion[place + 1] - suspicion[place] for place in range(3))
    assert first > second > third > 0
    assert suspicion[-1] < 0.7
    witness.hear(Remark(4, "phrase-trust", 4))
    witness.hear(Remark(3, "phrase-suspect", 9))
    assert len(witness.remarks) == 3


def test_who_was_wrong_before_is_believed_less() -> None:
    credit = Credit()
    before = credit.of(0, 0)
    credit.settle([Remark(0, "phrase-suspect", 1), Remark(0, "phrase-trust", 2)], [2])
    assert credit.of(0, 0) < before
    assert credit.of(1, 0) == before
    credit.settle([Remark(1, "phrase-suspect", 2)], [2])
    assert credit.of(1, 0) > before
    fooled, wiser = Observer(table(mine(seats=5))), Observer(table(mine(seats=5)), credit)
    for witness in (fooled, wiser):
        witness.hear(Remark(0, "phrase-suspect", 3))
    assert wiser.belief.saboteurs()[3] < fooled.belief.saboteurs()[3]


@pytest.mark.parametrize(("role", "accuses"), [("digger", True), ("saboteur", False)])
def test_diggers_accuse_saboteurs_and_saboteurs_spare_their_friends(
    role: str, accuses: bool
) -> None:
    match = mine(seats=5, roles=f"{role} digger digger saboteur digger")
    bot = find_player("strong", SABOTEUR)(SABOTEUR, 0, Rng("bot"))
    assert isinstance(bot, SaboteurStrong)
    view = match.view(0)
    bot.look_at(view.public).belief.judge(3, 3, [0.01] * 6 + [1.0] * 6)
    guilty, innocent = bot.sides(view)
    assert (3 in guilty) == accuses
    assert (3 in innocent) != accuses


def test_a_saboteur_slanders_a_digger_who_looks_bad() -> None:
    match = mine(seats=3, roles="saboteur digger digger")
    bot = find_player("strong", SABOTEUR)(SABOTEUR, 0, Rng("bot"))
    assert isinstance(bot, SaboteurStrong)
    view = match.view(0)
    bot.look_at(view.public).belief.judge(1, 1, [0.2] * 6 + [1.0] * 6)
    assert bot.sides(view)[0] == [1]
