"""What the benchmarks measure Greed against, written for them."""
