"""The tree of slash commands as registered with Discord, and their use as the conversation's words.

A command with the path `game begin` is the subcommand `begin` of the group `game`; the conversation knows it as `/begin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import discord
import msgspec

from bot.chat.contract import Account, CommandOption, Completion, MenuCommand, MenuTarget
from bot.chat.fitting import cut
from bot.discord.channel_refs import account
from bot.i18n import Translator, shipped
from bot.i18n.catalogue import FALLBACK

_KINDS: Final = {
    "text": discord.AppCommandOptionType.string.value,
    "person": discord.AppCommandOptionType.user.value,
    "number": discord.AppCommandOptionType.integer.value,
    "flag": discord.AppCommandOptionType.boolean.value,
    "file": discord.AppCommandOptionType.attachment.value,
}
_MENUS: Final = {"person": discord.AppCommandType.user.value, "message": discord.AppCommandType.message.value}
_WHERE: Final = {"server": [0], "others": [0, 2], "everywhere": [0, 1, 2]}
_SUBCOMMAND: Final = discord.AppCommandOptionType.subcommand.value
ENTRY_POINT: Final = 4
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
_LONGEST_CHOICE: Final = 100
_MOST_CHOICES: Final = 25
_TABLE: Final = "table"
_BETWEEN: Final = ";"
"""Stands between two settings that are changed by one command."""

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
    """Return the tree of these commands in every language, as Discord takes it.

    A command's name and description are the messages `slash-NAME` and `command-NAME`, a group's `group-NAME` and
    `group-about-NAME`, those of an option `slash-option-NAME` and `slash-about-NAME`; the names of its choices are
    `NAME-CHOICE`: `game-…`, `colour-…`.
    """
    made: dict[str, dict[str, Any]] = {}
    menus = [_menu(target) for command in menu for target in command.targets]
    for command in menu:
        group, _, name = (command.path or "").rpartition(" ")
        if not name:
            continue
        if not group:
            made[name] = _command(command, name)
        else:
            made.setdefault(group, _group(group))["options"].append({**_named(command, name), "type": _SUBCOMMAND})
    return [*made.values(), *menus]


class Registered(msgspec.Struct, frozen=True):
    """The list that Discord has: its digest, and the ids of the commands and groups by their names."""

    digest: bytes
    ids: dict[str, str]


write_registered: Final = msgspec.msgpack.Encoder().encode
_READ: Final = msgspec.msgpack.Decoder(Registered)


def read_registered(body: bytes) -> Registered | None:
    """Read the note of the list that was registered last; None if there is none that can be read."""
    try:
        return _READ.decode(body)
    except msgspec.DecodeError:
        return None


def ids_of(known: Iterable[Mapping[str, Any]]) -> dict[str, str]:
    """Return the ids of registered slash commands by their names."""
    slash = discord.AppCommandType.chat_input.value
    return {each["name"]: str(each["id"]) for each in known if each.get("type", slash) == slash}


def entry_points(known: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return the registered commands that open an Activity, in the form Discord accepts. None of them is made by the bot."""
    return [
        {field: _as_sent(field, each[field]) for field in _TAKEN_BACK if each.get(field)}
        for each in known
        if each["type"] == ENTRY_POINT
    ]


def _as_sent(field: str, value: Any) -> Any:
    return int(value) if field == "default_member_permissions" else value


def _command(command: MenuCommand, name: str) -> dict[str, Any]:
    made = {"type": discord.AppCommandType.chat_input.value, **_named(command, name)}
    if command.admin == "only":
        admins = discord.Permissions(manage_guild=True).value
        return {**made, "contexts": _IN_SERVERS, "integration_types": [0], "default_member_permissions": admins}
    return {**made, "contexts": _EVERYWHERE, "integration_types": [0, 1]}


def _menu(target: MenuTarget) -> dict[str, Any]:
    """Return an entry of the menu of persons or messages. It has no description."""
    names = dict(_texts(f"target-{target.name}"))
    return {
        "type": _MENUS[target.kind],
        "name": names.pop(FALLBACK),
        "name_localizations": _by_locale(names),
        "contexts": _WHERE[target.where],
        "integration_types": [0, 1],
    }


def _named(command: MenuCommand, name: str) -> dict[str, Any]:
    options = [_option(option) for option in sorted(command.options, key=lambda option: not option.required)]
    return {**_names_and_lines(f"slash-{command.name}", f"command-{command.name}", name), "options": options}


def _group(name: str) -> dict[str, Any]:
    texts = _names_and_lines(f"group-{name}", f"group-about-{name}", name)
    kind = discord.AppCommandType.chat_input.value
    return {"type": kind, **texts, "options": [], "contexts": _EVERYWHERE, "integration_types": [0, 1]}


def _option(option: CommandOption) -> dict[str, Any]:
    made = {
        "type": _KINDS[option.kind],
        **_names_and_lines(f"slash-option-{option.name}", f"slash-about-{option.name}", option.name),
        "required": option.required,
    }
    if option.kind == "number":
        made |= {"min_value": option.least, "max_value": option.most}
    if option.choices:
        return {**made, "choices": [_choice(option, number) for number in range(len(option.choices))]}
    if option.kind == "text":
        made |= {"max_length": _LONGEST, "autocomplete": option.completed}
    return made


def _choice(option: CommandOption, number: int) -> dict[str, Any]:
    value = option.choices[number]
    if option.names:
        return {"name": option.names[number], "value": value}
    said = dict(_texts(f"{option.labels or option.name}-{value}"))
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
    """Return a command of this menu as typed on other platforms: its name, a table's code, and the other options in order.

    An option that is still being typed is left out. A command of the menu of a person has their account.
    """
    if "target_id" in data:
        return _words_of_menu(data, menu)
    path, given = _leaf(data)
    command = next((each for each in menu if each.path == path), None)
    if command is None:
        return f"/{path}"
    parts: list[str] = []
    for option in sorted(command.options, key=lambda option: option.name != _TABLE):
        found = given.get(option.name)
        said = "" if found is None or found.get("focused") else _said(option, found["value"])
        if said and option.word and parts:
            parts.append(_BETWEEN)
        parts += [option.word, said] if said else []
    return " ".join(filter(None, (f"/{command.name}", *parts)))


def _words_of_menu(data: Mapping[str, Any], menu: Iterable[MenuCommand]) -> str:
    for command in menu:
        for target in command.targets:
            if _MENUS[target.kind] == data["type"] and Translator(FALLBACK).text(f"target-{target.name}") == data["name"]:
                whom = account(int(data["target_id"])) if target.kind == "person" else ""
                return " ".join(filter(None, (f"/{command.name}", whom, target.words)))
    return f"/{data['name']}"


def named_of(data: Mapping[str, Any]) -> Account | None:
    """Return the person whom a command is about, with the name that Discord shows."""
    named = (Account(account(int(each["id"])), each.get("global_name") or each["username"]) for each in _users(data))
    return next(named, None)


def names_bot(data: Mapping[str, Any]) -> bool:
    """Return whether the one whom a command is about is a bot."""
    return any(each.get("bot") for each in _users(data))


def _users(data: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    users: Mapping[str, Mapping[str, Any]] = data.get("resolved", {}).get("users", {})
    return users.values()


def message_of(data: Mapping[str, Any], bot: int) -> tuple[str, tuple[str, ...]]:
    """Return the message in whose menu a command was given, with the ids of its buttons if the bot posted it."""
    messages: Mapping[str, Mapping[str, Any]] = data.get("resolved", {}).get("messages", {})
    for number, each in messages.items():
        own = str(each.get("author", {}).get("id")) == str(bot)
        return number, tuple(pressable(each.get("components") or ())) if own else ()
    return "", ()


def pressable(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the ids of all buttons and choices."""
    for each in components:
        if "custom_id" in each:
            yield str(each["custom_id"])
        yield from (str(option["value"]) for option in each.get("options") or ())
        yield from pressable(each.get("components") or ())


def _leaf(data: Mapping[str, Any]) -> tuple[str, dict[str, Mapping[str, Any]]]:
    """Return the path of a command, and the options given for it by name."""
    path, options = str(data["name"]), data.get("options", ())
    while options and options[0]["type"] == _SUBCOMMAND:
        path, options = f"{path} {options[0]['name']}", options[0].get("options", ())
    return path, {option["name"]: option for option in options}


def _said(option: CommandOption, value: Any) -> str:
    match option.kind:
        case "file":
            return ""
        case "person":
            return account(int(value))
        case "flag":
            return option.name if value else ""
        case _:
            return str(value)


def attachment_of(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the file that came with a command."""
    files: Mapping[str, Mapping[str, Any]] = data.get("resolved", {}).get("attachments", {})
    return next(iter(files.values()), None)


def typed_of(data: Mapping[str, Any]) -> tuple[str, str]:
    """Return the option that is being completed, and the text in it so far."""
    options = _leaf(data)[1].values()
    return next(((option["name"], str(option["value"])) for option in options if option.get("focused")), ("", ""))


def choices(found: Sequence[Completion]) -> list[discord.app_commands.Choice[str]]:
    """Return completions as Discord takes them, without those whose value it would cut."""
    whole = [each for each in found if 0 < len(each.value) <= _LONGEST_CHOICE][:_MOST_CHOICES]
    return [discord.app_commands.Choice(name=cut(each.label or each.value, _LONGEST_CHOICE), value=each.value) for each in whole]
