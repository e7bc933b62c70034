"""What was played, and what a person has done, is told once in their private chat."""

from __future__ import annotations

import re

import pytest

from tests.chat.playing import opened
from tests.chat.room import LINKED, Bot, Guest, bot_on

bot = bot_on(LINKED)


def next_turn(ann: Guest, code: str, number: int) -> str:
    """A square of the turn that waits."""
    assert f"(turn {number})" in ann.offer.text
    return next(key.label for key in ann.offer.buttons if ".open." in key.id)


@pytest.mark.parametrize("typed", [True, False], ids=["typed", "pressed"])
async def test_a_move_against_a_computer_stands_in_its_old_post_and_the_answer_in_the_next(bot: Bot, *, typed: bool) -> None:
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    first = 1 if "(turn 1)" in ann.offer.text else 2
    for number in (first, first + 2):
        post, before = ann.offer, len(ann.sees())
        square = next_turn(ann, code, number)
        if typed:
            reply = await ann.say(f"{square} r1 none")
            assert reply.nod, "a sign at the words is enough"
        else:
            await ann.press(post, square)
            await ann.press(post, "Skip" if any(label.startswith("Skip") for label in post.labels()) else "Confirm")
        await ann.until(lambda each, number=number: f"(turn {number + 2})" in each.text)
        assert len(ann.sees()) == before + 1, "the next turn is the only new message"
        assert re.fullmatch(rf"#\d+ (Computer 1: .*)?Ann: {square}.*", post.text), post.text
        assert not re.search(r"Ann: .*Computer 1: ", post.text), "what came after Ann's move stands in the next message"
        assert "> Ann" not in ann.last.text
        assert "Computer 1" in ann.last.text.split("\n")[1]
    told = ann.last.text.split("\n")[1]
    square = next_turn(ann, code, first + 4)
    post = ann.offer
    await ann.say(f"{square} r1 none")
    await ann.until(lambda each: f"(turn {first + 6})" in each.text)
    assert post.text.startswith(f"#{first + 3} Computer 1: "), "the computer's move is kept with the message that told it"
    assert re.findall(r"[A-Z]+\d+", told)[0] in post.text


async def test_offers_and_resigning_are_told_once_to_the_person(bot: Bot) -> None:
    ann, ben, cleo = (
        bot.guest(f"telegram:{n}", name, f"telegram:{n}", private=True) for n, name in enumerate(("Ann", "Ben", "Cleo"), start=1)
    )
    code = await opened([ann, ben, cleo], "carcassonne")
    await bot.settle(code)
    for words, own, others in (
        ("/substitute", "Your seat is on offer.", "Ann is looking for someone to take over"),
        ("/substitute", "You're keeping your seat.", "Ann is staying."),
        ("/substitute", "Your seat is on offer.", "Ann is looking for someone to take over"),
    ):
        await ann.say(words)
        assert ann.last.text.startswith(own)
        for other in (ben, cleo):
            await other.until(lambda each, others=others: each.text.startswith(others))
    await ann.say("/resign")
    await ann.press(ann.last, "Resign")
    await ben.until(lambda each: each.text.startswith("Ann resigned."))
    await bot.settle(code)
    told = [each.text for each in ann.sees()]
    assert [text for text in told if text.startswith("Ann ")] == []
