"""Words: messages by code and parameters, with plurals, in all supported languages."""

from bot.i18n.catalogue import FALLBACK, BrokenMessages, MessageCatalogue, shipped
from bot.i18n.foreign import alike, folded, tidy, unaccented
from bot.i18n.translator import Translator, Words, isolated, message_id

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
    "tidy",
    "unaccented",
]
