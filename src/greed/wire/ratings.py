"""Ratings of players who are known by a key."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["PlayerRating", "RatedGame", "RatedOpponent", "RatedPlayer", "RatingsView"]


class PlayerRating(Struct, frozen=True, kw_only=True):
    """A player who is known by a key.

    Attributes:
        fingerprint: stands for the key; names are not unique.
        name: the name in the last rated game.
        rating: 1,000 before the first game; it rises with what is known of the player.
        games: rated games.
        wins: those of them that the player won.
        pr: 1,000 times the mean loss of a decision, in chances to win; null if none is measured.
        decisions: how many choices were measured.
        provisional: too few games to stand in the list.
    """

    fingerprint: str
    name: str
    rating: int
    games: int
    wins: int
    pr: float | None
    decisions: int
    provisional: bool


class RatingsView(Struct, frozen=True, kw_only=True):
    """Rated players; `least`: games that it takes to stand in the list."""

    players: tuple[PlayerRating, ...]
    least: int


class RatedOpponent(Struct, frozen=True, kw_only=True):
    """Another player of a rated game who is known by a key: the name now, and the place then."""

    name: str
    fingerprint: str
    place: int


class RatedGame(Struct, frozen=True, kw_only=True):
    """A rated game: when it was, the player's place, the rating after it, and its PR.

    `sheet` is the name of what was played, null for games from before this was noted.
    """

    at: float
    place: int
    rating: int
    pr: float | None
    sheet: str | None = None
    opponents: tuple[RatedOpponent, ...] = ()


class RatedPlayer(Struct, frozen=True, kw_only=True):
    """A player, with the latest rated games."""

    player: PlayerRating
    games: tuple[RatedGame, ...]
