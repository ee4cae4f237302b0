"""Logs: one line per event, for people or programs, without anybody's secret, name or address."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Final

from bocamina.server.tables.seats import TABLE_BYTES, label_of

# A table's name in request paths, and the code in its page's path, give access to the table.
TABLE: Final = re.compile(rf"\b[0-9a-f]{{{2 * TABLE_BYTES}}}\b")
PAGE: Final = re.compile(r"(?<=/t/)\w+")
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
MOST_A_MINUTE: Final = 20
CLIENTS_DOING: Final = ("without completing handshake", "Invalid HTTP request received.")


def without_keys(line: str) -> str:
    """Return a line with labels in place of names that give access to tables."""
    return PAGE.sub("…", TABLE.sub(lambda found: label_of(found[0]), line))


class JsonFormatter(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
        }
        told |= {name: fact for name, fact in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return without_keys(json.dumps(told, ensure_ascii=False, default=str))


class TextFormatter(logging.Formatter):
    """Writes a record for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, followed by its context."""
        record.message = record.getMessage()
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = [f"{name}={fact}" for name, fact in vars(record).items() if name not in PLAIN]
        line = " ".join([clock, record.levelname.lower(), record.message, *facts])
        if record.exc_info:
            line += f"\n{self.formatException(record.exc_info)}"
        return without_keys(line)


class Bounded(logging.Filter):
    """Rate-limits warnings by kind, per minute; the next one says how many were suppressed.

    So nobody can fill the disk with log lines.
    """

    def __init__(self) -> None:
        super().__init__()
        # By source location: since when, and how many.
        self.minutes: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is logged."""
        if record.levelno < logging.WARNING:
            return True
        place = (record.pathname, record.lineno)
        since, told = self.minutes.get(place, (record.created, 0))
        if not 0 <= record.created - since < 60:
            if told > MOST_A_MINUTE:
                record.left_out = told - MOST_A_MINUTE
            since, told = record.created, 0
        self.minutes[place] = (since, told + 1)
        return told < MOST_A_MINUTE


def is_news(record: logging.LogRecord) -> bool:
    """Tell whether to log a line of uvicorn's: a client's error is not a failure."""
    return not any(said in record.getMessage() for said in CLIENTS_DOING)


def set_up(level: str, form: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Bounded())
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        # Uvicorn logs every connection with its path and address.
        logger = logging.getLogger(noisy)
        logger.handlers, logger.filters, logger.propagate = [], [is_news], True
        logger.setLevel(max(logging.WARNING, root.level))
