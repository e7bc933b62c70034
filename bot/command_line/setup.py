"""Ask for the platforms' tokens, check each with its platform, save them in the settings file, and run the doctor."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from dataclasses import replace
from getpass import getpass
from pathlib import Path
from typing import Any

from bot.app.platforms import PLATFORMS, load_settings
from bot.chat.platform_kind import PlatformKind, TokenGuide
from bot.command_line import doctor
from bot.settings import Secret, Settings, mistake_in, settings_file, with_setting
from bot.watch.direct_calls import ApiUnreachable
from bot.watch.findings import Finding

_NEW = "# Settings of carcassonne-bot: docs/settings.md lists them all.\n"


def add(_: argparse.ArgumentParser) -> None:
    """It takes no arguments."""


def run(_: argparse.Namespace) -> int:
    """Return the doctor's result, or 2 if nothing was saved."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("carcassonne-bot: setup asks questions: run it on a terminal", file=sys.stderr)
        return 2
    file, settings = settings_file(), load_settings()
    print(f"This asks for the tokens and saves them in {file}, which only you can read.")
    try:
        given = {guide.setting: token for kind in PLATFORMS if (guide := kind.token) and (token := _asked(kind, guide, settings))}
        if given:
            _save(file, given)
    except (KeyboardInterrupt, EOFError):
        print("\nNothing was saved.", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"carcassonne-bot: cannot write {file}: {error.strerror}. Nothing was saved.", file=sys.stderr)
        return 2
    print(f"\nSaved in {file}.\n" if given else "\nNothing to save.\n")
    result = doctor.run(argparse.Namespace(texts=False, games=False, offline=False))
    print("Open the links above to invite the bot, then start it: make run")
    return result


def _asked(kind: PlatformKind, guide: TokenGuide, settings: Settings) -> str:
    """Ask for a token until it is right; return nothing to leave things as they are."""
    name, kept = kind.name.capitalize(), getattr(settings, guide.setting) is not None
    print(f"\n{name}" + (" (has a token already)" if kept else ""))
    for number, step in enumerate(guide.steps, start=1):
        print(f"  {number}. {step}")
    leave = "keep the present one" if kept else f"leave {name} off"
    while token := getpass(f"Paste the token (it stays hidden), or press Enter to {leave}: ").strip():
        if _accepted(kind, guide, token, settings):
            return token
    return ""


def _accepted(kind: PlatformKind, guide: TokenGuide, token: str, settings: Settings) -> bool:
    """Say what the platform says of a token; return whether to take it."""
    if wrong := mistake_in(guide.setting, token):
        others = (each for each in PLATFORMS if each is not kind and each.token and not mistake_in(each.token.setting, token))
        looks = next((f" This looks like a token of {other.name.capitalize()}." for other in others), "")
        print(f"  The token {wrong}.{looks}")
        return False
    try:
        changed: dict[str, Any] = {guide.setting: Secret(token)}
        found = asyncio.run(_findings(kind, replace(settings, **changed)))
    except ApiUnreachable as trouble:
        print(f"  {kind.name.capitalize()} cannot be reached: {trouble}")
        return input("  Save the token unchecked? [y/N] ").strip().lower() in {"y", "yes"}
    first = found[0]
    print(f"  {first.what[0].upper()}{first.what[1:]}." + (f" To do: {first.do}." if first.do else ""))
    return first.state == "good"


async def _findings(kind: PlatformKind, settings: Settings) -> list[Finding]:
    return [finding async for finding in kind.check(settings)]


def _save(file: Path, given: dict[str, str]) -> None:
    """Write all at once: the file is the old or the new one, even if the machine stops."""
    text = file.read_text("utf-8") if file.exists() else _NEW
    for name, token in given.items():
        text = with_setting(text, name, token)
    beside = file.with_name(f"{file.name}.new")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        beside.chmod(0o600)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
