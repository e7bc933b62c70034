"""The games behind the golden files: who does what, in which order.

Only this module knows what buttons do and whose turn it is. The files record labels and words, which the test presses and
types; it uses only the list of games from here.
"""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from bot.chat.contract import Button
from bot.chat.private_chat import OPTIONS_OF
from bot.engine.actions import Action
from bot.games.faces import face_of
from bot.scene.cell_names import cell_name
from bot.table.table import Table
from bot.tile_game.face.choices import labelled, places
from tests.chat.room import Posted
from tests.golden_replies.reading import beginning
from tests.golden_replies.stage import Person, Stage
from tests.standins.short import short_record
from tests.table.playing import asked_seat, decider

PLAYING: Final = frozenset({"open", "act", "ok", "hand", "page", "pick", "skip"})
"""Verbs of the buttons of a turn."""
BACK: Final = frozenset({"back", "anew"})
DAY: Final = 24 * 60
_MOST_PRESSES: Final = 60
LOOKS: Final = (
    *("/board", "/board fields", "/board cities", "/board roads", "/board M20", "/board words", "/board Z99", "/tiles", "/score"),
    *("/history", "/history 5", "/games", "/why", "/hint", "/help", "/help move", "/help board", "/rules", "/rules farmer"),
    *("/stats", "/leaderboard", "/move", "/move Z9", "/move M20 r1", "/move 1 2 3", "/undo", "/nudge", "/begin", "/leave"),
    *("/replay", "/export", "/settings", "/settings zone Europe/Berlin", "/settings quiet 1", "/setup", "/invite"),
    *("/remove", "/message hello", "/watch"),
    *("/block", "/xyz", "/board nowhere at all", "/link", "/unlink", "/substitute", "/substitute", "/away", "/close"),
)
"""Requests made now and then; many are refused."""


@dataclass
class Director:
    """Makes people act and records the results."""

    stage: Stage
    seed: int
    steps: list[dict[str, Any]] = field(default_factory=list)
    dice: random.Random = field(default_factory=random.Random)
    _looks: int = 0

    def __post_init__(self) -> None:
        self.dice.seed(self.seed)

    async def does(self, **step: Any) -> dict[str, Any]:
        """Run a step and record its results."""
        self.steps.append(await self.stage.does(step))
        return self.steps[-1]

    async def says(self, who: str, words: str, **more: Any) -> dict[str, Any]:
        """Let somebody type."""
        return await self.does(by=who, says=words, **more)

    async def acts(self, who: str, script: str) -> None:
        """Run actions separated by bars: words are typed, `[verb argument]` and `<label>` are buttons to press."""
        for part in script.split(" | "):
            if part.startswith("["):
                await self.chooses(who, *part.strip("[]").split())
            else:
                await (self.presses(who, part.strip("<>")) if part.startswith("<") else self.says(who, part))

    async def asks_alone(self, who: str, words: str) -> dict[str, Any]:
        """Let somebody write to the bot in private."""
        return await self.does(by=who, says=words, where="in private")

    async def passes(self, minutes: int) -> None:
        """Let time pass."""
        await self.does(passes=minutes)

    async def presses(self, who: str, label: str) -> None:
        """Press the newest button whose label starts with this."""
        seen = ((posted, button) for posted in reversed(self.stage[who].sees()) for button in posted.buttons if button.id)
        found = next(((posted, button) for posted, button in seen if button.label.startswith(label)), None)
        assert found is not None, (label, [each.labels() for each in self.stage[who].sees()[-3:]])
        await self.press(who, *found)

    async def is_late(self, who: str, label: str) -> None:
        """Press a button that is gone, but was once visible to this person."""
        if self.stage[who].gone(label):
            await self.does(by=who, presses=label, **{"too late": True})

    async def press(self, who: str, posted: Posted, button: Button) -> None:
        """Press this button, recorded by label and the number of newer buttons with the same label."""
        same = self.stage[who].with_label(button.label)
        number = next(n for n, (where, each) in enumerate(same, 1) if where is posted and each.id == button.id)
        await self.does(by=who, presses=button.label, **({"of": number} if number > 1 else {}))

    def buttons(self, who: str, *verbs: str, argument: str = "") -> list[tuple[Posted, Button]]:
        """Buttons with this verb in the newest message that has any."""
        for posted in reversed(self.stage[who].sees()):
            found = [(posted, each) for each in posted.buttons if _verb(each) in verbs and argument in each.id.split(".")[3]]
            if found:
                return found
        return []

    async def chooses(self, who: str, verb: str, argument: str = "") -> None:
        """Press the newest button with this verb."""
        found = self.buttons(who, verb, argument=argument)
        assert found, (who, verb, argument, self.steps[-1])
        await self.press(who, *found[0])
        opened = self.steps[-1].get("answer", {}).get("opens", "").partition("?start=")[2]
        if opened.startswith(OPTIONS_OF):
            await self.asks_alone(who, "/start " + re.sub(r"table0*(\d+)", r"{\1}", opened))

    # a table

    async def open(self, host: str, game: str, *modules: str) -> None:
        """Open a table by a command and add these expansions by buttons."""
        await self.says(host, f"/new {game}")
        if modules:
            await self.chooses(host, "options")
            await self.chooses(host, "menu", "modules")
            for module in modules:
                await self.chooses(host, "set", f"m_{module}")

    async def table(self, number: int = 1) -> Table:
        """The current state of a table."""
        return await self.stage.bot.tables.look(self.stage.code(number))

    async def asked(self, table: Table) -> str:
        """The player to act."""
        for name in self.stage.cast:
            person = await self.stage.bot.people.of_account(self.stage[name].account)
            if person is not None and person.id == decider(table):
                return name
        raise AssertionError(asked_seat(table))

    async def plays(self, number: int = 1, most: int = 1000, looks: Sequence[str] = (), typed: float = 0.0) -> None:
        """Play turns, with other requests in between. `typed`: how many turns are typed."""
        for _ in range(most):
            table = await self.table(number)
            if table.state == "over":
                return
            if looks:
                who = list(self.stage.cast)[self._looks % len(self.stage.cast)]
                await self.says(who, looks[self._looks % len(looks)])
                self._looks += 1
                table = await self.table(number)
            who = await self.asked(table)
            if self.dice.random() < typed and await self.types(who, table):
                continue
            await self.turn(who, table)

    async def types(self, who: str, table: Table) -> bool:
        """Type a turn in one line; give up if it needs more than a tile and a figure."""
        game, words = table.begun_game.copy(), list[str]()
        while game.decision is not None and game.decision.seat == table.decider:
            view = game.view(table.decider)
            found = places(view)
            action: Action
            if found:
                at = self.dice.choice(list(found))
                label, action = self.dice.choice(list(labelled(found[at]).items()))
                words += [cell_name(at), label]
            else:
                chosen = self.dice.choice(face_of(view).numbered_options(view))
                action, words = chosen.action, [*words, chosen.label]
            if any(event.reveals for event in game.apply(action)):
                break
        await self.says(who, "/move " + " ".join(words))
        return (await self.table(self.stage.number(table.id))).since != table.since

    async def turn(self, who: str, table: Table) -> None:
        """Press until the table has moved on, sometimes going one step back."""
        screen = self._begun(who, table)
        for _ in range(_MOST_PRESSES):
            ways_back = [each for each in screen.buttons if _verb(each) in BACK]
            choices = [each for each in screen.buttons if _verb(each) in PLAYING]
            confirm = [each for each in choices if _verb(each) == "ok"]
            chosen = confirm[0] if confirm else self.dice.choice(choices)
            if ways_back and self.dice.random() < 0.04:
                chosen = self.dice.choice(ways_back)
            await self.press(who, screen, chosen)
            if (await self.stage.bot.tables.look(table.id)).since != table.since:
                return
            screen = self._following(who, screen)
        raise AssertionError((who, screen.text, screen.labels()))

    def _begun(self, who: str, table: Table) -> Posted:
        for posted in reversed(self.stage[who].sees()):
            ids = [each.id.split(".") for each in posted.buttons if _verb(each) in PLAYING]
            if any(parts[0] == table.id and int(parts[1], 36) >= table.since for parts in ids):
                return posted
        raise AssertionError((who, [(each.text, each.labels()) for each in self.stage[who].sees()[-3:]]))

    def _following(self, who: str, screen: Posted) -> Posted:
        """The answer to the press, else the pressed message."""
        seen = {each.id: each for each in self.stage[who].sees()}
        answers = [seen[each] for each in self.stage.posted if each in seen]
        playing = [each for each in answers if any(_verb(button) in PLAYING | BACK for button in each.buttons)]
        return playing[0] if playing else screen


def _verb(button: Button) -> str:
    return button.id.split(".")[2] if button.id else ""


Play: TypeAlias = Callable[[Director], Awaitable[None]]


@dataclass(frozen=True)
class Game:
    """A game: its people and what they do. `long`: compared by `make games` only."""

    cast: Mapping[str, Person]
    play: Play
    seed: int = 1
    long: bool = False


def _two(platform: str, language: str = "", chat: str = "1", names: Sequence[str] = ("Ann", "Ben")) -> dict[str, Person]:
    return {name: Person(platform, chat, language) for name in names}


def _three(platform: str) -> dict[str, Person]:
    return _two(platform, names=("Ann", "Ben", "Cleo"))


async def everything_before_a_game(play: Director) -> None:
    """An empty chat, help, a table with all options, joining and leaving, and the first turn."""
    await play.acts(
        "Ann", "/help | /games | /stats | /start | /help new | /help xyz | /rules | /leaderboard | hello | /score | /rematch"
    )
    await play.acts("Ann", "/new chess | /new | [options]")
    for menu in ("game", "modules", "pace", "timeup", "seats", "language"):
        await play.acts("Ann", f"[menu {menu}] | [menu all]")
    await play.chooses("Ann", "menu", "modules")
    for module in ("inns_cathedrals", "river", "river", "tower", "inns_cathedrals", "tower"):
        await play.chooses("Ann", "set", f"m_{module}")
    await play.chooses("Ann", "menu", "all")
    for menu, value in (("pace", "8h"), ("timeup", "computer"), ("seats", "3")):
        await play.acts("Ann", f"[menu {menu}] | [set {menu}:{value}]")
    await play.presses("Ann", "Rated: no")
    await play.presses("Ann", "Rated: yes")
    await play.acts("Ben", "[join] | [join]")
    await play.chooses("Cleo", "start")
    await play.chooses("Ben", "options")
    await play.acts("Cleo", "/join blue | /leave")
    await play.acts("Ann", "[computer] | [level greedy] | [computer] | [remove]")
    await play.says("Cleo", "/join {1} green")
    await play.acts("Ann", "/board | /games")
    await play.acts("Ben", "/start now | /start")
    await play.says("Ann", "/start")


async def settings(play: Director) -> None:
    """Each setting by button and by words, including the chat's."""
    await play.says("Ann", "/settings")
    first = len(play.buttons("Ann", "my"))
    for number in range(first):
        await play.press("Ann", *play.buttons("Ann", "my")[number])
    await play.says("Ann", "/settings language en")
    for words in ("zone Asia/Tokyo", "zone Moon/Base", "quiet 22:00 07:00", "quiet off", "interval 6h", "orders", "hints on"):
        await play.says("Ann", f"/settings {words}")
    await play.says("Ann", "/settings x y")
    await play.asks_alone("Ann", "/settings")
    await play.says("Ben", "/setup")
    await play.says("Ben", "/setup", **{"as": "an admin"})
    for what in ("opening", "threads", "deaf"):
        found = play.buttons("Ben", "chat", argument=what)[0]
        await play.press("Ben", *found)
    await play.says("Ben", "/setup threads off", **{"as": "an admin"})


async def base_game(play: Director) -> None:
    """A base game of three with every side request, from the empty chat to a rematch."""
    await everything_before_a_game(play)
    who = await play.asked(await play.table())
    other = next(name for name in play.stage.cast if name != who)
    _, cell = play.buttons(who, "open")[0]
    await play.presses(other, cell.label)  # it is not their turn
    await play.plays(most=1, looks=("/help move",))
    for name in (who, other):
        await play.is_late(name, cell.label)
    await play.is_late(who, "Confirm")
    await play.is_late(other, "Start")
    await play.says(who, "/move M19")
    await _two_drafts(play)
    await settings(play)
    await play.plays(most=12, looks=LOOKS, typed=0.2)
    await _undo(play, "refuse")
    await play.plays(most=2)
    await _undo(play, "agree")
    await play.plays(most=13, looks=LOOKS[13:])
    await play.plays(typed=0.3)
    await after_the_end(play)


async def _two_drafts(play: Director) -> None:
    """Press buttons of an outdated screen while another draft exists, then reply to the turn in words."""
    who = await play.asked(await play.table())
    cell, *others = [button.label for _, button in play.buttons(who, "open")]
    await play.presses(who, cell)
    ways = [button.label for _, button in play.buttons(who, "act", "pick", "turn")]
    await play.presses(who, ways[0])
    await play.presses(who, "Start over")
    await play.is_late(who, ways[0])
    await play.is_late(who, "Start over")
    open_to_all = [each for each in play.stage[who].sees() if each.message.picture and not each.private_to]
    await play.says(who, f"{others[0]} r1", to=beginning(open_to_all[-1].message))
    await play.says(who, "/undo")


async def _undo(play: Director, answer: str) -> None:
    """Ask for an undo; everybody else answers."""
    before = await play.asked(await play.table())
    await play.turn(before, await play.table())
    asked = await play.says(before, "/undo")
    for name in play.stage.cast:
        if asked and name != before and play.buttons(name, answer):
            await play.chooses(name, answer)
            if answer == "refuse":
                return


async def after_the_end(play: Director) -> None:
    """Requests after the end of a game, then a rematch."""
    await play.acts(
        "Ben", "/score | /history | /tiles | /board | /replay | /export | /stats | /leaderboard | /games | /undo | /move 1"
    )
    await play.acts("Ben", "[export] | [rematch]")
    await play.acts("Ann", "[rematch] | /close | /leave")


async def everything_at_once(play: Director) -> None:
    """All expansions with few tiles of each kind; many turns are typed."""
    await play.says("Ann", "/import", file=short_record(len(play.stage.cast)).decode())
    for name in list(play.stage.cast)[1:]:
        await play.says(name, "/join {1}")
    await play.says("Ann", "/start")
    await play.plays(looks=("/score", "/board words", "/why", "/history 3", "/board M20", "/board fields", "/tiles"), typed=0.1)
    await play.chooses("Ann", "rematch")


async def all_expansions_long(play: Director) -> None:
    """A whole game with all expansions, set by the table's options."""
    modules = ("river", "inns_cathedrals", "traders_builders", "abbey_mayor", "tower", "siege", "abbot", "king_robber")
    await play.open("Ann", "carcassonne", *modules)
    for name in list(play.stage.cast)[1:]:
        await play.says(name, "/join {1}")
    await play.says("Ann", "/start")
    await play.plays(looks=("/score", "/board words", "/history 3"))
    await after_the_end(play)


async def river_and_abbot(play: Director) -> None:
    """A casual game with river, abbot and hints; after some turns somebody resigns."""
    await play.open("Ann", "carcassonne", "river", "abbot")
    await play.acts("Ann", "[menu all]")
    await play.chooses("Ben", "join")
    await play.acts("Ann", "/settings hints on | [start]")
    await play.plays(most=16, looks=("/hint", "/board", "/tiles", "/hint", "/score", "/why"))
    await play.plays(most=30, typed=0.5)
    await play.acts("Ben", "/resign | [resigned]")
    await play.plays(most=6, looks=("/why", "/games"))
    await play.acts("Ann", "/close | [closed]")


async def river_and_abbot_long(play: Director) -> None:
    """The same to the end, with review and statistics."""
    await play.open("Ann", "carcassonne", "river", "abbot")
    await play.chooses("Ben", "join")
    await play.chooses("Ann", "start")
    await play.plays(looks=("/board", "/score", "/history 2"))
    await play.chooses("Ben", "review")
    await after_the_end(play)


async def cards(play: Director) -> None:
    """The short card game by buttons; only the owner sees a hand."""
    await play.acts("Ann", "/new cardcassonne | [options] | [menu modules] | [set r_short_game]")
    for name in list(play.stage.cast)[1:]:
        await play.chooses(name, "join")
    await play.chooses("Ann", "start")
    for name in play.stage.cast:
        await play.asks_alone(name, "/start")
    if (await play.table()).state == "open":
        for name in list(play.stage.cast)[1:]:
            await play.says(name, "/join {1}")
        await play.chooses("Ann", "start")
    await play.plays(
        most=12, looks=("/score", "/board", "/history 4", "/rules joker", "/tiles", "/board words", "/hint", "/games"), typed=0.2
    )
    await play.plays()
    await after_the_end(play)


async def cards_long(play: Director) -> None:
    """The whole card game."""
    await play.open("Ann", "cardcassonne")
    for name in list(play.stage.cast)[1:]:
        await play.chooses(name, "join")
    for name in play.stage.cast:
        await play.asks_alone(name, "/start")
    await play.chooses("Ann", "start")
    await play.plays(typed=0.2)
    await after_the_end(play)


async def days_go_by(play: Director) -> None:
    """Three players in two chats of two platforms, and a spectator: reminders, time-outs, votes, seats, messages."""
    await play.says("Ann", "/new")
    for who, words in (("Ben", "/join"), ("Cleo", "/join"), ("Dan", "/watch"), ("Eve", "/watch")):
        await play.says(who, f"{words} {{1}}")
    await play.acts("Ann", "/invite Eve | /start")
    await play.plays(most=3)
    await play.says("Ben", "/message Good evening, @all of you")
    await play.says("Ann", "/nudge")
    await play.says("Ben", "/nudge")
    await play.passes(13 * 60)
    who = await play.asked(await play.table())
    if play.buttons(who, "mute"):
        await play.chooses(who, "mute")
    await play.passes(12 * 60)  # the first one times out
    await play.plays(most=1)
    who = await play.asked(await play.table())
    await play.acts(who, "/settings quiet 20:00 08:00 | /away 2d | /away | /away 2d")
    await play.passes(2 * DAY)
    await play.passes(DAY)
    who = await play.asked(await play.table())
    await play.says(next(name for name in ("Ann", "Ben", "Cleo") if name != who), f"/remove {who}")
    await play.passes(DAY)
    await play.says("Cleo", "/substitute")
    await play.acts("Dan", "/join {1} | /substitute {1}")
    if play.buttons("Dan", "take"):
        await play.chooses("Dan", "take")
    await play.passes(2 * DAY)
    await play.says("Ann", "/games")
    await play.acts("Ben", "/resign | <Resign>")
    await play.passes(2 * DAY)
    await play.says("Ann", "/history")
    await play.says("Eve", "/watch {1}")


async def weeks_go_by(play: Director) -> None:
    """The same until everybody is idle: the game plays itself to its end, and an open table is closed."""
    await days_go_by(play)
    await play.says("Ann", "/new cardcassonne")
    await play.passes(40 * DAY)
    await play.says("Ann", "/games")
    await play.says("Ben", "/export")


async def alone_with_the_bot(play: Director) -> None:
    """Two people in their private chats, and a computer."""
    await play.says("Ann", "/new")
    await play.acts("Ben", "/start | /join {1}")
    await play.acts("Ann", "[computer] | [level greedy]")
    await play.chooses("Ann", "start") if play.buttons("Ann", "start") else await play.says("Ann", "/start {1}")
    await play.plays(most=8, looks=("/score", "/why", "/board", "/message hello", "/games", "/undo", "/help"))
    await play.plays(most=4, typed=1.0)
    await play.acts("Ben", "/privacy | <Delete my data>")
    await play.plays(most=4)
    await play.says("Ann", "/stats")


async def in_a_language(play: Director) -> None:
    """A short game with some of everything, in one language."""
    language = next(iter(play.stage.cast.values())).language
    await play.says("Ann", f"/setup language {language}", **{"as": "an admin"})
    await play.acts("Ann", "/help | /rules | /settings | /games | /stats | /xyz")
    await play.says("Ann", "/import", file=short_record(2, 4).decode())
    await play.chooses("Ben", "join")
    await play.chooses("Ann", "options")
    await play.says("Ben", "/start")
    await play.chooses("Ann", "start")
    looks = ("/score", "/board fields", "/history", "/tiles", "/undo", "/nudge", "/board words", "/move Z9", "/remove")
    await play.plays(looks=looks)
    await play.acts("Ben", "/stats | /export | /new cardcassonne | [rematch]")


LANGUAGES: Final = ("en", "de", "es", "fr", "pl", "ru", "uk")
_ON: Final = ("web", "discord", "telegram")
_BOTH: Final = {
    "Ann": Person("discord"),
    "Ben": Person("discord"),
    "Cleo": Person("telegram", "2"),
    "Dan": Person("telegram", "2"),
    "Eve": Person("telegram", "3"),
}
GAMES: Final[dict[str, Game]] = {
    "base-discord": Game(_three("discord"), base_game),
    "everything-telegram": Game(_two("telegram"), everything_at_once, 3),
    "river-abbot-web": Game(_two("web"), river_and_abbot),
    "cards-discord": Game(_two("discord"), cards, 2),
    "cards-telegram": Game(_three("telegram"), cards, 4, long=True),
    "days": Game(_BOTH, days_go_by),
    "alone-telegram": Game(_two("telegram", chat=""), alone_with_the_bot),
    **{
        f"language-{language}": Game(_two(_ON[number % 3], language), in_a_language, number)
        for number, language in enumerate(LANGUAGES)
    },
    "weeks": Game(_BOTH, weeks_go_by, 13, long=True),
    "base-telegram": Game(_three("telegram"), base_game, 5, long=True),
    "base-web": Game(_three("web"), base_game, 6, long=True),
    "everything-discord": Game(_three("discord"), everything_at_once, 7, long=True),
    "everything-web": Game(_two("web"), everything_at_once, 8, long=True),
    "all-expansions-discord": Game(_two("discord"), all_expansions_long, 9, long=True),
    "all-expansions-telegram": Game(_three("telegram"), all_expansions_long, 10, long=True),
    "river-abbot-telegram": Game(_three("telegram"), river_and_abbot_long, 11, long=True),
    "cards-web": Game(_three("web"), cards_long, 12, long=True),
}
