"""What is legal: pure values and functions, with no input, output, clock, or chance."""
