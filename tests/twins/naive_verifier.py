"""A verifier written from docs/fair-dice.md alone; nothing comes from greed.fair.

It looks everything up in the whole log where it can, however slow that is. One page is one file, so
that both can be read side by side.
"""

import hashlib
import hmac
import json
import re
from itertools import combinations
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

import greed
from greed.core.errors import GreedError
from greed.core.moves import FORFEIT, Move
from greed.core.record import apply_event, beginning

V = "greed-dice-1"
P = 2**255 - 19
WORDS = ("title", "name", "summary", "aliases", "source", "prose", "notes", "variants")


class Bad(Exception):
    """Something is not what it must be."""


def need(condition, why="not valid"):
    if not condition:
        raise Bad(why)


def fields(*parts):
    out = b""
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        out += len(raw).to_bytes(4, "big") + raw
    return out


def u32(n):
    return n.to_bytes(4, "big")


def sha(*parts):
    return hashlib.sha256(fields(*parts)).digest()


def good(key, signature, message):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except InvalidSignature:
        return False
    return not weak(signature[:32])


def weak(key):
    """Of order 8 or less, by arithmetic on the curve -x^2 + y^2 = 1 + d x^2 y^2."""
    y = int.from_bytes(key, "little") % 2**255
    if y >= P:
        return True
    d = -121665 * pow(121666, -1, P) % P
    # Order 1, 2: y = 1, -1. Order 4: y = 0. Order 8: doubling gives y = 0, so x^2 = -y^2.
    return y in (0, 1, P - 1) or (2 * y * y - 1 + d * y**4) % P == 0


def sheet_digest(sheet):
    rules = {key: value for key, value in sheet.items() if key not in WORDS}
    text = json.dumps(rules, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def six_words(base):
    words = []
    for at in range(0, 12, 2):
        bits = f"{int.from_bytes(base[at : at + 2], 'big'):016b}"
        cuts = bits[:4], bits[4:6], bits[6:10], bits[10:12], bits[12:]
        letters = [
            "bdfghjklmnprstvz"[int(c, 2)] if len(c) == 4 else "aiou"[int(c, 2)] for c in cuts
        ]
        words.append("".join(letters))
    return " ".join(words)


HEX = "[0-9a-f]{64}"
NUMBER = "(?:0|[1-9][0-9]{0,8})"
POSITION = "[!-~]+(?: [!-~]+)+"
THROW = rf"throw ([1-9]\d{{0,8}}) ({HEX}) ([1-9](?:,[1-9]){{0,11}})"
SEAT = r"seat (device:(?:\d|1\d)|bot:[!-~]{1,64}|unsigned) ([^\n]{1,200})"


def parse_start(text):
    need(len(text) <= 16_384)
    lines = text.split("\n")
    need(lines[0] == V)
    shapes = [
        "game ([!-~]{1,128})", f"attempt ({NUMBER})", f"previous (-|{HEX})", "mode (fair|strict)",
        f"sheet ({HEX})", f"clock ({NUMBER})", f"first (lot|{NUMBER}|{POSITION})",
        f"server ({HEX}) ({HEX})",
    ]  # fmt: skip
    need(len(lines) > len(shapes))
    found = []
    for shape, line in zip(shapes, lines[1:], strict=False):
        match: Any = re.fullmatch(shape, line)
        need(match, line)
        found.append(match.groups())
    start = dict(zip(("game", "attempt", "previous", "mode", "sheet", "clock", "first"),
                     (each[0] for each in found), strict=False))  # fmt: skip
    start["server"] = tuple(map(bytes.fromhex, found[7]))
    devices: list[Any] = []
    seats: list[Any] = []
    for line in lines[9:]:
        device: Any = re.fullmatch(f"device ({HEX}) ({HEX}) ({HEX}) ({HEX})", line)
        seat: Any = re.fullmatch(
            r"seat (device:(?:\d|1\d)|bot:[!-~]{1,64}|unsigned) ([^\n]{1,200})", line
        )
        need(bool(device) != bool(seat), line)
        if device:
            need(not seats, "a device after a seat")
            devices.append(tuple(map(bytes.fromhex, device.groups())))
        else:
            need(all(c >= " " and not 0x7F <= ord(c) <= 0x9F and ord(c) not in (0x2028, 0x2029)
                     and not 0xD800 <= ord(c) <= 0xDFFF for c in seat[2]))  # fmt: skip
            seats.append(seat.groups())
    attempt = int(start["attempt"])
    need(2 <= len(seats) <= 12)
    need(attempt >= 1 and start["game"].endswith(f".{attempt}"))
    need((start["previous"] == "-") == (attempt == 1))
    need(start["first"] == "lot" or " " in start["first"] or int(start["first"]) < len(seats))
    need(
        {h for h, _ in seats if h.startswith("device:")}
        == {f"device:{k}" for k in range(len(devices))}
    )
    keys = [start["server"][0], *(device[0] for device in devices), *(d[3] for d in devices)]
    need(len(set(keys)) == len(keys))
    need(not any(map(weak, keys)))
    return start | {"devices": devices, "seats": seats}


class Game:
    def __init__(self, text, faces):
        self.start = parse_start(text)
        self.faces = faces
        self.d = sha(V + " start", text)
        self.heads = [self.d]
        self.strict = self.start["mode"] == "strict"
        self.devices: list[dict[str, Any]] = [
            {
                "key": key,
                "base": 0,
                "shown": (0, anchor),
                "h": 0,
                "commit": commit,
                "share": None,
                "recovery": recovery,
            }
            for key, anchor, commit, recovery in self.start["devices"]
        ]
        key, anchor = self.start["server"]
        self.server: dict[str, Any] = {"key": key, "base": 0, "shown": (0, anchor)}
        self.used = {key, *(d[name] for d in self.devices for name in ("key", "recovery"))}
        self.seats = [holder for holder, _ in self.start["seats"]]
        self.e: Any = None
        self.number = 0
        self.ask: Any = None  # (seat or "draw", position)
        self.ready: set[int] = set()
        self.away: set[int] = set()
        self.coming: set[int] = set()
        self.barred: set[int] = set()
        self.freeze: Any = None  # (set, position)
        self.values: dict[int, bytes] = {}
        self.warned: dict[int, Any] = {}  # device: [time, position, voices]
        self.last_start: Any = None
        self.last_event = 0
        self.ended: Any = None
        self.happened: list[Any] = []
        if not self.devices:
            self.revealed(0)

    def revealed(self, position):
        shares = [device["share"] for device in self.devices]
        if all(share is not None for share in shares):
            self.e = sha(V + " base", self.d, u32(len(shares)), *shares)
            if self.start["first"] == "lot":
                self.ask = ("draw", position)

    def owner_of(self, seat):
        holder = self.seats[seat]
        return int(holder[7:]) if holder.startswith("device:") else None

    def holding(self):
        return {self.owner_of(seat) for seat in range(len(self.seats))} - {None}

    def required(self):
        return self.holding() - self.away - self.coming

    def shows(self, owner, value):
        """An owner shows its value for the number of now."""
        return self.chained(owner, value, self.number)

    def chained(self, owner, value, number):
        index, (known, last) = number - owner["base"], owner["shown"]
        back = value
        need(index > known, "no such value")
        for j in range(index - 1, known - 1, -1):
            back = sha(V + " link", self.start["game"], owner["key"], u32(j), back)
        need(back == last, "another value")
        return index, value

    def bytes(self, value, number):
        given = [x for k in sorted(self.values) for x in (u32(k), self.values[k])]
        message = fields(
            V + " dice", self.e, number.to_bytes(8, "big"), u32(len(self.values)), *given
        )
        for i in range(10_000):
            yield from hmac.new(value, message + fields(u32(i)), hashlib.sha256).digest()

    def dice(self, value, number, count, faces):
        fallen: list[int] = []
        for byte in self.bytes(value, number):
            if len(fallen) == count:
                return fallen
            if byte < 256 - 256 % faces:
                fallen.append(byte % faces + 1)
        raise AssertionError

    def take(self, by, body, signature):
        need(self.ended is None, "after the end")
        need(len(body) <= 1024 and re.fullmatch("[!-~]+( [!-~]+)*", body), "no body")
        self.happened = []
        position = len(self.heads)
        words = body.split(" ")
        if by == "server":
            need(signature == b"")
            need(self.e is not None)
            self.by_server(words, position)
            speaker = 0
        else:
            need(0 <= by < len(self.devices))
            me = self.devices[by]
            keys = [me["key"], *([me["recovery"]] if words[0] == "renew" else [])]
            said = fields(V + " say", self.d, body)
            need(len(signature) == 64 and any(good(key, signature, said) for key in keys))
            need(len(words) > 1 and re.fullmatch(HEX, words[1]))
            need(bytes.fromhex(words[1]) in self.heads, "a strange head")
            h = self.heads.index(bytes.fromhex(words[1]))
            need(h >= me["h"])
            need(self.e is not None or words[0] == "reveal")
            self.by_device(by, me, h, [words[0], *words[2:]], position)
            me["h"] = h
            speaker = by + 1
        self.heads.append(sha(V + " head", self.heads[-1], u32(speaker), body, signature))
        return self.happened

    # The server

    def by_server(self, words, position):
        body = " ".join(words)
        if match := re.fullmatch(r"decide (\d|1\d) (bot|unsigned|clock) (.*)", body):
            seat, why = int(match[1]), match[2]
            need(seat < len(self.seats))
            holder = self.seats[seat]
            clock = int(self.start["clock"]) > 0 and self.owner_of(seat) in self.warned
            need(
                {"bot": holder.startswith("bot:"), "unsigned": holder == "unsigned"}.get(why, clock)
            )
            self.decided(seat, match[3], position, None, why)
        elif match := re.fullmatch(r"freeze ([1-9]\d{0,8}) (-|[\d,]+)", body):
            need(self.strict and self.ask and not self.freeze)
            need(int(match[1]) == self.number + 1)
            need(self.required() <= self.ready)
            need(match[2] == (",".join(map(str, sorted(self.required()))) or "-"))
            self.freeze = (self.required(), position)
            self.number += 1
            self.ready = set()
        elif match := re.fullmatch(THROW, body):
            dice = list(map(int, match[3].split(",")))
            need(self.ask and self.ask[0] != "draw")
            number, shown = self.due(match)
            need(self.dice(shown[1], number, len(dice), self.faces) == dice, "other dice")
            given = sorted(self.freeze[0]) if self.freeze else []
            self.happened.append(["thrown", self.ask[0], number, dice, given])
            self.fallen(number, shown, position)
        elif match := re.fullmatch(rf"draw ([1-9]\d{{0,8}}) ({HEX}) (\d|1\d)", body):
            need(self.ask and self.ask[0] == "draw")
            number, shown = self.due(match)
            need(
                self.dice(shown[1], number, 1, len(self.seats)) == [int(match[3]) + 1], "other seat"
            )
            given = sorted(self.freeze[0]) if self.freeze else []
            self.happened.append(["drawn", int(match[3]), number, given])
            self.fallen(number, shown, position)
        elif match := re.fullmatch(r"warn (\d|1\d) ([1-9]\d{0,11})", body):
            device = int(match[1])
            need(device in self.holding() - self.away and device not in self.warned)
            if self.freeze:
                need(device in self.freeze[0] - set(self.values))
            elif self.ask:
                need(self.strict and device in self.required() - self.ready)
            self.warned[device] = [int(match[2]), position, set()]
        elif body in ("end over", "end abandoned"):
            self.ended = words[1]
            self.happened.append(["ended", words[1]])
        else:
            raise Bad(f"the server can't say {body[:40]}")

    def due(self, match):
        number = int(match[1])
        if self.strict:
            need(self.freeze and number == self.number and set(self.values) == self.freeze[0])
        else:
            need(number == self.number + 1)
        return number, self.chained(self.server, bytes.fromhex(match[2]), number)

    def fallen(self, number, shown, position):
        self.number, self.server["shown"] = number, shown
        draw = self.ask[0] == "draw"
        self.ask, self.freeze, self.values, self.last_event = None, None, {}, position
        self.ready = set()
        if draw and (out := [s for s in range(len(self.seats)) if self.owner_of(s) in self.away]):
            self.happened.append(["sat out", out])

    # Devices

    def by_device(self, by, me, h, words, position):
        body = " ".join(words)
        if match := re.fullmatch("reveal ((?:[0-9a-f]{2}){32,288})", body):
            share = bytes.fromhex(match[1])
            try:
                need(len(share[32:].decode()) <= 64)
            except UnicodeDecodeError:
                raise Bad from None
            need(me["share"] is None)
            need(sha(V + " commit", self.start["game"], me["key"], share) == me["commit"])
            me["share"] = share
            self.revealed(position)
        elif match := re.fullmatch(r"decide (\d|1\d) (.*)", body):
            need(int(match[1]) < len(self.seats) and self.owner_of(int(match[1])) == by)
            need(h >= self.last_event)
            self.decided(int(match[1]), match[2], position, by, "")
        elif match := re.fullmatch(r"ready ([1-9]\d{0,8})", body):
            self.before_freeze(int(match[1]), h)
            need(by in self.required() - self.ready)
            self.ready.add(by)
            self.warned.pop(by, None)
        elif match := re.fullmatch(rf"value ([1-9]\d{{0,8}}) ({HEX})", body):
            self.in_freeze(int(match[1]), h, by)
            need(by not in self.values)
            value = bytes.fromhex(match[2])
            me["shown"] = self.shows(me, value)
            self.values[by] = value
            self.warned.pop(by, None)
        elif match := re.fullmatch(r"over (\d|1\d) ([1-9]\d{0,11})", body):
            self.over(by, h, int(match[1]), int(match[2]), position)
        elif body == "back":
            need(by in self.away - self.barred)
            self.away.discard(by)
            self.coming.add(by)
            seats = [s for s in range(len(self.seats)) if self.owner_of(s) == by]
            if not (self.ask and self.ask[0] == "draw"):
                self.happened.append(["came back", seats])
        elif match := re.fullmatch(rf"renew ({HEX}) ({HEX})", body):
            key, anchor = map(bytes.fromhex, match.groups())
            need(not self.freeze and key not in self.used and not weak(key))
            me |= {"key": key, "base": self.number, "shown": (0, anchor)}
            self.used.add(key)
            self.ready.discard(by)
        elif match := re.fullmatch(r"seat (\d|1\d) (bot:[!-~]{1,64}|device:(?:\d|1\d))", body):
            self.seat(by, int(match[1]), match[2])
        else:
            raise Bad(f"a device can't say {body[:40]}")

    def before_freeze(self, number, h):
        need(self.strict and self.ask and not self.freeze)
        need(number == self.number + 1 and h >= self.ask[1])

    def in_freeze(self, number, h, by):
        need(self.freeze and number == self.number)
        need(by in self.freeze[0] and h >= self.freeze[1])

    def over(self, by, h, other, time, position):
        need(by != other and by in self.holding() - self.away and other in self.warned)
        since, said_at, voices = self.warned[other]
        need(h >= said_at and time >= since + 60)
        if self.freeze:
            need(by not in self.freeze[0] - set(self.values))
        elif self.ask and self.strict:
            need(by not in self.required() - self.ready)
        voices.add(by)
        # Every set of silent devices is tried, the largest first: the rule says which one it is.
        playing = self.holding() - self.away
        accused = sorted(d for d in self.warned if self.warned[d][2])
        for size in range(len(accused), 0, -1):
            for chosen in combinations(accused, size):
                voters = playing - set(chosen) - self.coming or playing - set(chosen)
                if voters and all(voters <= self.warned[d][2] for d in chosen):
                    self.pass_over(set(chosen), position)
                    return

    def pass_over(self, silent, position):
        spoilt, asked = self.freeze, self.ask
        self.away |= silent
        self.coming -= silent
        for device in silent:
            del self.warned[device]
        self.ready -= silent
        self.last_event = position
        if spoilt:
            self.barred |= silent
            self.freeze, self.values, self.ready = None, {}, set()
            self.ask = (self.ask[0], position)
        if asked and asked[0] == "draw":
            return
        if asked and self.owner_of(asked[0]) in silent:
            if spoilt:
                self.happened.append(["forfeited", asked[0], self.number])
            self.ask = None
        out = [s for s in range(len(self.seats)) if self.owner_of(s) in silent]
        self.happened.append(["sat out", out])

    def seat(self, by, seat, holder):
        need(not self.freeze and seat < len(self.seats) and self.owner_of(seat) == by)
        need(self.seats[seat] != holder and by not in self.away)
        if holder.startswith("device:"):
            need(int(holder[7:]) < len(self.devices) and int(holder[7:]) not in self.away)
        self.seats[seat] = holder
        if not self.ask or by not in self.holding():
            self.warned.pop(by, None)

    def decided(self, seat, move, position, by, why):
        need(re.fullmatch("keep( [1-9]){1,12}|roll|bank|accept|decline|throw", move))
        need(not move.startswith("keep") or move[5:].split() == sorted(move[5:].split()))
        need(self.ask is None and self.owner_of(seat) not in self.away)
        self.happened.append(["decided", seat, move, "server" if by is None else by, why])
        if move != "throw":
            self.last_event = position
        if move in ("throw", "roll", "accept", "decline"):
            self.ask = (seat, position)
            self.ready = set() if by is None else {by}
        owner = self.owner_of(seat)
        kept = self.warned.get(owner) if why == "clock" else None
        self.warned = {owner: kept} if kept else {}
        if by is not None:
            self.coming.discard(by)
        if move in ("throw", "accept", "decline"):
            if self.last_start is not None:
                passed, at = set(), (self.last_start + 1) % len(self.seats)
                while at != seat:
                    passed.add(self.owner_of(at))
                    at = (at + 1) % len(self.seats)
                self.barred -= passed
            self.last_start = seat


def judge(text):
    """Return what `greed verify` should find in a record: the exit code, and where it fails."""
    lines = [json.loads(line) for line in text.splitlines()]
    headers, tags = lines[0], lines[0]["tags"]
    proof = [line["proof"] for line in lines if "proof" in line]
    record = greed.from_jsonl(text)
    try:
        game = Game(proof[0], record.sheet.dice.faces)
        start = game.start
        need(start["sheet"] == sheet_digest(headers["sheet"]))
        need([name for _, name in start["seats"]] == headers["seats"])
        need(start["mode"] == headers["dice"])
        need(record.position == (start["first"] if " " in start["first"] else ""))
    except Bad:
        return {"code": 1, "statement": 0, "words": ""}
    referee = Referee(game, record)
    for number, line in enumerate(proof[1:], 1):
        try:
            match: Any = re.fullmatch(r"(server|\d|1\d) (-|[0-9a-f]{128}) (.*)", line)
            need(match)
            signature = b"" if match[2] == "-" else bytes.fromhex(match[2])
            referee.take("server" if match[1] == "server" else int(match[1]), match[3], signature)
        except Bad:
            words = six_words(game.e) if game.e else ""
            return {"code": 1, "statement": number, "words": words}
    return {
        "code": referee.code(headers, tags),
        "words": six_words(game.e) if game.e else "",
        "without": referee.without,
        "rolls": referee.rolls,
    }


class Referee:
    """Plays the rules beside the log, and remembers what is to be remarked."""

    def __init__(self, game, record):
        self.game, self.record = game, record
        self.events = []
        self.state: Any = None
        first = game.start["first"]
        if record.position:
            try:
                self.state = beginning(record)
            except GreedError:
                raise Bad from None
        elif first != "lot":
            self.begin(int(first))
        self.gaps = False
        self.rolls = [0] * len(game.devices)
        self.without = [0] * len(game.devices)

    def begin(self, first):
        try:
            self.state = greed.start(self.record.sheet, len(self.game.seats), first)
        except ValueError:
            raise Bad from None

    def take(self, by, body, signature):
        game = self.game
        away = set(game.away)
        for happening in game.take(by, body, signature):
            self.play(*happening)
        if game.away - away:
            self.gaps = True
        if by == "server" and body.startswith("warn ") and not game.ask:
            need(self.state and not self.state.over)
            need(game.owner_of(self.state.seat) == int(body.split(" ")[1]))

    def play(self, what, *rest):
        if what == "drawn":
            self.begin(rest[0])
            self.contributed(rest[2])
            return
        if what == "ended":
            if rest[0] == "over":
                need(self.state and self.state.over)
            return
        if what in ("sat out", "came back"):
            for seat in rest[0]:
                if self.state.over:  # the turn that was lost has ended the game
                    break
                self.event(Move("out" if what == "sat out" else "back", seat=seat))
            return
        need(self.state is not None and self.state.seat == rest[0] and not self.state.over)
        if what == "thrown":
            self.event(tuple(rest[2]))
            self.contributed(rest[3])
        elif what == "forfeited":
            self.event(FORFEIT)
        elif rest[1] == "throw":
            need(self.state.phase == "throw")
        else:
            self.event(greed.parse_move(rest[1]))
        if what == "decided" and rest[3] == "clock":
            self.gaps = True

    def event(self, event):
        try:
            self.state = apply_event(self.state, event)
        except greed.GreedError:
            raise Bad from None
        self.events.append(event)

    def contributed(self, given):
        if self.game.strict:
            for device in self.game.holding():
                self.rolls[device] += 1
                if device not in given:
                    self.without[device] += 1
                    self.gaps = True

    def code(self, headers, tags):
        game = self.game
        found = self.signed(tags.get("signed"))
        if tuple(self.events) != self.record.events:
            found.add(1)
        if self.state is not None and headers["first"] - 1 != self.state.first:
            found.add(1)
        if game.e is not None and game.ended is None and not (self.state and self.state.over):
            found.add(3)
        if game.e is None or game.freeze or (game.ask and not game.strict):
            found.add(5)
        if self.gaps or not game.devices:
            found.add(4)
        if any(holder == "unsigned" for holder, _ in game.start["seats"]):
            found.add(4)
        return next((code for code in (1, 6, 5, 3, 4) if code in found), 0)

    def signed(self, signed):
        game, found = self.game, set()
        if signed is None:
            found.add(3)
        else:
            k, _, digits = signed.partition(":")
            if not re.fullmatch(NUMBER, k) or not re.fullmatch("[0-9a-f]{128}", digits):
                found.add(1)
            elif int(k) >= len(game.heads):
                found.add(3)
            else:
                head = game.heads[int(k)]
                message = fields(V + " sign", game.d, u32(int(k)), head)
                if not good(game.server["key"], bytes.fromhex(digits), message):
                    found.add(1)
                elif int(k) < len(game.heads) - 1:
                    found.add(3)
        return found
