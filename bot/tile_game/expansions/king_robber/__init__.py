"""King & Robber."""
