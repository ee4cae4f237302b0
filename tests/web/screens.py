"""Every screen there is, and what all of them promise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import expect

from tests.web.people import DRAWN, LOOKS, ROOT, Person
from tests.web.prepared import PreparedTable

Prepared = Callable[[str], PreparedTable]
NARROWEST: Final = 320
AXE: Final = ROOT / "src/bocamina/web/node_modules/axe-core/axe.min.js"
# All rules, and then those that another light can break.
RUN_AXE: Final = """async ([look, isFirst]) => {
  document.documentElement.dataset.theme = look;
  const runOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
  const how = { resultTypes: ["violations"], ...(isFirst ? {} : { runOnly }) };
  const { violations } = await axe.run(document, how);
  return violations.map(({ id, nodes }) =>
    `${look}, ${id}: ${nodes.map((n) => n.target).slice(0, 3)}`);
}"""
# Whether everything is where it was in the frame before, and in the one before that.
RESTS: Final = """() => {
  const all = [...document.querySelectorAll("body *")];
  const now = JSON.stringify(all.map((each) => each.getBoundingClientRect()));
  window.frames_at_rest = now === window.seen_before ? (window.frames_at_rest ?? 0) + 1 : 0;
  window.seen_before = now;
  return window.frames_at_rest > 1;
}"""
CUT_OFF: Final = """() => [...document.querySelectorAll("button, a, select, input, h1, h2, p, li")]
  .filter((each) => each.offsetParent !== null && !each.closest(".spoken, .skip, .area, .scroll"))
  .map((each) => [each.getBoundingClientRect(), each.textContent || each.ariaLabel])
  .filter(([box]) => box.left < -0.5 || box.right > innerWidth + 0.5)
  .map(([box, words]) => `${words}: ${box.left} to ${box.right}`)"""

SCROLLS_SIDEWAYS: Final = """() => [document.documentElement,
    ...document.querySelectorAll("dialog[open]")]
  .filter((each) => each.scrollWidth > each.clientWidth)
  .map((each) => `${each.tagName}: ${each.scrollWidth} in ${each.clientWidth}`)"""


def violations(person: Person) -> Any:
    """Return what axe-core finds wrong with a page, by lamplight and by day."""
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        # Not as a script of the page, which its own policy rightly refuses.
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for look in ("light", "dark") if person.theme == "dark" else ("dark", "light"):
        page.emulate_media(color_scheme=look)  # which pages of the documentation go by
        found += page.evaluate(RUN_AXE, [LOOKS[look], look != person.theme])
    return found


def wait_for_rest(person: Person) -> None:
    """Wait until everything has its place, for instance on a screen of another size."""
    person.page.evaluate("() => { window.frames_at_rest = 0; window.seen_before = ''; }")
    person.page.wait_for_function(RESTS)


def too_wide(person: Person, width: int = NARROWEST, height: int = 640) -> list[str]:
    """Return what does not fit a screen of some width; the screen is so wide from then on."""
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    wait_for_rest(person)
    return [*page.evaluate(CUT_OFF), *page.evaluate(SCROLLS_SIDEWAYS)]


def show_screen(person: Person, screen: str, begun: Prepared, ended: Prepared) -> None:
    """Go to one of the screens."""
    page = person.page
    match screen.partition(" ")[::2]:
        case "door", _:
            person.open("/")
            expect(page.locator("li.game").first).to_be_visible()
        case "new", game:
            person.open(f"/#/new/{game}")
            expect(page.locator("form")).to_be_visible()
        case "rules", game:
            person.open(f"/#/rules/{game}")
            expect(page.locator(".clause").first).to_be_visible()
        case "learn", _:
            person.open("/#/learn")
            expect(page.locator(".lesson").first).to_be_visible()
        case "lesson", game:
            person.open(f"/#/lesson/{game.replace('_', '-')}")
            expect(page.locator(".teacher .words")).not_to_be_empty()
        case "settings", _:
            person.open("/")
            page.get_by_label(person.word("web-settings")).click()
            expect(page.get_by_role("dialog")).to_be_visible()
        case "lobby", game:
            person.create(game, "Ana", 4)
            expect(page.get_by_role("img")).to_be_visible()
        case "table", game:
            begun(game).sit_down(person)
            expect(page.locator("footer .now")).to_be_visible()
        case ("talk" | "players" | "log") as panel, game:
            show_screen(person, f"table {game}", begun, ended)
            if page.viewport_size and page.viewport_size["width"] < 700:
                page.locator(".sheets").get_by_text(person.word(f"web-{panel}-tab")).click()
            elif panel == "talk":
                page.locator(".tabs").get_by_text(person.word("web-talk")).click()
        case ("menu" | "help") as dialog, game:
            show_screen(person, f"table {game}", begun, ended)
            page.get_by_label(person.word("web-menu")).click()
            if dialog == "help":
                person.button("web-help").click()
        case ("results" | "replay") as after, game:
            person.open(ended(game).path)
            expect(page.get_by_role("dialog").locator(".story li").first).to_be_visible()
            for folded in page.get_by_role("dialog").locator("summary").all():
                folded.click()
            if after == "replay":
                person.button("web-replay").click()
                expect(page.get_by_role("slider")).to_be_visible()
                page.get_by_label(person.word("web-eyes")).select_option("-2")
                page.keyboard.press("End")
        case _:
            raise ValueError(screen)


SCREENS = (
    "door",
    "settings",
    "learn",
    *(
        f"{screen} {game}"
        for screen in ("new", "lesson", "table", "results", "replay")
        for game in DRAWN
    ),
    *(f"{screen} diamant" for screen in ("rules", "lobby", "players", "log", "menu", "help")),
    "talk saboteur",
)
