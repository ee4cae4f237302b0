"""Play at a real server of this commit, and keep its journal and its answers for later versions.

    git archive COMMIT | tar -x -C FOLDER     # the version whose tables are to be kept
    cd FOLDER && PYTHONPATH=src:. python path/to/keep.py path/to/tests/server/kept/NAME

What it leaves: `tables.sqlite.gz`, the file as the stopped server left it; `tables.backup`, the
same by `bocamina backup`; and `answers.json.xz`, what the server answered about every table, so
that a later version can be held to it. The seeds are new each time.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import lzma
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.server.sites import ServerProcess, Site, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    Kept = dict[str, Any]

RANDOM = random.Random("kept")
VIEWERS = (-2, -1)  # the truth holds what every seat knew


def never() -> bool:
    """Tell of nothing that `play` could wait for."""
    return False


def any_move(moves: list[str]) -> str:
    """Choose a move at random."""
    return RANDOM.choice(moves)


def eastward(moves: list[str]) -> str:
    """Choose the move of Saboteur that digs farthest to the east, where the goals are."""

    def east(move: str) -> int:
        name, _, cell = move.rpartition(" ")
        is_open = name.startswith("dig ") and name == name.upper().replace("DIG", "dig")
        return int(cell.partition(",")[0]) if is_open else -1

    best = max(map(east, moves))
    return RANDOM.choice([move for move in moves if east(move) == best])


async def play(
    people: list[Visitor],
    until: Callable[[], bool] = never,
    most: int = 2000,
    choose: Callable[[list[str]], str] = any_move,
) -> bool:
    """Let people move until something is so; tell whether it came to that."""
    for _ in range(most):
        if until():
            return True
        if people[0].status == "over":
            return False
        movers = [person for person in people if person.legal()]
        if not movers:
            waiting = [asyncio.create_task(person.receive("news")) for person in people]
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            continue
        mover = RANDOM.choice(movers)
        await settle(people, await mover.move(choose(mover.legal())))
    return False


async def settle(people: list[Visitor], answer: dict[str, Any]) -> None:
    """Wait until everybody has seen what a request led to, accepted or not."""
    if answer["type"] == "accepted":
        for person in people:
            await person.reach(answer["version"])


def phase(person: Visitor) -> str:
    """Return the phase of the game."""
    return str((person.news["view"] or {"public": {}})["public"].get("phase"))


async def lobby(site: Site) -> list[Visitor]:
    """People wait: one has left, a bot sits, the rules were changed, somebody mixed the deal."""
    host = await site.create(seats=4, name="Ana", public=True, clocking={"move_seconds": 600})
    bea, leaver = await site.sit(host.table, "Bea"), await site.sit(host.table, "Leo")
    for person in (host, bea, leaver):
        await person.open()
    await host.ask("change", options={"idols": True}, seats=5, clocking={"grace_seconds": 90})
    await host.ask("install", seat=3, player="regular")
    await site.post(f"/api/tables/{host.table}/requests", {"type": "leave"}, leaver.token)
    await bea.ask("mix", text="words-of-Bea")
    await bea.ask("say", text="Shall we begin? ¡Vamos!")
    await host.ask("say", phrase="phrase-hello")
    await site.post(f"/api/tables/{host.table}/tickets", {}, bea.token)
    return [host, bea]


async def half_sealed(site: Site) -> list[Visitor]:
    """Diamant with hidden chests: two of three have sealed, one of them twice."""
    people = await site.seat_all(
        "diamant",
        3,
        options={"chests": "hidden"},
        clocking={"move_seconds": 6000, "reserve_seconds": 60},
    )
    for _ in range(3):
        for person in people:
            if person.legal():
                await settle(people, await person.move("stay"))
    for person in people:
        await person.until(lambda news: bool(news["legal"]))
    await settle(people, await people[0].move("leave"))
    await settle(people, await people[0].move("back"))
    await settle(people, await people[0].move("stay"))
    await settle(people, await people[2].move("leave"))
    return people


async def stood_in_for(site: Site) -> list[Visitor]:
    """Diamant with idols: Bea went away, a bot moves for her, and it is Ana's turn."""
    people = await site.seat_all(
        "diamant", 2, options={"idols": True}, clocking={"grace_seconds": 2}
    )
    await people[1].close()
    while not any(each["event"] == "bot_stood_in" for each in people[0].news["events"]):
        if people[0].legal():
            await people[0].move("stay")
        await people[0].receive("news")
    return people


async def rematch(site: Site) -> list[Visitor]:
    """Diamant: one game over with a seat carried along, a second over, a third under way."""
    host = await site.create(seats=3, name="Ana", fill="regular")
    await host.open()
    ticket = (await site.post(f"/api/tables/{host.table}/tickets", {}, host.token)).json()["ticket"]
    answer = await site.post(f"/api/tables/{host.table}/keys", {"ticket": ticket, "bearer": True})
    other = Visitor(site.address, host.table, answer.json()["token"], 0)
    site.visitors.append(other)
    for _ in range(2):
        await host.ask("mix", text=f"salt-{RANDOM.random()}".replace(".", "-"))
        await host.ask("start")
        await host.until(lambda news: news["view"] is not None)
        await host.ask("say", phrase="phrase-good-luck")
        await play([host])
        await host.ask("rematch")
        await host.until(
            lambda news: news["table"]["status"] == "open" if "table" in news else False
        )
    await host.ask("start")
    await host.until(lambda news: bool(news["legal"]))
    await host.move("stay")
    return [host]


async def setting_up(site: Site) -> list[Visitor]:
    """Racing Dwarfs, in the middle of the setting up."""
    people = await site.seat_all("racing_dwarfs", 3, options={"rock_wraps": False})
    await play(people, most=4)
    return people


async def staged(site: Site) -> list[Visitor]:
    """Racing Dwarfs, in the middle of a turn with a move that may be taken back."""
    people = await site.seat_all(
        "racing_dwarfs", 2, options={"setup": "quick"}, clocking={"move_seconds": 6000}
    )
    await play(people, lambda: sum(person.version for person in people) > 60, most=400)

    def may_go_back() -> bool:
        return any(
            "back" in {each["move"] for each in person.news["legal"]} and person.legal()
            for person in people
        )

    assert await play(people, may_go_back)
    mover = next(p for p in people if "back" in {each["move"] for each in p.news["legal"]})
    await settle(people, await mover.move("back"))
    assert await play(people, may_go_back)
    return people


async def raced(site: Site) -> list[Visitor]:
    """Racing Dwarfs: over; one gave up on the way, and a bot played on."""
    people = await site.seat_all("racing_dwarfs", 2, options={"setup": "quick"})
    await play(people, most=30)
    await people[1].ask("resign")
    await people[0].ask("say", text="Rest well")
    await play(people[:1], most=60)
    await people[0].ask("resign")
    await people[0].until(lambda news: "table" in news and news["table"]["status"] == "over")
    return people


async def dig(site: Site, want: str, seats: int = 3, rounds: int = 3) -> list[Visitor]:
    """Saboteur up to a phase of it, with claims true and false."""
    choose = eastward if want == "draft" else any_move
    people = await site.seat_all("saboteur", seats, options={"rounds": rounds})
    await people[0].ask("say", phrase="saboteur-phrase-treasure", about=0)
    await people[1].ask("say", phrase="phrase-suspect", about=0)
    await people[2].ask("say", phrase="saboteur-phrase-digger")
    await play(people, most=20, choose=choose)
    await people[2].ask("say", phrase="phrase-trust", about=1)
    reached = await play(people, lambda: phase(people[0]) == want, choose=choose)
    if want == "over":
        assert people[0].status == "over"
        return people
    return people if reached else await dig(site, want, seats, rounds)


async def with_bots(site: Site) -> list[Visitor]:
    """Saboteur with bots that remember and talk: one game over, and the table open again."""
    host = await site.create(
        "saboteur", seats=4, name="Ana", fill="strong", start=True, options={"rounds": 1}
    )
    await host.open()
    await play([host])
    await host.ask("rematch")
    return [host]


async def among_bots(site: Site) -> list[Visitor]:
    """Saboteur with bots that remember and talk, in the middle of a round."""
    host = await site.create("saboteur", seats=5, name="Ana", fill="expert", start=True)
    await host.open()
    await play([host], most=8)
    await host.until(lambda news: bool(news["legal"]))
    return [host]


SCENES: dict[str, Callable[[Site], Any]] = {
    "lobby": lobby,
    "diamant half sealed": half_sealed,
    "diamant stood in for": stood_in_for,
    "diamant rematch": rematch,
    "racing_dwarfs setting up": setting_up,
    "racing_dwarfs staged": staged,
    "racing_dwarfs over": raced,
    "saboteur play": lambda site: dig(site, "play"),
    "saboteur draft": lambda site: dig(site, "draft"),
    "saboteur pay": lambda site: dig(site, "pay", seats=6),
    "saboteur over": lambda site: dig(site, "over", rounds=2),
    "saboteur bots, open again": with_bots,
    "saboteur among bots": among_bots,
}


async def told(site: Site, people: list[Visitor]) -> Kept:
    """Return all that the server tells about a table."""
    path = f"/api/tables/{people[0].table}"
    looks = {str(person.seat): (await site.get(path, person.token)).json() for person in people}
    looks["-1"] = (await site.get(path)).json()
    games = []
    for facts in (await site.get(f"{path}/games")).json():
        number = facts["games"]
        game: Kept = {"facts": facts, "moments": {}}
        game["record"] = (await site.get(f"{path}/record?game={number}")).text
        for what in ("deal", "claims"):
            game[what] = (await site.get(f"{path}/{what}?game={number}")).json()
        for viewer in VIEWERS:
            game["moments"][str(viewer)] = await moments(site, path, viewer, number)
        games.append(game)
    return {
        "table": people[0].table,
        "tokens": {str(person.seat): person.token for person in people},
        "looks": looks,
        "games": games,
    }


async def moments(site: Site, path: str, viewer: int, game: int) -> list[Any]:
    """Return a whole game, step by step."""
    found: list[Any] = []
    steps = 0
    while len(found) <= steps:
        query = f"viewer={viewer}&start={len(found)}&game={game}"
        answer = (await site.get(f"{path}/moments?{query}")).json()
        steps = answer["steps"]
        found += answer["moments"]
    return found


async def visit(address: str) -> dict[str, list[Visitor]]:
    """Play every scene, and leave all tables as they are."""
    site, scenes = Site(address), {}
    for name, scene in SCENES.items():
        print(name, flush=True)
        scenes[name] = await asyncio.wait_for(scene(site), 300)
    await site.close()
    return scenes


async def come_back(address: str, people: list[Visitor]) -> None:
    """Let somebody come back to a table whose clocks stand still."""
    again = Visitor(address, people[0].table, people[0].token)
    await again.open()
    await again.until(lambda news: not news["clocks"]["is_frozen"])
    await again.close()


async def ask_all(address: str, scenes: dict[str, list[Visitor]]) -> Kept:
    """Ask a server that was started again, where nobody has come back, for all it knows."""
    site = Site(address)
    answers = {name: await told(site, people) for name, people in scenes.items()}
    await site.close()
    return answers


def main(target: Path) -> None:
    """Leave a stopped server's journal and its answers in a folder."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), bot_wait_seconds=0.05)
        with server:
            server.start()
            scenes = asyncio.run(visit(server.address))
            server.stop()
            server.start()
            asyncio.run(come_back(server.address, scenes["racing_dwarfs staged"]))
            server.stop()
        data = Path(folder) / "tables.sqlite"
        with gzip.GzipFile(target / "tables.sqlite.gz", "wb", mtime=0) as packed:
            packed.write(data.read_bytes())
        backup = target / "tables.backup"
        program = "from bocamina.cli import main; main()"
        words = [sys.executable, "-c", program, "backup", str(backup), "--data", folder]
        subprocess.run(words, check=True)
        # Whoever asks must not move: the answers are about what was kept.
        with ServerProcess(Path(folder), bot_wait_seconds=6000) as server:
            server.start()
            answers = asyncio.run(ask_all(server.address, scenes))
            server.stop()
    with lzma.open(target / "answers.json.xz", "wt", preset=9, encoding="utf-8") as file:
        json.dump(answers, file, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
