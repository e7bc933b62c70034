"""Check a set-up for problems before players meet them; each finding says what to do about it."""
