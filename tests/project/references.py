"""The tables of docs/settings.md and docs/command-line.md, made from the code. `python -m tests.project.references` writes."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, Final

from bot.command_line import COMMANDS, module_of
from bot.settings import Settings
from tests.project.documents import ROOT

SETTINGS: Final = ROOT / "docs" / "settings.md"
COMMAND_LINE: Final = ROOT / "docs" / "command-line.md"
_MADE: Final = re.compile(r"(?<=<!-- made from the code -->\n).*(?=<!-- end -->)", re.DOTALL)


def settings() -> str:
    """A row for each setting."""
    rows = [f"| `{each.name.upper()}` | {each.metadata['setting'].meaning} | {_default(each)} |" for each in fields(Settings)]
    return "\n".join(("| setting | what it is | default |", "| --- | --- | --- |", *rows, ""))


def _default(setting: Field[Any]) -> str:
    if setting.default is MISSING:  # the data directory: where it lies depends on the person who starts the bot
        return "`~/.local/share/carcassonne-bot`"
    if setting.default in (None, (), frozenset()):
        return "–"
    return "no" if setting.default is False else f"`{setting.default}`"


def command_line() -> str:
    """A section for each command with its arguments."""
    return "\n".join(line for name, summary in COMMANDS.items() for line in _section(name, summary))


def _section(name: str, summary: str) -> Iterator[str]:
    module, own = module_of(name), argparse.ArgumentParser()
    module.add(own)
    yield from (f"## {name}", "", *(str(module.__doc__).strip() or summary).splitlines(), "")
    arguments = [action for action in own._actions if not isinstance(action, argparse._HelpAction)]
    if arguments:
        yield from ("| argument | what it is |", "| --- | --- |")
        yield from (f"| `{_written(action)}` | {_explained(action, own)} |" for action in arguments)
        yield ""


def _written(action: argparse.Action) -> str:
    name = action.option_strings[-1] if action.option_strings else ""
    if action.nargs == 0:
        return name
    value = str(action.metavar or action.dest.upper())
    return f"{name} {value}".strip() if action.nargs != "?" else f"[{value}]"


def _explained(action: argparse.Action, own: argparse.ArgumentParser) -> str:
    said = str(action.help) % {"default": action.default, "prog": own.prog}
    choices = [str(each) for each in action.choices or ()]
    if not all(re.search(rf"\b{each}\b", said) for each in choices):
        said += f"; one of {', '.join(f'`{each}`' for each in choices)}"
    return said + ("; required" if action.required and action.option_strings else "")


def with_tables(page: Path, made: str) -> str:
    """The page with what is made from the code."""
    text = page.read_text("utf-8")
    assert _MADE.search(text), page
    return _MADE.sub(lambda _: made, text)


PAGES: Final = {SETTINGS: settings, COMMAND_LINE: command_line}

if __name__ == "__main__":
    for path, make in PAGES.items():
        path.write_text(with_tables(path, make()), "utf-8")
