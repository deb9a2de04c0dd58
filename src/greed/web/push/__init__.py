"""Web Push: short notes to devices whose page is closed, sealed for them alone.

The services of the browsers carry the notes. They learn which server sends to which device, and
nothing of what is sent.
"""

from greed.web.push.keys import PushKey, make_key, push_key
from greed.web.push.sealing import Device, seal
from greed.web.push.sender import Note, Sender

__all__ = ["Device", "Note", "PushKey", "Sender", "make_key", "push_key", "seal"]
