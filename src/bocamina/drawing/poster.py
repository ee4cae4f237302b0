"""Pictures to send to others: an invitation, or how a game ended, with its finest moment."""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from importlib.resources import files
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from bocamina.core.record import parse_record
from bocamina.core.state import SPECTATOR
from bocamina.drawing.boards import board_of, finest_of
from bocamina.drawing.canvas import Canvas, document, number
from bocamina.drawing.faces import draw_face, face_of
from bocamina.drawing.film import scenes_of
from bocamina.drawing.picture import Drawing
from bocamina.drawing.retelling import Retold, retell
from bocamina.drawing.scene import Look, Scene, scene_of
from bocamina.drawing.seats import colour_of, draw_crown, draw_mark
from bocamina.games import find_game, read_view
from bocamina.language import speaker_for
from bocamina.parts import needing
from bocamina.story.tale import Assertion, Insight

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WIDE: Final = (1200, 630)  # for link previews
TALL: Final = (1080, 1350)  # for sharing
QUALITY: Final = 82
SAMPLES: Final = files("bocamina.drawing") / "samples"
MOST_ROWS: Final = 10
ROW: Final = 66.0  # of the podium
LEAST_ROW: Final = 38.0
LARGE: Final = 62.0  # the size of titles
LINE: Final = 1.08  # the line height, relative to the size
FOOT: Final = 84  # below everything
TITLES: Final = "serif"
LETTER: Final = 0.46  # the mean width of a letter of titles, relative to the size
SIGN: Final = 0.53  # and one of the others
STORY: Final = 29.0  # the size of its words


@dataclass(frozen=True)
class Bill:
    """The content of a poster; it holds nothing that people with the link may not know."""

    game: str
    language: str
    seats: int
    stage: str = "open"  # or playing, or over
    free: int = 0
    names: tuple[str, ...] = ()  # by seat; empty if the table is private
    scores: tuple[int, ...] = ()  # none before the end
    winners: tuple[int, ...] = ()
    record: str = ""  # of a game that is over
    faces: tuple[tuple[int, str], ...] = ()  # by seat: the dwarf chosen, and which bot it is
    # Input to the game's story besides its record.
    assertions: tuple[Assertion, ...] = ()
    insight: Insight | None = None

    @property
    def look(self) -> Look:
        """How the board is drawn."""
        return Look("lamp", self.language, self.names, plates=not self.scores, is_for_players=True)

    @property
    def title(self) -> str:
        """The line that matters most."""
        look = self.look
        if not self.scores:
            return look.say(f"drawing-{self.stage}")
        who = [self.names[seat] for seat in self.winners]
        listed = speaker_for(self.language).list_names(who)
        return look.say("drawing-won", count=len(who), who=listed)

    @property
    def subtitle(self) -> str:
        """The line below the title."""
        if self.scores or self.stage != "open":
            return ""
        return self.look.say("drawing-free", free=self.free, seats=self.seats)

    @property
    def summary(self) -> str:
        """The description in a link preview: the scores, or the subtitle."""
        if not self.scores:
            return self.subtitle or self.title
        return ", ".join(f"{self.names[seat]} {self.scores[seat]}" for seat in self.standing())

    def standing(self) -> list[int]:
        """Return the seats, the best first."""
        best = sorted(
            range(len(self.scores)), key=lambda seat: (seat not in self.winners, -self.scores[seat])
        )
        return best[:MOST_ROWS]

    def story(self) -> Retold:
        """Return the game's story."""
        if not self.record:
            return Retold()
        return retell(self.record, self.language, self.names, self.assertions, self.insight)

    def words(self, story: Retold) -> str:
        """Return the text alternative of the picture."""
        told = [f"{self.look.title(self.game)}: {self.title}"]
        told += [self.subtitle] if self.subtitle else []
        told += story.lines
        for seat in self.standing():
            earned = f" ({story.titles[seat]})" if seat in story.titles else ""
            told.append(f"{self.names[seat]}{earned} {self.scores[seat]}")
        return "\n".join(told)


def moment_of(bill: Bill) -> Scene | None:
    """Return the position to show: the finest or the last one, or a sample of the game."""
    if bill.record:
        record = parse_record(bill.record)
        scenes = scenes_of(find_game(record.game), record, SPECTATOR, bill.look)
        return finest_of(bill.game, scenes)
    sample = SAMPLES / f"{bill.game}.txt"
    if not sample.is_file():
        return None
    return scene_of(
        read_view(sample.read_text("utf-8")),
        Look("lamp", bill.language, plates=False, is_for_players=True),
    )


def draw_poster(bill: Bill, size: tuple[int, int]) -> Drawing:
    """Draw a bill, wide or tall; a tall one tells the story of a game that is over."""
    width, height = size
    lies = width > height
    story = Retold() if lies else bill.story()
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
    room = height - FOOT - (rows * LEAST_ROW if over and lies else 0)  # above the plates
    large = title_size(bill.title, across, room - top - 72)
    top = write(page, bill.title, (left, top + 10 + large, across), large, "var(--text)")
    if story.lines:
        top = draw_story(page, story, (left, top, across))
    elif bill.subtitle:
        top = write(page, bill.subtitle, (left, top, across), 38, "var(--dust)")
    area = (40, 40, 700, height - 80) if lies else (40, top, width - 80, podium - 30 - top)
    scene = moment_of(bill)
    if scene is not None:
        look = replace(scene.look, shape=area[3] / area[2])
        place_board(page, replace(scene, look=look), area)
    if over:
        start = top if lies else podium
        colours = scene.public.get("colours", ()) if scene else ()
        plates = Podium(bill, story.titles, colours, rows)
        plates.draw(page, (left, start, across), height - FOOT - start)
    page.text("Bocamina", width - 40, height - 32, 34, "var(--lamp)", "end", TITLES)
    return Drawing(document(page.markup(), defs, width, height, title, bill.words(story)))


def title_size(words: str, width: float, room: float) -> float:
    """Return the size, out of some, at which a title leaves room for what is below it."""
    for size in LARGE, LARGE * 0.82, LARGE * 0.68:
        if len(folded(words, width / (size * LETTER))) * size * LINE <= room:
            return size
    return LARGE * 0.56


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
    for line in folded(words, width / (size * LETTER)):
        page.text(line, x, y, size, fill, "start", TITLES)
        y += size * LINE
    return y


def draw_story(page: Canvas, story: Retold, place: tuple[float, float, float]) -> float:
    """Write the story, with a bar of light beside each sentence; return where it ends."""
    x, y, width = place
    for sentence in story.lines:
        lines = folded(sentence, (width - 24) / (STORY * SIGN))
        page.box(x, y - STORY, 6, len(lines) * STORY * 1.25, "var(--lamp)", 3)
        for line in lines:
            page.text(line, x + 24, y - STORY * 0.08, STORY)
            y += STORY * 1.25
        y += STORY * 0.45
    return y


def folded(words: str, letters: float) -> list[str]:
    """Return words in lines of about so many letters."""
    return wrap(words, max(8, int(letters)), break_long_words=True) or [""]


@dataclass(frozen=True)
class Podium:
    """The scores, the best first, in columns of some rows."""

    bill: Bill
    titles: Mapping[int, str]
    colours: Sequence[str]  # of the pieces, by seat, where they have some
    rows: int

    def draw(self, page: Canvas, place: tuple[float, float, float], room: float) -> None:
        """Draw a plate for each seat."""
        left, top, across = place
        standing = self.bill.standing()
        columns = -(-len(standing) // self.rows)
        step = min(ROW, room / self.rows)
        wide = (across - (columns - 1) * 24) / columns
        for index, seat in enumerate(standing):
            x = left + index // self.rows * (wide + 24)
            y = top + index % self.rows * step
            self.draw_plate(page, seat, (x, y, wide, step - 8))

    def draw_plate(self, page: Canvas, seat: int, box: tuple[float, float, float, float]) -> None:
        """Draw the sign of a seat, its dwarf, what it is called and its points."""
        x, y, wide, high = box
        won = seat in self.bill.winners
        page.box(
            x,
            y,
            wide,
            high,
            "var(--ledge)" if won else "var(--rock)",
            12,
            stroke="var(--gold)" if won else "var(--seam)",
            stroke_width="3" if won else "1",
        )
        middle = y + high / 2
        draw_mark(page, seat, x + 34, middle, min(42.0, high - 10), self.colours)
        if won:
            draw_crown(page, x + 34, y + 2)
        start = x + 66
        if self.bill.faces:
            colour = colour_of(seat, page.theme, self.colours)
            parts = face_of(seat, *self.bill.faces[seat], colour)
            draw_face(page, parts, "glad" if won else "calm", x + 86, middle, min(50.0, high - 8))
            start = x + 116
        size = min(28.0, high * 0.52)
        room = x + wide - 76 - start
        name, title = self.bill.names[seat], self.titles.get(seat, "")
        line = middle + size * (-0.08 if title else 0.35)
        page.text(name, start, line, fitting(name, room, size))
        if title:
            less = size * 0.72
            page.text(title, start, line + less * 1.2, fitting(title, room, less), "var(--lamp)")
        page.text(
            str(self.bill.scores[seat]), x + wide - 18, middle + size * 0.35, size, anchor="end"
        )


def fitting(words: str, room: float, size: float) -> float:
    """Return the size, up to a maximum, at which words fit."""
    return min(size, room / (max(1, len(words)) * SIGN))


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
