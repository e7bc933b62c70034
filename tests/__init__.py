"""The tests. A package of its own, since some packages of others bring one of this name."""
