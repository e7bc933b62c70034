"""The commands. Each module has those of one subject, with their buttons."""
