"""Logs that a program reads: one JSON object per line, without tokens, secrets or room codes.

Nothing secret is ever handed to a logger: requests are logged by their endpoint (the pattern of
its path), rooms by their id, which opens nothing.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

__all__ = ["JsonLines", "log_to"]

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def log_to(*, as_json: bool, level: int = logging.INFO) -> None:
    """Send logs to standard error, as JSON lines or as text for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if as_json else logging.Formatter("%(asctime)s %(name)s %(message)s")
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Uvicorn names the path of every socket in its own words, and with it the code of a room.
    for name in ("uvicorn.error", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
