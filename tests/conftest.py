"""How hard hypothesis searches: `HYPOTHESIS_PROFILE=thorough make test`.

`default` is for a developer's loop, `ci` repeats the same cases on every run, `thorough` is for
a change to the rules. None has a deadline: these tests check answers, and machines are noisy.

Golden files are written anew by `make golden`; read the difference before you commit it.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from tests.support.postgres import Postgres, any_postgres

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=2_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-golden", action="store_true", help="write golden files anew")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with a file under tests/golden, or writes it there with --write-golden."""

    def compare(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--write-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing: make golden writes it"
        assert text == path.read_text(encoding="utf-8"), f"{path.name} says otherwise"

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


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Tests keep games and solutions in a home of their own."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("home")
        patch.setenv("GREED_HOME", str(folder))
        yield folder
