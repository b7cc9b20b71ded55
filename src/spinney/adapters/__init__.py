"""The same games in other people's interfaces. Each module needs its own extra; none is imported by plain play."""
