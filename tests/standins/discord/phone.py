"""A channel and its threads as one person sees them, and their presses and messages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.standins.discord import components as parts
from tests.standins.discord.interactions import COMMAND, COMPLETION, POST, PRESS, SUBMIT, Interaction
from tests.standins.discord.modals import filled
from tests.standins.discord.server import StandIn
from tests.standins.discord.typing import ATTACHMENT, STRING, SUBCOMMAND, fits, found, typed
from tests.standins.discord.world import Attachment, Channel, DiscordMessage, DiscordUser, Flag
from tests.standins.discord.writing import texts
from tests.standins.people import Button, Seen
from tests.waiting import patience, written

_ESCAPED: Final = re.compile(r"\\([!-/:-@\[-`{-~])")
USER_MENU, MESSAGE_MENU = 2, 3
"""Kinds of commands beside slash commands."""
_MENTION: Final = re.compile(r"<@!?(\d+)>")
_CALLED: Final = re.compile(r"</([\w -]+):\d+>")
_TIME: Final = re.compile(r"<t:(\d+)(?::[tTdDfFR])?>")
_MARKS: Final = re.compile(r"(?m)^(?:>>> |> |#{1,3} |-# )|\*\*|__|~~|\|\||`")
_KEPT: Final = "\ue010"
_BETWEEN: Final = "\n"


def read(text: str, people: Mapping[int, DiscordUser]) -> str:
    """The text as displayed, with formatting applied and mentions as names."""
    kept: list[str] = []

    def keep(match: re.Match[str]) -> str:
        kept.append(match[1])
        return f"{_KEPT}{len(kept) - 1}{_KEPT}"

    shown = _MARKS.sub("", _ESCAPED.sub(keep, text))
    shown = _CALLED.sub(r"/\1", shown)
    shown = _MENTION.sub(lambda match: people[int(match[1])].name if int(match[1]) in people else "@unknown-user", shown)
    shown = _TIME.sub(lambda match: f"[{match[1]}]", shown)
    return re.sub(f"{_KEPT}(\\d+){_KEPT}", lambda match: kept[int(match[1])], shown)


def seen(message: DiscordMessage, people: Mapping[int, DiscordUser]) -> Seen:
    """A message as it is shown."""
    pictures, alts = [], []
    for _, each in parts.walk(message.components):
        for item in each.get("items", ()):
            pictures.append(item["media"]["url"])
            alts.append(item.get("description") or "")
    by_name = {f"{parts.ATTACHED}{each.name}": each.data for each in message.attachments}
    if Flag.LAYOUT not in message.flags:
        shown = [each for each in message.attachments if each.name.endswith((".png", ".gif"))]
        pictures, alts = [f"{parts.ATTACHED}{each.name}" for each in shown], [each.description or "" for each in shown]
    return Seen(
        id=str(message.id),
        text=_BETWEEN.join(read(text, people) for text in texts(message)),
        buttons=tuple(_buttons(message.components)),
        picture=by_name.get(pictures[0]) if pictures else None,
        alt=alts[0] if alts else "",
        private=message.seen_by is not None or message.channel.guild is None,
        change=message.change,
    )


def _only_answers(channel: Channel) -> bool:
    """Whether only persons have the bot here, not the server."""
    return channel.guild is not None and not channel.guild.with_bot


def _buttons(components: list[dict[str, Any]]) -> Iterator[Button]:
    for _, each in parts.walk(components):
        if each.get("disabled"):
            continue
        if each["type"] == parts.BUTTON and each["style"] != parts.LINK:
            yield Button(each.get("label") or "", each["custom_id"])
        if each["type"] == parts.SELECT:
            for option in each["options"]:
                yield Button(option["label"], f"{each['custom_id']}\n{option['value']}")


@dataclass
class DiscordPhone:
    """A person's view of a channel and its threads, including ephemeral messages. `twice`: labels of buttons they press twice."""

    standin: StandIn
    user: DiscordUser
    channel: Channel
    twice: frozenset[str] = frozenset()
    _known: dict[int, Seen] = field(default_factory=dict, repr=False)

    @property
    def now(self) -> int:
        """The number of the last change."""
        return self.standin.state.changes

    def shown(self) -> list[Seen]:
        """All messages that are there, the oldest first."""
        return [self.read(each) for each in self.messages() if Flag.LOADING not in each.flags]

    def read(self, message: DiscordMessage) -> Seen:
        """A message as shown; cached per change."""
        found = self._known.get(message.id)
        if found is None or found.change != message.change:
            found = self._known[message.id] = seen(message, self.standin.state.people)
        return found

    def messages(self) -> list[DiscordMessage]:
        """The underlying messages: of the channel, of its threads, and of the private chat with the bot."""
        places = [self.channel, *self.channel.threads()]
        here = [each for place in places for each in place.messages.values() if each.seen_by in (None, self.user)]
        private = self.standin.state.private(self.user)
        there = list(private.messages.values()) if private is not self.channel else []
        return sorted((*here, *there), key=lambda each: each.id)

    def message(self, shown: Seen) -> DiscordMessage:
        """The underlying message."""
        return next(each for each in self.messages() if str(each.id) == shown.id)

    async def press(self, message: Seen, button: Button) -> str:
        """Press; return the ephemeral answer, if it is a short separate text. A form is sent as it is.

        Of several presses, that is the answer to the effective one, else to the first.
        """
        there = self.message(message)
        answers = await asyncio.gather(*(self._tap(there, button) for _ in range(1 + (button.label in self.twice))))
        return answers[0] if all(answers) else ""

    async def _tap(self, message: DiscordMessage, button: Button) -> str:
        each = await self.pressed(message, button)
        if each.modal is not None:
            each = await self.send(each)
        return self._popped_up(each)

    async def show(self, words: str) -> Seen:
        """Look at the game with these words, and show that to everybody; return the post."""
        before = self.now
        await self.say(words)
        whisper = await self.until(lambda seen: seen.change > before and seen.private and seen.offers("Show here"))
        known = {each.id for each in self.shown()}
        await self.press(whisper, whisper.button("Show here"))
        return await self.until(lambda seen: seen.id not in known and not seen.private and seen.picture)

    async def pressed(self, message: DiscordMessage, button: Button) -> Interaction:
        """Press; return the whole answer."""
        ident, _, value = button.id.partition("\n")
        found = next(each for _, each in parts.walk(message.components) if each.get("custom_id") == ident)
        data: dict[str, Any] = {"custom_id": ident, "component_type": found["type"], "id": 1}
        if value:
            data["values"] = [value]
        each = Interaction(PRESS, self.user, message.channel, data, message, installed=_only_answers(message.channel))
        return await self.standin.interact(each)

    def _popped_up(self, each: Interaction) -> str:
        made = each.original
        if each.first != POST or made is None or made.seen_by is None:
            return ""
        shown = seen(made, self.standin.state.people)
        return "" if shown.buttons or shown.picture else shown.plain

    async def say(self, words: str) -> None:
        """Write in the chat, a command or plain words."""
        await self.typed(words, self.channel)

    async def tell(self, words: str) -> None:
        """Write to the bot in private."""
        await self.typed(words, self.standin.state.private(self.user))

    async def typed(self, words: str, channel: Channel) -> Interaction | None:
        """Type in a channel; a command has an answer. What the client has no command for is told to the bot."""
        known = found(self.standin.state.commands, words[1:].split()) if words.startswith("/") else None
        if known is None or not fits(*known):
            told = channel.guild is not None and words.startswith("/")
            self.standin.write(self.user, channel, f"<@{self.standin.state.bot.id}> {words}" if told else words)
            return None
        data = typed(*known, self.standin.state.people)
        installed = _only_answers(channel)
        return await self.standin.interact(Interaction(COMMAND, self.user, channel, data, installed=installed))

    async def upload(self, words: str, option: str, name: str, data: bytes) -> Interaction:
        """A command with a file."""
        state = self.standin.state
        file = Attachment(name, data)
        state.uploads[file.id] = file
        known = found(state.commands, words[1:].split())
        assert known is not None
        said = typed(*known, state.people, option)
        url = f"{state.base}/uploads/{file.id}/{name}"
        told = {"id": str(file.id), "filename": name, "size": len(data), "url": url, "proxy_url": url, "ephemeral": True}
        given = said["options"]
        while given and given[0]["type"] == SUBCOMMAND:
            given = given[0]["options"]
        given.append({"name": option, "type": ATTACHMENT, "value": str(file.id)})
        said.setdefault("resolved", {})["attachments"] = {str(file.id): told}
        return await self.standin.interact(Interaction(COMMAND, self.user, self.channel, said))

    async def send(self, asked: Interaction, given: Mapping[str, Sequence[str]] | None = None) -> Interaction:
        """Send a form, with what is given in it; the rest stays as it is."""
        assert asked.modal is not None, "no form is shown"
        return await self.submit(filled(asked.modal, given or {}), asked.message)

    async def submit(self, data: dict[str, Any], message: DiscordMessage | None = None) -> Interaction:
        """Send the data of a form; it comes from this message, if any."""
        return await self.standin.interact(Interaction(SUBMIT, self.user, self.channel, data, message))

    async def completions(self, path: str, option: str, typed: str) -> list[str]:
        """Begin to type an option of a command; return the values that are offered."""
        return [choice["value"] for choice in (await self.completing(path, option, typed)).choices]

    async def completing(self, path: str, option: str, typed: str) -> Interaction:
        """Begin to type an option of a command; return the whole answer."""
        name, *sub = path.split()
        root = next(each for each in self.standin.state.commands if each["name"] == name)
        options: list[dict[str, Any]] = [{"name": option, "type": STRING, "value": typed, "focused": True}]
        given = [{"name": sub[0], "type": SUBCOMMAND, "options": options}] if sub else options
        said = {"id": root["id"], "name": name, "type": 1, "options": given}
        return await self.standin.interact(Interaction(COMPLETION, self.user, self.channel, said))

    async def choose(self, name: str, target: DiscordUser | DiscordMessage) -> Interaction:
        """Choose a command in the menu of a person or of a message."""
        state, kind = self.standin.state, USER_MENU if isinstance(target, DiscordUser) else MESSAGE_MENU
        found = next(each for each in state.commands if (each.get("type", 1), each["name"]) == (kind, name))
        said: dict[str, Any] = {"id": found["id"], "name": name, "type": kind, "target_id": str(target.id)}
        if isinstance(target, DiscordUser):
            said["resolved"] = {"users": {str(target.id): target.payload()}}
        else:
            said["resolved"] = {"messages": {str(target.id): self.standin.said(target)}}
        contexts = found.get("contexts")
        assert contexts is None or (0 if self.channel.guild else 1) in contexts, f"{name} is not in the menus of this chat"
        installed = self.channel.guild is not None and not self.channel.guild.with_bot
        return await self.standin.interact(Interaction(COMMAND, self.user, self.channel, said, installed=installed))

    async def reply(self, shown: Seen, words: str) -> None:
        """Answer a message with plain words."""
        message = self.message(shown)
        self.standin.write(self.user, message.channel, words, message)

    async def news(self, after: int) -> None:
        """Wait until there is a later change than this."""
        await self.standin.state.news(after)

    def rang(self) -> list[str]:
        """This person's pings so far, with their text on arrival."""
        state = self.standin.state
        return [read(each.text, state.people) for each in state.pings if each.user is self.user and each.sound]

    async def until(self, found: Callable[[Seen], object]) -> Seen:
        """Wait for a message that `found` accepts; return the newest."""
        async with patience(lambda: f"for {written(found)} among {[each.plain[:300] for each in self.shown()[-5:]]}"):
            while True:
                now = self.now
                for each in reversed(self.shown()):
                    if found(each):
                        return each
                await self.news(now)
