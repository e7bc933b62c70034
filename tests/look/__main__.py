"""Draw each kind of message as a phone and a desktop show it."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.chat.conversation import Conversation
from bot.store import Store, StoreSettings, open_store
from renderer.renderer import Renderer
from tests.discord.table import services
from tests.discord.wire import serving
from tests.look.bubbles import Bubble, discord_bubble, telegram_bubble
from tests.look.pages import THEMES, WIDTHS, Kind, draw, page, pushed
from tests.standins.buttons import Pair
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.people import Player, Seen, play, turn_of
from tests.standins.short import base_record
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of

GROUP = -1_000_000_000_001
TILES = 14


async def nothing(_: object) -> str:
    """Deliver nothing: the couriers run already."""
    return ""


@dataclass
class Scene:
    """Two people in a chat. `bubble`: a message that a player sees; `rung`: the text of the last push."""

    pair: Pair
    bubble: Callable[[Player, Seen], Bubble]
    rung: Callable[[], str]
    kinds: list[Kind] = field(default_factory=list)

    def keep(self, name: str, player: Player, seen: Seen) -> None:
        """Keep a message as it is now."""
        self.kinds.append(Kind(name, self.bubble(player, seen)))


@asynccontextmanager
async def on_telegram(store: Store) -> AsyncIterator[Scene]:
    """Ann and Ben in a group on Telegram."""
    made = services_of(store, renderer=Renderer)
    async with Telegram() as telegram, on_air(store, telegram, made):
        group = telegram.world.group(GROUP, "Friends")
        phones = [phone(telegram, group, number, name) for number, name in enumerate(("Ann", "Ben"), start=1)]
        for each in phones:
            each.start()
        ann, ben = (Player(each.user.name, each, random.Random(each.user.id)) for each in phones)

        def bubble(player: Player, seen: Seen) -> Bubble:
            assert isinstance(player.phone, TelegramPhone)
            return telegram_bubble(player.phone.found(seen), time.time())

        async def upload(record: bytes) -> None:
            phones[0].write(group, "/import", file=Upload("game.json", record))

        def rung() -> str:
            return [*phones[0].rang(), *phones[1].rang()][-1]

        yield Scene(Pair(ann, ben, "telegram:1", made, upload, nothing), bubble, rung)


@asynccontextmanager
async def on_discord(store: Store) -> AsyncIterator[Scene]:
    """Ann and Ben in a channel on Discord."""
    made = services(store, Renderer)
    async with serving(store, made, Conversation(made)) as (standin, deliver):
        standin.state.first = PATIENT
        (club,) = standin.state.guilds.values()
        channel = standin.state.channel(club)
        (ann, phone_of_ann), (ben, phone_of_ben) = (seat(standin, name, channel) for name in ("Ann", "Ben"))
        phones = {"Ann": phone_of_ann, "Ben": phone_of_ben}

        def bubble(player: Player, seen: Seen) -> Bubble:
            return discord_bubble(phones[player.name].message(seen), standin.state.people, time.time())

        def rung() -> str:
            return pushed(standin.state.pings[-1].text, standin.state.people)

        upload = partial(phone_of_ann.upload, "/import", "file", "game.json")
        yield Scene(Pair(ann, ben, f"discord:{phone_of_ann.user.id}", made, upload, deliver), bubble, rung)


async def story(scene: Scene) -> list[Kind]:
    """Play a short game; keep an example of each kind of message."""
    pair, (ann, ben) = scene.pair, scene.pair.players
    before = ann.phone.now
    await pair.upload(base_record(2, TILES))
    card = await ann.until(lambda seen: seen.offers("Start"), before)
    await ben.press(card, "Join")
    card = await ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain, before)
    scene.keep("Lobby card", ann, card)
    await ann.press(card, "Start")
    for _ in range(6):
        asked, turn = await turn_of(pair.players)
        await asked.decide(turn)
    asked, turn = await turn_of(pair.players)
    other = ben if asked is ann else ann
    scene.kinds.append(Kind("Push on a lock screen", None, scene.rung()))
    scene.keep("Turn", asked, turn)
    before = asked.phone.now
    await asked.press(turn, turn.choices[0])
    draft = await asked.until(lambda seen: seen.choices and seen.change > before, before)
    scene.keep("Draft", asked, draft)
    for command, name in (
        ("/games", "Answer for one person: games"),
        ("/help", "Help"),
        ("/settings", "Settings"),
        ("/score", "Score"),
    ):
        before = asked.phone.now
        await asked.phone.say(command)
        scene.keep(name, asked, await asked.until(lambda seen: len(seen.plain) > 30 or seen.picture, before))
    before = asked.phone.now
    await other.phone.say("/nudge")
    scene.keep("Reminder", asked, await asked.until(lambda seen: seen.id != draft.id, before))
    before = asked.phone.now
    await asked.phone.say("/resign")
    scene.keep("Question to one person", asked, await asked.until(lambda seen: seen.offers("Resign"), before))
    before = asked.phone.now
    await asked.phone.say("/move Z99 knight")
    scene.keep("Refusal", asked, await asked.until(lambda seen: "Z99" in seen.plain, before))
    before = asked.phone.now
    await other.phone.say("/undo")
    question = await asked.until(lambda seen: seen.offers("Agree"), before)
    scene.keep("Question to the others", asked, question)
    before = asked.phone.now
    await asked.press(question, "Decline")
    scene.keep("Question, answered", asked, await asked.until(lambda seen: "declined" in seen.plain, before))
    before = asked.phone.now
    await other.phone.say("/away 2d")
    scene.keep("News", asked, await asked.until(lambda seen: "is away until" in seen.plain, before))
    before = asked.phone.now
    await asked.decide(draft)
    scene.keep("Earlier turn, folded", other, await other.until(lambda seen: seen.id == turn.id and not seen.buttons, before))
    await play(pair.players)
    result = ann.over() or ben.over()
    assert result is not None
    scene.keep("Result", ann, result)
    return scene.kinds


async def main(folder: Path) -> None:
    """Draw the pages of both platforms."""
    for platform, on in (("telegram", on_telegram), ("discord", on_discord)):
        with TemporaryDirectory() as data:
            async with open_store(StoreSettings(folder=Path(data))) as store, on(store) as scene:
                kinds = await story(scene)
        for theme in THEMES:
            for device in WIDTHS:
                target = folder / f"{platform}-{device}-{theme}.png"
                draw(page(platform, theme, device, kinds), device, target)
                sys.stdout.write(f"{target}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.look", description=__doc__)
    parser.add_argument("folder", nargs="?", default="build/look", type=Path, help="where the pictures go (default: %(default)s)")
    chosen: Path = parser.parse_args().folder
    chosen.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(chosen))
