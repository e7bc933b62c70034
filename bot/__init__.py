"""Carcassonne, played slowly in chats: the rules, the tables, and the doors to Discord and Telegram."""

__version__ = "0.1.0.dev0"
