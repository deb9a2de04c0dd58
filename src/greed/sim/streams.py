"""The random words of a simulation: one stream per game, any word of it at once.

The generator is SplitMix64 (Steele, Lea and Flood, 2014) read as a counter. All arithmetic is
modulo 2^64:

    key      = mix(seed + STEP)
    start(k) = mix(key + k * GAME)                   for game k of the run
    word(j)  = mix(start(k) + (j + 1) * STEP)        the j-th word of the game

Throw j of a game uses half a word: throw 2i the upper 32 bits of word(i), throw 2i + 1 the lower
32 bits. They choose what the throw comes to by an alias table (Walker 1977) of 2^b slots, the least
power of two that holds all results: the upper b bits choose the slot, the other 32 - b are the coin
that decides between the slot's two results. Weights are whole numbers of ordered throws, so tables
are built without rounding; only the cuts are rounded, and each chance is right to 2^-32 a slot.
The dice of a result that falls in many ways come from a second stream, which starts at
mix(start(k) ^ DICE), and choices that are drawn from a third.

A game's words depend on the seed and its number alone, so workers and batches do not matter.
"""

from __future__ import annotations

STEP = 0x9E3779B97F4A7C15
GAME = 0xD1342543DE82EF95
DICE = 0x6A09E667F3BCC909
_M1 = 0xBF58476D1CE4E5B9
_M2 = 0x94D049BB133111EB
_WORD = (1 << 64) - 1


def mix(word: int) -> int:
    """Return SplitMix64's scrambling of a 64-bit word, a bijection.

    >>> hex(mix(STEP))  # the generator's first output from state 0
    '0xe220a8397b1dcdaf'
    """
    word = (word ^ (word >> 30)) * _M1 & _WORD
    word = (word ^ (word >> 27)) * _M2 & _WORD
    return word ^ (word >> 31)


def game_key(seed: int) -> int:
    """Return the key from which the streams of all games of a seed start."""
    return mix((seed + STEP) & _WORD)


class Stream:
    """The words of one game of a run.

    >>> stream = Stream(seed=1, game=0)
    >>> stream.bits(0) << 32 | stream.bits(1) == stream.word(0)
    True
    """

    def __init__(self, seed: int, game: int) -> None:
        self.start = mix((game_key(seed) + game * GAME) & _WORD)
        self._dice = mix(self.start ^ DICE)

    def word(self, number: int) -> int:
        """Return a word of the stream."""
        return mix((self.start + (number + 1) * STEP) & _WORD)

    def bits(self, throw: int) -> int:
        """Return the 32 bits that choose what a throw comes to."""
        word = self.word(throw >> 1)
        return word & 0xFFFFFFFF if throw & 1 else word >> 32

    def dice(self, throw: int) -> int:
        """Return the 64 bits that choose among the dice that come to it."""
        return mix((self._dice + (throw + 1) * STEP) & _WORD)
