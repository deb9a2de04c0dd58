"""Greed over HTTP and WebSockets: rooms, seats, people, time. The game itself is `greed.core`.

A room is a frozen value, the fold of its log. What somebody asks for is drafted: the same fold over
entries that aren't stored yet. If nobody was quicker they are stored as the next step, and the room
that the draft has come to takes the place of the one before.

    rooms       `room` is the value, `fold` what an entry makes of it; `draft` decides, `registry`
                stores and swaps; the rest are verbs: of people, hosts, devices, bots and clocks
    workers     processes with limits: sheets, bots and the coach never run on the loop
    http, ws    the ways in: requests, sockets, streams, and a guard before each connection
"""
