"""Rooms: their log, the value it folds to, who may do what, and what each person sees."""
