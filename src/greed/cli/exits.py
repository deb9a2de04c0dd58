"""How the program ends: the exit codes, and the exception that carries one."""

from __future__ import annotations

__all__ = ["BAD_INPUT", "FINE", "INTERRUPTED", "NO", "Refused"]

FINE = 0
NO = 1
"""The answer to the question is no: no keep, a faulty sheet, nothing to resume."""
BAD_INPUT = 2
INTERRUPTED = 130
"""Ctrl-C, as shells expect it."""


class Refused(Exception):
    """The command cannot go on; the message is what the user reads, on one line if it can be."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code
