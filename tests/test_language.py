"""Events as they are told: right of one and of many, and saying whose a thing is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bocamina.games.diamant.events import ExpeditionFled, GameEnded
from bocamina.games.saboteur.events import GameEnded as SaboteurEnded
from bocamina.language import speaker_for

NAMES = ["Ana", "Galena", "Mica"]


def test_a_flight_reads_well_of_one_and_of_many() -> None:
    english, spanish = speaker_for("en"), speaker_for("es")
    alone, both = ExpeditionFled("explosion", (1,), 18), ExpeditionFled("snake", (0, 1), 3)
    told = spanish.tell("diamant", alone, NAMES, 0)
    assert told == "¡Segunda explosión! En fuga: Galena. Gemas perdidas por cabeza: 18."
    told = english.tell("diamant", both, NAMES, 0)
    assert told == "Second snake! On the run: Ana and Galena. Gems dropped by each adventurer: 3."


def test_points_are_told_with_whose_they_are() -> None:
    ended = GameEnded((42, 18, 51), (2,))
    told = speaker_for("es").tell("diamant", ended, NAMES, 0)
    assert told == "Se cuentan los cofres: Ana 42, Galena 18, Mica 51."
    counted = speaker_for("en").tell("saboteur", SaboteurEnded((1, 6, 4), (1,)), NAMES, 0)
    assert counted == "The gold is counted: Ana 1, Galena 6, Mica 4. Victory: Galena."


# Of several Spanish words that would do, the ones that these games do not use.
OTHER_WORDS = {
    "diamant": r"explorador|derrumb|volver\?|\bse (va|van|fue|fueron|vayan)\b|dio la vuelta",
    "saboteur": r"\bmetas?\b|excav|junto a la entrada",
}


@pytest.mark.parametrize("game", sorted(OTHER_WORDS))
def test_one_thing_has_one_name_in_spanish(game: str) -> None:
    source = Path(__file__).parents[1] / "src/bocamina"
    files = [
        *source.glob("*/messages/es.ftl"),
        source / f"games/{game}/messages/es.ftl",
        source / f"web/src/games/{game}/es.ftl",
    ]
    messages = [
        message
        for file in files
        for message in re.split(r"\n(?=[a-z])", file.read_text("utf-8"))
        if re.match(rf"\w+-{game}\b|{game}\b", message)
    ]
    assert len(messages) > 100
    assert [each for each in messages if re.search(OTHER_WORDS[game], each)] == []


def test_a_percent_sign_stays_with_its_number() -> None:
    source = Path(__file__).parents[1] / "src/bocamina"
    files = [file for file in source.rglob("*.ftl") if not {"dist", "node_modules"} & {*file.parts}]
    assert len(files) > 20
    assert [file for file in files if " %" in file.read_text("utf-8")] == []


def test_spanish_joins_names_by_their_sound() -> None:
    names = ["Íñigo", "inés", "Hilda", "Yves", "Hiedra", "Iago", "Yolanda", "Ana"]
    told = [speaker_for("es").list_names(["Leo", name]) for name in names]
    assert [each.split()[1] for each in told] == ["e"] * 4 + ["y"] * 4
    assert speaker_for("en").list_names(["Leo", "Íñigo"]) == "Leo and Íñigo"
