"""A line of the terminal is in one language: the one that is asked for."""

import json
import re

import pytest
from tests.support.games import random_record
from tests.unit.cli.program import Program

import greed
from greed.languages import available

ENGLISH = re.compile(
    r"\b(?:all|and|at|average|bank|best|board|bust|choice|dice|die|either|error|first|game|gifts|"
    r"keep|left|luck|nothing|of|player|point|points|right|roll|round|scores?|starting|the|throw|"
    r"turn|turns|used|wins?|with|word|words|your?)\b",
    re.IGNORECASE,
)
"""Words that no other language of ours has, so far as these commands say them."""
SHARED = {
    "de": {"die", "wins"}, "es": set(), "fr": {"die", "points", "point", "score"},
    "it": {"die", "all"}, "pt": set(),
    "nl": {"of", "best", "bank", "die", "word", "score", "game", "dice"},
}  # fmt: skip
COMMANDS = [
    ("score", "official", "11523"), ("score", "official", "2346"), ("score", "koans", "115555"),
    ("score", "official", "22256", "--attempt"), ("score", "koans", "115", "--sets", "1"),
    ("card", "koans"), ("card", "koans(target=1500)"), ("odds", "official"),
    ("odds", "classic+zilch"), ("odds", "kingdom-come", "--cap", "4000"),
    ("odds", "koans", "--dice", "2"), ("odds", "farkle(singles=none)", "--dice", "4"),
    ("solve", "koans"), ("solve", "koans(target=600)", "--against", "threshold:200"),
    ("review", "game.jsonl"), ("train", "koans", "-n", "2", "--no-own"),
    ("train", "koans", "--daily"),
]  # fmt: skip


def said(program: Program, code: str, *command: str) -> str:
    record = random_record("koans", seats=2, seed=4)
    (program.folder / "game.jsonl").write_text(greed.to_jsonl(record), "utf-8")
    answer = program(*command, "--language", code, typed="1\n1\nq\n")
    return answer.out + answer.err.removeprefix("greed: ")


@pytest.mark.parametrize("code", [code for code in available() if code != "en"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_what_is_said_is_in_the_language_that_is_asked_for(
    program: Program, code: str, command: tuple[str, ...]
):
    told = said(program, code, *command)
    # Names of sheets and bots, commands to type, and what players are called.
    for name in ("Greed", "greed odds", "greed solve", "make sheet NAME=mine", "make cards",
                 "Bob the 2nd", *command):  # fmt: skip
        told = told.replace(name, "")
    told = re.sub(
        r"greed [a-z].*|--\w+|threshold:\d+|[\w.+-]+\(\w+=\w+\)|[\w/.-]*\.jsonl", "", told
    )
    found = {word.lower() for word in ENGLISH.findall(told)} - SHARED[code]
    assert not found, told


@pytest.mark.parametrize("command", COMMANDS[:-2], ids=" ".join)
def test_data_are_the_same_in_every_language(program: Program, command: tuple[str, ...]):
    english = said(program, "en", *command, "--json")
    german = said(program, "de", *command, "--json")
    if english.startswith("{"):
        keep = ("cpu_seconds", "caveat")
        one, other = ({k: v for k, v in json.loads(text).items() if k not in keep}
                      for text in (english, german))  # fmt: skip
        assert one == other


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_mistake_is_told_with_the_scores_points_and_dice_it_was_made_at(
    program: Program, code: str
):
    told = " ".join(said(program, code, "review", "game.jsonl").split())
    points, dice = {"en": ("points", "dice to roll"), "de": ("Punkten", "Würfeln")}[code]
    assert re.search(rf"(?:at|bei) [\d.,]+ : [\d.,]+, (?:with|mit) [\d.,]+ {points}", told)
    assert dice in told
