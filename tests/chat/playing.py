"""Open a table by buttons, and play its game by pressing what is offered."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.table.table import Table
from tests.chat.room import Bot, Guest, Posted
from tests.standins.short import short_record
from tests.table.playing import person_of

CHOOSING: Final = frozenset({"open", "act", "pick", "ok"})
"""Verbs of the buttons of a turn."""
_MOST_PRESSES: Final = 40


async def opened(
    guests: Sequence[Guest],
    game: str,
    *modules: str,
    seats: int = 0,
    computers: Sequence[str] = (),
    rated: bool = False,
    record: bytes | None = None,
) -> str:
    """Start a game, new or from a record. `computers`: their levels, as on the buttons."""
    host, *others = guests
    before = {post.id for post in host.sees()}
    await (host.say(f"/new {game}") if record is None else host.say("/import", file=record))
    card = await host.until(lambda post: post.id not in before and any(".start." in button.id for button in post.buttons))
    table = card.buttons[0].id.split(".")[0]
    if modules:
        await press(host, card, "options")
        menu = host.last
        await press(host, menu, "menu", "modules")
        for module in modules:
            await press(host, menu, "set", f"m_{module}")
        if seats:
            await press(host, menu, "menu", "all")
            await press(host, menu, "menu", "seats")
            await press(host, menu, "set", f"seats:{seats}")
    if rated:
        await host.plays_for_rating(card)
    for level in computers:
        await host.press(card, "Add computer")
        await host.press(host.last, level)
    for other in others:
        await other.say(f"/join {table}")
    await host.say(f"/start {table}")
    return table


async def press(guest: Guest, posted: Posted, verb: str, argument: str = "") -> None:
    """Press the button with this verb, in any language."""
    ids = [(each, each.id.split(".")) for each in posted.buttons if each.id]
    found = next(each for each, parts in ids if parts[2] == verb and parts[3].endswith(argument))
    await guest.press(posted, found)


async def played(
    bot: Bot,
    guests: Sequence[Guest],
    table: str,
    seed: int,
    most: int = 500,
    between: Callable[[int], Awaitable[object]] | None = None,
) -> Table:
    """Play to the end or for `turns` turns; `between` is called after each turn with its number."""
    dice, by_person = random.Random(seed), {}
    for guest in guests:
        person = await person_of(bot.people, guest.account)
        by_person[person.id] = guest
    for turn in range(most):
        found = await bot.tables.look(table)
        if found.state == "over":
            return found
        await bot.settle(table)
        if found.asked is not None:
            await one_turn(by_person[found.asked.person], found, dice)
        if between is not None:
            await between(turn)
    return await bot.tables.look(table)


async def imported(bot: Bot) -> tuple[Guest, Guest, str]:
    """Ann, Ben and the table of their short game, imported on Discord and played to its end."""
    ann, ben = (bot.guest(f"discord:{number}", name, "discord:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/import", file=short_record(2, 0))
    card = await ann.until(lambda posted: "Start" in posted.labels())
    table = card.button("Join").id.split(".")[0]
    await ben.say(f"/join {table}")
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await played(bot, (ann, ben), table, seed=1)
    await bot.recorded(table)
    return ann, ben, table


async def two_in_a_group(bot: Bot, *, private: bool = False) -> tuple[dict[str, Guest], str]:
    """The players of a new game in a group, by person, and its table. `private`: they want to be pinged in private."""
    guests = [bot.guest(f"telegram:{number}", name, "telegram:-1") for number, name in enumerate(("Ann", "Ben"), start=1)]
    if private:
        for guest in guests:
            await bot.guest(guest.account, guest.name, guest.account, private=True).say("/settings ping private")
    table = await opened(guests, "carcassonne")
    await bot.settle(table)
    return {(await bot.people.register(guest.account)).id: guest for guest in guests}, table


async def one_turn(mover: Guest, table: Table, dice: random.Random) -> None:
    """Press until the table has moved on."""
    begun = await mover.until(lambda each: any(offers(each, table, verb) for verb in (*CHOOSING, "hand")))
    if not any(offers(begun, table, verb) for verb in CHOOSING):
        await press(mover, begun, "hand")
        begun = mover.last
    screen = begun
    for _ in range(_MOST_PRESSES):
        choices = [each for each in screen.buttons if each.id and each.id.split(".")[2] in CHOOSING]
        confirm = [each for each in choices if each.id.split(".")[2] == "ok"]
        reply = await mover.press(screen, confirm[0] if confirm else dice.choice(choices))
        if (await mover.bot.tables.look(table.id)).since != table.since:
            return
        assert reply.messages, mover.answers[-1:]
        edited = reply.messages[-1].edits
        # The answer to the press; public news may have come meanwhile.
        screen = next(each for each in reversed(mover.sees()) if (each.id == edited if edited else each.private_to))
    raise AssertionError(f"no end of a turn: {screen.text} {screen.labels()}")


def offers(posted: Posted, table: Table, verb: str) -> bool:
    """Whether a message has a button with this verb for the current decision; link buttons have no id."""
    pressed = [each.id.split(".") for each in posted.buttons if each.id]
    return any((name, does) == (table.id, verb) and int(at, 36) >= table.since for name, at, does, *_ in pressed)
