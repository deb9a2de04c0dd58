"""What happens at a table that nobody asks for: silent devices, time that is up, people who return.

A seat is its player's. Others may act for it once they have called its player, everybody has seen
that, and nobody has answered for a while.
"""

from __future__ import annotations

from greed.room.dealing import dealer_of
from greed.room.draft import Draft
from greed.room.entries import Abandoned, Back, By, Wake
from greed.room.people import Person
from greed.room.room import HOST, Room


def roll(draft: Draft) -> None:
    """Let the dice fall for which all links have come; nothing if some are missing."""
    if draft.room.rolling:
        draft.by = draft.room.asked_by
        draft.roll(draft.means.links)


def silence(draft: Draft, by: By | None = None) -> bool:
    """Give up a roll for which devices have been silent; say whether any have.

    `by`: who acts for the player that has asked for it, and is away; the turn is lost then. So it
    is if nobody plays the seat any more.
    """
    room = draft.room
    if not room.rolling:
        return False
    if by is None and taken_over(room):
        by = "bot"
    dealer = dealer_of(room, draft.means.secret, draft.means.links)
    void = (dealer.void(away=True) if by else None) or dealer.void()
    if void is None:
        return False
    draft.by = by or room.asked_by
    draft.say(void)
    return True


def taken_over(room: Room) -> bool:
    """Say whether a bot has the seat by now whose player asked for the roll that is being made."""
    return bool(room.state and room.seats[room.state.seat].bot and room.asked_by == "seat")


def time_up(draft: Draft) -> None:
    """Play the turn of a seat whose time is up; nothing if nobody's is."""
    room = draft.room
    if room.deadline is None or room.deadline > draft.means.now:
        return
    draft.by = "clock"
    if room.rolling:
        silence(draft, "clock")
    else:
        draft.play_turn()


def wake(draft: Draft) -> None:
    """Let the clock run again at a table that somebody has come back to."""
    if draft.room.asleep and draft.room.status == "playing":
        draft.take(Wake())


def answer(draft: Draft, person: Person) -> None:
    """Have everybody know that a player who was called is there; nothing if nobody was.

    Whose own roll waits for the own device is not there, whatever else is connected.
    """
    room = draft.room
    mine = {*person.holds(room), *((HOST,) if person.hosts(room) else ())}
    asked = room.course and room.course.asked
    if asked and asked.by not in {link.device for link in draft.means.links}:
        mine = {seat for seat in mine if seat == HOST or room.device_of(seat) != asked.by}
    draft.take(*(Back(seat=seat) for seat in sorted(mine & room.called.keys())))


def give_up(draft: Draft, *, unstarted: bool = False) -> None:
    """Give up a game that nobody comes back to; `unstarted`: only one that hasn't begun."""
    if not draft.room.ended and (not unstarted or draft.room.state is None):
        draft.take(Abandoned())


def bot_to_move(room: Room) -> str | None:
    """Return the bot that has to move in a room now; None if it isn't a bot's to."""
    state = room.state
    if state is None or room.status != "playing" or room.rolling:
        return None
    if room.real and state.phase == "throw":
        return None
    return room.seats[state.seat].bot
