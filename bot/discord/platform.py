"""Discord as one of the bot's platforms: what runs for it, and how to check it and to reach an owner."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from http import HTTPStatus
from typing import Final

from bot.chat.platform_kind import PlatformKind, SupervisedTask, TokenGuide, Wiring
from bot.discord.adapter import Discord
from bot.discord.client import redirect
from bot.discord.commands import ENTRY_POINT
from bot.discord.limits import DISCORD
from bot.discord.rights import INVITED_WITH
from bot.settings import Settings
from bot.watch import direct_calls
from bot.watch.findings import Finding, bad, doubtful, good, off

_OFFICIAL: Final = "https://discord.com/api/v10"


def _tasks(wiring: Wiring) -> Iterator[SupervisedTask]:
    settings, store = wiring.settings, wiring.store
    if DISCORD.platform not in wiring.roles or settings.discord_token is None:
        return
    redirect(settings.discord_api_url, settings.discord_gateway_url)
    boards = bool(pages_of(settings)) and settings.discord_client_secret is not None
    discord = Discord(wiring.conversation, store, wiring.events, partial(print, flush=True), boards=boards)
    count, shards = settings.discord_shards or (0, range(0))
    yield SupervisedTask("Discord", partial(discord.run, settings.discord_token, shards, count))
    deliver = partial(wiring.conversation.deliver, platform=discord.posts)
    yield SupervisedTask("Discord's deliveries", partial(store.post, DISCORD.platform, deliver))


def pages_of(settings: Settings) -> str:
    """Return the pages' public address, if Discord can show it: it shows encrypted pages only."""
    address = (settings.web_url or "").rstrip("/")
    return address if address.startswith("https://") else ""


async def _check(settings: Settings) -> AsyncIterator[Finding]:
    """Check the token; show the link that invites the bot."""
    if settings.discord_token is None:
        yield off("Discord")
        return
    token = settings.discord_token.reveal()
    url = f"{settings.discord_api_url or _OFFICIAL}/applications/@me"
    status, about = await direct_calls.get(url, {"Authorization": f"Bot {token}"}, secret=token)
    if status != 200:
        yield bad(
            f"Discord rejects the token (HTTP {status})",
            "get a new one in the developer portal: your application, page Bot, Reset Token",
        )
        return
    yield good(f"Discord knows the bot as {about.get('name')}")
    if about.get("bot_public") is False:
        yield doubtful(
            "on Discord only you can invite the bot", "make it public in the developer portal, page Installation or Bot"
        )
    scopes = "bot+applications.commands"
    number, rights = about.get("id"), INVITED_WITH.value
    yield await _activity(settings, f"{settings.discord_api_url or _OFFICIAL}/applications/{number}/commands", token)
    yield good(f"invite the bot: https://discord.com/oauth2/authorize?client_id={number}&scope={scopes}&permissions={rights}")


async def _activity(settings: Settings, commands: str, token: str) -> Finding:
    """Say whether Discord opens the board, or what is missing. `commands`: the address of the app's commands."""
    cannot, pages = "Discord cannot open the board as an Activity", pages_of(settings)
    if not pages:
        return doubtful(cannot, "set WEB_URL to the room's address, which begins with https://")
    if settings.discord_client_secret is None:
        return doubtful(cannot, "set DISCORD_CLIENT_SECRET: developer portal, page OAuth2, Reset Secret")
    status, known = await direct_calls.get(commands, {"Authorization": f"Bot {token}"}, secret=token)
    if status != HTTPStatus.OK or not any(each.get("type") == ENTRY_POINT for each in known):
        to = "/".join((pages.removeprefix("https://"), "board"))
        return doubtful(cannot, f"developer portal: page Activities, Enable, and URL Mappings, prefix / to target {to}")
    return good("Discord opens the board as an Activity")


async def _tell_owner(settings: Settings, owner: str, sentence: str) -> None:
    if settings.discord_token is None:
        return
    base, right = settings.discord_api_url or _OFFICIAL, {"Authorization": f"Bot {settings.discord_token.reveal()}"}
    channel = await direct_calls.post(f"{base}/users/@me/channels", {"recipient_id": owner}, right)
    message = {"content": sentence, "allowed_mentions": {"parse": []}}
    await direct_calls.post(f"{base}/channels/{channel['id']}/messages", message, right)


PLATFORM: Final = PlatformKind(
    limits=DISCORD,
    roles=("discord",),
    tasks=_tasks,
    check=_check,
    account="[0-9]{1,20}",
    tell_owner=_tell_owner,
    token=TokenGuide(
        "discord_token",
        (
            "On https://discord.com/developers/applications press New Application, and give it a name.",
            "On the page Bot press Reset Token, and copy the token. Leave the three privileged intents off.",
        ),
    ),
)
