"""By which names a client may mean this server when it signs who it is.

A signature for another server must never hold here: its operator could pass it on. So a
name counts only if nobody else can be reached by it from where the client is.
"""

from __future__ import annotations

from ipaddress import ip_address

from litestar.types import HTTPScope

from greed.web.gate import client_of, host_of, is_address
from greed.web.settings import Settings

__all__ = ["audiences"]


def audiences(scope: HTTPScope, host: str, settings: Settings) -> frozenset[str]:
    """Return the names, with ports, that mean this server alone; `host` is what was asked for."""
    names = {_place(settings.public_url.partition("://")[2])} - {""}
    if _is_ours(scope, host_of(host) or "", settings):
        names.add(_place(host))
    return frozenset(names)


def _is_ours(scope: HTTPScope, host: str, settings: Settings) -> bool:
    if host in {name.lower() for name in settings.hosts}:
        return True
    client = client_of(scope)
    if not is_address(client):
        return False
    asking = ip_address(client)
    if host == "localhost":
        return asking.is_loopback
    if not is_address(host) or scope["server"] is None:
        return False
    address = ip_address(host.strip("[]"))
    if not is_address(scope["server"][0]) or address != ip_address(scope["server"][0]):
        return False
    if address.is_loopback:
        return asking.is_loopback
    # Private addresses are the same in many networks.
    return address.is_global or asking.is_private


def _place(address: str) -> str:
    return address.partition("/")[0].lower()
