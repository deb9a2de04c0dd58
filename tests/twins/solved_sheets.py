"""Small sheets that hold every rule of a game's course, for walks over all states of the core."""

from __future__ import annotations

from typing import Any

from greed.core.sheet import Carryover, Dice, End, Entry, Scoring, Sheet, Strikes, Turn

_FIRST = End(endgame="first_to_target")
_PLAIN: dict[str, Any] = {"entry": None}
_FEW: dict[str, Any] = {"scoring": Scoring(singles={1: 20}), "target": 40}


def _sheet(title: str, **rules: Any) -> Sheet:
    told: dict[str, Any] = {
        "target": 40, "dice": Dice(count=2), "end": _FIRST, "entry": Entry(points=20),
        "scoring": Scoring(singles={1: 20, 5: 10}, kinds={2: {3: 30}}),
        "turn": Turn(hot_dice="ends_turn"), **rules,
    }  # fmt: skip
    return Sheet(title=title, **told)


AMONG_THREE = [
    _sheet("first to the target", target=60),
    _sheet("hot dice", turn=Turn(), scoring=Scoring(singles={1: 20, 5: 10})),
    _sheet("no entry", entry=None, scoring=Scoring(singles={1: 30, 5: 10})),
    _sheet("entry in one throw", entry=Entry(points=20, scope="throw")),
    _sheet("entry refused", entry=Entry(points=20, stop_before_entry="refused")),
    _sheet("minimum", turn=Turn(minimum_bank=20, hot_dice="ends_turn")),
    _sheet("forced keeps", turn=Turn(keep="forced", hot_dice="ends_turn")),
    _sheet("exact target", end=End(endgame="first_to_target", overshoot="forfeits")),
    _sheet("one last turn", end=End()),
    _sheet("one last turn, first to reach", end=End(tie="first_to_reach")),
    _sheet("exact target and a last turn", end=End(overshoot="forfeits")),
    _sheet("finish the round", end=End(endgame="finish_round")),
    _sheet("finish the round, first to reach",
           end=End(endgame="finish_round", tie="first_to_reach")),
    _sheet("challenges for all", end=End(endgame="rechallenge_all"), **_FEW),
    _sheet("challenges in rounds", end=End(endgame="rechallenge_rounds"), **_FEW),
    _sheet("offers", carryover=Carryover(), **_PLAIN),
    _sheet("offers and an entry", carryover=Carryover()),
    _sheet("offers to those on the board", carryover=Carryover(who_may_take="on_board")),
    _sheet("all points count for entry", carryover=Carryover(entry_carry="count_all")),
    _sheet("the attempt doesn't count for entry",
           carryover=Carryover(entry_carry="exclude_attempt", carry_lock="any_score")),
    _sheet("offers with locks", **_PLAIN,
           carryover=Carryover(success="one_or_five", carry_lock="one_or_five")),
    _sheet("offers of a fresh set", carryover=Carryover(offer_after_all_dice="fresh_set")),
    _sheet("three dice", carryover=Carryover(), dice=Dice(count=3, faces=4), entry=None,
           scoring=Scoring(singles={1: 20}, triples={2: 30})),
    _sheet("offers in a last turn", carryover=Carryover(), end=End()),
    _sheet("offers before the last turn", end=End(),
           carryover=Carryover(endgame_carryover=False)),
    _sheet("offers in rounds", carryover=Carryover(), end=End(endgame="finish_round")),
    _sheet("offers and challenges for all", carryover=Carryover(),
           end=End(endgame="rechallenge_all", tie="first_to_reach"), **_FEW),
    _sheet("deposed and waiting", end=End(endgame="deposed_and_waiting"), **_FEW),
    _sheet("bonus turns", turn=Turn(hot_dice="bonus_turn")),
    _sheet("bonus turns for all dice kept", turn=Turn(hot_dice="bonus_turn", keep="forced"),
           **_PLAIN),
    _sheet("strikes", strikes=Strikes(count=2), target=30),
    _sheet("strikes and another entry",
           strikes=Strikes(count=3, reentry=Entry(points=30, scope="throw"))),
    _sheet("strikes before entry", strikes=Strikes(count=2, zilch_before_entry=True)),
    _sheet("a fine", strikes=Strikes(count=2, effect="penalty", penalty=20, score_floor=True),
           **_PLAIN),
    _sheet("strikes and bonus turns", strikes=Strikes(count=2), turn=Turn(hot_dice="bonus_turn")),
]  # fmt: skip

_ENDS_TURN = Scoring(singles={1: 20, 5: 10})
AMONG_FOUR = [
    _sheet("first to the target", scoring=_ENDS_TURN),
    _sheet("no entry", scoring=_ENDS_TURN, entry=None),
    _sheet("entry in one throw and a last turn", scoring=_ENDS_TURN,
           entry=Entry(points=20, scope="throw"), end=End()),
    _sheet("exact target", scoring=_ENDS_TURN,
           end=End(endgame="first_to_target", overshoot="forfeits")),
    _sheet("one last turn", scoring=_ENDS_TURN, end=End(), entry=None),
    _sheet("one last turn, first to reach", scoring=_ENDS_TURN, end=End(tie="first_to_reach")),
    _sheet("finish the round", scoring=_ENDS_TURN, end=End(endgame="finish_round")),
    _sheet("bonus turns", scoring=_ENDS_TURN, turn=Turn(hot_dice="bonus_turn")),
    _sheet("strikes", scoring=_ENDS_TURN, strikes=Strikes(count=2), target=30),
]  # fmt: skip
