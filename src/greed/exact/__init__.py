"""What is best: exact odds, and exact optimal play for every sheet."""
