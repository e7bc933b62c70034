"""The Fair."""
