"""Games that go out and come in: the record of a table, and a record to go on from."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from bot import scene
from bot.chat.buttons import Press
from bot.chat.contract import File, Message, Paragraph, Reply
from bot.chat.registry import on_command, on_press
from bot.chat.services import Context
from bot.chat.table_choice import is_code, last_played, table_for, unknown_words
from bot.chat.voice import heading
from bot.engine.game import Game
from bot.engine.record import Record
from bot.i18n import Words
from bot.scene import Presentation, capital
from bot.scene import SeatLabel as Face
from bot.scene.descriptions import people_lines
from bot.scene.result import title as result_title
from bot.table.lobby import read_game
from bot.table.options import Options
from bot.table.refused import Denied
from renderer.scene import COLOURS


@on_command("export")
async def export(visit: Context) -> Reply:
    """The record of a table as the person may know it: with a hand of one's own it is for oneself alone."""
    if visit.words:
        wrong = visit.words[int(is_code(visit.words[0])) :]
        if wrong:
            raise unknown_words(visit, wrong, takes="table")
        return await _export(visit, visit.words[0].lower())
    # What was played here last may have moved into the archive by now: its record is still to be had.
    last = await last_played(visit)
    try:
        table, _ = await table_for(visit, verb="export")
    except Denied:
        if not last:
            raise
        return await _export(visit, last)
    return await _export(visit, last if table.game is None and last else table.id)


@on_press("export")
async def press_export(visit: Context, press: Press) -> Reply:
    """The record of a table."""
    return await _export(visit, press.table)


async def _export(visit: Context, table: str) -> Reply:
    data = await visit.house.lobby.export(table, visit.actor)

    async def file() -> bytes:
        return data

    line = visit.own.line("export-done", table=Words(table))
    files = (File(file, f"{table}.json", visit.own.text("export-file")),)
    return Reply(messages=(Message((line,), files=files, private_to=visit.command.person.id),))


@on_command("import")
async def import_record(visit: Context) -> Reply:
    """A table that goes on from a record; a game that is over is shown."""
    if not visit.command.file:
        return visit.answer("import-how")
    record, game = read_game(visit.command.file)
    if game.decision is None:
        return _shown(visit, record, game)
    options = Options(language=visit.common.language)
    salt = visit.command.event[:200]
    done = await visit.house.lobby.import_game(visit.actor, visit.command.file, options, key=visit.key, salt=salt)
    return visit.answer("import-done", table=Words(done.table.id))


def _shown(visit: Context, record: Record, game: Game) -> Reply:
    """A game of others, as it ended: the people are known by their colours."""
    words, colours = visit.own.words, COLOURS[: game.setup.seats]
    faces = [Face(capital(words.text(f"colour-{colour}")), colour) for colour in colours]
    view = game.view(None)
    sight = Presentation(view, words, faces)
    picture = visit.house.studio.picture(scene.result(Presentation(view, visit.own.drawn, faces)), visit.theme, "result.png")
    lines = tuple(Paragraph((line,)) for line in people_lines(sight))
    title = visit.own.text("replay-title", turn=len(game.log))
    frames = partial(scene.frames, record, visit.own.drawn, faces)
    film = visit.house.studio.animation(lambda: list(frames()), visit.theme, title)
    return visit.shown(replace(visit.aside(heading(result_title(sight)), *lines), picture=picture, files=(film,)))
