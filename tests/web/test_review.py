"""The page of a finished game's analysis: reached from its end, by keys, on any screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.web.prepared import finished
from tests.web.screens import NARROWEST, too_wide, violations

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.server.sites import ServerProcess
    from tests.web.people import Person

    People = Callable[..., Person]

PATIENCE = 120_000  # milliseconds, on a machine that is busy with other tests
TABS = {
    "diamant": ("moments", "balance", "account", "decisions", "words"),
    "racing_dwarfs": ("moments", "balance", "account", "decisions", "words"),
    "saboteur": ("moments", "balance", "beliefs", "decisions", "words"),
}
# Drawn tunnels, messages that are missing, and moves as they are written.
NOTATION = re.compile(
    r"[─-▟⟨]|\b(dig|rockfall|discard) \S+ -?\d|\b[nesw]{2,4} -?\d+,", re.IGNORECASE
)


def call_the_worst_a_mistake(ana: Person, *, grows: bool = False) -> None:
    """Let somebody try again what they did worst, however little it cost; it may grow for ever."""

    def change(route: Route) -> None:
        answer = route.fetch(url=re.sub("known=[0-9]+", "known=-1", route.request.url))
        told = answer.json()
        if grows and told["state"] == "whole":
            told["state"] = "growing"
        if told["analysis"]:
            own = [each for each in told["analysis"]["decisions"] if each["seat"] == 0]
            own.sort(key=lambda each: -each["cost"])
            told["analysis"]["balances"][0]["worst"] = [each["step"] for each in own[:1]]
        route.fulfill(response=answer, json=told)

    ana.page.route(re.compile("/analysis[?]"), change)


def let_two_make_the_same_mistake(ana: Person) -> None:
    """Call one sealed choice of Ana's and of the next seat's the only mistakes of the game."""

    def change(route: Route) -> None:
        answer = route.fetch(url=re.sub("known=[0-9]+", "known=-1", route.request.url))
        told = answer.json()
        if told["analysis"]:
            analysis = told["analysis"]
            first, second = (
                {each["counted"]: each for each in analysis["decisions"] if each["seat"] == seat}
                for seat in (0, 1)
            )
            both = [(first[at], second[at]) for at in first if at in second][:1]
            analysis["fates"], analysis["costly"] = [], []
            for pair in both:
                for each in pair:
                    each |= {"move": "stay", "best": "leave", "cost": 0.2, "is_clear": True}
                    when = {"step": each["step"], "began": each["step"], "ended": each["last"]}
                    facts = {"by": "win", "cost": 20, "win": 10, "best_win": 30}
                    mistake = {"kind": "decision", "part": each["part"], "size": 0.2}
                    mistake |= {"seat": each["seat"], "facts": facts, **when}
                    analysis["costly"].append(mistake)
        route.fulfill(response=answer, json=told)

    ana.page.route(re.compile("/analysis[?]"), change)


def open_analysis(ana: Person, site: ServerProcess, game: str) -> None:
    """Go from the end of a short game to its analysis."""
    finished(site.address, game).sit_down(ana)
    ana.page.get_by_role("dialog").get_by_role(
        "button", name=ana.word("web-review-open-page"), exact=True
    ).click()


def read_chapter_by_chapter(ana: Person) -> None:
    """See that a short text comes first, and unfold everything that it leaves out."""
    shown = ana.page.locator("main > .below")
    expect(shown.get_by_role("heading", name=ana.word("web-review-in-short"))).to_be_visible()
    chapters = shown.locator("details")
    expect(shown.get_by_role("heading", level=2)).to_have_count(1 + chapters.count())
    assert len(shown.inner_text().split()) < 150 + 120 * chapters.count()
    told = 0
    for number in range(chapters.count()):
        chapter = chapters.nth(number)
        expect(chapter.locator("li").first).to_be_hidden()
        chapter.locator("summary").click()
        expect(chapter.locator("li").first).to_be_visible()
        told += chapter.locator("li").count()
    # The first line tells how everybody stood before the first step.
    assert told > 20
    expect(chapters.first.locator("li").first).to_contain_text(re.compile(r"Ana \d+\s%"))


@pytest.mark.parametrize(
    ("game", "language", "theme", "width"),
    [
        ("diamant", "en", "dark", 1280),
        ("diamant", "es", "light", NARROWEST),
        ("racing_dwarfs", "es", "dark", 360),
        ("saboteur", "en", "light", 360),
    ],
)
def test_the_curve_is_walked_by_keys_and_axe_objects_to_nothing(
    game: str,
    language: Literal["en", "es"],
    theme: Literal["dark", "light"],
    width: int,
    people: People,
    site: ServerProcess,
    pictures: Path,
) -> None:
    ana = people(language=language, theme=theme, width=width)
    open_analysis(ana, site, game)
    curve = ana.page.get_by_role("slider")
    expect(curve).to_be_visible(timeout=PATIENCE)
    curve.focus()
    ana.page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Ana \d+\s%"))
    ana.page.keyboard.press("End")
    expect(ana.page).to_have_url(re.compile(r"#analysis=[1-9]\d*\.\d+$"))
    # What is read; the board is its game's own.
    shown = ana.page.locator("main > .below")
    for tab in TABS[game]:
        whose = f"web-{game.replace('_', '-')}" if tab == "account" else "web"
        name = ana.word(f"{whose}-review-tab-{tab}")
        button = ana.page.get_by_role("button", name=name, exact=True)
        # What only one game has comes with the rest of the analysis.
        expect(button).to_be_visible(timeout=PATIENCE)
        button.click()
        if tab == "words":
            read_chapter_by_chapter(ana)
        assert violations(ana) == [], tab
        assert too_wide(ana, width) == []
        # Tables may scroll sideways, but none is pressed flat.
        regions = shown.get_by_role("region")
        heights = regions.evaluate_all("all => all.map(e => [e.scrollHeight, e.clientHeight])")
        assert all(whole <= seen + 1 for whole, seen in heights), (tab, heights)
        text = shown.inner_text()
        found = NOTATION.search(text)
        assert not found, text[max(0, found.start() - 100) :][:150]
        if tab == "decisions":
            assert ana.word("web-review-a-move") not in text
    ana.page.screenshot(path=pictures / f"review-{game}-{language}-{theme}.png", full_page=True)
    # Enter opens the replay at the same step.
    curve.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page).to_have_url(re.compile(r"#moment=[1-9]"))


def test_a_mistake_that_two_make_at_once_is_one_line_with_both_marks(
    people: People, site: ServerProcess
) -> None:
    ana = people()
    let_two_make_the_same_mistake(ana)
    open_analysis(ana, site, "diamant")
    line = ana.page.locator("main > .below").get_by_role("button", name=re.compile("same choice"))
    expect(line).to_be_visible(timeout=PATIENCE)
    expect(line.locator("svg")).to_have_count(2)
    # Whoever of the two chose first is named first.
    both = re.compile(r"(Ana and Galena|Galena and Ana) each give away about 20 points")
    expect(line).to_contain_text(both)
    expect(ana.page.get_by_text(re.compile("; one moment mattered most"))).to_be_visible()


def test_whoever_tries_a_costly_decision_again_is_told_what_each_move_was_worth(
    people: People, site: ServerProcess
) -> None:
    ana = people()
    call_the_worst_a_mistake(ana)
    open_analysis(ana, site, "diamant")
    again = ana.page.get_by_role("button", name=re.compile("^Try again"))
    expect(again).to_be_visible(timeout=PATIENCE)
    again.click()
    answer = ana.page.locator(".answer")
    told = set()
    for move in ("stay", "leave"):
        ana.page.get_by_role("button", name=re.compile(ana.word(f"web-diamant-{move}"))).click()
        ana.button("web-confirm").click()
        expect(answer).to_have_text(re.compile(r"(gems|%)"))
        told.add(answer.inner_text())
    assert len(told) == 2
    assert sum("That is what was played" in each for each in told) <= 1


@pytest.mark.parametrize(
    ("game", "width"), [("saboteur", 1280), ("saboteur", 360), ("racing_dwarfs", 360)]
)
def test_every_decision_can_be_opened_with_the_better_move_drawn(
    game: str, width: int, people: People, site: ServerProcess, pictures: Path
) -> None:
    ana = people(width=width)
    open_analysis(ana, site, game)
    tab = ana.word("web-review-tab-decisions")
    ana.page.get_by_role("button", name=tab, exact=True).click(timeout=PATIENCE)
    listed = ana.page.locator("ol button:has(.given)")
    expect(listed.first).to_be_visible(timeout=3 * PATIENCE)  # a turn of the race takes long
    for number in range(min(3, listed.count())):
        listed.nth(number).click()
        card = ana.page.get_by_role("region", name=ana.word("web-review-decision", who="Ana"))
        expect(card.get_by_text(ana.word("web-review-best"), exact=True)).to_be_visible()
        # A single move is pointed at; of a whole turn the board shows what comes first and next.
        expect(ana.page.locator(".pointers i, .plan circle").first).to_be_visible()
        drawn = ana.page.locator(".plan circle").count()
        said = card.locator("[aria-pressed=true] .turn > span")
        ended = ana.word("web-racing-dwarfs-do-done")
        assert drawn in (0, said.count() - sum(ended in each for each in said.all_inner_texts()))
        assert not NOTATION.search(card.inner_text())
        # What has changed is in sight.
        expect(ana.page.locator("section.board")).to_be_in_viewport(ratio=0.9)
        ana.page.screenshot(path=pictures / f"review-card-{game}-{width}-{number}.png")
        card.get_by_role("button", name=ana.word("web-close"), exact=True).click()
    # On a desk the table leaves the players to a panel.
    seats = ana.page.locator("[data-seat]:visible")
    assert seats.count() >= (3 if game == "saboteur" or width > 900 else 0)


def test_a_forbidden_tap_on_another_try_is_answered_and_what_is_taken_is_said(
    people: People, site: ServerProcess
) -> None:
    ana = people()
    call_the_worst_a_mistake(ana, grows=True)
    open_analysis(ana, site, "saboteur")
    ana.page.get_by_role("button", name=re.compile("^Try again")).click(timeout=PATIENCE)
    ana.page.locator(".hand [data-pick]").first.click()
    expect(ana.page.locator("[aria-live=polite]")).not_to_be_empty()
    ana.page.locator('.mine [data-cell="0,0"]').click()
    expect(ana.page.get_by_role("alert")).to_be_visible()
    ana.button("web-review-try-show").click()
    # However the analysis grows meanwhile.
    for _ in range(2):
        with ana.page.expect_response(re.compile("/analysis[?]")):
            pass
    expect(ana.page.locator(".answer")).to_contain_text("%")
    expect(ana.page.locator(".pointers i").first).to_be_visible()


@pytest.mark.parametrize(
    ("place", "step", "viewer"), [("99999.0", r"[1-9]\d*", "0"), ("3.9", "3", "-1")]
)
def test_an_address_of_nothing_leads_to_what_there_is(
    place: str, step: str, viewer: str, people: People, site: ServerProcess
) -> None:
    table = finished(site.address, "diamant")
    ana = people(width=1280)
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#analysis={place}")
    expect(ana.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    expect(ana.page).to_have_url(re.compile(rf"#analysis={step}\.{viewer}$"))
    expect(ana.page.get_by_label(ana.word("web-eyes"))).to_have_value(viewer)
    # Another address leads on from there.
    ana.page.evaluate("location.hash = '#analysis=2.0'")
    expect(ana.page.get_by_role("slider")).to_have_attribute("aria-valuenow", "2")


@pytest.mark.parametrize("page", ["analysis", "moment"])
def test_of_a_game_that_was_never_played_one_is_told_and_let_go(
    page: str, people: People, site: ServerProcess
) -> None:
    table = finished(site.address, "diamant")
    ana = people()
    table.sit_down(ana)
    ana.page.goto(f"{site.address}{table.path}#{page}=3.0.7")
    told = ana.word("table-refusal-no-such-game")
    expect(ana.page.get_by_role("heading", name=told)).to_be_visible()
    ana.button("web-close").click()
    ana.expect_table()


@pytest.mark.parametrize("is_costly", [False, True], ids=["lie", "lie of who also erred"])
def test_a_lie_leads_to_what_it_made_people_believe(
    is_costly: bool, people: People, site: ServerProcess, pictures: Path
) -> None:
    ana = people(width=1280)

    def lie(route: Route) -> None:
        answer = route.fetch(url=re.sub("known=[0-9]+", "known=-1", route.request.url))
        told = answer.json()
        own = [each for each in (told["analysis"] or {}).get("decisions", []) if each["seat"] == 1]
        if own:
            first = told["analysis"]["rounds"][0]
            step, goal = own[0]["step"], 0 if first["treasure"] else 1
            when = {"step": step, "began": step, "ended": step, "part": 1, "seat": 1}
            facts = {"number": goal + 1, "before": 33, "after": 69, "until": 0}
            first["claims"] = [
                {
                    **{"step": step, "part": 1, "seat": 1, "phrase": "saboteur-phrase-treasure"},
                    **{"about": goal, "holds": False, "of": "goal", "target": goal},
                    **{"before": 0.33, "after": 0.69},
                }
            ]
            told["analysis"]["lies"] = [
                {"kind": "lie", **when, "size": 0.36, "facts": {**facts, "winner": "saboteur"}}
            ]
            mistake = {"kind": "decision", **when, "size": 0.2, "facts": {}}
            told["analysis"]["costly"] = [mistake] if is_costly else []
        route.fulfill(response=answer, json=told)

    ana.page.route(re.compile("/analysis[?]"), lie)
    open_analysis(ana, site, "saboteur")
    ana.page.get_by_role("button", name=re.compile("lies about goal")).click(timeout=PATIENCE)
    shown = ana.page.locator("main > .below")
    # First of all, and again among all that was said.
    expect(shown.get_by_text("went from 33 to 69 %").first).to_be_in_viewport()
    expect(shown.get_by_text("(a lie)")).to_have_count(2)
    expect(shown.locator("path.said.lie")).to_have_count(1)
    if not is_costly:
        ana.page.screenshot(path=pictures / "review-lie.png")
    # Whoever wants to guess is told what was said, and not whether it was so.
    shown.get_by_role("switch").click()
    expect(shown.get_by_text("went from 33 to 69 %")).to_be_visible()
    expect(shown.get_by_text("(a lie)")).to_have_count(0)
