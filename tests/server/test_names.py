"""What people may be called: nobody can be taken for another, and nobody's own name is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bocamina.players.names import BOT_NAMES
from bocamina.server.problems import Refused
from bocamina.server.tables.names import LONGEST_NAME, are_alike, check_free, clean_name

if TYPE_CHECKING:
    from tests.server.sites import Site

ANA_AGAIN = (
    "Ana",
    "ANA",
    " Ana ",
    "Аna",  # a Cyrillic A
    "Anа",  # a Cyrillic a
    "АНА".replace("Н", "N"),
    "Ａｎａ",
    "𝐀𝐧𝐚",
    "Ana\u3164",
    "A\u034fna",
    "Ana\ufe0f",
    "A\u200bn\u200da",
    "\u202eAna",
    "Ana\U000e0061",
    "Ana\u2800",
    "Αna",  # a Greek Alpha
)
REAL = (
    "Владимир",
    "Ὀδυσσεύς",
    "José",
    "山田",
    "Zoë",
    "Nguyễn Thị Ánh",
    "محمد",
    "می‌نا",
    "שָׁלוֹם",
    "प्रिया",
    "สมศักดิ์",
    "မြင့်မြင့်",
    "김민준",
    "ქეთევან",
    "Ærøskøbing",
    "O'Neill-Łukasz",
    "J. R.",
    "Zoé 🦊",
    "🩷",
    "❤️",
    "👩‍🚒",
    "X",
    "007",
)


@pytest.mark.parametrize("name", REAL)
def test_real_names_in_any_script_pass(name: str) -> None:
    check_free(clean_name(name), ["Ana", "Bea", "Carlos"])


@pytest.mark.parametrize("name", ANA_AGAIN)
def test_what_looks_like_a_name_is_that_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_free(clean_name(name), ["Bea", "Ana"])
    assert refused.value.reason == "name-taken"
    assert refused.value.facts["name"] == "Ana"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ваѕil", "Basil"),  # capitals look alike where small letters do not
        ("ilse", "ILSE"),
        ("Ilse", "llse"),
        ("O0", "0O"),
        ("Carmen", "Carrnen"),
        ("pаypаl", "PayPal"),
        ("José", "Jose\u0301"),
    ],
)
def test_names_that_look_alike_are(one: str, other: str) -> None:
    assert are_alike(clean_name(one), clean_name(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [("José", "Jose"), ("Ana", "Anna"), ("Name 1", "Name 2"), ("山田", "山本"), ("Иван", "Ivan")],
)
def test_names_that_people_tell_apart_are_not_alike(one: str, other: str) -> None:
    assert not are_alike(clean_name(one), clean_name(other))


@pytest.mark.parametrize("bot", BOT_NAMES)
def test_a_bots_name_is_not_for_people(bot: str) -> None:
    for name in (bot, bot.upper(), bot.replace("a", "а").replace("e", "е")):
        with pytest.raises(Refused) as refused:
            check_free(clean_name(name), [])
        assert refused.value.reason == "bots-name"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "name-empty"),
        (" \u00a0\u2003\u3000", "name-empty"),
        ("\u3164\u3164", "name-empty"),
        ("\u2800", "name-empty"),
        ("\u200b\u200e\ufe0f", "name-empty"),
        ("\u0301", "name-empty"),
        ("A\u0007", "bad-name"),
        ("A\ue000", "bad-name"),
        ("A\U000efffe", "bad-name"),
        ("A\u0301\u0301", "bad-name"),
        ("A\u0323\u0301\u0302\u0303\u0304", "bad-name"),
        ("A \u0301", "bad-name"),
        ("Ana" + "\u0301\u0302" * 10, "bad-name"),
        ("x" * (LONGEST_NAME + 1), "name-too-long"),
        ("山" * 60, "name-too-long"),
        ("\ufdfa" * 2, "name-too-long"),
    ],
)
def test_names_that_cannot_be(name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert (refused.value.reason, refused.value.status) == (reason, 400)
    assert refused.value.facts["longest"] == str(LONGEST_NAME)


def test_a_name_is_shown_as_it_is_seen() -> None:
    assert clean_name("  Jose\u0301   de\u00a0la  Cruz ") == "José de la Cruz"
    assert clean_name("Ａｎａ\u200b") == "Ana"
    assert clean_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME


@pytest.mark.anyio
async def test_a_table_takes_nobody_for_another(site: Site) -> None:
    host = await site.create(seats=3, name="Ana")
    path = f"/api/tables/{host.table}/seats"
    for name, reason in (
        ("Аnа", "name-taken"),
        ("Ana\u3164", "name-taken"),
        ("Galena", "bots-name"),
        ("Gаlenа", "bots-name"),
        ("\u3164", "name-empty"),
        ("x" * 25, "name-too-long"),
    ):
        answer = await site.post(path, {"name": name, "bearer": True})
        assert (answer.status_code // 100, answer.json()["reason"]) == (4, reason), name
    long = await site.post(path, {"name": "y" * 1000, "bearer": True})
    assert long.json()["facts"] == {"longest": "24", "length": "1000"}
    assert (await site.sit(host.table, "Владимир")).seat == 1
    refused = await site.post("/api/tables", {"game": "diamant", "name": "z" * 25})
    assert (refused.status_code, refused.json()["reason"]) == (400, "name-too-long")
