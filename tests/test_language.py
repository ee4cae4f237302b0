"""Events as they are told: saying whose a thing is."""

from __future__ import annotations

from bocamina.games.diamant.events import GameEnded
from bocamina.games.saboteur.events import GameEnded as SaboteurEnded
from bocamina.language import speaker_for

NAMES = ["Ana", "Galena", "Mica"]


def test_points_are_told_with_whose_they_are() -> None:
    ended = GameEnded((42, 18, 51), (2,))
    told = speaker_for("es").tell("diamant", ended, NAMES, 0)
    assert told == "Se cuentan los cofres: Ana 42, Galena 18, Mica 51."
    counted = speaker_for("en").tell("saboteur", SaboteurEnded((1, 6, 4), (1,)), NAMES, 0)
    assert counted == "The gold is counted: Ana 1, Galena 6, Mica 4. Victory: Galena."
