"""The laws of a room, whoever asks for whatever: on every sheet of the house and on drawn ones."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from tests.support.games import SHEETS
from tests.support.small_sheets import SMALL_SHEETS
from tests.support.table_host import HostTable
from tests.support.table_play import Device

import greed
from greed.core.jsonl import from_jsonl, to_jsonl
from greed.room import Ask, Create, Done, ErrorCode, Person, Problem, SeatSetup, View
from greed.room import ask as asks
from greed.room.entries import Back, Wake
from greed.sealed import verify_game
from greed.testing import sheets
from greed.testing.play import coming_or_going

SHEET = st.one_of(
    st.sampled_from([greed.load(name) for name in SHEETS]),
    st.sampled_from(SMALL_SHEETS),
    sheets(max_dice=6),
)
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")
"""Ann is the host. Dan has the code alone, Eve the link to watch, Fay the same and Ann's token, Gus
a token of another room."""
BOTS = ("bold", "cautious", "threshold:300")
ODD = (
    "throw", "roll", "bank", "accept", "decline", "keep 1", "keep 1 1 5", "keep 6 6 6 6 6 6",
    "undo", "undo 2", "points 0", "points 650", "points 50 leaving 1", "join Hal", "join", "out 1",
    "out Ann", "back 2", "forfeit", "throw 1 1 1 1 1", "", "kepe 1", "keep " + "1 " * 40,
)  # fmt: skip
NAMES = ("Ann", "Zoë", "  ", "<b>", "x" * 24, "\u202e")
LARGEST = 40_000
"""Bytes of a view: with hundreds of choices and reasons, and 64 steps of news."""


class Tables(RuleBasedStateMachine):
    """A table at which anybody asks for anything, and what must hold whatever they ask for."""

    @initialize(
        sheet=SHEET,
        seats=st.lists(st.sampled_from(["Ann", "Bob", "Cleo", *BOTS, ""]), min_size=1, max_size=4),
        dice=st.sampled_from(["fair", "fair", "real"]),
        clock=st.sampled_from([0, 0, 30]),
        first=st.sampled_from([None, 0, 1]),
        seed=st.integers(0, 2**32 - 1),
        devices=st.booleans(),
        screen=st.booleans(),
    )
    def sit_down(self, sheet, seats, dice, clock, first, seed, devices, screen) -> None:
        self.lots, self.seed = random.Random(seed), seed
        self.table = HostTable(self, lambda _: sheet)
        self.devices: dict[str, Device] = {}
        self.brings = devices and dice == "fair"
        seats = ["Ann", *seats][: sheet.seats.max]
        setups = [
            SeatSetup(name="Ann" if who == "Ann" or screen else None) if who in PEOPLE
            else SeatSetup(bot=who or None)
            for who in seats
        ]  # fmt: skip
        self.table.create(
            "Ann",
            Create(
                seats=tuple(setups), dice=dice, clock=clock if dice == "fair" else 0, first=first
            ),
            undo=screen and {*seats} <= {"Ann", "Bob", "Cleo", *BOTS},
        )
        for who in PEOPLE:
            self.table.come(who, watching=who in ("Eve", "Fay"))
        self.table.people["Gus"].keys = Person(("of another room",)).keys
        self.table.people["Fay"].keys = self.table.people["Ann"].keys
        for who in PEOPLE[1:4]:
            if who in seats and not screen:
                self.answer(who, asks.Sit(name=who))
        self.answer("Ann", asks.Start())

    # -- what is done

    @rule(data=st.data(), times=st.integers(1, 6))
    def play(self, data, times) -> None:
        """Let whoever is to move choose: each choice of theirs is legal, and each legal is one."""
        for _ in range(times):
            self.let_devices_answer()
            room = self.table.host.room
            if room.status != "playing" or room.rolling:
                return
            assert room.state is not None
            who = next((who for who in PEOPLE if self.moves(who)), None)
            if who is None:
                return
            view = self.table.view(who)
            assert view.game
            self.choices_must_be_the_legal_moves(who, view)
            move = data.draw(st.sampled_from(view.game.choices)).move
            if room.real and move == "throw":
                move = f"throw {' '.join(map(str, self.throw(room.state)))}"
            done = self.answer(who, asks.Move(move=move, ply=view.game.ply))
            assert isinstance(done, Done), (move, done)

    @rule(data=st.data(), times=st.integers(1, 8))
    def ask(self, data, times) -> None:
        """Let anybody ask for anything, those at the table most of all."""
        for _ in range(times):
            who = data.draw(st.sampled_from([*PEOPLE, "Ann", "Ann", "Ann", "Bob", "Bob", "Cleo"]))
            self.answer(who, data.draw(self.asking(self.table.view(who))))

    @rule(who=st.sampled_from(PEOPLE[:4]))
    @precondition(lambda self: self.brings)
    def bring_a_device(self, who) -> None:
        """Let somebody play on another device from now on."""
        device = Device(f"{who}-{self.lots.random()}", self.table.host.room.id)
        if isinstance(self.answer(who, device.seal), Done):
            self.devices[who] = device
            device.awake = self.lots.random() < 0.8

    @rule()
    def let_somebody_come_or_go(self) -> None:
        """Let people at the table change, where their dice are real or all play at one screen."""
        room = self.table.host.room
        change = room.state and coming_or_going(room.state, self.lots)
        if change:
            move = "join Hal" if change == greed.JOIN else str(change)
            self.answer("Ann", asks.Move(move=move, ply=room.ply))

    @rule(seconds=st.sampled_from([1, 5, 6, 31, 61, 1000]))
    def wait(self, seconds) -> None:
        self.table.wait(seconds)

    @rule(who=st.sampled_from(PEOPLE[:6]))
    def hang_up_or_return(self, who) -> None:
        if who in self.table.screens:
            self.table.go(who)
        else:
            self.table.come(who, language=self.lots.choice(["en", "de"]))

    @rule()
    def restart(self) -> None:
        before = self.table.host.room
        self.table.restart()
        assert self.table.host.room == before
        for device in self.devices.values():
            device.reload()

    # -- what must hold

    def answer(self, who: str, ask: Ask) -> Done | Problem:
        """Let somebody ask for something; what is refused changes nothing and says why."""
        table, before = self.table, self.table.host.room
        sent = msgspec.json.encode(ask)
        answer = table.ask(who, msgspec.json.decode(sent, type=Ask))
        if isinstance(answer, Problem):
            assert answer.code in get_args(ErrorCode)
            assert answer.message.strip()
            assert answer.code != "fault", answer
            # Whoever asks for anything is there.
            later = [entry for step in table.log[before.seq :] for entry in step.entries]
            assert all(isinstance(entry, Back | Wake) for entry in later), (ask, answer, later)
        if who in ("Eve", "Fay", "Gus") and not isinstance(ask, asks.Why | asks.Lefts):
            assert isinstance(answer, Problem), (who, ask)
        self.views_must_be_fit_to_be_seen()
        return answer

    def choices_must_be_the_legal_moves(self, who: str, view: View) -> None:
        room, game = self.table.host.room, view.game
        assert room.state
        assert game
        legal = {str(move) for move in greed.legal_moves(room.state)}
        listed = [choice.move for choice in game.choices]
        assert len({*listed}) == len(listed)
        assert {*listed} == (legal or {"throw"})
        assert not {*listed} & game.why_not.keys()
        for choice in game.choices:
            if not (room.real and choice.move == "throw"):
                move = asks.Move(move=choice.move, ply=game.ply)
                assert self.table.host.decide(self.table.people[who], move).entries
        for refused, reason in game.why_not.items():
            assert reason
            problem = self.table.ask(who, asks.Move(move=refused, ply=game.ply))
            assert isinstance(problem, Problem), refused

    def views_must_be_fit_to_be_seen(self) -> None:
        """A view is JSON of a bearable size, and shows nobody's token, key or link."""
        room = self.table.host.room
        keys = {seat.key for seat in room.seats if seat.key} | {room.host}
        for who in ("Ann", "Bob", "Eve"):
            text = msgspec.json.encode(self.table.view(who, room.seq - 1))
            assert len(text) < LARGEST
            assert not [key for key in keys if key.encode() in text]
            assert (room.code.encode() in text) == (who != "Eve")
            for opening in self.table.host.links.values():
                assert opening.link.encode() not in text

    def teardown(self) -> None:
        """Its log, read again, leads to the same room; the record to the same game."""
        if not hasattr(self, "table"):
            return
        room = self.table.host.room
        assert self.table.replayed() == room
        if room.state is not None:
            record = from_jsonl(to_jsonl(self.table.record()), growing=True)
            *_, last = greed.replay(record)
            assert last == room.state
            verify_game(record)

    # -- help

    def throw(self, state) -> tuple[int, ...]:
        faces = range(1, state.rules.sheet.dice.faces + 1)
        return tuple(self.lots.choices(faces, k=state.hand.dice))

    def random(self, count: int) -> bytes:
        return random.Random(self.seed).randbytes(count)

    def moves(self, who: str) -> bool:
        """Say whether somebody is to move, who is there by a link that lets them."""
        room, person = self.table.host.room, self.table.people[who]
        return bool(person.joins and room.state and room.state.seat in person.holds(room))

    def let_devices_answer(self) -> None:
        busy = True
        while busy:
            busy = False
            for who, device in self.devices.items():
                if device.awake and who in self.table.screens:
                    device.hear(self.table.view(who, device.seq))
                    if due := device.open():
                        self.table.ask(who, due)
                        busy = True

    def asking(self, view: View) -> st.SearchStrategy[Ask]:
        """Return a strategy for anything that somebody may ask for who sees this."""
        game = view.game
        seat, id_ = st.integers(0, len(view.seats)), st.sampled_from([None, "a", "b"])
        known = [choice.move for choice in game.choices] if game else []
        move = st.sampled_from([*known, *ODD])
        ply = st.sampled_from([*({game.ply, game.ply + 1} if game else ()), 0])
        name = st.sampled_from(NAMES)

        def of(ask: type, **fields: Any) -> st.SearchStrategy[Ask]:
            return st.builds(ask, id=id_, **fields)

        return st.one_of(
            of(asks.Sit, name=name, seat=st.none() | seat, program=st.booleans()),
            of(asks.Stand, seat=seat),
            of(asks.Bot, seat=seat, bot=st.sampled_from([*BOTS, "nobody", "threshold:x"])),
            of(asks.Rename, seat=seat, name=name),
            of(asks.Start),
            of(
                asks.Move, move=move, ply=ply, then=st.sampled_from([None, None, "bank", "roll"]),
                seat=st.none() | seat,
            ),
            of(asks.Why, move=move),
            of(asks.Lefts, points=st.sampled_from([0, 50, 650, 675, 10**7])),
            of(asks.Skip, ply=ply),
            of(asks.Call, seat=seat),
            of(asks.Lead),
            of(asks.Show, listed=st.booleans()),
            # So that most games go on.
            of(asks.Abandon) if self.lots.random() < 0.1 else of(asks.Rematch),
            of(
                asks.Seal, game=st.sampled_from([view.dice.game, "another"]),
                device=st.sampled_from(["host", "new", *self.devices]), anchor=st.just("0" * 64),
            ),
            of(
                asks.Open, k=st.integers(1, 3), device=st.sampled_from(["host", "new"]),
                link=st.just("0" * 64),
            ),
            of(asks.React, what=st.just("smile")),
            of(asks.Advise, ply=ply),
            of(asks.Review),
        )  # fmt: skip


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=30, stateful_step_count=25, suppress_health_check=list(HealthCheck)
)
