"""Records of sealed dice for verifiers in any language, written by `make golden`.

`chains` are links of chains, `dice` are single rolls. Each of `records` has what is true of it:
`why` a wrong one is refused, as the names of messages have it, and at which entry, 0 for the record
itself; or else its rolls as [number, asked by, dice], how many were void, the roll that was never
made, and of each device [name, rolls it took part in, of how many, void because of it].
"""

import json
import random

import msgspec
from msgspec.structs import replace
from tests.support.sealed import SealedTable, forged, random_game

from greed.sealed import (
    HOST,
    Asked,
    Chain,
    DiceError,
    Joined,
    Record,
    Rolled,
    Start,
    begin,
    dice_of,
    fold,
    verify,
)


def test_the_vectors_of_sealed_dice_are_as_before(golden):
    chance = random.Random(5)
    vectors = {
        "chains": [chain(chance, *each) for each in (("game-1", "phone", 300), ("g", HOST, 128))],
        "dice": [
            roll(chance, *each) for each in ((0, 5, 6), (2, 12, 6), (1, 255, 1000), (3, 1, 2))
        ],
        "records": [
            {"about": about, "record": json.loads(msgspec.json.encode(record)), **truth(record)}
            for about, record in records()
        ],
    }
    lines = [
        f'"{part}": [\n' + ",\n".join(map(written, some)) + "\n]" for part, some in vectors.items()
    ]
    golden("sealed_vectors.json", "{\n" + ",\n".join(lines) + "\n}\n")


def written(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def chain(chance, game, owner, length):
    last = chance.randbytes(32)
    made = Chain(game, owner, last, length)
    places = (0, 1, 64, length - 1, length)
    links = {str(k): made.link(k).hex() for k in places}
    return {"game": game, "owner": owner, "last": last.hex(), "length": length, "links": links}


def roll(chance, count, dice, faces):
    host, head, *links = (chance.randbytes(32) for _ in range(count + 2))
    fallen = dice_of(host, head, 7, links, dice, faces)
    texts = [link.hex() for link in links]
    return {"host": host.hex(), "head": head.hex(), "k": 7, "links": texts, "faces": faces,
            "dice": list(fallen)}  # fmt: skip


def truth(record):
    """Return what is true of a record."""
    try:
        verdict = verify(record)
    except DiceError as error:
        inner = error.__cause__
        if isinstance(inner, DiceError):
            course, entry = begin(record.start), 0
            try:
                for entry, each in enumerate(record.entries, 1):  # noqa: B007
                    course = fold(course, each)
            except DiceError:
                pass
            return {"why": inner.why, "entry": entry}
        return {"why": error.why, "entry": 0}
    return {
        "why": None,
        "rolls": [[roll.k, roll.by, list(roll.dice)] for roll in verdict.rolls],
        "void": verdict.void,
        "unfinished": verdict.unfinished,
        "devices": [[one.name, one.took, one.rolls, one.silent] for one in verdict.devices],
    }


def records():
    """Yield records, right and wrong, with what they are about."""
    for seed in (1, 2, 3, 5, 8):
        yield f"a game with seed {seed}", random_game(seed, rolls=6).record()
    table = SealedTable("ab", seed=9)
    table.start = Start(*replace_name(table.start, 'Zoë "Z" \\ 骰子'))
    yield "names with marks of their own", Record(table.start, (), begin(table.start).head.hex())
    table = SealedTable("abc", bots=1)
    yield "nothing was rolled", table.record()
    table.roll("", dice=1, faces=4)
    table.ask("a")
    yield "the host never rolled", table.record()
    table.open("ab")
    table.give_up()
    yield "a void roll that was never made again", table.record()
    table.roll("a")
    table.join("d", 1, 4)
    table.roll("d", dice=2)
    table.ask("c", dice=3)
    table.give_up(away=True)
    table.roll("a", present="a")
    whole = table.record()
    yield "everything at once", whole
    yield from wrong(whole)


def replace_name(start, name):
    return (*msgspec.structs.astuple(start)[:5], ((name, "a"), ("Bob", "b")))


def wrong(record):
    """Yield a record in which one thing is wrong at a time, and the rest follows from it."""
    entries = list(record.entries)

    def put(about, *changes):
        """Put entries in the place of others, and work out dice and heads for them."""
        other = list(entries)
        for at, entry in changes:
            other[at : at + 1] = entry if isinstance(entry, list) else [entry]
        return again(about, replace(record, entries=tuple(other)))

    def again(about, other, *, dice=True):
        data = forged(json.loads(msgspec.json.encode(other)), dice=dice)
        return about, msgspec.convert(data, Record)

    rolled = [at for at, entry in enumerate(entries) if isinstance(entry, Rolled)]
    asked = [at for at, entry in enumerate(entries) if isinstance(entry, Asked)]
    joined = next(at for at, entry in enumerate(entries) if isinstance(entry, Joined))
    first, last = entries[rolled[0]], entries[asked[-1]]
    lie = replace(first, dice=(first.dice[0] % 4 + 1,))
    yield again(
        "other dice",
        replace(record, entries=(*entries[: rolled[0]], lie, *entries[rolled[0] + 1 :])),
        dice=False,
    )
    yield put("another link", (rolled[0], replace(first, links=(*first.links[:-1], "0" * 64))))
    yield put("another link of the host", (rolled[0], replace(first, link="0" * 64)))
    yield put("a link too few", (rolled[0], replace(first, links=first.links[:-1])))
    yield put("a link in capitals", (rolled[0], replace(first, link=first.link.upper())))
    yield put("a roll that nobody asked for", (asked[0], []))
    yield put("a number too high", (asked[0], replace(entries[asked[0]], k=2)))
    yield put("no dice", (asked[0], replace(entries[asked[0]], dice=0)))
    yield put("a list out of order", (asked[0], replace(entries[asked[0]], devices=("b", "a"))))
    yield put("a list without the one that asked", (asked[-1], replace(last, devices=())))
    yield put("a silent device", (asked[-1], replace(last, devices=("a", "c"))))
    yield put("a device without a seat", (asked[-1], replace(last, devices=("a", "b"))))
    yield put(
        "another roll than the one that is due", (asked[2], replace(entries[asked[2]], by="b"))
    )
    yield put("nobody silent", (asked[1] + 1, replace(entries[asked[1] + 1], silent=())))
    yield put("a roll asked for twice", (asked[0], [entries[asked[0]], entries[asked[0]]]))
    yield put("a newcomer in between", (asked[0], [entries[asked[0]], entries[joined]]))
    yield put("a newcomer whose name is known", (joined, replace(entries[joined], device="a")))
    yield put("a newcomer without a seat", (joined, replace(entries[joined], seats=())))
    yield put("a newcomer with a seat too far", (joined, replace(entries[joined], seats=(6,))))
    for about, changed in (
        ("a game without an id", {"game": ""}),
        ("a device that is called host", {"devices": (("host", "0" * 64),)}),
        ("a seat whose device is missing", {"seats": (("Ann", "z"),)}),
        ("a player without a name", {"seats": (("", "a"), ("b", "b"), ("c", "c"))}),
        ("a seat that can't begin", {"first": 4}),
        ("an anchor that is none", {"anchor": "x"}),
        ("an anchor of another chain", {"anchor": "0" * 64}),
    ):
        yield again(about, replace(record, start=replace(record.start, **changed)))
    yield "the end missing", replace(record, entries=record.entries[:-1])
    yield "another start under the same dice", replace(record, start=replace(record.start, first=0))
