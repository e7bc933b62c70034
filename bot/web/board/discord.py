"""Who opens the board as an Activity on Discord: a code that Discord exchanges, and the people who are in the Activity.

The page gets a code from Discord's app, bound to a secret of its own (PKCE). Only this server can exchange it, once. Nothing that
the page says about its place or its person is believed. Discord's access token is used for one question and dropped.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from http import HTTPStatus
from typing import Any, Final, TypeVar

import aiohttp
import msgspec

from bot.settings import Secret
from bot.web.board.proofs import BadProof

logger = logging.getLogger(__name__)

OFFICIAL: Final = "https://discord.com/api/v10"
HOSTS: Final = " ".join(f"https://{kind}{name}" for name in ("discord.com", "discordapp.com") for kind in ("", "ptb.", "canary."))
"""Whose frames may show the page."""
LARGEST_ANSWER: Final = 64 << 10
_PATIENCE: Final = aiohttp.ClientTimeout(total=10)
_AGAIN: Final = 60.0
"""Seconds until Discord is asked again who this bot is."""
_CODE: Final = re.compile(r"[\w.~-]{1,200}", re.ASCII)
_VERIFIER: Final = re.compile(r"[\w.~-]{43,128}", re.ASCII)
_INSTANCE: Final = re.compile(r"[\w-]{1,100}", re.ASCII)
_ID: Final = re.compile(r"[0-9]{1,20}")
_REFUSED: Final = range(400, 500)
_T = TypeVar("_T")


class DiscordAway(Exception):
    """Discord does not answer, or not as it should."""


class DiscordUser(msgspec.Struct, frozen=True):
    """The user whom Discord names."""

    id: str
    username: str = ""
    global_name: str | None = None
    locale: str = ""

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.global_name or self.username


class _Granted(msgspec.Struct, frozen=True):
    access_token: str


class _Instance(msgspec.Struct, frozen=True):
    users: list[str] = []


class _App(msgspec.Struct, frozen=True):
    id: str


class DiscordApp:
    """The bot's app on Discord."""

    def __init__(self, token: Secret, client_secret: Secret, api: str = "", pause: float = 1.0) -> None:
        """`api`: a server to use instead of Discord's; `pause`: seconds until somebody is looked for again in an Activity."""
        self._token = token
        self._secret = client_secret
        self._api = api or OFFICIAL
        self._pause = pause
        self._id = ""
        self._asked = -_AGAIN

    async def id(self) -> str:
        """Return the app's id; empty while Discord cannot be asked."""
        if not self._id and time.monotonic() > self._asked + _AGAIN:
            self._asked = time.monotonic()
            try:
                found = await self._read(_App, "GET", "/applications/@me", headers=self._as_bot)
            except (DiscordAway, BadProof) as fault:
                logger.warning("the board cannot be opened on Discord for now: %s", fault)
            else:
                self._id = found.id if _ID.fullmatch(found.id) else ""
        return self._id

    async def host(self) -> str:
        """Return the host under which Discord shows the page; empty while it is not known."""
        number = await self.id()
        return f"{number}.discordsays.com" if number else ""

    async def use(self, code: str, verifier: str, instance: str) -> DiscordUser:
        """Return whose code this is; raise BadProof if it is not good, or its user is not in this Activity."""
        number = await self.id()
        if not number:
            raise DiscordAway("the app is not known")
        if not (_CODE.fullmatch(code) and _VERIFIER.fullmatch(verifier) and _INSTANCE.fullmatch(instance)):
            raise BadProof("bad_proof")
        form = {
            "client_id": number,
            "client_secret": self._secret.reveal(),
            "grant_type": "authorization_code",
            "code": code,
            "code_verifier": verifier,
        }
        granted = await self._read(_Granted, "POST", "/oauth2/token", data=form)
        user = await self._read(DiscordUser, "GET", "/users/@me", headers={"Authorization": f"Bearer {granted.access_token}"})
        if not _ID.fullmatch(user.id):
            raise DiscordAway("a user without an id")
        path = f"/applications/{number}/activity-instances/{instance}"
        for pause in (self._pause, 0.0):  # somebody who has just come may not be listed yet
            if user.id in (await self._read(_Instance, "GET", path, headers=self._as_bot)).users:
                return user
            await asyncio.sleep(pause)
        raise BadProof("bad_proof")

    @property
    def _as_bot(self) -> dict[str, str]:
        return {"Authorization": f"Bot {self._token.reveal()}"}

    async def _read(self, kind: type[_T], method: str, path: str, **given: Any) -> _T:
        """Return an answer of Discord's; BadProof if it refuses the request. No message repeats what was sent or answered."""
        try:
            async with (
                aiohttp.ClientSession(timeout=_PATIENCE) as session,
                session.request(method, f"{self._api}{path}", allow_redirects=False, **given) as answer,
            ):
                status, body = answer.status, await answer.content.read(LARGEST_ANSWER)
        except (TimeoutError, aiohttp.ClientError) as fault:
            raise DiscordAway(type(fault).__name__) from None
        if status in _REFUSED and status != HTTPStatus.TOO_MANY_REQUESTS:
            raise BadProof("bad_proof")
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.MsgspecError:
            raise DiscordAway(f"HTTP {status}") from None
