"""One server process for all tests that only ask it something."""

import pytest
from tests.support.servers import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with serving(str(folder / "g.sqlite"), folder) as server:
        yield server
