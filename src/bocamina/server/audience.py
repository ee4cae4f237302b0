"""Those who look on at one table in this process: their sockets, by whose view they get."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocamina.core.state import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bocamina.server.connection import Connection
    from bocamina.server.views import Picture, Told


class Audience:
    """Keeps sockets and posts to them."""

    def __init__(self) -> None:
        self.by_viewer: dict[int, set[Connection]] = {}

    def __bool__(self) -> bool:
        return bool(self.by_viewer)

    def __iter__(self) -> Iterator[Connection]:
        """Go through all sockets; whoever does may remove some on the way."""
        return iter([each for held in self.by_viewer.values() for each in held])

    def __contains__(self, connection: Connection) -> bool:
        return connection in self.by_viewer.get(connection.viewer, ())

    @property
    def has_players(self) -> bool:
        """Whether anybody with a seat looks on."""
        return any(viewer != SPECTATOR for viewer in self.by_viewer)

    def add(self, connection: Connection) -> None:
        """Keep a socket posted from now on."""
        self.by_viewer.setdefault(connection.viewer, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        """Forget a socket."""
        held = self.by_viewer[connection.viewer]
        held.remove(connection)
        if not held:
            del self.by_viewer[connection.viewer]

    def post(self, data: bytes) -> None:
        """Send everybody the same."""
        for connections in self.by_viewer.values():
            for connection in connections:
                connection.post(data)

    def tell(self, picture: Picture, told: Told, *, with_table: bool) -> None:
        """Send everybody the news as they may know them."""
        for viewer, connections in self.by_viewer.items():
            data = picture.news(viewer, told.to(viewer), with_table=with_table)
            for connection in connections:
                connection.post(data)
