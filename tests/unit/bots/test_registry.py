import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

import greed
from greed.bots import BotError, bot, bots, registry


@pytest.mark.parametrize(
    "name", ["bold", "cautious", "threshold:300", "random", "random:7", "level:3"]
)
def test_a_bot_is_got_again_by_its_name(name: str):
    assert str(bot(name)) == str(bot(f"bot:{name}")) == name


def test_an_unknown_name_gives_the_nearest():
    with pytest.raises(BotError, match=r"unknown bot 'blod'; did you mean bold\?"):
        bot("blod")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("bold:3", "takes no parameter"),
        ("cautious:x", "no parameter"),
        ("threshold:x", "number"),
        ("level:0", "from 1 to 9"),
        ("level:x", "from 1 to 9"),
    ],
)
def test_a_parameter_that_makes_no_sense_is_refused(name: str, message: str):
    with pytest.raises(BotError, match=message):
        bot(name)


def test_every_bot_says_in_one_sentence_what_it_does():
    assert all(sentence.endswith(".") or ":" in sentence for sentence in bots().values())


def test_a_seed_makes_random_reproducible():
    state = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])
    answers = {str(bot("random", seed="s").choose(state)) for _ in range(20)}
    assert len(answers) == 1


def test_without_a_seed_random_varies():
    state = greed.throw(greed.start(greed.load("basic")), [1, 1, 5, 2, 2, 2])
    answers = {str(bot("random").choose(state)) for _ in range(200)}
    assert len(answers) > 3


def test_a_bot_of_another_package_is_found(monkeypatch: pytest.MonkeyPatch):
    entry = EntryPoint("mine", "greed.bots.random:make", "greed.bots")
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] * (group == "greed.bots"))
    registry._makers.cache_clear()
    try:
        assert str(bot("mine:700")) == "random:700"
        assert "mine" in bots()
    finally:
        registry._makers.cache_clear()


def test_naming_the_bots_loads_no_solver():
    code = "import sys, greed.bots; greed.bots.bots(); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
