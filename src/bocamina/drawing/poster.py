"""Pictures to send to others: an invitation, or how a game ended, with its finest moment."""

from __future__ import annotations

import io
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from bocamina.core.record import parse_record
from bocamina.core.state import SPECTATOR
from bocamina.drawing.boards import board_of
from bocamina.drawing.canvas import Canvas, document, number
from bocamina.drawing.film import scenes_of
from bocamina.drawing.picture import Drawing
from bocamina.drawing.scene import Look, Scene, scene_of
from bocamina.drawing.seats import draw_crown, draw_mark
from bocamina.games import find_game, read_view
from bocamina.parts import needing

WIDE: Final = (1200, 630)  # what links are shown with
TALL: Final = (1080, 1350)  # what people send
QUALITY: Final = 82
SAMPLES: Final = files("bocamina.drawing") / "samples"
MOST_ROWS: Final = 10
ROW: Final = 66.0  # of the podium
FOOT: Final = 84  # below everything
TITLES: Final = "serif"
LETTER: Final = 0.46  # of its size, how wide a letter of the titles is


@dataclass(frozen=True)
class Bill:
    """What a picture tells; it holds nothing that whoever has the link may not know."""

    game: str
    language: str
    seats: int
    stage: str = "open"  # or playing, or over
    free: int = 0
    names: tuple[str, ...] = ()  # by seat; none where a table is private
    scores: tuple[int, ...] = ()  # none before the end
    winners: tuple[int, ...] = ()
    record: str = ""  # of a game that is over

    @property
    def look(self) -> Look:
        """How it is drawn."""
        return Look("lamp", self.language, self.names)

    @property
    def title(self) -> str:
        """The line that matters most."""
        look = self.look
        if not self.scores:
            return look.say(f"drawing-{self.stage}")
        who = [self.names[seat] for seat in self.winners]
        listed = f" {look.say('drawing-and')} ".join(
            [part for part in (", ".join(who[:-1]), *who[-1:]) if part]
        )
        return look.say("drawing-won", count=len(who), who=listed)

    @property
    def subtitle(self) -> str:
        """What else there is to say in a line."""
        if self.scores:
            return self.look.say("drawing-over")
        if self.stage != "open":
            return ""
        return self.look.say("drawing-free", free=self.free, seats=self.seats)

    def standing(self) -> list[int]:
        """Return the seats, the best first."""
        best = sorted(
            range(len(self.scores)), key=lambda seat: (seat not in self.winners, -self.scores[seat])
        )
        return best[:MOST_ROWS]

    def words(self) -> str:
        """Return all that the picture tells, for those who cannot see it."""
        told = [f"{self.look.title(self.game)}: {self.title} {self.subtitle}".strip()]
        told += [f"{self.names[seat]} {self.scores[seat]}" for seat in self.standing()]
        return "\n".join(told)


def moment_of(bill: Bill) -> Scene | None:
    """Return what to show of a game: its deepest or its last position, or a sample of the game."""
    if bill.record:
        record = parse_record(bill.record)
        scenes = scenes_of(find_game(record.game), record, SPECTATOR, bill.look)
        if bill.game == "diamant":  # at its end everybody is back in the camp
            return max(scenes, key=lambda scene: len(scene.public["path"]))
        return scenes[-1]
    sample = SAMPLES / f"{bill.game}.txt"
    if not sample.is_file():
        return None
    return scene_of(read_view(sample.read_text("utf-8")), Look("lamp", bill.language))


def draw_poster(bill: Bill, size: tuple[int, int]) -> Drawing:
    """Draw a bill, wide or tall."""
    width, height = size
    lies = width > height
    defs: dict[str, str] = {}
    page = Canvas(bill.game, bill.look.theme, defs)
    page.rock_face(0, 0, width, height, 0)
    rows = -(-len(bill.standing()) // (1 if lies else 2))
    podium = height - FOOT - rows * ROW  # where it begins at the latest
    left, across = (780, width - 820) if lies else (60, width - 120)
    over = bool(bill.scores)
    top = 92.0 if over or not lies else 210.0
    title = bill.look.title(bill.game)
    page.text(title, left, top, 44, "var(--lamp)", family=TITLES)
    top = write(page, bill.title, (left, top + 72, across), 62 if over else 76, "var(--text)")
    top = write(page, bill.subtitle, (left, top, across), 30 if over else 38, "var(--dust)")
    area = (40, 40, 700, height - 80) if lies else (40, top, width - 80, podium - 30 - top)
    scene = moment_of(bill)
    if scene is not None:
        place_board(page, scene, area)
    if over:
        start = top if lies else podium
        draw_podium(page, bill, (left, start, across), height - FOOT - start, rows)
    page.text("Bocamina", width - 40, height - 32, 34, "var(--lamp)", "end", TITLES)
    return Drawing(document(page.markup(), defs, width, height, title, bill.words()))


def place_board(page: Canvas, scene: Scene, area: tuple[float, float, float, float]) -> None:
    """Draw a board as large as fits into an area, in its middle."""
    x, y, wide, high = area
    board = Canvas(scene.game, page.theme, page.defs)
    width, height = board_of(scene.game)(board, scene)
    scale = min(wide / width, high / height)
    left, top = x + (wide - width * scale) / 2, y + (high - height * scale) / 2
    page.open(transform=f"translate({number(left)} {number(top)}) scale({scale:.4f})")
    page.box(-4, -4, width + 8, height + 8, "var(--night)", 18)
    page.add(board.markup())
    page.close()


def write(
    page: Canvas, words: str, place: tuple[float, float, float], size: float, fill: str
) -> float:
    """Write words in lines that fit, in the typeface of titles, and return where the next goes."""
    x, y, width = place
    most = max(8, int(width / (size * LETTER)))
    lines = [""]
    for word in words.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    for line in lines[:3]:
        page.text(
            line if len(line) <= most + 4 else f"{line[:most]}…", x, y, size, fill, "start", TITLES
        )
        y += size * 1.08
    return y


def draw_podium(
    page: Canvas, bill: Bill, place: tuple[float, float, float], room: float, per_column: int
) -> None:
    """Draw who reached what, the best first, in columns of so many rows."""
    left, top, across = place
    standing = bill.standing()
    columns = -(-len(standing) // per_column)
    step = min(ROW, room / per_column)
    wide = (across - (columns - 1) * 24) / columns
    for index, seat in enumerate(standing):
        x = left + index // per_column * (wide + 24)
        y = top + index % per_column * step
        won = seat in bill.winners
        page.box(
            x,
            y,
            wide,
            step - 8,
            "var(--ledge)" if won else "var(--rock)",
            12,
            stroke="var(--gold)" if won else "var(--seam)",
            stroke_width="3" if won else "1",
        )
        middle = y + (step - 8) / 2
        draw_mark(page, seat, x + 34, middle, min(42.0, step - 18))
        if won:
            draw_crown(page, x + 34, y + 2)
        size = min(28.0, step * 0.46)
        most = int((wide - 170) / (size * 0.56))
        name = bill.names[seat]
        page.text(
            name if len(name) <= most else f"{name[:most]}…", x + 66, middle + size * 0.35, size
        )
        page.text(str(bill.scores[seat]), x + wide - 18, middle + size * 0.35, size, anchor="end")


def make_poster(bill: Bill, kind: str) -> bytes:
    """Return a bill as a JPEG for links, or as a PNG to send."""
    if kind == "png":
        return draw_poster(bill, TALL).png()
    with needing("pictures"):
        from PIL import Image
    image = Image.open(io.BytesIO(draw_poster(bill, WIDE).png())).convert("RGB")
    held = io.BytesIO()
    image.save(held, "JPEG", quality=QUALITY, optimize=True, progressive=True)
    return held.getvalue()
