"""The slash commands as registered with Discord, and their use as the conversation's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.chat.contract import CommandOption, MenuCommand
from bot.discord.channel_refs import account
from bot.i18n import Translator, shipped
from bot.i18n.catalogue import FALLBACK

_KINDS: Final = {
    "text": discord.AppCommandOptionType.string.value,
    "person": discord.AppCommandOptionType.user.value,
    "file": discord.AppCommandOptionType.attachment.value,
}
_ENTRY_POINT: Final = 4
"""The type of a command that opens an Activity; the library does not know it."""
_TAKEN_BACK: Final = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations"),
    *("default_member_permissions", "contexts", "integration_types", "handler"),
)
"""The fields of a command that Discord accepts in a full list; it returns more."""
_EVERYWHERE: Final = [0, 1, 2]
"""In servers, in the private chat with the bot, in other private chats."""
_IN_SERVERS: Final = [0]
_LONGEST: Final = 1000

LOCALES: Final = {
    "de": ("de",),
    "es": ("es-ES", "es-419"),
    "fr": ("fr",),
    "pl": ("pl",),
    "ru": ("ru",),
    "uk": ("uk",),
}
"""Discord's locales for each language."""


def payload(menu: Iterable[MenuCommand]) -> list[dict[str, Any]]:
    """Return these commands in every language, as Discord takes them.

    A command's name and description are the messages `slash-NAME` and `command-NAME`; those of an option are
    `slash-option-NAME` and `slash-about-NAME`; the names of its choices are `NAME-CHOICE`: `game-…`, `colour-…`.
    """
    return [_command(each) for each in menu]


def entry_points(known: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the registered commands that open an Activity, in the form Discord accepts. None of them is made by the bot."""
    return [
        {field: _as_sent(field, each[field]) for field in _TAKEN_BACK if each.get(field)}
        for each in known
        if each["type"] == _ENTRY_POINT
    ]


def _as_sent(field: str, value: Any) -> Any:
    return int(value) if field == "default_member_permissions" else value


def _command(command: MenuCommand) -> dict[str, Any]:
    made = {
        "type": discord.AppCommandType.chat_input.value,
        **_names_and_lines(f"slash-{command.name}", f"command-{command.name}", command.name),
        "options": [_option(option) for option in command.options],
    }
    if command.admin == "only":
        admins = discord.Permissions(manage_guild=True).value
        return {**made, "contexts": _IN_SERVERS, "integration_types": [0], "default_member_permissions": admins}
    return {**made, "contexts": _EVERYWHERE, "integration_types": [0, 1]}


def _option(option: CommandOption) -> dict[str, Any]:
    made = {
        "type": _KINDS[option.kind],
        **_names_and_lines(f"slash-option-{option.name}", f"slash-about-{option.name}", option.name),
        "required": option.required,
    }
    if option.kind == "text":
        made["max_length"] = _LONGEST
        made["autocomplete"] = option.completed
    if option.choices:
        made["choices"] = [_choice(option.name, value) for value in option.choices]
    return made


def _choice(family: str, value: str) -> dict[str, Any]:
    said = dict(_texts(f"{family}-{value}"))
    return {"name": said.pop(FALLBACK), "value": value, "name_localizations": _by_locale(said)}


def _names_and_lines(name: str, about: str, usual: str) -> dict[str, Any]:
    """Return the names and descriptions in all languages. Discord identifies a thing by `usual`, its English name too."""
    names, lines = dict(_texts(name)), dict(_texts(about))
    names.pop(FALLBACK)
    return {
        "name": usual,
        "name_localizations": _by_locale(names),
        "description": lines.pop(FALLBACK),
        "description_localizations": _by_locale(lines),
    }


def _texts(message: str) -> Iterator[tuple[str, str]]:
    for language in shipped().languages:
        if language == FALLBACK or (language in LOCALES and message in shipped().entries(language)):
            yield language, Translator(language).text(message)


def _by_locale(said: Mapping[str, str]) -> dict[str, str]:
    return {locale: text for language, text in said.items() for locale in LOCALES[language]}


def words_of(data: Mapping[str, Any], menu: Iterable[MenuCommand]) -> str:
    """Return a command of this menu as typed on other platforms: its name and the options in their order."""
    given = {option["name"]: option for option in data.get("options", ())}
    parts = [f"/{data['name']}"]
    for option in next((each.options for each in menu if each.name == data["name"]), ()):
        if option.name in given and option.kind != "file":
            value = str(given[option.name]["value"])
            parts.append(account(int(value)) if option.kind == "person" else value)
    return " ".join(parts)


def attachment_of(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the file that came with a command."""
    files: Mapping[str, Mapping[str, Any]] = data.get("resolved", {}).get("attachments", {})
    return next(iter(files.values()), None)


def typed_of(data: Mapping[str, Any]) -> str:
    """Return the text so far in the option that is being completed."""
    return next((str(option["value"]) for option in data.get("options", ()) if option.get("focused")), "")


def choices(typed: str, found: Sequence[str]) -> list[discord.app_commands.Choice[str]]:
    """Return completions as whole option texts: each either continues the typed text or replaces its last word."""
    head = typed.rpartition(" ")[0]
    whole = [way if not head or way.lower().startswith(typed.lower()) else f"{head} {way}" for way in found]
    return [discord.app_commands.Choice(name=way[:100], value=way[:100]) for way in dict.fromkeys(whole)][:25]
