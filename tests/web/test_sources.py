"""What the client's sources promise before any browser runs them."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from bocamina.games import GAMES
from bocamina.players.roster import players_of
from bocamina.server.routes.pages import client_folder
from bocamina.teaching.drill import SAY
from tests.web.people import CLIENT, DRAWN, ROOT, speaker

LIMIT = 220_000


def test_the_clients_types_are_those_of_the_program() -> None:
    """Made from the sources, as compiled modules forget their annotations."""
    checked = subprocess.run(
        [sys.executable, "scripts/wire_types.py", "--check"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src:."},
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def message_names(file: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*|    \.[a-z]+) =", file.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize(
    "folder",
    sorted(file.parent for where in ("*", "games/*") for file in CLIENT.glob(f"{where}/en.ftl")),
    ids=lambda folder: folder.name,
)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, spanish = (message_names(folder / f"{language}.ftl") for language in ("en", "es"))
    assert english == spanish
    assert english


@pytest.mark.parametrize("language", ["en", "es"])
def test_there_are_words_for_everything_that_is_said(language: str) -> None:
    said = set()
    for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        if not file.name.endswith((".test.ts", "contract.ts")):
            said.update(
                re.findall(r'"(web-[a-z0-9-]+[a-z0-9](?:\.[a-z]+)?)"', file.read_text("utf-8"))
            )
    assert len(said) > 100
    assert [message for message in sorted(said) if message not in speaker(language)] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_game_that_the_client_draws_is_introduced(language: str) -> None:
    assert DRAWN
    for game in DRAWN:
        assert f"web-{game.replace('_', '-')}-pitch" in speaker(language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_bot_has_a_name(language: str) -> None:
    for game in GAMES.values():
        for player in players_of(game):
            assert f"player-{player.replace('_', '-')}" in speaker(language), player


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_value_of_a_house_rule_has_words(language: str) -> None:
    checked = 0
    for game in GAMES.values():
        for option in game.options:
            message = f"{game.name}-option-{option.name}".replace("_", "-")
            for value in option.values:
                if isinstance(value, str):
                    assert f"{message}.{value.replace('_', '-')}" in speaker(language)
                    checked += 1
    assert checked > 10


def test_no_source_holds_words_of_its_own() -> None:
    """Text between tags would be in one language only."""
    found = []
    for file in CLIENT.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style)\b.*?</\1>|<!--.*?-->", "", file.read_text("utf-8"), flags=re.DOTALL
        )
        text = re.sub(r"\{[^{}]*\}|&[a-z]+;", "", markup)
        while "{" in text and text != (inner := re.sub(r"\{[^{}]*\}", "", text)):
            text = inner
        for words in re.findall(r">([^<>{}=]*[A-Za-zÁ-ú]{3,}[^<>{}=]*)<", text):
            if words.strip() not in ("Bocamina", "Español", "English"):
                found.append(f"{file.name}: {words.strip()[:60]}")
    assert found == []


def code_of(file: Path) -> str:
    """Return what runs of a source, without its markup and its style."""
    text = file.read_text("utf-8")
    if file.suffix == ".ts":
        return text
    return "".join(re.findall(r"<script\b.*?</script>", text, re.DOTALL))


@cache
def notation() -> re.Pattern[str]:
    """Match what only whoever writes or reads notation has: moves in words, or taken apart."""
    numbers = [*range(20_000), *range(20_000, 200_000, 97)]
    texts = {g.format_move(n) for g in GAMES.values() for n in numbers if g.is_move(n)}
    verbs = sorted({SAY.strip(), *(text.partition(" ")[0] for text in texts if " " in text)})
    assert {"dig", "mend", "rotate", "move", "leave", "say"} <= set(verbs)
    quote = """[`"']"""
    made = (
        rf"{quote}(?:{'|'.join(verbs)}) \S[^`\"']*",
        rf"\b(?:choose|attempt)\(\[?{quote}[^)]*",
        r'data-move="[^"]* [^"]*"',
    )
    taken_apart = (
        r"\bmoves?\b[!?]?(?:\[\w+\]|\.at\([^)]*\))?[!?]?\.(?:split|match|startsWith|endsWith)\(",
        rf"\b(?:move|best)\s*[!=]==?\s*{quote}\w+",
        rf"{quote}\w+{quote}\s*[!=]==?\s*(?:\w+\??\.)*(?:move|best)\b",
    )
    return re.compile("|".join((*made, *taken_apart)))


def test_nothing_in_the_client_composes_notation_or_takes_it_apart() -> None:
    """Moves are picked out of `legal`; why not is asked by facts."""
    found = []
    for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        if not file.name.endswith(".test.ts"):
            found += [f"{file.name}: {each[0]}" for each in notation().finditer(code_of(file))]
            found += re.findall(r'data-move="[^"]* [^"]*"', file.read_text("utf-8"))
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "table.choose(`dig ${path} ${x},${y}`)",
        "attempt(`say ${phrase} ${about}`.trim())",
        'await this.drill.attempt("on")',
        'choose("stay")',
        'const [, phrase] = task.move.split(" ")',
        "moves[0]!.startsWith(verb)",
        'later > now === (move === "stay")',
        "if ('leave' === legal.move) return",
    ],
)
def test_notation_is_found_where_it_is_planted(planted: str) -> None:
    assert notation().search(planted)


def test_moves_are_sent_from_one_place_and_are_legal_ones() -> None:
    sending = re.compile(r"""type: ["'`]move["'`]""")
    senders = {
        str(file.relative_to(CLIENT)): len(sending.findall(file.read_text("utf-8")))
        for file in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]
        if not file.name.endswith(".test.ts")
    }
    # The type itself, and the one place that makes a move; `choose` takes none but legal ones.
    assert {name: count for name, count in senders.items() if count} == {
        "wire.ts": 1,
        "table/desk.svelte.ts": 1,
    }


def test_all_javascript_takes_less_than_its_limit() -> None:
    """All games and screens, packed: more than anybody needs. Words are no JavaScript."""
    folder = client_folder()
    assert folder is not None
    sizes = {file: len(gzip.compress(file.read_bytes())) for file in folder.glob("assets/*.js")}
    whole = sum(sizes.values())
    print(f"all JavaScript, packed: {whole} bytes", file=sys.stderr)
    assert whole < LIMIT
    assert not [file.name for file in sizes if "web-title =" in file.read_text("utf-8")]


def test_every_link_minds_where_the_server_is() -> None:
    """Below a path of its site a link to /... would lead out: `at` knows the path."""
    for file in CLIENT.rglob("*.svelte"):
        assert not re.findall(r'href="/[^"]*"', file.read_text("utf-8")), file


def test_nothing_in_the_client_names_another_host() -> None:
    folder = client_folder()
    assert folder is not None
    named = set()
    for file in folder.rglob("*"):
        if file.suffix in (".js", ".css", ".html", ".svg"):
            named.update(re.findall(r"https?://[^\s\"'`)<>]+", file.read_text("utf-8")))
    # Names of XML languages and of an explanation, none of which is ever fetched.
    harmless = r"http://www\.w3\.org/|https://svelte\.dev/e/"
    assert [address for address in named if not re.match(harmless, address)] == []
