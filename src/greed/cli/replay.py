"""`greed replay`: a game again."""

from __future__ import annotations

__all__ = ["replay"]


def replay() -> None:
    """Show a game again."""
