"""Research: games by the million, traces that other programs check, benchmarks."""
