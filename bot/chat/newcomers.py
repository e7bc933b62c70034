"""For who plays the first time."""

from __future__ import annotations

from bot.chat.contract import Message, Paragraph, Reply
from bot.chat.house import Visit
from bot.chat.registry import COMMANDS, NAMES, on_command
from bot.chat.voice import heading
from bot.i18n import Words


@on_command("help")
async def help_(visit: Visit) -> Reply:
    """How a game begins and how a turn goes; then every command in a line. With a command's name more about that one."""
    say = visit.own
    if visit.words:
        name = visit.words[0].lstrip("/").lower()
        if name not in COMMANDS:
            return visit.answer("command-unknown", command=f"/{name[:40]}")
        line = say.line("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}"))
        return visit.shown(visit.whisper(line, say.line(f"about-{name}")))
    steps = [say.line(f"help-{step}") for step in ("first", "turn", "typed", "more")]
    lines = [
        Paragraph((say.text("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}")),), quote=True)
        for name in NAMES
        if name in COMMANDS
    ]
    message = visit.whisper(heading(say.text("help-title")), *steps, *lines)
    return Reply(messages=(Message(message.paragraphs, private_to=message.private_to, more=say.text("help-cut")),))
