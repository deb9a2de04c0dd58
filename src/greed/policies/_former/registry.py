"""Policies by their public names, which are the same in play, arena, sim, solve and study."""

from __future__ import annotations

from greed.core.errors import Unsolvable
from greed.core.messages import closest, nearest, say
from greed.policies._former._policy import Policy
from greed.policies._former.card import Card
from greed.policies._former.character import Bold, Cautious
from greed.policies._former.level import Level
from greed.policies._former.maximiser import Maximiser
from greed.policies._former.optimal import Optimal
from greed.policies._former.sprinter import Sprinter
from greed.policies._former.threshold import Threshold
from greed.policies._policy import PolicyError

_POLICIES: dict[str, type[Policy]] = {
    kind.name: kind
    for kind in (Bold, Cautious, Threshold, Card, Maximiser, Sprinter, Optimal, Level)
}


def public_name(name: str) -> str:
    """Return the name of a policy without the `bot:` with which records name a player.

    >>> from greed.policies import public_name
    >>> public_name("bot:threshold:300")
    'threshold:300'
    """
    return name.strip().removeprefix("bot:")


def policies() -> dict[str, str]:
    """Return every policy's name with one sentence about it.

    >>> from greed.policies import policies
    >>> policies()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    return {name: (kind.__doc__ or "").partition("\n")[0] for name, kind in _POLICIES.items()}


def policy(name: str, seed: str | None = None) -> Policy:
    """Return the policy of a name.

    >>> from greed.policies import policy
    >>> [str(policy(name)) for name in ("threshold", "bold")]
    ['threshold:300', 'bold']

    Raises:
        PolicyError: no policy has this name, or it rejects its parameter.
    """
    word, _, parameter = public_name(name).partition(":")
    kind = _POLICIES.get(word.strip().lower())
    if kind is None:
        hint = nearest(word, list(_POLICIES))
        raise PolicyError(say("unknown-policy", name=repr(word.strip()), hint=hint))
    return kind.made(parameter.strip(), seed)


def written_names() -> list[str]:
    """Return every policy as help texts name it.

    >>> from greed.policies import written_names
    >>> written_names()[:4]
    ['bold', 'cautious', 'threshold:POINTS', 'card[:short]']
    """
    return [kind.written or name for name, kind in _POLICIES.items()]


def with_table() -> list[str]:
    """Return the policies that the simulator can play, as help texts name them.

    >>> from greed.policies import with_table
    >>> with_table()
    ['threshold:POINTS', 'maximiser', 'sprinter', 'optimal']
    """
    kinds = _POLICIES.items()
    return [kind.written or name for name, kind in kinds if kind.table is not Policy.table]


def with_side() -> list[str]:
    """Return the policies that can be a side of an exact match, as help texts name them.

    >>> from greed.policies import with_side
    >>> with_side()[:4]
    ['bold', 'cautious', 'threshold:POINTS', 'card[:short]']
    """
    kinds = _POLICIES.items()
    return [kind.written or name for name, kind in kinds if kind.side is not Policy.side]


def simulated(name: str, seats: int = 0) -> Policy:
    """Return the policy of a name for the simulator; `seats` says how many play, if it is known.

    Raises:
        PolicyError: it can't be written as a table (for so many), or there is none; says which can.
    """
    player = _named(name)
    if player is None:
        raise PolicyError(
            f"unknown policy {name!r}; known are {', '.join(with_table())} (greed arena plays"
            " every bot)"
        )
    if type(player).table is Policy.table:
        raise PolicyError(
            f"only {', '.join(with_table())} can be simulated, not {name!r}: let a bot play"
            f" with greed arena --bots {name},..."
        )
    if seats and player.seats not in {0, seats}:
        raise PolicyError(
            f"only games of {player.seats} can be simulated with {name!r}, not of {seats}: play"
            f" them with greed arena --seats {seats}"
        )
    return player


def matched(name: str) -> Policy:
    """Return the policy of a name for an exact match.

    Raises:
        PolicyError: its parameter makes no sense, or its name is almost one of ours.
        Unsolvable: it can't be a side of a match, or there is none; says which can.
    """
    player = _named(name)
    if player is not None and type(player).side is not Policy.side:
        return player
    word = public_name(name)
    if player is None and closest(word, list(_POLICIES)):
        hint = nearest(word, list(_POLICIES))
        raise PolicyError(say("unknown-policy", name=repr(name), hint=hint))
    raise Unsolvable(
        f"what {name} wins can't be worked out, only played (with greed arena);"
        f" known are {', '.join(with_side())}"
    )


def _named(name: str) -> Policy | None:
    """Return the policy of a name, None if there is none."""
    word = public_name(name).partition(":")[0].strip().lower()
    return policy(name) if word in _POLICIES else None
