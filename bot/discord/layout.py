"""A message as Discord lays it out: text, picture, files, and buttons, or a menu where there would be too many long ones."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui
from msgspec.structs import replace

from bot.chat.buttons import pressed
from bot.chat.contract import Button, Message, PlatformLimits, Row, Style
from bot.chat.fitting import cut, fitted
from bot.chat.voice import Voice
from bot.discord.channel_refs import person_of
from bot.discord.markup import marked

LONGEST_TEXT: Final = 4000
LARGEST_FILE: Final = 10 * 1024 * 1024
"""What everybody may upload everywhere; some servers take more."""

MENU: Final = "menu"
"""The id of a menu; what was chosen has the button's id as its value."""

_LONG_LABEL: Final = 20
_MANY: Final = 5
_STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "primary": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_SHOWN: Final = (".png", ".gif")


class MessageView(ui.LayoutView):
    """What is shown. It waits for nothing: a press finds its way by its id alone, also after a restart."""

    def __init__(self, items: Sequence[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()  # else the library would keep every message's view for ever


@dataclass(frozen=True)
class Sheet:
    """A message ready to be sent. `pings`: whom alone it calls."""

    view: MessageView
    files: tuple[discord.File, ...]
    pings: tuple[int, ...]
    silent: bool

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Nobody else is called."""
        called = [discord.Object(person) for person in self.pings] or False
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


def text_of(message: Message, limits: PlatformLimits, *, ping: bool = True) -> str:
    """The paragraphs as markdown. Escaping makes them longer, so they are shortened until they fit."""
    room, wanted = LONGEST_TEXT, message
    while True:
        text = _text(wanted, ping=ping)
        if len(text) <= LONGEST_TEXT:
            return text
        room = room * 9 // 10
        wanted = fitted(message, replace(limits, text=room, caption=room))


def _text(message: Message, *, ping: bool) -> str:
    pinged = message.pings if ping and not message.silent else ()
    return "\n".join(line for paragraph in message.paragraphs if (line := marked(paragraph, pinged)))


async def sheet(message: Message, limits: PlatformLimits, voice: Voice, *, ping: bool = True) -> Sheet:
    """Draw what is to be drawn and lay it out. `voice`: for what the platform itself has to say."""
    called = message.pings if ping and not message.silent else ()
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
    return Sheet(MessageView(framed), tuple(files), numbers, message.silent)


async def _files(message: Message) -> list[discord.File]:
    """Picture and files; what is larger than Discord takes stays away."""
    found = []
    if message.picture is not None:
        found.append((message.picture.name, message.picture.alt, await message.picture.png()))
    found += [(file.name, file.alt, await file.data()) for file in message.files]
    fit = [(name, alt, data) for name, alt, data in found if len(data) <= LARGEST_FILE]
    return [discord.File(io.BytesIO(data), name, description=cut(alt, 1024) if alt else None) for name, alt, data in fit]


def rows_of(rows: Sequence[Row], menu: str) -> list[ui.Item[Any]]:
    """Rows of buttons. Many long ones become a menu, and what stands apart from them stays below it."""
    if not has_menu(rows):
        return [ui.ActionRow(*map(_button, row)) for row in rows if row]
    last = rows[-1] if _verbs(rows[-1:]).isdisjoint(_verbs(rows[:-1])) else ()
    listed = [button for button in _plain(rows) if button not in last]
    others = [button for row in rows for button in row if button not in listed]
    options = [discord.SelectOption(label=cut(button.label, 100), value=button.id) for button in listed[:25]]
    select: ui.Select[Any] = ui.Select(custom_id=MENU, placeholder=cut(menu, 150), options=options)
    return [ui.ActionRow(select), *(ui.ActionRow(*map(_button, others[at : at + 5])) for at in range(0, len(others), 5))]


def _verbs(rows: Sequence[Row]) -> set[str]:
    """What buttons do; the way back, and looks around, are other verbs than the choices."""
    return {press.verb for row in rows for button in row if (press := pressed(button.id)) is not None}


def has_menu(rows: Sequence[Row]) -> bool:
    """Whether there is more to choose from than a phone shows well as buttons."""
    plain = _plain(rows)
    return len(plain) > _MANY and max(len(button.label) for button in plain) > _LONG_LABEL


def _plain(rows: Sequence[Row]) -> list[Button]:
    return [button for row in rows for button in row if button.style == "plain" and button.id]


def _button(button: Button) -> ui.Button[Any]:
    if button.url:
        return ui.Button(label=button.label, url=button.url)
    return ui.Button(label=button.label, custom_id=button.id, style=_STYLES[button.style])


def without_buttons(message: discord.Message) -> MessageView | None:
    """A posted message as it stands, without anything to press. None if there was nothing, or would be nothing left."""
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
    """A picture that the message keeps is named as its attachment, not by an address that runs out."""
    name = names.get(item.media.url.split("?")[0])
    if name is None:
        return item
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description, spoiler=item.spoiler)
