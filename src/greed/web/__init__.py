"""Greed over HTTP and WebSockets. The table itself is `greed.room`; here it meets many people.

What each file is for:

    serve, app      a process that listens; what lives as long as it does
    gate, limits    what every request and socket passes first
    endpoints       what a way in is; then `about`, `api`, `meetings`, `page` and `socket`
    rooms, live     the rooms of a process: found, made, stored, woken by time
    pool            worker processes that think: sheets, bots and the coach never run on the loop
"""
