"""The expansions, a folder each, and the lists of their rules, worths and faces."""
