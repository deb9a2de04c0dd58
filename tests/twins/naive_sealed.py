"""A verifier of sealed dice, written from docs/fair-dice.md alone; nothing comes from greed.sealed.

`lax` names the checks that a careless verifier would leave out, so that tests can show what each of
them is there for.
"""

import hashlib
import hmac
import json
import re
from typing import Any


class Bad(Exception):
    """Something is not what it must be."""


def packed(what, *parts):
    every = (f"greed-dice-2 {what}".encode(), *parts)
    return b"".join(len(part).to_bytes(4, "big") + part for part in every)


def sha(what, *parts):
    return hashlib.sha256(packed(what, *parts)).digest()


def u32(n):
    return n.to_bytes(4, "big")


def written(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def dice_of(host, head, k, links, count, faces) -> list[int]:
    fallen: list[int] = []
    i = 0
    while len(fallen) < count:
        block = hmac.digest(host, packed("dice", head, u32(k), *links, u32(i)), "sha256")
        numbers = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
        fallen += [n % faces + 1 for n in numbers if n < 2**32 - 2**32 % faces]
        i += 1
    return fallen[:count]


def verify(record, lax=()):  # noqa: C901, PLR0915
    """Return the rolls of a record as [k, by, dice]; raises Bad with the name of a check."""

    def need(check, condition):
        if not condition and check not in lax:
            raise Bad(check)

    def hexed(text):
        need("hex", re.fullmatch("[0-9a-f]{64}", text))
        return bytes.fromhex(text)

    def name(text):
        need("name", re.fullmatch("[!-~]{1,64}", text))
        return text

    version, game, sheet, first, host_anchor, listed, players = start = record["start"]
    need("version", version == "greed-dice-2" and hexed(sheet) and name(game))
    anchors = {"host": hexed(host_anchor)}
    for device, anchor in listed:
        need("name twice", device not in anchors)
        anchors[name(device)] = hexed(anchor)
    order = [device for device, _ in listed]
    holder = [device for _, device in players]
    need("seats", 1 <= len(players) <= 12 and {*holder} - {""} == {*order})
    for player, _ in players:
        need(
            "player", re.fullmatch("[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{1,200}", player)
        )
    need("first", first is None or 0 <= first < len(players))
    head = sha("start", written(start))
    known = {owner: (anchor, 0) for owner, anchor in anchors.items()}
    out: set[str] = set()
    comebacks, rolls, last = dict.fromkeys(order, 0), [], 0
    making: Any = None
    due: Any = None

    def link(owner, k, text):
        value = hexed(text)
        for place in range(k, known[owner][1], -1):
            value = sha("link", game.encode(), owner.encode(), u32(place), value)
        need("link", k > known[owner][1] and value == known[owner][0])
        known[owner] = hexed(text), k
        return hexed(text)

    for entry in record["entries"]:
        match entry:
            case ["joined", device, anchor, seats]:
                need("joined while rolling", not making and not due)
                need("name twice", name(device) not in known and device != "host")
                total = max(len(holder), *(seat + 1 for seat in seats))
                need("joined seats", seats and seats == sorted({*seats}) and seats[0] >= 0)
                need("joined seats", total <= 12 and {*range(len(holder), total)} <= {*seats})
                before = {holder[seat] for seat in seats if seat < len(holder)} - {""}
                holder += [""] * (total - len(holder))
                for seat in seats:
                    holder[seat] = device
                order.append(device)
                known[device] = hexed(anchor), 0
                comebacks[device] = max((comebacks[one] for one in before), default=0)
                out |= {device} if before & out else set()
            case ["asked", k, by, devices, dice, faces]:
                need("asked while rolling", not making)
                need("number", k == last + 1)
                need("due", not due or due == (by, dice, faces))
                need("order", devices == [one for one in order if one in devices])
                need("seated", {*devices} <= {*holder})
                need("asker", not by or by in devices)
                need("out", not out & {*devices} - {by})
                need("range", 1 <= dice <= 255 and 2 <= faces <= 65535)
                if by in out and comebacks[by] < 3:
                    out.remove(by)
                    comebacks[by] += 1
                making, due, last = (k, by, devices, dice, faces), None, k
            case ["rolled", k, texts, text, dice]:
                need("pending", making and making[0] == k)
                need("links", len(texts) == len(making[2]))
                links = [link(one, k, each) for one, each in zip(making[2], texts, strict=False)]
                host = link("host", k, text)
                need("dice", dice == dice_of(host, head, k, links, *making[3:]))
                rolls.append([k, making[1], dice])
                making = None
            case ["void", k, silent]:
                need("pending", making and making[0] == k)
                need("silent", silent and silent == [one for one in making[2] if one in silent])
                out |= {*silent}
                due = None if making[1] in silent else (making[1], *making[3:])
                if due is None:
                    rolls.append([k, making[1], []])
                making = None
            case _:
                raise Bad("entry")
        head = sha("head", head, written(entry))
    need("head", head.hex() == record["head"])
    return rolls
