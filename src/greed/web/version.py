"""The version of the distribution."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

__all__ = ["VERSION"]

try:
    VERSION = version("greed-dice")
except PackageNotFoundError:  # run from a source tree that is not installed
    VERSION = "0"
