"""The ladder: what is played for it, and the page it is written into."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from multiprocessing import active_children
from signal import SIGINT, default_int_handler, pthread_kill, signal
from threading import Timer, get_ident
from typing import TYPE_CHECKING

import pytest

from bocamina.cli import app
from bocamina.core.errors import BadSetting
from bocamina.games import GAMES
from bocamina.lab import ladder
from bocamina.lab.findings import Exploit, kept, known
from bocamina.lab.ladder import LONE, SECTIONS, Climb, Section, find_sections
from bocamina.lab.ladder_page import BEGIN, END, describe, describe_exploits
from bocamina.lab.program import fingerprint
from bocamina.lab.saboteur_exploit import RoundsWon
from bocamina.lab.saboteur_inference import InferenceRow
from bocamina.language import speaker_for
from bocamina.players.roster import LEVELS

if TYPE_CHECKING:
    from pathlib import Path

    from bocamina.lab.ladder import LadderTables

SMALL = Section("diamant", 1.0, {("random",): (3, 4), ("random", "threshold"): (3, 4)})
ROUNDS = Section("saboteur", 1.0, {("random",): (3, 4)})
RACE = Section("racing_dwarfs", 1.0, {("random",): (2,)})


def run(*games: str, folder: Path, page: Path | None = None) -> None:
    """Climb the ladder with few games."""
    words = ["ladder", *games, "--games", "2", "--workers", "1", "--folder", str(folder)]
    app([*words, "--page", str(page)] if page else words, standalone_mode=False)


def test_every_level_meets_every_other_in_every_game() -> None:
    assert [section.game for section in SECTIONS] == list(GAMES)
    assert sum(section.part for section in SECTIONS) == pytest.approx(1)
    for section in SECTIONS:
        for higher, level in enumerate(LEVELS):
            for other in LEVELS[:higher]:
                assert (other, level) in section.tables
        # Each level over the one below, and the best over the worst, are claims: all games.
        assert section.tables.keys() - section.times.keys() == {
            *pairwise(LEVELS),
            ("novice", "expert"),
        }
    (saboteur,) = find_sections(["saboteur"])
    assert saboteur.times[LONE] == 0.4
    assert saboteur.part == pytest.approx(0.6)
    assert find_sections([]) == list(SECTIONS)


def test_contests_get_as_many_games_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    climb = Climb(SMALL, tmp_path)
    jobs = list(climb.jobs(games=4, deadline=float("inf")))
    assert [(len(contest.players), game.deal) for contest, game in jobs] == [
        *[(1, 0), (2, 0), (2, 0), (1, 1), (1, 2), (2, 1), (2, 1), (1, 3)]
    ]
    assert list(climb.jobs(games=4, deadline=0.0)) == []
    climb.play(games=2, seconds=100, workers=1, show=lambda: None)
    climb.close()
    again = Climb(SMALL, tmp_path)
    assert len(list(again.jobs(games=4, deadline=float("inf")))) == len(jobs) - 4
    assert again.found()["random",].games == 2
    again.close()


def test_contests_get_their_parts_of_the_games(tmp_path: Path) -> None:
    pair, lone = ("random", "novice"), ("random", "novice", "novice", "novice")
    tables: LadderTables = {pair: (4,), lone: (4,), ("novice",): (4,)}
    climb = Climb(Section("saboteur", 1.0, tables, {lone: 4, ("novice",): 2}), tmp_path)
    jobs = list(climb.jobs(games=8, deadline=float("inf")))
    assert [sum(contest.players == who for contest, _ in jobs) for who in tables] == [8, 32, 16]
    climb.close()


def test_a_lone_saboteur_has_a_row_of_the_rounds_in_which_it_is_one(tmp_path: Path) -> None:
    climb = Climb(Section("saboteur", 1.0, {LONE: (4,)}), tmp_path)
    climb.play(games=4, seconds=100, workers=1, show=lambda: None)
    (rounds,) = (
        each.rounds
        for each in climb.found()[LONE].roles
        if (each.name, each.role, each.seats) == ("expert", "saboteur", None)
    )
    assert 0 < rounds < 12
    assert any(line.startswith(f"| expert – 3 regular | {rounds} |") for line in describe(climb))
    climb.close()


def test_the_tables_are_written_between_the_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "SECTIONS", (ROUNDS,))
    rows = [
        InferenceRow(5, 40, 100, 0.05, 0.5, 1.0, 1.0, 1.0, 10),
        InferenceRow(5, -1, 120, 0.25, 0.5, 0.875, 0.8, 0.9, 12),
    ]
    won = [RoundsWon("passer", 4, 20, 1, 0.009, 0.236), RoundsWon("passer", 5, 10, 2, 0.1, 0.5)]
    for what, found in (("inference", rows), ("alone", []), ("responses", won)):
        monkeypatch.setattr(f"bocamina.lab.studies.{what}", lambda *_, told=found: told)
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{BEGIN}\nold\n{END}\nThe end.\n", "utf-8")
    run("saboteur", folder=tmp_path / "games", page=page)
    text = page.read_text("utf-8")
    assert text.startswith(f"# Bots\n\n{BEGIN}\n\n### Saboteur\n\nBocamina ")
    assert text.endswith(f"\n\n{END}\nThe end.\n")
    assert "old" not in text
    assert "| diggers win among / ganan los buscadores entre | rounds / rondas |" in text
    assert "| table / mesa | seats / asientos | turn / turno | rounds / rondas | guesses" in text
    assert "| passer | 5.0 % (1–24), 1/20 | 20.0 % (10–50), 2/10 |" in text
    # Ten rounds without a mistake are no proof that there will be none.
    assert "| expert | 5 | 40 | 10 | 100 | 0.050 | 0.500 | 1.000 (–) | 0 / 0 |" in text
    assert "| expert | 5 | end / final | 12 | 120 | 0.250 | 0.500 | **0.875 (0.80–0.90)** |" in text


def test_levels_are_told_pair_by_pair_and_other_bots_table_by_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tables: LadderTables = {("novice", "regular"): (2, 3), ("random", "threshold"): (3,)}
    monkeypatch.setattr(ladder, "SECTIONS", (Section("diamant", 1.0, tables),))
    exploit = Exploit("regular", 2, 10.5, 1.25, 0.875)
    monkeypatch.setattr("bocamina.lab.studies.exploits", lambda *_: [exploit])
    run("diamant", folder=tmp_path)
    told, errors = capfd.readouterr()
    assert errors == ""
    assert told.startswith("### Diamant\n\nBocamina ")
    share = r"\d+\.\d % \(-?\d+–\d+\)"
    pair = r"\| level – against / nivel – contra \| games / partidas \| all / todas \|"
    pair += r" luck taken out / sin la suerte \| 2 seats / asientos \| 3 seats / asientos \|"
    assert re.search(pair, told)
    row = rf"\| regular – novice \| 2 \| {share} \| \*\*{share}\*\* \| {share} \|  \|"
    assert re.search(row, told)
    assert (
        "| 3 seats / asientos | games / partidas | win share / victorias | even / justo |" in told
    )
    assert re.search(rf"\| threshold \| 2 \| \*\*{share}\*\* \| 50\.0 % \|", told)
    assert "| regular | 2 | 10.500 | **1.250** | 87.5 % |" in told


def test_a_ladder_that_is_stopped_says_that_it_can_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Climb, "play", interrupted)
    words = ["ladder", "racing_dwarfs", "--workers", "1", "--folder", str(tmp_path)]
    assert app(words, standalone_mode=False) == 130
    assert capfd.readouterr() == ("", f"{speaker_for('en').say('cli-ladder-stopped')}\n")


def test_sections_of_other_games_stay_as_they_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "SECTIONS", (RACE,))
    page = tmp_path / "bots.md"
    above, diamant = "Made long ago.\n\n", "### Diamant\n\n| gems |\n| --- |\n|  7   |\n\n"
    saboteur = "### Saboteur\n\nGold.\n\n\n#### By hand\n\nNuggets.\n\n"
    stood = f"{above}{diamant}### Racing Dwarfs\n\nslow\n\n{saboteur}"
    page.write_text(f"# Bots\n\n{BEGIN}\n\n{stood}{END}\n", "utf-8")
    run("racing_dwarfs", folder=tmp_path / "games", page=page)
    text = page.read_text("utf-8")
    before, _, race = text.partition("### Racing Dwarfs\n\nBocamina ")
    assert before == f"# Bots\n\n{BEGIN}\n\n{above}{diamant}"
    assert race.endswith(f" |\n\n{saboteur}{END}\n")
    assert "slow" not in text
    run("racing_dwarfs", folder=tmp_path / "games", page=page)
    assert page.read_text("utf-8").count("###") == text.count("###")


def test_what_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    page = tmp_path / "bots.md"
    page.write_text("no marks", "utf-8")
    with pytest.raises(BadSetting, match="a page with the lines"):
        run("racing_dwarfs", folder=folder, page=page)
    with pytest.raises(BadSetting, match=r"a page that can be written, got .*No such file"):
        run("racing_dwarfs", folder=folder, page=tmp_path / "nowhere" / "bots.md")
    page.write_bytes(b"\xff")
    with pytest.raises(BadSetting, match=r"a page that can be written, got .*decode"):
        run("racing_dwarfs", folder=folder, page=page)
    assert not folder.exists()
    with pytest.raises(BadSetting, match=r"a folder that can be written, got .*bots\.md: "):
        run("racing_dwarfs", folder=page)


def test_games_of_another_program_are_refused_with_what_to_do(tmp_path: Path) -> None:
    Climb(SECTIONS[-1], tmp_path).close()
    for file in tmp_path.iterdir():
        file.write_text(file.read_text("utf-8").replace(fingerprint(), "somebody"), "utf-8")
    with pytest.raises(BadSetting, match="games played by this very program") as refused:
        run(folder=tmp_path)  # before the other games, which are new, are played
    advice = f"choose another --folder, or remove {tmp_path}"
    assert refused.value.got.endswith(f".jsonl, begun by somebody: {advice}")
    assert all(len(file.read_text("utf-8").splitlines()) == 1 for file in tmp_path.iterdir())


def test_games_with_another_seed_are_refused_with_what_to_do(tmp_path: Path) -> None:
    Climb(RACE, tmp_path, "lamp").close()
    with pytest.raises(BadSetting) as refused:
        Climb(RACE, tmp_path, "candle")
    assert refused.value.expected == "games with the seed candle, or another --folder"
    assert refused.value.got.endswith("racing_dwarfs-random.jsonl, with the seed lamp")


def test_what_was_found_is_kept_until_the_program_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "found.json"
    jobs = [partial(Exploit, "strong", 2, 8.5, 0.01, 1.0)]
    found = kept(file, Exploit, jobs, workers=1, show=lambda *_: None)
    assert "| strong | 2 | 8.500 | **0.010** | 100.0 % |" in describe_exploits(found)
    assert found == known(file, Exploit, count=1)
    assert known(file, Exploit, count=2) == [None, None]
    monkeypatch.setattr("bocamina.lab.findings.fingerprint", lambda: "another")
    assert known(file, Exploit, count=1) == [None]


def test_ctrl_c_ends_what_is_being_found_out_and_keeps_what_was(tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    endless = partial(sum, range(10**15))
    told = []

    def show(done: int, total: int) -> None:
        told.append((done, total))
        if done == 1:
            Timer(0.3, pthread_kill, (get_ident(), SIGINT)).start()

    # Whoever runs the tests in the background ignores Ctrl-C.
    before = signal(SIGINT, default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            kept(file, int, [endless, partial(int, "7"), endless], workers=2, show=show)
    finally:
        signal(SIGINT, before)
    assert told == [(0, 3), (1, 3)]
    assert active_children() == []
    jobs = [partial(int, "6"), endless, partial(int, "8")]
    assert kept(file, int, jobs, workers=1, show=lambda *_: None) == [6, 7, 8]
