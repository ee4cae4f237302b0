"""Which move stands for a wish that leaves something out."""

from __future__ import annotations

from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.rng import Rng
from bocamina.games import GAMES
from bocamina.testing.walks import walk

RACING = GAMES["racing_dwarfs"]


def test_to_ride_nowhere_asks_only_whether_the_cart_may_be_used() -> None:
    match = Match(RACING, RACING.settle(2, {"setup": "quick"}), Dealer("wishes"))
    found = set()
    for _ in walk(match, Rng("wishes"), 400):
        public = RACING.describe_public(match.view().public)
        for seat in match.turn.seats if public["phase"] == "race" else ():
            view = match.view(seat)
            for each in public["cells"]:
                move = RACING.wished_move(view, {"does": "move", "cell": each["cell"]})
                refusal = match.why_not(seat, move)
                assert refusal is not None
                if each["cart"] != seat:
                    expected = "R16", "no-cart-there"
                elif each["cell"] in public["used"]:
                    expected = "R24", "cart-already-used"
                else:
                    expected = "R16", "already-there"
                assert (refusal.clause, refusal.reason) == expected
                found.add(expected)
    assert len(found) == 3
