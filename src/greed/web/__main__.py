"""`python -m greed.web`: the server without the command line of the game.

Every setting can also come from the environment: `GREED_DATABASE`, `GREED_RATE`, ...
"""

from __future__ import annotations

import argparse
import os
import sys

from greed.core.errors import GreedError
from greed.web.serve import serve
from greed.web.settings import settings_from


def main() -> int:
    """Serve; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m greed.web", description="Serve Greed.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="a path, or a URL")
    parser.add_argument("--workers", type=int, help="processes; several need PostgreSQL")
    parser.add_argument("--origin", action="append", help="a page that may talk to it")
    parser.add_argument("--log", choices=["text", "json"], default="json")
    options = parser.parse_args()
    try:
        settings = settings_from(
            os.environ,
            database=options.database,
            workers=options.workers,
            origins=options.origin,
        )
        serve(settings, options.host, options.port, json_logs=options.log == "json")
    except GreedError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
