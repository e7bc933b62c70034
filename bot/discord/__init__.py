"""The bot on Discord: events become requests to the conversation, its messages become posts."""
