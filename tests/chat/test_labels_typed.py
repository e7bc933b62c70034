"""A button's own words are understood like a press: in private, as a reply to the bot, with a slash, in every language."""

from __future__ import annotations

from typing import Final

import pytest

from bot.chat.commands.labels import COMMANDS_OF, STAY, VERBS_OF, label_named
from bot.i18n import Translator, shipped
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, bot_on
from tests.i18n.inventory import parameters

bot = bot_on(TELEGRAM)

NOT_TYPED: Final = frozenset({
    *("unknown", "stale", "stale-step"),  # answers
    *("link-yes", "link-no", "unlink", "stay-linked", "delete-yes", "keep-data", "keep"),  # of questions to one person
    "table-computer",  # a part of other labels
})  # fmt: skip
LANGUAGES: Final = shipped().languages
NOT_UNDERSTOOD: Final = ("near-not-move", "command-unknown", "typed-no-cell", "start-welcome")


def labels(language: str) -> dict[str, str]:
    say, there = Translator(language).text, parameters(language)
    plain = [name.removeprefix("button-") for name, given in there.items() if name.startswith("button-") and given <= {"offered"}]
    return {name: str(say(f"button-{name}", offered="no")) for name in plain if name not in NOT_TYPED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_a_public_button_means_something(language: str) -> None:
    known = labels(language)
    assert set(known) == {*COMMANDS_OF, *VERBS_OF, STAY}
    for name, label in known.items():
        for said in (label, label.lower(), f"/{label}", f"{label.strip(' ?…¿')}?"):
            found = label_named(said, language)
            does = [COMMANDS_OF.get(each) or (VERBS_OF[each].verb if each in VERBS_OF else each) for each in (found, name)]
            assert does[0] == does[1], said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_typed_label_is_answered_as_a_press_is(bot: Bot, language: str) -> None:
    """In a running game against a computer, in the private chat; the answer is never that it was not understood."""
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await ann.say(f"/settings language {language}")
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    unknown = {str(Translator(language).text(each, count=1, command="", word="", cells=""))[:12] for each in NOT_UNDERSTOOD}
    known = labels(language)
    for name in ("explain", "board", "inwords", "options", "agree", "mute", "games", "how", "rematch", "anew", "stay"):
        reply = await ann.say(known[name])
        assert reply.messages, name
        assert not any(ann.last.text.startswith(each) for each in unknown), (name, ann.last.text)
    await ann.say(known["explain"])
    assert ann.last.labels() == [known["all-rules"]]


async def test_in_a_group_only_replies_to_the_bot_are_meant(bot: Bot) -> None:
    ann = bot.guest("telegram:1", "Ann", "telegram:-1")
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    assert (await ann.say("Board")).messages == ()
    assert "New game of" in str((await ann.say("Board", message=card.id)).messages[0].paragraphs[0].spans)
    assert (await ann.say("Add computer", message=card.id)).messages[0].paragraphs[0].spans == (
        "How strong should the computer be?",
    )
