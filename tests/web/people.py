"""People who see nothing but the page."""

from __future__ import annotations

import json
import random
import re
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from playwright.sync_api import expect

from bocamina.fluent import Bundle
from bocamina.games import GAMES
from bocamina.players.roster import players_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src/bocamina/web/src"
# Games with a table, a lesson and words of their own here; any other has the plain table.
DRAWN: Final = sorted(game for game in GAMES if (CLIENT / "games" / game).is_dir())
PHONE: Final = (360, 640)
DESK: Final = (1280, 800)
PATIENCE: Final = 30_000  # milliseconds, on a machine that is busy with other tests
expect.set_options(timeout=PATIENCE)
LOCALES: Final = {"en": "en-GB", "es": "es-ES"}
# The lamp is what people find; by day it is a test that asks for light.
LOOKS: Final = {"dark": "lamp", "light": "daylight"}


@cache
def speaker(language: str) -> Bundle:
    """Return all words that the client may use in one language."""
    bundle = Bundle(language)
    folders = (ROOT / "src/bocamina/messages", *(ROOT / "src/bocamina/games").glob("*/messages"))
    files = [folder / f"{language}.ftl" for folder in folders]
    files += [ROOT / f"src/bocamina/{part}/messages/{language}.ftl" for part in ("story", "advice")]
    files += [*CLIENT.glob(f"*/{language}.ftl"), *CLIENT.glob(f"games/*/{language}.ftl")]
    for file in files:
        bundle.add(file.read_text("utf-8"))
    return bundle


class Person:
    """Somebody with a browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: Literal["en", "es"] = "en",
        theme: Literal["dark", "light"] = "dark",
        width: int = PHONE[0],
        height: int = PHONE[1],
        motion: bool = False,
    ) -> None:
        self.address = address
        self.language = language
        self.theme = theme
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=theme,
            has_touch=width < 700,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        # The weakest of the bots but for the random one: what they think is tested elsewhere.
        bots = {name: players_of(game)[:2][-1] for name, game in GAMES.items()}
        kept = json.dumps({"bot": bots, "theme": LOOKS[theme]})
        self.context.add_init_script(
            "try { localStorage.getItem('bocamina-settings') ?? "
            f"localStorage.setItem('bocamina-settings', '{kept}') }} catch {{}}"
        )
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.is_offline = False
        self.page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        self.page.on("console", self._hear)
        self.page.on("request", self._watch)

    def _hear(self, message: ConsoleMessage) -> None:
        # A lost connection is what some tests are about; the browser complains of it by itself.
        lost = re.search(r"ERR_|WebSocket|Failed to load resource", message.text)
        if message.type == "error" and not lost:
            self.problems.append(f"console: {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.problems.append(f"a request to another host: {request.url}")

    def word(self, message: str, **facts: object) -> str:
        """Return what the page calls something."""
        return speaker(self.language).format(message, facts)

    def button(self, message: str, **facts: object) -> Locator:
        """Return the button that is called so."""
        return self.page.get_by_role("button", name=self.word(message, **facts), exact=True)

    def open(self, path: str = "/") -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(self.address + path)
        expect(self.page.locator("h1").first).to_be_visible()

    def play_bots(self, game: str) -> None:
        """Sit down against bots with one tap."""
        self.open()
        card = self.page.locator("li.game").filter(
            has=self.page.get_by_role("heading", name=self.word(game.replace("_", "-")))
        )
        card.get_by_role("button", name=self.word("web-play-bots")).click()
        self.expect_table()

    def take_role(self) -> None:
        """Turn one's role over and put it away, which uncovers the hand."""
        self.button("web-saboteur-role-turn").last.click()
        self.button("web-saboteur-role-done").click()

    def create(self, game: str, name: str, seats: int, **rules: str) -> str:
        """Open a table for people, by some house rules, and return its code."""
        self.open(f"/#/new/{game}")
        self.page.get_by_label(self.word("web-nickname")).fill(name)
        self.page.locator("form summary").click()
        self.page.locator("form select").first.select_option(str(seats))
        for rule, value in rules.items():
            title = self.word(f"{game}-option-{rule}".replace("_", "-"))
            field = self.page.get_by_label(title)
            if field.evaluate("(it) => it.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.button("web-open-table").click()
        expect(self.page).to_have_url(re.compile("/t/"))
        expect(self.page.get_by_text(name, exact=True)).to_be_visible()
        return self.page.url.rpartition("/")[2]

    def join(self, code: str, name: str) -> None:
        """Open a table's link and sit down."""
        self.open(f"/t/{code}")
        self.page.get_by_label(self.word("web-nickname")).fill(name)
        self.button("web-sit").click()
        expect(self.page.get_by_text(self.word("web-you"))).to_be_visible()

    def expect_table(self) -> None:
        """Wait until the table is drawn and connected."""
        expect(self.page.locator(".shell .area > *").first).to_be_visible()
        expect(self.page.get_by_text(self.word("web-reconnecting"))).to_have_count(0)

    @property
    def is_over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator("footer").get_by_text(self.word("web-over")).count() > 0

    def act(self, choice: random.Random) -> bool:
        """Make one decision by taps alone, if there is one to make; tell whether there was."""
        page = self.page
        confirm = page.locator(".confirm .primary:not(:disabled)")
        if confirm.count():
            confirm.click(timeout=1000)
            return True
        if not page.locator("footer .now").count():
            return False
        # Whoever leaves a cave at once is soon done with the game; others stay elsewhere.
        leaving = ("[data-move=leave]", ".several [aria-pressed=false]")
        for kind in (*leaving, "[data-move]", "[data-pick]"):
            offers = page.locator(f".area {kind}:visible:not(:disabled):not([aria-disabled=true])")
            count = offers.count()
            if count and not (kind == "[data-pick]" and choice.random() < 0.02):
                offer = offers.nth(choice.randrange(count))
                offer.click(timeout=1500)
                return True
        return False

    def end_show(self) -> None:
        """Go on at once where something is shown that one may look at for a while."""
        shown = self.page.locator(".choice .flight button").or_(self.button("web-skip"))
        shown.evaluate_all("(all) => all.forEach((it) => it.click())")


def play_out(people: list[Person], seconds: float = 240, seed: int = 1) -> None:
    """Let people play until their game is over, each by what their own page offers."""
    choice = random.Random(seed)
    deadline = time.monotonic() + seconds
    while not all(person.is_over for person in people):
        assert time.monotonic() < deadline, "the game did not end"
        acted = [person.is_over or try_act(person, choice) for person in people]
        if not any(acted):
            for person in people:
                person.end_show()
            people[0].page.wait_for_timeout(30)


def try_act(person: Person, choice: random.Random) -> bool:
    """Act, where the page does not change under one's finger meanwhile."""
    from playwright.sync_api import TimeoutError as TooLate

    try:
        return person.act(choice)
    except TooLate:
        return False
