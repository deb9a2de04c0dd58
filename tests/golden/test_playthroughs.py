"""One game of every sheet written out, state by state; a missing file fails.

What the rules mean shows in these files: whoever changes them sees where a game goes another way.
"""

from pathlib import Path

import pytest
from tests.support.games import SHEETS

import greed
from greed import State
from greed.core.record import Event
from greed.core.turn_end import why_no_bank
from greed.testing import careful, careless, play

FOLDER = Path(__file__).parent / "playthroughs"
SEATS, SEED = 3, 7
AT_FIRST, AT_LAST = 60, 25


def written(state: State) -> list[str]:
    """A state for the eye: its position line, and what can be asked of it."""
    lines = [greed.position(state)]
    if state.final:
        lines.append(f"  score to beat: {state.score_to_beat} of seat {state.final.leader + 1}")
    if state.entry and not state.over:
        lines.append(f"  entry: {state.entry_progress} of {state.entry.points}")
    if state.phase == "throw":
        chances = greed.chances(state)
        after = {throw: greed.throw(state, throw).phase for throw in chances}
        bust = sum(chances[throw] for throw in after if after[throw] not in ("keep", "decide"))
        lines.append(f"  chance: {len(chances)} throws, {bust} of them end the turn")
    elif state.over:
        lines.append(f"  won by seat {' and '.join(str(seat + 1) for seat in state.winners)}")
    else:
        lines.append(f"  legal: {', '.join(map(str, greed.legal_moves(state)))}")
    if state.phase == "decide" and (reason := why_no_bank(state)):
        lines.append(f"  no bank: {reason}")
    return lines


def said(event: Event) -> str:
    return f"> {event}" if isinstance(event, greed.Move) else f"> throw {' '.join(map(str, event))}"


@pytest.mark.parametrize("name", SHEETS)
def test_a_game_of_a_sheet_goes_as_it_is_written(name: str, golden):
    sheet = greed.load(name)
    steps = list(play(sheet, [careful, careless, careful], SEED))
    assert steps[-1][2].over
    heading = f"{sheet.title} ({name}, {greed.sheet_hash(sheet)})"
    blocks = [f"{heading}: {SEATS} seats, {len(steps)} events"]
    told = ["\n".join([*written(before), said(event)]) for before, event, _ in steps]
    if (left_out := len(steps) - AT_FIRST - AT_LAST) > 0:
        told[AT_FIRST:-AT_LAST] = [f"... {left_out} events later ..."]
    blocks += told
    blocks.append("\n".join(written(steps[-1][2])))
    golden(f"playthroughs/{name}.txt", "\n\n".join(blocks) + "\n")


def test_every_playthrough_is_of_a_sheet_there_is():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SHEETS)
