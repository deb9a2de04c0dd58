"""The page's types are made from the server's: a change of one is a change of the other."""

import runpy
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[3] / "scripts" / "protocol_types.py"


@pytest.mark.parametrize("name", ["protocol.ts", "wording.ts"])
def test_the_page_has_the_types_and_sentences_of_the_server(name):
    made = runpy.run_path(str(SCRIPT))
    assert (made["LIB"] / name).read_text("utf-8") == made["texts"]()[name], (
        "run: python scripts/protocol_types.py"
    )
