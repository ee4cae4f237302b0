"""The command, as a person uses it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bocamina.cli import app
from bocamina.commands.refusals.why_not import TYPED, in_words
from bocamina.language import speaker_for

RECORDS = Path(__file__).parent / "games/diamant/records"
PROGRAM = [sys.executable, "-m", "bocamina"]


def bocamina(
    *words: str, answers: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with `answers` on standard input."""
    return subprocess.run(
        [*PROGRAM, *words],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8", **environment},
    )


def test_the_version_tells_how_the_engine_runs() -> None:
    told = bocamina("--version").stdout
    assert re.fullmatch(r"bocamina [0-9.]+ \((compiled|plain Python) engine\)\n", told)


def test_without_words_it_explains_itself() -> None:
    told = bocamina().stdout
    for command in ("play", "console", "record", "bench"):
        assert command in told


@pytest.mark.parametrize(
    ("words", "greeting"),
    [
        ("--lang en --name Ana", "Welcome to Diamant, Ana."),
        ("--lang es --name Ana", "Esto es Diamantes, Ana."),
        ("--lang en", "Welcome to Diamant."),
        ("--lang es", "Esto es Diamantes."),
    ],
)
def test_people_are_greeted_by_name_where_they_have_one(words: str, greeting: str) -> None:
    # What getpass asks: nobody's name is root.
    nobody = dict.fromkeys(("LOGNAME", "USER", "LNAME", "USERNAME"), "root")
    played = bocamina("play", "diamant", *words.split(), answers="q\n", **nobody)
    assert played.stdout.startswith(greeting)


ENGLISH = "Usage", "Arguments", "Options", "Commands", "Show", "required", "default", "for help"


@pytest.mark.parametrize("words", ["-h", "play -h", "record verify -h", "play"])
def test_help_is_in_ones_own_language_down_to_its_frame(words: str) -> None:
    shown = bocamina(*words.split(), LC_ALL="es_ES.UTF-8", PYTHONUTF8="1")
    told = shown.stdout + shown.stderr
    assert "Uso: " in told
    assert not [word for word in ENGLISH if re.search(rf"\b{word}\b", told)]
    shown = bocamina(*words.split())
    assert "Usage: " in shown.stdout + shown.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("plya", "No hay tal orden: 'plya'. ¿Querías decir 'play'?"),
        ("zzz", "No hay tal orden: 'zzz'."),
        ("draw", "Falta el argumento 'FILE'."),
        ("record table x", "Falta la opción '--out'."),
        ("draw x --wdth 3", "No hay tal opción: --wdth (opciones posibles: --theme, --width)"),
        ("draw x --zzz", "No hay tal opción: --zzz"),
        ("draw x y z", "Sobra lo siguiente: y z"),
        ("draw x --width abc", "La opción '--width' no admite 'abc'."),
        ("draw x --width 3", "La opción '--width' no admite 3, solo valores con 16<=x<=8000."),
        ("draw x --width", "La opción '--width' necesita un valor."),
        ("draw x --strip=3", "La opción '--strip' no lleva ningún valor."),
    ],
)
def test_what_is_mistyped_is_told_in_ones_own_language(words: str, told: str) -> None:
    refused = CliRunner().invoke(app, words.split())
    (line,) = re.findall(r"│ (.*?) +│", refused.stderr)
    assert in_words(line, TYPED, speaker_for("es").say) == told
    assert in_words(line, TYPED, speaker_for("en").say) == line


def test_what_is_mistyped_in_spanish_is_told_in_spanish() -> None:
    refused = bocamina("draw", "x", "--width", "abc", LC_ALL="es_ES.UTF-8", PYTHONUTF8="1")
    assert refused.returncode == 2
    assert "La opción '--width' no admite 'abc'." in refused.stderr
    assert "Invalid" not in refused.stderr


def test_a_whole_game_in_spanish_is_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = bocamina(
        *("play", "diamant", "--seed", "lamp", "--pause", "0", "--record", str(file)),
        answers="s\nl\n" * 60,
        LC_ALL="es_ES.UTF-8",
    )
    assert played.returncode == 0, played.stderr
    assert "Cueva 5 de 5" in played.stdout
    assert "Fin de la partida" in played.stdout
    verified = bocamina("record", "verify", str(file))
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.startswith("verified: ")


def test_unreadable_and_illegal_answers_and_quitting_are_taken_kindly() -> None:
    played = bocamina(
        *("play", "diamant", "--seats", "3", "--lang", "en", "--pause", "0", "--bots", "random"),
        answers="\nmaybe\n2\n?\nq\n",
    )
    assert played.returncode == 0, played.stderr
    assert "I did not understand “maybe”" in played.stdout
    assert "fewer adventurers inside than you want to send home (the rule: ? D17)" in played.stdout
    assert "See you at the mouth of the mine!" in played.stdout


def test_an_end_of_input_is_a_goodbye() -> None:
    played = bocamina("play", "diamant", "--lang", "es", "--pause", "0")
    assert played.returncode == 0
    assert "¡Nos vemos en la bocamina!" in played.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "chess"], "expected a game ("),
        (["play", "diamant", "--seats", "12"], "expected 1 to 8 seats for diamant, got 12"),
        (["play", "diamant", "--lang", "fr"], "expected a language (en, es), got 'fr'"),
        (["play", "diamant", "--bots", "hal"], "expected a player of diamant (random, novice"),
        (["play", "diamant", "-o", "idols=no"], "expected idols=false|true, got idols=no"),
        (
            ["record", "show", "nowhere.txt"],
            "expected a record that can be read, got nowhere.txt: No such file or directory",
        ),
        (["draw", "nowhere.txt"], "a file that can be read, got nowhere.txt: No such file or dir"),
        (["bench", "playouts", "chess"], "expected a game ("),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], told: str) -> None:
    refused = bocamina(*words)
    assert refused.returncode == 2
    assert told in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play chess", "se esperaba un juego (diamant, racing_dwarfs, saboteur), no 'chess'"),
        ("play saboteur --seats 2", "se esperaba una mesa de saboteur de 3 a 10 asientos, no 2"),
        ("play saboteur -o gold=1", "se esperaba una opción de saboteur (spare_dwarf, "),
        ("play saboteur -o rounds=99", "se esperaba rounds=1..9, no rounds=99"),
        (
            "play saboteur --seats 8 -o rounds=9",
            "se esperaba rounds=1..3 con 8 asientos, no rounds=9",
        ),
        ("play saboteur -o rounds", "se esperaba name=value, no 'rounds'"),
        ("play diamant --bots hal", "se esperaba un jugador de diamant (random, novice, "),
        ("play diamant --lang fr", "se esperaba un idioma (en, es), no 'fr'"),
        ("play diamant --record no/where", "un archivo en el que se pueda escribir, no no/where: "),
        ("rules diamant D99", "se esperaba una cláusula de diamant, de D1 a D23, no 'D99'"),
        ("record show nowhere.txt", "se esperaba un registro que se pueda leer, no nowhere.txt: "),
        ("draw nowhere.txt", "se esperaba un archivo que se pueda leer, no nowhere.txt: "),
        ("analyse no.txt --out no.xls", "se esperaba un archivo que acabe en .csv o .parquet, no "),
        ("analyse no.txt --out no/where.csv", "se esperaba una carpeta que exista, no "),
        (
            "analyse examples/a_lie_decides.txt --claims README.md",
            "se esperaba lo que se dijo en la partida, como lista en JSON, no README.md",
        ),
    ],
)
def test_what_players_often_mistype_is_refused_in_their_own_language(words: str, told: str) -> None:
    refused = bocamina(*words.split(), LC_ALL="es_ES.UTF-8", PYTHONUTF8="1")
    assert refused.returncode == 2
    assert refused.stderr.startswith("bocamina: ")
    assert told in refused.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play saboteur --seats 2 --lang es", "se esperaba una mesa de saboteur de 3 a 10 asien"),
        ("rules diamant D99 --lang=es", "se esperaba una cláusula de diamant, de D1 a D23"),
        ("rules diamant D99 --lang en", "expected a clause of diamant from D1 to D23"),
    ],
)
def test_a_refusal_is_in_the_language_asked_for(words: str, told: str) -> None:
    refused = bocamina(*words.split())
    assert refused.returncode == 2
    assert told in refused.stderr


def test_a_record_is_shown_and_replayed() -> None:
    file = str(RECORDS / "two_players.txt")
    assert "diamant seats=2" in bocamina("record", "show", file).stdout
    replayed = bocamina("record", "replay", file).stdout
    assert "expedition_began expedition=5" in replayed
    assert replayed.splitlines()[-1].startswith("scores ")
    quiet = bocamina("record", "replay", "--quiet", file).stdout
    assert replayed.endswith(quiet)


def test_what_is_no_text_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(b"\xff\xfe")
    refused = CliRunner().invoke(app, ["record", "show", str(file)]).exception
    assert str(refused) == f"expected a record, which is text in UTF-8, got {file}"


def test_a_record_with_a_changed_line_is_refused_at_that_line(tmp_path: Path) -> None:
    lines = (RECORDS / "ends_fleeing.txt").read_text("utf-8").split("\n")
    at = next(index for index, line in enumerate(lines) if line.startswith("* "))
    lines[at] = "* 3" if lines[at] != "* 3" else "* 4"
    changed = tmp_path / "changed.txt"
    changed.write_text("\n".join(lines), "utf-8")
    refused = bocamina("record", "verify", str(changed))
    assert refused.returncode == 2
    assert f"line {at + 1}: expected" in " ".join(refused.stderr.split())


def test_the_bench_speaks_json() -> None:
    told = json.loads(bocamina("bench", "playouts", "diamant", "--seconds", "0.2", "--json").stdout)
    assert told["game"] == "diamant"
    assert told["seats"] == 4
    assert isinstance(told["compiled"], bool)
    for name in ("decisions_per_cpu_second", "copies_per_cpu_second", "yardstick"):
        assert told[name] > 1000
    assert "yardsticks" in bocamina("bench", "playouts", "diamant", "--seconds", "0.2").stdout


def test_the_rules_can_be_read_in_plain_words_exactly_or_by_the_clause() -> None:
    plain = bocamina("rules", "diamant", "--lang", "es").stdout
    assert plain.startswith("# Diamantes: cómo se juega\n\n## En un minuto\n")
    assert not any(mark in plain for mark in ("![", "§", "<a", "D13", "English"))
    whole = bocamina("rules", "diamant", "--exact", "--lang", "es").stdout
    assert whole.startswith("# Diamant")
    assert "**D13.**" in whole
    assert "Fuentes: **[P]** " in whole  # the marks behind the clauses are explained
    assert not any(mark in whole for mark in ("Sources", "English", "## Español", "###"))
    one = bocamina("rules", "diamant", "d13").stdout
    assert one.startswith("**D13.** The second hazard")
    assert one.count("\n") == 1
    spanish = bocamina("rules", "diamant", "D13", LC_ALL="es_ES.UTF-8").stdout
    assert spanish.startswith("**D13.** ")
    assert spanish != one
    unknown = bocamina("rules", "diamant", "D99")
    assert unknown.returncode == 2
    assert "a clause of diamant from D1 to D" in unknown.stderr
