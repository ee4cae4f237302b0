"""Pebbles where no test asks every game by itself; `test_a_fourth_game.py` runs this."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest
from rich.console import Console as Screen

from bocamina.analysis.examining import Examination
from bocamina.cli import app
from bocamina.core.dealer import Dealer
from bocamina.core.match import Match
from bocamina.core.record import format_record
from bocamina.games import find_game
from bocamina.lab.ladder import SECTIONS, Climb, find_sections
from bocamina.lab.ladder_page import section_of
from bocamina.language import LANGUAGES, speaker_for
from bocamina.players.roster import seat_player
from bocamina.server.catalogue import catalogue
from bocamina.terminal.face import Face
from bocamina.terminal.faces import face_of
from bocamina.terminal.shell import Shell
from tests.server.sites import Site, site_in_process

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bocamina.players.player import Player


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server with the usual settings."""
    async with site_in_process(tmp_path) as (site, _):
        yield site


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run async tests on the usual loop."""
    return "asyncio"


def test_the_arena_plays_it_in_processes_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "pebbles", "--players", "random", "--games", "6", "--workers", "2", "--json"]
    app(words, standalone_mode=False)
    told = json.loads(capfd.readouterr().out)
    assert (told["game"], told["games"], told["failures"]) == ("pebbles", 6, [])
    assert (told["rounds"], told["roles"]) == ([], [])


def test_the_ladder_has_a_section_for_it(tmp_path: Path) -> None:
    (section,) = find_sections(["pebbles"])
    assert sum(each.part for each in SECTIONS) == pytest.approx(1)
    climb = Climb(section, tmp_path)
    climb.play(games=4, seconds=9.0, workers=1, show=lambda: None)
    assert climb.found() == {}, "there is nobody but the random bot to be measured"
    climb.close()
    assert section_of("pebbles", []).startswith("### Pebbles")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_it_in_the_terminal(language: str) -> None:
    game = find_game("pebbles")
    match = Match(game, game.settle(3, {}), Dealer("terminal"))
    assert face_of("pebbles") is Face
    face = Face(game, speaker_for(language), ["Ana", "Mica", "Yeso"], 0)
    bots: dict[int, Player] = {seat: seat_player("random", game, seat, "x") for seat in (1, 2)}
    screen = io.StringIO()
    console = Screen(file=screen, width=80, height=24, force_terminal=True, color_system=None)
    Shell(match, face, bots, console, lambda _: "take 1", 0.0).run()
    assert match.turn.is_over
    number = match.view(0).own().number
    told = speaker_for(language).say("pebbles-event-number-drawn", number=number)
    assert told in screen.getvalue()


def test_a_finished_game_is_analysed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    game = find_game("pebbles")
    match = Match(game, game.settle(3, {}), Dealer("analysis"))
    bots = [seat_player("random", game, seat, "x") for seat in range(3)]
    match.deal()
    while not match.turn.is_over:
        seat = match.turn.seats[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), 0.0))
        match.deal()
    examination = Examination(match.record(), seconds=0.01)
    rows = {part: examination.compute(part) for part in examination.parts}
    analysis = examination.assemble(json.loads(json.dumps(rows)))
    assert analysis.decisions
    assert analysis.missing == ()
    for each in analysis.balances:
        total = each.start + each.luck + each.play + each.unknowable + each.others + each.open
        assert total == pytest.approx(each.result, abs=1e-9)
    file = tmp_path / "pebbles.txt"
    file.write_text(format_record(match.record()), "utf-8")
    app(["analyse", str(file), "--seconds", "0.01"], standalone_mode=False)
    assert "pebbles" in capfd.readouterr().out.lower()


def test_its_rules_can_be_read(capfd: pytest.CaptureFixture[str]) -> None:
    app(["rules", "pebbles", "P2"], standalone_mode=False)
    assert "lucky number" in capfd.readouterr().out


def test_hosts_find_it_in_the_catalogue() -> None:
    facts = next(each for each in catalogue() if each.name == "pebbles")
    assert (facts.title.en, facts.title.es) == ("Pebbles", "Guijarros")
    assert facts.players == ["random"]
    assert facts.options[0].clause_text.es.startswith("De dos a cuatro personas")


async def test_a_client_plays_it_against_bots_to_the_end(site: Site) -> None:
    host = await site.create("pebbles", name="Ana", fill="random", start=True)
    await host.open()
    while host.status != "over":
        if moves := host.legal():
            await host.move(moves[-1])
        else:
            await host.receive("news")
    assert sum(host.facts["result"]["scores"]) >= 12
    await host.close()


async def test_bots_play_it_among_themselves(site: Site) -> None:
    host = await site.create("pebbles", fill="random", start=True)
    await host.open()
    await host.until(lambda news: news.get("table", {}).get("status") == "over")
    assert host.facts["result"]["winners"]
    await host.close()
