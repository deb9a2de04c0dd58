"""Rooms: their log, the table it folds to, who may do what, and what each person sees."""
