"""Policies by their public names, which are the same in play, arena, sim, solve and study."""

from __future__ import annotations

from greed.core.errors import Unsolvable
from greed.core.messages import closest, nearest, say
from greed.policies._policy import Policy, PolicyError
from greed.policies.card import Card
from greed.policies.character import Bold, Cautious
from greed.policies.level import Level
from greed.policies.maximiser import Maximiser
from greed.policies.optimal import Optimal
from greed.policies.sprinter import Sprinter
from greed.policies.threshold import Threshold

_POLICIES: dict[str, type[Policy]] = {
    each.name: each
    for each in (Bold, Cautious, Threshold, Card, Maximiser, Sprinter, Optimal, Level)
}


def public_name(name: str) -> str:
    """Return the name of a policy without the `bot:` with which records name a player.

    >>> public_name("bot:threshold:300")
    'threshold:300'
    """
    return name.strip().removeprefix("bot:")


def policies() -> dict[str, str]:
    """Return every policy's name with one sentence about it.

    >>> policies()["threshold"]
    'Banks once the turn reaches a number of points, e.g. threshold:300.'
    """
    return {name: (each.__doc__ or "").partition("\n")[0] for name, each in _POLICIES.items()}


def policy(name: str, seed: str | None = None) -> Policy:
    """Return the policy of a name.

    >>> [str(policy(name)) for name in ("threshold", "bold")]
    ['threshold:300', 'bold']

    Raises:
        PolicyError: no policy has this name, or it rejects its parameter.
    """
    kind, _, parameter = public_name(name).partition(":")
    found = _POLICIES.get(kind.strip().lower())
    if found is None:
        hint = nearest(kind, list(_POLICIES))
        raise PolicyError(say("unknown-policy", name=repr(kind.strip()), hint=hint))
    return found.made(parameter.strip(), seed)


def written_names() -> list[str]:
    """Return every policy as help texts name it.

    >>> written_names()[:4]
    ['bold', 'cautious', 'threshold:POINTS', 'card[:short]']
    """
    return [_written(each) for each in _POLICIES.values()]


def with_table() -> list[str]:
    """Return the policies that the simulator can play, as help texts name them.

    >>> with_table()
    ['threshold:POINTS', 'maximiser', 'sprinter', 'optimal']
    """
    return [_written(each) for each in _POLICIES.values() if each.table is not Policy.table]


def with_side() -> list[str]:
    """Return the policies that can be a side of an exact match, as help texts name them.

    >>> with_side()[:4]
    ['bold', 'cautious', 'threshold:POINTS', 'card[:short]']
    """
    return [_written(each) for each in _POLICIES.values() if each.side is not Policy.side]


def simulated(name: str, seats: int = 0) -> Policy:
    """Return the policy of a name for the simulator; `seats` says how many play, if it is known.

    Raises:
        PolicyError: it can't be written as a table (for so many), or there is none; says which can.
    """
    found = _known(name)
    if found is None:
        raise PolicyError(
            f"unknown policy {name!r}; known are {', '.join(with_table())} (greed arena plays"
            " every bot)"
        )
    if type(found).table is Policy.table:
        raise PolicyError(
            f"only {', '.join(with_table())} can be simulated, not {name!r}: let a bot play"
            f" with greed arena --bots {name},..."
        )
    if seats and found.seats not in {0, seats}:
        raise PolicyError(
            f"only games of {found.seats} can be simulated with {name!r}, not of {seats}: play them"
            f" with greed arena --seats {seats}"
        )
    return found


def matched(name: str) -> Policy:
    """Return the policy of a name for an exact match.

    Raises:
        PolicyError: its parameter makes no sense, or its name is almost one of ours.
        Unsolvable: it can't be a side of a match, or there is none; says which can.
    """
    found = _known(name)
    if found is not None and type(found).side is not Policy.side:
        return found
    word = public_name(name)
    if found is None and closest(word, list(_POLICIES)):
        hint = nearest(word, list(_POLICIES))
        raise PolicyError(say("unknown-policy", name=repr(name), hint=hint))
    raise Unsolvable(
        f"what {name} wins can't be worked out, only played (with greed arena);"
        f" known are {', '.join(with_side())}"
    )


def _known(name: str) -> Policy | None:
    kind = public_name(name).partition(":")[0].strip().lower()
    return policy(name) if kind in _POLICIES else None


def _written(each: type[Policy]) -> str:
    return each.written or each.name
