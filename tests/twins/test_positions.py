"""The positions of a pack against the core: in games, every turn leads where they say."""

import random
from typing import Any

import pytest

import greed
from greed.core.events import Banked, BonusTurn, Bust, Forfeited, MissedOpening, events
from greed.core.game import start
from greed.core.moves import FORFEIT
from greed.core.record import apply_event
from greed.core.state import State
from greed.packs import pack, read
from greed.testing.play import careful, careless

TWO = (
    "koans(target=500)", "kingdom-come(target=1000)", "basic(target=400)", "ten-dice(target=1200)",
    "koans+zilch(target=300,strikes.reentry.points=200)", "official(target=700)",
    "zilch-online(target=900)", "zilch-online(target=900,strikes.score_floor=true)",
    "koans(target=400,turn.hot_dice=bonus_turn)", "koans+amish(target=400)",
    "koans+hsw(target=500,end.endgame=finish_round)", "koans(target=400,end.tie=first_to_reach)",
    "kingdom-come(target=600,end.overshoot=forfeits)", "koans+hsw+zilch(target=1000)",
)  # fmt: skip
MORE = (
    ("koans(target=400)", 3), ("koans(target=400)", 4), ("classic(target=900)", 3),
    ("kingdom-come(target=600)", 4), ("koans(target=400,end.endgame=finish_round)", 3),
    ("koans(target=400,end.tie=first_to_reach)", 4),
)  # fmt: skip


class Walk:
    """A game of the core, and where a pack says that it is."""

    def __init__(self, name: str, seats: int, chance: random.Random) -> None:
        sheet = greed.load(name)
        body = read(pack(sheet, seats=seats)).body
        self.tables, self.chance = body["positions"][str(seats)], chance
        self.unit = next(graph["unit"] for graph in body["graphs"] if graph)
        self.target, self.table = sheet.target // self.unit, self.tables[0]
        self.state = start(sheet, seats, chance.randrange(seats))
        self.player = chance.choice([careful, careless])
        self.ends: set[tuple[int, str, int]] = set()

    def far(self, state: State) -> list[int | None]:
        """Return the distances that are known of a table in a state, from the mover on."""
        found: list[int | None] = []
        for k, axis in enumerate(self.table["axes"]):
            score = state.scores[(state.seat + k) % state.seats] // self.unit
            leader = state.scores[state.final.leader] // self.unit if state.final else 0
            known = {"score": self.target - score, "start": self.target, "gap": leader - score}
            found.append(known.get(axis))
        return found

    def event(self, state: State) -> Any:
        """Return what happens next: now and then a player gives a turn up."""
        if self.chance.random() < 0.1:
            return FORFEIT
        if state.phase == "throw":
            return tuple(self.chance.choices(range(1, 7), k=state.hand.dice))
        return self.player(state, self.chance)

    def turn(self) -> None:
        """Play a turn, and compare where it leads."""
        seat, told, state = self.state.seat, "", self.state
        before = [far or 0 for far in self.far(state)]
        assert self.table["graph"] == state.standing[seat]
        points = 0
        while not told:
            event = self.event(state)
            after = apply_event(state, event)
            told, points = _ended(events(state, event, after))
            state = after
        cost = self.table["cost"] if told == "bust" else 0
        left = self.target if cost is None else before[0] + cost - points // self.unit
        left = min(left, self.target) if told == "bust" and self.table["floor"] else left
        which = 0 if left > 0 else 1 if left == 0 else 2
        end, again = self.table[told][which], told.endswith("again")
        self.ends.add((self.tables.index(self.table), told, which))
        self.state = state
        if isinstance(end, list):
            while not state.over:  # a bonus turn of somebody who has won already
                state = self.state = apply_event(state, self.event(state))
            assert [(seat + k) % state.seats in state.winners for k in range(state.seats)] == end
            return
        assert not state.over
        self.table = self.tables[end]
        assert state.seat == (seat if again else (seat + 1) % state.seats)
        moved = [max(left, 0), *(far - min(left, 0) for far in before[1:])]
        moved = moved if again else [*moved[1:], moved[0]]
        for said, known in zip(moved, self.far(state), strict=True):
            assert known is None or said == known
        assert state.phase != "offer" or self.table["offered"]


def _ended(told: Any) -> tuple[str, int]:
    """Return how a turn ended and what it recorded; nothing if it goes on."""
    for event in told:
        match event:
            case Bust() | Forfeited():
                return "bust", 0
            case MissedOpening():
                return "nothing", 0
            case Banked(points=points, reason=reason):
                return ("bank", points) if reason is None else ("nothing", 0)
            case BonusTurn(points=points):
                return ("bank_again" if points else "again"), points
            case _:
                continue
    return "", 0


def _played(name: str, seats: int, games: int) -> set[tuple[int, str, int]]:
    chance, found = random.Random(name), set()
    for _ in range(games):
        walk = Walk(name, seats, chance)
        while not walk.state.over and walk.state.ply < 600:
            walk.turn()
        found |= walk.ends
    return found


@pytest.mark.parametrize("name", TWO)
def test_turns_between_two_lead_where_a_pack_says(name: str):
    ends = _played(name, 2, 12)
    assert {told for _, told, _ in ends} >= {"bust", "bank"}
    assert {which for *_, which in ends} >= ({0} if "forfeits" in name else {0, 2})


@pytest.mark.parametrize(("name", "seats"), MORE)
def test_turns_among_more_lead_where_a_pack_says(name: str, seats: int):
    assert {which for *_, which in _played(name, seats, 12)} >= {0, 2}
