"""What states are worth among three, read from a file as docs/pack.md says: no import of Greed."""

import hashlib
import json
import zlib

from tests.twins.pack_referee import Referee

TIE = 1e-10


def read(data):
    """Return the member `three` of a file, its tables as nested lists of probabilities."""
    head, _, rest = data.partition(b"\n")
    assert json.loads(head) == {"greed-values": 1, "sha256": hashlib.sha256(rest).hexdigest()}
    text, _, tables = rest.partition(b"\n")
    body, at = json.loads(text), 0
    three = body["three"]
    for entry in [*three["race"], *three["final"]]:
        for name in ("mine", "third", "next"):
            if name in entry:
                size = entry[name]["data"]
                shape = entry.get("tables", 1), entry["rows"], entry["columns"]
                entry[name] = block(zlib.decompress(tables[at : at + size]), *shape, three["bits"])
                at += size
    assert at == len(tables)
    return three


def block(data, tables, rows, columns, bits):
    size, at = tables * rows * columns, 0
    before = [[0] * columns for _ in range(rows)]
    found = []
    for _ in range(tables):
        plane = [[0] * (columns + 1) for _ in range(rows + 1)]
        for i in range(1, rows + 1):
            for j in range(1, columns + 1):
                n = 256 * data[at] + data[size + at]
                c = -(n + 1) // 2 if n % 2 else n // 2
                plane[i][j] = c + plane[i - 1][j] + plane[i][j - 1] - plane[i - 1][j - 1]
                at += 1
        before = [
            [(u + v) % 65536 for u, v in zip(row[1:], old, strict=True)]
            for row, old in zip(plane[1:], before, strict=True)
        ]
        found.append([[v / (2**bits - 1) for v in row] for row in before])
    return found


class ThreeReader(Referee):
    """A referee that knows what states are worth to three players who play best."""

    def __init__(self, pack, three):
        super().__init__(pack)
        self.three, self._turns = three, {}
        self._race = {(*entry["off"], entry["first"]): entry for entry in three["race"]}
        self._final = {
            (entry["leader"], entry["waiting"], entry["beaten"], *entry["off"]): entry
            for entry in three["final"]
        }

    def worth(self, state):
        """Return what each seat wins."""
        if state["phase"] == "over":
            return [(s in state["winners"]) / len(state["winners"]) for s in range(3)]
        seat, unit = state["seat"], self.three["unit"]
        if state["phase"] != "throw":
            after = [self.worth(self.apply(state, move)) for move in self.legal(state)]
            return max(after, key=lambda each: each[seat] + TIE * each[(seat + 1) % 3])
        standing = state["standing"][seat]
        if not state["points"] and state["hand"] == self.status(state)["hand"]:
            return self._begun(state)
        graph = self.pack["graphs"][standing]
        own = min(
            (state["points"] - state["base"]) // unit, max(node["own"] for node in graph["nodes"])
        )
        entry = self.status(state)["entry"]
        best = bool(entry and entry["scope"] == "throw" and state["best"] >= entry["points"])
        node = next(
            n
            for n, node in enumerate(graph["nodes"])
            if (node["hand"], node["best"]) == (state["hand"], best) and node["own"] in (-1, own)
        )
        key = repr([state[name] for name in ("scores", "standing", "first", "seat", "final")])
        if key not in self._turns:
            self._turns[key] = self._induction(state)
        table = self._turns[key]
        liked, following = table[min(state["points"] // unit, len(table) - 1)][node]
        return self._seated(seat, liked - TIE * following, following)

    def _seated(self, seat, mine, following):
        found = [0.0, 0.0, 0.0]
        for k, share in enumerate((mine, following, 1 - mine - following)):
            found[(seat + k) % 3] = share
        return found

    def _begun(self, state):
        if state["phase"] == "over":
            return self.worth(state)
        seat, unit, final = state["seat"], self.three["unit"], state["final"]
        seats = [seat, (seat + 1) % 3, (seat + 2) % 3]
        off = {s: int(state["standing"][s] != 1) for s in seats}
        if final is None:
            first = (state["first"] - seat) % 3 if self.three["rounds"] else 0
            entry = self._race[*(off[s] for s in seats), first]
            column, row, table = (
                0 if off[s] else max(0, state["scores"][s] // unit - self.three["lowest"])
                for s in seats
            )
            mine, third = (entry[name][table][row][column] for name in ("mine", "third"))
            return self._seated(seat, mine, 1 - mine - third)
        leader = final["leader"]
        other = 3 - seat - leader
        kind = (leader - seat) % 3, other in final["queue"], final["beaten"]
        entry = self._final.get((*kind, off[seat], off[other]), self._final[*kind, 0, 0])
        row, column = (
            min((state["scores"][leader] - state["scores"][s]) // unit, entry[name] - 1)
            for s, name in ((seat, "rows"), (other, "columns"))
        )
        return self._seated(seat, *(entry[name][0][row][column] for name in ("mine", "next")))

    def _induction(self, state):
        seat, unit, final = state["seat"], self.three["unit"], state["final"]
        graph = self.pack["graphs"][state["standing"][seat]]
        decisions, nodes, target = graph["decisions"], graph["nodes"], self.rules["target"]
        calm = {**state, "phase": "decide", "throw": [], "offer": None}

        def pair(after):
            found = self._begun(after)
            following = found[(seat + 1) % 3]
            return found[seat] + TIE * following, following

        lost = pair(self._lost(calm, bust=True))
        score = state["scores"][seat]
        goal = state["scores"][final["leader"]] if final else target
        limits = [row for _, _, bank, halt in decisions for row in (bank, halt)]
        top = max((goal - score) // unit + self.three["beyond"], *limits)
        forfeits = self.rules["banks"]["above"] == "forfeits"
        ends = []
        for row in range(top + 1):
            banked = lost
            beyond = forfeits and score + row * unit > target
            if not beyond and any(0 <= bank <= row for _, _, bank, _ in decisions):
                banked = pair(self.recorded({**calm, "points": row * unit}, None, False))
            ends.append(
                [
                    banked if 0 <= bank <= row else lost if 0 <= halt <= row else (-1.0, 0.0)
                    for _, _, bank, halt in decisions
                ]
            )
        table = [[(0.0, 0.0)] * len(nodes) for _ in range(top + 1)]
        for row in range(top, -1, -1):
            here = ends[row]
            while True:
                before = list(table[row])
                for n, node in enumerate(nodes):
                    every = self.rules["faces"] ** self.hands[node["hand"]]["dice"]
                    total = [(node["bust"] + node["missed"]) * each for each in lost]
                    for weight, options in node["outcomes"]:
                        pairs = zip(options[::2], options[1::2], strict=True)
                        best = max(ends[min(row + p, top)][d] for p, d in pairs)
                        total = [x + weight * y for x, y in zip(total, best, strict=True)]
                    table[row][n] = total[0] / every, total[1] / every
                    for d, decision in enumerate(decisions):
                        if decision[0] == n:
                            here[d] = max(here[d], table[row][n], key=lambda each: each[0])
                moved = (abs(x[0] - y[0]) for x, y in zip(before, table[row], strict=True))
                if row < top or max(moved) < 1e-12:
                    break
        return table
