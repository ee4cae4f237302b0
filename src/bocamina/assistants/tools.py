"""The tools that an assistant gets, over the Model Context Protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from bocamina import __version__
from bocamina.assistants.at_table import AtTable, Time
from bocamina.assistants.beside_bots import BesideBots
from bocamina.assistants.chair import Sight
from bocamina.core.errors import BocaminaError
from bocamina.games import GAMES
from bocamina.language import message_id, speaker_for
from bocamina.players.roster import players_of
from bocamina.rulebook import find_clause, rules_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocamina.assistants.chair import Chair

T = TypeVar("T")

MOST_CHAIRS: Final = 16
LONGEST_WAIT_SECONDS: Final = 50.0
INSTRUCTIONS: Final = """\
Play Saboteur, Diamant or Racing Dwarfs. Read the rules first (read_rules). Start a game against \
bots with new_game, or sit down at a table of people with join_table. Then look, choose one of \
legal_moves and make_move, until turn is "over". You are only ever told what your seat may know."""


class Chairs:
    """The games that one assistant has under way, by a short name each."""

    def __init__(self) -> None:
        self.chairs: dict[str, Chair] = {}
        self.taken = 0

    def add(self, chair: Chair) -> str:
        """Register a seat, and return its name."""
        self.taken += 1
        name = f"game-{self.taken}"
        self.chairs[name] = chair
        return name

    def make_room(self) -> None:
        """Refuse to hold more games than the limit."""
        if len(self.chairs) >= MOST_CHAIRS:
            raise ToolError(f"you have {MOST_CHAIRS} games; leave one first: {self.names()}")

    def names(self) -> str:
        """Return the names of all seats."""
        return ", ".join(self.chairs) or "none"

    def find(self, name: str) -> Chair:
        """Return a seat by its name, which may be omitted if there is only one."""
        if not name and len(self.chairs) == 1:
            return next(iter(self.chairs.values()))
        if name not in self.chairs:
            raise ToolError(f"expected one of your games ({self.names()}), got {name!r}")
        return self.chairs[name]


def asked(action: Callable[[], T]) -> T:
    """Run a tool; turn refusals into text for the model to read."""
    try:
        return action()
    except BocaminaError as error:
        raise ToolError(str(error)) from error


def make_server(time: Time | None = None) -> MCPServer:
    """Return a server for one assistant, who waits at tables as time passes."""
    server = MCPServer("bocamina", version=__version__, instructions=INSTRUCTIONS)
    add_reading(server)
    chairs = Chairs()
    add_sitting_down(server, chairs, time or Time())
    add_playing(server, chairs)
    return server


def add_reading(server: MCPServer) -> None:
    """Add the tools that need no game."""

    @server.tool()
    def list_games() -> list[dict[str, Any]]:
        """List the games: seats, house rules with their values, and bots from weak to strong."""
        say = speaker_for("en").say
        return [
            {
                "game": game.name,
                "title": say(message_id(game.name)),
                "seats": [game.seat_counts[0], game.seat_counts[-1]],
                "usual_seats": game.usual_seats,
                "options": {option.name: list(option.values) for option in game.options},
                "bots": players_of(game),
            }
            for game in GAMES.values()
        ]

    @server.tool()
    def read_rules(game: str, clause: str = "", language: str = "en") -> str:
        """Read a game's rules, whole or one clause such as S14; language is en or es."""
        if clause:
            return asked(lambda: find_clause(game, language, clause))
        return asked(lambda: rules_in(game, language))

    @server.resource("rules://{game}/{language}")
    def rules(game: str, language: str) -> str:
        """The rules of a game in a language, en or es, with numbered clauses."""
        return asked(lambda: rules_in(game, language))


def add_sitting_down(server: MCPServer, chairs: Chairs, time: Time) -> None:
    """Add the tools that start or join a game."""

    @server.tool()
    def new_game(
        game: str,
        seats: int | None = None,
        bots: str = "",
        options: dict[str, bool | int | str] | None = None,
        seed: str = "",
        language: str = "en",
    ) -> dict[str, str]:
        """Start a game against bots, on this machine; you sit in seat 0.

        `bots` is a level (novice, regular, strong, expert); the strongest if you name none.
        """
        chairs.make_room()
        chair = asked(lambda: BesideBots(game, seats, bots, options or {}, seed, language))
        return {"playing": chairs.add(chair)}

    @server.tool()
    def join_table(link: str, name: str, language: str = "en") -> dict[str, str]:
        """Sit down at a table of people by its link (https://example.org/t/CODE), under a name."""
        chairs.make_room()
        return {"playing": chairs.add(asked(lambda: AtTable(link, name, language, time)))}

    @server.tool()
    def leave_game(playing: str = "") -> str:
        """Leave a game; at a table a bot takes your seat if play has begun."""
        chair = chairs.find(playing)
        asked(chair.leave)
        chairs.chairs = {name: each for name, each in chairs.chairs.items() if each is not chair}
        return f"left; your games now: {chairs.names()}"


def add_playing(server: MCPServer, chairs: Chairs) -> None:
    """Add the tools for playing a game."""

    @server.tool()
    def look(playing: str = "", wait_seconds: float = 0.0) -> Sight:
        """See what your seat may know: position, legal moves, news since your last look, result.

        At a table of people, `wait_seconds` (50 at most) waits for your turn.
        """
        seconds = min(max(0.0, wait_seconds), LONGEST_WAIT_SECONDS)
        return asked(lambda: chairs.find(playing).look(seconds))

    @server.tool()
    def legal_moves(playing: str = "", containing: str = "") -> list[str]:
        """List your legal moves, all or those that contain some text."""
        moves = asked(lambda: chairs.find(playing).look(0.0)).legal_moves
        return [move for move in moves if containing in move]

    @server.tool()
    def make_move(move: str, playing: str = "") -> Sight:
        """Make one of your legal moves, in notation, and see what came of it."""
        chair = chairs.find(playing)
        asked(lambda: chair.move(move))
        return asked(lambda: chair.look(0.0))

    @server.tool()
    def hint(playing: str = "") -> list[str]:
        """Ask for advice: what to think about, a move, and the reasons.

        Among people only where the host of the table allows it, and all of them are told.
        """
        return asked(lambda: chairs.find(playing).hint())

    @server.tool()
    def list_phrases(playing: str = "") -> dict[str, str]:
        """List what you can say at the table; … is what `about` names: a seat, or a thing."""
        return chairs.find(playing).phrases()

    @server.tool()
    def say(phrase: str, about: int | None = None, playing: str = "") -> str:
        """Say a ready phrase to all; seats and things are counted from 0."""
        asked(lambda: chairs.find(playing).say(phrase, about))
        return "said"
