"""The two parts of the Telegram adapter: one receives updates, the other sends messages; each runs until cancelled."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from telegram import Bot, Update
from telegram.error import InvalidToken, NetworkError, RetryAfter, TelegramError
from telegram.request import HTTPXRequest

from bot.chat.contract import Dispatcher, PlatformEvents
from bot.settings import Secret
from bot.store import Store, StoreError
from bot.store.faults import Steadfast
from bot.store.process_lease import LIFE, Lease
from bot.store.silence import Silence
from bot.telegram.answer_relay import AnswerRelay
from bot.telegram.api_calls import ApiCaller
from bot.telegram.asides import Asides
from bot.telegram.faults import named_fault
from bot.telegram.file_ids import FileIds
from bot.telegram.limits import TELEGRAM
from bot.telegram.membership import Membership
from bot.telegram.menu import set_menus
from bot.telegram.outage import Listener
from bot.telegram.pace import Pace
from bot.telegram.polling import LONGEST_PAUSE, poll
from bot.telegram.posts import Telegram
from bot.telegram.receiver import Receiver
from bot.telegram.sender import Sender
from bot.telegram.topics import Topics
from bot.telegram.update_fields import check_update
from bot.telegram.vanishing import Vanishing
from bot.telegram.webhook import AT_ONCE, NoUpdate, Webhook

OFFICIAL: Final = "https://api.telegram.org"
UPDATES: Final = ("message", "callback_query", "my_chat_member", "inline_query")
"""The kinds of updates to receive."""
_FIRST_PAUSE: Final = 1.0
_HEARS_EVERY: Final = 60.0
"""Seconds between two questions whether Telegram is there, where nobody polls."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class TelegramConnection:
    """The connection to Telegram's API. Updates come by a webhook if its public address is given, else by polling."""

    token: Secret
    api_url: str | None = None
    webhook_url: str | None = None
    webhook_secret: Secret | None = None
    webhook_host: str = "127.0.0.1"
    webhook_port: int = 8443
    pace: int = 1
    ephemeral: bool = False
    lease: float = LIFE

    @property
    def number(self) -> str:
        """The bot's number: the part of the token that is not secret."""
        return self.token.reveal().partition(":")[0]

    def bot(self) -> Listener:
        """Return a new client with its own connections."""
        api = self.api_url or OFFICIAL
        return Listener(
            self.token.reveal(),
            base_url=f"{api}/bot",
            base_file_url=f"{api}/file/bot",
            request=_client(),
            get_updates_request=_client(size=1, read=3.0),
        )


def _client(size: int = 64, read: float = 10.0) -> HTTPXRequest:
    return HTTPXRequest(connection_pool_size=size, read_timeout=read, write_timeout=10.0, pool_timeout=20.0)


@dataclass
class Adapter:
    """Telegram for one process. `languages`: of the command menus; `pages`: the pages' address, if it can open them."""

    connection: TelegramConnection
    dispatcher: Dispatcher
    store: Store
    events: PlatformEvents
    languages: Iterable[str] = ()
    pages: str = ""
    outgoing: AnswerRelay = field(init=False)
    membership: Membership = field(init=False)
    _vanishing: Vanishing = field(init=False)

    def __post_init__(self) -> None:
        self.outgoing = AnswerRelay(self.store, f"{TELEGRAM.platform}-{self.connection.number}")
        self.membership = Membership(self.events)
        self._vanishing = Vanishing(self.store, self.events, self.connection.number)

    def _lease(self, what: str) -> Lease:
        return Lease(self.store.coordination, f"{TELEGRAM.platform}-{self.connection.number}-{what}", self.connection.lease)

    # sending

    async def send(self) -> None:
        """Post deliveries and the replies that receiving processes hand over; one process at a time does it."""
        async with _connected(self.connection.bot()) as bot:
            await self._lease("sends").hold(partial(self._sending, bot))

    async def _sending(self, bot: Bot) -> None:
        sender = Sender(
            ApiCaller(bot, FileIds(self.store.documents)),
            Pace(speed=self.connection.pace),
            moved=self.membership.on_migrated,
            waits=self.outgoing.note_wait,
            asides=Asides(self.store.documents),
        )
        self.outgoing.sender = sender
        platform = Telegram(sender, bot.bot, Topics(self.store.documents))
        deliver = partial(self.dispatcher.deliver, platform=platform)
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.outgoing.fetch(sender))
                tasks.create_task(self.store.post(TELEGRAM.platform, deliver))
                tasks.create_task(self._vanishing.watch())
        finally:
            await sender.close()
            self.outgoing.sender = None

    # receiving

    async def receive(self) -> None:
        """Receive updates: by polling in one process at a time, or by a webhook in any number of processes."""
        # From now on the outbox keeps Telegram's messages until a process sends them.
        await Steadfast("the outbox").keep(partial(self.store.outbox.register, (TELEGRAM.platform,)))
        async with _connected(self.connection.bot()) as bot:
            silence = self._silence()
            bot.note(silence)
            files, ephemeral = FileIds(self.store.documents), self.connection.ephemeral
            topics, of_chats = Topics(self.store.documents), (self.membership, self._vanishing)
            receiver = Receiver(bot, self.dispatcher, self.outgoing, *of_chats, files, topics, ephemeral=ephemeral)
            menus = asyncio.create_task(self._menus(bot))
            try:
                if self.connection.webhook_url and self.connection.webhook_secret:
                    await self._serve_webhook(bot, receiver, self.connection.webhook_url, self.connection.webhook_secret, silence)
                else:
                    await self._lease("polls").hold(partial(_polling, bot, receiver))
            finally:
                menus.cancel()

    def _silence(self) -> Silence:
        return Silence(self.store, TELEGRAM.platform, self.connection.number, partial(self.events.on_back, TELEGRAM.platform))

    async def _menus(self, bot: Bot) -> None:
        try:
            await set_menus(bot, self.dispatcher, self.languages, self.store.documents, self.pages)
        except (TelegramError, StoreError) as error:
            logger.info("cannot set the command menus: %s", error)

    async def _serve_webhook(self, bot: Bot, receiver: Receiver, url: str, secret: Secret, silence: Silence) -> None:
        async def handle(data: dict[str, Any]) -> None:
            await receiver.update(_update_of(data, bot))

        webhook = Webhook(urlsplit(url).path or "/", secret, handle)
        hook: dict[str, Any] = {"secret_token": secret.reveal(), "allowed_updates": UPDATES, "max_connections": AT_ONCE}
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(webhook.serve(self.connection.webhook_host, self.connection.webhook_port))
            # Every process sets the webhook, all to the same values.
            tasks.create_task(_begin(partial(bot.set_webhook, url, **hook)))
            tasks.create_task(_hear(bot, silence))


def _update_of(data: dict[str, Any], bot: Bot) -> Update:
    try:
        check_update(data)
        return Update.de_json(data, bot)
    except (msgspec.ValidationError, ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError) as fault:
        raise NoUpdate from fault


class _Harmless(logging.Filter):
    """A filter that drops the library's alarm about a response that is not JSON (a gateway's error page).

    It becomes a NetworkError, which is logged by its name.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log the line."""
        return "Can not load invalid JSON data" not in record.getMessage()


logging.getLogger("telegram.request.BaseRequest").addFilter(_Harmless())


async def _hear(bot: Bot, silence: Silence) -> None:
    """Note from time to time whether Telegram answers, where nobody polls, until cancelled."""
    while True:
        try:
            await bot.get_me()
        except TelegramError:
            silence.lost()
        else:
            await silence.heard()
        await asyncio.sleep(_HEARS_EVERY)


async def _polling(bot: Bot, receiver: Receiver) -> None:
    await _begin(bot.delete_webhook)  # while there is one, Telegram answers no polls
    await poll(bot, UPDATES, receiver.update)


@asynccontextmanager
async def _connected(bot: Listener) -> AsyncIterator[Listener]:
    try:
        await _begin(bot.initialize)
        yield bot
    finally:
        await bot.shutdown()


async def _begin(begin: Callable[[], Awaitable[object]]) -> None:
    """Begin once Telegram is reachable. The library's error names a refused token, which must not get into the log."""
    pause = _FIRST_PAUSE
    while True:
        try:
            await begin()
        except InvalidToken:
            raise RefusedToken("Telegram refuses the token: see TELEGRAM_TOKEN") from None
        except (NetworkError, RetryAfter) as error:
            logger.warning("cannot reach Telegram to start; trying again: %s", named_fault(error))
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
        else:
            return


class RefusedToken(Exception):
    """Telegram does not know the token, or no longer accepts it."""
