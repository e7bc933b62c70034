"""The games by the names that records give them: rules, computer players, faces."""
