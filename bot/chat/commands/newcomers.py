"""Help, above all for newcomers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.chat.command import Command
from bot.chat.commands.guesses import unknown_command
from bot.chat.context import Context
from bot.chat.contract import CommandOption, Message, Paragraph, Reply
from bot.chat.table_choice import candidates, unknown_words
from bot.chat.voice import heading
from bot.games.faces import FACES, face_of
from bot.i18n import Words
from bot.table.options import Options

_WITH_CELL: Final = ("move", "board")
"""Commands whose help names a cell."""


async def _cell(context: Context, name: str) -> Words:
    """Return a cell of the present map: for a move one where the tile fits, if possible in several ways."""
    running = [each for each in await candidates(context) if each.state == "running"]
    view = (await context.services.tables.look(running[0].table, newest=False)).view() if running else None
    found = "" if view is None else face_of(view).example(view, move=name == "move")
    return Words(found or FACES[Options().game].example(None, move=name == "move"))


def help_about(commands: Callable[[], Mapping[str, Command]], command_of: Callable[[str], Command | None]) -> Command:
    """Return the command that explains all commands. They are asked for late, as it is one of them."""
    return Command(
        "help",
        partial(_help, commands, command_of),
        options=(CommandOption("command"),),
        welcome=True,
        aliases="tutorial learn howto commands about info version ping feedback",
    )


async def _help(
    commands: Callable[[], Mapping[str, Command]], command_of: Callable[[str], Command | None], context: Context
) -> Reply:
    """Explain how a game begins and how a turn goes, with a line for each command; with a command's name, more about that."""
    say = context.own
    if context.words:
        typed = context.words[0].lstrip("/").lower()
        if context.words[1:]:
            raise unknown_words(context, context.words)
        found = command_of(f"/{typed}")
        if found is None:
            return unknown_command(context, typed, commands())
        name = found.name
        line = say.line("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}"))
        example = {"cell": await _cell(context, name)} if name in _WITH_CELL else {}
        return context.reply_with(context.whisper(line, say.line(f"about-{name}", **example)))
    steps = [say.line(f"help-{step}") for step in ("first", "turn")]
    steps += [say.line("help-typed", cell=await _cell(context, "move")), say.line("help-more")]
    lines = [
        Paragraph((say.text("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}")),), quote=True)
        for name in commands()
    ]
    message = context.whisper(heading(say.text("help-title")), *steps, *lines)
    return Reply(messages=(Message(message.paragraphs, private_to=message.private_to, more=say.text("help-cut")),))
