"""Where the things of a user lie, and what can be worked out again (see GREED_HOME)."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder of games, journals, seats and keys: GREED_HOME, or the system's place."""
    if home := os.environ.get("GREED_HOME"):
        return Path(home)
    from platformdirs import user_data_path

    return user_data_path("greed", appauthor=False)


def cache_folder() -> Path:
    """Return the folder of solutions and compiled code.

    Raises:
        ModuleNotFoundError: GREED_HOME isn't set, and platformdirs, which knows the system's place,
            isn't installed: it comes with everything but the base install.
    """
    if home := os.environ.get("GREED_HOME"):
        return Path(home) / "cache"
    from platformdirs import user_cache_path

    return user_cache_path("greed", appauthor=False)
