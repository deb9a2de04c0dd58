"""`python -m greed` is the program `greed`."""

from greed.cli import main

if __name__ == "__main__":
    main()
