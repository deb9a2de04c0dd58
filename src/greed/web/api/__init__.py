"""The HTTP endpoints, one controller for each thing that is asked about."""

from greed.web.api.about import About
from greed.web.api.moves import Moves
from greed.web.api.pictures import Pictures
from greed.web.api.rooms import RoomsApi

__all__ = ["About", "Moves", "Pictures", "RoomsApi"]
