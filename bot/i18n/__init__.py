"""Words: messages by code and parameters, with plurals, in all supported languages.

Begin with `translator.py`.

catalogue   The message files: a folder for each language, with an `.ftl` file for each expansion and each part of the bot
foreign     Text from users: clean it, and compare names by how they look
topics      The search for a word in the rules
translator  Turn a code and its parameters into a sentence
"""

from bot.i18n.catalogue import FALLBACK, BrokenMessages, MessageCatalogue, shipped
from bot.i18n.foreign import alike, folded, tidy, unaccented
from bot.i18n.translator import Translator, Words, isolated, message_id, speaker

__all__ = [
    "FALLBACK",
    "BrokenMessages",
    "MessageCatalogue",
    "Translator",
    "Words",
    "alike",
    "folded",
    "isolated",
    "message_id",
    "shipped",
    "speaker",
    "tidy",
    "unaccented",
]
