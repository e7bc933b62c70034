"""The bot on Discord: events become commands of the conversation, its messages become posts."""
