"""The files that hosts start from, checked without their daemons."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import crossplane  # type: ignore[import-untyped]
import pytest
import yaml

from bocamina.server.settings import gather

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
COMPOSE: Final = (ROOT / "compose.yaml", DEPLOY / "compose.cluster.yaml")
PATH: Final = "/usr/sbin:/usr/bin:/bin"
CERTIFICATE: Final = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x"]


def run(*words: str | Path, **environment: str) -> None:
    """Run a program that must be content."""
    done = subprocess.run(
        words,
        capture_output=True,
        text=True,
        env={"PATH": PATH, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr


def needs(program: str) -> pytest.MarkDecorator:
    """Skip, and say so, where a program that reads one of the files is not installed."""
    missing = shutil.which(program, path=PATH) is None
    return pytest.mark.skipif(missing, reason=f"{program} is not installed")


def check_settings(variables: dict[str, str]) -> None:
    """Refuse settings that a server would refuse."""
    settings, _ = gather(variables, {})
    settings.check()


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_compose_files_follow_their_schema(file: Path) -> None:
    command = "import sys; from check_jsonschema import main; sys.exit(main())"
    schema = ("--builtin-schema", "vendor.compose-spec")
    run(sys.executable, "-c", command, *schema, file, PYTHONPATH=":".join(sys.path))


def test_a_cluster_is_set_up_as_servers_want_it() -> None:
    composed: dict[str, Any] = yaml.safe_load(COMPOSE[1].read_text())
    servers = [composed["services"][name] for name in ("first", "second")]
    proxy = composed["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    for server in servers:
        filled = {
            name: re.sub(r"\$\{SITE:[^}]*\}", "x.example", value).replace("${", "{")
            for name, value in server["environment"].items()
        }
        check_settings(filled)
        assert filled["BOCAMINA_TRUSTED_PROXIES"] == proxy
    asked = composed["services"]["proxy"]["environment"]["SERVERS"].split()
    assert asked == ["first:8000", "second:8000"]


def test_compose_files_do_not_get_into_each_others_way() -> None:
    one, many = (yaml.safe_load(file.read_text()) for file in COMPOSE)
    assert one["name"] != many["name"]
    built = [service for service in many["services"].values() if "build" in service]
    assert len(built) == 1
    assert one["networks"]["default"]["ipam"] != many["networks"]["inside"]["ipam"]


def test_one_server_can_be_put_behind_a_proxy_of_its_machine() -> None:
    text = COMPOSE[0].read_text()
    gateway = yaml.safe_load(text)["networks"]["default"]["ipam"]["config"][0]["gateway"]
    offered = dict(re.findall(r"^ *# *(BOCAMINA_\w+): (\S+)$", text, re.MULTILINE))
    assert offered["BOCAMINA_TRUSTED_PROXIES"] == gateway
    check_settings(offered)


def test_the_unit_has_settings_that_servers_take() -> None:
    text = (DEPLOY / "bocamina.service").read_text()
    check_settings(dict(re.findall(r"^Environment=(\w+)=(.*)$", text, re.MULTILINE)))
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    assert sections == ["Unit", "Service", "Install"]


@needs("systemd-analyze")
def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    text = (DEPLOY / "bocamina.service").read_text()
    unit = tmp_path / "bocamina.service"
    unit.write_text(text.replace("/opt/bocamina/bin/bocamina", "/bin/true"))
    run("systemd-analyze", "verify", unit)


@pytest.fixture
def nginx_file(tmp_path: Path) -> Path:
    """The file for nginx, within what surrounds it there, with paths of its own."""
    text = (DEPLOY / "nginx.conf").read_text()
    for name in ("fullchain.pem", "privkey.pem"):
        text = text.replace(f"/etc/letsencrypt/live/games.example.org/{name}", f"{tmp_path}/{name}")
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}}}\n")
    return whole


def test_the_nginx_file_can_be_read(nginx_file: Path) -> None:
    parsed = crossplane.parse(str(nginx_file))
    assert parsed["status"] == "ok", parsed["errors"]


@needs("nginx")
@needs("openssl")
def test_the_nginx_file_is_one_that_nginx_takes(nginx_file: Path, tmp_path: Path) -> None:
    files = ("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem")
    run(*CERTIFICATE, *files)
    run("nginx", "-t", "-c", nginx_file, "-e", tmp_path / "log")


def test_the_caddy_file_asks_for_what_the_cluster_gives() -> None:
    used = set(re.findall(r"\{\$(\w+):", (DEPLOY / "Caddyfile").read_text()))
    given = yaml.safe_load(COMPOSE[1].read_text())["services"]["proxy"]["environment"]
    assert used == set(given)


@needs("caddy")
def test_the_caddy_file_is_one_that_caddy_takes(tmp_path: Path) -> None:
    words = ("caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile")
    run(*words, HOME=str(tmp_path), SITE="x.example", SERVERS="first:8000 second:8000")
