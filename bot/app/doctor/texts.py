"""Texts the host must enter: for BotFather and the developer portal, and the legal texts that players need."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from bot.chat.commands.all import menu
from bot.chat.voice import Voice
from bot.i18n import shipped


def lines() -> Iterator[str]:
    """Yield all texts in order, ready to copy."""
    voice = Voice(shipped().choose("en"))
    yield "# BotFather, /setdescription"
    yield voice.text("bot-description")
    yield ""
    yield "# BotFather, /setabouttext"
    yield voice.text("bot-about")
    yield ""
    yield "# BotFather, /setcommands (the bot sets them itself at each start, in every language)"
    yield from (f"{each.name} - {each.line}" for each in menu("en"))
    for name, where in (
        ("privacy", "/setprivacypolicy; Discord: Privacy Policy URL"),
        ("terms", "Discord: Terms of Service URL"),
    ):
        yield ""
        yield f"# {where}: put this text on a page of yours"
        yield files("bot.app").joinpath(f"texts/{name}.txt").read_text("utf-8").rstrip()
