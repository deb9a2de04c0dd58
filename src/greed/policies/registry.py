"""Policies by their public names, which are the same in play, arena, sim, solve and study."""

from __future__ import annotations

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
        near = closest(word, list(_POLICIES))
        hint = nearest(word, near or written_names())
        raise PolicyError(say("unknown-policy", name=repr(word.strip()), hint=hint))
    return kind.made(parameter.strip(), seed)


def written_names() -> list[str]:
    """Return every policy as help texts name it.

    >>> from greed.policies import written_names
    >>> written_names()[:4]
    ['bold', 'cautious', 'threshold:POINTS', 'card[:short]']
    """
    return [kind.written or name for name, kind in _POLICIES.items()]
