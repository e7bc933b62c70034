"""Time zones by the names that people type: a zone, or a city in the reader's language, in any case."""

from __future__ import annotations

from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from bot.i18n import shipped, speaker, unaccented
from bot.i18n.foreign import edits

_REGIONS: Final = frozenset({"Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific"})
"""Where the time zones are named after cities."""
_MOST_ERRORS: Final = 2
_FEWEST: Final = 3
"""Fewest letters that may have an error, or begin a name."""
_LONG: Final = 6
"""From this many letters on a name may have two errors."""
MOST_NEAR: Final = 3
_LARGE: Final = (
    *("Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Madrid", "Europe/Warsaw", "Europe/Kyiv", "Europe/Moscow"),
    *("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Toronto", "America/Sao_Paulo"),
    *("America/Mexico_City", "America/Bogota", "Europe/Istanbul", "Africa/Cairo", "Africa/Johannesburg", "Asia/Kolkata"),
    *("Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Asia/Jakarta", "Australia/Sydney", "Pacific/Auckland"),
)
"""Zones in which many players live."""


def city_zones() -> tuple[str, ...]:
    """Return the time zones that are named after cities."""
    return tuple(sorted(zone for zone in available_timezones() if zone.partition("/")[0] in _REGIONS))


def zone_named(said: str) -> str:
    """Return the time zone that is meant by its name, by its last part, or by a city; empty if there is none."""
    typed = _plain(said)
    return _zones().get(typed) or _cities().get(typed, "")


def near_zones(said: str) -> tuple[str, ...]:
    """Return the cities of whose names what is said is at least the first half, or nearly all, the nearest first."""
    typed = _plain(said)
    if len(typed) < _FEWEST:
        return ()
    begun = [zone for name, zone in _cities().items() if name.startswith(typed) and 2 * len(typed) >= len(name)]
    most = {name: _MOST_ERRORS if min(len(typed), len(name)) >= _LONG else 1 for name in _cities()}
    close = sorted((edits(typed, name, most[name]) - most[name], zone) for name, zone in _cities().items())
    near = [zone for beyond, zone in close if beyond <= 0]
    return tuple(dict.fromkeys((*begun, *near)))[:MOST_NEAR]


def zones_to_offer(typed: str, own: str, language: str) -> list[str]:
    """Return the zones with what is typed in their names: the person's own, likely ones by their app's language, large ones."""
    begun, home, territories = unaccented(typed).replace(" ", "_"), _home(language), get_global("zone_territories")
    large = {zone: number for number, zone in enumerate(_LARGE)}
    there = {zone for zone in city_zones() if territories.get(zone) == home}
    near = there & large.keys() or there

    def rank(zone: str) -> tuple[bool, bool, bool, int, str]:
        begins = city_of(zone).lower().startswith(begun)
        return (zone != own, not begins, zone not in near, large.get(zone, len(large)), zone)

    meant = zone_named(typed)
    fitting = {zone for zone in {own, "UTC", *city_zones()} if begun in zone.lower()} | ({meant} if meant else set())
    return sorted(fitting, key=rank)


def _home(language: str) -> str:
    """Return the territory where an app has most likely this language, as in "en-GB" or "de"; empty if it is unknown."""
    try:
        locale = Locale.parse(get_global("likely_subtags").get(language, language.replace("-", "_")))
    except (UnknownLocaleError, ValueError):
        return ""
    return locale.territory or ""


def city_of(zone: str) -> str:
    """Return the last part of a zone's name."""
    return zone.rpartition("/")[2]


@cache
def _zones() -> dict[str, str]:
    return {_plain(zone): zone for zone in sorted(available_timezones())}


@cache
def _cities() -> dict[str, str]:
    """Map cities to their zones: the last parts of the zones' names, shorter zones first, and names in the languages."""
    found: dict[str, str] = {}
    for zone in sorted(city_zones(), key=lambda zone: (zone.count("/"), zone)):
        found.setdefault(_plain(city_of(zone)), zone)
    for language in shipped().languages:
        for each in speaker(language).text("zone-cities").split(","):
            city, _, zone = each.partition(":")
            found.setdefault(_plain(city), zone.strip())
    return found


def _plain(said: str) -> str:
    return unaccented(said).replace("_", " ").strip()
