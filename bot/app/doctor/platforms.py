"""Check the platforms: whether they accept the tokens, what the bot may do, and the links that invite it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import aiohttp

from bot.app.addresses import discord_api, telegram_api
from bot.app.doctor.findings import Finding, bad, doubtful, good
from bot.discord.rights import INVITED_WITH
from bot.settings import Secret, Settings

_PATIENCE: Final = aiohttp.ClientTimeout(total=15)


class _Trouble(Exception):
    """A platform that cannot be reached; the message says why."""


async def look(settings: Settings) -> AsyncIterator[Finding]:
    """Check both platforms, where a token is set, and the address of the browser room."""
    if settings.web_url and not settings.trusted_proxies:
        yield doubtful(
            "the browser room has an address outside, and no proxy is trusted",
            "if a proxy stands in front of it set TRUSTED_PROXIES: else all visitors share one visitor's limits",
        )
    async with aiohttp.ClientSession(timeout=_PATIENCE) as web:
        for name, token, check in (
            ("Discord", settings.discord_token, _discord),
            ("Telegram", settings.telegram_token, _telegram),
        ):
            if token is None:
                yield doubtful(f"{name} is off", f"set {name.upper()}_TOKEN to play there; the README says how to get one")
                continue
            try:
                async for finding in check(web, settings, token):
                    yield finding
            except _Trouble as trouble:
                yield bad(f"{name} cannot be reached: {trouble}", "look at the network, at proxies and firewalls")


async def _asked(web: aiohttp.ClientSession, url: str, token: Secret, **headers: str) -> tuple[int, Any]:
    try:
        async with web.get(url, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None)
    except (TimeoutError, aiohttp.ClientError, ValueError) as error:
        raise _Trouble(f"{type(error).__name__} {error}".replace(token.reveal(), "(token)").strip()) from None


async def _discord(web: aiohttp.ClientSession, settings: Settings, token: Secret) -> AsyncIterator[Finding]:
    base = discord_api(settings)
    status, about = await _asked(web, f"{base}/applications/@me", token, Authorization=f"Bot {token.reveal()}")
    if status != 200:
        yield bad(
            f"Discord does not take the token (HTTP {status})",
            "copy it again from the developer portal: your application, page Bot, Reset Token",
        )
        return
    yield good(f"Discord knows the bot as {about.get('name')}")
    if about.get("bot_public") is False:
        yield doubtful("on Discord only you can invite it", "developer portal, page Installation or Bot: make it public")
    scopes = "bot+applications.commands"
    number, rights = about.get("id"), INVITED_WITH.value
    yield good(f"invite it: https://discord.com/oauth2/authorize?client_id={number}&scope={scopes}&permissions={rights}")


async def _telegram(web: aiohttp.ClientSession, settings: Settings, token: Secret) -> AsyncIterator[Finding]:
    base = f"{telegram_api(settings)}/bot{token.reveal()}"
    status, answer = await _asked(web, f"{base}/getMe", token)
    if status != 200:
        yield bad(f"Telegram does not take the token (HTTP {status})", "copy it again from BotFather: /token")
        return
    about = answer["result"]
    yield good(f"Telegram knows the bot as @{about['username']}")
    if not about.get("can_join_groups"):
        yield bad("on Telegram it may not be added to groups", "BotFather: /setjoingroups, Enable")
    yield good(f"add it to a group: https://t.me/{about['username']}?startgroup=1")
    _, hook = await _asked(web, f"{base}/getWebhookInfo", token)
    said = hook.get("result", {})
    if said.get("last_error_message"):
        yield doubtful(
            f"Telegram could not deliver to the webhook lately: {said['last_error_message']}",
            "look at the address, its certificate and the proxy before it",
        )
