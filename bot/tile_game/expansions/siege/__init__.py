"""Siege and Defence: the fortress and its attackers."""
