"""What states are worth, read from a pack as docs/pack.md says, with no import of Greed."""

import base64
import zlib

from tests.twins.pack_referee import Referee


def plane(entry, bits):
    """Return a table of probabilities as lists."""
    rows, columns = entry["rows"], entry["columns"]
    data, size = zlib.decompress(base64.b64decode(entry["data"])), rows * columns
    found = [[0] * (columns + 1) for _ in range(rows + 1)]
    for at in range(size):
        i, j = divmod(at, columns)
        n = 256 * data[at] + data[size + at]
        c = -(n + 1) // 2 if n % 2 else n // 2
        found[i + 1][j + 1] = (c + found[i][j + 1] + found[i + 1][j] - found[i][j]) % 65536
    return [[v / (2**bits - 1) for v in row[1:]] for row in found[1:]]


class Reader(Referee):
    """A referee that knows what states are worth."""

    def __init__(self, pack):
        super().__init__(pack)
        values = self.values = pack["values"]
        self._race = {
            (*entry["mine"], *entry["other"], entry["second"]): plane(entry, values["bits"])
            for entry in values["race"]
        }
        self._final = {
            entry["standing"]: {
                name: plane(entry[name], values["bits"])[0] for name in ("behind", "bonus")
            }
            for entry in values["final"]
        }
        self._turns = {}
        takeovers = values.get("takeovers", {"race": [], "final": []})
        self._takeovers = {
            (*entry["mine"], *entry["other"], entry["second"], entry["offer"]): entry
            for entry in takeovers["race"]
        }
        self._challenges = {
            (entry["standing"], entry["offer"]): plane(entry["plane"], takeovers["bits"])
            for entry in takeovers["final"]
        }
        self._planes = {}

    def worth(self, state, seat):
        if state["phase"] == "over":
            return (seat in state["winners"]) / len(state["winners"])
        found = self._worth(state)
        return found if seat == state["seat"] else 1 - found

    def _worth(self, state):
        seat = state["seat"]
        standing = state["standing"][seat]
        if state["phase"] == "offer":
            return self._worth(self.apply(state, "decline")) + self._gain(state)
        if state["phase"] != "throw":
            return max(self.worth(self.apply(state, move), seat) for move in self.legal(state))
        if not state["points"] and state["hand"] == self.status(state)["hand"]:
            return self._begun(state)
        graph, unit = self.pack["graphs"][standing], self.values["unit"]
        most = max(node["own"] for node in graph["nodes"])
        own = min((state["points"] - state["base"]) // unit, most)
        entry = self.status(state)["entry"]
        by_throw = entry is not None and entry["scope"] == "throw"
        best = by_throw and state["best"] >= entry["points"]
        node = next(
            n
            for n, node in enumerate(graph["nodes"])
            if (node["hand"], node["best"]) == (state["hand"], best) and node["own"] in (-1, own)
        )
        table = self._table(state)
        return table[min(state["points"] // unit, len(table) - 1)][node]

    def _begun(self, state):
        s, o = state["seat"], 1 - state["seat"]
        unit, low = self.values["unit"], self.values["lowest"]
        a, b = state["scores"][s] // unit, state["scores"][o] // unit
        mine = state["standing"][s], state["strikes"][s]
        other = state["standing"][o], state["strikes"][o]
        final = state["final"]
        if final is None:
            second = self.values["rounds"] and s != state["first"]
            held = self._race[(*mine, *other, second)]
            row = held[max(a - low, 0) if len(held) > 1 else 0]
            return row[max(b - low, 0) if len(row) > 1 else 0]
        if final["leader"] == o:
            line = self._final[mine[0]]["behind"]
            return line[min(b - a, len(line) - 1)]
        if not final["queue"]:
            return 1.0
        line = self._final[other[0]]["bonus"]
        return line[min(a - b, len(line) - 1)]

    def _gain(self, state):
        """Return how much more it is worth to take over than to pass."""
        s, o, unit = state["seat"], 1 - state["seat"], self.values["unit"]
        a, b = state["scores"][s] // unit, state["scores"][o] // unit
        t, standing = state["offer"]["points"] // unit, state["standing"][s]
        j = self.pack["graphs"][standing]["offers"].index(state["offer"]["hand"])
        if not t:
            return 0.0
        if state["final"] is None:
            second = self.values["rounds"] and s != state["first"]
            seats = standing, state["strikes"][s], state["standing"][o], state["strikes"][o]
            entry = self._takeovers[(*seats, second, j)]
            bands = -(-entry["rows"] // entry["band"])
            number = (a if len(entry["data"]) > bands else 0) * bands + (b - t) // entry["band"]
            key = (*seats, second, j, number)
            if key not in self._planes:
                rows = min(entry["band"], entry["rows"] - number % bands * entry["band"])
                band = {"rows": rows, "columns": entry["columns"], "data": entry["data"][number]}
                self._planes[key] = plane(band, self.values["takeovers"]["bits"])
            return self._planes[key][(b - t) % entry["band"]][t - 1]
        if state["final"]["leader"] != o:
            return 0.0
        found = self._challenges[standing, j]
        inside = t < len(found) and b - a < len(found[0])
        return found[t][b - a] if inside else 0.0

    def _table(self, state):
        """Return what each node is worth in each row, in the place of this state."""
        key = repr([state[name] for name in ("scores", "standing", "strikes", "first", "seat")])
        key += repr(state["final"])
        if key not in self._turns:
            self._turns[key] = self._induction(state)
        return self._turns[key]

    def _induction(self, state):
        seat, unit = state["seat"], self.values["unit"]
        graph = self.pack["graphs"][state["standing"][seat]]
        decisions, nodes = graph["decisions"], graph["nodes"]
        calm = {**state, "phase": "decide", "throw": [], "offer": None}
        lost = self.worth(self._lost(calm, bust=True), seat)
        stop = self.worth(self._lost(calm, bust=False), seat)
        longest = max(len(line) for each in self._final.values() for line in each.values())
        gap = self.rules["target"] // unit - min(state["scores"]) // unit
        limits = [row for _, _, bank, halt in decisions for row in (bank, halt)]
        top = max(gap + longest, max(state["scores"]) // unit + longest, *limits)
        sources = {source for _, source, _, _ in decisions}
        ends = []
        for row in range(top + 1):
            banks = {source: self._banked(calm, row * unit, source, graph) for source in sources}
            ends.append(
                [
                    banks[source] if 0 <= bank <= row else stop if 0 <= halt <= row else 0.0
                    for _, source, bank, halt in decisions
                ]
            )
        table = [[0.0] * len(nodes) for _ in range(top + 1)]
        for row in range(top, -1, -1):
            here = ends[row]
            while True:
                before = list(table[row])
                for n, node in enumerate(nodes):
                    every = self.rules["faces"] ** self.hands[node["hand"]]["dice"]
                    total = node["bust"] * lost + node["missed"] * stop
                    for weight, options in node["outcomes"]:
                        pairs = zip(options[::2], options[1::2], strict=True)
                        total += weight * max(ends[min(row + p, top)][d] for p, d in pairs)
                    table[row][n] = total / every
                    for d, decision in enumerate(decisions):
                        if decision[0] == n:
                            here[d] = max(here[d], table[row][n])
                if row < top or max(map(abs, map(float.__sub__, before, table[row]))) < 1e-9:
                    break
        return table

    def _banked(self, state, points, source, graph):
        """Return the worth of the state after a turn that has recorded points."""
        bonus = source == len(graph["offers"]) + 1
        offer = graph["offers"][source - 1] if source and not bonus else None
        seat = state["seat"]
        return self.worth(self.recorded({**state, "points": points}, offer, bonus), seat)
