"""Telegram as one of the bot's platforms: what runs for it, and how to check it and to reach an owner."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from typing import Final

from bot.chat.contract import MenuCommand
from bot.chat.platform_kind import PlatformKind, Port, SupervisedTask, TokenGuide, Wiring
from bot.chat.voice import Voice
from bot.i18n import shipped
from bot.settings import Settings
from bot.telegram.adapter import OFFICIAL, Adapter, TelegramConnection
from bot.telegram.limits import TELEGRAM
from bot.watch import direct_calls
from bot.watch.findings import Finding, bad, doubtful, good, off

_RECEIVES: Final = "telegram"
_SENDS: Final = "telegram-out"
"""Of all processes that may send, one does."""


def _tasks(wiring: Wiring) -> Iterator[SupervisedTask]:
    settings = wiring.settings
    if settings.telegram_token is None:
        return
    connection = TelegramConnection(
        settings.telegram_token,
        settings.telegram_api_url,
        settings.telegram_webhook_url,
        settings.telegram_webhook_secret,
        settings.telegram_webhook_host,
        settings.telegram_webhook_port,
        settings.telegram_pace,
        settings.telegram_ephemeral,
    )
    telegram = Adapter(connection, wiring.conversation, wiring.store, wiring.events, shipped().languages, pages_of(settings))
    if _SENDS in wiring.roles:
        yield SupervisedTask("Telegram's sender", telegram.send)
    if _RECEIVES in wiring.roles:
        yield SupervisedTask("Telegram", telegram.receive)


def pages_of(settings: Settings) -> str:
    """Return the pages' public address, if Telegram can open it: it opens encrypted pages only."""
    address = (settings.web_url or "").rstrip("/")
    return address if address.startswith("https://") else ""


async def _check(settings: Settings) -> AsyncIterator[Finding]:
    """Check the token, whether groups may add the bot, and the webhook; show the link that adds it to a group."""
    if settings.telegram_token is None:
        yield off("Telegram")
        return
    token = settings.telegram_token.reveal()
    base = _base(settings, token)
    status, answer = await direct_calls.get(f"{base}/getMe", secret=token)
    if status != 200:
        yield bad(f"Telegram rejects the token (HTTP {status})", "copy it again from BotFather: /token")
        return
    about = answer["result"]
    yield good(f"Telegram knows the bot as @{about['username']}")
    if not about.get("can_join_groups"):
        yield bad("nobody can add the bot to Telegram groups", "BotFather: /setjoingroups, Enable")
    yield good(f"add the bot to a group: https://t.me/{about['username']}?startgroup=1")
    if not pages_of(settings):
        yield doubtful(
            "Telegram cannot open the board inside its app", "set WEB_URL to the room's address, which begins with https://"
        )
    elif not about.get("has_main_web_app"):
        fix = f"BotFather: My bots, Bot Settings, Configure Mini App, address {pages_of(settings)}/board/"
        yield doubtful("the board opens inside Telegram from private chats only, not from groups", fix)
    else:
        yield good("the board opens inside Telegram")
    _, hook = await direct_calls.get(f"{base}/getWebhookInfo", secret=token)
    said = hook.get("result", {})
    if said.get("last_error_message"):
        yield doubtful(
            f"Telegram has failed to reach the webhook: {said['last_error_message']}",
            "check the address, its certificate and the proxy in front of it",
        )


def _ports(settings: Settings, roles: Collection[str]) -> Iterator[Port]:
    """Yield the webhook's port. The library opens it whenever it starts."""
    if _RECEIVES in roles and settings.telegram_token and settings.telegram_webhook_url:
        yield Port(settings.telegram_webhook_host, settings.telegram_webhook_port, "TELEGRAM_WEBHOOK")


def _texts(voice: Voice, menu: Sequence[MenuCommand]) -> Iterator[tuple[str, str]]:
    yield "BotFather, /setdescription", voice.text("bot-description")
    yield "BotFather, /setabouttext", voice.text("bot-about")
    commands = "\n".join(f"{each.name} - {each.line}" for each in menu)
    yield "BotFather, /setcommands (optional: the bot sets them at each start, in every language)", commands


async def _tell_owner(settings: Settings, owner: str, sentence: str) -> None:
    if settings.telegram_token is not None:
        url = f"{_base(settings, settings.telegram_token.reveal())}/sendMessage"
        await direct_calls.post(url, {"chat_id": int(owner), "text": sentence})


def _base(settings: Settings, token: str) -> str:
    return f"{settings.telegram_api_url or OFFICIAL}/bot{token}"


PLATFORM: Final = PlatformKind(
    limits=TELEGRAM,
    roles=(_RECEIVES, _SENDS),
    tasks=_tasks,
    check=_check,
    account="[0-9]{1,20}",
    tell_owner=_tell_owner,
    token=TokenGuide(
        "telegram_token",
        (
            "In Telegram, write /newbot to @BotFather. Choose a name, and a username that ends in bot.",
            "Copy the token from its answer: digits, a colon, letters and digits.",
        ),
    ),
    ports=_ports,
    texts=_texts,
)
