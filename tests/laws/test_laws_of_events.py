"""What `greed.events` says agrees with what changed, in whole random games on every sheet."""

from collections.abc import Iterator
from functools import cache
from typing import TypeVar, get_args

import msgspec
import pytest
from tests.laws.test_laws_of_every_sheet import MIXTURES
from tests.support.games import SHEETS

import greed
from greed import FORFEIT, GameEvent, Move, State
from greed.core.record import Event, ends_turn
from greed.core.state import ON, OUT
from greed.testing.play import careful, careless, play

Happened = tuple[State, Event, State, tuple[GameEvent, ...]]
EXTRA = [
    "classic+zilch(strikes.count=1)",
    "zilch-online(strikes.count=2,strikes.score_floor=true)",
    "farkle(hot_dice=bonus_turn,end.endgame=rechallenge_rounds,target=2000)",
    "ten-dice(target=1000,end.endgame=rechallenge_all)",
]
Kind = TypeVar("Kind")
every_sheet = pytest.mark.parametrize("name", [*SHEETS, *MIXTURES, *EXTRA])


@cache
def games(name: str) -> tuple[Happened, ...]:
    """Return two games of three, with a forfeit tried now and then."""
    return tuple(_games(name))


def _games(name: str) -> Iterator[Happened]:
    sheet = greed.load(name)
    for seed in (1, 2):
        for before, event, after in play(sheet, [careful, careful, careless], seed, most=300):
            yield before, event, after, greed.events(before, event, after)
            if before.ply % 7 == 0:
                lost = greed.forfeit(before)
                yield before, FORFEIT, lost, greed.events(before, FORFEIT, lost)


def of(happened: tuple[GameEvent, ...], kind: type[Kind]) -> list[Kind]:
    return [event for event in happened if isinstance(event, kind)]


@every_sheet
def test_a_turn_is_lost_if_and_only_if_it_ends_without_a_bank(name: str):
    for before, event, after, happened in games(name):
        banks = isinstance(event, Move) and event.kind in ("bank", "keep")
        lost = [each.lost for each in of(happened, greed.Bust)]
        lost += [each.lost for each in of(happened, greed.Forfeited)]
        assert all(points == before.points for points in lost)
        missed = of(happened, greed.MissedOpening)
        assert len(lost) + len(missed) == (ends_turn(before, event, after) and not banks)


@every_sheet
def test_a_bust_is_a_throw_in_which_nothing_scores(name: str):
    for before, event, _, happened in games(name):
        for kind, scores in ((greed.Bust, False), (greed.MissedOpening, True)):
            if of(happened, kind):
                assert not isinstance(event, Move)
                assert bool(before.rules.keeps(before.hand, tuple(sorted(event)))) == scores


@every_sheet
def test_a_throw_is_saved_if_and_only_if_there_is_nothing_to_keep_and_the_turn_goes_on(name: str):
    for before, _, after, happened in games(name):
        saved = before.phase == "throw" and after.phase == "decide"
        assert len(of(happened, greed.Saved)) == saved
        for each in of(happened, greed.Saved):
            assert (each.points, each.dice) == (after.points - before.points, after.hand.dice)


@every_sheet
def test_dice_are_hot_if_and_only_if_a_keep_brings_all_of_them_back(name: str):
    for before, _, after, happened in games(name):
        back = after.hand.dice == after.rules.sheet.dice.count
        kept = before.phase == "keep" and after.phase == "decide"
        assert len(of(happened, greed.HotDice)) == (kept and back)


@every_sheet
def test_what_was_recorded_and_lost_adds_up_to_the_change_of_the_score(name: str):
    for before, _, after, happened in games(name):
        change = sum(each.points for each in of(happened, greed.Banked))
        change += sum(each.points for each in of(happened, greed.BonusTurn))
        change -= sum(each.lost for each in of(happened, greed.Fine))
        change -= sum(each.lost for each in of(happened, greed.Reset))
        assert change == after.scores[before.seat] - before.scores[before.seat]


@every_sheet
def test_players_get_on_the_board_and_off_it_as_told(name: str):
    for before, _, after, happened in games(name):
        was, stands = before.standing[before.seat], after.standing[before.seat]
        assert of(happened, greed.Entered) == (
            [greed.Entered(before.seat, again=was == OUT)] if was != ON == stands else []
        )
        off = any(each.off_board for each in of(happened, greed.Reset))
        assert off == (was == ON != stands)


@every_sheet
def test_busts_in_a_row_are_counted_as_told(name: str):
    for before, _, after, happened in games(name):
        rule, count = before.rules.sheet.strikes, after.strikes[before.seat]
        struck = [each.busts for each in of(happened, greed.Strike)]
        full = [each.busts for each in of(happened, greed.Fine)]
        full += [each.busts for each in of(happened, greed.Reset)]
        full += [each.busts for each in of(happened, greed.Spared)]
        assert (count > before.strikes[before.seat]) == (count in struck)
        if full:
            assert rule
            assert full == [rule.count]


@every_sheet
def test_an_offer_is_made_and_answered_as_told(name: str):
    for _, event, after, happened in games(name):
        made = [(each.seat, each.points) for each in of(happened, greed.OfferMade)]
        assert made == ([(after.seat, after.offer.points)] if after.offer else [])
        assert len(of(happened, greed.OfferTaken)) == (event == greed.ACCEPT)
        assert len(of(happened, greed.OfferPassed)) == (event == greed.DECLINE)
        for each in of(happened, greed.OfferTaken):
            assert (each.points, each.dice) == (after.points, after.hand.dice)


@every_sheet
def test_the_score_to_beat_is_told_whenever_it_changes(name: str):
    for before, _, after, happened in games(name):
        began = [(each.seat, each.score) for each in of(happened, greed.FinalRound)]
        moved = [(each.seat, each.score) for each in of(happened, greed.ScoreToBeat)]
        best = after.score_to_beat
        changed = best is not None and best != before.score_to_beat and not after.over
        told = [(after.final.leader, best)] if changed and after.final else []
        assert (began, moved) == ((told, []) if before.final is None else ([], told))


@every_sheet
def test_a_win_is_told_if_and_only_if_the_game_is_over_and_comes_last(name: str):
    for _, _, after, happened in games(name):
        won = of(happened, greed.Won)
        assert len(won) == after.over
        assert won == [each for each in happened[-1:] if after.over]
        assert all(each.outcome == greed.outcome(after) for each in won)


def test_the_games_come_to_every_kind_of_event():
    seen = {type(each) for name in [*SHEETS, *EXTRA] for *_, told in games(name) for each in told}
    changes = {greed.Joined, greed.SatOut, greed.CameBack}  # no player brings these about
    assert seen == set(get_args(GameEvent)) - changes


@every_sheet
def test_events_read_back_from_json(name: str):
    told = tuple(each for *_, happened in games(name) for each in happened)
    written = msgspec.json.encode(told)
    assert msgspec.json.decode(written, type=tuple[GameEvent, ...]) == told
