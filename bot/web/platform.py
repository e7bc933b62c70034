"""The browser room as one of the bot's platforms: what runs for it, what it keeps, and how to check it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Final

from bot.chat.board.live_boards import LiveBoards
from bot.chat.pages import Pages
from bot.chat.platform_kind import PlatformKind, SupervisedTask, Wiring
from bot.settings import Settings
from bot.store import Store
from bot.watch.findings import Finding, doubtful
from bot.web.holdings import RoomData
from bot.web.limits import WEB
from bot.web.notices.pushing import Notices
from bot.web.room import ChatRoom
from bot.web.serving import serve
from bot.web.tables import TablePages


def _data(settings: Settings, store: Store) -> RoomData:
    return RoomData(store, settings.data_dir / "web")


def _tasks(wiring: Wiring) -> Iterator[SupervisedTask]:
    if wiring.listener is None:
        return
    data = wiring.services.holdings[WEB.platform]
    assert isinstance(data, RoomData)
    notices = Notices(wiring.store, data.sessions, wiring.settings.web_url or "")
    room = ChatRoom(data, wiring.conversation, notices)
    wiring.progress.append(room.tell)
    tables = TablePages(Pages(wiring.services, wiring.conversation, WEB), data.files)
    deliver = partial(wiring.conversation.deliver, platform=room)
    boards = LiveBoards(wiring.services, wiring.conversation, WEB)
    served = partial(serve, room, tables, wiring.listener, wiring.settings, wiring.store, deliver, boards=boards)
    yield SupervisedTask("the chat room", served)


async def _check(settings: Settings) -> AsyncIterator[Finding]:
    """Check the address; nothing has to be reached for that."""
    if settings.web_url and not settings.web_url.startswith("https://"):
        yield doubtful(
            "browsers cannot be called when it is a player's turn: they allow notices on https pages only",
            "put a proxy with a certificate in front of the room, and set WEB_URL to its https address",
        )
    if settings.web_url and not settings.trusted_proxies:
        yield doubtful(
            "the browser room has an address outside, and no proxy is trusted",
            "if a proxy stands in front of it set TRUSTED_PROXIES: else all visitors share one visitor's limits",
        )


PLATFORM: Final = PlatformKind(limits=WEB, roles=("web",), tasks=_tasks, check=_check, data=_data)
