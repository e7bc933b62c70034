"""Frames around messages, drawn by a browser without a window."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from html import escape, unescape
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from tests.look.bubbles import Bubble, discord_text
from tests.standins.discord.world import DiscordUser

WIDTHS: Final = {"phone": 390, "desktop": 900}
THEMES: Final = ("light", "dark")
_TALLEST: Final = 16_000
_STYLE: Final = Path(__file__).with_name("look.css")


class Kind(NamedTuple):
    """A kind of message: its name, and an example; a push has only its text."""

    name: str
    bubble: Bubble | None
    push: str = ""


def page(platform: str, theme: str, device: str, kinds: Sequence[Kind]) -> str:
    """A page with an example of each kind, in a frame of this platform, theme and device."""
    style = f"{_STYLE.read_text('utf-8')} body {{ width: {WIDTHS[device]}px }}"
    shown = "".join(f"<h2>{escape(kind.name)}</h2>{_framed(platform, kind)}" for kind in kinds)
    return f'<!doctype html><meta charset="utf-8"><style>{style}</style><body class="{platform} {theme} {device}">{shown}</body>'


def _framed(platform: str, kind: Kind) -> str:
    if kind.bubble is None:
        return f'<div class="push"><b>Games</b><span>{escape(kind.push)}</span></div>'
    if platform == "telegram" or kind.bubble.form:
        return kind.bubble.html
    note = '<p class="seen">Only you can see this</p>' if kind.bubble.whisper else ""
    who = '<p class="who">Carcassonne <i>APP</i></p>'
    whisper = " whisper" if kind.bubble.whisper else ""
    return f'<div class="message{whisper}"><div class="avatar">C</div><div>{who}{kind.bubble.html}{note}</div></div>'


def pushed(text: str, people: Mapping[int, DiscordUser]) -> str:
    """A push as Discord's apps word it: names instead of numbers, and no markup."""
    plain = re.sub("<[^>]*>", "", discord_text(text, people, time.time()).replace("</p>", " ").replace("</blockquote>", " "))
    return unescape(plain).strip()


def draw(html: str, device: str, target: Path) -> None:
    """Write the page and its picture beside each other."""
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    source = target.with_suffix(".html")
    source.write_text(html, "utf-8")
    if chromium is None:
        raise SystemExit("chromium is needed on PATH")
    size = f"--window-size={max(WIDTHS[device], 500)},{_TALLEST}"
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size, f"--screenshot={target.resolve()}"]
    subprocess.run([chromium, *options, source.resolve().as_uri()], check=True, capture_output=True, timeout=120)
    with Image.open(io.BytesIO(target.read_bytes())) as taken:
        drawn = taken.convert("RGB").crop((0, 0, WIDTHS[device], taken.height))
        ground = Image.new("RGB", drawn.size, drawn.getpixel((1, drawn.height - 1)))
        box = ImageChops.difference(drawn, ground).getbbox()
        drawn.crop((0, 0, drawn.width, min(drawn.height, (box[3] if box else 0) + 16))).save(target)


def beside(pictures: Sequence[Path], target: Path) -> None:
    """Put pictures side by side, on the ground of the first."""
    opened = [Image.open(path).convert("RGB") for path in pictures]
    size = sum(each.width for each in opened), max(each.height for each in opened)
    together = Image.new("RGB", size, opened[0].getpixel((1, 1)))
    for number, each in enumerate(opened):
        together.paste(each, (sum(before.width for before in opened[:number]), 0))
    together.quantize(256).save(target, optimize=True)
