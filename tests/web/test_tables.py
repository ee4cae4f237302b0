"""Around the game: sitting down, inviting, talking, house rules, why not."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import DESK, Person

People = Callable[..., Person]


def test_seated_in_fifteen_seconds_by_link_on_a_phone(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1]), people(language="es")
    host.create("diamant", "Ana", 3)
    link = host.page.get_by_label(host.word("web-link"), exact=True).input_value()
    began = time.monotonic()
    guest.open(link.removeprefix(guest.address))
    guest.page.get_by_label(guest.word("web-nickname")).fill("Bea")
    guest.button("web-sit").click()
    expect(guest.page.get_by_text(guest.word("web-you"))).to_be_visible()
    assert time.monotonic() - began < 15
    expect(host.page.get_by_text("Bea", exact=True)).to_be_visible()


def test_join_by_code_as_somebody_reads_it_aloud(people: People) -> None:
    host, guest = people(), people()
    code = host.create("diamant", "Ana", 2)
    guest.open("/")
    guest.page.get_by_label(guest.word("web-code")).fill(f" {code[:3].lower()}-{code[3:]} ")
    guest.button("web-go").click()
    expect(guest.page.get_by_text("Ana", exact=True)).to_be_visible()


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
    idols = host.word("diamant-option-idols")
    host.page.get_by_role("switch", name=idols).click()
    expect(guest.page.get_by_text(f"{idols}:").locator("..")).to_contain_text(guest.word("web-yes"))
    host.page.get_by_role("button", name=host.word("web-add-bot")).click()
    expect(host.page.get_by_role("button", name=host.word("web-start"))).to_be_visible()
    host.page.get_by_label(host.word("web-remove", name="Bea")).click()
    expect(guest.page.get_by_role("button", name=guest.word("web-sit"))).to_be_visible()


def test_phrases_are_read_in_each_readers_language(people: People) -> None:
    host, guest = people(width=DESK[0], height=DESK[1], language="en"), people(language="es")
    code = host.create("diamant", "Ana", 2)
    guest.join(code, "Bea")
    host.button("phrase-hello").click()
    expect(guest.page.locator(".said")).to_contain_text(guest.word("phrase-hello"))
    host.page.get_by_role("button", name=host.word("phrase-trust", about="…")).click()
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


def test_a_tap_is_answered_within_a_tenth_of_a_second(people: People) -> None:
    ana = people()
    ana.play_bots("diamant")
    times = ana.page.evaluate(
        """async () => {
          const times = [];
          for (let tap = 0; tap < 9; tap++) {
            document.querySelectorAll(".sheets button")[tap % 3].click();
            const began = performance.now();
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            times.push(performance.now() - began);
          }
          return times;
        }"""
    )
    assert sorted(times)[len(times) // 2] < 100, times


def test_why_not_names_the_clause_and_shows_it(people: People) -> None:
    ana = people(language="es")
    ana.play_bots("saboteur")
    page = ana.page
    expect(page.locator("footer .now")).to_be_visible()
    hand = page.locator("[data-pick]:visible")
    for card in range(hand.count()):
        hand.nth(0).click()
        # A tunnel cannot be dug where the start card lies.
        page.locator("[data-cell='0,0']").click()
        if page.locator(".notice.refusal button", has_text="S").count():
            break
        if ana.button("web-cancel").count():
            ana.button("web-cancel").click()
        page.keyboard.press(str(card + 2))
    why = page.locator(".notice.refusal button", has_text="S").first
    expect(why).to_be_visible()
    clause = why.inner_text().partition(":")[0]
    why.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(ana.word("web-clause", clause=clause))
    expect(dialog.locator("p").first).not_to_be_empty()
