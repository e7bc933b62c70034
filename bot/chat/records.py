"""Games that go out and come in: the record of a table, and a record to go on from."""

from __future__ import annotations

from bot.chat.buttons import Press
from bot.chat.contract import File, Message, Reply
from bot.chat.house import Visit
from bot.chat.registry import on_command, on_press
from bot.chat.which import table_for
from bot.i18n import Words
from bot.table.options import Options


@on_command("export")
async def export(visit: Visit) -> Reply:
    """The record of a table as the person may know it: with a hand of one's own it is for oneself alone."""
    if visit.words and len(visit.words[0]) == 8:
        return await _export(visit, visit.words[0].lower())
    table, _ = await table_for(visit, verb="export")
    return await _export(visit, table.id)


@on_press("export")
async def press_export(visit: Visit, press: Press) -> Reply:
    """The record of a table."""
    return await _export(visit, press.table)


async def _export(visit: Visit, table: str) -> Reply:
    data = await visit.house.lobby.export(table, visit.actor)

    async def file() -> bytes:
        return data

    line = visit.own.line("export-done", table=Words(table))
    files = (File(file, f"{table}.json", visit.own.text("export-file")),)
    return Reply(messages=(Message((line,), files=files, private_to=visit.command.person.id),))


@on_command("import")
async def import_record(visit: Visit) -> Reply:
    """A table that goes on from a record."""
    if not visit.command.file:
        return visit.answer("import-how")
    options = Options(language=visit.common.language)
    salt = visit.command.event[:200]
    done = await visit.house.lobby.import_game(visit.actor, visit.command.file, options, key=visit.key, salt=salt)
    return visit.answer("import-done", table=Words(done.table.id))
