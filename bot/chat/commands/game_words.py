"""The words after /new: a game, expansions, players, time per turn, computers of a level, a colour, in any order."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.ai.levels import LEVELS
from bot.chat.commands.options import with_choice
from bot.chat.context import Context
from bot.chat.vocabulary import beginning, find_name, meaning_of, span
from bot.chat.voice import Voice
from bot.games.rules import GAMES
from bot.table.options import INCREMENTS, PACES, Options, TurnPace
from bot.table.refused import Denied
from bot.table.table import COLOURS


class Named(NamedTuple):
    """What is named after `/new`. `rates`: whether it is named if the game is rated; `colour`: of the person who opens it."""

    options: Options
    computer: bool = False
    level: str = ""
    seats: int = 0
    rates: bool = False
    colour: str = ""


def read_options(context: Context, options: Options) -> Named:
    """Read the game, the expansions, "3 players", "24h", "private", "red" and "hard computer" after the command, in any order.

    "Without" stands before an expansion; the number of computers does not count the person.
    """
    said = _with_banks(context.own, _phrases(context.own, " ".join(context.words).replace(",", " ").replace("+", " + ").split()))
    words, without = _without(context.own, options, said)
    words = _seats_for_computers(context, words)
    games = {word: game_named(context.own, word) for word in words}
    game, computer, level, seats = next(filter(None, games.values()), options.game), False, "", 0
    colour = ""
    if game != options.game:
        options = with_choice(options, "game", game)
    rates = any(meaning_of(context.own, word, _RATES) for word in words)
    for word in words:
        # "Grün" is a colour, though "Grundspiel" begins with it.
        own = colour_named(context.own, word)
        if own:
            colour = own
            continue
        changed = _with_word(context, options, word)
        if changed is not None:
            options, seats = changed, int(word) if word.isdecimal() else seats
        elif _level(context, word):
            computer, level = True, _level(context, word)
        elif meaning_of(context.own, word, ("computer",)):
            computer = True
        elif not games[word]:
            raise _unknown(options, word[:40])
    modules = tuple(module for module in options.modules if module not in without)
    if seats and seats not in replace(options, modules=modules).places():
        raise _bad_seats(replace(options, modules=modules), seats)
    return Named(replace(options, modules=modules), computer, level, seats, rates, colour)


_RATES: Final = ("rated", "casual")
_SHORTEST_UNIT: Final = 2
"""A unit with more letters is a time alone: "week"."""
_BESIDE: Final = ("and", "players", "game", "one", "beside")
"""Words that may be left out: "a game of", "with", "players", "against"."""


def _module(voice: Voice, options: Options, word: str) -> str:
    """Return the expansion that a word names, or "base" for none at all."""
    fields = "fields" if "fields" in options.kind.modules and meaning_of(voice, word, ("fields",)) else ""
    return fields or find_name(voice, word, "module", ("base", *options.kind.modules))


def _without(voice: Voice, options: Options, words: list[str]) -> tuple[list[str], frozenset[str]]:
    """Return the words but those that leave an expansion out ("without inns cathedrals"), and what is left out."""
    kept: list[str] = []
    out: list[str] = []
    for at, word in enumerate(words):
        module = _module(voice, options, word)
        if meaning_of(voice, word, ("without",)) and words[at + 1 :] and _module(voice, options, words[at + 1]):
            continue
        if module and ((at and meaning_of(voice, words[at - 1], ("without",))) or module in out):
            out.append(module)
        else:
            kept.append(word)
    return kept, frozenset(out)


def _seats_for_computers(context: Context, words: list[str]) -> list[str]:
    """Return the words with the seats in place of a number of computers: "3 computers" and the person need four."""
    found = list(words)
    for at, word in enumerate(words):
        after = [each for each in words[at + 1 : at + 3] if not _level(context, each)]
        if word.isdecimal() and len(word) <= 2 and after and meaning_of(context.own, after[0], ("computer",)):
            found[at] = str(int(word) + 1)
    return found


def _bad_seats(options: Options, seats: int) -> Denied:
    """Say how many can play this, and with which expansions more."""
    places, kind = options.places(), options.kind
    more = [module for module in kind.modules if max(kind.seats((*options.modules, module))) > max(places)]
    most = max(kind.seats((*options.modules, *more))) if more else 0
    named = " ".join(more)
    return Denied(
        "bad_seats",
        {
            "seats": seats,
            "fewest": min(places),
            "most": max(places),
            "more": most,
            "game": options.game,
            "modules": named,
        },
    )


def _with_word(context: Context, options: Options, word: str) -> Options | None:
    """Return the options with the one that a word names; None if it names none."""
    module = _module(context.own, options, word)
    rates = meaning_of(context.own, word, _RATES)
    if rates:
        return with_choice(options, "rated", "on" if rates == "rated" else "off")
    if word.isdecimal():
        return with_choice(options, "seats", word)
    pace = _pace(context.own, word)
    if pace:
        return with_choice(options, "pace", pace)
    if module:
        return options if module in {"base", *options.modules} else with_choice(options, "modules", f"m_{module}")
    if meaning_of(context.own, word, ("all",)):
        return replace(options, modules=options.kind.modules)
    return with_choice(options, "private", "on") if meaning_of(context.own, word, ("private",)) else None


def _phrases(voice: Voice, words: list[str]) -> list[str]:
    """Join what belongs together ("3 days", "1 week" for "a week", "none" for "no time limit"); leave out what says nothing."""
    found: list[str] = []
    while words:
        alone = len(words[0]) > _SHORTEST_UNIT and meaning_of(voice, words[0], ("hours", "days", "weeks"))
        number = "1" if meaning_of(voice, words[0], ("one",)) else words[0]
        timed = " ".join((number, *words[1:2])) if number.isdecimal() else ""
        untimed, after = beginning(voice, words, ("untimed",))
        beside, behind = beginning(voice, words, _BESIDE)
        if timed and span(voice, timed) is not None:
            found, words = [*found, timed], words[2:]
        elif alone:
            found, words = [*found, f"1 {words[0]}"], words[1:]
        elif untimed:
            found, words = [*found, "none"], after
        else:
            found, words = (found, behind) if beside else ([*found, words[0]], words[1:])
    return found


_PLUS: Final = " + "
"""Between the two times of a bank: what it holds at first, and what it gets with each turn."""


def _with_banks(voice: Voice, words: list[str]) -> list[str]:
    """Return the words with two times in a row as one: "2 days + 4 h"."""
    found: list[str] = []
    for word in words:
        if found and all(span(voice, each) is not None for each in (*found[-1].split(_PLUS), word)):
            found[-1] = f"{found[-1]}{_PLUS}{word}"
        else:
            found.append(word)
    return found


def _pace(voice: Voice, word: str) -> str:
    """Return the time per turn that a word names; Denied if it is a span of time that no turn can have."""
    times = [span(voice, each) for each in word.split(_PLUS)]
    named = next((name for name in PACES if times[0] is not None and times == _times(name)), "")
    if times[0] is not None and not named:
        raise Denied("bad_pace", {"word": word[:40], "paces": " ".join(PACES)})
    return named or (word.lower() if word.lower() in PACES else find_name(voice, word, "pace", ("none",)))


def _times(pace: TurnPace) -> list[int | None]:
    """Return the times that make a pace: one for each decision, or the two of a bank."""
    return [PACES[pace], *([INCREMENTS[pace]] if pace in INCREMENTS else [])]


def _level(context: Context, word: str) -> str:
    """Return the computers' level that a word names."""
    levels = context.services.levels
    return word.lower() if word.lower() in levels else meaning_of(context.own, word, [each for each in levels if each in LEVELS])


def colour_named(voice: Voice, word: str) -> str:
    """Return the colour that a word names."""
    return find_name(voice, word, "colour", COLOURS)


def game_named(voice: Voice, word: str) -> str:
    """Return the game that a word names."""
    cards = "cardcassonne" if meaning_of(voice, word, ("cards",)) else ""
    return cards or find_name(voice, word, "game", tuple(GAMES))


def _unknown(options: Options, word: str) -> Denied:
    """Say which games and expansions there are in place of an unknown word."""
    if not options.kind.modules:
        return Denied("no_expansions", {"word": word, "game": options.game})
    return Denied("unknown_game", {"word": word, "games": " ".join(GAMES), "modules": " ".join(options.kind.modules)})
