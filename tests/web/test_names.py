"""Typing a name: what cannot be is said where it is typed, in the reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from bocamina.server.tables.names import LONGEST_NAME
from tests.web.people import CLIENT, DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.people import Person


def test_the_client_counts_as_far_as_the_server() -> None:
    found = re.search(r"LONGEST_NAME = (\d+)", (CLIENT / "names.ts").read_text("utf-8"))
    assert found is not None
    assert int(found[1]) == LONGEST_NAME


@pytest.mark.parametrize(
    ("language", "size"), [("en", DESK), ("es", DESK), ("en", PHONE), ("es", PHONE)]
)
def test_a_name_that_cannot_be_is_told_where_it_is_typed(
    people: Callable[..., Person], pictures: Path, language: str, size: tuple[int, int]
) -> None:
    ana = people(language=language, width=size[0], height=size[1])
    code = ana.create("diamant", "Ana", 3)
    eve = people(language=language, width=size[0], height=size[1])
    eve.open(f"/t/{code}")
    field = eve.page.get_by_label(eve.word("web-nickname"))
    eve.button("web-sit").click()
    needed = eve.word("table-refusal-name-empty", longest=LONGEST_NAME)
    assert field.evaluate("(it) => it.validationMessage") == needed
    long = "Maximiliana Alejandra del Río"
    field.fill(long)
    facts = {"length": len(long), "longest": LONGEST_NAME}
    too_long = eve.page.get_by_text(eve.word("table-refusal-name-too-long", **facts))
    expect(too_long).to_be_visible()
    assert field.input_value() == long  # and is not cut
    expect(field).to_have_attribute("aria-invalid", "true")
    eve.page.screenshot(path=pictures / f"name-too-long-{language}-{size[0]}.png")
    # What stands below the field is not repeated by the browser: one is only led back to it.
    field.evaluate("(it) => it.addEventListener('invalid', (e) => (it.hushed = e))")
    eve.button("web-sit").click()
    expect(too_long).to_have_count(1)
    expect(field).to_be_focused()
    assert field.evaluate("(it) => it.hushed.defaultPrevented")
    for name, reason in (
        ("Аnа", "name-taken"),
        ("Galena", "bots-name"),
        ("\u3164", "name-empty"),
        ("A\u0301\u0301", "bad-name"),
    ):
        field.fill(name)
        expect(eve.page.get_by_role("alert")).to_have_count(0)
        eve.button("web-sit").click()
        words = eve.word(f"table-refusal-{reason}", name="Ana", longest=LONGEST_NAME)
        expect(eve.page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    eve.page.screenshot(path=pictures / f"name-refused-{language}-{size[0]}.png")
    field.fill("Владимир")
    eve.button("web-sit").click()
    expect(eve.page.get_by_text(eve.word("web-you"))).to_be_visible()


def test_the_front_door_keeps_no_name_that_is_too_long(people: Callable[..., Person]) -> None:
    ana = people()
    ana.open()
    field = ana.page.get_by_label(ana.word("web-nickname"))
    field.fill("Ana")
    field.fill("A" * 30)
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.open()
    ana.page.reload()
    expect(field).to_have_value("Ana")
