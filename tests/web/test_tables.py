"""Around the game: sitting down, inviting, talking, house rules, why not."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import DESK, Person
from tests.web.screens import too_wide

People = Callable[..., Person]


def seats_of(person: Person) -> Locator:
    """Return who sits where, before a game."""
    return person.page.get_by_role("region", name=person.word("web-seats"))


def test_seated_by_link_on_a_phone(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people(language="es")
    host.create("diamant", "Ana", 3)
    link = host.page.get_by_label(host.word("web-link"), exact=True).input_value()
    guest.open(link.removeprefix(guest.address))
    guest.page.get_by_label(guest.word("web-nickname")).fill("Bea")
    guest.button("web-sit").click()
    expect(guest.page.get_by_text(guest.word("web-you"))).to_be_visible()
    expect(seats_of(host).get_by_text("Bea", exact=True)).to_be_visible()


def test_a_host_on_a_phone_finds_the_invitation_before_the_talk(people: People) -> None:
    host = people(language="es")
    host.create("diamant", "Ana", 4)
    link = host.page.get_by_label(host.word("web-link"), exact=True).bounding_box()
    talk = host.page.get_by_label(host.word("web-say-something")).bounding_box()
    assert link is not None
    assert talk is not None
    assert link["y"] < talk["y"]


def test_join_by_code_as_somebody_reads_it_aloud(people: People) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 2)
    guest.open("/")
    guest.page.get_by_label(guest.word("web-join")).fill(f" {code[:3].lower()}-{code[3:]} ")
    guest.button("web-go").click()
    expect(seats_of(guest).get_by_text("Ana", exact=True)).to_be_visible()
    # Some put there the whole link that they were sent.
    link = guest.page.get_by_label(guest.word("web-link"), exact=True).input_value()
    guest.open("/")
    guest.page.get_by_label(guest.word("web-join")).fill(link)
    guest.button("web-go").click()
    expect(seats_of(guest).get_by_text("Ana", exact=True)).to_be_visible()


def test_a_code_that_no_table_has_is_told_where_it_is_typed(people: People) -> None:
    ana = people(language="es")
    ana.open("/")
    field = ana.page.get_by_label(ana.word("web-join"))
    field.fill("abc-d")
    ana.button("web-go").click()
    told = ana.page.get_by_role("alert")
    expect(told).to_have_text(ana.word("web-no-such-code", code="ABCD"))
    expect(field).to_have_accessible_description(ana.word("web-no-such-code", code="ABCD"))
    below, above = told.bounding_box(), field.bounding_box()
    assert below is not None
    assert above is not None
    assert 0 <= below["y"] - above["y"] - above["height"] < 20
    field.fill("abc-e")
    expect(told).to_have_count(0)


def test_a_public_table_is_listed_and_a_private_one_is_not(people: People) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 5)
    guest.open("/")
    expect(guest.page.locator(f"a[href='/t/{code}']")).to_have_count(0)
    host.page.get_by_role("switch", name=host.word("web-public")).click()
    expect(host.page.get_by_role("switch", name=host.word("web-public"))).to_be_checked()
    guest.page.reload()
    expect(guest.page.locator(f"a[href='/t/{code}']")).to_be_visible()


def test_the_host_sets_house_rules_seats_bots_and_removes_them(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people()
    code = host.create("diamant", "Ana", 3)
    guest.join(code, "Bea")
    # Folded, with what differs from the usual game in a line.
    folded = guest.page.locator(".rules details")
    expect(folded.locator("summary")).to_contain_text(guest.word("web-rules-usual"))
    idols = host.word("diamant-option-idols")
    expect(host.page.get_by_role("switch", name=idols)).not_to_be_visible()
    host.page.locator(".rules summary").click()
    expect(host.page.get_by_role("heading", name=host.word("web-variants"))).to_be_visible()
    expect(host.page.get_by_role("heading", name=host.word("web-house-rules"))).to_have_count(0)
    host.page.get_by_role("switch", name=idols).click()
    expect(folded.locator("summary")).to_contain_text(f"{idols}: {guest.word('web-yes')}")
    host.page.get_by_role("button", name=host.word("web-add-bot")).click()
    expect(host.page.get_by_role("button", name=host.word("web-start"))).to_be_visible()
    host.page.get_by_label(host.word("web-remove", name="Bea")).click()
    expect(guest.page.get_by_text(guest.word("table-refusal-removed"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_an_invitation_says_what_for_and_in_whose_language(people: People, language: str) -> None:
    """A link is shown elsewhere in the sender's language; whoever opens it reads their own."""
    host, guest = people(language=language), people(language="en")
    code = host.create("saboteur", "Ana", 3)
    host.page.evaluate("() => { navigator.share = async (what) => { window.sent = what; }; }")
    host.button("web-share").click()
    sent = host.page.wait_for_function("window.sent").json_value()
    assert sent["url"].endswith(f"/t/{code}?l={language}")
    assert sent["text"] == host.word("web-invitation", game="Saboteur")
    shown = host.page.request.get(sent["url"]).text()
    assert {"en": "Come and play!", "es": "¡Ven a jugar!"}[language] in shown
    guest.page.goto(sent["url"])
    guest.page.get_by_label(guest.word("web-nickname")).fill("Bea")
    guest.button("web-sit").click()
    expect(guest.page.get_by_text(guest.word("web-you"))).to_be_visible()


def test_a_house_rule_offers_what_goes_with_the_seats_that_there_are(people: People) -> None:
    ana = people()
    ana.open("/#/new/saboteur")
    ana.page.locator("form summary").click()
    first = ana.page.get_by_label(ana.word("saboteur-option-first-seat"))
    seats = ana.page.locator("form select").first
    seats.select_option("5")
    expect(first.locator("option")).to_have_count(1 + 5)
    # What cannot be any more, once the table has another size, is as it usually is.
    first.select_option("4")
    seats.select_option("3")
    expect(first).to_have_value("lot")
    expect(first.locator("option")).to_have_count(1 + 3)
    rounds = ana.page.get_by_label(ana.word("saboteur-option-rounds"))
    rounds.select_option("9")
    ana.page.get_by_label(ana.word("web-nickname")).fill("Ana")
    ana.button("web-open-table").click()
    # At the table it is the same; the gold lasts for three rounds of ten players.
    ana.page.locator("summary", has_text=ana.word("web-table-rules")).click()
    expect(rounds).to_have_value("9")
    ana.page.locator("select:has(option[value='10'])").select_option("10")
    expect(rounds).to_have_value("3")
    expect(rounds.locator("option")).to_have_count(3)


def test_the_level_of_bots_is_remembered_from_a_new_table(people: People) -> None:
    ana = people()
    ana.open("/#/new/diamant")
    ana.page.get_by_label(ana.word("web-nickname")).fill("Ana")
    ana.page.locator("form summary").click()
    ana.page.get_by_label(ana.word("web-other-seats")).select_option("expert")
    ana.button("web-open-table").click()
    expect(ana.button("web-start")).to_be_visible()
    # Nobody is asked for the level of bots that sit already.
    level = ana.page.get_by_label(ana.word("web-bot-level"))
    expect(level).to_have_count(0)
    ana.page.get_by_label(ana.word("web-remove-bot", name="Galena")).click()
    expect(level).to_have_value("expert")
    ana.page.get_by_role("button", name=ana.word("web-add-bot")).click()
    ana.button("web-start").click()
    ana.expect_table()
    ana.open("/")
    offered = ana.word("web-bot-level") + ": " + ana.word("diamant")
    expect(ana.page.get_by_label(offered)).to_have_value("expert")


def test_phrases_are_read_in_each_readers_language(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1], language="en"), people(language="es")
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    host.button("phrase-hello").click()
    expect(guest.page.locator(".said")).to_contain_text(guest.word("phrase-hello"))
    host.page.get_by_role("button", name=host.word("phrase-trust", about="…").rstrip(".")).click()
    host.page.get_by_role("group", name=host.word("web-about-whom")).get_by_role(
        "button", name="Bea"
    ).click()
    expect(guest.page.locator(".said")).to_contain_text(guest.word("phrase-trust", about="Bea"))
    guest.page.get_by_label(guest.word("web-say-something")).fill("¡Buenas <b>tardes</b>!")
    guest.button("web-send").click()
    expect(host.page.locator(".said")).to_contain_text("¡Buenas <b>tardes</b>!")


def test_spectators_see_and_decide_nothing(people: People) -> None:
    host, watcher = people(), people()
    host.play_bots("diamant")
    watcher.open(f"/t/{host.page.url.rpartition('/')[2]}")
    watcher.expect_table()
    expect(watcher.page.locator("[data-move]:not(:disabled)")).to_have_count(0)


def test_an_absent_person_is_shown_and_comes_back(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people()
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    host.button("web-start").click()
    host.expect_table()
    away = host.page.locator(".players").get_by_text(host.word("web-away"))
    expect(away).to_have_count(0)
    guest.page.goto("about:blank")
    expect(away).to_be_visible()
    guest.page.goto(f"{guest.address}/t/{code}")
    expect(away).to_have_count(0)


def test_why_not_names_the_clause_and_shows_it(people: People) -> None:
    ana = people(language="es")
    page = ana.page
    tunnels = page.get_by_role("button", name=re.compile(r"^\d: .*abierta"))
    while not tunnels.count():  # nearly every hand has one
        ana.play_bots("saboteur")
        ana.take_role()
    expect(page.locator("footer .now")).to_be_visible()
    tunnels.first.click()
    # A tunnel cannot be dug where the start card lies.
    page.locator("[data-cell='0,0']").click()
    why = page.locator(".notice.refusal button", has_text="S").last  # a phone shows the newest
    expect(why).to_be_visible()
    clause = why.inner_text().rpartition(" ")[2]
    why.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.word("web-clause", clause=clause))
    expect(dialog.locator("p").first).not_to_be_empty()


def test_a_switch_that_was_not_heard_stands_as_it_did(people: People) -> None:
    host = people(language="es")
    host.create("diamant", "Ana", 3)
    public = host.page.get_by_role("switch", name=host.word("web-public"))
    expect(public).not_to_be_checked()
    host.context.set_offline(True)
    expect(host.page.get_by_text(host.word("web-reconnecting"))).to_be_visible()
    public.click()
    expect(host.page.get_by_text(host.word("web-not-sent"))).to_be_visible()
    expect(public).not_to_be_checked()


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_without_a_space_fit_the_narrowest_phone(language: str, people: People) -> None:
    host, guest = people(language=language), people()
    code = host.create("diamant", "Maximiliana-Extraordinar", 4)
    guest.join(code, "Wolfeschlegelsteinhausen")
    expect(seats_of(host).get_by_text("Wolfeschlegelsteinhausen", exact=True)).to_be_visible()
    assert too_wide(host) == []
    host.open("/")
    expect(host.page.get_by_role("link", name=code)).to_contain_text("Wolfeschlegelsteinhausen")
    assert too_wide(host) == []
