"""Extras around a turn: hints, browser pages, the draft again, review, rematch."""

from __future__ import annotations

import re

from bot.card_game.rules.view import CardView
from bot.chat.web_links import waits_for
from bot.store import Store
from bot.telegram.limits import TELEGRAM
from tests.chat.playing import opened, played
from tests.chat.room import PAGES, Bot, Guest
from tests.chat.test_after_the_end import short

ADDRESS = re.compile(rf"{PAGES}/(watch|turn)/([0-9a-z]+)(?:/(\d+)/([0-9a-z]+))?/([\w-]{{24}})")


async def table_of_two(
    bot: Bot, *, game: str = "carcassonne", rated: bool = False, record: bytes | None = None
) -> tuple[str, list[Guest]]:
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"))]
    return await opened(guests, game, rated=rated, record=record), guests


async def mover(bot: Bot, table: str, guests: list[Guest]) -> Guest:
    await bot.settle(table)
    asked = (await bot.tables.look(table)).asked
    assert asked is not None
    for guest in guests:
        if (await bot.people.register(guest.account)).id == asked.person:
            return guest
    raise AssertionError(asked)


async def after_three_turns(bot: Bot, table: str, guests: list[Guest]) -> Guest:
    """Play three turns, after which cells are ranked; return the player to act."""
    for _ in range(3):
        guest = await mover(bot, table, guests)
        cell = next(b.label for b in guest.offer.buttons if ".open." in b.id)
        await guest.say(f"/move {cell} r1 none")
    return await mover(bot, table, guests)


async def test_draft_can_be_shown_again(bot: Bot) -> None:
    table, guests = await table_of_two(bot)
    guest = await mover(bot, table, guests)
    cell = next(b.label for b in guest.offer.buttons if ".open." in b.id)
    await guest.say(f"/move {cell} r1")
    asked = guest.last.text
    assert "place a meeple or skip" in asked
    await guest.say("/move")
    assert guest.last.text == asked
    assert guest.last.button("Skip and confirm").style == "good"
    assert guest.last.message.picture is not None
    await guest.press(guest.last, next(b for b in guest.last.buttons if ".pick." in b.id))
    assert f"{cell}, " in guest.last.text
    assert any(label.startswith("✓") for label in guest.last.labels())


async def test_rated_game_does_not_rank_cells(bot: Bot) -> None:
    table, guests = await table_of_two(bot, rated=True)
    guest = await after_three_turns(bot, table, guests)
    public = [b.label for b in guest.offer.buttons if ".open." in b.id]
    await bot.people.set((await bot.people.register(guest.account)).id, hints=True)
    await guest.say("/move")
    assert [b.label for b in guest.offer.buttons if ".open." in b.id] == public


async def test_cells_are_ranked_only_for_players_who_want_hints(bot: Bot) -> None:
    table, guests = await table_of_two(bot)
    guest = await after_three_turns(bot, table, guests)
    public = [b.label for b in guest.offer.buttons if ".open." in b.id]
    await guest.say("/move")
    assert [b.label for b in guest.offer.buttons if ".open." in b.id] == public
    await bot.people.set((await bot.people.register(guest.account)).id, hints=True)
    await guest.say("/move")
    hinted = [b.label for b in guest.offer.buttons if ".open." in b.id]
    assert sorted(hinted) == sorted(public)
    assert hinted != public


async def test_turn_page_is_personal_and_ends_with_the_turn(bot: Bot) -> None:
    table, guests = await table_of_two(bot)
    guest = await mover(bot, table, guests)
    other = next(each for each in guests if each is not guest)
    turn = guest.offer
    await guest.press(turn, "Open in browser")
    mine = [b.url for b in guest.last.buttons]
    assert guest.last.private_to == guest.account
    found = [ADDRESS.fullmatch(url) for url in mine]
    assert [match and match[1] for match in found] == ["turn", "watch"]
    play = found[0]
    assert play is not None
    assert bot.links.opens_turn(play[2], play[3], play[4], play[5])
    assert not bot.links.opens_turn(play[2], "2", play[4], play[5])
    assert waits_for(await bot.tables.look(table), int(play[3]), play[4])
    await other.press(turn, "Open in browser")
    assert [b.url for b in other.last.buttons] == mine[1:]
    cell = next(b.label for b in turn.buttons if ".open." in b.id)
    await guest.say(f"/move {cell} r1 none")
    assert not waits_for(await bot.tables.look(table), int(play[3]), play[4])


async def test_only_the_spectator_page_is_posted_without_ephemeral_messages(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        guests = [bot.guest(f"telegram:{n}", name, "telegram:-1") for n, name in enumerate(("Ann", "Ben"))]
        await opened(guests, "carcassonne")
        turn = await guests[0].until(lambda each: "(turn 1)" in each.text)
        for guest in guests:
            await guest.press(turn, "Open in browser")
            assert ["/watch/" in b.url for b in guest.last.buttons] == [True]
            await guest.say("/watch")
            assert ["/watch/" in b.url for b in guest.last.buttons] == [True]


async def test_review_and_rematch_need_no_code(bot: Bot) -> None:
    table, guests = await table_of_two(bot, record=short(*"DEVUWKLNHJAD"))
    ann = guests[0]
    assert (await played(bot, guests, table, seed=11)).state == "over"
    result = await ann.until(lambda each: any(b.label == "Review" for b in each.buttons))
    await ann.press(result, "Review")
    told = ann.last
    assert told.private_to == ann.account
    assert told.text.startswith("Game review")
    assert re.search(r"Ann: (?:cities|roads|monasteries|fields) \d+", told.text)
    assert " better: " in told.text
    assert len(re.findall(r"^Turn \d+", told.text, re.MULTILINE)) <= 6
    await bot.recorded(table)
    await ann.say("/why")
    assert ann.last.text == told.text
    await ann.say("/score")
    assert ann.last.message.picture is not None
    await ann.say("/rematch")
    await ann.until(lambda each: "New game of" in each.text and table not in each.text)


async def test_games_list_links_to_turn_pages(bot: Bot) -> None:
    table, guests = await table_of_two(bot)
    guest = await mover(bot, table, guests)
    for each in guests:
        await each.say("/games")
        assert table in each.last.text
        links = [button.url for button in each.last.buttons if button.url]
        assert len(links) == (each is guest)
        assert all(ADDRESS.fullmatch(link) for link in links)


async def test_overtaken_step_offers_the_board(bot: Bot) -> None:
    table, guests = await table_of_two(bot)
    guest = await mover(bot, table, guests)
    cell = next(b.label for b in guest.offer.buttons if ".open." in b.id)
    await guest.say(f"/move {cell} r1")
    draft = guest.last
    old = draft.button("Skip and confirm")
    await guest.say(f"/move {cell} r1 none")
    await bot.settle(table)
    await guest.press(draft, old)
    assert guest.answers[-1].text.startswith("That was turn 1; it's now turn 2.")
    assert draft.text == guest.answers[-1].text
    assert draft.labels() == ["Board"]
    await guest.press(draft, "Board")
    assert guest.last.message.picture is not None


async def test_card_forecast_says_how_many_cards_it_cannot_count(bot: Bot) -> None:
    """CARD-H3: face-down protected cards are given by number only."""
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"))]
    table = await opened(guests, "cardcassonne")
    shown, hidden = "", tuple[int, ...]()
    for seed in range(40):
        game = (await played(bot, guests, table, seed, most=1)).game
        assert game is not None
        view = game.view(None)
        assert isinstance(view, CardView)
        hidden = view.concealed()
        await guests[0].say("/score")
        shown = guests[0].sees()[-1].text
        assert shown.count("not counted") == sum(count > 0 for count in hidden)
        if any(hidden):
            break
    assert any(f"{count} protected face-down card" in shown for count in hidden if count)


async def test_look_is_whispered_and_shown_to_everybody_once_a_minute(bot: Bot) -> None:
    _, (ann, ben) = await table_of_two(bot)
    looks = []
    for words in ("/score", "/board fields"):
        await ann.say(words)
        looks.append(ann.last)
    assert [each.private_to for each in looks] == [ann.account] * 2
    assert not {each.id for each in looks} & {each.id for each in ben.sees()}
    look = looks[-1]
    await ann.press(look, "Show here")
    assert ben.last.text == look.text
    assert ben.last.private_to == ""
    assert not any(label == "Show here" for label in ben.last.labels())
    await ann.press(look, "Show here")
    assert ann.answers[-1].alert
