"""The whole bot on an in-memory Discord: every command, every button, restarts, languages."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any, Final

import pytest
import simcord.interactions

from bot.chat.commands.all import BUTTONS, COMMANDS, menu
from bot.discord import commands
from bot.i18n import Translator, shipped
from bot.store import Store
from bot.table.table import COLOURS
from tests.discord.simulated import plain, pressable
from tests.discord.table import PlayedServer, asks, club

GIVEN: dict[str, dict[str, Any]] = {
    "move": {"move": "ZZ9"},
    "board": {"look": "M20"},
    "rules": {"word": "farmer"},
    "away": {"until": "3d"},
    "leaderboard": {"where": "all"},
    "settings": {"change": "zone Europe/Berlin"},
    "link": {"code": "ABCDEFGH"},
    "remove": {"player": "ben"},
    "message": {"words": "hello"},
    "setup": {"change": "language en"},
    "help": {"command": "move"},
    "import": {"file": ("game.json", b"{}")},
}
"""Values for the options of each command."""


PAYLOAD: Final = Path(__file__).with_name("payload.json")


def test_registered_commands_match_the_stored_payload() -> None:
    """After an intended change, rewrite the file with `WRITE_PAYLOAD=1`."""
    told = json.dumps(commands.payload(menu()), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("WRITE_PAYLOAD"):
        PAYLOAD.write_text(told, "utf-8")
    assert told == PAYLOAD.read_text("utf-8")


def test_commands_obey_discord_limits() -> None:
    told = commands.payload(menu())
    assert [each["name"] for each in told] == list(COMMANDS)
    for each in told:
        assert len(json.dumps(each)) < 8000
        for named in (each, *each["options"]):
            for name in (named["name"], *named["name_localizations"].values()):
                assert re.fullmatch(r"[-_\w]{1,32}", name), name
                assert name == name.lower()
            for line in (named["description"], *named["description_localizations"].values()):
                assert 1 <= len(line) <= 100, line
        required = [option["required"] for option in each["options"]]
        assert required == sorted(required, reverse=True)


def test_command_names_are_translated_and_unique() -> None:
    told = commands.payload(menu())
    for language, locales in commands.LOCALES.items():
        if language not in shipped().languages or "slash-new" not in shipped().entries(language):
            continue
        for locale in locales:
            names = [each["name_localizations"][locale] for each in told]
            assert len(set(names)) == len(names), locale
            assert all(each["description_localizations"][locale] for each in told)


def test_colours_are_translated_choices() -> None:
    (join,) = [each for each in commands.payload(menu()) if each["name"] == "join"]
    (colour,) = [option for option in join["options"] if option["name"] == "colour"]
    assert [choice["value"] for choice in colour["choices"]] == list(COLOURS)
    for choice in colour["choices"]:
        assert choice["name"] == choice["value"]
        for language, locales in commands.LOCALES.items():
            for locale in locales:
                assert choice["name_localizations"][locale] == Translator(language).text(f"colour-{choice['value']}")


async def test_expansions_autocomplete_word_by_word(store: Store) -> None:
    async with club(store) as c:
        for typed, offered in (("inn", "Inns & Cathedrals"), ("river cath", "river Inns & Cathedrals")):
            assert [each["value"] for each in await c.ann.autocomplete(c.channel, "new", "expansions", typed)] == [offered]


def test_choices_follow_what_was_typed() -> None:
    offered = [choice.value for choice in commands.choices("C", ["C7 r1", "C8 r1"])]
    assert offered == ["C7 r1", "C8 r1"]
    assert [choice.value for choice in commands.choices("C7 r", ["C7 r1"])] == ["C7 r1"]
    assert [choice.value for choice in commands.choices("how far", ["farmer"])] == ["how farmer"]
    assert len(commands.choices("", [str(number) for number in range(40)])) == 25


async def test_every_command_is_answered(store: Store) -> None:
    async with club(store) as c:
        await c.begun()
        admin = c.server.guild.owner
        for name in COMMANDS:
            given = dict(GIVEN.get(name, {}))
            if name in ("invite", "block"):
                given["person"] = c.ben
            actor = c.server.guild.add_member(admin) if name == "setup" else c.ann
            answered = await actor.slash(c.channel, name, **given)
            assert answered.acknowledged, name
            words = plain(answered.response) if answered.response is not None else ""
            assert words or answered.response.attachments or name == "new", name
            assert "There's no command" not in words, name


async def test_every_visible_button_works(store: Store) -> None:
    async with club(store) as c:
        pressed = await press_everything(c, await c.opened(), least=6)
        assert {"computer", "level", "options", "menu", "set"} <= pressed
    assert pressed <= set(BUTTONS)


async def test_every_turn_button_works(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        pressed = await press_everything(c, turn, least=6)
        assert {"open", "act", "back", "anew", "board", "inwords"} <= pressed


async def press_everything(c: PlayedServer, first: Any, least: int) -> set[str]:
    """Press every kind of visible button except those that end the table."""
    player = c.asked(first) if asks(first) else c.ann
    done: dict[str, int] = {}
    ended = {"closed", "resigned", "forget", "leave", "start", "ok"}
    for _ in range(40):
        found = None
        for message in reversed(c.server.sees(player)):
            for each in pressable(message):
                options = [(each["custom_id"], option["value"]) for option in each.get("options", [])]
                for custom, value in options or [(each.get("custom_id", ""), "")]:
                    verb = (value or custom).split(".")[2] if custom else ""
                    if verb and verb not in ended and done.get(verb, 0) < 2 and found is None:
                        found = (message, custom, value, verb)
        if found is None:
            break
        message, custom, value, verb = found
        done[verb] = done.get(verb, 0) + 1
        if value:
            answered = await player.select(message, [value], custom_id=custom)
        else:
            answered = await player.click(message, custom_id=custom)
        assert answered.acknowledged, verb
        assert answered.response is not None or answered.followups, verb
    assert len(done) >= least, done
    return set(done)


async def step(player: Any, message: Any) -> Any:
    """Confirm if possible, else choose the first option."""
    buttons = pressable(message)
    confirm = [each["custom_id"] for each in buttons if each.get("label") == "Confirm"]
    chosen = [each["custom_id"] for each in buttons if re.search(r"\.(open|act)\.", each.get("custom_id", ""))]
    menus = [each for each in buttons if each["type"] == 3]
    if menus and not confirm:
        answered = await player.select(message, [menus[0]["options"][0]["value"]], custom_id=menus[0]["custom_id"])
    else:
        answered = await player.click(message, custom_id=(confirm or chosen)[0])
    return answered.response.message


async def test_turn_continues_after_restart(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        player = c.asked(turn)
        cell = next(each for each in pressable(turn) if ".open." in each["custom_id"])
        draft = await player.click(turn, custom_id=cell["custom_id"])
        assert draft.response.ephemeral
        await c.server.restart()
        message = draft.response.message
        for _ in range(10):
            message = await step(player, message)
            if not pressable(message):
                break
        assert plain(message).startswith("Move played.")
        assert pressable(message) == []
        following = await c.until(lambda each: asks(each) and each.id != turn.id)
        assert c.asked(following) is not player
        old = await c.until(lambda each: each.id == turn.id)
        assert pressable(old) == []
        assert [each for each in c.server.sees(c.ben if player is c.ann else c.ann) if each.id == message.id] == []
        stale = (
            await player.click(draft.response.message, custom_id=cell["custom_id"]) if pressable(draft.response.message) else None
        )
        assert stale is None


async def test_pressing_in_another_players_turn_names_the_player(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        other = c.ben if c.asked(turn) is c.ann else c.ann
        cell = next(each for each in pressable(turn) if ".open." in each["custom_id"])
        answered = await other.click(turn, custom_id=cell["custom_id"])
        assert answered.response.ephemeral
        assert c.asked(turn).name in plain(answered.response)


async def test_only_turn_messages_ping_and_only_one_person(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        posted = [c.server.env.backend.get_message(c.channel.id, each.id) for each in c.server.sees()]
        assert [each.ping_user_ids for each in posted if each.ping_user_ids] == [[c.asked(turn).id]]
        loud = [each for each in posted if not each.flags & 4096 and each.author_id == c.server.client.user.id]
        assert [each.id for each in loud] == [turn.id]


async def test_cells_rules_and_tables_autocomplete(store: Store) -> None:
    async with club(store) as c:
        card = await c.opened()
        code = re.search(r"/join (\w{8})", plain(card))
        assert code
        assert code[1] in [each["value"] for each in await c.ben.autocomplete(c.channel, "join", "table", "")]
        assert [each["value"] for each in await c.ben.autocomplete(c.channel, "rules", "word", "farm")]
        await c.ben.click(card, label="Join")
        await c.until(lambda each: "2. ben" in plain(each))
        await c.ann.click(card, label="Start")
        turn = await c.until(asks)
        ways = [each["value"] for each in await c.asked(turn).autocomplete(c.channel, "move", "move", "")]
        assert ways
        assert all(re.fullmatch(r"-?[A-Z]+-?\d+ \w+", way) for way in ways)
        played = await c.asked(turn).slash(c.channel, "move", move=ways[0])
        assert played.response.ephemeral


@pytest.mark.parametrize("language", [each for each in shipped().languages if each in commands.LOCALES])
async def test_answers_use_each_persons_language(store: Store, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = simcord.interactions.base_payload

    def speaking(*given: Any, **more: Any) -> Any:
        record, payload = made(*given, **more)
        return record, {**payload, "locale": commands.LOCALES[language][0]}

    async with club(store) as c:
        english = plain((await c.ann.slash(c.channel, "help")).response)
        monkeypatch.setattr(simcord.interactions, "base_payload", speaking)
        own = plain((await c.ann.slash(c.channel, "help")).response)
        assert own != english


async def test_turns_ping_in_private_if_preferred(store: Store) -> None:
    async with club(store) as c:
        for actor in (c.ann, c.ben):
            assert plain((await actor.slash(c.channel, "settings", change="ping private")).response) == "Ping me: privately"
        card = await c.opened()
        await c.ben.click(card, label="Join")
        await c.until(lambda each: "2. ben" in plain(each))
        await c.ann.click(card, label="Start")
        turn = await c.until(lambda each: "it's your turn" in plain(each) and bool(pressable(each)))
        assert c.server.env.backend.get_message(c.channel.id, turn.id).ping_user_ids == []
        player = c.ann if "ann, it's your turn" in plain(turn) else c.ben
        private = await c.private(player, asks)
        cell = next(each for each in pressable(private) if ".open." in each["custom_id"])
        message = (await player.user.click(private, custom_id=cell["custom_id"])).response.message
        while pressable(message):
            message = await step(player.user, message)
        following = await c.until(lambda each: each.id != turn.id and "it's your turn" in plain(each))
        assert following.id != turn.id


async def test_game_moves_to_private_chats_when_the_channel_is_deleted(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        player = c.asked(turn)
        c.server.env.backend.delete_channel(c.channel.id)
        await c.server.env.settle()
        private = await c.private(player, asks)
        cell = next(each for each in pressable(private) if ".open." in each["custom_id"])
        message = (await player.user.click(private, custom_id=cell["custom_id"])).response.message
        while pressable(message):
            message = await step(player.user, message)
        other = c.ben if player is c.ann else c.ann
        assert asks(await c.private(other, asks))


async def test_player_who_leaves_the_server_plays_on_in_private(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        player = c.asked(turn)
        other = c.ben if player is c.ann else c.ann
        c.server.guild.remove_member(other)
        await c.server.env.settle()
        cell = next(each for each in pressable(turn) if ".open." in each["custom_id"])
        message = (await player.click(turn, custom_id=cell["custom_id"])).response.message
        while pressable(message):
            message = await step(player, message)
        await c.until(lambda each: f"{other.name} is no longer in #" in plain(each))
        private = await c.private(other, asks)
        cell = next(each for each in pressable(private) if ".open." in each["custom_id"])
        assert (await other.user.click(private, custom_id=cell["custom_id"])).acknowledged


async def test_admin_settings_apply_to_the_whole_server(store: Store) -> None:
    async with club(store) as c:
        admin = c.server.guild.add_member(c.server.guild.owner)
        opened = await admin.slash(c.channel, "setup")
        threads = next(each for each in pressable(opened.response) if each.get("label", "").startswith("A thread per game"))
        changed = await admin.click(opened.response.message, custom_id=threads["custom_id"])
        assert "A thread per game: yes" in [each.get("label") for each in pressable(changed.response)]
        other = c.server.guild.create_text_channel("other")
        await c.server.env.settle()
        await c.ann.slash(other, "new")
        (thread,) = other.threads
        await c.until(lambda each: "New game of" in plain(each), thread)
        await admin.slash(c.channel, "setup", change="opening admins")
        refused = await c.ann.slash(c.channel, "new")
        assert plain(refused.response) == "Only admins can start games in this chat."
