"""Who wins at classic? A proof in whole numbers, from the rules alone.

    greed certify classic -o classic.cert
    python check_classic.py classic.cert

This program shares nothing with Greed. Wherever a turn begins, the certificate says how often the
player to move wins if both play perfectly, at least and at most, in units of 2^-46. That is proven
once every turn is worth more than the least and less than the most: docs/certificates.md says why.
Points are counted in units of 50.
"""

import sys
import zlib
from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ONE = 1 << 46
TARGET, ENTRY = 200, 10
SINGLES = {1: 2, 5: 1}
TRIPLES = {1: 20, 2: 4, 3: 6, 4: 8, 5: 10, 6: 12}


def score(dice: Counter[int]) -> int:
    """Return what dice score together; 0 unless all of them do."""
    if len(dice) == 6:
        return 24  # a straight
    if sorted(dice.values()) == [2, 2, 2]:
        return 16  # three pairs
    parts = [
        TRIPLES[face] << n - 3 if n >= 3 else n * SINGLES.get(face, 0) for face, n in dice.items()
    ]
    return sum(parts) if all(parts) else 0


def dice_of(count: int) -> list[Counter[int]]:
    """Return all ways in which this many dice can lie, whatever their order."""
    return [Counter(dice) for dice in combinations_with_replacement(range(1, 7), count)]


def throw(count: int) -> dict[frozenset[tuple[int, int]], int]:
    """Return what a throw may allow, and how often: points to keep, and dice to roll after that."""
    keeps = [
        (kept, score(kept), count - n or 6) for n in range(1, count + 1) for kept in dice_of(n)
    ]
    allowed: Counter[frozenset[tuple[int, int]]] = Counter()
    for dice in dice_of(count):
        options = frozenset(
            (points, left) for kept, points, left in keeps if points and kept <= dice
        )
        allowed[options] += factorial(count) // prod(map(factorial, dice.values()))
    return allowed


def read(file: bytes, target: int = TARGET) -> NDArray[np.int64]:
    """Return the bounds [least or most, mine, other], by the distances of both to the target.

    A distance of 0 stands for a player who isn't on the board yet.
    """
    planes = np.frombuffer(zlib.decompress(file.partition(b"\n")[2]), np.uint8).reshape(8, 2, -1)
    numbers = sum(plane.astype(np.int64) << 56 - 8 * k for k, plane in enumerate(planes))
    off, other, mine, on = np.split(numbers, [1, 1 + target, 1 + 2 * target], axis=1)
    both = np.concatenate([mine[:, :, None], on.reshape(2, target, target)], axis=2)
    return np.concatenate([np.concatenate([off, other], axis=1)[:, None], both], axis=1)


def check(bounds: NDArray[np.int64]) -> bool:
    """Return whether what every turn is worth bears the bounds out."""
    throws = {count: throw(count) for count in range(1, 7)}
    reach = max(points for thrown in throws.values() for keeps in thrown for points, _ in keeps)
    places = bounds.shape[1]
    holds = ((bounds >= 0) & (bounds <= ONE)).all()
    for up in (0, 1):
        passed = ONE - bounds[1 - up]  # what it is worth to me that the other one is to move
        for mine in range(places):
            far = mine or places - 1
            worth = np.full((far + reach, 7, places), ONE)  # by points and dice: first, I have won
            for points in reversed(range(far)):
                banked = passed[:, far - points if mine or points >= ENTRY else 0]
                for count, thrown in throws.items():
                    total = np.full(places, up * (6**count - 1))
                    for keeps, ways in thrown.items():
                        after = [worth[points + more, left] for more, left in keeps]
                        total += ways * np.max(after or [passed[:, mine]], axis=0)
                    rolled = total // 6**count
                    worth[points, count] = np.maximum(rolled, banked) if points else rolled
            claim, turn = bounds[up, mine], worth[0, 6]
            holds &= (
                (claim == ONE) | (turn < claim) if up else (claim == 0) | (turn > claim)
            ).all()
    return bool(holds)


def main(arguments: list[str]) -> None:
    """Check the file that is named; end with what it proves, or with why it proves nothing."""
    if len(arguments) != 1:
        sys.exit("usage: python check_classic.py CERTIFICATE")
    try:
        bounds = read(Path(arguments[0]).read_bytes())
    except OSError as error:
        sys.exit(str(error))
    except (ValueError, zlib.error):
        sys.exit("this is no certificate of classic: greed certify classic -o FILE makes one")
    if not check(bounds):
        sys.exit("this certificate is false")
    low, high = bounds[:, 0, 0]
    print(f"{low} / 2^46 <= P(first) <= {high} / 2^46, about {low / ONE:.8f}")


if __name__ == "__main__":
    main(sys.argv[1:])
