"""The tables of sentences: every name in them is known, every sentence is said and is whole."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

import greed
from greed.core.sheet import Carryover, Dice, Entry, Scoring, Sheet, Straight, Strikes, Turn
from greed.rulebook import games, turns
from greed.rulebook.facts import facts
from greed.rulebook.sentences import Either, Para, Part, Point, Points, Say, holds

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


TABLE = [getattr(module, name) for module in (games, turns) for name in module.__all__]


def ladders(what: object) -> Iterator[tuple[Say, ...]]:
    """Yield the sentences of a table, those together of which the first holds."""
    match what:
        case Say():
            yield (what,)
        case Either():
            yield what.ways
        case Part():
            yield what.titles
            yield from ladders(what.blocks)
        case Points():
            yield from ladders(what.points)
        case Para() | Point():
            yield from ladders(what.says)
        case tuple():
            for each in what:
                yield from ladders(each)
        case _:
            raise TypeError(what)


def test_every_condition_and_every_variable_is_a_fact_of_every_sheet():
    for name in ("koans", "official", "ten-dice+hsw+zilch"):
        known = {*facts(greed.load(name)), "gist"}
        for ways in ladders(tuple(TABLE)):
            for say in ways:
                terms = [term.strip("!").partition("=")[0] for term in say.when.split()]
                assert {*terms, *re.findall(r"\{(\w+)", say.text)} <= known, say


def test_every_sentence_is_said_of_some_sheet():
    sheets = [*map(greed.load, SHEETS), *others()]
    known = [{**facts(sheet), "gist": "some points"} for sheet in sheets]
    for ways in ladders(tuple(TABLE)):
        chosen = {next((w for w in ways if holds(w.when, each)), None) for each in known}
        assert not {say for say in ways if say.text} - chosen


def test_sentences_are_whole():
    for ways in ladders(tuple(TABLE)):
        for say in ways:
            if say.text.endswith((".", "!", "?", ":", ")")):
                assert not say.text[0].islower(), say
            assert say.text == " ".join(say.text.split())
