"""Bots by where they are: `module:Class`."""

import sys
from pathlib import Path

import pytest

import greed
from greed.bots import BotError, bot

SOURCE = """
from greed import legal_moves

class First:
    def choose(self, state):
        return legal_moves(state)[0]

class Loud(First):
    def __init__(self, words):
        self.words = words
    def __str__(self):
        return f"loud {self.words}"

def maker(parameter, seed):
    return Loud(f"{parameter}/{seed}")

class Mute:
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("no luck")
"""


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "my_own_bots.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    yield
    sys.modules.pop("my_own_bots", None)


def test_a_class_of_the_current_folder_plays():
    state = greed.throw(greed.start(greed.load("koans")), [1, 5, 2, 3, 4])
    assert bot("my_own_bots:First").choose(state) == greed.legal_moves(state)[0]


def test_a_bot_without_a_name_goes_by_where_it_is():
    assert str(bot("bot:my_own_bots:First")) == "my_own_bots:First"


def test_a_bot_gets_its_parameter():
    assert str(bot("my_own_bots:Loud:and clear")) == "loud and clear"


def test_a_maker_gets_parameter_and_seed():
    assert str(bot("my_own_bots:maker:x", seed="7")) == "loud x/7"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module_here:Bot", "cannot import"),
        ("my_own_bots:Nobody", "no class 'Nobody'"),
        ("my_own_bots:Mute", "no method 'choose'"),
        ("my_own_bots:Broken", "no luck"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(name: str, says: str):
    with pytest.raises(BotError, match=says):
        bot(name)


def test_the_search_path_is_left_as_it_was():
    before = list(sys.path)
    bot("my_own_bots:First")
    assert sys.path == before
