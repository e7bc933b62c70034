"""The store of the tests of the conversation, for whole games in every language."""

from tests.chat.conftest import server_of_chats, store

__all__ = ["server_of_chats", "store"]
