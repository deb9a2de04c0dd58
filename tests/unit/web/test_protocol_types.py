"""The page's types are made from the server's: a change of one is a change of the other."""

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[3] / "scripts" / "protocol_types.py"


def test_the_types_of_the_page_are_those_of_the_server():
    made = runpy.run_path(str(SCRIPT))
    assert made["TARGET"].read_text("utf-8") == made["text"](), (
        "run: python scripts/protocol_types.py"
    )
