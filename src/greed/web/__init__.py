"""Greed over HTTP and WebSockets: rooms, seats, people, time. The game itself is `greed.core`.

A room is the fold of its log. What somebody asks for is drafted on a copy of the table, stored as
the next step if nobody was quicker, and only then folded and told.

    _board              the game, event by event
    _signed             the same where devices sign: attempts, devices, statements
    table               all of a room: its game, its people, its clock
    proofs              a session of `greed.fair`, when things were said, the server's part in it
    devices             devices prepared for a start, and the start text
    draft, dealing      drafts with and without statements; what the server says to a statement
    saying, playing     what devices and people ask for, and who may
    proven, views       what is shown of the dice and of the game
    telling             what is told of what happened
    recording           the record, with the proof of its dice
    workers             processes with limits: sheets, bots and the coach never run on the loop
"""
