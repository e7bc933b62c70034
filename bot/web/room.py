"""The room as a platform: it posts the conversation's messages, and passes on what people type and press."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.chat.contract import Account, Answer, Dispatcher, Message, PlatformLimits, Reply, Request
from bot.i18n import Translator, shipped, speaker, tidy
from bot.store import Place, PlaceGoneError, last_check
from bot.store.faults import Steadfast
from bot.table.habits import call_place
from bot.web.holdings import RoomData
from bot.web.limits import WEB
from bot.web.notices.pushing import Notices
from bot.web.people import RoomMember
from bot.web.posts import Post, PostWords, encode, folded, lines_of, offers, rows_of, text_lines

PLACE: Final = "web:room"
LONGEST_WORDS: Final = 2000
_PUSH: Final = call_place("web:")
"""How the places begin that repeat people's pings."""
_SETTLED: Final = 2.0
_EVERY: Final = 50
"""Messages after which unused files are deleted."""


class Doing(NamedTuple):
    """An input on the page: the person, the event, the language, and whether it comes from the host's browser."""

    person: RoomMember
    event: str
    language: str = ""
    host: bool = False

    @property
    def key(self) -> str:
        """A name for the event, which is the same if it comes twice."""
        return f"{self.person.id}-{self.event}"


class ChatRoom:
    """The one room for everyone. Private messages are in it too, each seen by one person alone."""

    def __init__(self, holdings: RoomData, conversation: Dispatcher, notices: Notices | None = None) -> None:
        self.notices = notices or Notices(holdings.store, holdings.sessions)
        self.holdings = holdings
        self.log = holdings.log
        self.files = holdings.files
        self.people = holdings.people
        self.sessions = holdings.sessions
        self.conversation = conversation
        self.progress: tuple[int, int] | None = None
        #: The languages that the room is read in.
        self.languages: tuple[str, ...] = ()

    @property
    def limits(self) -> PlatformLimits:
        """The limits of messages on a page."""
        return WEB

    @property
    def served(self) -> bool:
        """Whether this process now serves the room."""
        return self.log.served()

    @asynccontextmanager
    async def opened(self, held: Callable[[], bool] = lambda: True) -> AsyncIterator[None]:
        """Serve the room with its stored messages. `held`: whether this process may still do so."""
        await Steadfast("the chat room").keep(self.log.load)
        await self.files.sweep(self.log.file_keys())
        self.languages = await Steadfast("the room's languages").keep(self.holdings.languages)
        self.log.served = held
        try:
            yield
        finally:
            self.log.served = lambda: False
            await self.log.ring()

    async def settle(self) -> None:
        """While the room is served, blank the messages of people forgotten by other processes."""
        work = Steadfast("forgetting people of the chat room")
        while True:
            await work.keep(self.holdings.settle)
            await asyncio.sleep(_SETTLED)

    async def tell(self, progress: tuple[int, int] | None) -> None:
        """Note the progress of getting ready: (tiles drawn, of how many), (0, 0) until they are counted; None when ready."""
        self.progress = progress
        await self.log.ring()

    def notice(self, words: Translator) -> str:
        """Return the notice to show above the messages while the bot gets ready; empty once it is ready."""
        if self.progress is None:
            return ""
        done, of = self.progress
        return words.text("web-getting-ready", done=done, of=of)

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post or edit a message; return its id. A nonce is posted only once."""
        if place.startswith(_PUSH):
            await self.notices.post(place.removeprefix(_PUSH), message, nonce)
            return ""
        nonce = _mark(nonce, message) if nonce else ""
        known = self.log.find(lambda post: post.nonce == nonce) if nonce else None
        if known is not None:
            return str(known.number)
        private_to = message.private_to if place == PLACE else await self._alone(place)
        if message.folded is not None:
            await self.log.change(_number(message.folded.message), folded)
        if message.empty:
            return message.changed
        made = replace(await self._post_of(message), private_to=private_to, nonce=nonce)
        await last_check()()
        posted = await self._edit(_number(message.edits), made)
        if posted is None and message.edits and not message.anew:
            return ""
        posted = posted or await self.log.add(made)
        if posted.number % _EVERY == 0:
            await self.files.sweep(self.log.file_keys())
        return str(posted.number)

    async def _alone(self, place: Place) -> str:
        """Return the account of a person's own place: a message posted there is for them alone."""
        platform, _, person = place.partition(":")
        if platform != "web" or await self.people.get(person) is None:
            raise PlaceGoneError(place)
        return place

    async def _post_of(self, message: Message) -> Post:
        return Post(
            lines=lines_of(message.paragraphs),
            buttons=rows_of(message.buttons),
            picture=await self.files.picture(message.picture) if message.picture else None,
            files=tuple([await self.files.file(file) for file in message.files]),
            table=message.table,
            decides=message.decides,
            talk=message.talk,
            spoken=await self._spoken(message),
        )

    async def _spoken(self, message: Message) -> dict[str, PostWords]:
        """Return what a message says in each language that the room is read in."""
        found: dict[str, PostWords] = {}
        if message.spoken is None:
            return found
        for language in self.languages:
            said = message.spoken(language)
            alt = said.picture.alt if said.picture else ""
            found[language] = PostWords(lines_of(said.paragraphs), rows_of(said.buttons), alt)
            await asyncio.sleep(0)  # each takes some milliseconds
        return found

    async def read_in(self, language: str) -> None:
        """Note that the room is read in a language: messages speak it from now on."""
        if language not in self.languages:
            self.languages = await self.holdings.add_language(language)

    async def _edit(self, number: int, made: Post) -> Post | None:
        """Edit a message. None if there is no such message, or if the edit would show it to other people than before."""
        known = self.log.get(number)
        if known is None or known.author or (made.private_to and made.private_to != known.private_to):
            return None

        def edit(post: Post) -> Post:
            return replace(made, number=post.number, at=post.at, private_to=post.private_to, nonce=made.nonce or post.nonce)

        return await self.log.change(number, edit)

    async def say(self, doing: Doing, words: str, reply: int = 0, file: bytes | None = None) -> Answer | None:
        """Post a typed text in the room; pass a command or a reply to the bot on to the conversation."""
        if self.log.find(lambda post: post.event == doing.key):
            return None
        person, target, words = doing.person, self.log.get(reply), tidy(words)
        if target is not None and not target.visible_to(person.account):
            target = None
        number = target.number if target else 0
        own = Post(author=person.account, name=person.name, lines=text_lines(words), reply=number, event=doing.key)
        await self.log.add(replace(own, private_to=target.private_to if target else ""))
        if not (words.startswith("/") or (target is not None and not target.author)):
            return None
        return await self._handle(replace(self.request(doing, words, target), file=file))

    async def note(self, doing: Doing, table: str, words: str) -> None:
        """Post what a player has said at a table, once."""
        person, lines = doing.person, text_lines(tidy(words))
        await self.log.add(Post(author=person.account, name=person.name, lines=lines, event=doing.key, table=table, talk=True))

    async def press(self, doing: Doing, number: int, button: str) -> Answer | None:
        """Pass a pressed button on to the conversation, or answer that the message or the button is gone."""
        post = self.log.get(number)
        if post is None or not post.visible_to(doing.person.account):
            return Answer(speaker(shipped().choose(doing.language)).text("web-no-message"))
        if offers(post, button) is None:
            return Answer(speaker(shipped().choose(doing.language)).text("web-no-button"))
        return await self._handle(replace(self.request(doing, "", post), button=button))

    def request(self, doing: Doing, words: str, post: Post | None = None) -> Request:
        """Return an input as a request. The host's browser has the rights of admins and of the bot's host."""
        return Request(
            person=Account(doing.person.account, doing.person.name),
            place=PLACE,
            event=doing.key,
            words=words,
            message=str(post.number) if post else "",
            whispered=bool(post and post.private_to),
            language=doing.language,
            admin=doing.host,
            owner=doing.host,
        )

    async def _handle(self, request: Request) -> Answer | None:
        reply: Reply = await self.conversation.handle(request, self.limits)
        for message in reply.messages:
            await self.post(PLACE, message)
        return reply.answer


def _mark(nonce: str, message: Message) -> str:
    """Return a message's own nonce: one delivery may have several messages, for instance a private and a public one."""
    said = encode(Post(lines=lines_of(message.paragraphs), buttons=rows_of(message.buttons), private_to=message.private_to))
    return hashlib.sha256(nonce.encode() + said).hexdigest()[:32]


def _number(message: str) -> int:
    return int(message) if re.fullmatch(r"\d{1,18}", message, re.ASCII) else 0
