"""Benchmarks: `python -m tests.bench` runs all, `python -m tests.bench engine` one; results are kept in docs/benchmarks.md."""
