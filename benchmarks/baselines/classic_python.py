"""Classic, two players banking at 300, in plain Python: the way a program is first written.

Dice are thrown one by one and scored where they lie; no table, no library beyond `random`.
"""

import random

TARGET, ENTRY, THRESHOLD = 10_000, 500, 300
STRAIGHT = [1, 1, 1, 1, 1, 1]


def best_keep(dice: list[int]) -> tuple[int, int]:
    """Return the most points that a throw is worth and the fewest dice that make them."""
    counts = [dice.count(face) for face in range(1, 7)]
    if counts == STRAIGHT:
        return 1200, 6
    points = kept = 0
    for face, count in enumerate(counts, 1):
        if count >= 3:
            points += (1000 if face == 1 else 100 * face) << (count - 3)
            kept += count
        elif face == 1:
            points += 100 * count
            kept += count
        elif face == 5:
            points += 50 * count
            kept += count
    if counts.count(2) == 3 and points < 800:
        return 800, 6
    return points, kept


def play_turn(score: int, rng: random.Random) -> tuple[int, int, bool]:
    """Return the points of a turn, its throws, and whether it was a bust."""
    points = throws = 0
    left = 6
    while True:
        throws += 1
        gain, kept = best_keep([int(rng.random() * 6) + 1 for _ in range(left)])
        if gain == 0:
            return 0, throws, True
        points += gain
        left = left - kept or 6
        needed = THRESHOLD if score else ENTRY
        if points >= needed or score + points >= TARGET:
            return points, throws, False


def play_game(rng: random.Random, first: int) -> tuple[int, list[int], list[int], int, int]:
    """Return the winner, the scores, and the turns by seat, then all throws and busts."""
    scores, turns = [0, 0], [0, 0]
    throws = busts = 0
    seat = first
    while True:
        points, thrown, bust = play_turn(scores[seat], rng)
        scores[seat] += points
        turns[seat] += 1
        throws += thrown
        busts += bust
        if scores[seat] >= TARGET:
            return seat, scores, turns, throws, busts
        seat = 1 - seat
