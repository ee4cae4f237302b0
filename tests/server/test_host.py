"""What a host needs: settings that explain themselves, backups, retention, health."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pytest

from bocamina.core.errors import BadSetting
from bocamina.language import LANGUAGES, message_id, speaker_for
from bocamina.server.settings import ServerSettings, format_settings, gather
from tests.server.hand_clock import HandClock
from tests.server.sites import PATIENCE, ServerProcess, Site, Visitor, site_in_process

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.server.house import House

pytestmark = pytest.mark.anyio


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a host does."""
    program = "from bocamina.cli import main; main()"
    known = {name: value for name, value in os.environ.items() if "BOCAMINA" not in name}
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**known, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_setting_is_printed_with_its_source() -> None:
    settings, sources = gather(
        {"BOCAMINA_PORT": "81", "BOCAMINA_HOST": "0.0.0.0", "HOME": "/"}, {"port": 82}
    )
    text = format_settings(settings, sources)
    assert "port = 82  # option --port;" in text
    assert "host = '0.0.0.0'  # environment BOCAMINA_HOST;" in text
    assert "data = 'bocamina-data'  # default;" in text
    assert len(text.splitlines()) == len(vars(settings))


def test_passwords_are_not_printed() -> None:
    url = "postgresql://ana:hunter2@db/bocamina"
    settings, sources = gather({}, {"database": url, "alone": True})
    assert "hunter2" not in format_settings(settings, sources)
    assert "postgresql://ana:***@db/bocamina" in format_settings(settings, sources)
    url = "postgresql://db/bocamina?user=ana&password=hunter2&sslmode=require"
    settings, sources = gather({"BOCAMINA_DATABASE": url}, {"alone": True})
    assert "hunter2" not in format_settings(settings, sources)
    assert "password=***&sslmode=require" in format_settings(settings, sources)


@pytest.mark.parametrize(
    ("unsafe", "reason"),
    [
        ({"bus": "redis://x"}, "a PostgreSQL database"),
        ({"database": "postgresql://x"}, "a bus"),
        ({"database": "mysql://x", "alone": True}, "postgresql://"),
        ({"database": "postgresql://x", "bus": "amqp://x"}, "redis://"),
        ({"public_url": "https://x"}, "proxy"),
        ({"public_url": "x.example"}, "public address"),
        ({"trusted_proxies": "*", "host": "0.0.0.0"}, "by address"),
        ({"log_level": "loud"}, "log level"),
        ({"messages_per_second": 0.0}, "at least 0.001 in messages_per_second"),
        ({"talk_per_minute": -1.0}, "talk_per_minute"),
        ({"bot_wait_seconds": float("nan")}, "bot_wait_seconds"),
        ({"bot_wait_seconds": -0.5}, "bot_wait_seconds"),
        ({"most_sockets": 0}, "at least 1 in most_sockets"),
        ({"largest_message": 10}, "at least 1024"),
        ({"keep_over_days": -1.0}, "keep_over_days"),
        ({"port": 99999}, "a port"),
        ({"trusted_proxies": "10.0.0.1, 0.0.0.0/0", "host": "0.0.0.0"}, "by address"),
        ({"public_url": "http://x/ga mes"}, "a public address"),
        ({"public_url": "http://x/a/../b"}, "a public address"),
        ({"public_url": "http://x/games?a=1"}, "a public address"),
        ({"origins": "https://a.example/games"}, "origins"),
        ({"origins": "https://a.example, *"}, "origins"),
    ],
)
def test_unsafe_settings_are_refused_with_a_reason(unsafe: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetting, match=reason):
        ServerSettings(**unsafe).check()


def test_settings_as_they_are_and_small_ones_are_taken() -> None:
    ServerSettings().check()
    ServerSettings(port=0, keep_over_days=0.0, bot_wait_seconds=0.0, talk_per_minute=0.5).check()
    ServerSettings(trusted_proxies="10.0.0.0/8", host="0.0.0.0", public_url="https://x/").check()
    assert ServerSettings(public_url="http://x/games/").base == "/games"
    ServerSettings(public_url="http://x/games/").check()


def test_a_misspelt_setting_is_refused() -> None:
    with pytest.raises(BadSetting, match="BOCAMINA_PROT"):
        gather({"BOCAMINA_PROT": "1"}, {})
    with pytest.raises(BadSetting, match="BOCAMINA_PORT as int"):
        gather({"BOCAMINA_PORT": "eighty"}, {})


def test_the_command_tells_what_is_wrong_in_one_line(tmp_path: Path) -> None:
    refused = run("serve", "--bus", "redis://x", "--data", str(tmp_path))
    assert refused.returncode == 2
    assert "PostgreSQL" in refused.stderr
    assert "Traceback" not in refused.stderr
    printed = run("serve", "--print-config", BOCAMINA_PORT="99")
    assert printed.returncode == 0
    assert "port = 99  # environment BOCAMINA_PORT" in printed.stdout
    unknown = run("serve", "--nonsense")
    assert unknown.returncode == 2
    assert "--nonsense" in unknown.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_shows_every_setting_with_its_default(language: str) -> None:
    told = run("serve", "--help", LC_ALL=f"{language}.UTF-8", COLUMNS="200").stdout
    for each in fields(ServerSettings):
        (line,) = re.findall(rf"^│ --{each.name.replace('_', '-')} .*", told, re.MULTILINE)
        assert each.default in ("", False) or f"[{each.default}]" in line
        assert speaker_for(language).say(message_id("setting", each.name)) in line


def test_what_the_machine_refuses_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a directory")
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "tables.sqlite").touch()
    for words in (
        ("serve", "--data", str(file)),
        ("serve", "--data", "/proc/self"),  # where nobody may make a file
        ("backup", str(tmp_path / "nowhere" / "b"), "--data", str(kept)),
        ("restore", str(tmp_path / "nothing"), "--data", str(tmp_path / "new")),
    ):
        refused = run(*words)
        assert refused.returncode == 2, words
        assert "bocamina: " in refused.stderr
        assert "Traceback" not in refused.stderr


async def test_a_running_server_is_backed_up_and_restored(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        server.start()
        site = Site(server.address)
        people = await site.seat_all("diamant", 3)
        await people[0].move("stay")
        file = tmp_path / "tables.backup"
        done = await asyncio.to_thread(run, "backup", str(file), "--data", str(tmp_path / "data"))
        assert done.returncode == 0, done.stderr
        assert ": 1 table, " in done.stdout
        assert (await people[1].move("stay"))["type"] == "accepted"
        twice = await asyncio.to_thread(run, "backup", str(file), "--data", str(tmp_path / "data"))
        assert twice.returncode == 2
        assert "--overwrite" in twice.stderr
        taken = await asyncio.to_thread(run, "restore", str(file), "--data", str(tmp_path / "data"))
        assert taken.returncode == 2
        assert "no other server" in taken.stderr
        await site.close()
        server.stop()
    restored = await asyncio.to_thread(run, "restore", str(file), "--data", str(tmp_path / "again"))
    assert restored.returncode == 0, restored.stderr
    with ServerProcess(tmp_path / "again") as server:
        server.start()
        again = await Visitor(server.address, people[0].table, people[0].token).open()
        assert again.news["view"]["private"]["leaving"] == 0
        assert again.news["view"]["public"]["chosen"] == [0]
        await again.close()
        server.stop()


async def test_two_servers_do_not_share_a_data_directory(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (_, __):
        second = await asyncio.to_thread(run, "serve", "--port", "0", "--data", str(tmp_path))
        assert second.returncode != 0
        assert "no other server" in second.stderr


async def until_forgotten(house: House, clock: HandClock, table: str) -> None:
    """Wait until the house has looked for what is old, as it does every hour."""
    async with asyncio.timeout(PATIENCE):
        while await house.journal.summary(table) is not None:
            await clock.settle()


async def test_old_tables_are_forgotten(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, keep_open_days=1.0) as (site, house):
        old = await site.create(seats=3, name="Ana")
        await house.put_away(old.table)
        clock.advance(2 * 86400 - 7200)
        young = await site.create(seats=3, name="Bea")
        clock.advance(7200)
        await until_forgotten(house, clock, old.table)
        assert (await site.get(f"/api/tables/{old.table}")).status_code == 404
        # Its code has expired with it.
        found = await site.post("/api/codes", {"code": old.facts["code"]})
        assert (found.status_code, found.json()["reason"]) == (404, "no-such-table")
        assert (await site.get(f"/api/tables/{young.table}")).status_code == 200


async def test_a_table_that_is_forgotten_while_somebody_sits_there(tmp_path: Path) -> None:
    clock = HandClock()
    async with site_in_process(tmp_path, clock=clock, keep_open_days=1.0) as (site, house):
        host = await (await site.create(seats=3, name="Ana")).open()
        clock.advance(2 * 86400)
        await until_forgotten(house, clock, host.table)
        for _ in range(2):
            refused = await host.ask("say", text="anybody?")
            assert refused["problem"]["reason"] == "no-such-table"
        sitting = await site.post(f"/api/tables/{host.table}/seats", {"name": "Bea"})
        assert (sitting.status_code, sitting.json()["reason"]) == (404, "no-such-table")
        assert house.metrics.errors.counts[""] == 0


async def test_health_and_readiness(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, house):
        assert (await site.get("/healthz")).text == "alive\n"
        assert (await site.get("/readyz")).text == "ready\n"
        house.is_stopping = True
        assert (await site.get("/readyz")).status_code == 503
        assert (await site.get("/healthz")).status_code == 200
        house.is_stopping = False


async def test_rules_and_words_are_served(tmp_path: Path) -> None:
    async with site_in_process(tmp_path) as (site, _):
        english = await site.get("/api/games/diamant/rules/en")
        spanish = await site.get("/api/games/diamant/rules/es")
        assert "**D1.**" in english.text
        assert "**D1.**" in spanish.text
        assert english.text != spanish.text
        assert (await site.get("/api/games/chess/rules/en")).status_code == 404
        assert (await site.get("/api/games/diamant/rules/xx")).status_code == 404
        guide = await site.get("/api/games/diamant/rulebook/es")
        assert guide.text.startswith("# Diamantes: cómo se juega")
        picture = await site.get("/api/games/diamant/pictures/bust")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")
        for nowhere in ("diamant/rulebook/xx", "chess/rulebook/en", "diamant/pictures/..", "x/y"):
            assert (await site.get(f"/api/games/{nowhere}")).status_code == 404, nowhere
        assert (await site.get("/api/games/diamant/pictures/%2e%2e%2fbust")).status_code == 404
        assert "table-refusal-stale" in (await site.get("/api/words/es")).text
