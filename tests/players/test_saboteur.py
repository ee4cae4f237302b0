"""The simple opponent of Saboteur obeys the rules and tries to win."""

from __future__ import annotations

from bocamina.core.rng import Rng
from bocamina.games.saboteur.events import PathDug, RockFell, ToolBroken
from bocamina.players.saboteur.prospector import Prospector
from bocamina.players.saboteur.suspicion import Suspicion
from tests.games.saboteur.mine import SABOTEUR, mine

ALMOST = """
........1
.........
S┬┴┬┴┬─.2
.........
........3
"""


def choice(hand: str, role: str, saw: str = "", drawing: str = ALMOST, broken: str = "") -> str:
    """Return what the bot does in seat 0."""
    goals = "stone-ES treasure stone-SW"
    match = mine(
        drawing,
        hands=[hand],
        roles=f"{role} digger digger",
        goals=goals,
        saw=[saw],
        broken=broken,
    )
    bot = Prospector(SABOTEUR, 0, Rng(1))
    return match.format_move(bot.choose(match.view(0), match.legal(0), 1.0))


def test_a_digger_takes_the_treasure() -> None:
    assert choice("EW map nesw", "digger") == "dig EW 7,0"


def test_a_digger_mends_its_own_tool_first() -> None:
    assert choice("EW lamp map", "digger", broken="lamp:1 - -") == "mend lamp 0 with lamp"


def test_a_digger_looks_for_the_treasure() -> None:
    assert choice("map nesw", "digger").startswith("map ")


def test_a_saboteur_blocks_the_tunnel() -> None:
    assert choice("EW nesw", "saboteur", saw="2:treasure") == "dig nesw 7,0"


def test_suspicion_falls_on_those_who_hinder() -> None:
    suspicion = Suspicion(3)
    suspicion.notice([PathDug(0, "EW", 1, 0), PathDug(1, "nesw", 2, 0), RockFell(1, "EW", 1, 0)])
    suspicion.notice([ToolBroken(2, 1, "lamp")])
    assert suspicion.of[1] > 0 > suspicion.of[0]
    assert suspicion.of[2] < 0
