"""Writes tests/golden/fair_vectors.json, from code that shares nothing with the implementation.

Run it again only with a new version of docs/fair-dice.md.
"""

import hashlib
import hmac
import json
import random
from pathlib import Path

WHERE = Path(__file__).parents[1] / "golden" / "fair_vectors.json"
SEEDS = ["", "red", "Grüße", "🎲", "a b", "0" * 64, "' OR 1=1", "12"]


def field(value):
    raw = value.encode("utf-8") if isinstance(value, str) else value
    return len(raw).to_bytes(4, "big") + raw


def promised(secret, game, sheet, seats):
    text = field("greed-fair-1 commit") + field(secret) + field(game) + field(sheet)
    return hashlib.sha256(text + field(seats.to_bytes(4, "big"))).hexdigest()


def thrown(secret, game, seeds, number, dice, faces, chain):
    start = field("greed-fair-1 throw") + field(game) + field(len(seeds).to_bytes(4, "big"))
    for seed in seeds:
        start += field(seed)
    start += field(number.to_bytes(8, "big")) + field(len(chain).to_bytes(4, "big"))
    for value in chain:
        start += field(value)
    found: list[int] = []
    block = 0
    while len(found) < dice:
        message = start + field(block.to_bytes(4, "big"))
        for byte in hmac.new(secret, message, hashlib.sha256).digest():
            if byte < 256 - 256 % faces and len(found) < dice:
                found.append(byte % faces + 1)
        block += 1
    return found


def chain(start, length):
    values = [start]
    for _ in range(length):
        values.append(hashlib.sha256(field("greed-fair-1 chain") + field(values[-1])).digest())
    return values[::-1]


def main():
    chance = random.Random("greed-fair-1")
    commitments, throws = [], []
    for seats in (2, 3, 12):
        secret, game = chance.randbytes(32), f"{chance.getrandbits(96):024x}"
        sheet = hashlib.sha256(game.encode()).hexdigest()
        commitments.append(
            {"secret": secret.hex(), "game": game, "sheet": sheet, "seats": seats,
             "commitment": promised(secret, game, sheet, seats)}
        )  # fmt: skip
    for case in range(120):
        secret, game = chance.randbytes(32), chance.choice(["g1", "partie-é", f"{case:024x}"])
        seeds = [chance.choice(SEEDS) for _ in range(chance.randint(2, 12))]
        given = [chance.randbytes(32) for _ in seeds] if case % 4 == 3 else []
        number = chance.choice([1, 2, 77, 255, 256, 65_536, 2**33])
        dice, faces = chance.choice([(5, 6), (6, 6), (10, 6), (1, 6), (12, 20), (12, 2), (6, 7)])
        throws.append(
            {"secret": secret.hex(), "game": game, "seeds": seeds, "number": number,
             "dice": dice, "faces": faces, "chain": [value.hex() for value in given],
             "fallen": thrown(secret, game, seeds, number, dice, faces, given)}
        )  # fmt: skip
    chains = []
    for length in (1, 2, 100):
        values = chain(chance.randbytes(32), length)
        chains.append(
            {"start": values[-1].hex(), "length": length, "anchor": values[0].hex(),
             "first": values[1].hex()}
        )  # fmt: skip
    vectors = {"commitments": commitments, "throws": throws, "chains": chains}
    text = json.dumps(vectors, ensure_ascii=False, indent=1)
    WHERE.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
