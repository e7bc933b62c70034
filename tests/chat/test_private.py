"""From the group to the private chat, on a platform without ephemeral messages."""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode

import pytest

from bot.card_game.face.sentences import card_words
from bot.card_game.rules.actions import PlayCard
from bot.card_game.rules.view import CardView
from bot.chat.buttons import button_id, read_press
from bot.chat.fitting import plain
from bot.chat.table_context import table_context
from bot.chat.voice import Voice
from bot.scene.lines import choices_of
from bot.table.table import Table
from tests.chat.room import LINKED, Bot, Guest, Posted, bot_on
from tests.table.playing import person_of

GROUP = "telegram:-100/7"
bot = bot_on(LINKED)


def code_of(posted: Posted) -> str:
    return posted.buttons[0].id.split(".")[0]


async def at_a_table(bot: Bot, game: str = "carcassonne") -> tuple[Guest, Guest, str]:
    """Ann opens a table in a group with Ben; return its code."""
    ann, ben = (bot.guest(f"telegram:{n}", name, GROUP) for n, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say(f"/new {game}")
    card = await ann.until(lambda posted: "New game of" in posted.text)
    return ann, ben, code_of(card)


async def begun(bot: Bot, ann: Guest, ben: Guest, table: str) -> None:
    """Let Ben join and Ann start."""
    await ben.say("/join")
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await bot.settle(table)


async def test_deep_link_joins_and_later_opens_the_turn(bot: Bot) -> None:
    ann, _, table = await at_a_table(bot)
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await ben.say(f"/start j_{table}")
    assert "You're in!" in ben.last.text
    await ben.say(f"/start {table}")  # the same link again starts no game
    assert (await bot.tables.look(table)).state == "open"
    host = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await host.say(f"/start j_{table}")  # nor does the host's use of it
    assert "You're in!" in host.last.text
    assert (await bot.tables.look(table)).state == "open"
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await bot.settle(table)
    shown = await ann.until(lambda posted: "it's your turn" in posted.text)
    (private,) = [button for button in shown.buttons if button.url]
    assert private.url == f"https://t.me/board_bot?start=j_{table}"
    found = await bot.tables.look(table)
    known = await person_of(bot.people, "telegram:2")
    await ben.say(f"/start {table}")
    mine = found.decider == found.seat_of(known.id)
    assert ("Where" in ben.last.text) == mine or ben.last.message.picture is not None
    assert all(not button.url for button in ben.last.buttons)


async def test_turn_opened_in_private_is_complete(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    shown = await ann.until(lambda posted: "it's your turn" in posted.text)
    name, address = ("Ben", "telegram:2") if "Ben, it's your turn" in shown.text else ("Ann", "telegram:1")
    mover = bot.guest(address, name, address, private=True)
    await mover.say(f"/start {table}")
    for line in ("it's your turn", " tiles left · by "):
        assert line in mover.last.text
    await mover.press(mover.last, "Board as text")
    assert "M20" in mover.last.text


async def test_back_to_the_start_restores_the_public_turn_message(bot: Bot) -> None:
    """The turn message itself shows the draft here; taking back the first choice restores tile and text."""
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    shown = await ann.until(lambda posted: "it's your turn" in posted.text)
    mover = ben if "Ben, it's your turn" in shown.text else ann
    small, looks = shown.text.split("\n")[-1], ("Board as text", "Board")
    for back in ("Back", "Start over"):
        await mover.press(shown, next(button for button in shown.buttons if ".open." in button.id))
        if "Start over" not in shown.labels():
            await mover.press(shown, next(button for button in shown.buttons if button.label.startswith("r1:")))
        assert small not in shown.text
        await mover.press(shown, back)
        while "Start over" in shown.labels():
            await mover.press(shown, back)
        assert small in shown.text
        assert all(look in shown.labels() for look in looks)
        assert any(".open." in button.id for button in shown.buttons)


async def test_person_without_private_chat_gets_a_link(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    reply = await ann.say("/export")
    assert reply.messages[0].private_to == ""
    assert reply.messages[0].buttons[0][0].url == "https://t.me/board_bot"
    reply = await ann.do(ann.request(button=f"{table}.0.export.", message="m"))
    assert reply.answer is not None
    assert reply.answer.url == f"https://t.me/board_bot?start=j_{table}"
    assert reply.messages == ()
    await bot.guest("telegram:1", "Ann", "telegram:1", private=True).say("/help")
    assert (await ann.say("/export")).messages[0].private_to == "telegram:1"


async def test_invitation_has_a_deep_link(bot: Bot) -> None:
    ann, _, table = await at_a_table(bot)
    reply = await ann.say("/invite")
    assert f"t.me/board_bot?start=j_{table}" in plain(reply.messages[0].paragraphs[1])


async def test_picture_is_sent_as_file_where_pictures_are_recompressed(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    await ann.say("/board")
    reply = await ann.press(ann.last, "Full-size image")
    files = reply.messages[0].files
    assert [file.name for file in files] == [f"{table}.png", f"{table}-poster.png", f"{table}-wide.png"]
    for file in files:
        assert (await file.data()).startswith(b"\x89PNG")
    assert files[1].alt.splitlines()[3].endswith(f"2026 · {table}"), files[1].alt


async def test_opening_the_private_chat_starts_no_group_table(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await ben.say("/join")
    for number, name in ((1, "Ann"), (2, "Ben")):
        alone = bot.guest(f"telegram:{number}", name, f"telegram:{number}", private=True)
        await alone.say("/start")
        assert "You're in!" in alone.last.text
    assert (await bot.tables.look(table)).state == "open"
    await ann.say("/start")
    assert (await bot.tables.look(table)).state == "running"


async def test_joining_a_card_table_leads_into_the_private_chat(bot: Bot) -> None:
    _, ben, table = await at_a_table(bot, "cardcassonne")
    reply = await ben.do(ben.request(button=f"{table}.0.join.", message="m"))
    assert reply.answer is not None
    assert reply.answer.url == f"https://t.me/board_bot?start=j_{table}"
    assert len((await bot.tables.look(table)).seats) == 2
    alone = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await alone.say(f"/start {table}")
    assert "You're in!" in alone.last.text


async def test_private_choices_appear_only_where_usable(bot: Bot) -> None:
    ann, _, table = await at_a_table(bot)
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await ben.say(f"/start {table}")
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await bot.settle(table)
    shown = await ben.until(lambda posted: "(turn 1)" in posted.text)
    mine = "Ben, it's your turn" in shown.text
    assert mine or shown.text.startswith("Ann to move (turn 1)")
    assert any(".open." in each.id for each in shown.buttons) == mine
    assert "Board" in shown.labels()
    await ben.say("/board")
    assert any(".open." in each.id for each in ben.last.buttons) == mine
    group = await ann.until(lambda posted: "it's your turn" in posted.text)
    assert any(".open." in each.id for each in group.buttons)


# personal panels


async def test_panel_obeys_only_its_owner(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    alone = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await alone.say("/settings")
    panel = alone.last
    before = panel.text, panel.labels()
    for button in panel.buttons:
        reply = await ben.press(panel, button)
        assert reply.messages == ()
        assert ben.answers[-1].text == "These buttons belong to another player. Open your own: /settings"
    people = [await bot.people.of_account(f"telegram:{number}") for number in (1, 2)]
    assert [person.hints for person in people if person] == [False, False]
    assert (panel.text, panel.labels()) == before
    await alone.press(panel, "Best squares")
    assert "Best squares first: yes" in alone.last.labels()


@pytest.mark.parametrize(("hours", "works"), [(0, True), (24, True), (25, False), (24 * 30, False)])
async def test_panel_ends_after_a_day(bot: Bot, hours: int, works: bool) -> None:
    alone = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await alone.say("/settings")
    press = read_press(alone.last.button("Best squares").id)
    assert press is not None
    assert press.hour is not None
    old = button_id(press._replace(hour=(press.hour - hours) % 36**3))
    await alone.do(alone.request(button=old, message=alone.last.id))
    assert (await person_of(bot.people, "telegram:1")).hints == works
    if not works:
        assert alone.answers[-1].text == "These buttons have expired. Open them again: /settings"


async def test_old_panel_without_owner_works_only_in_private(bot: Bot) -> None:
    """Its buttons name no owner. In a group they explain how to open a new one; in private it is safe."""
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    for button, request in (("-.0.my.hints", "/settings"), ("-.0.forget.", "/privacy"), (f"{table}.0.resigned.", "/resign")):
        reply = await ann.do(ann.request(button=button, message="m"))
        assert reply.messages == ()
        assert ann.answers[-1].text == f"These buttons belong to another player. Open your own: {request}"
    alone = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await alone.do(alone.request(button="-.0.my.hints", message="m"))
    assert alone.answers[-1].text != ann.answers[-1].text
    person = await person_of(bot.people, "telegram:1")
    assert person.hints


async def test_menu_obeys_its_owner_and_needs_the_right_to_change_the_table(bot: Bot) -> None:
    ann, ben, _ = await at_a_table(bot)
    card = await ann.until(lambda posted: "New game of" in posted.text)
    for label in ("Options", "Add computer", "Close"):
        if label in card.labels():
            posts = len(ben.room.posts)
            await ben.press(card, label)
            assert len(ben.room.posts) == posts, label
            assert ben.answers[-1].text, label
    await bot.guest(ann.account, ann.name, ann.account, private=True).say("/help")  # else Options would lead to the private chat
    await ann.press(card, "Options")
    menu = ann.last
    before = menu.text, menu.labels()
    for button in menu.buttons:
        await ben.press(menu, button)
        assert ben.answers[-1].text.startswith("These buttons are for Ann.")
    assert (menu.text, menu.labels()) == before
    await ann.press(menu, "Expansions")
    assert (menu.text, menu.labels()) != before


async def test_stranger_is_refused_before_the_resign_question(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    eve = bot.guest("telegram:3", "Eve", GROUP)
    for verb in ("resign", "close", "kick"):
        reply = await eve.do(eve.request(button=f"{table}.0.{verb}.", message="m"))
        assert reply.messages == (), verb
        assert eve.answers[-1].text, verb
    await ben.say("/resign")
    (way,) = ben.last.buttons
    asked = urlsafe_b64encode(f"resign {table}".encode()).decode().rstrip("=")
    assert way.url == f"https://t.me/board_bot?start=q_{asked}", "the group reads no question to one person"
    alone = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await alone.say(f"/start q_{asked}")
    sure = alone.last
    await ann.press(sure, "Resign")
    assert ann.answers[-1].text == "These buttons are for Ben. Open your own: /resign"
    assert len((await bot.tables.look(table)).active()) == 2
    await alone.press(sure, "Resign")
    assert len((await bot.tables.look(table)).active()) == 1


async def test_nudge_and_start_are_answered_once(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await ben.say("/join")
    assert (await ann.say("/start")).messages == ()
    await bot.settle(table)
    found = await bot.tables.look(table)
    known = await person_of(bot.people, "telegram:1")
    other = ben if found.decider == found.seat_of(known.id) else ann
    assert (await other.say("/nudge")).messages == ()
    await other.until(lambda posted: "is waiting in game" in posted.text)
    refused = await other.say("/nudge")
    assert len(refused.messages) == 1


async def test_nudge_from_private_is_confirmed(bot: Bot) -> None:
    """The reminder appears elsewhere, so the private chat confirms it."""
    ann, ben, table = await at_a_table(bot)
    for number, name in ((1, "Ann"), (2, "Ben")):
        await bot.guest(f"telegram:{number}", name, f"telegram:{number}", private=True).say("/settings ping private")
    await begun(bot, ann, ben, table)
    found = await bot.tables.look(table)
    known = await person_of(bot.people, "telegram:1")
    other = ben if found.decider == found.seat_of(known.id) else ann
    assert plain((await other.say("/nudge")).messages[0].paragraphs[0]) == "Nudged."


# cards


async def test_face_down_card_can_be_named_by_number_in_the_group(bot: Bot) -> None:
    """Only the owner sees the numbers of the hand, so a number reveals nothing."""
    ann, ben, table = await at_a_table(bot, "cardcassonne")
    alone = [bot.guest(f"telegram:{n}", name, f"telegram:{n}", private=True) for n, name in ((1, "Ann"), (2, "Ben"))]
    for each in alone:
        await each.say("/start")
    await begun(bot, ann, ben, table)
    found = await bot.tables.look(table)
    while found.decision is not None and (found.decision.kind != "card" or found.decision.subject):
        mover = await decider(bot, found, ann, ben)
        await mover.say("/move 1")
        await bot.settle(table)
        found = await bot.tables.look(table)
    mover = await decider(bot, found, ann, ben)
    own = alone[(ann, ben).index(mover)]
    await own.say(f"/move {table}")
    picture = own.last.message.picture
    assert picture is not None
    seat, hand = found.decider, picture.alt
    assert seat is not None
    view = found.begun_game.view(seat)
    assert isinstance(view, CardView)
    seen = await table_context(bot.services, found, Voice("en"))
    plays = {each.label: each.action for each in choices_of(seen.presentation(view)) if isinstance(each.action, PlayCard)}
    cards = list(dict.fromkeys(play.card for play in plays.values()))
    assert cards != list(dict.fromkeys(view.hand)), "not as a hand is sorted"
    wanted = plays["9"].card
    name = str(card_words(seen.presentation(view), str(wanted)))
    assert re.search(rf"^(\d+–)?9\b.*{name}", hand, re.MULTILINE), (name, hand)
    await mover.say("/move 9")
    assert name not in mover.last.text
    after = await bot.tables.look(table)
    laid = after.begun_game.log[len(found.begun_game.log)].action
    assert isinstance(laid, PlayCard)
    assert (laid.card, laid.down) == (wanted, True)


async def decider(bot: Bot, table: Table, *guests: Guest) -> Guest:
    for guest in guests:
        known = await bot.people.of_account(guest.account)
        if known is not None and table.decider == table.seat_of(known.id):
            return guest
    raise AssertionError(table.decider)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("/stats", "You haven't finished a game yet."),
        ("/games", "You have no games."),
        ("/settings", "Your settings"),
        ("/settings quiet 22:00 07:00", "Quiet hours: 22:00–07:00"),
        ("/help move", "/move: make a move"),
    ],
)
async def test_first_answer_in_private_is_told_where_the_button_leads(bot: Bot, command: str, answer: str) -> None:
    ann, alone = (bot.guest("telegram:7", "Ann", place, private=place == "telegram:7") for place in ("telegram:-1", "telegram:7"))
    (message,) = (await ann.say(command)).messages
    assert message.private_to == ""
    saved = command.startswith("/settings ")
    assert ann.last.text == ("Saved." if saved else "I'll answer you in private. Open a private chat with me first.")
    ((key,),) = message.buttons
    address, _, carried = key.url.partition("?start=")
    assert address.startswith("https://t.me/")
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", carried), "what Telegram lets an address carry"
    await alone.say(f"/start {carried}")
    assert alone.last.text.startswith(answer), alone.last.text


async def test_command_that_acts_is_not_carried_in_an_address(bot: Bot) -> None:
    """Somebody else could have made the address."""
    ann = bot.guest("telegram:7", "Ann", "telegram:7", private=True)
    await ann.say("/settings zone Europe/Berlin")
    for words in ("settings language de", "move M20", "link", "\u202e", "rules"):
        carried = urlsafe_b64encode(words.encode()).decode().rstrip("=")
        await ann.say(f"/start q_{carried}")
        said = {"settings language de": "Language: ", "rules": "Rules: "}.get(words, "How to play")
        assert ann.last.text.startswith(said), ann.last.text
    assert (await bot.people.register(ann.account)).language == ""


async def test_rules_are_told_in_the_group_if_the_private_chat_is_not_open(bot: Bot) -> None:
    ann = bot.guest("telegram:7", "Ann", "telegram:-100")
    await ann.say("/rules farmer")
    assert ann.last.text.startswith("Farmers")
    await ann.press(ann.last, "All rules")
    assert ann.last.text.startswith("Rules: ")
