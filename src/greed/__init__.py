"""Greed: a family of dice games, played, refereed, and (with its extras) solved.

A sheet holds the rules, a state holds the game, and pure functions lead from state to state.

>>> import greed
>>> state = greed.start(greed.load("official"), seats=2)
>>> state = greed.throw(state, [1, 1, 5, 2, 3])
>>> state = greed.apply(state, "keep 1 1 5")
>>> state.points, list(map(str, greed.legal_moves(state)))
(250, ['roll'])
>>> greed.legal_moves(state).why_not("bank")
'600 needed in one turn to get on the board: 250 so far'
"""

from importlib import import_module
from typing import TYPE_CHECKING

from greed.core.declared import declare
from greed.core.errors import (
    GreedError,
    IllegalMove,
    MalformedMove,
    MoveError,
    PositionError,
    RecordError,
    SetupError,
    SheetError,
    StaleMove,
    ThrowError,
    Unsolvable,
)
from greed.core.events import (
    Banked,
    BonusTurn,
    Bust,
    CameBack,
    Entered,
    FinalRound,
    Fine,
    Forfeited,
    GameEvent,
    HotDice,
    Joined,
    MissedOpening,
    OfferMade,
    OfferPassed,
    OfferTaken,
    Reset,
    SatOut,
    Saved,
    ScoreToBeat,
    Spared,
    Strike,
    Won,
    events,
)
from greed.core.game import LegalMoves, apply, chances, forfeit, legal_moves, start, throw
from greed.core.identity import sheet_hash
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.core.moves import ACCEPT, BANK, DECLINE, FORFEIT, JOIN, ROLL, Move, parse_move
from greed.core.outcome import Outcome, Termination, outcome
from greed.core.people import change
from greed.core.position import position
from greed.core.record import Record, replay
from greed.core.sentences import Sentence, sentence
from greed.core.sheet import Sheet
from greed.core.state import Offer, State
from greed.core.text import from_text, to_text
from greed.core.turn import Hand
from greed.core.walk import hands, moves
from greed.languages import use as _  # noqa: F401 - the words of everything above
from greed.sheets import load, loads, parse_position, presets, variants

__all__ = [
    "ACCEPT",
    "BANK",
    "DECLINE",
    "FORFEIT",
    "JOIN",
    "ROLL",
    "Banked",
    "BonusTurn",
    "Bust",
    "CameBack",
    "Entered",
    "FinalRound",
    "Fine",
    "Forfeited",
    "Game",
    "GameEvent",
    "GreedError",
    "Hand",
    "HotDice",
    "IllegalMove",
    "Joined",
    "LegalMoves",
    "MalformedMove",
    "MissedOpening",
    "Move",
    "MoveError",
    "Offer",
    "OfferMade",
    "OfferPassed",
    "OfferTaken",
    "Outcome",
    "PositionError",
    "Record",
    "RecordError",
    "Reset",
    "SatOut",
    "Saved",
    "ScoreToBeat",
    "Sentence",
    "SetupError",
    "Sheet",
    "SheetError",
    "Spared",
    "StaleMove",
    "State",
    "Strike",
    "Termination",
    "ThrowError",
    "Unsolvable",
    "Won",
    "apply",
    "chances",
    "change",
    "declare",
    "events",
    "forfeit",
    "from_jsonl",
    "from_text",
    "hands",
    "legal_moves",
    "load",
    "loads",
    "moves",
    "outcome",
    "parse_move",
    "parse_position",
    "position",
    "presets",
    "replay",
    "sentence",
    "sheet_hash",
    "start",
    "throw",
    "to_jsonl",
    "to_text",
    "variants",
]

if TYPE_CHECKING:
    from greed.game import Game

    __version__: str


def __getattr__(name: str) -> object:
    if name == "Game":  # with the bots that it seats, which `import greed` need not load
        return import_module("greed.game").Game
    if name != "__version__":
        raise AttributeError(f"module 'greed' has no attribute {name!r}")
    from importlib.metadata import version  # which takes longer than all of greed

    return version("greed-dice")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
