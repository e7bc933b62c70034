"""Benchmarks: `python -m tests.bench` runs all of them, `python -m tests.bench engine` one; their results are kept in docs/benchmarks.md."""
