"""`python -m greed.cli` is the program `greed`."""

from greed.cli import main

main()
