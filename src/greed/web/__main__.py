"""`python -m greed.web`: the server without the command line of the game.

Every option can also come from the environment, and so can every other setting: `GREED_DATABASE`,
`GREED_RATE`, ... (see docs/deploy.md).
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
    parser.add_argument("--host", help="where to listen")
    parser.add_argument("--port", help="the port")
    parser.add_argument("--database", help="a path, or a URL")
    parser.add_argument("--workers", help="processes; several need PostgreSQL")
    parser.add_argument("--origins", "--origin", action="append", help="a page that may talk to it")
    parser.add_argument("--log", help="json or text")
    try:
        serve(settings_from(os.environ, **vars(parser.parse_args())))
    except GreedError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:  # the server has said goodbye by then
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
