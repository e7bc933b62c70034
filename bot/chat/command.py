"""Commands and buttons as records: one for each, with all that the conversation and platforms need to know of it.

The words of a command are messages named after it: `command-NAME` (its line in the menu), `about-NAME` (its help) and
`slash-NAME` (its name in a menu that is translated).

People type every command by its name alone. A menu that has groups shows it by its path: `/game begin`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Final, Literal, Protocol, TypeAlias, TypeVar

from bot.chat.buttons import Press
from bot.chat.context import Context
from bot.chat.contract import CommandOption, Completion, MenuCommand, MenuTarget, Needs, Reply, Request
from bot.chat.table_choice import WhichTable, complete_table, table_for
from bot.chat.voice import Voice
from bot.table.table import Table

OnCommand: TypeAlias = Callable[[Context], Awaitable[Reply]]
OnPress: TypeAlias = Callable[[Context, Press], Awaitable[Reply]]
AtTable: TypeAlias = Callable[[Context, Table], Awaitable[Reply]]
AtTableWithWords: TypeAlias = Callable[[Context, Table, list[str]], Awaitable[Reply]]
Complete: TypeAlias = Callable[[Context, str], Awaitable[Sequence[Completion]]]
"""Returns what an option could be, from the text typed so far; the request has the words of the other options."""
ForAdmins: TypeAlias = Literal["no", "may_matter", "listed", "only"]

TABLE: Final = CommandOption("table", completed=True)


@dataclass(frozen=True)
class ButtonKind:
    """All buttons with the same verb.

    `admin`: it may matter if the person is an admin; `posts`: the bot posts in this place from now on; `on_turn_page`: it plays
    a turn, so it is on the turn's page, too; `own`: it obeys only the person who was asked, others get theirs by this command.
    """

    verb: str
    run: OnPress
    _: KW_ONLY
    admin: bool = False
    posts: bool = False
    on_turn_page: bool = False
    own: str = ""

    @property
    def name(self) -> str:
        """The verb: what `unique` tells it apart by."""
        return self.verb

    @property
    def needs(self) -> Needs:
        """What a platform has to find out before the press is handled."""
        return Needs(admin=self.admin, posts=self.posts)


@dataclass(frozen=True)
class Command:
    """A command.

    `formerly`: an old name, which still works but is taught nowhere. `aliases`: other words that people try for it, separated by
    spaces; `shortcuts`: words after it, with such aliases for both together.
    `path`: its name in a menu with groups, after that of its group; by default it stands there alone, with None nowhere.
    `targets`: menus of persons and messages that have it, too.
    `which`: the table that it means when none is named; `button`: the button that gives this command for a certain table.
    `complete`: what its options could be, by their names; by default `table` is one of such tables.
    `admin`: "may_matter": a platform finds out if the person is one; "listed": only admins find it in their menu; "only": and
    nobody else may give it. `posts`: the bot posts in this place from
    now on; `opens`: the game of the table that these words open. `alone`: its answer is for the person alone, so groups where
    nothing can be whispered do not list it. `welcome`: it is offered to newcomers.
    """

    name: str
    run: OnCommand
    _: KW_ONLY
    formerly: str = ""
    aliases: str = ""
    shortcuts: Mapping[str, str] = field(default_factory=dict)
    path: str | None = ""
    options: tuple[CommandOption, ...] = ()
    complete: Mapping[str, Complete] = field(default_factory=dict)
    targets: tuple[MenuTarget, ...] = ()
    which: WhichTable | None = None
    button: ButtonKind | None = None
    admin: ForAdmins = "no"
    posts: bool = False
    opens: Callable[[Request], str] | None = None
    alone: bool = False
    welcome: bool = False

    def needs(self, request: Request) -> Needs:
        """Return what a platform has to find out, to fetch or to make before the command is carried out."""
        file = any(option.kind == "file" for option in self.options)
        return Needs(self.admin != "no", self.posts, file, "" if self.opens is None else self.opens(request))

    def in_menu(self, voice: Voice) -> MenuCommand:
        """Return what platforms know of the command."""
        return MenuCommand(
            name=self.name,
            line=voice.text(f"command-{self.name}"),
            path=self.path if self.path is None else self.path or self.name,
            options=self.options,
            targets=self.targets,
            admin="no" if self.admin == "may_matter" else self.admin,
            alone=self.alone,
            welcome=self.welcome,
        )

    async def suggest(self, context: Context, option: str, typed: str) -> Sequence[Completion]:
        """Return what an option could be."""
        if option in self.complete:
            return await self.complete[option](context, typed)
        return [] if option != TABLE.name or self.which is None else await complete_table(context, self.which, typed)

    async def completions(self, context: Context, typed: str) -> Sequence[str]:
        """Return what could stand after the command, from what is typed there: the first of its options that is found."""
        for option in self.options:
            if option.completed and not option.word:
                found = await self.suggest(context, option.name, typed)
                if found:
                    return [each.value for each in found]
        return []


def at_table(
    name: str,
    run: AtTable,
    which: WhichTable,
    *,
    path: str | None = "",
    formerly: str = "",
    aliases: str = "",
    options: tuple[CommandOption, ...] = (TABLE,),
    targets: tuple[MenuTarget, ...] = (),
    admin: ForAdmins = "no",
) -> Command:
    """Return a command that is about one table and takes no other words than its code."""

    async def without_words(context: Context, table: Table, _: list[str]) -> Reply:
        return await run(context, table)

    return at_table_with_words(
        name,
        without_words,
        which,
        path=path,
        formerly=formerly,
        aliases=aliases,
        options=options,
        targets=targets,
        admin=admin,
        more=False,
    )


def at_table_with_words(
    name: str,
    run: AtTableWithWords,
    which: WhichTable,
    *,
    options: tuple[CommandOption, ...],
    path: str | None = "",
    formerly: str = "",
    aliases: str = "",
    complete: Mapping[str, Complete] | None = None,
    targets: tuple[MenuTarget, ...] = (),
    admin: ForAdmins = "no",
    more: bool = True,
) -> Command:
    """Return a command about one table that takes other words, too (`more`), with its button if it has a verb.

    A button's argument is such a word.
    """

    async def with_table(context: Context) -> Reply:
        return await run(context, *await table_for(context, which, more=more))

    async def on_press(context: Context, press: Press) -> Reply:
        return await run(context, await _table_of_press(context, press, which), [press.argument] if press.argument else [])

    button = ButtonKind(which.verb, on_press, admin=admin != "no") if which.verb else None
    return Command(
        name,
        with_table,
        path=path,
        formerly=formerly,
        aliases=aliases,
        options=options,
        complete=complete or {},
        targets=targets,
        which=which,
        button=button,
        admin=admin,
    )


async def _table_of_press(context: Context, press: Press, which: WhichTable) -> Table:
    """Return the button's table. A deed itself refuses those who may not do it; what only looks asks whether they may look."""
    if which.over != "no":
        return await context.services.lobby.view(press.table, context.actor)
    return (await context.now(press.table)).table


class _Named(Protocol):
    """A record with a name."""

    @property
    def name(self) -> str:
        """The name, unique among its kind."""


_N = TypeVar("_N", bound=_Named)


def unique(*records: _N) -> dict[str, _N]:
    """Return the records by their names, in this order; raise ValueError if two have the same one."""
    found: dict[str, _N] = {}
    for record in records:
        if record.name in found:
            message = f"two records have the name {record.name!r}"
            raise ValueError(message)
        found[record.name] = record
    return found
