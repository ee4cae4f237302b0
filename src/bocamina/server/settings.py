"""What a host may set: each setting with its default and where its value came from.

What it means is in the messages, `setting-NAME`, in both languages.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit, urlunsplit

from bocamina.core.errors import BadSetting
from bocamina.language import message_id, speaker_for

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "BOCAMINA_"
LEAST_OF_ALL: Final = 0.001
LEAST: Final = {
    "port": 0,
    "largest_message": 1024,
    "most_sockets": 1,
    "most_sockets_per_address": 1,
    "most_connections_per_address": 1,
    "most_tables": 1,
    "bot_workers": 1,
    "bot_wait_seconds": 0,
    "bot_seconds": 0,
    "analysis_workers": 0,
}
MOST_BOT_SECONDS: Final = 5  # half of the timeout of a bot
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """Everything a host may set."""

    host: str = "127.0.0.1"
    share: bool = False
    port: int = 8000
    data: str = "bocamina-data"
    database: str = ""
    bus: str = ""
    alone: bool = False
    public_url: str = ""
    origins: str = ""
    trusted_proxies: str = ""
    log_level: str = "info"
    log_format: str = "text"
    most_sockets: int = 10_000
    most_sockets_per_address: int = 100
    most_connections_per_address: int = 200
    most_tables: int = 20_000
    requests_per_second: float = 20.0
    tables_per_minute: float = 12.0
    seats_per_minute: float = 30.0
    codes_per_minute: float = 20.0
    replays_per_minute: float = 120.0
    frames_per_second: float = 1000.0
    messages_per_second: float = 10.0
    talk_per_minute: float = 30.0
    largest_message: int = 8192
    patience_seconds: float = 10.0
    heartbeat_seconds: float = 10.0
    idle_seconds: float = 60.0
    players: str = ""
    bot_workers: int = 1
    bot_wait_seconds: float = 1.2
    bot_seconds: float = 0.0
    analysis_workers: int = 1
    analyses_per_hour: float = 30.0
    keep_over_days: float = 90.0
    keep_open_days: float = 14.0
    keep_playing_days: float = 90.0

    def thinking_in(self, wait: float) -> float:
        """Return how long a bot may think, given its delay before a move."""
        return self.bot_seconds or min(max(wait * 0.7, 0.2), 2.0)

    def longest_bot_wait(self) -> float:
        """Return the longest delay of a bot before its move, and a little more."""
        return 2 * max(self.bot_wait_seconds, self.bot_seconds)

    def check(self) -> None:
        """Refuse unsafe settings."""
        self._check_storage()
        self._check_addresses()
        self._check_values()

    def _check_storage(self) -> None:
        """Refuse a bus without a database, and a database that may be shared without a bus."""
        if self.bus and not self.database:
            raise BadSetting(
                "a PostgreSQL database for several processes, which a bus is for",
                "a bus and the file of a single process",
            )
        if self.database and not self.bus and not self.alone:
            raise BadSetting(
                "a bus (--bus redis://...) beside a database that several processes may share,"
                " or --alone",
                "neither",
            )
        if self.database and urlsplit(self.database).scheme not in ("postgresql", "postgres"):
            raise BadSetting("a database postgresql://...", masked(self.database))
        if self.bus and urlsplit(self.bus).scheme not in ("redis", "rediss", "unix"):
            raise BadSetting("a bus redis://...", masked(self.bus))

    def _check_addresses(self) -> None:
        """Refuse addresses that nobody could open, and trusting headers that anybody can forge."""
        if self.share and (self.host not in LOOPBACK or self.public_url):
            raise BadSetting(
                "--share for the people in one network, or --host and --public-url for a server",
                "both",
            )
        if self.public_url and not is_address(self.public_url):
            raise BadSetting(
                "a public address https://..., with a path of plain letters at most",
                repr(self.public_url),
            )
        for origin in self.origins.split(","):
            if origin.strip() and not is_site(origin.strip()):
                raise BadSetting("origins https://... with commas between", repr(origin))
        if self.public_url.startswith("https:") and not self.trusted_proxies:
            raise BadSetting(
                "the proxy that speaks https (--trusted-proxies): without its word all people"
                " would share one address and its limits",
                f"{self.public_url} and no trusted proxy",
            )
        if self.listens_on not in LOOPBACK and any(
            trusts_all(each) for each in self.trusted_proxies.split(",")
        ):
            raise BadSetting(
                "trusted proxies by address where anybody can connect, or --host 127.0.0.1",
                f"every sender trusted on {self.listens_on}",
            )

    def _check_values(self) -> None:
        """Refuse unknown words, and numbers that are too small or too large."""
        if self.bot_seconds > MOST_BOT_SECONDS:
            raise BadSetting(
                f"bots that think for at most {MOST_BOT_SECONDS} seconds", str(self.bot_seconds)
            )
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise BadSetting("a log level debug, info, warning or error", repr(self.log_level))
        if self.log_format not in ("text", "json"):
            raise BadSetting("a log format text or json", repr(self.log_format))
        if not 0 <= self.port <= 65535:
            raise BadSetting("a port from 0 to 65535", str(self.port))
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, bool) or not isinstance(value, int | float):
                continue
            least = LEAST.get(each.name, 0 if each.name.startswith("keep_") else LEAST_OF_ALL)
            if not value >= least:  # also true for NaN
                raise BadSetting(f"at least {least} in {each.name}", str(value))

    @property
    def listens_on(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.share else self.host

    @property
    def journal_file(self) -> Path:
        """Where tables are kept without a database."""
        return Path(self.data) / "tables.sqlite"

    @property
    def base(self) -> str:
        """The path under which people find the server, such as /games; empty at the root."""
        return urlsplit(self.public_url).path.rstrip("/")

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https:")


def is_address(url: str) -> bool:
    """Tell whether a text is the address of a site, or of a folder of one."""
    parts = urlsplit(url)
    return (
        parts.scheme in ("http", "https")
        and bool(parts.netloc)
        and re.fullmatch(r"(/[A-Za-z0-9._~-]+)*/?", parts.path) is not None
        and not re.search(r"/\.{1,2}(/|$)", parts.path)
        and not parts.query
        and not parts.fragment
    )


def is_site(url: str) -> bool:
    """Tell whether a text is the address of a whole site."""
    return is_address(url) and urlsplit(url).path in ("", "/")


def trusts_all(proxy: str) -> bool:
    """Tell whether an entry of the trusted proxies trusts everybody."""
    return "*" in proxy or proxy.strip().endswith("/0")


def masked(url: str) -> str:
    """Return an address with its password masked, wherever that is."""
    url = re.sub(r"([?&]\w*password=)[^&]*", r"\1***", url)
    parts = urlsplit(url)
    if parts.password is None:
        return url
    return urlunsplit(parts._replace(netloc=parts.netloc.replace(f":{parts.password}@", ":***@")))


def read_value(name: str, kind: str, text: str) -> Any:
    """Read a setting's value from the environment."""
    try:
        if kind == "bool":
            if text.lower() not in ("0", "1", "true", "false", "yes", "no", ""):
                raise ValueError(text)
            return text.lower() in ("1", "true", "yes")
        return {"int": int, "float": float, "str": str}[kind](text)
    except ValueError as error:
        raise BadSetting(f"{PREFIX}{name.upper()} as {kind}", repr(text)) from error


def gather(
    environment: Mapping[str, str], given: Mapping[str, Any]
) -> tuple[ServerSettings, dict[str, str]]:
    """Return the settings and the source of each: the command line, the environment, neither."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    known = {f"{PREFIX}{each.name.upper()}" for each in fields(ServerSettings)}
    for variable in environment:
        # A misspelt setting would silently be ignored.
        if variable.startswith(PREFIX) and variable not in known and variable not in BUILD_ONLY:
            raise BadSetting(f"a setting ({', '.join(sorted(known))})", variable)
    for each in fields(ServerSettings):
        variable = f"{PREFIX}{each.name.upper()}"
        sources[each.name] = "default"
        if variable in environment:
            values[each.name] = read_value(each.name, str(each.type), environment[variable])
            sources[each.name] = f"environment {variable}"
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
            sources[each.name] = f"option --{each.name.replace('_', '-')}"
    return ServerSettings(**values), sources


BUILD_ONLY: Final = (f"{PREFIX}CLIENT", f"{PREFIX}COMPILE")  # read by setup.py


def about(name: str) -> str:
    """Return what a setting means, in the person's language."""
    return speaker_for().say(message_id("setting", name))


def format_settings(settings: ServerSettings, sources: Mapping[str, str]) -> str:
    """Print every setting, its value and where it came from; passwords are not shown."""
    lines = []
    for each in fields(ServerSettings):
        value = getattr(settings, each.name)
        shown = masked(value) if isinstance(value, str) and re.match(r"\w+://", value) else value
        lines.append(f"{each.name} = {shown!r}  # {sources[each.name]}; {about(each.name)}")
    return "\n".join(lines)
