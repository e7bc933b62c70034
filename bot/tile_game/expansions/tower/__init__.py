"""The Tower: towers, captures and ransoms."""
