"""Settings from the environment and one file. All mistakes are reported together; secrets are never shown."""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
import stat
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, TypeAlias

from yarl import URL

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

CONFIG = "CARCASSONNE_BOT_CONFIG"
"""The variable that names the file; without it, `carcassonne-bot.toml` in the working directory is read if it exists."""

DEFAULT_FILE = "carcassonne-bot.toml"

_ENVIRONMENT = "environment"
_LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
_OWNERS = "must be one or more accounts, separated by commas: telegram:77, discord:456"


class Secret:
    """A string that logs and repr() hide; `reveal()` returns it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """Return the text, for the one call that needs it."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(…)"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)


class SettingsError(ValueError):
    """All mistakes in the settings, one sentence each."""

    def __init__(self, mistakes: list[str]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__("Problems in the settings:\n" + "\n".join(f"- {mistake}" for mistake in mistakes))


class _Wrong(ValueError):
    """A value that is not allowed; the message says what it must be."""


def _text(pattern: str, right: str) -> Callable[[str], str]:
    def read(given: str) -> str:
        if not re.fullmatch(pattern, given):
            raise _Wrong(right)
        return given

    return read


def _url(*schemes: str) -> Callable[[str], str]:
    right = f"must be a URL that begins with {' or '.join(f'{scheme}://' for scheme in schemes)}"

    def read(given: str) -> str:
        try:
            parts = URL(given)
            whole = bool(parts.host) and parts.port != 0 and not re.search(r"\s", given)
        except ValueError:  # also for impossible host names
            raise _Wrong(right) from None
        if parts.scheme not in schemes or not whole:
            raise _Wrong(right)
        # Paths are appended to an API's address; a gateway's address is used as it is.
        return given if parts.scheme in {"wss", "ws"} else given.rstrip("/")

    return read


def _path(given: str) -> Path:
    try:
        return Path(_checked_text(given)).expanduser()
    except RuntimeError:
        raise _Wrong("must be a path; ~ and ~name work only if this machine knows that home directory") from None


def _checked_text(given: str) -> str:
    """Return the text; refuse stray bytes from the environment, and NUL characters."""
    try:
        if b"\0" not in given.encode():
            return given
    except UnicodeEncodeError:
        pass
    raise _Wrong("must be text in UTF-8")


def _redis(given: str) -> str:
    """Check the scheme only; the store parses the rest and reports what is wrong with it."""
    single = r"rediss?://[^/\s].*|unix:///.+"
    several = r"rediss?\+(sentinel|cluster)://[^/\s].*"
    if not re.fullmatch(f"{single}|{several}", given):
        raise _Wrong(
            "must be a URL that begins with redis://, rediss:// or unix://, or with redis+sentinel:// or redis+cluster://"
        )
    return given


def _limit(given: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,8}", given, re.ASCII):
        raise _Wrong("must be a whole number, at least 1")
    return int(given)


def _switch(given: str) -> bool:
    if given not in {"yes", "no"}:
        raise _Wrong("must be yes or no")
    return given == "yes"


def _port(given: str) -> int:
    if not re.fullmatch(r"\d{1,5}", given, re.ASCII) or int(given) >= 1 << 16:
        raise _Wrong("must be a number from 0 to 65535; 0 picks a free port")
    return int(given)


def _accounts(given: str) -> frozenset[str]:
    found = frozenset(each.strip() for each in given.split(",") if each.strip())
    if not found or not all(re.fullmatch(r"[a-z]+:\S+", each, re.ASCII) for each in found):
        raise _Wrong(_OWNERS)
    return found


def _networks(given: str) -> tuple[Network, ...]:
    try:
        return tuple(ipaddress.ip_network(each.strip(), strict=False) for each in given.split(","))
    except ValueError:
        raise _Wrong("must be one or more addresses or networks, separated by commas: 127.0.0.1, 10.0.0.0/8, ::1") from None


def _shards(given: str) -> tuple[int, range]:
    """Return the number of shards, and those served here."""
    found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?/(\d{1,4})", given, re.ASCII)
    if found:
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if first <= last < count:
            return count, range(first, last + 1)
    raise _Wrong("must be the first and last shard to serve here and the total number: 0-1/4")


@dataclass(frozen=True)
class Setting:
    """The definition of one setting: how to read it, and what it means to the host."""

    read: Callable[[str], object]
    meaning: str
    secret: bool = False


def _setting(read: Callable[[str], object], meaning: str, default: object = MISSING) -> Any:
    return field(default=default, metadata={"setting": Setting(read, meaning)})


def _secret(read: Callable[[str], str], meaning: str) -> Any:
    return field(default=None, metadata={"setting": Setting(lambda given: Secret(read(given)), meaning, secret=True)})


_HOST = _text(r"[\w.:-]+", "must be an address or a host name")
_DISCORD_TOKEN = _text(r"[\w.-]+", "must be the bot's token from the developer portal, without 'Bot' before it")
_CLIENT_SECRET = _text(r"[\w-]{16,128}", "must be the client secret from the developer portal, page OAuth2")
_TELEGRAM_TOKEN = _text(r"\d+:[\w-]+", "must be the token from BotFather: digits, a colon, letters and digits")
_WEBHOOK_SECRET = _text(r"[A-Za-z0-9_-]{16,256}", "must have 16 to 256 letters, digits, _ or -")
_PASSWORD = _text(r"(?s).{8,}", "must have at least 8 characters")


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The host's settings. A field's name is its key in the file; in capitals, its environment variable."""

    discord_token: Secret | None = _secret(_DISCORD_TOKEN, "the Discord bot's token; without it, Discord is off")
    discord_client_secret: Secret | None = _secret(
        _CLIENT_SECRET, "the Discord app's client secret; with it and an https WEB_URL, Discord opens the board as an Activity"
    )
    discord_api_url: str | None = _setting(
        _url("https", "http"), "a server to use instead of Discord's API; the URL ends with `/api/v10`", None
    )
    discord_gateway_url: str | None = _setting(_url("wss", "ws"), "a gateway to use instead of Discord's", None)
    discord_shards: tuple[int, range] | None = _setting(
        _shards, "the Discord shards that this process serves, such as `0-1/4`; by default all that Discord recommends", None
    )
    telegram_token: Secret | None = _secret(_TELEGRAM_TOKEN, "the Telegram bot's token; without it, Telegram is off")
    telegram_api_url: str | None = _setting(_url("https", "http"), "a server to use instead of Telegram's API", None)
    telegram_pace: int = _setting(_limit, "multiple of Telegram's usual send limits: 1, or more if the server allows it", 1)
    telegram_ephemeral: bool = _setting(
        _switch,
        "yes: answer presses in groups with messages that one person sees, where the server knows them (Bot API 10.2)",
        False,
    )
    telegram_webhook_url: str | None = _setting(
        _url("https", "http"),
        "the public address that Telegram calls, for a bot of several processes; without it, the bot polls",
        None,
    )
    telegram_webhook_secret: Secret | None = _secret(
        _WEBHOOK_SECRET, "the secret that proves that a call comes from Telegram; required with a webhook"
    )
    telegram_webhook_host: str = _setting(_HOST, "the address on which the webhook listens", "127.0.0.1")
    telegram_webhook_port: int = _setting(_port, "the webhook's port; 0 picks a free one", 8443)
    redis_url: Secret | None = _secret(
        _redis, "the Redis, Sentinel or cluster that stores the games; without it, the bot starts its own Redis"
    )
    tables_of_person: int = _setting(_limit, "most open or running games per person", 20)
    tables_in_chat: int = _setting(_limit, "most open or running games per chat", 20)
    tables_in_room: int = _setting(_limit, "most open or running games in the browser room, where everybody meets", 500)
    commands_a_minute: int = _setting(_limit, "most commands and button presses answered per person per minute", 40)
    commands_in_chat_a_minute: int = _setting(_limit, "most commands and button presses answered per chat per minute", 200)
    commands_in_room_a_minute: int = _setting(
        _limit, "most commands and button presses answered in the browser room per minute", 2000
    )
    looks_in_chat_a_minute: int = _setting(_limit, "most boards, scores and replays posted per group per minute on request", 4)
    sayings_a_minute: int = _setting(_limit, "most /message commands per person per minute", 5)
    computer_pause: int = _setting(
        _limit, "shortest wait before a computer player moves, in milliseconds; the longest is twice that", 1500
    )
    computer_move: int = _setting(
        _limit, "the most that a computer player's move may cost, in milliseconds of a core, with a usual game", 1000
    )
    archive_days: int = _setting(
        _limit, "days after which a finished game moves from Redis to compressed files in the data directory", 7
    )
    backup_dir: Path | None = _setting(
        _path, "the folder of scheduled back-ups, best on another disk; without it, none are taken", None
    )
    backup_hours: int = _setting(_limit, "hours from one scheduled back-up to the next", 24)
    backup_keep: int = _setting(_limit, "how many scheduled back-ups are kept", 7)
    data_dir: Path = _setting(_path, "the bot's data directory")
    atlas_dir: Path | None = _setting(_path, "the folder of drawn tiles; by default `atlas` in the data directory", None)
    owners: frozenset[str] = _setting(
        _accounts, "the owners' accounts, such as `telegram:77, discord:456`; they receive alarms", frozenset()
    )
    health_host: str = _setting(_HOST, "the address on which health checks and metrics listen", "127.0.0.1")
    health_port: int | None = _setting(_port, "the port for health checks and metrics; 0 picks a free one", None)
    log_format: str = _setting(
        _text("lines|json", "must be lines or json"), "the log's format: lines for people, or json", "lines"
    )
    web_host: str = _setting(_HOST, "the address on which the browser room listens", "127.0.0.1")
    web_port: int = _setting(_port, "the browser room's port; 0 picks a free one", 8080)
    web_url: str | None = _setting(
        _url("https", "http"),
        "the browser room's public address, for example behind a proxy; required for links in other chats",
        None,
    )
    trusted_proxies: tuple[Network, ...] = _setting(
        _networks,
        "the proxies in front of the browser room, such as `127.0.0.1, 10.0.0.0/8`; the bot trusts their"
        " `X-Forwarded-For` or `Forwarded` headers, so that limits apply per visitor",
        (),
    )
    web_password: Secret | None = _secret(_PASSWORD, "the browser room's password; required if other machines can reach the room")


def all_settings() -> dict[str, Setting]:
    """Return every setting by name."""
    return {each.name: each.metadata["setting"] for each in fields(Settings)}


def atlas_of(settings: Settings) -> Path:
    """Return the folder of the drawn tiles."""
    return settings.atlas_dir or settings.data_dir / "atlas"


def secrets_of(settings: Settings) -> list[str]:
    """Return all values that must never be shown."""
    given = (getattr(settings, name) for name in all_settings())
    return [value.reveal() for value in given if isinstance(value, Secret)]


@dataclass(frozen=True)
class _Source:
    """One of the two sources of settings; relative paths in it start at `base`."""

    name: str
    base: Path
    values: Mapping[str, object]

    def label(self, key: str) -> str:
        return f"{key.upper()} (environment)" if self.name == _ENVIRONMENT else f"{key} ({self.name})"


def load(
    environ: Mapping[str, str] | None = None, folder: Path | None = None, accounts: Mapping[str, str] | None = None
) -> Settings:
    """Return the settings in force: the environment overrides the file, and an empty variable counts as unset.

    `accounts`: for each platform the pattern of an owner's id; without it owners are not checked.
    """
    environ = os.environ if environ is None else environ
    folder = folder or Path.cwd()
    mistakes: list[str] = []
    given = {name: environ[name.upper()] for name in all_settings() if environ.get(name.upper())}
    sources = [_Source(_ENVIRONMENT, folder, given), *_file(environ, folder, mistakes)]
    values: dict[str, Any] = dict(_values(sources, mistakes))
    if "data_dir" not in values:
        values["data_dir"] = _home(environ, mistakes) / "carcassonne-bot"
    settings = Settings(**values)
    mistakes += _contradictions(settings, sources)
    mistakes += _strange_owners(settings, sources, accounts)
    if mistakes:
        raise SettingsError(mistakes)
    return settings


def mistake_in(name: str, given: str) -> str:
    """Return what a setting's value must be, if this is not it."""
    try:
        _read(given, all_settings()[name])
    except _Wrong as right:
        return str(right)
    return ""


def with_setting(text: str, name: str, value: str) -> str:
    """Return the text of a settings file in which a setting has this value."""
    line = f'{name} = "{value}"'
    changed, count = re.subn(rf"(?m)^[ \t]*{name}[ \t]*=.*$", lambda _: line, text, count=1)
    return changed if count else f"{line}\n{text}"


def settings_file() -> Path:
    """Return the path where a settings file is expected."""
    return Path.cwd() / _path(os.environ.get(CONFIG) or DEFAULT_FILE)


def exposed_file() -> Path | None:
    """Return the settings file if it contains secrets that others on this machine can read, else None."""
    file = settings_file()
    try:
        if not file.stat().st_mode & 0o077:
            return None
        values = _contents(file)
    except (OSError, ValueError):
        return None  # `load` reports what is wrong with the file itself
    return file if any(setting.secret for name, setting in all_settings().items() if name in values) else None


def _contents(file: Path) -> dict[str, Any]:
    """Return the contents of the file. It must be a regular file: a pipe makes its reader wait, a device may never end."""
    if not stat.S_ISREG(file.stat().st_mode):
        raise _Wrong("must be a text file with lines like: web_port = 8080")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _home(environ: Mapping[str, str], mistakes: list[str]) -> Path:
    try:
        return _path(environ.get("XDG_DATA_HOME") or "~/.local/share")
    except _Wrong as right:
        mistakes.append(f"XDG_DATA_HOME (environment) {right}.")
        return Path()


def _file(environ: Mapping[str, str], folder: Path, mistakes: list[str]) -> Iterator[_Source]:
    named = environ.get(CONFIG)
    try:
        path = folder / _path(named or DEFAULT_FILE)
    except _Wrong as right:
        mistakes.append(f"{CONFIG} (environment) {right}.")
        return
    label = f"{path}{f' ({CONFIG})' if named else ''}"
    try:
        values = _contents(path)
    except OSError as error:
        if named or not isinstance(error, FileNotFoundError):
            mistakes.append(f"{label} cannot be read: {error.strerror}.")
    except _Wrong as right:
        mistakes.append(f"{label} {right}.")
    except UnicodeDecodeError:
        mistakes.append(f"{path} is not text in UTF-8.")
    except tomllib.TOMLDecodeError as error:
        mistakes.append(f"{path} is not TOML: {error}. A line looks like: web_port = 8080")
    else:
        mistakes += _strangers(path.name, values)
        yield _Source(path.name, path.parent, values)


def _strangers(name: str, values: Mapping[str, object]) -> Iterator[str]:
    for key in sorted(values.keys() - all_settings().keys()):
        near = difflib.get_close_matches(key.lower(), all_settings(), n=1, cutoff=0.5)
        yield f"{key} ({name}) is not a setting; " + (
            f"did you mean {near[0]}?" if near else f"the settings are {', '.join(all_settings())}."
        )


def _values(sources: list[_Source], mistakes: list[str]) -> Iterator[tuple[str, object]]:
    for name, setting in all_settings().items():
        source = next((source for source in sources if name in source.values), None)
        if source is None:
            continue
        given = source.values[name]
        try:
            value = _read(given, setting)
        except _Wrong as right:
            # Never show the value: a secret may have ended up under the wrong name.
            mistakes.append(f"{source.label(name)} {right}.")
        else:
            yield name, source.base / value if isinstance(value, Path) else value


def _read(given: object, setting: Setting) -> object:
    if isinstance(given, bool) or not isinstance(given, str | int):
        raise _Wrong("must be a string in quotes or a whole number")
    return setting.read(_checked_text(str(given)).strip())


def _strange_owners(settings: Settings, sources: list[_Source], accounts: Mapping[str, str] | None) -> Iterator[str]:
    owners = [owner.partition(":") for owner in settings.owners]
    if accounts is not None and not all(re.fullmatch(accounts.get(platform, ""), id_) for platform, _, id_ in owners):
        source = next(source for source in sources if "owners" in source.values)
        yield f"{source.label('owners')} {_OWNERS}."


def _contradictions(settings: Settings, sources: list[_Source]) -> Iterator[str]:
    password_given = any("web_password" in source.values for source in sources)
    if settings.web_host not in _LOOPBACK and not password_given:
        yield "web_host opens the room to other machines: set web_password too, or remove web_host."
    if settings.web_url and not password_given:
        yield "web_url opens the room to other machines: set web_password too, or remove web_url."
    if settings.telegram_webhook_url and not any("telegram_webhook_secret" in source.values for source in sources):
        yield "telegram_webhook_url is open to everybody: set telegram_webhook_secret too, or remove both to use polling."
