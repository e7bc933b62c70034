"""The layout of a message on Discord: text, picture, files, and buttons, or a menu in place of many long ones."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.contract import Button, ButtonRow, ButtonStyle, Message, PlatformLimits
from bot.chat.fitting import cut, fitted
from bot.chat.voice import Voice
from bot.discord.channel_refs import person_of
from bot.discord.markup import markdown

LONGEST_TEXT: Final = 4000
LARGEST_FILE: Final = 10 * 1024 * 1024
"""Discord's limit for uploads everywhere; some servers allow more."""

MENU: Final = "menu"
"""The id of a menu; the value of each choice is its button's id."""

_LONG_LABEL: Final = 20
_MANY: Final = 5
_STYLES: Final[dict[ButtonStyle, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_SHOWN: Final = (".png", ".gif")


class MessageView(ui.LayoutView):
    """The components of a message. It has no callbacks: a press is handled by its id alone, also after a restart."""

    def __init__(self, items: Sequence[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()  # else the library keeps every message's view for ever


@dataclass(frozen=True)
class Sheet:
    """A message ready to send. `pings`: the only users it notifies."""

    view: MessageView
    files: tuple[discord.File, ...]
    pings: tuple[int, ...]
    silent: bool

    @property
    def mentions(self) -> discord.AllowedMentions:
        """The mentions that notify: those in `pings` and no others."""
        called = [discord.Object(person) for person in self.pings] or False
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


def text_of(message: Message, limits: PlatformLimits, *, ping: bool = True) -> str:
    """Return the paragraphs as markdown. Escaping lengthens them, so shorten them until they fit."""
    room, wanted = LONGEST_TEXT, message
    while True:
        text = _text(wanted, ping=ping)
        if len(text) <= LONGEST_TEXT:
            return text
        room = room * 9 // 10
        wanted = fitted(message, replace(limits, text=room, caption=room))


def _text(message: Message, *, ping: bool) -> str:
    pinged = message.pings if ping else ()
    return "\n".join(line for paragraph in message.paragraphs if (line := markdown(paragraph, pinged)))


async def sheet(message: Message, limits: PlatformLimits, voice: Voice, *, ping: bool = True) -> Sheet:
    """Lay out a message with its pictures. `voice`: for the adapter's own words."""
    called = message.pings if ping else ()
    numbers = tuple(number for each in called if (number := person_of(each.account)))
    files = await _files(message)
    if len(files) < bool(message.picture) + len(message.files):
        message = replace(message, paragraphs=(*message.paragraphs, voice.line("discord-too-large")))
    text = text_of(message, limits, ping=bool(numbers))
    items: list[ui.Item[Any]] = [ui.TextDisplay(text)] if text.strip() else []
    shown = [file for file in files if file.filename.endswith(_SHOWN)]
    if shown:
        items.append(ui.MediaGallery(*(discord.MediaGalleryItem(file) for file in shown)))
    items += [ui.File(file) for file in files if file not in shown]
    items += rows_of(message.buttons, voice.text("discord-menu"))
    framed = [ui.Container(*items)] if shown else items
    return Sheet(MessageView(framed), tuple(files), numbers, message.ring != "aloud")


async def _files(message: Message) -> list[discord.File]:
    """Return the picture and the files, without those larger than Discord accepts."""
    found = []
    if message.picture is not None:
        found.append((message.picture.name, message.picture.alt, await message.picture.png()))
    found += [(file.name, file.alt, await file.data()) for file in message.files]
    fit = [(name, alt, data) for name, alt, data in found if len(data) <= LARGEST_FILE]
    return [discord.File(io.BytesIO(data), name, description=cut(alt, 1024) if alt else None) for name, alt, data in fit]


def rows_of(rows: Sequence[ButtonRow], menu: str) -> list[ui.Item[Any]]:
    """Return rows of buttons. Many long ones become a menu of the choices, with the other buttons below it."""
    if not has_menu(rows):
        return [ui.ActionRow(*map(_button, row)) for row in rows if row]
    listed = [button for button in _plain(rows) if button.role == "choice"]
    others = [button for row in rows for button in row if button not in listed]
    options = [discord.SelectOption(label=cut(button.label, 100), value=button.id) for button in listed[:25]]
    select: ui.Select[Any] = ui.Select(custom_id=MENU, placeholder=cut(menu, 150), options=options)
    return [ui.ActionRow(select), *(ui.ActionRow(*map(_button, others[at : at + 5])) for at in range(0, len(others), 5))]


def has_menu(rows: Sequence[ButtonRow]) -> bool:
    """Return whether there are more choices than a phone shows well as buttons."""
    plain = _plain(rows)
    choices = any(button.role == "choice" for button in plain)
    return choices and len(plain) > _MANY and max(len(button.label) for button in plain) > _LONG_LABEL


def _plain(rows: Sequence[ButtonRow]) -> list[Button]:
    return [button for row in rows for button in row if button.style == "plain" and button.id]


def _button(button: Button) -> ui.Button[Any]:
    if button.url:
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(label=button.label, custom_id=button.id, style=_STYLES[button.style])


def without_buttons(message: discord.Message) -> MessageView | None:
    """Return a posted message without its buttons and menus. None if it had none, or if nothing would be left."""
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    names = {attachment.url.split("?")[0]: attachment.filename for attachment in message.attachments}
    pressable = False
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            pressable = True
            parent = item.parent
            (parent if isinstance(parent, ui.Container) else view).remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            item.items = [_kept(each, names) for each in item.items]
        elif isinstance(item, ui.File):
            name = names.get(item.media.url.split("?")[0])
            item.media = discord.UnfurledMediaItem(f"attachment://{name}") if name else item.media
    children = [child for child in view.children if not (isinstance(child, ui.Container) and not child.children)]
    return MessageView(children) if pressable and children else None


def _kept(item: discord.MediaGalleryItem, names: dict[str, str]) -> discord.MediaGalleryItem:
    """Name a picture that the message keeps by its attachment, not by its address, which expires."""
    name = names.get(item.media.url.split("?")[0])
    if name is None:
        return item
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description, spoiler=item.spoiler)
