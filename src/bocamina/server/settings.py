"""What a host may set: each setting with its default, its meaning and where its value came from."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit, urlunsplit

from bocamina.core.errors import BadSetting

if TYPE_CHECKING:
    from collections.abc import Mapping

PREFIX: Final = "BOCAMINA_"
LEAST_OF_ALL: Final = 0.001
LEAST: Final = {
    "port": 0,
    "largest_message": 1024,
    "most_sockets": 1,
    "most_sockets_per_address": 1,
    "most_tables": 1,
    "bot_workers": 1,
    "bot_wait_seconds": 0,
}
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")


def setting(default: Any, about: str) -> Any:
    """Describe one setting."""
    return field(default=default, metadata={"about": about})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything a host may set."""

    host: str = setting("127.0.0.1", "the address to listen on")
    port: int = setting(8000, "the port to listen on")
    data: str = setting("bocamina-data", "the directory that holds the tables")
    database: str = setting("", "postgresql://... instead of a file in the data directory")
    bus: str = setting("", "redis://... where several processes serve the same tables")
    alone: bool = setting(
        False, "this process alone uses the PostgreSQL database: no bus is needed"
    )
    public_url: str = setting("", "the address people open, such as https://games.example.org")
    origins: str = setting("", "further sites whose pages may talk to this server, with commas")
    trusted_proxies: str = setting("", "addresses of proxies whose forwarded headers are believed")
    log_level: str = setting("info", "debug, info, warning or error")
    log_format: str = setting("text", "text for people or json for programs")
    most_sockets: int = setting(10_000, "sockets held at once")
    most_sockets_per_address: int = setting(100, "sockets held at once for one address")
    most_tables: int = setting(20_000, "tables kept in memory at once")
    requests_per_second: float = setting(
        20.0, "HTTP requests and new sockets of one address, on average"
    )
    tables_per_minute: float = setting(12.0, "tables opened by one address, on average")
    codes_per_minute: float = setting(20.0, "short codes tried by one address, on average")
    replays_per_minute: float = setting(
        120.0, "parts of finished games told again to one address, on average"
    )
    messages_per_second: float = setting(10.0, "messages on one socket, on average")
    talk_per_minute: float = setting(30.0, "things said from one seat, on average")
    largest_message: int = setting(8192, "bytes of one message or request")
    patience_seconds: float = setting(
        10.0, "how long a request may take to arrive, and an answer to be taken"
    )
    heartbeat_seconds: float = setting(
        10.0, "how often processes tell each other who is at their tables"
    )
    idle_seconds: float = setting(60.0, "how long a table nobody looks at stays in memory")
    players: str = setting("", "bots of your own, as module:Class with commas; their code is run")
    bot_workers: int = setting(1, "processes in which bots think")
    bot_wait_seconds: float = setting(1.2, "how long a bot waits before it moves, on average")
    keep_over_days: float = setting(90.0, "how long finished games are kept; 0 for ever")
    keep_open_days: float = setting(14.0, "how long tables that never started are kept; 0 for ever")
    keep_playing_days: float = setting(90.0, "how long games that stand still are kept; 0 for ever")

    def check(self) -> None:
        """Refuse what would be unsafe."""
        local = self.host in LOOPBACK
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
        if self.public_url and not is_site(self.public_url):
            raise BadSetting("a public address https://... without a path", repr(self.public_url))
        for origin in self.origins.split(","):
            if origin.strip() and not is_site(origin.strip()):
                raise BadSetting("origins https://... with commas between", repr(origin))
        if self.public_url.startswith("https:") and not self.trusted_proxies:
            raise BadSetting(
                "the proxy that speaks https (--trusted-proxies): without its word all people"
                " would share one address and its limits",
                f"{self.public_url} and no trusted proxy",
            )
        if not local and any(trusts_all(each) for each in self.trusted_proxies.split(",")):
            raise BadSetting(
                "trusted proxies by address where anybody can connect, or --host 127.0.0.1",
                f"every sender trusted on {self.host}",
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
            if not value >= least:  # which is also so of what is not a number
                raise BadSetting(f"at least {least} in {each.name}", str(value))

    @property
    def journal_file(self) -> Path:
        """Where tables are kept without a database."""
        return Path(self.data) / "tables.sqlite"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return self.public_url.startswith("https:")


def is_site(url: str) -> bool:
    """Tell whether something is the address of a whole site."""
    parts = urlsplit(url)
    return (
        parts.scheme in ("http", "https")
        and bool(parts.netloc)
        and parts.path in ("", "/")
        and not parts.query
    )


def trusts_all(proxy: str) -> bool:
    """Tell whether an entry of the trusted proxies lets anybody in."""
    return "*" in proxy or proxy.strip().endswith("/0")


def masked(url: str) -> str:
    """Return an address without its password, wherever that stands."""
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
) -> tuple[Settings, dict[str, str]]:
    """Return the settings and where each came from: the command line, the environment, neither."""
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    known = {f"{PREFIX}{each.name.upper()}" for each in fields(Settings)}
    for variable in environment:
        # A misspelt setting would silently do nothing.
        if variable.startswith(PREFIX) and variable not in known and variable not in BUILD_ONLY:
            raise BadSetting(f"a setting ({', '.join(sorted(known))})", variable)
    for each in fields(Settings):
        variable = f"{PREFIX}{each.name.upper()}"
        sources[each.name] = "default"
        if variable in environment:
            values[each.name] = read_value(each.name, str(each.type), environment[variable])
            sources[each.name] = f"environment {variable}"
        if given.get(each.name) is not None:
            values[each.name] = given[each.name]
            sources[each.name] = f"option --{each.name.replace('_', '-')}"
    return Settings(**values), sources


BUILD_ONLY: Final = (f"{PREFIX}PLAIN",)  # read by setup.py


def format_settings(settings: Settings, sources: Mapping[str, str]) -> str:
    """Print every setting, its value and where it came from; passwords are not shown."""
    lines = []
    for each in fields(Settings):
        value = getattr(settings, each.name)
        shown = masked(value) if isinstance(value, str) and re.match(r"\w+://", value) else value
        lines.append(f"{each.name} = {shown!r}  # {sources[each.name]}; {each.metadata['about']}")
    return "\n".join(lines)
