"""What people say to each other at a table: with one tap, and only as far as one wants to hear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.sites import ServerProcess
from tests.web.people import DESK, PHONE, Person
from tests.web.prepared import SHORT, prepare
from tests.web.screens import NARROWEST
from tests.web.test_saboteur import doctor

People = Callable[..., Person]


def test_reactions_are_at_hand_on_ones_own_turn_and_nobody_need_hear_them(people: People) -> None:
    ana, bea = people(width=DESK[0], height=DESK[1]), people(language="es")
    bea.join(ana.create("diamant", "Ana", 2), "Bea")
    ana.button("web-start").click()
    ana.expect_table()
    bea.expect_table()
    bubbles, voice = ana.page.locator(".bubbles p"), ana.page.locator(".spoken[aria-live=polite]")

    def react(phrase: str) -> None:
        """Say something on one's turn, as everybody's is in a cave."""
        bea.page.get_by_role("button", name=bea.word("web-reactions"), exact=True).tap()
        bea.page.get_by_role("button", name=bea.word(phrase), exact=True).tap()

    react("phrase-wow")
    expect(bubbles).to_contain_text(ana.word("phrase-wow"))
    expect(voice).to_contain_text("Bea")
    # Muted: nothing of it, until one wants to hear her again.
    ana.page.locator(".tabs").get_by_text(ana.word("web-talk")).click()
    said = ana.page.get_by_role("region", name=ana.word("web-talk"))
    expect(said).to_contain_text(ana.word("phrase-wow"))
    ana.page.get_by_text(ana.word("web-mute"), exact=True).click()
    mute = ana.page.get_by_role("button", name="Bea", exact=True)
    mute.click()
    expect(said).not_to_contain_text(ana.word("phrase-wow"))
    expect(bubbles).to_have_count(0)
    react("phrase-laugh")
    ana.page.reload()
    ana.page.locator(".tabs").get_by_text(ana.word("web-talk")).click()
    expect(said).to_contain_text(ana.word("web-nothing-said"))
    ana.page.get_by_text(ana.word("web-mute"), exact=True).click()
    mute.click()
    expect(said).to_contain_text(ana.word("phrase-laugh"))
    # Quiet: it waits in the talk.
    ana.page.get_by_label(ana.word("web-menu")).click()
    ana.button("web-settings").click()
    ana.page.get_by_role("switch", name=ana.word("web-bubbles")).click()
    ana.page.keyboard.press("Escape")
    react("phrase-oh-no")
    expect(said).to_contain_text(ana.word("phrase-oh-no"))
    react("phrase-well-played")  # by which the bubble of the one before would be there
    expect(said).to_contain_text(ana.word("phrase-well-played"))
    expect(bubbles).to_have_count(0)
    expect(voice).not_to_contain_text(ana.word("phrase-oh-no"))


def test_players_are_seen_with_their_dwarves(people: People) -> None:
    ana = people(width=DESK[0], height=DESK[1])
    ana.play_bots("saboteur")
    faces = ana.page.locator("aside.players li .signs svg:last-child")
    expect(faces).to_have_count(5)


@pytest.mark.parametrize("width", [NARROWEST, PHONE[0]])
def test_a_notice_hides_neither_the_table_nor_the_menu(
    width: int, people: People, site: ServerProcess
) -> None:
    is_over = False

    def end_the_round(told: dict[str, Any]) -> None:
        if is_over:
            mine = told["view"]["public"]
            mine.update(dwarves=["digger"] * 5, spare="saboteur", finder=1, owed=0)
            blow = {"seat": 1, "target_seat": 0, "tool": "lamp"}
            told["events"].append({"version": 0, "event": "tool_broken", "facts": blow})

    ana = people(language="es", width=width)
    doctor(ana, end_the_round)
    table = prepare(site.address, "saboteur", seats=5)
    table.play(0)
    table.sit_down(ana)
    is_over = True
    table.ask("say", phrase="phrase-wow")
    expect(ana.page.locator(".ending h2")).to_be_visible()
    notice = ana.page.locator(".notice.you").bounding_box()
    area = ana.page.locator(".area").bounding_box()
    assert notice
    assert area
    assert notice["y"] + notice["height"] <= area["y"]
    # What is said is seen at the dwarf who has turned over, below what is told of the round.
    told = ana.page.locator(".ending p").bounding_box()
    bubble = ana.page.locator(".bubbles p").bounding_box()
    assert told
    assert bubble
    assert bubble["y"] > told["y"] + told["height"]
    ana.page.get_by_label(ana.word("web-menu")).tap()
    expect(ana.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("speaker", [0, 1, 2])
def test_a_bubble_leaves_the_goals_in_sight(
    speaker: int, people: People, site: ServerProcess
) -> None:
    """Whoever speaks of one, on a phone too, where they stand above the mine."""

    def speak(told: dict[str, Any]) -> None:
        for event in told["events"]:
            if event["event"] == "phrase_said":
                event["facts"]["seat"] = speaker

    ana = people(language="es")
    doctor(ana, speak)
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    table.ask("say", phrase="saboteur-phrase-treasure", about=0)
    bubble = ana.page.locator(".bubbles p")
    expect(bubble).to_be_visible()
    hidden = bubble.evaluate("""(it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return [...document.querySelectorAll("[data-cell^='8,']")]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.left < right && box.right > left
          && box.top < bottom && box.bottom > top).length;
    }""")
    assert hidden == 0


EIGHT = ("hello", "well-played", "thank-you", "sorry", "hurry", "one-moment", "laugh", "wow")


@pytest.mark.parametrize("size", [DESK, (992, 560), PHONE])
def test_a_bubble_leaves_adventurers_in_sight(
    size: tuple[int, int], people: People, site: ServerProcess
) -> None:
    """Also where the cave winds back to the left edge, beside the panel of whoever speaks."""
    speaker = 0

    def go_deep(told: dict[str, Any]) -> None:
        cave = told["view"]["public"]
        cave["path"] = [{"card": str(gems), "gems": 1, "idol": False} for gems in range(1, 9)]
        cave["inside"] = [1] * len(cave["inside"])
        for event in told["events"]:
            if event["event"] == "phrase_said":
                event["facts"]["seat"] = speaker

    ana = people(width=size[0], height=size[1])
    doctor(ana, go_deep)
    table = prepare(site.address, "diamant", seats=8)
    table.play(0)
    table.sit_down(ana)
    bubbles = ana.page.locator(".bubbles p")
    for speaker, phrase in enumerate(EIGHT):
        table.ask("say", phrase=f"phrase-{phrase}")
        said = bubbles.filter(has_text=ana.word(f"phrase-{phrase}"))
        expect(said).to_be_visible()
        hidden, is_inside = said.evaluate("""(it) => {
          const { left, right, top, bottom } = it.getBoundingClientRect();
          const hidden = [...document.querySelectorAll("[data-carrier]")]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.left < right && box.right > left
              && box.top < bottom && box.bottom > top).length;
          return [hidden, left >= 0 && right <= innerWidth && bottom <= innerHeight];
        }""")
        assert (speaker, hidden, is_inside) == (speaker, 0, True)


def test_a_bubble_hides_nothing_that_one_opens_to_read(people: People, site: ServerProcess) -> None:
    ana = people()
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.take_role()
    bubbles = ana.page.locator(".bubbles p")
    table.ask("say", phrase="phrase-wow")
    expect(bubbles).to_be_visible()
    ana.page.locator(".crew [data-seat='1']").first.click()
    suspicion = ana.page.locator(".over").get_by_role("button", pressed=False)
    expect(suspicion).not_to_have_count(0)
    expect(bubbles).to_have_count(0)


def test_who_speaks_is_seen_and_what_is_claimed_lies_on_the_goal(
    people: People, site: ServerProcess
) -> None:
    ana = people()
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    table.ask("say", phrase="saboteur-phrase-treasure", about=1)
    claim = ana.word("saboteur-phrase-treasure", number=2)
    bubble = ana.page.locator("p[style*=colour]").filter(has_text=claim)
    expect(bubble.first).to_be_visible()
    chip = ana.page.locator("[data-cell='8,0'] .chips > .treasure")
    expect(chip).to_be_attached()
    said = ana.word("web-saboteur-claimed", who="Ana", kind="treasure")
    goal = ana.page.locator("[data-cell='8,0']")
    expect(goal).to_contain_text(said)
    # The chip is small: the goal below it says who says what.
    goal.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(ana.page.get_by_role("tooltip")).to_contain_text(said)


@pytest.mark.parametrize("panel", ["talk", "log"])
def test_no_bubble_lies_over_the_words_one_reads(
    panel: str, people: People, site: ServerProcess
) -> None:
    ana = people()
    table = prepare(site.address, "saboteur", seats=3)
    table.play(0)
    table.sit_down(ana)
    ana.page.locator(f"[data-sheet={panel}]").tap()
    table.ask("say", phrase="phrase-wow")
    bubble = ana.page.locator(".bubbles p")
    expect(bubble).to_contain_text(ana.word("phrase-wow"))
    on_top = """(it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      it.style.pointerEvents = "auto";
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert not bubble.evaluate(on_top)
    ana.page.locator(f"[data-sheet={panel}]").tap()
    assert bubble.evaluate(on_top)


def test_whoever_gave_no_name_is_told_that_they_are_meant(people: People) -> None:
    ana = people(language="es")
    suspicion = {"seat": 1, "phrase": "phrase-suspect", "about": 0}

    def suspect(told: dict[str, Any]) -> None:
        event = {"version": 0, "event": "phrase_said", "at_table": True, "facts": suspicion}
        told["events"] = [*told["events"], event]

    doctor(ana, suspect)
    ana.play_bots("diamant")
    ana.page.locator("[data-move=stay]:not(:disabled)").click()
    name = f"{ana.word('web-default-name')} {ana.word('web-you')}"
    words = ana.word("phrase-suspect", about=name)
    # Beside it stand bubbles of bots that remark on the card.
    expect(ana.page.locator(".bubbles p").filter(has_text=words).first).to_be_visible()


@pytest.mark.parametrize("game", ["diamant", "racing_dwarfs"])
def test_on_a_phone_a_bubble_stands_at_its_speaker_and_not_over_the_talk(
    game: str, people: People, site: ServerProcess
) -> None:
    ana = people()
    table = prepare(site.address, game, **SHORT[game])
    table.play(0)
    table.sit_down(ana)
    table.ask("say", phrase="phrase-wow")
    bubble = ana.page.locator(".bubbles p").filter(has_text=ana.word("phrase-wow"))
    expect(bubble).to_be_visible()
    said, plate = bubble.bounding_box(), ana.page.locator(".area [data-seat='0']").bounding_box()
    assert said
    assert plate
    assert abs(said["y"] + said["height"] / 2 - plate["y"] - plate["height"] / 2) < 8
    assert abs(said["x"] - plate["x"]) < 8
    # Whoever reads the talk reads it there.
    ana.page.locator("[data-sheet=talk]").tap()
    expect(bubble).to_be_hidden()
    expect(ana.page.get_by_role("region", name=ana.word("web-talk"))).to_contain_text(
        ana.word("phrase-wow")
    )
