"""More than two players: an estimate combined from games between two."""

from greed.exact.multi._estimate import MultiplayerEstimate, two_player_view

__all__ = ["MultiplayerEstimate", "two_player_view"]
