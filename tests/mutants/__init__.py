"""Small breaks of the rules' code, and whether a test that names a rule notices each: `python -m tests.mutants`."""
