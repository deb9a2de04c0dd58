"""What several devices have to say before it counts."""

from __future__ import annotations

__all__ = ["Votes"]


class Votes:
    """Who has said what about whom, for what needs more than one voice.

    A device's later word about the same thing replaces its earlier one, so there are never many.
    """

    def __init__(self, votes: dict[tuple[str, int], dict[int, tuple[object, ...]]]) -> None:
        self._votes = {about: dict(voices) for about, voices in votes.items()}

    def copy(self) -> Votes:
        """Return votes that can go on by themselves."""
        return Votes(self._votes)

    def add(self, by: int, word: str, about: int, *what: object) -> None:
        """Count a voice."""
        self._votes.setdefault((word, about), {})[by] = what

    def voices(self, word: str, about: int, *what: object) -> frozenset[int]:
        """Return who has said this."""
        voices = self._votes.get((word, about), {})
        return frozenset(voter for voter, said in voices.items() if said == what)

    def has(self, voters: frozenset[int], word: str, about: int, *what: object) -> bool:
        """Say whether all of these have said the same, this."""
        return voters <= self.voices(word, about, *what)

    def drop(self, word: str, about: int | None = None) -> None:
        """Forget what was said about one device or seat, or all that begins with a word."""
        for key in list(self._votes):
            if key[0] == word and about in (None, key[1]):
                del self._votes[key]
