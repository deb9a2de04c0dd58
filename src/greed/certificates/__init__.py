"""Certificates: files that prove what a game is worth, and a checker that shares nothing with us.

`greed.certificates.checker` reads them, `greed.certificates.prover` makes them.
"""

from greed._extras import of_extra

with of_extra("sim", "greed.certificates"):
    from greed.certificates.checker import Claim, Refused, check, said

__all__ = ["Claim", "Refused", "check", "said"]
