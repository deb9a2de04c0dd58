"""What a state shows of a turn that has no graph, e.g. because it can go round for ever.

Whoever plays by the rows of a turn can play such sheets as well: a state shows the decisions that
its own options lead to, and that is all that a row needs.
"""

from __future__ import annotations

from array import array

from greed.core.dice import multisets
from greed.core.game import decide
from greed.core.state import ON, Board, State, Turn
from greed.core.turn import Hand, Option, Rules
from greed.core.turn_end import why_no_bank, why_no_points
from greed.graph import NEVER, Node, TurnGraph, unit_of


def glimpse(state: State) -> TurnGraph:
    """Return a turn with the decisions of a state alone: one for each option, or the one it is at.

    How the turn ends after them holds for the points of this state.
    """
    rules, standing = state.rules, state.standing[state.seat]
    unit = unit_of(rules.sheet)
    options: tuple[Option, ...] = state.cast.options if state.cast else ()
    if not (options or state.offer):
        options = (Option((), 0, state.hand, state.may_bank),)
    offers = (state.offer.hand,) if state.offer else ()
    nodes = [Node(rules.start_hand(state.entry)), *(Node(option.hand) for option in options)]
    ends = [_ends(state, option, standing, unit) for option in options]
    return TurnGraph(
        sheet=rules.sheet,
        standing=standing,
        unit=unit,
        nodes=tuple(nodes),
        start=0,
        offers=offers,
        attempts=array("i", [0] * len(offers)),
        bust=array("d", [float(_can_bust(rules, node.hand)) for node in nodes]),
        failed=array("d", [0.0] * len(nodes)),
        least=array("i", [0] * len(nodes)),
        most=array("i", [NEVER] * len(nodes)),
        outcome_start=array("i"),
        chance=array("d"),
        option_start=array("i"),
        points=array("i"),
        decision=array("i"),
        decision_start=array("i"),
        node=array(
            "i",
            [at if o.hand.dice and not o.tally else -1 for at, o in enumerate(options, 1)],
        ),
        offer=array("i", [(len(offers) + 1) * option.tally for option in options]),
        bank_from=array("i", [bank for bank, _ in ends]),
        pass_from=array("i", [passed for _, passed in ends]),
    )


def _ends(state: State, option: Option, standing: int, unit: int) -> tuple[int, int]:
    """Return 0 for what ending the turn after an option does, recording points or not, or NEVER."""
    turn: Turn = (decide(state, option) if state.cast else state).turn
    board = Board((-NEVER * unit, 0), (standing, ON), (0, 0))  # far below the target
    after = State(state.rules, board, _seated_first(turn))
    if why_no_points(after, tally=option.tally) is None and (
        option.tally or why_no_bank(after) is None
    ):
        return 0, NEVER
    return NEVER, 0 if option.tally or why_no_bank(after) is None else NEVER


def _seated_first(turn: Turn) -> Turn:
    return Turn(0, "decide", turn.hand, turn.points, turn.inherited, turn.best_throw, turn.may_bank)


def _can_bust(rules: Rules, hand: Hand) -> bool:
    casts = (rules.cast(hand, fallen) for fallen in multisets(hand.dice, rules.sheet.dice.faces))
    return any(not (cast.ways or cast.missed) for cast in casts)
