"""Telegram: groups, topics and private chats as places of the conversation.

The receiving part takes updates, the sending part posts messages; each may run in its own process.
"""

import os

# Get durations from the library as timedelta, not as numbers that may be cut; without this it warns at every use.
os.environ.setdefault("PTB_TIMEDELTA", "true")
