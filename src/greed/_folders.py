"""Where the things of a user lie, and what can be worked out again (see GREED_HOME)."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder of games, journals, seats and keys: GREED_HOME, or the system's place."""
    from platformdirs import user_data_path

    home = os.environ.get("GREED_HOME")
    return Path(home) if home else user_data_path("greed", appauthor=False)


def cache_folder() -> Path:
    """Return the folder of solutions and compiled code."""
    from platformdirs import user_cache_path

    home = os.environ.get("GREED_HOME")
    return Path(home) / "cache" if home else user_cache_path("greed", appauthor=False)
