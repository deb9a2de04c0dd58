"""What the server logs: lines of JSON, without tokens, secrets or the codes of rooms.

Nothing secret is ever handed to a logger: requests are logged by their endpoint (the pattern of its
path), rooms by their id, which opens nothing.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import traceback
from datetime import UTC, datetime

import msgspec

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_OF_CLIENTS = "Invalid UTF-8 sequence received from client."
_WITH_PATHS = (
    "uvicorn.access",
    "uvicorn.asgi",
    "websockets",
    "hypercorn.access",
    "gunicorn.access",
)
"""Loggers of servers that write the path of every request: a path holds the code of its room."""


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON; what was given as `extra` becomes fields.

    Of an error it tells where it happened and of what kind it was: its message may quote what
    somebody has sent, be it a code, a token, or the secret of dice.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        message = record.getMessage()
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            # asyncio quotes errors after the first line.
            "message": message.partition("\n")[0] if record.name == "asyncio" else message,
        }
        said |= {key: value for key, value in vars(record).items() if key not in _PLAIN}
        if record.exc_info and (error := record.exc_info[1]):
            said["exception"] = _places(error)
        return msgspec.json.encode(said, enc_hook=str).decode()


def _places(error: BaseException | None) -> str:
    """Return where an error and what led to it have happened, and their kinds."""
    told = []
    while error is not None:
        places = "".join(traceback.format_tb(error.__traceback__))
        told.append(f"{places}{type(error).__qualname__}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nafter ".join(told)


def log_to_stderr(*, requests: bool) -> None:
    """Send logs to standard error: each request, or only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO if requests else logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    uvicorn.addFilter(_calmly)


def _calmly(record: logging.LogRecord) -> bool:
    """Tell without a traceback what isn't the server's fault: bad bytes, the end of a wait."""
    if record.msg == _OF_CLIENTS:
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def keep_paths_out() -> None:
    """Keep servers from writing the paths of requests, whichever has set up its logs."""
    for name in _WITH_PATHS:
        logging.getLogger(name).setLevel(logging.WARNING)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.addFilter(lambda record: '"WebSocket %s"' not in str(record.msg))
    if uvicorn.getEffectiveLevel() < logging.INFO:  # it shows the headers of sockets then
        uvicorn.setLevel(logging.INFO)
