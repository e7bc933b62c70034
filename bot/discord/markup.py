"""Spans as Discord's markdown. Text stays text: it never becomes markup, a mention or a link.

Only the names of our own commands become mentions that can be pressed: `/begin` becomes `</game begin:ID>`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from bot.chat.contract import Bold, Mention, MenuCommand, Moment, Paragraph, Span
from bot.discord.channel_refs import person_of

_SIGNS: Final = re.compile(r"([\\*_~`|\[\]]|<(?=[@#:/a-zA-Z]))")
_STARTS: Final = re.compile(r"^(\s*)(#{1,3}\s|-#\s|>{1,3}\s|[-+]\s)", re.MULTILINE)
_NUMBERED: Final = re.compile(r"^(\s*\d+)([.)]\s)", re.MULTILINE)


_COMMAND: Final = re.compile(r"(?<![\w/.<])/([a-z]+)(?![\w/])( (?=[a-z]*[0-9])[0-9a-z]{8}\b)?")
"""A command in a text of ours, perhaps with a code; in foreign text an invisible sign follows each slash."""


class CommandMentions:
    """What to write for each command, by its name. Discord has one list of commands for the whole application."""

    def __init__(self) -> None:
        self._written: Mapping[str, str] = {}
        self._copied: Collection[str] = ()

    def know(self, menu: Iterable[MenuCommand], ids: Mapping[str, str]) -> None:
        """Write these commands from now on; `ids`: those of the commands and groups that are registered."""
        paths = {each.name: each.path for each in menu if each.path}
        self._written = {name: _mention(path, ids.get(path.partition(" ")[0], "")) for name, path in paths.items()}
        self._copied = {"link", *(name for name, path in paths.items() if path == name)}

    def pieces(self, text: str) -> Iterable[tuple[str, bool]]:
        """Return the text in pieces, each with whether it is a command as Discord takes it.

        With a code it is to be copied as it is, if that is a command of Discord's, or one for the other platform.
        """
        at = 0
        for match in _COMMAND.finditer(text):
            if match[1] in self._written and not (match[2] and match[1] in self._copied):
                yield text[at : match.start()], False
                yield self._written[match[1]], True
                at = match.end(1)
        yield text[at:], False


def _mention(path: str, number: str) -> str:
    return f"</{path}:{number}>" if number else f"/{path}"


COMMANDS: Final = CommandMentions()


def markdown(paragraph: Paragraph, pinged: Collection[Mention] = ()) -> str:
    """Return a paragraph as markdown; only `pinged` become real mentions."""
    first = any(isinstance(span, Mention) and span in pinged for span in paragraph.spans)  # what a phone shows of a ping
    text = "".join(_span(span, pinged, commands=not first) for span in paragraph.spans)
    text = _NUMBERED.sub(r"\1\\\2", _STARTS.sub(r"\1\\\2", text))
    if paragraph.small:
        return f"-# {text}"
    return "\n".join(f"> {line}" for line in text.split("\n")) if paragraph.quote else text


def escaped(text: str) -> str:
    """Escape the characters that would make markup, a mention or a link within a line."""
    return _SIGNS.sub(r"\\\1", text)


def _text(text: str, *, commands: bool) -> str:
    if not commands:
        return escaped(text)
    return "".join(piece if command else escaped(piece) for piece, command in COMMANDS.pieces(text))


def _span(span: Span, pinged: Collection[Mention], *, commands: bool) -> str:
    match span:
        case Bold(text=text):
            return f"**{escaped(text)}**"
        case Mention(account=account, name=name):
            return f"<@{person_of(account)}>" if span in pinged and person_of(account) else escaped(name)
        case Moment(at=at):
            return f"<t:{at // 1000}:f> (<t:{at // 1000}:R>)"
        case _:
            return _text(span, commands=commands)
