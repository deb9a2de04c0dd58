"""What is legal: pure values and functions, with no input, output, clock, or chance."""

from greed.core import summary  # noqa: F401 - it gives states their words
