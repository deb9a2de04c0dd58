"""What an undo takes back: choices alone where dice roll themselves, else anything typed in."""

from __future__ import annotations

from greed.core.errors import IllegalMove
from greed.core.game import legal_moves
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.people import is_change
from greed.room.room import Room


def undoes(room: Room) -> int:
    """Return how many events an undo takes back: the last one, or all since somebody chose.

    At one screen that is a choice made since the dice fell; with real dice any throw or choice that
    was typed, and whatever followed from it without a word.

    Raises:
        IllegalMove: nothing can be taken back; the message says why.
    """
    if not (room.real or room.setup.undo):
        raise IllegalMove(say("refused-undo"))
    count, past = 1, room.past
    while past is not None and room.setup.undo and not is_change(past.event):
        before, event = past.state, past.event
        if not isinstance(event, Move):
            if room.real:
                break
            raise IllegalMove(say("undo-fallen"))
        if bot := room.seats[before.seat].bot and room.seats[before.seat].name:
            if not room.real:
                raise IllegalMove(say("undo-moved", player=bot))
        elif len(legal_moves(before)) != 1:
            break
        count, past = count + 1, past.before
    if past is None:
        raise IllegalMove(say("undo-nothing"))
    return count
