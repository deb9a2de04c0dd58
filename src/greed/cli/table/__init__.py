"""The table in the terminal at which a game is played: seats, dice, saves, screens."""
