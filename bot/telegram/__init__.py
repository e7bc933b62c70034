"""Telegram: groups, topics and private chats as places of the conversation.

Updates come in by `receiving`, what is to be shown goes out by `sending`; both may be processes of their own.
"""

import os

# Durations come from the library as such, not as numbers that may be cut; without this it warns of its change each time.
os.environ.setdefault("PTB_TIMEDELTA", "true")
