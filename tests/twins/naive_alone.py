"""A slow twin of the solvers of turns: dictionaries over states of the core, swept until still.

It knows nothing of arrays, rows or tails: it throws dice and makes moves.
"""

from collections.abc import Callable

from tests.support.states import changed

import greed
from greed import State
from greed.core.dice import throws
from greed.core.game import apply, legal_moves, throw
from greed.core.state import ON, OUT

Position = tuple[int, int, int]
"""Score, standing and strikes of the player."""

End = tuple[str, Position]
Alternative = State | End
Tree = dict[State, list[tuple[float, list[Alternative]]]]


def turn_of(sheet: greed.Sheet, position: Position) -> State:
    """Return the state in which a turn begins."""
    score, standing, strikes = position
    state = greed.start(sheet)
    entry = None if standing == ON else state.rules.entry_rule(again=standing == OUT)
    return changed(
        state,
        scores=(score, *state.scores[1:]),
        standing=(standing, *state.standing[1:]),
        strikes=(strikes, *state.strikes[1:]),
        hand=state.rules.start_hand(entry),
    )


def grow(begin: State, limit: int) -> Tree:
    """Return every throw that a turn can come to and what it leads to.

    Points of the turn are counted up to a limit, above which they change nothing.
    """
    tree: Tree = {}
    waiting = [begin]
    while waiting:
        state = waiting.pop()
        if state in tree:
            continue
        found = []
        for fallen, chance in throws(state.hand.dice, state.rules.sheet.dice.faces).items():
            alternatives = _alternatives(throw(state, fallen), limit)
            found.append((float(chance), alternatives))
            waiting += [each for each in alternatives if isinstance(each, State)]
        tree[state] = found
    return tree


def _alternatives(state: State, limit: int) -> list[Alternative]:
    """Return where the player can bring the game from here before dice fall or the turn ends."""
    if state.phase == "keep":
        found: list[Alternative] = []
        for move in legal_moves(state):
            after = apply(state, move)
            if after.phase == "decide":
                found += _alternatives(after, limit)
            elif after.seat == 0 and not after.over:
                found.append(("bonus", _position(after)))
            else:
                found.append(("end", _position(after)))
        return found
    if state.phase == "decide":
        found = []
        for move in legal_moves(state):
            after = apply(state, move)
            if str(move) == "roll":
                points = min(after.points, limit)
                found.append(changed(after, points=points, ply=0))
            else:
                found.append(("end", _position(after)))
        return found
    return [("bust", _position(state))]


def _position(state: State) -> Position:
    return state.scores[0], state.standing[0], state.strikes[0]


def settle(
    tree: Tree, worth: Callable[[End], float], held: dict[State, float], close: float = 1e-13
) -> dict[State, float]:
    """Return the highest value of every throw, given what the ends of a turn are worth."""
    for _ in range(100_000):
        if sweep(tree, worth, held) < close:
            return held
    raise AssertionError("the twin does not settle")


def sweep(tree: Tree, worth: Callable[[End], float], held: dict[State, float]) -> float:
    """Work out every throw once from what is held; return the largest change."""
    change = 0.0
    for state in sorted(tree, key=lambda state: -state.points):
        value = 0.0
        for chance, alternatives in tree[state]:
            value += chance * max(
                [
                    held.get(each, 0.0) if isinstance(each, State) else worth(each)
                    for each in alternatives
                ]
            )
        change = max(change, abs(value - held.get(state, 0.0)))
        held[state] = value
    return change


def best_points(begin: State, cap: int) -> float:
    """Return the expected points of the best turn, points above the cap being worth nothing."""
    score, standing = begin.scores[0], begin.standing[0]
    sheet = begin.rules.sheet
    fresh = {kind: turn_of(sheet, (score, kind, 0)) for kind in (ON, standing)}
    again = dict.fromkeys(fresh, 0.0)  # a bonus turn, on the board and not on it

    def worth(end: End) -> float:
        kind, position = end
        gained = float(min(position[0] - score, cap))
        return gained + again[position[1]] if kind == "bonus" else gained

    tree = grow(begin, cap)
    if any(
        not isinstance(each, State) and each[0] == "bonus"
        for found in tree.values()
        for _, alternatives in found
        for each in alternatives
    ):
        for kind, state in fresh.items():
            bonus = grow(state, cap)
            for _ in range(200):
                again[kind] = settle(bonus, worth, {})[state]
    return settle(tree, worth, {})[begin]


def fewest_turns(sheet: greed.Sheet, begin: Position, lowest: int) -> dict[Position, float]:
    """Return the expected turns to the target from every position that a race alone comes to."""
    margin = sheet.turn.minimum_bank + max(
        [entry.points for entry in (sheet.entry,) if entry], default=0
    )
    trees: dict[Position, tuple[State, Tree]] = {}
    waiting = [begin]
    while waiting:
        position = waiting.pop()
        if position in trees or position[0] >= sheet.target or position[0] < lowest:
            continue
        state = turn_of(sheet, position)
        tree = grow(state, sheet.target - position[0] + margin + 50)
        trees[position] = state, tree
        waiting += [
            each[1]
            for found in tree.values()
            for _, alternatives in found
            for each in alternatives
            if not isinstance(each, State)
        ]
    turns: dict[Position, float] = {}
    held: dict[Position, dict[State, float]] = {position: {} for position in trees}

    def left(end: End) -> float:
        kind, position = end
        if position[0] >= sheet.target:
            return 0.0
        if position[0] < lowest:
            position = (lowest, *position[1:])
        return turns.get(position, 0.0) + (1.0 if kind == "bonus" else 0.0)

    for _ in range(100_000):
        change = 0.0
        for position, (state, tree) in sorted(trees.items(), reverse=True):
            change = max(change, sweep(tree, left, held[position]))
            following = held[position][state] - 1.0
            change = max(change, abs(following - turns.get(position, 0.0)))
            turns[position] = following
        if change < 1e-12:
            return {position: -value for position, value in turns.items()}
    raise AssertionError("the twin does not settle")
