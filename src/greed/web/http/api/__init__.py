"""The HTTP endpoints, one controller for each thing that is asked about."""

from greed.web.http.api.about import About, Pictures
from greed.web.http.api.meetings import MeetingsApi
from greed.web.http.api.rooms import Moves, RoomsApi

__all__ = ["About", "MeetingsApi", "Moves", "Pictures", "RoomsApi"]
