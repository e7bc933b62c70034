"""Every command of the menu, at a table across two platforms."""

from __future__ import annotations

import pytest

from bot.ai.strategies import PLAYERS
from bot.chat.command import unique
from bot.chat.commands.all import BUTTONS, COMMANDS
from bot.chat.contract import Answer, Reply
from bot.chat.fitting import plain
from bot.command_line.simulate import play_out
from bot.discord.limits import DISCORD
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import GAMES
from bot.store import Store
from bot.table.computers import ThreadedComputers
from bot.table.people import Chat
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest, bot_on
from tests.chat.test_hostile import running
from tests.table.playing import asked_seat


def said(guest: Guest) -> str:
    return guest.sees()[-1].text


def answered(reply: Reply) -> str:
    return "\n".join(map(plain, reply.messages[0].paragraphs))


class TwoPlatformTable:
    """Ann on Discord and Ben on Telegram at one table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.ann = bot.guest("discord:1", "Ann", "discord:-1")
        self.ben = bot.guest("telegram:2", "Ben", "telegram:-2")
        self.code = ""

    async def sit(self, game: str = "", *, rated: bool = False) -> None:
        await self.ann.say(f"/new {game}")
        card = await self.ann.until(lambda each: "New game of" in each.text)
        if rated:
            await self.ann.plays_for_rating(card)
        self.code = card.button("Join").id.split(".")[0]
        await self.ben.say(f"/join {self.code}")
        await self.ben.until(lambda each: "2. Ben" in each.text)

    async def start(self) -> None:
        await self.ann.say("/start")
        for each in (self.ann, self.ben):
            await each.until(lambda post: "(turn 1)" in post.text)

    async def table(self) -> Table:
        return await self.bot.tables.look(self.code)

    async def mover(self) -> tuple[Guest, Guest]:
        table = await self.table()
        return (self.ann, self.ben) if asked_seat(table).place.startswith("discord") else (self.ben, self.ann)

    async def turn(self) -> tuple[Guest, Guest]:
        """The player to act plays the first cell without a figure."""
        mover, other = await self.mover()
        before = (await self.table()).version
        shown = await mover.until(lambda post: any(f"{self.code}." in b.id and ".open." in b.id for b in post.buttons))
        cell = shown.button(next(b.label for b in shown.buttons if ".open." in b.id)).label
        await mover.say(f"/move {cell} r1 none")
        assert (await self.table()).version > before
        await self.bot.settle(self.code)
        return mover, other


bot = bot_on(DISCORD, TELEGRAM)


@pytest.fixture
async def seated(bot: Bot) -> TwoPlatformTable:
    """Both at an open table."""
    two = TwoPlatformTable(bot)
    await two.sit()
    return two


@pytest.fixture
async def two(seated: TwoPlatformTable) -> TwoPlatformTable:
    """Both in a running game."""
    await seated.start()
    return seated


def test_command_names_are_short_words_and_verbs_fit_button_ids() -> None:
    assert all(len(name) <= 32 and name.isalpha() and name.islower() for name in COMMANDS)
    assert all(len(verb) <= 10 and verb.isalpha() and verb.islower() for verb in BUTTONS)


def test_duplicate_command_names_are_refused() -> None:
    nudge = COMMANDS["nudge"]
    with pytest.raises(ValueError, match="nudge"):
        unique(*COMMANDS.values(), nudge)


async def test_table_across_two_platforms(bot: Bot, two: TwoPlatformTable) -> None:
    mover, other = await two.turn()
    for each in (mover, other):
        shown = await each.until(lambda post: "(turn 2)" in post.text)
        assert f"{mover.name}: " in shown.text
        assert len([post for post in each.sees() if post.buttons]) == 1, "one living message"
    assert bot.rooms["discord"].pings + bot.rooms["telegram"].pings in (
        [mover.account, other.account],
        [other.account, mover.account],
    )


async def test_say_reaches_the_other_chat(seated: TwoPlatformTable) -> None:
    await seated.ann.say("/message Good luck, @everyone")
    heard = await seated.ben.until(lambda post: post.text.startswith("Ann: Good luck"))
    assert "@everyone" not in heard.text


async def test_undo_needs_consent(two: TwoPlatformTable) -> None:
    mover, other = await two.turn()
    version = (await two.table()).version
    await mover.say("/undo")
    question = await other.until(lambda post: "asks to undo the last move" in post.text)
    await mover.press(question, "Agree")
    assert mover.answers[-1].alert
    await other.press(question, "Agree")
    await mover.until(lambda post: "has undone" in post.text)
    table = await two.table()
    assert table.version > version
    assert len(table.begun_game.log) == 0


async def test_resign_asks_for_confirmation_and_a_computer_takes_over(two: TwoPlatformTable) -> None:
    await two.ben.say("/resign")
    assert not (await two.table()).seats[0].resigned
    await two.ben.press(two.ben.last, "Resign")
    await two.ann.until(lambda post: "Ben resigned" in post.text)


async def test_seat_can_be_offered_and_taken(bot: Bot, two: TwoPlatformTable) -> None:
    eve = bot.guest("telegram:9", "Eve", two.ben.place)
    await eve.say(f"/substitute {two.code}")
    assert said(eve) == "No seat is on offer in this game."
    assert (await two.ben.say("/substitute")).messages == (), "the news of it comes to the same chat"
    notice = await eve.until(lambda post: "looking for someone to take over" in post.text)
    await eve.press(notice, "Take seat")
    assert eve.answers[-1].text == "The seat is yours."
    assert [seat.person for seat in (await two.table()).seats].count((await bot.people.register("telegram:9")).id) == 1


async def test_views_of_the_table_have_pictures_and_text(two: TwoPlatformTable) -> None:
    await two.turn()
    looks = ("/board", "/board fields", "/board M20", "/tiles", "/score")
    for words in looks:
        reply = await two.ann.say(words)
        picture = reply.messages[0].picture
        assert picture is not None
        assert (await picture.png()).startswith(b"\x89PNG")
        assert len(picture.alt) > 40
    reply = await two.ben.say("/replay")
    assert (await reply.messages[0].files[0].data()).startswith(b"GIF8")
    reply = await two.ann.say("/board words")
    words = "\n".join(plain(paragraph) for message in reply.messages for paragraph in message.paragraphs)
    assert "Row 20:" in words
    await two.ben.say("/history")
    assert "places the tile" in said(two.ben)
    await two.ben.say("/games")
    assert two.code in said(two.ben)


async def test_card_game_has_an_animation_too(bot: Bot) -> None:
    two = TwoPlatformTable(bot)
    await bot.guest("telegram:2", "Ben", "telegram:2", private=True).say("/start")
    await two.sit("cardcassonne")
    await two.ann.say("/start")
    await bot.settle(two.code)
    (message,) = (await two.ann.say("/replay")).messages
    assert answered(Reply(messages=(message,))) == "The game up to turn 1"
    assert (await message.files[0].data()).startswith(b"GIF8")


async def test_rules_of_the_modules_in_play(bot: Bot, seated: TwoPlatformTable) -> None:
    await seated.ann.say("/rules farmer")
    assert said(seated.ann).startswith("Farmers")
    assert "Farmers" in await bot.talk.complete(seated.ann.request(words="/rules farm"))


async def test_moves_by_reply_and_helpful_errors(bot: Bot, two: TwoPlatformTable) -> None:
    mover, other = await two.mover()
    shown = mover.offer
    for wrong, right in (("M20", "There's already a tile at M20"), ("C3", "doesn't touch any tile"), ("hello", "isn't a square")):
        await mover.say(wrong, message=shown.id)
        assert right in said(mover)
    cell = next(b.label for b in shown.buttons if ".open." in b.id)
    await mover.say(f"{cell} r1 dragon", message=shown.id)
    assert said(mover) == "“dragon” isn't a choice here."
    assert mover.last.labels()[0].startswith("1. ")
    await other.say(f"/move {cell}")
    assert "It's up to" in said(other)
    version = (await two.table()).version
    assert cell in " ".join(await bot.talk.complete(mover.request(words="/move ")))
    assert f"{cell} r1" in await bot.talk.complete(mover.request(words=f"/move {cell} R"))
    assert await bot.talk.complete(mover.request(words="/move ZZ99 r")) == ()
    assert await bot.talk.complete(other.request(words="/score ")) == (two.code,)
    await mover.say(f"{cell.lower()} R1 none", message=shown.id)
    assert (await two.table()).version > version
    assert not (await other.say("hello there")).messages, "talk that is no reply is none of the bot's business"


async def test_typed_move_without_figure_asks_for_it(two: TwoPlatformTable) -> None:
    mover, _ = await two.mover()
    cell = next(b.label for b in mover.offer.buttons if ".open." in b.id)
    await mover.say(f"/move {cell} r1")
    assert "place a meeple or skip" in said(mover)
    await mover.press(mover.last, "Skip and confirm")
    await mover.until(lambda post: "(turn 2)" in post.text)


async def test_settings_are_stored_and_shown(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/settings")
    await ann.press(ann.last, "Colours")
    await ann.press(ann.last, "Ping me")
    await ann.press(ann.last, "My wagon")
    assert ann.last.button("Colours").label == "Colours: colour-blind friendly"
    await ann.say("/settings zone Europe/Berlin")
    await ann.say("/settings quiet 22:00 7:00")
    await ann.say("/settings interval 6")
    await ann.say("/settings")
    assert "Europe/Berlin" in said(ann).replace("\u2060", "")
    assert "22:00–07:00" in said(ann)
    assert "every 6 hours" in said(ann)
    await ann.say("/settings zone Mars/Olympus")
    assert "I don't know the time zone" in said(ann)
    assert "I can't set “foo”" in answered(await ann.say("/settings foo"))
    unknown = answered(await ann.say("/settings language klingon"))
    assert "“klingon”" in unknown
    assert "English, Deutsch, " in unknown, "the languages to choose from"
    in_german = await ann.say("/settings language Deutsch")
    assert (answered(in_german), in_german.answer) == ("Sprache: Deutsch", Answer(language="de"))
    person = await bot.people.register("discord:1")
    assert (person.palette, person.habits.ping, person.habits.orders.wagon) == ("colour_blind", "private", "home")


async def test_chat_settings_need_admin(seated: TwoPlatformTable) -> None:
    await seated.ben.say("/setup")
    assert "this chat's admins" in said(seated.ben)
    await seated.ben.do(seated.ben.request(words="/setup", admin=True))
    await seated.ben.do(
        seated.ben.request(button=seated.ben.last.button("Who can start games").id, message=seated.ben.last.id, admin=True)
    )
    await seated.ben.say("/new")
    assert said(seated.ben) == "Only admins can start games in this chat. Ask one of them, or play with me in private."
    await seated.ann.do(seated.ann.request(words=f"/close {seated.code}", admin=True))
    await seated.ann.do(seated.ann.request(button=seated.ann.last.button("Close").id, message=seated.ann.last.id, admin=True))
    await seated.ben.until(lambda post: "An admin closed" in post.text)


async def test_record_can_be_exported_and_imported(two: TwoPlatformTable) -> None:
    await two.turn()
    reply = await two.ann.say("/export")
    data = await reply.messages[0].files[0].data()
    assert b'"seed"' not in data
    await two.ann.say("/import", file=b"no record")
    assert "not a game record" in said(two.ann)
    await two.ann.say("/import", file=data)
    card = await two.ann.until(lambda post: "continues from the record" in post.text)
    assert two.code not in card.text


async def test_record_of_a_finished_game_can_be_viewed(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    for name, modules in (("carcassonne", ("fields",)), ("cardcassonne", ())):
        seed = simulated_seed("to look at")
        game = GAMES[name].start(Setup(2, modules, {}, seed=seed.hex()))
        play_out(game, [PLAYERS["random"]] * 2, seed)
        reply = await ann.say("/import", file=write_record(record_of(game)))
        shown = reply.messages[0]
        assert "Game over – " in said(ann)
        assert shown.private_to == ann.account
        assert shown.picture is not None
        assert (await shown.picture.png()).startswith(b"\x89PNG")
        assert [file.name for file in shown.files] == ["replay.gif"]


async def test_colour_needs_no_code_in_the_tables_chat(bot: Bot) -> None:
    two = TwoPlatformTable(bot)
    await two.ann.say("/new")
    await two.ann.until(lambda each: "New game of" in each.text)
    ben = bot.guest("discord:2", "Ben", two.ann.place)
    await ben.say("/join green")
    await two.ann.until(lambda each: "2. Ben" in each.text)
    card = two.ann.last
    assert (await bot.tables.look(card.button("Join").id.split(".")[0])).seats[1].colour == "green"


async def test_hand_goes_to_the_private_chat_without_ephemeral_messages(bot: Bot) -> None:
    two = TwoPlatformTable(bot)
    await two.sit("cardcassonne")
    await two.ann.say("/start")
    assert "private chat with me and press Start: Ben" in said(two.ann)
    private = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await private.say("/start")
    await two.start()
    shown = await two.ben.until(lambda post: any(b.label == "My hand" for b in post.buttons))
    assert "Your hand" not in shown.text
    reply = await two.ben.press(shown, "My hand")
    assert reply.messages[0].private_to == "telegram:2"
    assert two.ben.answers[-1].alert
    assert two.ben.answers[-1].text.startswith("Your hand: ")


async def test_forget_removes_the_person(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:1", private=True)
    await ann.say("/privacy")
    before = (await bot.people.register("discord:1")).id
    assert ann.last.labels() == ["Download my data", "Delete my data"]
    panel = ann.last
    await ann.press(panel, "Download my data")
    assert ann.last.message.files[0].name == "person.json"
    await ann.press(panel, "Delete my data")
    assert (await bot.people.register("discord:1")).id == before, "it asks first"
    await ann.press(ann.last, "Delete for good")
    assert (await bot.people.register("discord:1")).id != before


async def test_returning_player_gets_a_summary(two: TwoPlatformTable) -> None:
    assert (await two.ben.say("/away 2d")).messages == (), "the news of it comes to the same chat"
    await two.ann.until(lambda post: post.text.startswith("Ben is away until"))
    await two.ben.say("/away")
    await two.ann.until(lambda post: post.text == "Ben is back.")
    for words in ("/away yesterday", "/away 3x", "/away 2020-02-02"):
        assert answered(await two.ben.say(words)).startswith("Say how long or until when")
    for words in ("/away 366d", "/away 53w", "/away 99999h", "/away 9000-02-02"):
        assert answered(await two.ben.say(words)).startswith("You can be away for 365 days at most.")
    assert answered(await two.ben.say("/away")).startswith("You're not away. To take time off, send /away 3d")


async def test_watch_and_invite(bot: Bot, seated: TwoPlatformTable) -> None:
    eve = bot.guest("telegram:9", "Eve", "telegram:-9")
    await eve.say(f"/watch {seated.code}")
    await eve.until(lambda post: "New game of" in post.text)
    await eve.say(f"/watch {seated.code}")
    assert said(eve) == "This chat no longer follows the game."
    await seated.ann.say("/invite")
    assert said(seated.ann) == f"Pass this on; it works in any chat with this bot: /join {seated.code}"
    await seated.ann.say("/invite Nobody")
    assert said(seated.ann) == f"I don't know Nobody yet. Pass the code on instead: /join {seated.code}"
    assert answered(await seated.ann.say("/block Nobody")) == "Nobody in your games is called “Nobody”."
    await seated.start()
    assert (
        answered(await seated.ann.say("/invite")) == f"This game has already started. Others can follow it: /watch {seated.code}"
    )


async def test_watching_chat_sees_news_without_choices(bot: Bot, two: TwoPlatformTable) -> None:
    eve = bot.guest("telegram:9", "Eve", "telegram:-9")
    await eve.say(f"/watch {two.code}")
    await two.turn()
    await two.turn()
    post = await eve.until(lambda post: "(turn 3)" in post.text)
    assert post.text.splitlines()[0] in {"Ann to move (turn 3)", "Ben to move (turn 3)"}, "nobody here is spoken to"
    assert post.message.picture is not None
    assert post.message.picture.alt.startswith("What has just happened")
    assert not any(".open." in button.id for button in post.buttons)


async def test_ambiguous_command_asks_for_the_table(bot: Bot, two: TwoPlatformTable) -> None:
    reply = await two.ann.say("/new")
    card = await two.ann.until(lambda post: "New game of" in post.text and two.code not in post.text)
    other = card.text.partition("/join ")[2][:8]
    assert answered(await two.ann.say("/message hello")).startswith("Which game? Send /message and choose it under “table”.")
    assert f"{other}: Open, only you · Carcassonne" in said(two.ann)
    assert answered(await two.ann.say("/invite")) == f"Pass this on; it works in any chat with this bot: /join {other}", (
        "the other has begun"
    )
    reply = await two.ann.say("/close")
    assert answered(reply) == "Which game?"
    decides = (await two.mover())[0].name
    assert {button.label for row in reply.messages[0].buttons for button in row} == {
        "Your turn: vs Ben · Carcassonne" if decides == "Ann" else "Ben: Ben to move · Carcassonne",
        "Open, only you · Carcassonne",
    }
    (asked,) = (await two.ann.say("/leave")).messages
    assert asked.buttons[0][0].label.endswith("to move · Carcassonne") or asked.buttons[0][0].label.startswith("Your turn: ")
    await two.ann.say(f"/leave {other}")
    await bot.settle(other)
    assert (await bot.tables.look(other)).state == "over"


async def test_say_without_other_chats_is_refused(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/new")
    assert answered(await ann.say("/message Hello")).startswith("This game is only in this chat")


async def test_stale_board_offers_the_current_one(two: TwoPlatformTable) -> None:
    mover, _ = await two.mover()
    old = mover.offer
    button = next(b for b in old.buttons if ".open." in b.id)
    await two.turn()
    await mover.press(old, button)
    assert mover.answers[-1].text == "That was turn 1; it's now turn 2. Send /board for the current board."


async def test_rated_game_refuses_hints(bot: Bot) -> None:
    two = TwoPlatformTable(bot)
    await two.sit(rated=True)
    await two.start()
    mover, _ = await two.mover()
    await mover.say("/hint", private=True)
    assert said(mover) == "Hints are off in rated games. For your next game, turn off Rated under Options."


async def test_hints_are_private(bot: Bot) -> None:
    two = TwoPlatformTable(bot)
    await two.sit()
    await two.start()
    mover, other = await two.mover()
    await other.say("/hint")
    assert "It's up to" in said(other) or "I'll answer you in private" in said(other)
    await mover.say("/hint")
    assert said(mover).startswith("A computer would play: ") or "I'll answer you in private" in said(mover)


async def test_why_explains_a_computers_move(store: Store) -> None:
    async with Bot(store, DISCORD, thinker=ThreadedComputers()) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.begins_against_a_computer("/new")
        turn = await ann.until(lambda each: any(".open." in b.id for b in each.buttons))
        cell = next(b.label for b in turn.buttons if ".open." in b.id)
        await ann.say(f"/move {cell} r1 none")
        await bot.settle(turn.buttons[0].id.split(".")[0])
        await ann.say("/why")
        assert said(ann).startswith("Computer 1 played: ")


async def test_why_explains_a_missing_reason(seated: TwoPlatformTable) -> None:
    assert answered(await seated.ann.say("/why")) == "This game hasn't started yet. To start it: /begin"
    await seated.start()
    assert answered(await seated.ann.say("/why")).startswith("No computers play in this game")
    await seated.ben.say("/resign")
    await seated.ben.press(seated.ben.last, "Resign")
    await seated.ann.until(lambda post: "Ben resigned" in post.text)
    await seated.ann.say("/why")
    assert said(seated.ann).startswith(("No computer move can be explained yet", "Ben played: "))


async def test_undo_drops_a_draft_without_consent(bot: Bot, two: TwoPlatformTable) -> None:
    mover, other = await two.mover()
    cell = next(b.label for b in mover.offer.buttons if ".open." in b.id)
    await mover.say(f"/move {cell} r1")
    await mover.say("/undo")
    assert said(mover) == "Your unconfirmed move has been cleared."
    draft = (await bot.tables.now(two.code)).draft
    assert draft is None or not draft.actions
    assert "take back" not in other.last.text


async def test_deep_link_joins_from_the_private_chat(bot: Bot, seated: TwoPlatformTable) -> None:
    eve = bot.guest("telegram:9", "Eve", "telegram:9", private=True)
    await eve.say("/start")
    assert said(eve).startswith("Hi!")
    await eve.say(f"/start {seated.code}")
    await seated.ann.until(lambda post: "3. Eve" in post.text)


async def test_setup_covers_the_server_and_its_channels(bot: Bot) -> None:
    admin = bot.guest("discord:1", "Ann", "discord:7/70")
    other = bot.guest("discord:2", "Ben", "discord:7/71")
    await admin.do(admin.request(words="/setup", admin=True))
    panel = await admin.until(lambda each: "Chat settings" in each.text)
    button = panel.button("Games here")
    assert button.label.endswith("yes (everywhere)")
    await admin.do(admin.request(button=button.id, message=panel.id, whispered=True, admin=True))
    assert panel.button("Games here").label.endswith("yes")
    await other.say("/new")
    assert said(other) == "Games aren't allowed in this channel. Try another one."
    thread = bot.guest("discord:2", "Ben", "discord:7/70/700")
    await thread.say("/new")
    await thread.until(lambda each: "New game of" in each.text)
    for words, state in (
        ("threads on", "A thread per game: yes"),
        ("language en", "Language: English"),
        ("opening admins", "Who can start games: admins only"),
        ("channels everywhere", "Games here: yes (everywhere)"),
        ("words off", "Messages from other chats: no"),
        ("old keep", "Old boards: stay"),
    ):
        await admin.do(admin.request(words=f"/setup {words}", admin=True))
        assert said(admin) == state
        await admin.do(admin.request(words=f"/setup {words.partition(' ')[0]}", admin=True))
        assert said(admin) == state, "without a value it is shown, and stays"
    assert await bot.talk.chat(other.place) == Chat("en", deaf=True, threads=True, opening="admins", old="keep")
    for words in ("channels discord:8/1", "opening nobody", "threads perhaps", "weather fine"):
        await admin.do(admin.request(words=f"/setup {words}", admin=True))
        assert "I can't set " in said(admin)


async def test_leaving_a_running_game_asks_how(bot: Bot) -> None:
    guests, _ = await running(bot, "Ann", "Ben")
    ann = guests[0]
    await ann.say("/leave")
    asked = ann.last
    assert asked.labels() == ["Offer my seat", "Resign", "Stay"]
    await ann.press(asked, "Offer my seat")
    await ann.say("/leave")
    assert ann.last.labels()[0] == "Keep my seat"
    stay = ann.last
    await ann.press(stay, "Stay")
    assert (stay.text, stay.labels()) == ("OK, you're staying.", [])
    await ann.press(asked, "Resign")
    (code,) = await bot.store.games.all()
    table = await bot.tables.look(code)
    assert sum(not seat.played_by_person for seat in table.seats) == 1


async def test_block_lists_whom_a_person_has_blocked(bot: Bot) -> None:
    guests, _ = await running(bot, "Ann", "Ben")
    ann, other = guests
    await ann.say("/block")
    assert ann.last.labels() == []
    await ann.say(f"/block {other.name}")
    await ann.say("/block")
    assert ann.last.text.splitlines()[1] == f"Blocked: {other.name}"
    await ann.press(ann.last, f"Unblock {other.name}")
    await ann.say("/block")
    assert ann.last.labels() == []


@pytest.mark.parametrize(
    ("words", "language", "pace", "seats"),
    [
        ("3 days 3 players", "en", "3d", 3),
        ("Fluss 3 Tage", "de", "3d", 5),
        ("24h", "en", "24h", 5),
        ("8 heures rivière", "fr", "8h", 5),
        ("unlimited", "en", "none", 5),
        ("1 week", "en", "7d", 5),
        ("2 days + 4 h", "en", "2d-4h", 5),
        ("2d+4h 3 players", "en", "2d-4h", 3),
        ("2d-4h", "en", "2d-4h", 5),
        ("6 hours plus 30 min", "en", "6h-30m", 5),
        ("5 Tage + 8 Std Fluss", "de", "5d-8h", 5),
        ("2 jours + 4 heures", "fr", "2d-4h", 5),
        ("2 días + 4 horas", "es", "2d-4h", 5),
        ("2 dni + 4 godziny", "pl", "2d-4h", 5),
        ("2 дня + 4 часа", "ru", "2d-4h", 5),
        ("2 дні + 4 години", "uk", "2d-4h", 5),
    ],
)
async def test_time_per_turn_is_understood_in_words(bot: Bot, words: str, language: str, pace: str, seats: int) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/new {words}", language=language)
    (code,) = await bot.store.games.all()
    options = (await bot.tables.look(code)).options
    assert (options.pace, options.seats) == (pace, seats)


async def test_time_that_no_turn_can_have_is_named(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/new 5 days")
    assert ann.last.text.startswith("A turn can't last “5 days”. Choose one of these: 2 minutes, 1 hour,")
    assert await bot.store.games.all() == []


@pytest.mark.parametrize("words", ["2 days + 5 h", "4 h + 2 days", "2 days + 4 h + 1 h", "9d+9d"])
async def test_bank_that_no_game_has_is_refused_with_those_there_are(bot: Bot, words: str) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/new {words}")
    assert "Choose one of these:" in ann.last.text
    assert "2 days + 4 hours" in ann.last.text
    assert await bot.store.games.all() == []


async def test_banks_stand_in_the_turn(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in ((1, "Ann"), (2, "Ben")))
    await ann.say("/new 2 players 2 days + 4 h")
    (code,) = await bot.store.games.all()
    await ben.say(f"/join {code}")
    await ann.say(f"/start {code}")
    await ann.say(f"/board {code}")
    assert "Time banks: " in ann.last.text
    assert "Ann: 2 days" in ann.last.text
    assert "Ben: 2 days" in ann.last.text
