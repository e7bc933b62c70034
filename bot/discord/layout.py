"""The two layouts of a message on Discord: a classic post for everybody, and a whisper of Components V2 for one person."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.contract import Button, ButtonRow, ButtonStyle, Folded, Message, Paragraph, PlatformLimits
from bot.chat.fitting import cut, fitted
from bot.chat.voice import Voice
from bot.discord.channel_refs import person_of
from bot.discord.markup import markdown

LONGEST_POST: Final = 2000
LONGEST_TEXT: Final = 4000
"""The most characters of a post, and of a whisper."""

LARGEST_FILE: Final = 10 * 1024 * 1024
"""Discord's limit for uploads everywhere; some servers allow more."""

MENU: Final = "menu"
"""The beginning of a menu's id; the value of each choice is its button's id."""

_LONG_LABEL: Final = 20
_FEW: Final = 3
_MANY: Final = 5
"""So many choices are buttons in any case, and so many buttons in all."""
_STYLES: Final[dict[ButtonStyle, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_SHOWN: Final = (".png", ".gif")

ItemRow: TypeAlias = list[ui.Item[Any]]
"""Buttons side by side, or a menu."""


class MessageView(ui.LayoutView):
    """The components of a whisper. It has no callbacks: a press is handled by its id alone, also after a restart."""

    def __init__(self, items: Sequence[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()  # else the library keeps every message's view for ever


class PostView(ui.View):
    """The buttons and menus of a post; like a whisper's, they have no callbacks."""

    def __init__(self, rows: Sequence[ItemRow]) -> None:
        super().__init__(timeout=None)
        for number, row in enumerate(rows):
            for item in row:
                item.row = number
                self.add_item(item)
        self.stop()


@dataclass(frozen=True)
class Sheet:
    """A message ready to send: a post, with its text as `content`, or a whisper. `pings`: the only users it notifies."""

    content: str | None
    view: PostView | MessageView
    files: tuple[discord.File, ...]
    pings: tuple[int, ...]
    silent: bool
    kept: tuple[discord.Attachment, ...] = ()

    @property
    def attachments(self) -> list[discord.Attachment | discord.File]:
        """What is attached after an edit."""
        return [*self.kept, *self.files]

    @property
    def body(self) -> dict[str, Any]:
        """The text and the components, as the library's calls name them."""
        return {"view": self.view} if isinstance(self.view, MessageView) else {"content": self.content, "view": self.view}

    @property
    def mentions(self) -> discord.AllowedMentions:
        """The mentions that notify: those in `pings` and no others."""
        called = [discord.Object(person) for person in self.pings] or False
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


def text_of(message: Message, limits: PlatformLimits, most: int = LONGEST_TEXT, *, ping: bool = True) -> str:
    """Return the paragraphs as markdown. Escaping lengthens them, so shorten them until they fit."""
    room, wanted = most, message
    while True:
        text = _text(wanted, ping=ping)
        if len(text) <= most:
            return text
        room = room * 9 // 10
        wanted = fitted(message, replace(limits, text=room, caption=room))


def _text(message: Message, *, ping: bool) -> str:
    pinged = message.pings if ping else ()
    return "\n".join(line for paragraph in message.paragraphs if (line := markdown(paragraph, pinged)))


async def post_sheet(message: Message, limits: PlatformLimits, voice: Voice, *, ping: bool = True) -> Sheet:
    """Lay out a post for everybody in a channel or a private chat: its text is what a phone shows of a ping.

    `voice`: for the adapter's own words.
    """
    called = message.pings if ping else ()
    numbers = tuple(number for each in called if (number := person_of(each.account)))
    message, files = await _with_files(message, voice)
    text = text_of(message, limits, LONGEST_POST, ping=bool(numbers))
    view = PostView(rows_of(message.buttons, message.menu or voice.text("discord-menu")))
    return Sheet(text if text.strip() else None, view, files, numbers, message.ring != "aloud")


async def whisper_sheet(message: Message, limits: PlatformLimits, voice: Voice, kept: Sequence[discord.Attachment] = ()) -> Sheet:
    """Lay out a message that one person sees, with Components V2: more room, and the picture between text and buttons.

    `kept`: pictures that the message has and keeps.
    """
    message, files = await _with_files(message, voice)
    return Sheet(None, _whisper_view(message, limits, voice, files, kept), files, (), silent=True, kept=tuple(kept))


def _whisper_view(
    message: Message,
    limits: PlatformLimits,
    voice: Voice,
    files: Sequence[discord.File],
    kept: Sequence[discord.Attachment],
) -> MessageView:
    text = text_of(message, limits, ping=False)
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)] if text.strip() else []
    shown = [file for file in files if file.filename.endswith(_SHOWN)]
    pictures = [discord.MediaGalleryItem(f"attachment://{each.filename}", description=each.description) for each in kept]
    pictures += [discord.MediaGalleryItem(file) for file in shown]
    if pictures:
        items.append(ui.MediaGallery(*pictures))
    items += [ui.File(file) for file in files if file not in shown]
    items += [ui.ActionRow(*row) for row in rows_of(message.buttons, message.menu or voice.text("discord-menu"))]
    return MessageView([ui.Container(*items)] if pictures else items)


def folded_body(folded: Folded, *, layout: bool) -> dict[str, Any]:
    """Return the change that folds a post into one line; without a line it loses its buttons. `layout`: an old post of V2."""
    if folded.line is None:
        return {"view": None}
    text = _small(folded.line)
    if layout:
        return {"view": MessageView([ui.TextDisplay(text)]), "attachments": []}
    return {"content": text, "view": None} | ({} if folded.old == "keep" else {"attachments": []})


def _small(line: Paragraph) -> str:
    return cut(markdown(replace(line, small=True)), LONGEST_POST)


async def _with_files(message: Message, voice: Voice) -> tuple[Message, tuple[discord.File, ...]]:
    """Return the message with its picture and files; say so if one is too large."""
    files = await _files(message)
    if len(files) < bool(message.picture) + len(message.files):
        message = replace(message, paragraphs=(*message.paragraphs, voice.line("discord-too-large")))
    return message, tuple(files)


async def _files(message: Message) -> list[discord.File]:
    """Return the picture and the files, without those larger than Discord accepts."""
    found = []
    if message.picture is not None:
        found.append((message.picture.name, message.picture.alt, await message.picture.png()))
    found += [(file.name, file.alt, await file.data()) for file in message.files]
    fit = [(name, alt, data) for name, alt, data in found if len(data) <= LARGEST_FILE]
    return [discord.File(io.BytesIO(data), name, description=cut(alt, 1024) if alt else None) for name, alt, data in fit]


def rows_of(rows: Sequence[ButtonRow], menu: str) -> list[ItemRow]:
    """Return rows of menus and buttons. Many long choices become a menu, with the other buttons below it."""
    named = [row for row in rows if row and row[0].menu]
    if named:
        menus = [_select(f"{MENU}{number}", row[0].menu, row) for number, row in enumerate(named)]
        return [*menus, *rows_of([row for row in rows if row not in named], menu)]
    if not has_menu(rows):
        return [list(map(_button, row)) for row in rows if row]
    listed = [button for button in _plain(rows) if button.role == "choice"]
    others: ItemRow = [_button(button) for row in rows for button in row if button not in listed]
    return [_select(MENU, menu, listed), *(others[at : at + 5] for at in range(0, len(others), 5))]


def _select(name: str, title: str, listed: Sequence[Button]) -> ItemRow:
    options = [discord.SelectOption(label=cut(button.label, 100), value=button.id) for button in listed[:25]]
    return [ui.Select(custom_id=name, placeholder=cut(title, 150), options=options)]


def has_menu(rows: Sequence[ButtonRow]) -> bool:
    """Return whether there are more choices than a phone shows well as buttons."""
    plain = _plain(rows)
    choices = [button for button in plain if button.role == "choice"]
    many = len(choices) > _FEW and len(plain) > _MANY
    return many and max(len(button.label) for button in plain) > _LONG_LABEL


def _plain(rows: Sequence[ButtonRow]) -> list[Button]:
    return [button for row in rows for button in row if button.style == "plain" and button.id and not button.menu]


def _button(button: Button) -> ui.Button[Any]:
    if button.url:
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(label=button.label, custom_id=button.id, style=_STYLES[button.style])
