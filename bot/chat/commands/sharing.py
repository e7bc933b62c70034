"""Games that a person shares into any chat, also one without the bot: a line or the board, and a button that leads to the bot."""

from __future__ import annotations

from typing import Final

from bot.chat.context import THEMES, Context
from bot.chat.contract import Button, Message, Paragraph, Picture, Shared
from bot.chat.private_chat import private_address, private_link_to
from bot.chat.table_choice import MOST_LISTED, is_code, labels_of
from bot.chat.turn_message import turn_drawing
from bot.chat.voice import Voice, heading
from bot.i18n import Words, shipped
from bot.scene.phrases import headline
from bot.table.refused import Denied
from bot.table.table import Table

BOARD = "b_"
"""Prefix of a table's code in an address that opens its board."""
OPENED: Final = ("open", "running")
DRAWN: Final = 5
"""Most games that are shared with their boards; the others with a line, since drawing takes time."""


async def games_to_share(context: Context) -> tuple[Shared, ...]:
    """Return the person's games whose codes begin with the request's words, or the one whose code these are."""
    words = context.request.words.strip().lower()
    found = await context.services.lobby.of_person(context.person.id)
    chosen = [each for each in found if each.state in OPENED and each.table.startswith(words)][:MOST_LISTED]
    if not chosen and is_code(words):
        return await _of_others(context, words)
    labels, made, drawn = await labels_of(context, chosen), list[Shared](), 0
    for listed, label in zip(chosen, labels, strict=True):
        draws = listed.state == "running" and drawn < DRAWN
        drawn += draws
        table = await context.services.tables.look(listed.table, newest=False) if listed.state == "running" else None
        picture = await _board(context, table) if table is not None and draws else None
        line = await _whose(context, table) if table is not None else None
        made.append(_shared(context, listed.table, listed.state, listed.label.options.game, label, picture, line))
    return tuple(made)


async def _of_others(context: Context, code: str) -> tuple[Shared, ...]:
    """Return the game with this code, if the person may look at it."""
    try:
        table = await context.services.lobby.view(code, context.actor)
    except Denied:
        return ()
    if table.state not in OPENED:
        return ()
    seen = await context.seen(table)
    label = (
        headline(seen.presentation(seen.public)) if table.game is not None else context.own.text("invite-code", table=Words(code))
    )
    picture = await _board(context, table) if table.game is not None else None
    line = await _whose(context, table) if table.game is not None else None
    return (_shared(context, code, table.state, table.options.game, label, picture, line),)


async def _whose(context: Context, table: Table) -> Paragraph:
    """Name the players and whose turn it is, to people who are not in the game."""
    seen = await context.seen(table)
    players = seen.voice.words.joined([seen.name(seat) for seat in range(len(table.seats))])
    if table.decider is None:
        return Paragraph((players,))
    turn = seen.voice.text("turn-watched", turn=seen.turn, player=seen.name(table.decider))
    return Paragraph((f"{players} · {turn}",))


async def _board(context: Context, table: Table) -> Picture:
    """Return the board as the place shows it where the table is at home: that picture the platform has already."""
    chat = await context.services.people.chat(table.home)
    at_home = Voice(shipped().choose(chat.language, table.options.language))
    seen = await context.seen(table, context.own if context.request.place == table.home else at_home)
    return context.services.picture_queue.picture(turn_drawing(seen.for_drawing(seen.public)), THEMES["standard"])


def _shared(
    context: Context, table: str, state: str, game: str, label: str, picture: Picture | None, whose: Paragraph | None
) -> Shared:
    """Return a game as its button and its line: an open one to join, a running one to look at.

    `label`: how the person who shares it chooses it; `whose`: what the others read of a running one.
    """
    say = context.own.text
    title = say(f"share-{state}", game=say(f"game-{game}"))
    if state == "open":
        line = context.own.line("invite-code", table=Words(table))
        way = Button(say("button-join"), url=private_address(context.limits, table))
    else:
        line = whose or Paragraph((label,))
        way = Button(say("button-board"), url=private_link_to(context, f"{BOARD}{table}"))
    return Shared(table, title, label, Message((heading(title), line), ((way,),), picture))
