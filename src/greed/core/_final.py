"""Which final rounds and winners there can be."""

from __future__ import annotations

from collections.abc import Iterator

from greed.core._scores import Fault
from greed.core.endgame import winners
from greed.core.state import ON, State

__all__ = ["end_faults"]


def end_faults(state: State) -> Iterator[Fault]:
    """Find what cannot be in the final round, and winners who have not won."""
    sheet, final, scores = state.rules.sheet, state.final, state.scores
    target, at_once = sheet.target, sheet.end.endgame == "first_to_target"
    if state.over and at_once:
        if final is not None:
            yield "final", "there is no final round: the first to reach the target wins"
        rest = [score for seat, score in enumerate(scores) if seat != state.seat]
        if scores[state.seat] < target or max(rest) >= target or state.winners != (state.seat,):
            yield "phase", f"the game is won by the player who has just banked up to {target}"
        return
    if state.over and (final is None or final.queue or final.beaten):
        yield "final", "a game that is over has had its final round, such as 1> in this field"
        return
    if final is None:
        if max(scores) >= target:
            what = "the game would be over" if at_once else "this would be the final round"
            yield "scores", f"{max(scores)} reaches the target of {target}, so {what}"
        if state.winners:
            yield "phase", "nobody has won yet"
        return
    if at_once:
        yield "final", "there is no final round: the first to reach the target wins"
    best = scores[final.leader]
    if best < target or best < max(scores) or state.standing[final.leader] != ON:
        yield (
            "final",
            (
                f"the score to beat is the highest and at least {target}:"
                f" not the {best} of player {final.leader + 1}"
            ),
        )
    yield from _queue(state)
    won = winners(state, scores, final) if state.over else ()
    if state.winners != won:
        whose = ", ".join(str(seat + 1) for seat in won) or "nobody yet"
        yield "phase", f"by these scores the winners are: {whose}"


def _queue(state: State) -> Iterator[Fault]:
    """Find turns that cannot be to come in this order."""
    sheet, final, seats = state.rules.sheet, state.final, state.seats
    assert final is not None
    kind, queue = sheet.end.endgame, final.queue
    if final.beaten and kind != "rechallenge_rounds":
        yield "final", "the ! belongs to sheets whose challenges go by rounds"
    if state.seat == final.leader and not state.over and sheet.turn.hot_dice != "bonus_turn":
        yield "final", f"player {final.leader + 1} holds the score to beat and has no turn now"
    others = tuple((state.seat + step) % seats for step in range(1, seats))
    if kind == "finish_round":
        known: int | None = (state.first - state.seat - 1) % seats
    elif kind == "rechallenge_all" or (kind == "rechallenge_rounds" and not final.beaten):
        known = (final.leader - state.seat - 1) % seats
    else:
        known = None
    passed = state.over and all(seat in state.away for seat in others[:known])
    if known is not None and queue != others[:known] and not passed:
        said = ",".join(str(seat + 1) for seat in others[:known])
        yield "final", f"the turns still to come are those of {said or 'nobody'}, in this order"
    waiting = tuple(seat for seat in others if seat in queue)
    gaps = kind != "deposed_and_waiting" and queue != others[: len(queue)]
    if queue != waiting or final.leader in queue or gaps:
        yield (
            "final",
            "the players still to come follow in playing order, and the leader is not one",
        )
    once = kind in ("single_final_turn", "finish_round")
    if once and any(state.scores[seat] >= sheet.target for seat in queue):
        yield "final", f"a player whose last turn is still to come has less than {sheet.target}"
