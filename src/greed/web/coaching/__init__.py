"""The coach of the house: it thinks in processes of its own, so that no room waits for it.

`thinker` answers questions about positions and records from what is solved; `solver` solves one
sheet and ends, under limits of time and memory; `house` is the server's side of both. Sheets are
solved once: what is found is kept where `greed solve` keeps it, and workers wait for each other.
"""

from greed.web.coaching.house import HouseCoach, house_coach

__all__ = ["HouseCoach", "house_coach"]
