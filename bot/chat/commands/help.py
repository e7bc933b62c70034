"""Help: a few lines on how to play, topics as buttons, and each command by its name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot import __version__
from bot.chat.buttons import Press
from bot.chat.command import ButtonKind, Command
from bot.chat.commands.guesses import unknown_command
from bot.chat.commands.newcomers import solo_button
from bot.chat.commands.options import expansion_lines
from bot.chat.commands.rules import expansion_rules, sheet_lines, topic_of_help
from bot.chat.context import Context, button
from bot.chat.contract import Answer, Button, ButtonRow, CommandOption, Completion, Message, Paragraph, Reply
from bot.chat.private_chat import HELP, private_link_to, unopened, way_out
from bot.chat.table_choice import candidates
from bot.chat.vocabulary import find_name, meaning_of
from bot.chat.voice import heading
from bot.games.faces import FACES, face_of
from bot.games.rules import GAMES
from bot.i18n import Words, message_id, unaccented
from bot.table.options import Options

PageLines: TypeAlias = Callable[["HelpPages", Context], Awaitable[tuple[Paragraph, ...]]]

_WITH_CELL: Final = ("move", "board")
"""Commands whose help names a cell."""
_PER_ROW: Final = 2
_FILLERS: Final = ("filler",)
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("new", "join", "invite", "begin", "move", "undo", "message", "rematch", "import"),
    "look": (),
    "life": ("leave", "resign", "substitute", "away", "pause", "nudge", "give", "remove"),
    "you": ("games", "stats", "settings", "link", "unlink", "block", "privacy", "help"),
    "admins": ("setup", "close"),
}
"""The groups of commands, in the order of the list; what none of them names is a look at something."""


async def _cell(context: Context, name: str) -> Words:
    """Return a cell of the present map: for a move one where the tile fits, if possible in several ways."""
    running = [each for each in await candidates(context) if each.state == "running"]
    view = (await context.services.tables.look(running[0].table, newest=False)).view() if running else None
    found = "" if view is None else face_of(view).example(view, move=name == "move")
    return Words(found or FACES[Options().game].example(None, move=name == "move"))


@dataclass(frozen=True)
class HelpPages:
    """The pages of the help. The commands are asked for late, as help is one of them."""

    commands: Callable[[], Mapping[str, Command]]
    command_of: Callable[[str, str], Command | None]

    async def run(self, context: Context) -> Reply:
        """Explain how to play; with a command's name or a topic, that. Without a private chat, show the way there."""
        if any(not meaning_of(context.own, word, _FILLERS) for word in context.words):
            return await self._about(context)
        link = private_link_to(context, HELP)
        if link and unopened(context):
            return context.reply_with(way_out(context, "help-elsewhere", link))
        return context.reply_with(await self._page(context, ""))

    async def press(self, context: Context, press: Press) -> Reply:
        """Show a topic or the beginning, in the pressed message if nobody else sees it."""
        if press.argument and press.argument not in _TOPICS:
            return context.answer("button-unknown", alert=True)
        link = private_link_to(context, HELP)
        if link:
            return Reply(Answer(url=link))
        own = context.request.private or context.request.whispered
        return context.reply_with(await self._page(context, press.argument), again=own)

    async def _about(self, context: Context) -> Reply:
        typed, say = " ".join(context.words), context.own
        command = typed.lstrip("/").lower()
        found = None if context.words[1:] else self.command_of(f"/{command}", say.language)
        named = {each for command in self.commands().values() for each in (command.name, command.formerly)}
        topic = "" if command in named else find_name(say, typed, "help-topic", tuple(_TOPICS))
        if topic or (found is None and (topic := topic_of_help(say.words, typed))):
            return context.reply_with(await self._page(context, topic))
        if context.words[1:]:
            return context.reply_with(await self._page(context, ""))
        if found is None:
            return unknown_command(context, command, self.commands())
        name = found.name
        line = say.line("help-line", command=Words(f"/{name}"), line=say.text(f"command-{name}"))
        example = {"cell": await _cell(context, name)} if name in _WITH_CELL else {}
        return context.reply_with(context.whisper(line, say.line(f"about-{name}", **example)))

    async def _page(self, context: Context, topic: str) -> Message:
        """Return a topic with the way back, or the beginning with all topics."""
        say = context.own.text
        title = say(message_id("help-topic", topic)) if topic else say("help-title")
        lines = await (_TOPICS[topic] if topic else _beginning)(self, context)
        message = context.whisper(heading(title), *lines)
        if topic:
            on = [solo_button(context)] if topic == "first" else await expansion_rules(context) if topic == "points" else []
            return replace(message, buttons=(*_rows(on), (_to(say("button-back"), ""),)))
        return replace(message, buttons=_rows([_to(say(message_id("help-topic", each)), each) for each in _TOPICS]))

    async def complete(self, context: Context, typed: str) -> list[Completion]:
        """Return the topics and the commands that have what is typed in their names."""
        begun, say = unaccented(typed).lstrip("/"), context.own.text
        topics = [say(message_id("help-topic", each)) for each in _TOPICS]
        commands = [
            Completion(name, say("help-line", command=Words(f"/{name}"), line=say(f"command-{name}"))) for name in self.commands()
        ]
        found = [*(Completion(title) for title in topics if begun in unaccented(title))]
        return [*found, *(each for each in commands if each.value.startswith(begun))]

    async def list_commands(self, context: Context) -> tuple[Paragraph, ...]:
        """List all commands, a line a group."""
        say, named = context.own, {name for names in _GROUPS.values() for name in names}
        looks = tuple(each for each in self.commands() if each not in named)
        groups = {group: " ".join(f"/{name}" for name in names or looks) for group, names in _GROUPS.items()}
        lines = (say.line(f"help-group-{group}", commands=Words(names)) for group, names in groups.items())
        return (*lines, say.line("help-cut"))


def _rows(buttons: Sequence[Button]) -> tuple[ButtonRow, ...]:
    return tuple(tuple(buttons[at : at + _PER_ROW]) for at in range(0, len(buttons), _PER_ROW))


def _to(label: str, topic: str) -> Button:
    return button(label, "", 0, "help", topic, role="choice" if topic else "way")


async def _beginning(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
    typed = context.own.line("help-typed", cell=await _cell(context, "move"))
    return (context.own.line("help-first"), context.own.line("help-turn"), typed, context.own.line("help-more"))


def _told(message: str) -> PageLines:
    """Return a topic that is one message, a paragraph a line."""

    async def lines(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
        return tuple(Paragraph((line,)) for line in context.own.text(message).splitlines())

    return lines


async def _about_the_bot(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
    return tuple(context.own.line(f"help-about-{each}", version=Words(__version__)) for each in ("what", "version", "trouble"))


async def _turn(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
    told = (Paragraph((line,)) for line in context.own.text("help-text-turn").splitlines())
    return (*told, context.own.line("help-typed", cell=await _cell(context, "move")))


async def _expansions(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
    lines = (line for kind in GAMES.values() for line in expansion_lines(context.own, kind))
    return (context.own.line("help-text-expansions"), *lines)


async def _points(_: HelpPages, context: Context) -> tuple[Paragraph, ...]:
    return (*await sheet_lines(context, "follower"), *await sheet_lines(context, "points"))


_TOPICS: Final[dict[str, PageLines]] = {
    "first": _told("help-text-first"),
    "turn": _turn,
    "points": _points,
    "expansions": _expansions,
    "slowly": _told("help-text-slowly"),
    "commands": HelpPages.list_commands,
    "privacy": _told("help-text-privacy"),
    "about": _about_the_bot,
}
"""The topics, in the order of their buttons."""


def help_of(pages: HelpPages) -> Command:
    """Return the command that explains all commands."""
    return Command(
        "help",
        pages.run,
        options=(CommandOption("topic", completed=True),),
        complete={"topic": pages.complete},
        welcome=True,
        aliases="tutorial learn howto commands",
        shortcuts={"about": "about info version ping feedback"},
        button=ButtonKind("help", pages.press),
    )
