"""The way from the chat to a table's pages in the browser: where everybody looks on, and where a person plays the turn."""

from __future__ import annotations

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.contract import Button, Message, Reply, Row
from bot.chat.registry import on_press
from bot.chat.services import Context, Services
from bot.chat.table_context import turn_at
from bot.chat.voice import Voice
from bot.i18n import Words
from bot.table.people import Person
from bot.table.table import Table


def watch_row(house: Services, platform: str, voice: Voice, table: Table) -> tuple[Row, ...]:
    """The button to the page on which everybody can look on, if there is one."""
    if house.links is None or not house.links.usable(platform) or table.game is None:
        return ()
    return ((Button(voice.text("button-page-watch"), url=house.links.watch(platform, table.id)),),)


def turn_row(house: Services, platform: str, voice: Voice, table: Table, person: Person) -> tuple[Row, ...]:
    """The button to the page on which this person plays the turn; only for that person's eyes."""
    if house.links is None or not house.links.usable(platform) or not waits_for(table, turn_at(table), person.id):
        return ()
    url = house.links.turn(platform, table.id, turn_at(table), person.id, person.departures)
    return ((Button(voice.text("button-page-turn"), url=url),),)


def waits_for(table: Table, turn: int, person: str) -> bool:
    """Whether this turn goes on and waits for this person."""
    return table.asked is not None and table.asked.person == person and turn_at(table) == turn


@on_press("pages")
async def press_pages(visit: Context, press: Press) -> Reply:
    """The addresses of a table's pages: to look on, and, seen by nobody else, to play."""
    return pages_of(visit, await visit.house.lobby.view(press.table, visit.actor))


def pages_of(visit: Context, table: Table) -> Reply:
    """The addresses that this person may have here."""
    alone = visit.command.private or visit.limits.can_whisper
    rows = watch_row(visit.house, visit.limits.platform, visit.own, table)
    if alone:
        rows = (*turn_row(visit.house, visit.limits.platform, visit.own, table, visit.person), *rows)
    if not rows:
        return visit.answer("page-none")
    message: Message = replace(visit.aside(visit.own.line("page-here", table=Words(table.id))), buttons=rows)
    return Reply(messages=(message,))
