"""Whole games of both kinds, by buttons only and by typed words only, to the result."""

from __future__ import annotations

import random

import pytest

from bot.card_game.rules.view import CardView
from bot.chat.contract import PlatformLimits
from bot.discord.limits import DISCORD
from bot.engine.actions import Action
from bot.games.faces import face_of
from bot.scene.cell_names import cell_name
from bot.store import Store
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from bot.tile_game.face.choices import labelled, places
from tests.cases import first
from tests.chat.room import Bot, Guest, Posted
from tests.standins.short import short_cards, short_record

WORKING = ("open", "act", "ok", "hand")


async def opened(
    bot: Bot,
    guests: list[Guest],
    game: str,
    *modules: str,
    computers: tuple[str, ...] = (),
    rated: bool = True,
    record: bytes | None = None,
) -> str:
    """A running table, made by pressing, or going on from a record. `computers`: their levels, as on the buttons."""
    host, *others = guests
    before = {post.id for post in host.sees()}
    await (host.say(f"/new {game}") if record is None else host.say("/import", file=record))
    card = await host.until(lambda post: post.id not in before and any(".start." in button.id for button in post.buttons))
    table = card.buttons[0].id.split(".")[0]
    for module in modules:
        await host.press(card, "Options")
        await host.press(host.last, "Expansions")
        await host.press(host.last, next(b for b in host.last.buttons if f":m_{module}." in b.id))
    if not rated:
        await host.plays_for_fun(card)
    for level in computers:
        await host.press(card, "Add computer")
        await host.press(host.last, level)
    for other in others:
        await other.say(f"/join {table}")
    await host.say(f"/start {table}")
    return table


async def newest(bot: Bot, table: str) -> Table:
    return await bot.tables.look(table)


async def play_by_buttons(bot: Bot, guests: list[Guest], table: str, seed: int, most: int) -> Table:
    """Whoever is asked presses some button until the turn is done."""
    dice = random.Random(seed)
    by_person = {(await bot.people.of_account(each.account)).id: each for each in guests}  # type: ignore[union-attr]
    for _ in range(most):
        found = await newest(bot, table)
        if found.state == "over":
            return found
        if found.asked is None:
            await bot.settle(table)
            continue
        mover = by_person[found.asked.person]
        await bot.settle(table)
        await one_turn(mover, found, dice)
    return await newest(bot, table)


async def one_turn(mover: Guest, table: Table, dice: random.Random) -> None:
    since = table.since
    screen = await mover.until(lambda each: any(fresh(each, b.id, table, WORKING) for b in each.buttons))
    for _ in range(30):
        choices = [b for b in screen.buttons if b.id.split(".")[2] in WORKING]
        ok = [b for b in choices if b.id.split(".")[2] == "ok"]
        before = len(mover.answers)
        reply = await mover.press(screen, ok[0] if ok else dice.choice(choices))
        for posted in mover.sees():
            assert "[" not in posted.text.replace("[1]", "") or "]" in posted.text
        if len(mover.answers) > before and mover.answers[-1].text == "Done.":
            return
        assert reply.messages, [a.text for a in mover.answers[before:]]
        edited = reply.messages[-1].edits
        screen = next(each for each in reversed(mover.sees()) if not edited or each.id == edited)
    raise AssertionError(f"a turn of 30 presses at version {since}: {screen.text} {screen.labels()}")


def fresh(posted: Posted, button: str, table: Table, verbs: tuple[str, ...]) -> bool:
    name, version, verb, *_ = button.split(".")
    return name == table.id and verb in verbs and int(version, 36) >= table.since


@pytest.mark.parametrize("limits", first(1, (DISCORD, TELEGRAM)), ids=lambda each: each.platform)
async def test_carcassonne_with_all_expansions_by_buttons(bot: Bot, limits: PlatformLimits) -> None:
    place = f"{limits.platform}:-1"
    guests = [bot.guest(f"{limits.platform}:{n}", name, place) for n, name in enumerate(("Ann", "Ben"))]
    modules = ("inns_cathedrals", "traders_builders", "abbey_mayor", "tower", "siege", "abbot", "king_robber")
    table = await opened(bot, guests, "carcassonne", *modules)
    end = await play_by_buttons(bot, guests, table, seed=7, most=20)
    assert end.game is not None
    assert len(end.game.log) > 30
    turns = [post for post in guests[0].sees() if post.text.startswith("Turn ")]
    assert len(turns) < 30, "one message a turn"


async def test_a_short_game_to_its_result_by_buttons(bot: Bot) -> None:
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"))]
    table = await opened(bot, guests, "carcassonne")
    end = await play_by_buttons(bot, guests, table, seed=1, most=200)
    assert end.state == "over"
    result = await guests[0].until(lambda each: any(b.label == "Rematch" for b in each.buttons))
    assert "won" in result.text or "win" in result.text
    kept = [each.text for each in guests[0].sees() if each.buttons and not each.private_to]
    assert len(kept) == 1, f"old boards keep no buttons: {kept}"


async def test_hands_are_seen_in_private_only(bot: Bot) -> None:
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"))]
    table = await opened(bot, guests, "cardcassonne")
    await play_by_buttons(bot, guests, table, seed=2, most=20)
    for each in bot.rooms["discord"].posts:
        assert each.private_to or "Your hand" not in each.text


async def test_a_forecast_of_cards_says_how_many_it_cannot_count(bot: Bot) -> None:
    """CARD-H3: protected cards that lie face down are told by number."""
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"))]
    table = await opened(bot, guests, "cardcassonne")
    shown, hidden = "", tuple[int, ...]()
    for seed in range(40):
        game = (await play_by_buttons(bot, guests, table, seed, most=1)).game
        assert game is not None
        view = game.view(None)
        assert isinstance(view, CardView)
        hidden = view.concealed()
        await guests[0].say("/score")
        shown = guests[0].sees()[-1].text
        assert shown.count("not counted") == sum(count > 0 for count in hidden)
        if any(hidden):
            break
    assert any(f"{count} protected card" in shown for count in hidden if count)


async def typed_turn(mover: Guest, table: Table, dice: random.Random) -> None:
    """One line, made of what can be done."""
    assert table.game is not None
    assert table.decider is not None
    game, words = table.game.copy(), list[str]()
    action: Action
    while game.decision is not None and game.decision.seat == table.decider:
        view = game.view(table.decider)
        found = places(view)
        others = face_of(view).numbered(view)
        if found and (not others or dice.random() < 0.9):
            at = dice.choice(list(found))
            label, action = dice.choice(list(labelled(found[at]).items()))
            words += [cell_name(at), label]
        else:
            chosen = dice.choice(others)
            words, action = [*words, chosen.label], chosen.action
        events = game.apply(action)
        if any(event.reveals for event in events):
            break
    before = len(mover.answers)
    reply = await mover.say("/play " + " ".join(words))
    done = [answer.text for answer in mover.answers[before:]]
    assert done == ["Done."] or mover.private, (words, [m.paragraphs for m in reply.messages])


RECORDS: dict[str, bytes | None] = {"carcassonne": short_record(2), "cardcassonne": short_cards(2, left=20)}


@pytest.mark.parametrize("short", first(1, (True, False)), ids=["short", "whole"])
@pytest.mark.parametrize("game", RECORDS)
async def test_a_game_by_typed_words_only(store: Store, game: str, *, short: bool) -> None:
    dice = random.Random(5)
    async with Bot(store, TELEGRAM) as bot:
        guests = [bot.guest(f"telegram:{n}", name, f"telegram:{n}", private=True) for n, name in enumerate(("Ann", "Ben"))]
        table = await opened(bot, guests, game, record=RECORDS[game] if short else None)
        by_person = {(await bot.people.of_account(each.account)).id: each for each in guests}  # type: ignore[union-attr]
        for _ in range(400):
            found = await newest(bot, table)
            if found.state == "over":
                break
            assert found.asked is not None
            await typed_turn(by_person[found.asked.person], found, dice)
            after = await newest(bot, table)
            assert after.version > found.version
        assert (await newest(bot, table)).state == "over"


async def test_computers_play_their_turns(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:-1")
        table = await opened(bot, [ann], "carcassonne", computers=("Random", "Random"))
        end = await play_by_buttons(bot, [ann], table, seed=3, most=8)
        assert end.game is not None
        assert {played.seat for played in end.game.log} == {0, 1, 2}
