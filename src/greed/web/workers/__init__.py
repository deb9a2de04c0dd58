"""Work that would hold the event loop up, done by processes of their own, under limits.

There is one kind of process (`process`), asked one question after the other; `questions` is what
both sides say. A `crew` starts such processes, asks them, and replaces those that overrun. `desk`
brings it sheets, bots and pictures, and `coach` positions and games; what the coach thinks of them
(`thoughts`) and how a sheet is solved (`solution`) is worked out on the other side.
"""
