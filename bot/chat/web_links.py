"""Buttons from the chat to a table's pages in the browser: one to watch, and one where a person plays the turn."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind
from bot.chat.context import Context, button
from bot.chat.contract import Button, ButtonRow, Message, PlatformLimits, Reply
from bot.chat.launching import LAUNCH
from bot.chat.services import Services
from bot.chat.table_context import turn_at
from bot.chat.voice import Voice
from bot.i18n import Words
from bot.table.people import Person
from bot.table.table import Table


def watch_row(services: Services, limits: PlatformLimits, voice: Voice, table: Table) -> tuple[ButtonRow, ...]:
    """Return the button to the page where everybody can watch, if there is one."""
    if services.links is None or not services.links.usable(limits) or table.game is None:
        return ()
    return ((Button(voice.text("button-page-watch"), url=services.links.watch(limits, table.id)),),)


def board_way(services: Services, limits: PlatformLimits, voice: Voice, table: Table, *, private: bool) -> ButtonRow:
    """Return the button that opens the board inside the platform's app, if the pages can be opened there."""
    if table.game is not None and limits.launches:
        return (button(voice.text("board-open"), table.id, table.version, LAUNCH, role="way"),)
    base = services.links.base.rstrip("/") if services.links is not None else ""
    if table.game is None or not limits.opens_pages or not base.startswith("https://"):
        return ()
    if private:
        return (Button(voice.text("board-open"), url=f"{base}/board/?t={table.id}", inside=True),)
    return (Button(voice.text("board-open"), url=f"{limits.page_link}{table.id}"),) if limits.page_link else ()


def turn_row(services: Services, limits: PlatformLimits, voice: Voice, table: Table, person: Person) -> tuple[ButtonRow, ...]:
    """Return the button to the page where this person plays the turn; nobody else may see it."""
    if services.links is None or not services.links.usable(limits) or not waits_for(table, turn_at(table), person.id):
        return ()
    url = services.links.turn(limits, table.id, turn_at(table), person.id, person.departures)
    return ((Button(voice.text("button-page-turn"), url=url),),)


def waits_for(table: Table, turn: int, person: str) -> bool:
    """Return whether this is the present turn and waits for this person."""
    return table.asked is not None and table.asked.person == person and turn_at(table) == turn


async def press_pages(context: Context, press: Press) -> Reply:
    """Send the addresses of a table's pages: to watch and, if nobody else sees it, to play."""
    return pages_of(context, await context.services.lobby.view(press.table, context.actor))


def pages_of(context: Context, table: Table) -> Reply:
    """Send the addresses that this person may have here."""
    alone = context.request.private or context.limits.can_whisper
    rows = watch_row(context.services, context.limits, context.own, table)
    if alone:
        rows = (*turn_row(context.services, context.limits, context.own, table, context.person), *rows)
    if not rows:
        return context.answer("page-none")
    message: Message = replace(context.aside(context.own.line("page-here", table=Words(table.id))), buttons=rows)
    return Reply(messages=(message,))


BUTTONS: Final = (ButtonKind("pages", press_pages),)
