"""The first hour: what a person or a group reads first, and the one press that begins a game against a computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.chat.context import Context, button
from bot.chat.contract import Button, ButtonRow, Folded, Message, Reply
from bot.chat.voice import Voice
from bot.table.lobby import ListedTable
from bot.table.options import DAY
from bot.table.table import Table

_NOT_AGAIN: Final = 7 * DAY
"""How long a group that has been greeted is not greeted again."""
_A_YEAR: Final = 365 * DAY


def solo_button(context: Context) -> Button:
    """Return the button that begins a game against a computer at once."""
    return button(context.own.text("button-solo"), "", 0, "solo", style="primary")


def _how_to_play(voice: Voice) -> Button:
    """Return the button to the help."""
    return button(voice.text("button-how"), "", 0, "help", role="way")


def welcome(context: Context) -> Reply:
    """Greet a person who writes to the bot alone and plays no game."""
    say, limits = context.own, context.limits
    added = Button(say.text("button-add", platform=limits.platform), url=limits.invite_link)
    ways = (*((added,) if limits.invite_link else ()), _how_to_play(say))
    return context.reply_with(Message((say.line("start-welcome"),), ((solo_button(context),), *((each,) for each in ways))))


def greeting(context: Context) -> Reply:
    """Greet a group."""
    say = context.common
    new = button(say.text("button-new"), "", 0, "command", "new", style="primary")
    return context.reply_with(Message((say.line("welcome-group"),), ((new, _how_to_play(say)),)))


async def arrived(context: Context) -> Reply:
    """Greet the group that the bot has come to, unless it was greeted a short while ago.

    If games were played here before the bot was removed, offer to move them back; their old messages say where these go on.
    All of that goes with the next turn that is played here, and when the game is over.
    """
    place, say = context.request.place, context.common
    new = await context.services.tables.store.coordination.hold(f"greeted {place}", context.request.event, _NOT_AGAIN)
    lost = await context.services.places.lost_at(place)
    if not (new or lost):
        return Reply()
    (greeted,) = greeting(context).messages
    greeted = replace(greeted, buttons=(*_back(say, lost), *greeted.buttons), table=lost[0][0].id if lost else "")
    over = []
    for table, message in lost:
        if message:
            await context.services.tables.show_instead(table.id, place, "", table.version)
            over.append(Message((), table=table.id, folded=Folded(message, say.line("lobby-in-private"), pictured=True)))
    return Reply(messages=(greeted, *over))


async def gone_from_here(context: Context) -> Message | None:
    """Return what a place reads that looks for its game, if that goes on in private since the place was lost, else None."""
    lost = await context.services.places.lost_at(context.request.place)
    if not lost or context.request.private:
        return None
    told = replace(context.aside(context.own.line("lobby-in-private")), buttons=_back(context.own, lost), table=lost[0][0].id)
    return context.fleeting(told)


def _back(say: Voice, lost: Sequence[tuple[Table, str]]) -> tuple[ButtonRow, ...]:
    """Return a button for each game that this place has lost: it moves the game back."""
    return tuple(
        (button(say.text("button-movehere"), table.id, table.version, "movehere", style="primary"),) for table, _ in lost
    )


async def at_first_command(context: Context) -> Message | None:
    """Welcome a chat at its first command: only the person who gave it reads this, and which permissions are missing."""
    chat = context.request.place.partition("/")[0]
    if not await context.services.tables.store.coordination.hold(f"greeted {chat}", context.request.event, _A_YEAR):
        return None
    lacks = [context.own.text(each) for each in context.request.lacks]
    missing = (context.own.line("rights-missing", what=context.own.words.joined(lacks)),) if lacks else ()
    return context.whisper(context.own.line("welcome-server"), *missing)


def not_understood(context: Context, games: Sequence[ListedTable]) -> Reply:
    """Say that words in private are no move. If the person is to move in one game only, its board is a press away."""
    say, mine = context.own, [each for each in games if each.mine]
    board = tuple(button(say.text("button-board"), each.table, each.version, "board", style="primary") for each in mine)
    row = (*(board if len(mine) == 1 else ()), button(say.text("button-my-games"), "", 0, "command", "games"))
    return context.reply_with(Message((say.line("near-not-move", count=len(mine)),), (row,)))
