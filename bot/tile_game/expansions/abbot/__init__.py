"""The Abbot and the gardens."""
