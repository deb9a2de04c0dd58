"""`python -m greed.web`: the server without the command line of the game."""

from __future__ import annotations

import argparse
import logging

from greed.web.serve import serve
from greed.web.settings import Settings

parser = argparse.ArgumentParser(prog="python -m greed.web", description="Serve Greed.")
parser.add_argument("--host", default="127.0.0.1")
parser.add_argument("--port", type=int, default=8000)
parser.add_argument("--database", default="greed.sqlite", help="a path, or a URL")
parser.add_argument("--origin", action="append", default=[], help="a page that may talk to it")
options = parser.parse_args()
logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s")
serve(
    Settings(database=options.database, origins=tuple(options.origin)), options.host, options.port
)
