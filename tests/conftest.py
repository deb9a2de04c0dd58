"""The two tiers of the tests, how hard hypothesis searches, and what all tests share.

`make test` is what a change can break, and does the same on every run. `make proof` runs
everything: the tests listed in proof.toml as well, and properties on random examples, of which a
failure prints the one to paste. None has a deadline: tests check answers, and machines are noisy.

Golden files are written by `make golden`; read the difference before you commit it.
"""

import gc
import os
import signal
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY

import pytest
from hypothesis import settings
from tests.support.postgres import Postgres, any_postgres

settings.register_profile("test", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("proof", deadline=None, max_examples=1_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

HERE = Path(__file__).parent
GOLDEN = HERE / "golden"
# What is broken shows soonest if the quickest folders come first.
ORDER = (
    "unit/core", "unit/sheets", "golden", "laws", "tables", "unit/fair", "unit", "attacks",
    "docs", "twins", "e2e",
)  # fmt: skip

# A minute or two in one test: begun late, it would keep one worker busy when all others are done.
LONGEST = "tests/e2e/page/test_typescript.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than cores: a quarter of the time tests wait for servers and browsers."""
    return (os.cpu_count() or 1) + 1


def pytest_configure() -> None:
    """Leave garbage alone while tests are collected: there is next to none.

    And what tests start heeds Ctrl-C, also where a shell runs them in the background.
    """
    gc.disable()
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let workers tell of each test at once: the second of two small messages waited 40 ms.

    pytest-rerunfailures sends them over TCP, in case a worker dies.
    """
    told = getattr(session.config, "failures_db", None)
    if sock := getattr(told, "sock", None):
        sock.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)


def pytest_collection_finish() -> None:
    """Look no more at what was collected: it stays, and looking took a tenth of all time."""
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of the proof, and put the longest first, then the quickest folders."""
    proof = set(tomllib.loads((HERE / "proof.toml").read_text("utf-8"))["seconds"])
    for item in items:
        if item.nodeid.removeprefix("tests/") in proof:
            item.add_marker(pytest.mark.proof)
            proof.remove(item.nodeid.removeprefix("tests/"))
    whole = config.args == config.getini("testpaths")
    files = {item.nodeid.removeprefix("tests/").partition("::")[0] for item in items}
    # A file that is there without tests needs a library that isn't.
    left = ((each, each.partition("::")[0]) for each in proof)
    gone = sorted(each for each, file in left if file in files or not (HERE / file).exists())
    if whole and gone:
        raise pytest.UsageError(f"tests/proof.toml names tests that do not exist: {gone}")
    items.sort(key=lambda item: (not item.nodeid.startswith(LONGEST), _place(item)))


def _place(item: pytest.Item) -> int:
    """Return where the folder of a test stands in `ORDER`: the longest name that fits."""
    path = item.nodeid.removeprefix("tests/")
    fitting = [folder for folder in ORDER if path.startswith(f"{folder}/")]
    return ORDER.index(max(fitting, key=len)) if fitting else len(ORDER)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with a file under tests/golden, or writes it there with --write-golden."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--write-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing: make golden writes it"
        assert text == path.read_text(encoding="utf-8"), (
            f"{path.name} says otherwise: make golden writes it; read the difference"
        )

    return compare


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run; ask it for a database."""
    with any_postgres() as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def any_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes new and empty databases: once on SQLite, once on PostgreSQL."""
    if request.param == "sqlite":
        return lambda: str(tmp_path_factory.mktemp("db") / "g.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database
