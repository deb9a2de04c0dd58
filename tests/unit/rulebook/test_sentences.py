"""The tables of sentences: every name in them is known, every sentence is said and is whole."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from msgspec.structs import replace

import greed
import greed.report
import greed.rulebook
from greed.core.messages import fields, parse
from greed.core.sheet import Carryover, Dice, Entry, Scoring, Sheet, Straight, Strikes, Turn
from greed.languages import language
from greed.languages import text as language_text
from greed.rulebook.facts import facts
from greed.rulebook.sentences import Way, holds, read

SOURCES = [
    path
    for package in (greed.rulebook, greed.report)
    for path in Path(str(package.__file__)).parent.iterdir()
    if path.is_file()
]
SHEETS = [
    "basic",
    "basic(turn.end_doubles_in_takeover=false)",
    "classic(scoring.three_pairs=500,scoring.pairs_accept_six=true)",
    "classic+amish+hsw+zilch",
    "farkle-minimal(turn.minimum_bank=300,turn.hot_dice=bonus_turn)",
    "koans(dice.faces=8)",
    "koans(end.endgame=deposed_and_waiting)",
    "koans(end.endgame=rechallenge_rounds)",
    "koans(end.overshoot=bounces)",
    "koans(end.overshoot=forfeits,end.endgame=first_to_target)",
    "koans(scoring.beyond_triples=linear)",
    "koans(scoring.beyond_triples=none,dice.count=4)",
    "koans(scoring.full_house=500)",
    "koans(scoring.full_house_bonus=300)",
    "koans(scoring.full_house_bonus=300,scoring.full_house=500)",
    "koans(scoring.nothing=500,turn.nothing_must_roll=true)",
    "koans(scoring.repeat_sets=false)",
    "koans(scoring.singles.1=0,scoring.singles.5=0,addons.addon_hot_dice=true)",
    "koans(seats.min=2,seats.max=2)",
    "koans(turn.hot_dice=bonus_turn,turn.minimum_bank=300)",
    "koans+hsw(turn.minimum_bank=500)",
    "official(carryover.carry_lock=any_score)",
    "official(carryover.carryover_keep=all)",
    "official(carryover.entry_carry=count_all)",
    "official(carryover.entry_carry=exclude_attempt)",
    "official(carryover.entry_carry=exclude_attempt,entry.scope=throw)",
    "official(end.endgame=rechallenge_rounds)",
    "official(entry.scope=throw,entry.ends_turn=true)",
    "official(entry.stop_before_entry=forfeits,entry.scope=throw,entry.ends_turn=true)",
    "official(strikes.count=1,strikes.effect=penalty,strikes.penalty=500,strikes.score_floor=true)",
    "official(strikes.reentry.points=500)",
    "official(strikes.zilch_before_entry=true,strikes.effect=reset)",
    "official(turn.dead_dice_keepable=true)",
    "official(turn.dead_dice_keepable=true,turn.hot_dice=bonus_turn)",
    "official(turn.dead_dice_keepable=true,turn.hot_dice=ends_turn)",
    "official(turn.end_doubles=true,turn.end_doubles_must_roll=false)",
    "official(turn.hot_dice_must_roll=true)",
    "official(turn.minimum_bank=300)",
    "official(turn.minimum_bank=300,turn.minimum_bank_counts_carry=false)",
    "ten-dice(end.endgame=first_to_target,end.overshoot=bounces)",
    "ten-dice(end.overshoot=forfeits)",
    "ten-dice(turn.bonus_on_opening=false)",
    "ten-dice+hsw(strikes.count=1)",
    "ten-dice+zilch",
    "zilch-online",
]
"""Between them they have every option in every way that the page has words for, but for OTHERS."""


def others() -> Iterator[Sheet]:
    """Yield sheets that no name says: of one die, with ways back of their own."""
    koans, strikes = greed.load("koans"), greed.load("official+zilch").strikes or Strikes()
    for turn in (Turn(), Turn(hot_dice="bonus_turn"), Turn(hot_dice="ends_turn")):
        yield replace(koans, dice=Dice(count=1), turn=turn, scoring=Scoring(singles={1: 100}))
    over = Carryover(offer_after_all_dice="fresh_set")
    yield replace(koans, dice=Dice(count=1, faces=4), carryover=over)
    for back in (
        Entry(points=500, scope="throw", ends_turn=True),
        Entry(points=500, stop_before_entry="refused"),
    ):
        yield replace(koans, strikes=replace(strikes, effect="reset", reentry=back),
                      turn=Turn(keep="choose"))  # fmt: skip
    runs = tuple(Straight(faces=faces, points=500) for faces in ((1, 2, 3), (3, 4, 5)))
    scoring = replace(koans.scoring, beyond_triples="none", kinds={4: {1: 2000}}, straights=runs)
    yield replace(koans, dice=Dice(count=7), scoring=scoring)


PARTS = read((Path(greed.rulebook.__file__).parent / "page.txt").read_text("utf-8"))


def ladders() -> Iterator[list[Way]]:
    """Yield the sentences of the table, those together of which the first holds."""
    for part in PARTS.values():
        if part.id != "story-may":  # its facts are those of a game, and its sentences are played
            yield part.titles or [Way("-")]
            yield from (
                says for block in part.blocks for point in block.points for says in point.says
            )


def text(message: str) -> str:
    return language("en").say(message, defaultdict(int))


def test_every_condition_and_every_variable_is_a_fact_of_every_sheet():
    messages = parse(language_text("en", "rules"))
    for name in ("koans", "official", "ten-dice+hsw+zilch"):
        known = facts(greed.load(name)).keys()
        for way in chain.from_iterable(ladders()):
            terms = {term.strip("!").partition("=")[0] for term in way.when.split()}
            assert terms | fields(messages.get(way.message, ())) <= known, way


def test_every_sentence_is_said_of_some_sheet():
    known = [facts(sheet) for sheet in (*map(greed.load, SHEETS), *others())]
    for ways in ladders():
        chosen = {next((w for w in ways if holds(w.when, each)), None) for each in known}
        assert not {way for way in ways if way.message != "-"} - chosen


def test_sentences_are_whole():
    for way in chain.from_iterable(ladders()):
        said = "-" if way.message == "-" else text(way.message)
        if said.endswith((".", "!", "?", ":", ")")):
            assert not said[0].islower(), way
        assert said == " ".join(said.split())


def test_every_sentence_of_a_rules_page_is_in_the_table_or_in_the_program():
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    for message in parse(language_text("en", "rules")):
        made = re.sub(r"^example-.*", 'f"example-', message)
        assert message in source or made in source, message
