"""Games that a person shares into any chat, also one without the bot: a line, and a button that leads to the bot."""

from __future__ import annotations

from bot.chat.context import Context
from bot.chat.contract import Button, Message, Paragraph, Shared
from bot.chat.private_chat import private_address, private_link_to
from bot.chat.voice import heading
from bot.i18n import Words
from bot.table.lobby import ListedTable

BOARD = "b_"
"""Prefix of a table's code in an address that opens its board."""


def shared(context: Context, listed: ListedTable, label: str) -> Shared:
    """Return a game as its button and its line: an open one to join, a running one to look at."""
    say, table = context.own.text, listed.table
    title = say(f"share-{listed.state}", game=say(f"game-{listed.label.options.game}"))
    if listed.state == "open":
        line = context.own.line("invite-code", table=Words(table))
        way = Button(say("button-join"), url=private_address(context.limits, table))
    else:
        line = Paragraph((label,))
        way = Button(say("button-board"), url=private_link_to(context, f"{BOARD}{table}"))
    return Shared(table, title, label, Message((heading(title), line), ((way,),)))
