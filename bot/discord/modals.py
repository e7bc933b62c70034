"""Modals: a form as the first answer to a press or a command, and what comes back when it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import discord
from discord import ui

from bot.chat.contract import Field, Modal
from bot.chat.fitting import cut
from bot.discord.channel_refs import ChannelRef, channel_ref

LONGEST_TITLE: Final = 45
_LONGEST_CHOICE: Final = 100
_MOST_PLACES: Final = 25
_TEXT_CHANNELS: Final = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]


class ModalView(ui.Modal):
    """A modal without callbacks: what is sent is handled by its id alone, also after a restart."""

    def __init__(self, modal: Modal) -> None:
        super().__init__(title=cut(modal.title, LONGEST_TITLE), custom_id=modal.id, timeout=None)
        for each in modal.fields:
            self.add_item(ui.Label(text=cut(each.label, LONGEST_TITLE), component=_item(each)))
        self.stop()  # else the library keeps it for ever


def _item(given: Field) -> ui.Item[Any]:
    choices = [(cut(each.label, _LONGEST_CHOICE), each.value, each.chosen) for each in given.choices]
    match given.kind:
        case "one":
            radios = [discord.RadioGroupOption(label=label, value=value, default=on) for label, value, on in choices]
            return ui.RadioGroup(custom_id=given.name, options=radios)
        case "many":
            boxes = [discord.CheckboxGroupOption(label=label, value=value, default=on) for label, value, on in choices]
            return ui.CheckboxGroup(custom_id=given.name, options=boxes, min_values=0, max_values=len(boxes), required=False)
        case "places":
            chosen = [_chosen(each.value) for each in given.choices]
            return ui.ChannelSelect(
                custom_id=given.name,
                channel_types=_TEXT_CHANNELS,
                default_values=chosen,
                min_values=0,
                max_values=_MOST_PLACES,
                required=False,
            )
        case _:
            options = [discord.SelectOption(label=label, value=value, default=on) for label, value, on in choices]
            return ui.Select(custom_id=given.name, options=options)


def _chosen(place: str) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=channel_ref(place).target, type=discord.SelectDefaultValueType.channel)


def fields_of(data: Mapping[str, Any], server: int) -> dict[str, tuple[str, ...]]:
    """Return what was filled in, by the names of the fields; channels as places of this server."""
    return dict(_filled(data.get("components") or (), server))


def _filled(components: Iterable[Mapping[str, Any]], server: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    for each in components:
        if "component" in each:
            yield from _filled([each["component"]], server)
        elif "custom_id" in each:
            values = each.get("values") if "values" in each else [each.get("value")]
            given = tuple(str(value) for value in values or () if value is not None)
            channels = each.get("type") == discord.ComponentType.channel_select.value
            yield str(each["custom_id"]), tuple(_place(server, value) for value in given) if channels else given


def _place(server: int, channel: str) -> str:
    return ChannelRef(server=server, channel=int(channel)).place if channel.isdecimal() else channel
