"""What the server logs, and how: no tokens, secrets or room codes, in lines of JSON or text.

Nothing secret is ever handed to a logger: requests are logged by their endpoint (the pattern of its
path), rooms by their id, which opens nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

import msgspec

_CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class _Discreet(logging.Formatter):
    """Tells where something went wrong and what kind of error it was, but not what it was about.

    The message of an error may quote what somebody sent: a code, a token, the secret of dice.
    """

    def formatException(  # noqa: N802
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """Return the places of an error and of what led to it, and their types."""
        told, error = [], ei[1]
        while error is not None:
            places = "".join(traceback.format_tb(error.__traceback__))
            told.append(f"{places}{type(error).__qualname__}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\nafter ".join(told)

    def said(self, record: logging.LogRecord) -> str:
        """Return the message of a record; of asyncio's, which quotes errors, the first line."""
        message = record.getMessage()
        return message.partition("\n")[0] if record.name == "asyncio" else message


class TextLines(_Discreet):
    """Formats a record as text for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the lines of a record."""
        told = f"{self.formatTime(record)} {record.name} {self.said(record)}"
        return f"{told}\n{self.formatException(record.exc_info)}" if record.exc_info else told


class JsonLines(_Discreet):
    """Formats a record as one line of JSON; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self.said(record),
        }
        said |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def _calmly(record: logging.LogRecord) -> bool:
    """Tell without a traceback what isn't the server's fault: bad bytes, the end of a wait."""
    ended = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
    if record.msg == _CLIENTS_FAULT:
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return not ended


def log_to(*, as_json: bool) -> None:
    """Send logs to standard error, as JSON lines or, only what is wrong, as text for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if as_json else logging.WARNING)
    logging.getLogger("greed.web.serve").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_calmly)


_PATHS = ("uvicorn.access", "uvicorn.asgi", "websockets", "hypercorn.access", "gunicorn.access")
"""Loggers of servers that write the path of every request: a path holds the code of its room."""


def keep_paths_out() -> None:
    """Keep servers from writing the paths of requests, whichever has set up its logs.

    Requests are logged by `greed.web.requests`, by the pattern of their path.
    """
    for name in _PATHS:
        logging.getLogger(name).setLevel(logging.WARNING)
    own = logging.getLogger("uvicorn.error")
    own.addFilter(_without_paths)
    if own.getEffectiveLevel() < logging.INFO:  # it shows the headers of sockets then
        own.setLevel(logging.INFO)


def _without_paths(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn says of each socket: it names its path."""
    return '"WebSocket %s"' not in str(record.msg)
