"""The tests. A package, since some libraries install one of this name."""
