"""A referee that knows packs and nothing else: docs/pack.md word by word, with no import of Greed.

It stays in one file, as the page does, and is slow and plain on purpose. That it plays the same
game as the core shows that a pack and that page are enough to write a referee from.
"""

import hashlib
import json
import re
from itertools import combinations_with_replacement
from math import gcd

ON, OUT = 1, 2
CHANGES = ("join", "out", "back")


def read(data):
    """Return the pack in a file."""
    head = re.match(rb'\{"greed-pack":1,"sha256":"([0-9a-f]{64})",', data)
    assert head, "not a pack of version 1"
    assert hashlib.sha256(data[head.end() :]).hexdigest() == head[1].decode(), "damaged"
    return json.loads(data)


def written(dice):
    return "".join(map(str, dice))


def spaced(dice):
    return " ".join(map(str, dice))


def fits(dice, throw):
    return all(dice.count(face) <= throw.count(face) for face in set(dice))


def others(seat, seats):
    return [(seat + step) % seats for step in range(1, seats)]


class Referee:
    """Plays by one pack; states are plain dictionaries as in docs/pack.md."""

    def __init__(self, pack):
        self.pack = pack
        self.rules = pack["rules"]
        self.hands = pack["hands"]
        self._number: dict[str, int] = {}
        faces = range(1, self.rules["faces"] + 1)
        for dice in range(1, self.rules["dice"] + 1):
            for throw in combinations_with_replacement(faces, dice):
                self._number[written(throw)] = len(self._number)
        self._keeps = [
            [([int(face) for face in keep], points) for keep, points in
             zip(score["keeps"].split(), score["points"], strict=True)]
            for score in pack["scores"]
        ]  # fmt: skip
        self._known = {}

    def _once(self, question, *asked):
        """Answer a question about hands alone, which has the same answer every time, only once."""
        key = question, *asked
        if key not in self._known:
            self._known[key] = getattr(self, question)(*asked)
        return self._known[key]

    # -- the turn

    def allowed(self, h, throw):
        """Return the numbers of the keeps that a sorted throw of a hand allows."""
        return self._once("_allowed", h, tuple(throw))

    def _allowed(self, h, throw):
        hand = self.hands[h]
        score = self.pack["scores"][hand["score"]]
        if hand["needs"] and not any(face in throw for face in hand["needs"]):
            return []
        if score["forced"] is not None:
            return score["forced"][self._number[written(throw)]]
        keeps = self._keeps[hand["score"]]
        fitting = [k for k, (dice, _) in enumerate(keeps) if fits(dice, throw)]
        return [k for k in fitting if k not in score["alone"]] or fitting

    def options(self, h, throw):
        """Return each option of a throw: its dice, its points, and where it leads."""
        hand = self.hands[h]
        keeps, leads = self._keeps[hand["score"]], hand["leads"]
        return [
            (*keeps[k], leads[k])
            for k in self.allowed(h, throw)
            if k < len(leads) and leads[k] != -1
        ]

    def lost_by(self, h, throw):
        """Return "missed", "saved" or "bust" for a throw without options."""
        saved = self.hands[h]["saved"]
        if self.allowed(h, throw):
            return "missed"
        return "saved" if saved and written(throw) in saved["throws"].split() else "bust"

    # -- the game

    def start(self, seats, first):
        begins = self.rules["statuses"][0]
        return {
            "scores": [0] * seats, "standing": [begins["standing"]] * seats,
            "strikes": [begins["strikes"]] * seats,
            "first": first, "seat": first, "phase": "throw", "points": 0, "base": 0, "best": 0,
            "hand": begins["hand"], "may_bank": False, "throw": [], "offer": None,
            "final": None, "ply": 0, "winners": [],
        }  # fmt: skip

    def status(self, state, seat=None):
        """Return the status of a seat, that of the one to move unless another is named."""
        seat = state["seat"] if seat is None else seat
        at = state["standing"][seat], state["strikes"][seat]
        known = self.rules["statuses"]
        return next(each for each in known if (each["standing"], each["strikes"]) == at)

    def _become(self, state, number, score):
        """Return the state with this status and score of the seat to move."""
        seat, status = state["seat"], self.rules["statuses"][number]
        put = {"scores": score, "standing": status["standing"], "strikes": status["strikes"]}
        return {
            **state,
            **{
                field: [*state[field][:seat], value, *state[field][seat + 1 :]]
                for field, value in put.items()
            },
        }

    def throw(self, state, dice):
        assert state["phase"] == "throw"
        fallen, h = sorted(dice), state["hand"]
        assert len(fallen) == self.hands[h]["dice"]
        state = {**state, "ply": state["ply"] + 1}
        if self.options(h, fallen):
            return {**state, "phase": "keep", "throw": fallen}
        how = self.lost_by(h, fallen)
        if how == "saved":
            saved = self.hands[h]["saved"]
            return self._kept(state, saved["points"], saved["lead"])
        return self._lost(state, bust=how == "bust")

    def legal(self, state):
        match state["phase"]:
            case "offer":
                return ["accept", "decline"]
            case "keep":
                found = self.options(state["hand"], state["throw"])
                return [f"keep {spaced(dice)}" for dice, _, _ in found]
            case "decide":
                if not self.hands[state["hand"]]["dice"]:
                    return ["bank"]
                return ["roll"] if self._why_no_bank(state) else ["roll", "bank"]
            case _:
                return []

    def apply(self, state, move):
        h, status = state["hand"], self.status(state)
        if move == "forfeit":
            return self._lost({**state, "ply": state["ply"] + 1}, bust=True)
        if move.split()[0] in CHANGES:
            return self._changed({**state, "ply": state["ply"] + 1}, *move.split())
        assert move in self.legal(state)
        offer, state = state["offer"], {**state, "ply": state["ply"] + 1}
        if move == "roll":
            return {**state, "phase": "throw", "may_bank": False}
        if move == "bank":
            return self._ended(state, tally=False)
        if move == "accept":
            return {
                **state, "phase": "throw", "points": offer["points"], "hand": offer["hand"],
                "best": 0, "base": 0 if status["inherited_counts"] else offer["points"],
                "offer": None,
            }  # fmt: skip
        if move == "decline":
            return {
                **state, "phase": "throw", "points": 0, "base": 0, "best": 0,
                "hand": status["hand"], "offer": None,
            }  # fmt: skip
        kept = [int(face) for face in move.split()[1:]]
        found = self.options(h, state["throw"])
        points, lead = next((points, lead) for dice, points, lead in found if dice == kept)
        return self._kept(state, points, lead)

    def _changed(self, state, kind, number=None):
        if kind == "join":
            begins = self.rules["statuses"][0]
            new = {"scores": 0, "standing": begins["standing"], "strikes": begins["strikes"]}
            return {**state, **{field: [*state[field], value] for field, value in new.items()}}
        seat, away = int(number) - 1, set(state.get("away", []))
        state = {**state, "away": sorted(away | {seat} if kind == "out" else away - {seat})}
        if not state["away"]:
            del state["away"]
        if kind == "out" and seat == state["seat"]:
            return self._passed_on(state, state["final"], None, bonus=False)
        return state

    def why_no_change(self, state, move):
        """Say why somebody can't join, sit out or be back now; None if they can."""
        seats, away = len(state["scores"]), state.get("away", [])
        if state["phase"] == "over":
            return self._say("over")
        if move == "join":
            sheet, (least, most) = self.pack["sheet"], self.rules["seats"]
            fields = {"sheet": sheet["name"] or sheet["title"], "least": least, "most": most}
            if state["final"]:
                return self._say("join_too_late")
            return None if seats < most else self._say("players", **fields, players=seats + 1)
        player = int(move.split()[1])
        if player > seats:
            return self._say("no_such_player", seats=seats, player=player)
        if move.startswith("back"):
            return None if player - 1 in away else self._say("not_out", player=player)
        if player - 1 in away:
            return self._say("out_already", player=player)
        return self._say("last_player") if len(away) == seats - 1 else None

    def _kept(self, state, points, lead):
        state = self._put_aside(state, points, lead)
        return self._ended(state, tally=True) if self.pack["leads"][lead][2] else state

    def _put_aside(self, state, points, lead):
        h, may_bank, _ = self.pack["leads"][lead]
        base, best = self._counted(
            self.status(state), state["hand"], points, state["base"], state["best"]
        )
        return {
            **state, "phase": "decide", "points": state["points"] + points, "base": base,
            "best": best, "hand": h, "may_bank": bool(may_bank), "throw": [],
        }  # fmt: skip

    def _counted(self, status, h, points, base, best):
        """Return `base` and `best` after a keep of these points from a throw of the hand."""
        if self.hands[h]["attempt"] and not status["attempt_counts"]:
            base += points
        elif status["entry"] and status["entry"]["scope"] == "throw":
            best = max(best, points)
        return base, best

    def _say(self, reason, **fields):
        plain = reason == "say_left"  # it shows what to type
        told = {
            name: f"{value:,}" if isinstance(value, int) and not plain else value
            for name, value in fields.items()
        }
        return self.pack["reasons"][reason].format(**told)

    def _short_of_minimum(self, state):
        minimum = self.rules["minimum"]
        own = state["points"] - (0 if minimum["inherited"] else state["base"])
        if own < minimum["points"]:
            return self._say("minimum", least=minimum["points"], points=own)
        return None

    def _short_of_entry(self, state):
        entry = self.status(state)["entry"]
        if entry is None:
            return None
        by_throw = entry["scope"] == "throw"
        progress = state["best"] if by_throw else state["points"] - state["base"]
        if progress >= entry["points"]:
            return None
        needed, inherited = entry["points"], state["base"]
        if inherited and not by_throw:
            return self._say("entry_own", needed=needed, inherited=inherited, points=progress)
        reason = "entry_throw" if by_throw else "entry_turn"
        return self._say(reason, needed=needed, points=progress)

    def _closed(self, state):
        if state["may_bank"]:
            return None
        if not self.hands[state["hand"]]["locked"]:
            return self._say("must_roll")
        *most, last = map(str, self.rules["single_faces"])
        faces = f"{', '.join(most)} or {last}" if most else last
        return self._say(self.rules["locked"], faces=faces)

    def _why_no_bank(self, state):
        if closed := self._closed(state):
            return closed
        if short := self._short_of_minimum(state):
            return short
        entry = self.status(state)["entry"]
        if entry and entry["early"] == "refused":
            return self._short_of_entry(state)
        return None

    def why_no_points(self, state, tally):
        score = state["scores"][state["seat"]] + state["points"]
        if self._banking(score) == "forfeits":
            return self._say("overshoot", score=score, target=self.rules["target"])
        return (
            self._short_of_entry(state)
            or self._short_of_minimum(state)
            or (None if tally else self._closed(state))
        )

    def _ended(self, state, tally):
        if self.why_no_points(state, tally):
            score, number = state["scores"][state["seat"]], self.status(state)["nothing"]
            state = self._become(state, number, score)
            return self._passed_on(state, state["final"], None, bonus=tally)
        given = None if tally else self.hands[state["hand"]]["offer"]
        return self.recorded(state, given, bonus=tally)

    def recorded(self, state, given, bonus):
        """Return the state after the points were banked, leaving an offer of the hand given."""
        seat, final = state["seat"], state["final"]
        total = state["scores"][seat] + state["points"]
        score = max(total - 2 * self._beyond(total), 0) if self._beyond(total) else total
        led = state["scores"][final["leader"]] if final else None
        state = self._become(state, self.status(state)["bank"], score)
        if self._banking(total) == "wins":
            return self._over(state, None, [seat])
        offer = None if given is None else {"points": state["points"], "hand": given}
        final = self._final_after(state, final, led)
        return self._passed_on(state, final, offer, bonus=bonus)

    def _banking(self, score):
        """Return what a bank does that ends at this score."""
        banks, target = self.rules["banks"], self.rules["target"]
        return banks["below" if score < target else "at" if score == target else "above"]

    def _beyond(self, total):
        """Return by how much a total is beyond a target that scores bounce off."""
        return total - self.rules["target"] if self._banking(total) == "bounces" else 0

    def _final_after(self, state, final, led):
        seat, seats = state["seat"], len(state["scores"])
        score, queue = state["scores"][seat], others(seat, seats)
        if final is None:
            if self._banking(score) != "calls":
                return None
            to_come = queue[: (state["first"] - seat - 1) % seats]
            called = self.rules["reached"]
            queue = [o for o in queue if called["waiting" if o in to_come else "done"]]
            return {"leader": seat, "queue": queue, "beaten": False}
        if seat == final["leader"] or score <= led:
            return final
        called = self.rules["beaten"]
        waits = {o: "waiting" if o in final["queue"] else "done" for o in queue}
        waits[final["leader"]] = "leader"
        queue = [o for o in queue if called[waits[o]]]
        return {"leader": seat, "queue": queue, "beaten": called["later"]}

    def _lost(self, state, bust):
        score, status = state["scores"][state["seat"]], self.status(state)
        if not bust:
            state = self._become(state, status["nothing"], score)
            return self._passed_on(state, state["final"], None, bonus=False)
        loss = self._loss(state)
        score = 0 if loss["all"] else score - loss["points"]
        state = self._become(state, loss["status"], max(score, 0) if loss["floor"] else score)
        return self._passed_on(state, state["final"], None, bonus=False)

    def _loss(self, state):
        """Return what a bust does to the seat to move."""
        final, status = state["final"], self.status(state)
        return status["leading" if final and final["leader"] == state["seat"] else "bust"]

    # -- turns declared by their points

    def declared(self, state, move):
        """Return the state after a declared turn, or the reason against it, and what to ask for."""
        points, left = self.said(move)
        found = self._endings(state, points)
        if isinstance(found, (str, dict)):
            return found, None if isinstance(found, str) else [-1]
        afters = [(self.hands[last["hand"]]["dice"], tally, self._ended(last, tally))
                  for last, tally in found]  # fmt: skip
        least: list[tuple[int, object]] = []
        for after in (after for _, _, after in afters):
            if after not in [each for _, each in least]:
                least.append((min(dice for dice, _, other in afters if other == after), after))
        banked = [after for _, tally, after in afters if not tally]
        single = bool(banked) and all(after == banked[0] for after in banked)
        asked = {-1 if single and after == banked[0] else dice for dice, after in least}
        fitting = [
            (dice, after)
            for dice, tally, after in afters
            if (not tally if left is None else dice == left)
        ]
        if not fitting and left is None:
            fewest = min(dice for dice, _, _ in afters)
            return self._say("say_left", points=points, left=fewest), sorted(asked)
        return self._one_of(fitting, points, left), sorted(asked)

    def _one_of(self, fitting, points, left):
        if not fitting:
            return self._say("no_such_left", points=points, left=left)
        if all(after == fitting[0][1] for _, after in fitting):
            return fitting[0][1]
        if left is not None:
            return self._say("needs_dice")
        return self._say("say_left", points=points, left=min(dice for dice, _ in fitting))

    def said(self, move):
        """Return the two numbers of a declared turn."""
        words = move.split()
        return int(words[1]), int(words[3]) if len(words) > 2 else None

    def ways(self, h):
        """Return the points and leads of all options of a hand, and of what saves its throws."""
        hand = self.hands[h]
        keeps, saved = self._keeps[hand["score"]], hand["saved"]
        found = {(keeps[k][1], lead) for k, lead in enumerate(hand["leads"]) if lead != -1}
        return found | ({(saved["points"], saved["lead"])} if saved else set())

    def _endings(self, state, points):
        h = state["hand"]
        if state["phase"] in ("over", "offer"):
            return self._say("over" if state["phase"] == "over" else "answer_first")
        begins = not state["points"] and h == self.status(state)["hand"]
        if state["phase"] != "throw" or not (begins or self.hands[h]["attempt"]):
            return self._say("turn_begun")
        next_ply = {**state, "ply": state["ply"] + 1}
        if points < max(self.hands[h]["opening"], 1):
            return self._lost(next_ply, bust=not points)
        more = points - state["points"]
        if more < 0:
            return self._say("too_little", inherited=state["points"], points=points)
        dice = [h for h, hand in enumerate(self.hands) if hand["dice"]]
        unit = gcd(*(worth for hand in dice for worth, _ in self._once("ways", hand))) or 1
        if more % unit:
            return self._say("no_step", unit=unit, points=points)
        most = self.rules["most_in_turn"]
        beyond = more > 16_384 * unit or (most is not None and more > most)
        found = [] if beyond else self._ends(next_ply, points, min(more, unit))
        if not found:
            return self._say("no_such_turn", points=points)
        closed = {}
        for n, (last, tally) in enumerate(found):
            free = tally or not self.hands[last["hand"]]["dice"]
            closed[n] = None if free else self._why_no_bank(last)
        found_open = [found[n] for n, why in closed.items() if why is None]
        if not found_open:
            return min(why for why in closed.values() if why)
        return [e for e in found_open if not self.why_no_points(*e)] or found_open

    def _ends(self, state, points, unit):
        """Return the endings: states in phase decide with these points, and whether by a tally."""
        hand, status, base = self.hands[state["hand"]], self.status(state), state["base"]
        if hand["attempt"] and not status["attempt_counts"]:
            base += unit
        entry, best = status["entry"], 0
        if entry and entry["scope"] == "throw":
            best = min(points - base, entry["points"])
        last = {
            **state, "phase": "decide", "points": points, "base": base, "best": best,
            "may_bank": True, "throw": [],
        }  # fmt: skip
        due, seen, found = [(state["hand"], state["points"])], set(), set()
        while due:
            h, so_far = due.pop()
            for worth, lead in self._once("steps", h):
                then, may_bank, tally = self.pack["leads"][lead]
                after = then, so_far + worth
                if (may_bank or tally) and after[1] == points:
                    found.add((then, bool(tally)))
                if not tally and after[1] <= points and after not in seen:
                    seen.add(after)
                    due.append(after)
        return [({**last, "hand": h}, tally) for h, tally in sorted(found)]

    def steps(self, h):
        """Return the points and leads of whatever some throw of a hand allows."""
        hand = self.hands[h]
        faces = range(1, self.rules["faces"] + 1)
        found: set[tuple[int, int]] = set()
        if not hand["dice"]:
            return found
        for throw in combinations_with_replacement(faces, hand["dice"]):
            options = [(points, lead) for _, points, lead in self.options(h, throw)]
            if not options and hand["saved"] and self.lost_by(h, throw) == "saved":
                options = [(hand["saved"]["points"], hand["saved"]["lead"])]
            found.update(options)
        return found

    def _passed_on(self, state, final, offer, bonus):
        before, seats = state["seat"], len(state["scores"])
        seat = before
        while not bonus:
            if final is None:
                seat = (seat + 1) % seats
            else:
                if not final["queue"] and final["beaten"]:
                    final = {**final, "queue": others(final["leader"], seats), "beaten": False}
                if not final["queue"]:
                    return self._over(state, final, self._winners(state["scores"], final))
                seat = final["queue"][0]
                final = {**final, "queue": final["queue"][1:]}
            if seat not in state.get("away", []):
                break
        status = self.status(state, seat)
        if seat == before or not status["offered_in_final" if final else "offered"]:
            offer = None
        return {
            **state, "seat": seat, "phase": "offer" if offer else "throw", "points": 0, "base": 0,
            "best": 0, "hand": status["hand"], "may_bank": False, "throw": [],
            "offer": offer, "final": final,
        }  # fmt: skip

    def _winners(self, scores, final):
        if self.rules["leader_wins_ties"] and scores[final["leader"]] == max(scores):
            return [final["leader"]]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def _over(self, state, final, winners):
        none = next(h for h, hand in enumerate(self.hands) if not hand["dice"] | hand["locked"])
        return {
            **state, "phase": "over", "points": 0, "base": 0, "best": 0, "hand": none,
            "may_bank": False, "throw": [], "offer": None, "final": final, "winners": winners,
        }  # fmt: skip

    # -- reasons

    def why_not(self, state, move):
        """Say why a move isn't legal; None if it is."""
        if move in self.legal(state):
            return None
        phase, kind = state["phase"], move.split()[0]
        if phase == "over":
            return self._say("over")
        if kind == "forfeit":
            return self._say("host_only")
        if kind in CHANGES:
            return self._say("table_only")
        if phase == "throw":
            return self._say("dice_first")
        if phase == "offer":
            return self._say("answer_first")
        if kind in ("accept", "decline"):
            return self._say("no_offer")
        if phase == "keep":
            if kind != "keep":
                return self._say("keep_first")
            return self._why_not_keep(state, [int(face) for face in move.split()[1:]])
        if kind == "keep":
            return self._say("kept_already")
        return self._say("no_dice_left") if kind == "roll" else self._why_no_bank(state)

    def _why_not_keep(self, state, dice):
        throw, hand = state["throw"], self.hands[state["hand"]]
        score, keeps = self.pack["scores"][hand["score"]], self._keeps[hand["score"]]
        for face in dice:
            if (count := throw.count(face)) < dice.count(face):
                reason = ["shows_none", "shows_one", "shows_some"][min(count, 2)]
                return self._say(reason, face=face, count=count)
        allowed = self.allowed(state["hand"], throw)
        if dice in [keeps[k][0] for k in allowed]:
            return self._say("opening", points=hand["opening"])
        if score["forced"] is not None:
            return self._say("keep_all", dice=spaced(keeps[allowed[0]][0]))
        if written(dice) in score["idle"]:
            idle = list(score["idle"][written(dice)])
        else:
            fitting = [k for k, (keep, _) in enumerate(keeps) if fits(keep, dice)]
            idle = list(dice)
            if fitting:
                best = max(fitting, key=lambda k: (keeps[k][1], len(keeps[k][0]), -k))
                for face in keeps[best][0]:
                    idle.remove(face)
                idle = [face for face in idle if face not in hand["sets"]]
        if len(idle) == len(dice):
            return self._say("scores_nothing", dice=spaced(dice))
        if idle:
            return self._say("scores_nothing_here", dice=spaced(idle))
        return self._say("adds_only_alone")

    # -- events

    def events(self, before, event, after):
        """Return what an event came to; an event is a list of dice, a move or "forfeit"."""
        seat = before["seat"]
        found = list(self._of_event(seat, before, event, after))
        if before["standing"][seat] != ON == after["standing"][seat]:
            found.append(("Entered", seat, before["standing"][seat] == OUT))
        return [*found, *self._of_the_end(before, after)]

    def _of_event(self, seat, before, event, after):
        h, score = before["hand"], after["scores"][seat]
        gained = score - before["scores"][seat]
        if not isinstance(event, str):
            if after["phase"] != "keep":
                yield from self._of_throw(seat, before, sorted(event), after)
        elif event.startswith("keep"):
            kept = [int(face) for face in event.split()[1:]]
            lead = next(x for dice, _, x in self.options(h, before["throw"]) if dice == kept)
            left = self.hands[after["hand"]]["dice"]
            if self.pack["leads"][lead][2]:
                last = self._put_aside(
                    before,
                    *next(
                        (points, x)
                        for dice, points, x in self.options(h, before["throw"])
                        if dice == kept
                    ),
                )
                yield "BonusTurn", seat, gained, score, self._told_over(last, tally=True)
            elif len(kept) == self.hands[h]["dice"] and left:
                yield "HotDice", seat, left
        elif event == "bank":
            reason = self.why_no_points(before, tally=False)
            yield "Banked", seat, gained, score, reason, self._told_over(before, tally=False)
        elif event == "forfeit":
            yield "Forfeited", seat, before["points"]
            yield from self._of_strikes(seat, before, after)
        elif event == "join":
            yield "Joined", len(before["scores"])
        elif event.startswith("out"):
            away = int(event.split()[1]) - 1
            yield "SatOut", away, before["points"] if away == seat else 0
        elif event.startswith("back"):
            yield "CameBack", int(event.split()[1]) - 1
        elif event in ("accept", "decline"):
            offer = before["offer"]
            kind = "OfferTaken" if event == "accept" else "OfferPassed"
            yield kind, seat, offer["points"], self.hands[offer["hand"]]["dice"]

    def _told_over(self, last, tally):
        """Return by how much a turn that ends here overshoots, if it records its points."""
        total = last["scores"][last["seat"]] + last["points"]
        return 0 if self.why_no_points(last, tally) else self._beyond(total)

    def _of_throw(self, seat, before, throw, after):
        hand = self.hands[before["hand"]]
        match self.lost_by(before["hand"], throw):
            case "saved":
                lead = self.pack["leads"][hand["saved"]["lead"]]
                yield "Saved", seat, hand["saved"]["points"], self.hands[lead[0]]["dice"]
            case "missed":
                yield "MissedOpening", seat, hand["opening"]
            case _:
                yield "Bust", seat, before["points"]
                yield from self._of_strikes(seat, before, after)

    def _of_strikes(self, seat, before, after):
        toll, loss = self.rules["toll"], self._loss(before)
        busts = loss["busts"]
        if not busts:
            return
        lost = before["scores"][seat] - after["scores"][seat]
        off_board = before["standing"][seat] == ON != after["standing"][seat]
        if busts < toll["limit"]:
            yield "Strike", seat, busts, toll["limit"], toll["points"]
        elif not lost and not off_board:
            yield "Spared", seat, busts
        elif not loss["all"]:
            yield "Fine", seat, busts, lost
        else:
            yield "Reset", seat, busts, lost, off_board

    def _of_the_end(self, before, after):
        if after["phase"] == "over":
            outcome = {"winners": after["winners"], "termination": self.termination(after)}
            yield "Won", outcome, after["scores"][after["winners"][0]]
            return
        offer, final = after["offer"], after["final"]
        if offer and not before["offer"]:
            yield "OfferMade", after["seat"], offer["points"], self.hands[offer["hand"]]["dice"]
        if final is None:
            return
        score = after["scores"][final["leader"]]
        if before["final"] is None:
            yield "FinalRound", final["leader"], score
        elif score != before["scores"][before["final"]["leader"]]:
            yield (
                "ScoreToBeat",
                final["leader"],
                score,
                final["leader"] == before["final"]["leader"],
            )

    def termination(self, state):
        """Return what ended a game, a key of `outcomes`."""
        if state["final"] is None:
            return "target"
        if len(state["winners"]) > 1:
            return "shared"
        scores, target = state["scores"], self.rules["target"]
        if scores[state["seat"]] >= target and sum(score >= target for score in scores) == 1:
            begun = self._final_after(state, None, None)
            if not begun["queue"]:
                return "unanswered"
        return "reached first" if scores.count(max(scores)) > 1 else "final round"
