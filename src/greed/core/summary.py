"""A state as people read it: what `str(state)` says, with the players' names if they are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greed.core.game import legal_moves
from greed.core.messages import number, say
from greed.core.outcome import outcome
from greed.core.position import position
from greed.core.sentences import spoken
from greed.core.state import OFF, ON, State
from greed.core.turn_end import why_no_bank


def summary(state: State, names: Sequence[str] = ()) -> str:
    """Return a state as two to four short lines: the scores, the turn, and what is possible.

    >>> import greed
    >>> state = greed.throw(greed.start(greed.load("official")), [1, 1, 5, 2, 3])
    >>> print(greed.apply(state, "keep 1 1 5"))
    official, target 10,000. Player 1: 0 (not on the board); Player 2: 0 (not on the board)
    Player 1 has 250 points this turn and 2 dice to roll
    Legal: roll (no bank: 600 needed in one turn to get on the board: 250 so far)
    """
    return "\n".join(_lines(state, names or [say("seat", seat=n + 1) for n in range(state.seats)]))


def _lines(state: State, names: Sequence[str]) -> Iterator[str]:
    sheet = state.rules.sheet
    scores = "; ".join(_score(state, seat, names[seat]) for seat in range(state.seats))
    title = sheet.name or sheet.title
    yield say("position-head", sheet=title, target=sheet.target, scores=scores)
    if state.final and not state.over:
        yield say("position-final", spoken(names[state.final.leader]))
    yield str(outcome(state)) if state.over else _turn(state, names[state.seat])
    legal = legal_moves(state)
    if legal:
        closed = why_no_bank(state) if state.phase == "decide" else None
        said = say("position-legal", moves=", ".join(map(str, legal)))
        yield f"{said} {say('position-no-bank', reason=closed)}" if closed else said


def _score(state: State, seat: int, name: str) -> str:
    standing, strikes = state.standing[seat], state.strikes[seat]
    marks = [f"{spoken(name)['player']}: {number(state.scores[seat])}"]
    if standing != ON:
        marks.append(say("position-off" if standing == OFF else "position-off-again"))
    if strikes:
        marks.append(say("position-strikes", strikes=strikes))
    if seat in state.away:
        marks.append(say("position-away"))
    return " ".join(marks)


def _turn(state: State, name: str) -> str:
    what = state.offer or state
    fields = {"dice": what.hand.dice, "points": what.points, "thrown": state.throw}
    return say(f"position-{state.phase}", {**fields, **spoken(name)})


# A state cannot import what is legal in it, so its words are handed to it here.
def _shown(state: State) -> str:
    return f"<State {position(state)}>"


State.__str__ = summary  # type: ignore[method-assign, assignment]
State.__repr__ = _shown  # type: ignore[method-assign, assignment]
