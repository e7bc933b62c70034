"""Discord with a real store beside it; whatever goes wrong in the log fails the test."""

from tests.store.beside import nothing_goes_wrong, server_beside, store

__all__ = ["nothing_goes_wrong", "server_beside", "store"]
