"""Fields and the followers on them."""
