"""Logs: a line an event, for people or for programs. No secret, name or address of anybody."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


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
        return json.dumps(told, ensure_ascii=False, default=str)


class TextFormatter(logging.Formatter):
    """Writes a record for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with what it is about behind it."""
        record.message = record.getMessage()
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = [f"{name}={fact}" for name, fact in vars(record).items() if name not in PLAIN]
        line = " ".join([clock, record.levelname.lower(), record.message, *facts])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def is_news(record: logging.LogRecord) -> bool:
    """Tell whether a line of uvicorn's is worth a line: a refused handshake is not a failure."""
    return "without completing handshake" not in record.getMessage()


def set_up(level: str, form: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        # Uvicorn tells every connection with its path and address.
        logger = logging.getLogger(noisy)
        logger.handlers, logger.filters, logger.propagate = [], [is_news], True
        logger.setLevel(max(logging.WARNING, root.level))
