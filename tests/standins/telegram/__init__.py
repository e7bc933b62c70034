"""A server in Telegram's place: the Bot API over HTTP, and the people and chats behind it.

Written from the published description and from what the service is known to answer; it knows neither the bot nor the
library that the bot uses.
"""
