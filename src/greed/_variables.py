"""Every variable of the environment that begins with GREED_, but for the settings of a server.

`greed.web.settings` has those: a server stops at a variable that is neither here nor there, for
most likely it is a setting that somebody has misspelt.
"""

from __future__ import annotations

from typing import Final

PROGRAM: Final = {
    "GREED_CONFIG": "a file of settings for the server",
    "GREED_HOME": "where games, keys and what was worked out are kept",
    "GREED_KERNEL": "solves by another build of the kernel: wasm, or the path of a library",
    "GREED_LANGUAGE": "the language of the terminal, such as de",
}
"""What people may set."""

BUILDING: Final = {
    "GREED_FROM_MAKE": "the Makefile has started the program, which then names make's targets",
    "GREED_REVISION": "the commit that a package or an image is built of",
    "GREED_WITHOUT_PAGE": "builds a package without the page",
}
"""What builds set."""

TESTING: Final = {
    "GREED_BENCH_CROWDS": "crowded rooms in the benchmark of the server",
    "GREED_BENCH_IDLE": "idle sockets in the benchmark of the server",
    "GREED_BENCH_ROOMS": "rooms in the benchmark of the server",
    "GREED_BENCH_SECONDS": "seconds of the benchmark of the server",
    "GREED_CRASH_GAMES": "games in the tests that kill the server",
    "GREED_CRASH_KILLS": "kills in the tests that kill the server",
    "GREED_FAMILY": "sheets of the family that a test of the environments looks at",
    "GREED_LOCAL_GAMES": "a file of games for the tests of the page",
    "GREED_PYTHON": "the Python that the tests of the page compare it with",
    "GREED_SESSIONS": "a file of statements for the tests of the page",
    "GREED_SHOTS": "a folder for pictures of the page in a test",
    "GREED_TEST_POSTGRES": "a PostgreSQL server for the tests",
    "GREED_VERDICTS": "a file of verdicts for the tests of the page",
}
"""What tests and benchmarks read."""

OTHERS: Final = frozenset({*PROGRAM, *BUILDING, *TESTING})
