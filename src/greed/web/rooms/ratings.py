"""Rating the games of players who are known by a key, beside what goes on.

A game is noted with its last step. Some worker finds the note, counts the game, and later has the
coach look at it; the database lets only one of them do either. Nothing here holds anybody up.

A game counts if its dice are proven, its sheet is a preset, lots decided who begins, two players or
more began it under keys of their own, and it was played to its end. A player who gave the seat
away, or left, comes last.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from importlib.util import find_spec

from greed._extras import install
from greed.core.errors import GreedError, SheetError
from greed.core.identity import sheet_hash
from greed.core.state import State
from greed.fair.keys import fingerprint
from greed.sheets import load, presets
from greed.sheets.names import parse_name
from greed.store import Belief, Finish, Rated, Result, Store, StoreBusy
from greed.web.refusal import Refusal, told
from greed.web.rooms.live import Live
from greed.web.rooms.people import Person
from greed.web.rooms.room import Room
from greed.web.rooms.views import record_of
from greed.web.settings import Settings, SettingsError
from greed.web.workers.coach import Coach
from greed.wire import PlayerRating, RatedGame, RatedOpponent, RatedPlayer


@lru_cache(maxsize=256)
def is_usual(name: str, shown: str) -> bool:
    """Say whether a sheet (by name and hash) is a preset, variants included: not bent by its host.

    >>> from greed.core.identity import sheet_hash
    >>> is_usual("classic+amish", sheet_hash(load("classic+amish")))
    True
    >>> is_usual("koans(target=300)", sheet_hash(load("koans(target=300)")))
    False
    """
    try:
        named = parse_name(name)
        if named.options or named.base not in presets():
            return False
        return sheet_hash(load(name)) == shown
    except SheetError:
        return False


def rated_seats(room: Room) -> tuple[int, ...]:
    """Return the seats whose players began this game under keys of their own, device and all."""
    if room.proof is None or room.state is None:
        return ()
    seats = tuple(seat for seat, identity in enumerate(room.entered) if identity)
    by_lot = room.setup.first is None or room.setup.previous  # a rematch takes turns
    if len(seats) < 2 or not by_lot or not is_usual(room.sheet.name, sheet_hash(room.sheet)):
        return ()
    holders = [room.proof.session.start.seats[seat].holder for seat in seats]
    devices = [holder for holder in holders if holder != "unsigned"]
    return seats if len(set(devices)) == len(devices) else ()


def finishes_of(room: Room) -> tuple[Finish, ...]:
    """Return how a game ended for those whose rating it changes; nobody's, if it doesn't count."""
    seats, state = rated_seats(room), room.state
    if len(seats) < 2 or state is None:
        return ()
    if room.status != "over" and (room.status != "abandoned" or room.left is None):
        return ()
    left = {seat for seat in seats if room.seats[seat].identity != room.entered[seat]}
    left |= {room.left} if room.left is not None else set()
    scores = {
        seat: (seat not in left, seat in state.winners, state.scores[seat] if state.over else 0)
        for seat in seats
    }
    assert room.proof is not None
    names = room.proof.names
    return tuple(
        Finish(
            key=room.entered[seat] or "",
            fingerprint=fingerprint(bytes.fromhex(room.entered[seat] or "")),
            name=names[seat],
            place=1 + sum(other > scores[seat] for other in scores.values()),
        )
        for seat in seats
    )


def leaver(room: Room, person: Person) -> int | None:
    """Return the seat that loses a rated game when the host gives it up; None if it doesn't count.

    It is the one that sits out, that the game waits for in vain since it was warned, or, where no
    device is there to be warned, whose turn has lasted for too long; else the host's own.

    Raises:
        Refusal: the host plays no seat, and nobody is away: the game goes on.
    """
    seats, state = rated_seats(room), room.state
    if len(seats) < 2 or state is None or room.turns < len(room.seats):
        return None
    mine, now = person.holds(room), time.time()
    for seat in seats:
        if seat not in mine and (seat in state.away or _silent(room, state, seat, now)):
            return seat
    if own := [seat for seat in seats if seat in mine]:
        return own[0]
    raise Refusal("wrong_phase", told("refused-rated-call"))


def _silent(room: Room, state: State, seat: int, now: float) -> bool:
    """Say whether a game waits for a seat in vain.

    Nobody can call a player without a device who is connected: the length of the turn has to tell.
    """
    if (free := room.free_from(seat)) is not None:
        return free <= now
    return seat == state.seat and room.device_of(seat) < 0 and room.turn_at + LONG_TURN <= now


LONG_TURN = 300.0
"""Seconds; nobody who plays takes that long for a turn."""
_FINGERPRINT = re.compile(r"[0-9a-f]{4}(?:-[0-9a-f]{4}){4}")
LISTED = 10
"""Games from which on a player stands in the list."""
_AT_ONCE = 20
_TRIES = 5
"""How often the coach is asked about a game before it stays unmeasured."""
_FRESH = 2.0
"""Seconds for which a list that was read is good enough for everybody who asks."""
_PAUSE = 10.0
"""Seconds for which the coach is left in peace if it is not ready."""
_SCALE, _START = 40.0, 1000.0
log = logging.getLogger("greed.web.rooms.ratings")


def can_rate(settings: Settings) -> None:
    """Refuse to start a server that is to rate games without what that takes.

    Raises:
        SettingsError: openskill is missing.
    """
    if settings.ratings and find_spec("openskill") is None:
        raise SettingsError(f"GREED_RATINGS=1 needs openskill: {install('ratings')}")


def points(mu: float, sigma: float) -> int:
    """Return a rating as people see it: what a player is at least worth, three deviations down.

    >>> points(25.0, 25 / 3), points(31.0, 2.0)
    (1000, 2000)
    """
    return round(_START + _SCALE * (mu - 3 * sigma))


class Raters:
    """Counts and measures the games that are over."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        coach: Coach | None,
        find: Callable[[str], Awaitable[Live | None]],
    ) -> None:
        """Work for a server; `find` returns a room by its id."""
        self._ratings, self._store = store.ratings, store
        self._coach, self._find = coach, find
        self.on = settings.ratings
        self._tries: dict[str, int] = {}
        self._later = 0.0
        self._best: tuple[float, int, tuple[PlayerRating, ...]] = (0.0, 0, ())
        self._measuring: asyncio.Task[None] | None = None

    # -- counting

    async def work(self) -> None:
        """Count what is due, and begin to measure the next game."""
        if not self.on:
            return
        for room in await self._ratings.waiting("due", _AT_ONCE):
            await self._count(room)
        free = self._measuring is None or self._measuring.done()
        if self._coach is not None and free and time.monotonic() >= self._later:
            self._measuring = asyncio.create_task(self._measure(), name="greed measuring")

    async def close(self) -> None:
        """Stop; what was not counted is counted after the restart."""
        if self._measuring is not None:
            self._measuring.cancel()
            await asyncio.gather(self._measuring, return_exceptions=True)

    async def _count(self, room: str) -> None:
        from greed.arena.ratings import newcomer

        live = await self._find(room)
        finishes = finishes_of(live.room) if live is not None else ()
        if not finishes:
            await self._ratings.settle(room, "due", "void")
            return
        fresh = newcomer()
        name = live.room.sheet.name if live is not None else ""
        await self._ratings.rate(
            room, name, finishes, time.time(), (fresh.mu, fresh.sigma), _believed
        )

    # -- measuring

    async def _measure(self) -> None:
        try:
            for room in await self._ratings.waiting("rated", 1):
                await self._measure_one(room)
        except StoreBusy:
            log.warning("the database does not answer")
        except Exception:
            log.exception("measuring a game failed; it goes on")

    async def _measure_one(self, room: str) -> None:
        """Have the coach look at a game; one that it can't see to the end stays unmeasured."""
        assert self._coach is not None
        live = await self._find(room)
        losses: dict[str, tuple[float, int]] = {}
        if live is not None and live.room.status == "over":
            tries = self._tries[room] = self._tries.get(room, 0) + 1
            try:
                seen = await self._coach.review(
                    await record_of(self._store, live.room, proof=False)
                )
            except GreedError as error:
                log.info("a game was not measured: %s", error)
                if tries < _TRIES:
                    self._later = time.monotonic() + _PAUSE
                    return
            else:
                if seen.solving:
                    self._tries[room] = tries - 1
                    self._later = time.monotonic() + _PAUSE
                    return
                losses = {
                    key: (max(0.0, seen.balances[seat].errors), seen.balances[seat].decisions)
                    for seat, key in enumerate(live.room.entered)
                    if key and seen.balances
                }
        self._tries.pop(room, None)
        await self._ratings.measure(room, losses)

    # -- showing

    def must_be_on(self) -> None:
        """Refuse where the operator wants no ratings."""
        if not self.on:
            raise Refusal("wrong_phase", told("refused-no-ratings"))

    async def best(self, most: int) -> tuple[PlayerRating, ...]:
        """Return those who have played enough games, the strongest first."""
        self.must_be_on()
        at, asked, players = self._best
        if asked < most or time.monotonic() - at > _FRESH:
            players = tuple(map(_shown, await self._ratings.best(most, LISTED)))
            self._best = (time.monotonic(), most, players)
        return players[:most]

    async def named(self, fingerprints: tuple[str, ...]) -> tuple[PlayerRating, ...]:
        """Return the players with these fingerprints, as far as they are rated."""
        self.must_be_on()
        sound = tuple(filter(_FINGERPRINT.fullmatch, fingerprints))
        return tuple(map(_shown, await self._ratings.players(sound)))

    async def player(self, fingerprint: str, most: int) -> RatedPlayer:
        """Return a player with the latest games.

        Raises:
            Refusal: nobody rated has this fingerprint.
        """
        self.must_be_on()
        sound = _FINGERPRINT.fullmatch(fingerprint)
        players = await self._ratings.players((fingerprint,)) if sound else []
        if not players:
            raise Refusal("no_such_page", told("refused-unrated"))
        results = await self._ratings.results(players[0].key, most)
        return RatedPlayer(player=_shown(players[0]), games=tuple(map(_game, results)))


def _believed(beliefs: list[Belief], places: list[int]) -> list[Belief]:
    from greed.arena.ratings import Skill, after_game

    after = after_game([Skill(*belief) for belief in beliefs], places)
    return [(skill.mu, skill.sigma) for skill in after]


def _shown(player: Rated) -> PlayerRating:
    return PlayerRating(
        fingerprint=player.fingerprint,
        name=player.name,
        rating=points(player.mu, player.sigma),
        games=player.games,
        wins=player.wins,
        pr=_pr(player.loss, player.decisions),
        decisions=player.decisions,
        provisional=player.games < LISTED,
    )


def _game(result: Result) -> RatedGame:
    return RatedGame(
        at=result.at,
        place=result.place,
        rating=points(result.mu, result.sigma),
        pr=_pr(result.loss, result.decisions),
        sheet=result.sheet,
        opponents=tuple(
            RatedOpponent(name=rival.name, fingerprint=rival.fingerprint, place=rival.place)
            for rival in result.rivals
        ),
    )


def _pr(loss: float | None, decisions: int | None) -> float | None:
    """Return the performance rating of decisions; None without one."""
    from greed.coach.measures import performance_rating

    if loss is None or not decisions:
        return None
    return round(performance_rating(loss / decisions), 2)
