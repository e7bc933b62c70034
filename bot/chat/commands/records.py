"""Export of a table's record, and import of a record to continue."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import TABLE, ButtonKind, Command
from bot.chat.context import Context
from bot.chat.contract import CommandOption, File, Message, Paragraph, Reply
from bot.chat.table_choice import WhichTable, is_code, is_running, last_played, table_for, unknown_words
from bot.chat.voice import heading
from bot.engine.game import Game
from bot.engine.record import Record
from bot.games.faces import face_of
from bot.i18n import Words
from bot.scene.lines import people_lines
from bot.scene.presentation import SeatLabel, capital
from bot.scene.replay import frames
from bot.scene.result import result
from bot.scene.result import title as result_title
from bot.table.lobby import read_game
from bot.table.options import Options
from bot.table.refused import Denied
from renderer.scene import COLOURS

_EXPORTED: Final = WhichTable(verb="export", fits=(is_running,), over="until_next")


async def export(context: Context) -> Reply:
    """Send the record of a table as the person may know it; only to them, as it may contain their hand."""
    if context.words:
        wrong = context.words[int(is_code(context.words[0])) :]
        if wrong:
            raise unknown_words(context, wrong, takes="table")
        return await _export(context, context.words[0].lower())
    # The last game here may be in the archive by now: its record is still available.
    last = await last_played(context)
    try:
        table, _ = await table_for(context, _EXPORTED)
    except Denied:
        if not last:
            raise
        return await _export(context, last)
    return await _export(context, last if table.game is None and last else table.id)


async def press_export(context: Context, press: Press) -> Reply:
    """Send the record of a table."""
    return await _export(context, press.table)


async def _export(context: Context, table: str) -> Reply:
    data = await context.services.lobby.export(table, context.actor)

    async def file() -> bytes:
        return data

    line = context.own.line("export-done", table=Words(table))
    files = (File(file, f"{table}.json", context.own.text("export-file")),)
    return Reply(messages=(Message((line,), files=files, private_to=context.request.person.id),))


EXPORT: Final = Command("export", export, path="look record", options=(TABLE,), which=_EXPORTED)
BUTTONS: Final = (ButtonKind("export", press_export),)


async def import_record(context: Context) -> Reply:
    """Open a table that continues a record; if its game is over, show the result."""
    if not context.request.file:
        return context.answer("import-how")
    record, game = read_game(context.request.file)
    if game.decision is None:
        return _show(context, record, game)
    options = Options(language=context.common.language)
    request = context.request
    done = await context.services.lobby.import_game(
        context.actor, request.file or b"", options, key=context.key, salt=request.event[:200], answers=request.answerable
    )
    return replace(context.answer("import-done", table=Words(done.table.id)), posted=bool(request.answerable))


def _show(context: Context, record: Record, game: Game) -> Reply:
    """Show how a game ended; the players are named by their colours."""
    words, colours = context.own.words, COLOURS[: game.setup.seats]
    faces = [SeatLabel(capital(words.text(f"colour-{colour}")), colour) for colour in colours]
    view = game.view(None)
    face = face_of(view)
    presentation = face.see(view, words, faces)
    drawing = result(face.see(view, context.own.drawn, faces))
    picture = context.services.picture_queue.picture(drawing, context.theme, "result.png")
    lines = tuple(Paragraph((line,)) for line in people_lines(presentation))
    title = context.own.text("replay-whole")
    shown = partial(frames, face, record, context.own.drawn, faces)
    film = context.services.picture_queue.animation(lambda: list(shown()), context.theme, title)
    return context.reply_with(replace(context.aside(heading(result_title(presentation)), *lines), picture=picture, files=(film,)))


IMPORT: Final = Command(
    "import",
    import_record,
    path="game import",
    options=(CommandOption("file", "file", required=True),),
    admin="may_matter",
    posts=True,
)
