"""Texts are shown as the apps show them: nothing of their markup is left."""

from __future__ import annotations

from pathlib import Path

from tests.look.bubbles import discord_bubble, telegram_bubble
from tests.look.pages import Kind, page, pushed
from tests.standins.discord.world import Channel, DiscordMessage, DiscordUser
from tests.standins.telegram.texts import read
from tests.standins.telegram.world import Chat, TelegramMessage, TelegramUser

HOUR = 3600


def test_telegram_text_has_its_entities() -> None:
    text = "🎲 Ann, your turn\nBen: K20\nby then (long)"
    entities = [
        {"type": "text_mention", "offset": 3, "length": 3, "user": {"id": 1}},
        {"type": "blockquote", "offset": 18, "length": 8},
        {"type": "date_time", "offset": 30, "length": 4, "unix_time": HOUR, "date_time_format": "wdt"},
        {"type": "date_time", "offset": 36, "length": 4, "unix_time": HOUR, "date_time_format": "r"},
    ]
    message = TelegramMessage(Chat(-1, "group"), 1, TelegramUser(1, "bot"), read(text, entities, 4096, "text"))
    shown = telegram_bubble(message, now=0).html
    assert '🎲 <span class="mention">Ann</span>, your turn' in shown
    assert "<blockquote>Ben: K20</blockquote>" in shown
    assert 'by <span class="time">1 Jan 1970, 02:00</span> (<span class="time">in 1 hour</span>)' in shown


def test_discord_text_has_its_markdown() -> None:
    ann = DiscordUser("Ann", id=7)
    text = "<@7>, **1 \\* 2** <b>\n> K20\n-# by <t:3600:f> (<t:3600:R>), </help:5>"
    shown = discord_bubble(DiscordMessage(Channel(), ann, content=text), {7: ann}, now=0).html
    assert '<span class="mention">@Ann</span>, <b>1 * 2</b> &lt;b>' in shown
    assert "<blockquote>K20</blockquote>" in shown
    assert '<small>by <span class="time">1 Jan 1970, 02:00</span> (<span class="time">in 1 hour</span>)' in shown
    assert '<span class="mention">/help</span>' in shown
    assert pushed(text, {7: ann}).startswith("@Ann, 1 * 2 <b>")


def test_page_names_each_kind() -> None:
    html = page("discord", "dark", "phone", [Kind("Push", None, "Ann & Ben"), Kind("Push", None, "again")])
    assert html.count("<h2>Push</h2>") == 2
    assert "Ann &amp; Ben" in html
    assert Path(__file__).with_name("look.css").read_text("utf-8").splitlines()[0] in html
