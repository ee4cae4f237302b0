"""Letting in the people of the same network."""

from __future__ import annotations

from ipaddress import IPv4Address
from typing import TYPE_CHECKING

import httpx
import pytest
import segno

from bocamina.core.errors import BadSetting
from bocamina.language import speaker_for
from bocamina.server.settings import ServerSettings
from bocamina.server.sharing import invitation, is_reachable, own_addresses, qr_code
from tests.server.sites import ServerProcess

if TYPE_CHECKING:
    from pathlib import Path


def read_dots(drawn: str) -> list[list[bool]]:
    """Read a drawing of half blocks back as dark and light dots."""
    rows: list[list[bool]] = []
    for line in drawn.splitlines():
        rows.append([sign in " ▄" for sign in line])
        rows.append([sign in " ▀" for sign in line])
    return rows


@pytest.mark.parametrize("link", ["http://192.168.1.20:8000", "http://10.255.255.254:65535"])
def test_the_drawn_code_is_the_link(link: str) -> None:
    drawn = read_dots(qr_code(link))
    wanted = [
        [bool(dot) for dot in row]
        for row in segno.make(link, micro=False, error="L").matrix_iter(border=2)
    ]
    assert drawn[: len(wanted)] == wanted


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_address_is_told_and_what_it_opens(language: str) -> None:
    told = invitation(["192.168.1.20", "10.0.0.3"], 8000, speaker_for(language), with_qr=True)
    assert "http://192.168.1.20:8000" in told
    assert "http://10.0.0.3:8000" in told
    assert qr_code("http://192.168.1.20:8000") in told
    assert speaker_for(language).say("serve-share-exposes", port="8000") in told
    assert "█" not in invitation(["10.0.0.3"], 80, speaker_for(language), with_qr=False)


def test_a_machine_without_a_network_says_so() -> None:
    assert "only people at this machine" in invitation([], 1, speaker_for("en"), with_qr=True)
    told = [IPv4Address(address) for address in own_addresses()]
    assert all(is_reachable(address) for address in told)
    assert not is_reachable(IPv4Address("127.0.0.1"))
    assert not is_reachable(IPv4Address("169.254.3.4"))


def test_a_shared_server_answers_at_every_address(tmp_path: Path) -> None:
    """Whoever listens at 127.0.0.1 alone does not answer at 127.0.0.2."""
    with ServerProcess(tmp_path) as server:
        server.start(switches=["--share"])
        other = server.address.replace("127.0.0.1", "127.0.0.2")
        assert httpx.get(f"{other}/readyz").status_code == 200
        assert speaker_for().say("serve-share-exposes", port=str(server.port)) in server.log() or (
            speaker_for().say("serve-share-nobody") in server.log()
        )
        server.stop()


def test_sharing_and_a_public_server_are_two_things() -> None:
    ServerSettings(share=True).check()
    with pytest.raises(BadSetting, match="--share"):
        ServerSettings(share=True, host="0.0.0.0").check()
    with pytest.raises(BadSetting, match="--share"):
        ServerSettings(share=True, public_url="http://x").check()
    with pytest.raises(BadSetting, match="by address"):
        ServerSettings(share=True, trusted_proxies="*").check()
