"""`python -m greed.web`: the server without the command line of the game.

Every option can also come from the environment, and so can every other setting: `GREED_DATABASE`,
`GREED_RATE`, ... (`--settings` lists them).
"""

from __future__ import annotations

import argparse
import os
import sys

from greed.core.errors import GreedError
from greed.web.serve import serve
from greed.web.settings import settings_from, settings_table


def main() -> int:
    """Serve; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m greed.web", description="Serve Greed.")
    parser.add_argument("--host", help="where to listen")
    parser.add_argument("--port", help="the port")
    parser.add_argument("--database", help="a path, or a URL")
    parser.add_argument("--workers", help="processes; several need PostgreSQL")
    parser.add_argument("--origins", "--origin", action="append", help="a page that may talk to it")
    parser.add_argument("--log", help="json or text")
    parser.add_argument("--settings", action="store_true", help="list all settings, and stop")
    options = vars(parser.parse_args())
    if options.pop("settings"):
        sys.stdout.write(settings_table())
        return 0
    try:
        serve(settings_from(os.environ, **options))
    except GreedError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:  # the server has said goodbye by then
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
