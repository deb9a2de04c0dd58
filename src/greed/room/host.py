"""The host of a table: decides what people ask for, and goes on once it is stored.

The same object runs on a server, in a terminal, in a program and on a phone. Storage, dice, clock
and telling are handed in; nothing is true before it is stored.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from secrets import token_bytes
from typing import Protocol

from msgspec.structs import replace

from greed.core.dice import Throw
from greed.core.errors import GreedError
from greed.core.events import Banked
from greed.core.messages import say
from greed.core.moves import Move
from greed.core.state import State
from greed.fair import SystemDice
from greed.languages import spoken
from greed.room import ask as asks
from greed.room import clock
from greed.room.ask import Ask, Done, ReactionKind
from greed.room.choices import GameView, game_view, lefts, why_not
from greed.room.dealing import dealer_of
from greed.room.decide import decide, namer
from greed.room.draft import Draft, Means, Step
from greed.room.entries import By, Entry, decode_step
from greed.room.fold import begun, ended, fold
from greed.room.people import Person, new_token
from greed.room.refusal import ErrorCode, Refusal, problem_of
from greed.room.room import HOST, Room
from greed.room.told import Happened, Played, Told
from greed.room.view import View, view
from greed.sealed import WAIT, DiceError, Opening

Entries = tuple[Entry, ...]
RECENT = 64
"""Steps that are remembered for those who look again; who was away for longer sees no news."""


class Listener(Protocol):
    """Somebody who is at the table, or watches."""

    person: Person

    def heard(self, happened: Happened | None) -> None:
        """Take note that a step has happened; None: only who is there has changed."""

    def shown(self, seat: int, what: ReactionKind) -> None:
        """Take note of a reaction."""


def replayed(room: Room, seq: int, at: float, body: bytes) -> tuple[Room, Happened, Entries]:
    """Return a room after the next stored step of its log, what everybody heard, and its entries.

    Raises:
        GreedError, msgspec.MsgspecError: it can't have happened, or makes no sense.
    """
    if seq != room.seq + 1:
        raise GreedError(f"step {room.seq + 1} of room {room.id} is missing")
    entries = decode_step(body)
    room, happened = _happening(room, at, entries)
    return room, happened, entries


def _happening(room: Room, at: float, entries: Entries) -> tuple[Room, Happened]:
    heard, room = list[Told](), begun(room, at)
    for entry in entries:
        room, told = fold(room, entry)
        heard += told
    room = ended(room, entries)
    return room, Happened(seq=room.seq, at=room.at, ply=room.ply, entries=tuple(heard))


def _explains(happened: Happened) -> bool:
    """Say whether a reason is among what happened: words, which fit one language alone."""
    for what in happened.entries:
        for each in what.came_to if isinstance(what, Played) else ():
            if isinstance(each, Banked) and each.reason:
                return True
    return False


def system_dice(state: State) -> Throw:
    """Return dice of the system's own source of chance."""
    return SystemDice().throw(0, state.hand.dice, state.rules.sheet.dice.faces)


class Host:
    """A table in use.

    Args:
        room: the room as its log has left it.
        store: keeps a step for good; whatever it raises, the step has not happened. A host that
            has to wait for its storage leaves it out, and calls `decide`, stores, and `advance`s.
        now: returns the time, in seconds since 1970.
        throw: lets dice fall.
        choose: returns the move of the bot of a name in a state.
        bot: returns the full name of a bot that may take a seat; raises Refusal for another.
        secret: what the host's chain of sealed dice is made from.
        random: returns that many bytes that nobody knows.
        language: in which what has happened is told, but for views in other languages.

    Attributes:
        room: the room now; another value after each step.
        recent: the last steps as everybody heard them.
        listeners: who is at the table, or watches.
        links: by device, the links that have come for the roll that is being made.
        present: the seats for which somebody listens who may act for them.
        watching: how many listen who hold no seat.
    """

    def __init__(
        self,
        room: Room,
        *,
        now: Callable[[], float],
        store: Callable[[Step], None] | None = None,
        throw: Callable[[State], Throw] = system_dice,
        choose: Callable[[str, State], Move] | None = None,
        bot: Callable[[str], str] = str,
        secret: bytes = b"",
        random: Callable[[int], bytes] = token_bytes,
        language: str = "en",
    ) -> None:
        self.room = room
        self.recent: deque[Happened] = deque(maxlen=RECENT)
        self.listeners: set[Listener] = set()
        self.links: dict[str, Opening] = {}
        self.present = self._here = frozenset[int]()
        self.watching = 0
        self._now, self._store, self._throw = now, store, throw
        self._choose, self._bot = choose, bot
        self._secret, self._random = secret, random
        self._language, self._explained = language, dict[int, tuple[Room, Entries]]()
        self._shown: tuple[Room, dict[str, GameView | None]] = room, {}
        # Who keeps a table again has waited for nobody yet.
        self._asked = now()

    # -- asking

    def ask(self, person: Person, ask: Ask) -> Done:
        """Do what a person asks for, who is there then, and let the bots play that move next.

        Raises:
            Refusal: it can't be done; the message says why in the person's language.
        """
        if self.room.called or self.room.asleep:
            self.keep(self.returned(person))
        try:
            return self._do(person, ask)
        finally:
            self.let_bots_play()

    def _do(self, person: Person, ask: Ask) -> Done:
        if answered := self.answer(person, ask):
            return answered
        token = new_token() if isinstance(ask, asks.Sit) else ""
        step = self.decide(person, ask, token)
        self.keep(step)
        return self.done(person, ask, step, token)

    def answer(self, person: Person, ask: Ask) -> Done | None:
        """Answer what changes nothing, else None.

        That is a question, a move that was made before, or a link while others are missing.

        Raises:
            Refusal: a link isn't the one of its device, nobody here may react, or it is too early
                to play again.
        """
        if isinstance(ask, asks.Move):  # most often, and without a word
            return self._made_before(person, ask.id) if ask.id else None
        with spoken(person.language):
            return self._answered(person, ask)

    def _answered(self, person: Person, ask: Ask) -> Done | None:
        room = self.room
        done = Done(seq=room.seq, ply=room.ply)
        match ask:
            case asks.Why(move=move):
                try:
                    said = why_not(room, move)
                except GreedError as error:
                    said = str(error)
                return replace(done, why=said)
            case asks.Lefts(points=points):
                return replace(done, lefts=lefts(room, points))
            case asks.React(what=what):
                self._react(person, what)
                return done
            case asks.Rematch():
                person.must_belong(room)
                if room.status != "over":
                    said = say("refused-given-up" if room.abandoned else "refused-not-over")
                    raise Refusal("wrong_phase", said, ply=room.ply)
                return replace(done, again=True, room=room.next) if room.next else None
            case asks.Open(k=k, device=device, link=link):
                person.must_belong(room)
                return done if self._take(Opening(k, device, link)) else None
            case _:
                return None

    def _react(self, person: Person, what: ReactionKind) -> None:
        person.must_belong(self.room)
        seats = person.holds(self.room)
        if not seats:
            raise Refusal("not_your_seat", "only players at the table can react")
        for listener in tuple(self.listeners):
            listener.shown(min(seats), what)

    def _made_before(self, person: Person, name: str) -> Done | None:
        if not person.joins:
            return None
        seats, hosts = person.holds(self.room), person.hosts(self.room)
        for seat in (*seats, HOST) if hosts else seats:
            if made := self.room.done.get((seat, name)):
                return Done(seq=made[0], ply=made[1], again=True)
        return None

    def decide(self, person: Person, ask: Ask, token: str = "") -> Step:
        """Return the step that a person asks for; without entries there is nothing to store.

        Raises:
            Refusal: it can't be done; the message says why in the person's language.
        """
        try:
            # What happens is told to everybody, what is refused to one person alone.
            with spoken(self._language):
                return self._decided(person, ask, token)
        except GreedError:
            try:
                with spoken(person.language):
                    return self._decided(person, ask, token)
            except GreedError as error:
                raise _refusal(error, self.room) from error

    def _decided(self, person: Person, ask: Ask, token: str) -> Step:
        room = self.room
        if isinstance(ask, asks.Open):
            return self.rolled()
        name = (namer(room, person), ask.id) if ask.id and room.state else (None, None)
        draft = self.draft(name=name)
        decide(draft, person, ask, token)
        return draft.end()

    def done(self, person: Person, ask: Ask, step: Step, token: str = "") -> Done:
        """Return the answer to what a step has done."""
        seat = None
        if isinstance(ask, asks.Sit):
            seat = person.with_token(token).holds(step.room)[-1]
        room = step.room if step.entries else self.room
        return Done(seq=room.seq, ply=room.ply, token=token or None, seat=seat)

    def _take(self, opening: Opening) -> bool:
        """Keep a device's link to ourselves until all are there; say whether any is missing."""
        room = self.room
        if not room.rolling:
            raise Refusal("stale", "no roll is being made now", ply=room.ply)
        try:
            dealer = dealer_of(room, self._secret, self.links.values())
            dealer.take(opening)
        except DiceError as error:
            codes: dict[str, ErrorCode] = {"not-asked": "stale", "not-listed": "bad_request"}
            code = codes.get(error.why, "misstated")
            raise Refusal(code, str(error), ply=room.ply) from error
        self.links[opening.device] = opening
        return bool(dealer.waiting)

    # -- what nobody asks for

    def rolled(self) -> Step:
        """Return the step in which the dice fall, if all links for them have come."""
        draft = self.draft()
        clock.roll(draft)
        return draft.end()

    def due(self) -> Step:
        """Return what time brings now: a clock that is up, a roll made without silent devices."""
        draft, room = self.draft(), self.room
        if room.deadline is not None and room.deadline <= self._now():
            clock.time_up(draft)
        elif room.rolling and abs(self._now() - self._asked) >= WAIT:  # a clock may be set back
            clock.silence(draft)
        return draft.end()

    @property
    def due_at(self) -> float | None:
        """When `due` has something to say at the earliest, if it has before anything happens."""
        room = self.room
        times = [] if room.deadline is None else [room.deadline]
        if room.rolling and room.course and (asked := room.course.asked):
            silent = {*asked.devices} - self.links.keys()
            if silent - {asked.by} or (silent and clock.taken_over(room)):
                times.append(min(self._asked, self._now()) + WAIT)
        return min(times, default=None)

    def returned(self, *people: Person, wakes: bool = True) -> Step:
        """Return the step by which people who were called, or a sleeping table, are back."""
        draft = self.draft()
        for person in people:
            if wakes and person.joins and person.holds(self.room):
                clock.wake(draft)
            if person.joins:
                clock.answer(draft, person)
        return draft.end()

    def draft(self, by: By = "seat", name: tuple[int | None, str | None] = (None, None)) -> Draft:
        """Return a draft of the next step."""
        return Draft(self.room, self.means, by, name)

    @property
    def means(self) -> Means:
        """What a step is decided with now."""
        return Means(
            now=self._now(),
            throw=self._throw,
            bot=self._bot,
            random=self._random,
            secret=self._secret,
            links=tuple(self.links.values()),
            present=self._here,
        )

    def let_bots_play(self) -> None:
        """Let bots move for as long as it is a bot's turn."""
        while self._choose and (name := clock.bot_to_move(self.room)):
            draft = self.draft(by="bot")
            draft.play_turn(partial(self._choose, name))
            self.keep(draft.end())

    # -- going on

    def keep(self, step: Step) -> None:
        """Store a step, and go on with it; who was called and listens is there."""
        while step.entries:
            assert self._store is not None
            self._store(step)
            self.advance(step)
            if not self.room.called:
                return
            step = self.returned(*(each.person for each in self.listeners), wakes=False)

    def advance(self, step: Step) -> None:
        """Go on with a step that is stored: everybody hears of it."""
        self.followed(step.room, step.happened, step.entries)

    def followed(self, room: Room, happened: Happened, entries: Entries) -> None:
        """Go on to a room whose last step, of these entries, is in the log."""
        before, self.room = self.room, room
        if (before.course and before.course.asked) != (room.course and room.course.asked):
            self.links, self._asked = {}, self._now()
        if room.seats is not before.seats or room.host != before.host:
            self._look_round()
        self.recent.append(happened)
        if _explains(happened):
            self._explained[happened.seq] = before, entries
            for seq in [seq for seq in self._explained if seq < self.recent[0].seq]:
                del self._explained[seq]
        for listener in tuple(self.listeners):
            listener.heard(happened)

    # -- being there

    def listen(self, listener: Listener) -> None:
        """Let somebody hear whatever happens from now on; again, once the person has more seats."""
        self.listeners.add(listener)
        self._look_round()
        self._tell_presence()

    def leave(self, listener: Listener) -> None:
        """Let somebody go."""
        self.listeners.discard(listener)
        self._look_round()
        self._tell_presence()

    def _tell_presence(self) -> None:
        for listener in tuple(self.listeners):
            listener.heard(None)

    def _look_round(self) -> None:
        """Note who is here, which every step and every view asks for."""
        room, people = self.room, [each.person for each in self.listeners if each.person.joins]
        self.present = frozenset(seat for person in people for seat in person.holds(room))
        hosted = any(person.hosts(room) for person in people)
        self._here = self.present | {HOST} if hosted else self.present
        self.watching = sum(not each.person.holds(room) for each in self.listeners)

    def view(self, person: Person, since: int | None = None) -> View:
        """Return what a person sees, with the news since a step; None: without news.

        Who was away for long hears the latest news alone: `View.since` says from where.
        """
        seq = self.room.seq
        first = self.recent[0].seq - 1 if self.recent else seq
        since = max(first, min(since, seq)) if since is not None else seq
        with spoken(person.language):
            return view(
                self.room,
                person,
                # The steps after it are most often few, and a deque is quick at its ends alone.
                [
                    self._retold(self.recent[place], person.language)
                    for place in range(since - seq, 0)
                ],
                since=since,
                present=self.present,
                watching=self.watching,
                game=self._game(person.language),
            )

    def _game(self, language: str) -> GameView | None:
        """Return how the game stands, worked out once for all who speak a language."""
        if self._shown[0] is not self.room:
            self._shown = self.room, {}
        games = self._shown[1]
        if language not in games:
            games[language] = game_view(self.room)
        return games[language]

    def _retold(self, happened: Happened, language: str) -> Happened:
        """Return what happened with its reasons in the language that is being spoken."""
        if language == self._language or happened.seq not in self._explained:
            return happened
        before, entries = self._explained[happened.seq]
        return _happening(before, happened.at, entries)[1]


def _refusal(error: GreedError, room: Room) -> Refusal:
    """Return the refusal that an error is to the person who asked."""
    if isinstance(error, Refusal):
        return error
    refusal = Refusal("fault", str(error))
    refusal.problem = problem_of(error, room.state, room.ply)
    return refusal
