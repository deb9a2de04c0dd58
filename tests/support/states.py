"""States that differ from another in named fields of the board or the turn."""

from typing import Any

from msgspec.structs import replace

from greed.core.state import Board, State, Turn


def changed(state: State, **fields: Any) -> State:
    """Return a state with other values for these fields, whichever part they belong to."""
    board, turn = (
        {name: fields.pop(name) for name in part.__struct_fields__ if name in fields}
        for part in (Board, Turn)
    )
    return replace(
        state, board=replace(state.board, **board), turn=replace(state.turn, **turn), **fields
    )
