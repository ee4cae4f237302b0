"""The ladder as a part of a page, in Markdown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bocamina.core.errors import BadSetting
from bocamina.games import find_game
from bocamina.lab.ladder import LONE
from bocamina.language import LANGUAGES, message_id, speaker_for
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from bocamina.lab.findings import Exploit
    from bocamina.lab.ladder import Climb
    from bocamina.lab.saboteur_exploit import RoundsWon
    from bocamina.lab.saboteur_inference import InferenceRow
    from bocamina.lab.standings import AtSeats, InRole, Rounds, Standing, Standings

BEGIN: Final = "<!-- The ladder begins: `bocamina ladder` writes what follows. -->"
END: Final = "<!-- The ladder ends. -->"
TOLD_TURNS: Final = 20  # the interval of turns in tables of beliefs
ROUNDS_OF: Final = {
    "alone": "nobody sabotages: treasure found by / nadie sabotea: encuentra el tesoro",
    "responses": "saboteurs against expert diggers / saboteadores contra buscadores expertos",
}


def split_page(page: Path) -> tuple[str, str, str]:
    """Return the text before, between and after the marks of a page; create a missing one."""
    try:
        if not page.exists():
            page.write_text(f"{BEGIN}\n{END}\n", "utf-8")
        with page.open("r+", encoding="utf-8") as file:  # also checks that it is writable
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetting("a page that can be written", f"{page}: {error}") from error
    before, begins, rest = text.partition(BEGIN)
    between, ends, after = rest.partition(END)
    if not begins or not ends:
        raise BadSetting(f"a page with the lines {BEGIN!r} and {END!r}", str(page))
    return before, between, after


def write_page(page: Path, sections: Iterable[str]) -> None:
    """Replace sections of a page; those of other games stay unchanged."""
    before, between, after = split_page(page)
    above, *standing = re.split("^(?=### )", between, flags=re.MULTILINE)
    old, new = by_heading(standing), by_heading(sections)
    # The text above all headings belongs to the old sections, as long as any of them stay.
    told = [above.strip()] if old.keys() - new.keys() else []
    told += (old | new).values()
    page.write_text(before + "\n\n".join(filter(None, [BEGIN, *told, END])) + after, "utf-8")


def by_heading(sections: Iterable[str]) -> dict[str, str]:
    """Return sections by their first lines."""
    return {section.partition("\n")[0]: section.strip() for section in sections}


def section_of(game: str, lines: Iterable[str]) -> str:
    """Return a game's section of the page."""
    return "\n".join([f"### {speaker_for('en').say(message_id(game))}", "", *lines])


def describe(climb: Climb) -> list[str]:
    """Return the results about a game's bots as Markdown."""
    found = climb.found()
    lines = pairs(found)
    for players, told in found.items():
        if len(set(players)) > 1 and not set(players) <= set(LEVELS):
            lines += table_of(told)
    lines += first_sides(found)
    lines += lone_players(found)
    lines += thinking(climb)
    return lines


def pairs(found: Mapping[tuple[str, ...], Standings]) -> list[str]:
    """Return the share of victories of the higher of two levels, with half the seats each."""
    rows = []
    sizes: tuple[int, ...] = ()
    for players, told in found.items():
        if len(players) == 2 and set(players) <= set(LEVELS):
            sizes = told.seats
            low, high = sorted(players, key=LEVELS.index)
            better = named(told.players, high)
            by_size = {each.seats: each for each in told.by_seats if each.name == high}
            at = [beyond_luck(by_size[seats]) if seats in by_size else "" for seats in sizes]
            every = [share(better), *([beyond_luck(better)] if better.without_luck else [])]
            every[-1] = f"**{every[-1]}**"
            rows.append([f"{high} – {low}", str(told.games), *every, *at])
    headings = ["level – against / nivel – contra", "games / partidas", "all / todas"]
    if rows and len(rows[0]) > len(headings) + len(sizes):
        headings.append("luck taken out / sin la suerte")
    headings += [f"{seats} seats / asientos" for seats in sizes]
    return table(headings, rows)


def table_of(told: Standings) -> list[str]:
    """Return the results of several players at one table."""
    rows = [
        [each.name, str(each.games), f"**{beyond_luck(each)}**", percent(each.even_share)]
        for each in told.players
    ]
    seats = ", ".join(str(seats) for seats in told.seats)
    headings = [f"{seats} seats / asientos", "games / partidas", "win share / victorias"]
    return table([*headings, "even / justo"], rows)


def first_sides(found: Mapping[tuple[str, ...], Standings]) -> list[str]:
    """Return how many rounds the first side wins among equals, by the number of seats."""
    rows = []
    sizes: tuple[int, ...] = ()
    heading = ""
    for players, told in found.items():
        if len(players) == 1 and told.rounds:
            sizes, heading = told.seats, side_words(told.game, told.rounds[0].role, "wins")
            by_size = {each.seats: each for each in told.rounds}
            at = [share(by_size[seats]) if seats in by_size else "" for seats in sizes]
            rows.append([players[0], str(by_size[None].rounds), share(by_size[None]), *at])
    headings = [heading, "rounds / rondas", "all / todas"]
    return table([*headings, *(f"{seats} seats / asientos" for seats in sizes)], rows)


def lone_players(found: Mapping[tuple[str, ...], Standings]) -> list[str]:
    """Return how often somebody on the last side wins against others of another level."""
    lone, *others = LONE
    if LONE not in found:
        return []
    told = found[LONE]
    role = find_game(told.game).sides[-1]
    rows = [
        [f"{lone} – {len(others)} {others[0]}", str(each.rounds), f"**{share(each)}**"]
        for each in told.roles
        if each.name == lone and each.role == role and each.seats is None
    ]
    headings = [side_words(told.game, role, "alone"), "rounds / rondas", "won / ganadas"]
    return table(headings, rows)


def side_words(game: str, side: str, what: str) -> str:
    """Return a game's heading for a side, in both languages."""
    message = f"{message_id(game, 'side', side)}.{what}"
    return " / ".join(speaker_for(language).say(message) for language in LANGUAGES)


def describe_exploits(found: Iterable[Exploit]) -> list[str]:
    """Return the gain of a best response to each level, in gems of one expedition."""
    rows = [
        [
            each.level,
            str(each.adventurers),
            f"{each.gems:.3f}",
            f"**{each.gain:.3f}**",
            percent(each.asked),
        ]
        for each in found
    ]
    headings = ["best answer to / mejor respuesta a", "adventurers / aventureros"]
    headings += ["gems each / gemas por cabeza", "gains / gana", "choices asked / consultado"]
    return table(headings, rows)


def describe_inference(found: Iterable[InferenceRow]) -> list[str]:
    """Return how well experts infer roles at each table, by turn."""
    rows = [
        [
            row.table,
            str(row.seats),
            "end / final" if row.turn < 0 else str(row.turn),
            str(row.rounds),
            str(row.guesses),
            f"{row.log_loss:.3f}",
            f"{row.prior_log_loss:.3f}",
            f"**{told}**" if row.turn < 0 else told,
            f"{row.right} / {row.sure}",
        ]
        for row in found
        if row.turn < 0 or row.turn % TOLD_TURNS == 0
        for told in [f"{row.auc:.3f} ({interval(row)})"]
    ]
    headings = ["table / mesa", "seats / asientos", "turn / turno", "rounds / rondas"]
    headings += ["guesses / conjeturas", "log loss", "log loss, prior / a priori", "AUC"]
    return table([*headings, "right of over 80 % / ciertas de más del 80 %"], rows)


def describe_rounds(what: str, found: Iterable[RoundsWon]) -> list[str]:
    """Return the share of rounds that some won, a line for each and a column for each size."""
    by_name: dict[str, dict[int, RoundsWon]] = {}
    for each in found:
        by_name.setdefault(each.name, {})[each.seats] = each
    sizes = sorted({size for told in by_name.values() for size in told})
    rows = [
        [name, *(rounds_won(told[size]) if size in told else "" for size in sizes)]
        for name, told in by_name.items()
    ]
    return table([ROUNDS_OF[what], *(f"{size} seats / asientos" for size in sizes)], rows)


def rounds_won(found: RoundsWon) -> str:
    """Print how many of some rounds were won, with the interval."""
    share = percent(found.won / found.rounds)
    return f"{share} ({100 * found.low:.0f}–{100 * found.high:.0f}), {found.won}/{found.rounds}"


def interval(row: InferenceRow) -> str:
    """Print the interval of an AUC; rounds that are all alike have none, but are not certain."""
    return f"{row.low:.2f}–{row.high:.2f}" if row.low < row.high else "–"


def thinking(climb: Climb) -> list[str]:
    """Return how long the players think."""
    times = climb.think_times()
    rows = [
        [
            name,
            str(times[name].moves),
            *(
                f"{1000 * seconds:.1f}"
                for seconds in (times[name].mean(), times[name].within(0.99))
            ),
            *(f"{seconds:.2f}" for seconds in (times[name].longest, times[name].longest_turn)),
        ]
        for name in (*LEVELS, *sorted(set(times) - set(LEVELS)))
        if name in times
    ]
    headings = ["CPU time / tiempo de procesador", "moves / jugadas", "mean / media, ms"]
    headings += ["99 %, ms", "longest / máximo, s", "longest turn / turno más largo, s"]
    return table(headings, rows)


def named(players: Sequence[Standing], name: str) -> Standing:
    """Return the standing of a player by name."""
    return next(each for each in players if each.name == name)


def share(found: Standing | AtSeats | InRole | Rounds) -> str:
    """Print a share with its interval."""
    return f"{percent(found.win_share)} ({100 * found.low:.0f}–{100 * found.high:.0f})"


def beyond_luck(found: Standing | AtSeats) -> str:
    """Print a share with its interval, without luck where that is known."""
    told = found.without_luck
    if told is None:
        return share(found)
    return f"{percent(told.share)} ({100 * told.low:.0f}–{100 * told.high:.0f})"


def percent(share: float) -> str:
    """Print a share."""
    return f"{100 * share:.1f} %"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return a table, or nothing where it would be empty."""
    if not rows:
        return []
    lines = [headings, ["---"] * len(headings), *rows]
    return [*(f"| {' | '.join(line)} |" for line in lines), ""]
