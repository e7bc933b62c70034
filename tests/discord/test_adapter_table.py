"""The whole bot on an in-memory Discord: every command, every button, restarts, languages."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import simcord.interactions

from bot.chat.commands.all import BUTTONS, menu
from bot.chat.contract import Completion
from bot.discord import commands
from bot.i18n import Translator, shipped
from bot.store import Store
from bot.table.table import COLOURS
from tests.discord.simulated import plain, pressable
from tests.discord.table import PlayedServer, asks, club

GIVEN: dict[str, dict[str, Any]] = {
    "move": {"move": "ZZ9"},
    "board": {"cell": "M20"},
    "rules": {"word": "farmer"},
    "me away": {"until": "3d"},
    "look leaderboard": {"where": "all"},
    "settings": {"zone": "Europe/Berlin", "quiet": "22-7", "language": "en"},
    "me link": {"code": "ABCDEFGH"},
    "game remove": {"player": "ben"},
    "game message": {"words": "hello"},
    "help": {"topic": "move"},
    "game import": {"file": ("game.json", b"{}")},
}
"""Values for the options of each command."""

TREE: Final = {
    **dict.fromkeys(["new", "join", "move", "board", "score", "undo", "games", "rules", "settings", "help", "setup"], ()),
    "game": [
        "begin",
        "leave",
        "watch",
        "nudge",
        "give",
        "pause",
        "substitute",
        "resign",
        "rematch",
        "close",
        "invite",
        "message",
        "remove",
        "import",
    ],
    "look": ["tiles", "history", "replay", "why", "hint", "record", "leaderboard"],
    "me": ["stats", "away", "block", "link", "privacy"],
}
FREE_WORDS: Final = {"words", "code"}
"""Options that only the person knows the words of."""


PAYLOAD: Final = Path(__file__).with_name("payload.json")


def test_registered_commands_match_the_stored_payload() -> None:
    """After an intended change, rewrite the file with `WRITE_PAYLOAD=1`."""
    told = json.dumps(commands.payload(menu()), ensure_ascii=False, indent=1) + "\n"
    if os.environ.get("WRITE_PAYLOAD"):
        PAYLOAD.write_text(told, "utf-8")
    assert told == PAYLOAD.read_text("utf-8")


def test_tree_has_the_groups_and_their_commands() -> None:
    subs = {each["name"]: [sub["name"] for sub in each["options"] if sub["type"] == 1] for each in slash()}
    assert {name: sorted(found) for name, found in subs.items()} == {name: sorted(wanted) for name, wanted in TREE.items()}


def slash() -> list[dict[str, Any]]:
    return [each for each in commands.payload(menu()) if each["type"] == 1]


def test_menus_of_people_and_messages() -> None:
    menus = {(each["type"], each["name"]): each["contexts"] for each in commands.payload(menu()) if each["type"] != 1}
    assert menus == {
        (2, "Nudge"): [0],
        (2, "Head to head"): [0, 1, 2],
        (2, "Invite to my game"): [0, 2],
        (3, "Board now"): [0, 1, 2],
        (3, "In words"): [0, 1, 2],
        (3, "Why these points"): [0, 1, 2],
    }


def leaves(told: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that can be given, by its path."""
    for each in told:
        subs = [sub for sub in each["options"] if sub["type"] == 1]
        yield from ((f"{each['name']} {sub['name']}", sub) for sub in subs)
        if not subs:
            yield each["name"], each


def named(told: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """All that has a name, sibling with sibling."""
    yield told
    for each in told:
        yield from named(each.get("options", []))


def said(each: dict[str, Any], part: str, locale: str) -> str:
    return str(each.get(f"{part}_localizations", {}).get(locale, each.get(part, "")))


def letters(each: dict[str, Any], locale: str) -> int:
    """What Discord counts: names, descriptions and values, in the longest language."""
    own = sum(len(said(each, part, locale)) for part in ("name", "description", "value"))
    return own + sum(letters(inner, locale) for part in ("options", "choices") for inner in each.get(part, ()))


def test_commands_obey_discord_limits() -> None:
    told = slash()
    locales = ["en-US", *(locale for found in commands.LOCALES.values() for locale in found)]
    assert "en-GB" not in json.dumps(told), "English of any kind is the default"
    for each in told:
        assert max(letters(each, locale) for locale in locales) <= 8000
    for siblings in named(told):
        required = [each.get("required", False) for each in siblings]
        assert required == sorted(required, reverse=True)
        for locale in locales:
            names = [said(each, "name", locale) for each in siblings]
            assert len(set(names)) == len(names), (locale, names)
            assert all(re.fullmatch(r"[-_\w]{1,32}", name) and name == name.lower() for name in names), names
            assert all(1 <= len(said(each, "description", locale)) <= 100 for each in siblings), locale


def test_every_name_is_translated() -> None:
    told = slash()
    for locale in (locale for found in commands.LOCALES.values() for locale in found):
        for siblings in named(told):
            assert all(locale in each["name_localizations"] and locale in each["description_localizations"] for each in siblings)
            for choice in (choice for each in siblings for choice in each.get("choices", ())):
                assert locale in choice.get("name_localizations", {locale: ""})


def test_every_text_option_has_choices_or_completion() -> None:
    for path, leaf in leaves(slash()):
        for option in leaf["options"]:
            assert not (option.get("choices") and option.get("autocomplete")), path
            assert len(option.get("choices", ())) <= 25
            if option["type"] == 3 and option["name"] not in FREE_WORDS:
                assert option.get("choices") or option["autocomplete"], (path, option["name"])


def test_contexts_and_permissions() -> None:
    for each in slash():
        admins = each["name"] == "setup"
        assert (each["contexts"], each["integration_types"]) == (([0], [0]) if admins else ([0, 1, 2], [0, 1]))
        assert each.get("default_member_permissions") == (32 if admins else None)


def test_colours_are_translated_choices() -> None:
    (join,) = [each for each in slash() if each["name"] == "join"]
    (colour,) = [option for option in join["options"] if option["name"] == "colour"]
    assert [choice["value"] for choice in colour["choices"]] == list(COLOURS)
    for choice in colour["choices"]:
        assert choice["name"] == choice["value"]
        for language, locales in commands.LOCALES.items():
            for locale in locales:
                assert choice["name_localizations"][locale] == Translator(language).text(f"colour-{choice['value']}")


@pytest.mark.parametrize(
    ("path", "given", "words"),
    [
        ("board", {"look": "fields", "table": "k3m9x2ab"}, "/board k3m9x2ab fields"),
        ("move", {"move": "K21 r2", "table": "k3m9x2ab"}, "/move k3m9x2ab K21 r2"),
        ("settings", {"quiet": "22-7", "language": "de"}, "/settings quiet 22-7 ; language de"),
        ("new", {"seats": 3, "private": True, "pace": "3d"}, "/new 3d 3 private"),
        ("new", {"private": False}, "/new"),
        ("look record", {"table": "k3m9x2ab"}, "/export k3m9x2ab"),
        ("me block", {"person": "80351110224678912"}, "/block discord:80351110224678912"),
    ],
)
def test_options_are_the_words_of_the_conversation(path: str, given: dict[str, Any], words: str) -> None:
    root, *sub = path.split()
    options: list[dict[str, Any]] = [{"name": name, "type": 3, "value": value} for name, value in given.items()]
    data = {"name": root, "options": [{"name": sub[0], "type": 1, "options": options}] if sub else options}
    assert commands.words_of(data, menu()) == words


async def test_expansions_autocomplete_word_by_word(store: Store) -> None:
    async with club(store) as c:
        for typed, offered in (("inn", "Inns & Cathedrals"), ("river cath", "river Inns & Cathedrals")):
            assert [each["value"] for each in await c.ann.autocomplete(c.channel, "new", "expansions", typed)] == [offered]
        usual = [each["value"] for each in await c.ann.autocomplete(c.channel, "new", "expansions", "")]
        assert usual[1] == "River, Inns & Cathedrals"
        await c.ann.slash(c.channel, "new", expansions=usual[1], pace="3d", seats=3, private=True)
        card = plain(await c.until(lambda each: "New game of" in plain(each)))
        assert "River" in card
        assert "3 days" in card


def test_completions_keep_to_discords_limits() -> None:
    shown = commands.choices([Completion("C7 r1", "C7: " + "x" * 200), Completion("y" * 101), Completion("")])
    assert [(choice.value, len(choice.name)) for choice in shown] == [("C7 r1", 100)]
    assert len(commands.choices([Completion(str(number)) for number in range(40)])) == 25


async def test_every_command_is_answered(store: Store) -> None:
    async with club(store) as c:
        await c.begun()
        admin = c.server.guild.owner
        for name, _ in leaves(slash()):
            given = dict(GIVEN.get(name, {}))
            if name in ("game invite", "me block"):
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
        assert {"open", "pick", "back", "anew", "board", "inwords"} <= pressed


def as_it_is(modal: dict[str, Any]) -> dict[str, Any]:
    """What a person sends who changes nothing in a form."""
    parts = [each["component"] for each in modal["components"]]
    chosen = {each["custom_id"]: [option["value"] for option in each["options"] if option.get("default")] for each in parts}
    return {
        each["custom_id"]: chosen[each["custom_id"]][0] if each["type"] == 21 else chosen[each["custom_id"]] for each in parts
    }


async def press_everything(c: PlayedServer, first: Any, least: int) -> set[str]:
    """Press every kind of visible button except those that end the table."""
    player = c.asked(first) if asks(first) else c.ann
    done: dict[str, int] = {}
    ended = {"closed", "resigned", "forget", "leave", "start", "ok", "skip"}
    for _ in range(40):
        found = None
        for message in reversed(c.server.sees(player)):
            for each in pressable(message):
                options = [(each["custom_id"], option["value"]) for option in each.get("options", [])]
                for custom, value in options or [(each.get("custom_id", ""), "")]:
                    verb = (value or custom).split(".")[2] if custom else ""
                    again = {"pick": 1, "open": 4}.get(verb, 2)  # picked again, it is confirmed
                    if verb and verb not in ended and done.get(verb, 0) < again and found is None:
                        found = (message, custom, value, verb)
        if found is None:
            break
        message, custom, value, verb = found
        done[verb] = done.get(verb, 0) + 1
        if value:
            answered = await player.select(message, [value], custom_id=custom)
        else:
            answered = await player.click(message, custom_id=custom)
        if answered.modal is not None:
            answered = await player.submit_modal(answered, as_it_is(answered.modal))
        assert answered.acknowledged, verb
        assert answered.response is not None or answered.followups, verb
    assert len(done) >= least, done
    return set(done)


async def step(player: Any, message: Any) -> Any:
    """Confirm if possible, else choose the first option."""
    buttons = pressable(message)
    confirm = [each["custom_id"] for each in buttons if each.get("label") in ("Confirm", "Skip and confirm")]
    chosen = [each["custom_id"] for each in buttons if re.search(r"\.(open|act)\.", each.get("custom_id", ""))]
    menus = [each for each in buttons if each["type"] == 3]
    if menus and not confirm:
        answered = await player.select(message, [menus[0]["options"][0]["value"]], custom_id=menus[0]["custom_id"])
    else:
        answered = await player.click(message, custom_id=(confirm or chosen)[0])
    return answered.response.message


def undecided(message: Any) -> bool:
    """Whether a message still asks something."""
    return any(each["type"] == 3 or re.search(r"\.(open|act|pick|skip|ok)\.", each["custom_id"]) for each in pressable(message))


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
            if "Move played" in plain(message):
                break
        assert plain(message).startswith("Move played.")
        assert [each["label"] for each in pressable(message)] == ["Board"]
        following = await c.until(lambda each: asks(each) and each.id != turn.id)
        assert c.asked(following) is not player
        old = await c.until(lambda each: each.id == turn.id)
        assert pressable(old) == []
        assert [each for each in c.server.sees(c.ben if player is c.ann else c.ann) if each.id == message.id] == []


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
        on = await c.asked(turn).autocomplete(c.channel, "move", "move", ways[0])
        assert len(on) > 1
        assert {each["value"].rpartition(" ")[0] for each in on[1:]} == {ways[0]}
        played = await c.asked(turn).slash(c.channel, "move", move=on[1]["value"])
        assert plain(played.response).startswith("Move played.")
        following = await c.until(lambda each: asks(each) and each.id != turn.id)
        assert c.asked(following) is not c.asked(turn)


async def test_completion_is_short_private_and_never_empty_for_rules(store: Store) -> None:
    async with club(store) as c:
        turn = await c.begun()
        player = c.asked(turn)
        for name, leaf in leaves(slash()):
            for option in (each["name"] for each in leaf["options"] if each.get("autocomplete")):
                for typed in ("", "a", "zzzz ; /x"):
                    found = await player.autocomplete(c.channel, name, option, typed)
                    assert len(found) <= 25
                    assert found or name != "rules", typed
        label = (await player.autocomplete(c.channel, "score", "table", ""))[0]
        assert label["name"].startswith("Your turn")
        assert [each["value"] for each in await player.autocomplete(c.channel, "settings", "zone", "berl")] == ["Europe/Berlin"]
        assert [each["name"] for each in await player.autocomplete(c.channel, "game remove", "player", "")] != []
        assert [each["value"] for each in await player.autocomplete(c.channel, "board", "cell", "m2")] == ["M20"]


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


async def settings_pressed(c: PlayedServer, actor: Any, wanted: str) -> bool:
    """Press a setting until its button has this label."""
    message = (await actor.slash(c.channel, "settings")).response.message
    for _ in range(4):
        (choice,) = [each for each in pressable(message) if each["type"] == 3]
        labels = {option["label"]: option["value"] for option in choice["options"]}
        if wanted in labels:
            return True
        value = next(value for label, value in labels.items() if label.startswith(wanted.partition(":")[0]))
        message = (await actor.select(message, [value], custom_id=choice["custom_id"])).response.message
    return False


async def test_turns_ping_in_private_if_preferred(store: Store) -> None:
    async with club(store) as c:
        for actor in (c.ann, c.ben):
            assert await settings_pressed(c, actor, "Ping me: privately")
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
        while undecided(message):
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
        while undecided(message):
            message = await step(player.user, message)
        other = c.ben if player is c.ann else c.ann
        assert asks(await c.private(other, asks))


async def test_player_who_leaves_the_server_plays_on_in_private(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Noticed at the next ping, unless they have used the bot here that day."""
    monkeypatch.setattr("bot.discord.members._AGAIN", 0.0)
    async with club(store) as c:
        turn = await c.begun()
        player = c.asked(turn)
        other = c.ben if player is c.ann else c.ann
        c.server.guild.remove_member(other)
        await c.server.env.settle()
        cell = next(each for each in pressable(turn) if ".open." in each["custom_id"])
        message = (await player.click(turn, custom_id=cell["custom_id"])).response.message
        while undecided(message):
            message = await step(player, message)
        await c.until(lambda each: f"{other.name} has left #" in plain(each))
        private = await c.private(other, asks)
        cell = next(each for each in pressable(private) if ".open." in each["custom_id"])
        assert (await other.user.click(private, custom_id=cell["custom_id"])).acknowledged


async def test_admin_settings_apply_to_the_whole_server(store: Store) -> None:
    async with club(store) as c:
        admin = c.server.guild.add_member(c.server.guild.owner)
        opened = await admin.slash(c.channel, "setup")
        (menu,) = [each for each in pressable(opened.response) if each.get("options")]

        async def changed(label: str) -> list[str]:
            """Choose a setting; return all settings then."""
            value = next(each["value"] for each in menu["options"] if each["label"].startswith(label))
            now = (await admin.select(opened.response.message, [value], custom_id=menu["custom_id"])).response
            return [option["label"] for each in pressable(now) for option in each.get("options", ())]

        for now in ("yes", "no"):
            assert f"A thread per game: {now}" in await changed("A thread per game")
        other = c.server.guild.create_text_channel("other")
        await c.server.env.settle()
        await changed("Who can start games")
        for channel in (c.channel, other):
            refused = await c.ann.slash(channel, "new")
            assert plain(refused.response).startswith("Only admins can start games in this chat.")
