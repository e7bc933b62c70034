"""Two hundred tables as people leave them, at any moment of their lives: some by words and buttons, most by deeds.

Much is left to a chance that is the same in every run; ids are new in each.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Final

import msgspec

from bot.ai.levels import LEVELS
from bot.ai.move import ComputerMove
from bot.chat.contract import Button
from bot.engine.actions import Action
from bot.engine.fair import Stream
from bot.engine.game import View
from bot.engine.record import read_record
from bot.engine.refusals import Refusal
from bot.games.computers import choose
from bot.games.rules import GAMES
from bot.store.model import Commit, Head, Hint, Timer
from bot.table import entries as e
from bot.table.deeds.base import Deed
from bot.table.deeds.clock import Forget, Merge, SetHabits
from bot.table.deeds.ends import EndTable
from bot.table.deeds.lobby import AddComputer, Invite, Join, Leave, RemoveGuest, SetOptions, Start
from bot.table.deeds.places import LosePlace, MovePlace
from bot.table.deeds.play import Act
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.talk import Nudge, Say, StopReminders, Unwatch, Watch
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.habits import Habits, Orders, Quiet
from bot.table.options import DAY, HOUR, PACES, Options
from bot.table.people import Person
from bot.table.permissions import CLOCK, Actor
from bot.table.refused import Denied
from bot.table.reminders import Remind, RemindLater
from bot.table.table import COLOURS, Table
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.chat.room import Bot, Guest, Posted
from tests.chat.test_whole_games import newest, opened, play_by_buttons
from tests.standins.short import short_cards, short_record
from tests.tile_game.playing import choose_keenly

TABLES: Final = 200
BY_BUTTONS: Final = 28
NAMES: Final = (
    "Ann",
    "Ben",
    "Cleo",
    "Dan",
    "Eve",
    "Finn",
    "Gül",
    "Hanna",
    "Ivo",
    "Júlia",
    "Kim",
    "Léa",
    "Max",
    "Nia",
    "Оля",
    "Pía",
)
GROUPS: Final = tuple(f"telegram:-{100 + n}" for n in range(8))
CHANNELS: Final = tuple(f"discord:{5 + n % 3}/{60 + n}" for n in range(8))
LANGUAGES: Final = ("en", "de", "es", "fr", "pl", "ru", "uk")
MODULES: Final = GAMES["carcassonne"].modules
CHOSEN: Final[tuple[tuple[str, ...], ...]] = (
    ("fields",),
    (),
    ("fields", "river"),
    ("fields", "abbot"),
    ("fields", "inns_cathedrals", "traders_builders"),
    ("fields", "tower"),
    ("fields", "abbey_mayor"),
    ("fields", "siege", "river"),
    ("fields", "king_robber", "traders_builders"),
    MODULES,
)


class Brief:
    """The levels, thinking for as long as it takes to look at everything once."""

    levels: Final = tuple(LEVELS)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        return choose(view, LEVELS[level], Stream(seed), 1)


@dataclass
class Filling:
    """The people and what they do."""

    bot: Bot
    chance: random.Random = field(default_factory=lambda: random.Random("the stored tables"))
    people: list[Person] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    _keys: count[int] = field(default_factory=count)

    def key(self) -> str:
        return f"filled:{next(self._keys)}"

    async def do(self, table: str, actor: Actor, deed: Deed) -> Table | None:
        """What cannot be done just now is left."""
        try:
            return (await self.bot.tables.do(table, actor, deed, self.key())).table
        except (Denied, Refusal):
            return None

    def account(self, person: Person) -> str:
        return person.accounts[0]

    def actor(self, person: Person, place: str = "") -> Actor:
        return Actor(person.id, place or self.where(person))

    def where(self, person: Person) -> str:
        number = self.people.index(person)
        return (GROUPS if self.account(person).startswith("telegram") else CHANNELS)[number % 8]

    def guest(self, person: Person, place: str = "", *, private: bool = False) -> Guest:
        if private:
            place = person.habits.private[0]
        return self.bot.guest(self.account(person), person.name, place or self.where(person), private=private)

    # people and chats

    async def persons(self) -> None:
        """With habits, settings, several languages, private places; some blocked somebody."""
        for number, name in enumerate(NAMES):
            platform = ("telegram", "discord")[number % 2]
            account = f"{platform}:{number + 1}"
            private = account if platform == "telegram" else f"discord:@{number + 1}"
            spoken = LANGUAGES[number % 7]
            await self.bot.people.known(account, name, private=private if number % 4 != 3 else None, spoken=spoken, place=private)
            found = await self.bot.people.of_account(account)
            assert found is not None
            settings: dict[str, object] = {"hints": number % 3 == 0, "palette": ("standard", "colour_blind")[number % 5 == 1]}
            if number % 4 == 1:
                settings["language"] = LANGUAGES[(number + 2) % 7]
            await self.bot.people.set(found.id, **settings)
            if number % 3 == 1:
                quiet = Quiet(22 * 60, 7 * 60) if number % 2 else Quiet(0, 6 * 60)
                await self.bot.people.live(found.id, zone=("Europe/Kyiv", "America/Sao_Paulo")[number % 2], quiet=quiet)
            if number % 4 == 2:
                orders = Orders(wagon="home", no_ransom=True, cheapest_withdrawal=True, no_second_part=number % 8 == 2)
                await self.bot.people.live(found.id, ping=("private", "both", "never")[number // 4 % 3], orders=orders)
            if number % 5 == 4:
                await self.bot.people.live(found.id, interval=6 * HOUR)
            known = await self.bot.people.get(found.id)
            assert known is not None
            self.people.append(known)
        await self.bot.people.block(self.people[3].id, self.people[14].id)
        await self.bot.people.away(self.people[11].id, self.bot.store.clock.now() + 9 * DAY)

    async def chats(self) -> None:
        """What admins have set, and what the places are called."""
        for number, place in enumerate((*GROUPS, *CHANNELS)):
            boss = Actor(self.people[0].id, place, admin=True)
            await self.bot.people.set_chat(boss, language=LANGUAGES[number % 7], threads=number % 3 == 0, deaf=number == 7)
            await self.bot.people.names_place(place, f"Club {number}")
        await self.bot.people.set_chat(Actor(self.people[0].id, GROUPS[6], admin=True), opening="admins", channels=(GROUPS[6],))

    async def linked(self) -> None:
        """Two accounts become one person."""
        phone, desk = self.phone(), self.bot.guest("discord:72", "Linus", "discord:@72", private=True)
        await self.ask(phone, desk)
        for each in (phone, desk):
            asked = await each.until(lambda post: "would become one player" in post.text and post.buttons)
            await each.press(asked, "Both are mine")
        await desk.until(lambda post: "are one player now" in post.text)

    async def asked_to_link(self) -> None:
        """Two others have been asked whether they are one."""
        for number, name in ((73, "Link"), (75, "Lynn")):
            other = self.bot.guest(f"discord:{number}", name, f"discord:@{number}", private=True)
            phone = self.phone() if name == "Link" else self.bot.guest("telegram:76", "Lynn", "telegram:76", private=True)
            await self.ask(phone, other)
            await phone.until(lambda post, name=name: name in post.text and post.buttons)
            await other.say("/link")  # a code that nobody has entered
            await other.say("/unlink")

    def phone(self) -> Guest:
        return self.bot.guest("telegram:71", "Lin", "telegram:71", private=True)

    async def ask(self, maker: Guest, enterer: Guest) -> None:
        """A code goes from one account to another."""
        await maker.say("/link")
        await enterer.say(f"/link {maker.last.text.rpartition('/link ')[2][:8]}")

    # tables

    def options(self, number: int) -> Options:
        """Both games, every module, all paces, rated or not."""
        chance = random.Random(number)
        cards = number % 4 == 3
        modules = () if cards else CHOSEN[number // 4 % len(CHOSEN)]
        kind = GAMES["cardcassonne" if cards else "carcassonne"]
        rules: tuple[str, ...] = ()
        if cards and number % 8 == 3:
            rules = ("short_game",)
        if "tower" in modules and number % 3 == 0:
            rules = ("one_ransom", "organiser")
        return Options(
            game=kind.name,
            modules=modules,
            rules=rules,
            seats=chance.choice(kind.seats(modules)),
            pace=list(PACES)[number % len(PACES)],
            time_up=("simplest", "computer", "offer")[number // 7 % 3],
            rated=number % 2 == 0,
            language=LANGUAGES[number % 7],
            private=number % 13 == 5,
        )

    async def open(self, number: int, most: int = 6, fewest: int = 2, **more: object) -> Table:
        """A table at which people sit: from one chat, or from several."""
        options = msgspec.structs.replace(self.options(number), **more)
        first = self.people[number % len(self.people)]
        home = self.where(first)
        tables = self.bot.tables
        opened = await tables.open(self.actor(first), options, key=self.key(), salt=f"{number}", habits=first.habits)
        table = opened.table
        self.names.append(table.id)
        people = min(most, max(fewest, min(options.seats, 2 + number % 3)))
        for step in range(1, people):
            person = self.people[(number + step * 3) % len(self.people)]
            place = home if options.private or number % 3 or self.account(person)[:4] == home[:4] else self.where(person)
            colour = next(c for c in COLOURS if c not in table.colours) if step % 2 else ""
            after = await self.do(table.id, self.actor(person, place), Join(f"{number} {step}", person.habits, colour))
            table = after or table
        return table

    async def begin(self, number: int, computers: int = 0, fewest: int = 2, **more: object) -> Table:
        """The same, and the game begins."""
        table = await self.open(number, most=6 - computers, fewest=fewest, **more)
        host = Actor(table.host, table.home)
        for level in ("easy", "medium", "hard")[:computers]:
            if len(table.seats) < table.options.seats:
                table = await self.do(table.id, host, AddComputer(level, Brief.levels)) or table
        begun = await self.do(table.id, host, Start())
        assert begun is not None
        return begun

    async def play(self, table: str, turns: int, *, luck: int = 0) -> Table:
        """So many turns of people, or until it is over."""
        chance = random.Random(luck)
        for _ in range(turns):
            found = await self.bot.tables.look(table)
            while found.computers_turn:
                await self.bot.settle(table)
                found = await self.bot.tables.look(table)
            if found.state != "running" or found.asked is None:
                return found
            actions = some_turn(found, chance)
            done = await self.do(table, Actor(found.asked.person, found.asked.place or found.home), Act(found.version, actions))
            assert done is not None, (table, actions)
        return await self.bot.tables.look(table)

    async def draft(self, table: Table, steps: int, luck: int) -> None:
        """Some choices of a turn that is not confirmed; `steps` beyond its length: all of them."""
        assert table.asked is not None
        actions = some_turn(table, random.Random(luck))[:steps]
        with suppress(Denied, Refusal):
            await self.bot.tables.draft(table.id, Actor(table.asked.person, table.asked.place), table.version, 0, *actions)

    async def by_buttons(self) -> None:
        """Tables made and played by pressing, in groups, channels and private chats."""
        for number in range(BY_BUTTONS):
            options = self.options(number)
            people = [p for p in self.people if self.account(p)[:4] == ("tele", "disc")[number % 2]]
            chosen = [people[(number + each) % len(people)] for each in range(2 + number % 2)]
            place = self.where(chosen[0])
            guests = [self.guest(person, place) for person in chosen]
            for guest in guests:  # the tests' words are English
                person = await self.bot.people.known(guest.account, guest.name)
                await self.bot.people.set(person.id, language="en")
            await self.bot.people.set_chat(Actor(self.people[0].id, place, admin=True), language="en", opening="all", channels=())
            modules = [module for module in options.modules if module != "fields"]
            levels = ("Easy",) if number % 5 == 4 else ()
            table = await opened(self.bot, guests, options.game, *modules, computers=levels, rated=number % 3 != 0)
            self.names.append(table)
            await play_by_buttons(self.bot, guests, table, seed=number, most=(0, 1, 3, 5)[number % 4])
            await self.half_a_turn(table, guests, number)

    async def half_a_turn(self, table: str, guests: Sequence[Guest], number: int) -> None:
        """Whoever is asked presses some buttons of a turn, and does not confirm."""
        found = await newest(self.bot, table)
        if found.asked is None:
            return
        mover = next(each for each in guests if each.account in self.accounts_of(found.asked.person))
        await self.bot.settle(table)
        for _ in range(number % 5):
            offered = [post for post in mover.sees() if any(b.id.startswith(f"{table}.") for b in post.buttons)]
            choices = [
                (post, b)
                for post in reversed(offered)
                for b in post.buttons
                if b.id.split(".")[0] == table and b.id.split(".")[2] in ("open", "act", "hand")
            ]
            if not choices:
                return
            post, button = choices[self.chance.randrange(min(4, len(choices)))]
            await mover.press(post, button)

    def accounts_of(self, person: str) -> tuple[str, ...]:
        return next(each.accounts for each in self.people if each.id == person)

    async def commands(self) -> None:
        """What people ask for themselves, with the buttons that come of it."""
        asked = ("settings", "games", "setup", "board", "resign", "kick", "undo", "substitute", "nudge", "rules", "replay")
        for number, words in enumerate(
            (*asked, "score", "log", "endtable", "invite", "why", "rematch", "export", "watch", "help")
        ):
            for person in (self.people[number % 16], self.people[(number + 5) % 16]):
                guest = self.guest(person)
                await guest.do(guest.request(words=f"/{words}", admin=words in ("setup", "endtable")))
        await self.waiting_cards()
        gone = self.bot.guest("telegram:90", "Gone", "telegram:90", private=True)
        await gone.say("/settings")
        await gone.say("/forgetme")

    async def waiting_cards(self) -> None:
        """Open tables with menus that somebody has open, each at another page."""
        for number, asked in enumerate(("", "options", "options", "options", "computer", "close", "kick", "resign")):
            host = self.guest(self.people[number])
            before = {post.id for post in host.sees()}
            await host.do(host.request(words="/new carcassonne", admin=True))
            card = await host.until(lambda post, old=before: post.id not in old and of(post, "start"))
            table = of(card, "start")[0].id.partition(".")[0]
            self.names.append(table)
            if asked == "options":
                await host.press(card, of(card, "options")[0])
                await host.press(host.last, of(host.last, "menu")[number - 1])
            if asked in ("kick", "resign", "computer"):
                await host.press(card, of(card, "computer")[0])
                await host.press(host.last, of(host.last, "level")[0])
                await host.press(card, of(card, "computer")[0])
            if asked == "resign":
                await host.say(f"/start {table}")
                await self.bot.settle(table)
            if asked in ("kick", "resign", "close"):
                words = "/endtable" if asked == "close" else f"/{asked}"
                await host.do(host.request(words=f"{words} {table}", admin=True))
            await host.say(f"/tiles {table}")

    async def special(self, number: int, kind: int) -> None:
        """One of the rarer things that can be so at a table."""
        table = await self.begin(number, fewest=3, seats=4, private=False, pace=("7d", "none")[kind % 2])
        table = await self.play(table.id, 2 + number % 5, luck=number)
        if table.asked is not None:
            old = await self.bot.people.known(f"telegram:{600 + number}", f"Old {number}")
            stranger = next(each for each in self.people if each.id not in table.people())
            for actor, deed in self.rare(table, Actor(old.id, GROUPS[2]), stranger)[kind]:
                await self.do(table.id, actor, deed)

    def rare(self, table: Table, old: Actor, stranger: Person) -> list[list[tuple[Actor, Deed]]]:
        """The deeds that lead to each of them. `old`: somebody who becomes the stranger."""
        now, asked, target = self.bot.store.clock.now(), table.asked, table.decider
        assert asked is not None
        assert target is not None
        mover, new = Actor(asked.person, asked.place), self.actor(stranger)
        others = [Actor(seat.person, seat.place) for seat in table.seats if seat.played_by_person and seat is not asked]
        other, offers = others[0], (mover, OfferSeat())
        undo: list[tuple[Actor, Deed]] = [(mover, Act(table.version, some_turn(table, self.chance))), (mover, AskUndo())]
        away = Habits(away_from=now, away_until=now + 3 * DAY)
        watched = [(Actor(stranger.id, place), Watch()) for place in (GROUPS[1], CHANNELS[2], GROUPS[4])]
        return [
            undo,
            [*undo, (other, AnswerUndo(yes=True))],
            [(other, VoteKick(target))],
            [(each, VoteKick(target)) for each in others],
            [offers],
            [offers, (new, TakeSeat(target, stranger.habits))],
            [(other, Resign())],
            [(other, Nudge())],
            [(CLOCK, Remind(table.since)), (mover, StopReminders())],
            [*watched, (Actor(stranger.id, GROUPS[4]), Unwatch())],
            [(CLOCK, MovePlace(table.home, f"telegram:-1009{table.version}"))],
            [(CLOCK, LosePlace(asked.place))],
            [(CLOCK, LosePlace(other.place)), (Actor(other.person, GROUPS[3]), Watch())],
            [(CLOCK, SetHabits(asked.person, away))],
            [(CLOCK, Forget(other.person))],
            [offers, (old, TakeSeat(target, Habits())), (CLOCK, Merge(old.person, stranger.id))],
            [(Actor(table.host, table.home, admin=True), EndTable())],
            [(CLOCK, RemindLater(table.since))],
            [(other, Say("Good morning!")), *undo, *[(each, AnswerUndo(yes=True)) for each in others]],
            [*undo, (other, AnswerUndo(yes=False))],
        ]

    async def lobby(self, number: int) -> None:
        """A table that waits."""
        table = await self.open(number, most=1 + number % 3, fewest=1)
        host = Actor(table.host, table.home)
        if number % 3 == 1:
            await self.do(table.id, host, AddComputer("medium", Brief.levels))
            await self.do(table.id, host, AddComputer("easy", Brief.levels))
            await self.do(table.id, host, RemoveGuest(len(table.seats)))
        if number % 4 == 2:
            invited = next(each for each in self.people if each.id not in table.people())
            await self.do(table.id, host, Invite(invited.id, invited.habits))
            await self.do(table.id, Actor(invited.id, GROUPS[5]), Watch())
        if number % 5 == 0:
            await self.do(table.id, host, SetOptions(msgspec.structs.replace(table.options, pace="3d", language="de")))
            await self.do(table.id, host, Join("", colour=next(c for c in COLOURS if c not in table.colours)))
        if number % 6 == 4 and len(table.people()) > 1:
            await self.do(table.id, Actor(table.people()[-1], table.home), Leave())
        if number % 9 == 8:
            await self.do(table.id, host, EndTable())

    async def finished(self, number: int) -> None:
        """A game that has been played to its end: a short one that went on from a record, or a whole one."""
        if number % 3 == 0:
            table = await self.begin(number, modules=() if self.options(number).game == "cardcassonne" else ("fields",))
            await self.play(table.id, 400, luck=number)
        else:
            record = short_cards(2) if number % 4 == 3 else short_record(2, 3 + number % 5)
            table = await self.imported(number, record)
            await self.play(table.id, 200, luck=number)
        await self.bot.recorded(table.id)
        if number % 4 == 1:
            person = self.people[number % 16]
            with suppress(Denied):
                done = await self.bot.services.lobby.rematch(table.id, self.actor(person), "again", key=self.key())
                self.names.append(done.table.id)

    async def imported(self, number: int, record: bytes) -> Table:
        """A table that goes on from a record."""
        first, second = self.people[number % 16], self.people[(number + 2) % 16]
        setup = read_record(record).setup
        fixed = {"modules": setup.modules, "rules": setup.chosen(), "seats": setup.seats, "rated": False, "private": False}
        options = msgspec.structs.replace(self.options(number), **fixed)
        actor, habits = self.actor(first), first.habits
        done = await self.bot.tables.open(actor, options, key=self.key(), salt="s", habits=habits, record=record)
        self.names.append(done.table.id)
        await self.do(done.table.id, self.actor(second), Join("t", second.habits))
        begun = await self.do(done.table.id, self.actor(first), Start())
        assert begun is not None
        return begun

    async def of_a_newer_program(self, number: int) -> None:
        """A game under rules that this program does not know: it is paused."""
        table = await self.open(number)
        loaded = await self.bot.store.games.load(table.id)
        assert loaded is not None
        head = Head("running", (table.host,), loaded.head.extra)
        people = Hint(tuple(table.people()), table.places())
        await self.bot.store.games.commit(
            Commit(
                table.id,
                table.version,
                self.key(),
                (e.encode(e.Started(99)),),
                head,
                (Timer("turn", after=3 * DAY),),
                hint=people,
            )
        )

    async def rest(self, first: int, last: int) -> None:
        """By deeds: each tenth table another stage of life."""
        for number in range(first, last):
            match number % 10:
                case 0 | 1:
                    await self.lobby(number)
                case 2 | 3 | 4:
                    table = await self.begin(number)
                    await self.play(table.id, (1, 4, 9, 16, 25)[number // 10 % 5], luck=number)
                case 5:
                    table = await self.begin(number, computers=1 + number % 3)
                    await self.play(table.id, 1 + number % 4, luck=number)
                case 6:
                    table = await self.begin(number)
                    table = await self.play(table.id, 2 + number // 10 % 7, luck=number)
                    if table.asked is not None:
                        await self.draft(table, 1 + number // 10 % 3, number)
                case 7 | 8:
                    await self.special(number, (number // 10 * 2 + number % 2) % 20)
                case _:
                    if number in (59, 149):
                        await self.of_a_newer_program(number)
                    else:
                        await self.finished(number)


def of(post: Posted, verb: str) -> list[Button]:
    """The buttons of a message that do this."""
    return [button for button in post.buttons if f".{verb}." in button.id]


def some_turn(table: Table, chance: random.Random) -> tuple[Action, ...]:
    """A whole turn, up to where something comes to light."""
    assert table.game is not None
    game, actions, number = table.game.copy(), list[Action](), table.decider
    while game.decision is not None and game.decision.seat == number:
        options = game.options()
        chosen = choose_keenly(game, chance) if isinstance(game, Carcassonne) else chance.randrange(len(options))
        actions.append(options[chosen])
        if any(event.reveals for event in game.apply(actions[-1])):
            break
    return tuple(actions)
