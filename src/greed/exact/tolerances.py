"""How closely everything is worked out: one name for each bound, and what it bounds.

Win probabilities unless something else is said. Kernels have their own bounds for rounding.
"""

# A turn by itself, and the race alone.
FLAT_ROWS_SETTLED = 1e-13
"""What all rounds to come can change of a turn whose banks are worth the same in every row."""
GAIN_SETTLED = 1e-11
"""The change of an average reward at which iteration stops, relative to it."""
TURNS_SETTLED = 1e-10
"""The change of an expected number of turns at which iteration stops, relative to it."""

# The race between two.
DIAGONAL_SETTLED = 1e-10
"""The change of a diagonal at which it is left. Newton's step before it made that change, and
convergence is quadratic: what is left open is far smaller."""
ENTERING_SETTLED = 1e-13
"""The change of positions with a seat off the board at which their iteration stops."""
CHALLENGE_SETTLED = 1e-14
"""The change of what challengers win at which the iteration of final rounds stops."""
RESETS_SETTLED = 1e-9, 1e-6
"""The change of what resets lead to at which rounds stop: in small races and in large ones, where a
round takes long. The next round, were there one, would change less by the factor of convergence."""
FINES_SETTLED = 1e-10, 3e-8
"""The change that all rounds to come would make together at which rounds of a race with fines
stop, extrapolated from the last two: in small races and in large ones."""
LARGE_RACE = 100
"""How many units a target has from which on a race counts as large."""
ROUGH_ENOUGH = 6e-2
"""The change of a round from which on rounds are worth doing with every row of a turn."""
MOST_AMPLIFIED = 1e-4
"""The most that values may still be off: the residual times how often turns come back to where they
were. Races and matches beyond it are refused."""
MOST_TURNS = 1e6
"""The most turns of the race alone: beyond it their number is itself lost in rounding."""
NEVER_CAUGHT = 1e-13
"""A challenger's chance that counts as none."""

# Two players who need not play alike.
ROUNDING = 3e-15
"""A change of values that is rounding."""
REPLY_SETTLED = 1e-8
"""The change of values from which on a best reply stays as it is. The reply was best for the values
before; what it loses by that is of second order, some 1e-14."""
REPLY_HASTE = 1e-11
"""How much less a bank may be worth than waiting before a best reply puts it off."""
MATCH_SETTLED = 1e-12
"""The change at which the end of a game, and a set of positions, counts as solved."""
MATCH_RESETS_SETTLED = 1e-10
"""The change of what resets and fines lead to at which rounds of a match stop."""
OUTCOMES_SETTLED = 1e-14
"""The same for the end of a game whose turns are known by where they end."""
