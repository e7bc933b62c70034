"""The store of the tests of the conversation, for whole games in every language."""

from tests.store.beside import server_beside, store

__all__ = ["server_beside", "store"]
