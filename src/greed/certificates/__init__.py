"""Certificates: files that prove what a game is worth, and a checker that shares nothing with us."""
