"""scripts/pictures.py [GAME...]: plays games against bots and takes the pictures in docs/pictures.

The server, the bots and the browser are the real ones. Ana's moves are chosen here, by a rule of
thumb for each game, until there is something to see; then the picture is taken over her shoulder.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bocamina.games import find_game  # noqa: E402
from bocamina.players.roster import players_of  # noqa: E402
from tests.server.sites import ServerProcess  # noqa: E402
from tests.web.people import DESK, Person  # noqa: E402
from tests.web.prepared import PreparedTable, prepare  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

FOLDER = ROOT / "docs/pictures"
ATTEMPTS = 20
TO_WEBP = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
  const bytes = new Uint8Array(await webp.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""

News = dict[str, Any]


class Scene(NamedTuple):
    """One picture: what is played, how Ana decides, and when there is something to see."""

    seats: int
    options: dict[str, bool | int | str]
    language: Literal["en", "es"]
    theme: Literal["dark", "light"]
    choose: Callable[[News], str]
    is_worth_it: Callable[[News], bool]
    pose: Callable[[Page], None]


def dig_east(news: News) -> str:
    """Dig as far east as possible, else mend, else put a card away."""

    def worth(legal: Any) -> tuple[int, int]:
        about = legal["about"]
        order = ["discard", "pass", "rockfall", "map", "break", "take", "collect", "mend", "dig"]
        return order.index(about["does"]), about.get("x", 0)

    return str(max(news["legal"], key=worth)["move"])


def mine_is_dug(news: News) -> bool:
    """Whether tunnels lead far, some tool is broken, and Ana can dig."""
    mine = news["view"]["public"]
    return (
        mine["phase"] == "play"
        and len(mine["cards"]) >= 4 + 9
        and any(mine["broken"])
        and sum(legal["about"]["does"] == "dig" for legal in news["legal"]) >= 4
    )


def take_a_path(page: Page) -> None:
    """Take the first card that can be laid, so that its places glow."""
    for card in range(page.locator(".area [data-pick]:visible").count()):
        page.keyboard.press(str(card + 1))
        if page.locator(".area [data-move][data-cell]").count() >= 2:
            return
        page.keyboard.press(str(card + 1))


def stay_a_while(news: News) -> str:
    """Stay for five cards."""
    return "stay" if len(news["view"]["public"]["path"]) < 5 else "leave"


def cave_is_deep(news: News) -> bool:
    """Whether there is treasure, danger and company."""
    cave = news["view"]["public"]
    inside = sum(count > 0 for count in cave["inside"])
    return (
        cave["expedition"] > 1
        and len(cave["path"]) >= 5
        and len(cave["met"]) >= 2
        and 1 < inside < len(cave["inside"])
    )


def show_odds(page: Page) -> None:
    """Ask for the odds."""
    page.locator("button.odds").click()


def run_across(news: News) -> str:
    """Leave the board if possible, else move a cart, else make any move."""
    order = ["exit", "move", "enter", "done", "rotate"]

    def rank(legal: Any) -> int:
        does = legal.get("about", {}).get("does", "")
        return order.index(does) if does in order else len(order)

    return str(min((each for each in news["legal"] if each["move"] != "back"), key=rank)["move"])


def race_is_on(news: News) -> bool:
    """Whether carts are all over the board and Ana has hers to move."""
    race = news["view"]["public"]
    carts = [cell for cell in race["cells"] if cell["cart"] is not None]
    moves = [legal.get("about", {}).get("does") for legal in news["legal"]]
    return race["turn_number"] >= 7 and len(carts) >= 6 and moves.count("move") >= 5


def take_a_cart(page: Page) -> None:
    """Take the first cart, so that its ways light up."""
    page.keyboard.press("1")


SCENES = {
    "saboteur": Scene(5, {}, "en", "dark", dig_east, mine_is_dug, take_a_path),
    "diamant": Scene(5, {}, "es", "dark", stay_a_while, cave_is_deep, show_odds),
    "racing_dwarfs": Scene(
        4, {"setup": "quick"}, "en", "light", run_across, race_is_on, take_a_cart
    ),
}


def play(address: str, game: str, scene: Scene) -> PreparedTable | None:
    """Play until the scene is worth a picture, or the game is over."""
    known = players_of(find_game(game))
    bots = "regular" if "regular" in known else known[-1]
    table = prepare(address, game, seats=scene.seats, options=scene.options, fill=bots)
    while True:
        news = table.news
        if news["table"]["status"] == "over":
            return None
        if not news["legal"] or [each["move"] for each in news["legal"]] == ["back"]:
            time.sleep(0.05)
            continue
        if scene.is_worth_it(news):
            return table
        table.ask("move", move=scene.choose(news), expected=news["version"])


def take_picture(browser: Browser, address: str, game: str, scene: Scene) -> bytes:
    """Return a picture of a game, or raise if none was worth it."""
    for _ in range(ATTEMPTS):
        table = play(address, game, scene)
        if table is not None:
            break
    else:
        raise AssertionError(f"expected a game of {game} worth a picture, got {ATTEMPTS} dull ones")
    person = Person(
        browser,
        address,
        language=scene.language,
        theme=scene.theme,
        width=DESK[0],
        height=DESK[1],
    )
    table.sit_down(person)
    expect(person.page.locator("footer .now")).to_be_visible()
    scene.pose(person.page)
    person.page.wait_for_timeout(500)
    picture = person.page.screenshot()
    person.context.close()
    return picture


def to_webp(browser: Browser, png: bytes) -> bytes:
    """Pack a picture."""
    page = browser.new_page()
    packed: str = page.evaluate(TO_WEBP, f"data:image/png;base64,{base64.b64encode(png).decode()}")
    page.close()
    return base64.b64decode(packed)


def main() -> None:
    """Take the pictures that are asked for, or all."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "expected Chromium, got none"
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), bot_wait_seconds=0.0) as server,
        sync_playwright() as playwright,
    ):
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in sys.argv[1:] or SCENES:
            picture = to_webp(browser, take_picture(browser, server.address, game, SCENES[game]))
            file = FOLDER / f"{game}.webp"
            file.write_bytes(picture)
            print(f"{file.relative_to(ROOT)}: {len(picture) // 1024} KB")
        browser.close()


if __name__ == "__main__":
    main()
