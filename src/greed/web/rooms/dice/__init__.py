"""Verifiable dice in a room: devices, statements, and what the room shows of them."""
