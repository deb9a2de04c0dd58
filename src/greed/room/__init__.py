"""A table: who sits there, what is played, what may be asked for, and what everybody sees.

A `Room` is a frozen value, and `fold` says what an entry of its log makes of it. A person asks for
something (`Ask`), `decide` finds the entries that come of it, and a `Host` keeps them and tells
everybody. A `View` is all that a screen draws, for one person in one language.

>>> from greed import Record, load, room
>>> from greed.room.ask import Move
>>> record = Record(sheet=load("koans"), seats=("Ann", "Bob"))
>>> table = room.resumed(record, room.key_of("secret"), now=0.0)
>>> log, dice = list[room.Step](), (2, 3, 4, 6, 6)
>>> host = room.Host(table, now=lambda: 0.0, store=log.append, throw=lambda state: dice)
>>> person = room.Person(("secret",))
>>> host.ask(person, Move(move="throw", ply=0)).ply
1
>>> [line.text for news in host.view(person, since=0).news for line in news.lines]
['Ann rolls 2 3 4 6 6.', 'Bust! No points to lose.']
"""

from greed.room.ask import Ask, Create, Done, SeatSetup
from greed.room.choices import Choice, GameView
from greed.room.decide import decide
from greed.room.draft import Change, Draft, Means, Step
from greed.room.entries import By, Entry, HostKey, Seating, Setup, decode_step, encode_step
from greed.room.fold import fold
from greed.room.host import Host, Listener, replayed, system_dice
from greed.room.opening import Opening, opening, opening_again
from greed.room.people import BOT, Person, key_of, new_code, new_token, new_watch
from greed.room.record import Recorder, recorded, resumed, seated
from greed.room.refusal import ErrorCode, Problem, Refusal, problem_of
from greed.room.room import ABSENCE, HOST, Room, Seat
from greed.room.told import Happened, Told
from greed.room.view import News, View, lines, view

__all__ = [
    "ABSENCE",
    "BOT",
    "HOST",
    "Ask",
    "By",
    "Change",
    "Choice",
    "Create",
    "Done",
    "Draft",
    "Entry",
    "ErrorCode",
    "GameView",
    "Happened",
    "Host",
    "HostKey",
    "Listener",
    "Means",
    "News",
    "Opening",
    "Person",
    "Problem",
    "Recorder",
    "Refusal",
    "Room",
    "Seat",
    "SeatSetup",
    "Seating",
    "Setup",
    "Step",
    "Told",
    "View",
    "decide",
    "decode_step",
    "encode_step",
    "fold",
    "key_of",
    "lines",
    "new_code",
    "new_token",
    "new_watch",
    "opening",
    "opening_again",
    "problem_of",
    "recorded",
    "replayed",
    "resumed",
    "seated",
    "system_dice",
    "view",
]
