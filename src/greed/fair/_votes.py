"""What several devices have to say before it counts."""

from __future__ import annotations

__all__ = ["Votes"]

_NOBODY: frozenset[int] = frozenset()


class Votes:
    """Who has said what, for what needs more than one voice; the same voice counts once.

    Each thing is a tuple that begins with a word and what it is about, as ("void", 2).
    """

    def __init__(self, votes: dict[tuple[object, ...], frozenset[int]] | None = None) -> None:
        self._votes = dict(votes or {})

    def copy(self) -> Votes:
        """Return votes that can go on by themselves."""
        return Votes(self._votes)

    def add(self, by: int, *what: object) -> None:
        """Count a voice."""
        self._votes[what] = self._votes.get(what, _NOBODY) | {by}

    def has(self, voters: frozenset[int], *what: object) -> bool:
        """Say whether all of these have said it."""
        return voters <= self._votes.get(what, _NOBODY)

    def drop(self, *about: object) -> None:
        """Forget everything that begins so."""
        self._votes = {
            what: who for what, who in self._votes.items() if what[: len(about)] != about
        }
