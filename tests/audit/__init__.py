"""Whether a known weakness is told of any dependency."""
