"""Settings: sources, precedence, and the message for each mistake."""

import argparse
import copy
import os
from pathlib import Path

import pytest

from bot.command_line import run as start
from bot.settings import Secret, SettingsError, all_settings, exposed_file, load

DISCORD = "MTk4.Cl2FMQ.made-up_and_long"
TELEGRAM = "123456:made-up_token"
REDIS = "must be a URL that begins with redis://, rediss:// or unix://, or with redis+sentinel:// or redis+cluster://"
PATH = "must be a path; ~ and ~name work only if this machine knows that home directory"
PROXIES = "must be one or more addresses or networks, separated by commas: 127.0.0.1, 10.0.0.0/8, ::1"


def mistakes(environ: dict[str, str], folder: Path) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        load(environ, folder)
    return caught.value.mistakes


def test_defaults_serve_this_machine_only(tmp_path: Path) -> None:
    settings = load({"HOME": "/made/up", "XDG_DATA_HOME": "/data"}, tmp_path)
    assert (settings.discord_token, settings.telegram_token, settings.redis_url) == (None, None, None)
    assert (settings.web_host, settings.web_port, settings.web_password) == ("127.0.0.1", 8080, None)
    assert settings.data_dir == Path("/data/carcassonne-bot")


def test_every_environment_variable_is_read(tmp_path: Path) -> None:
    settings = load(
        {
            "DISCORD_TOKEN": DISCORD,
            "DISCORD_API_URL": "http://localhost:1/api/v10/",
            "DISCORD_GATEWAY_URL": "ws://localhost:2",
            "DISCORD_SHARDS": "2-3/4",
            "TELEGRAM_TOKEN": TELEGRAM,
            "TELEGRAM_API_URL": "http://localhost:3",
            "REDIS_URL": "unix:///run/redis.sock",
            "DATA_DIR": "data",
            "WEB_HOST": "0.0.0.0",  # noqa: S104 — with a password it may listen everywhere
            "WEB_PORT": "0",
            "WEB_PASSWORD": "long enough",
        },
        tmp_path,
    )
    assert settings.discord_token == Secret(DISCORD)
    assert settings.discord_api_url == "http://localhost:1/api/v10"
    assert settings.discord_gateway_url == "ws://localhost:2"
    assert settings.discord_shards == (4, range(2, 4))
    assert settings.telegram_token is not None
    assert settings.telegram_token.reveal() == TELEGRAM
    assert settings.telegram_api_url == "http://localhost:3"
    assert settings.redis_url == Secret("unix:///run/redis.sock")
    assert settings.data_dir == tmp_path / "data"
    assert (settings.web_port, settings.web_password) == (0, Secret("long enough"))


def test_environment_overrides_the_file_in_the_working_directory(tmp_path: Path) -> None:
    (tmp_path / "carcassonne-bot.toml").write_text('web_port = 1234\nredis_url = "redis://one"\n', encoding="utf-8")
    settings = load({"REDIS_URL": "redis://two", "WEB_PORT": ""}, tmp_path)
    assert (settings.web_port, settings.redis_url) == (1234, Secret("redis://two"))


def test_relative_paths_start_at_the_named_file(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    (tmp_path / "etc" / "mine.toml").write_text('data_dir = "kept"\n', encoding="utf-8")
    settings = load({"CARCASSONNE_BOT_CONFIG": "etc/mine.toml"}, tmp_path)
    assert settings.data_dir == tmp_path / "etc" / "kept"


def test_missing_named_file_is_refused(tmp_path: Path) -> None:
    (said,) = mistakes({"CARCASSONNE_BOT_CONFIG": "missing.toml"}, tmp_path)
    assert said == f"{tmp_path / 'missing.toml'} (CARCASSONNE_BOT_CONFIG) cannot be read: No such file or directory."


@pytest.mark.parametrize("kind", ["directory", "pipe", "/dev/zero"])
@pytest.mark.parametrize("named", [True, False])
def test_pipes_and_devices_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, *, named: bool) -> None:
    """A pipe would block the start, a device fill the memory, so reading is disabled here."""

    def read(path: Path, **_: object) -> str:
        raise AssertionError(path)

    monkeypatch.setattr(Path, "read_text", read)
    path = tmp_path / "carcassonne-bot.toml"
    if kind == "directory":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(kind)
    said = f"{path}{' (CARCASSONNE_BOT_CONFIG)' if named else ''}"
    assert mistakes({"CARCASSONNE_BOT_CONFIG": path.name} if named else {}, tmp_path) == (
        f"{said} must be a text file with lines like: web_port = 8080.",
    )
    monkeypatch.chdir(tmp_path)
    assert exposed_file() is None


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"web_port = \n", "is not TOML: Invalid value (at line 1, column 12). A line looks like: web_port = 8080"),
        (b"\xff\xfe", "is not text in UTF-8."),
    ],
)
def test_invalid_file_is_refused_with_its_position(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / "carcassonne-bot.toml").write_bytes(content)
    assert mistakes({}, tmp_path) == (f"{tmp_path / 'carcassonne-bot.toml'} {said}",)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("discord_tokn", "discord_tokn (carcassonne-bot.toml) is not a setting; did you mean discord_token?"),
        ("WEB_PORT", "WEB_PORT (carcassonne-bot.toml) is not a setting; did you mean web_port?"),
        ("zzzz", f"zzzz (carcassonne-bot.toml) is not a setting; the settings are {', '.join(all_settings())}."),
    ],
)
def test_unknown_setting_suggests_the_nearest_name(tmp_path: Path, key: str, said: str) -> None:
    (tmp_path / "carcassonne-bot.toml").write_text(f"{key} = 1\n", encoding="utf-8")
    assert mistakes({}, tmp_path) == (said,)


@pytest.mark.parametrize(
    ("name", "value", "right"),
    [
        ("DISCORD_TOKEN", "Bot abc", "must be the bot's token from the developer portal, without 'Bot' before it"),
        ("TELEGRAM_TOKEN", "abc", "must be the token from BotFather: digits, a colon, letters and digits"),
        ("DISCORD_API_URL", "ftp://host", "must be a URL that begins with https:// or http://"),
        ("DISCORD_API_URL", "https://", "must be a URL that begins with https:// or http://"),
        ("DISCORD_API_URL", "https://host:99999", "must be a URL that begins with https:// or http://"),
        ("WEB_URL", "https://xn--/", "must be a URL that begins with https:// or http://"),
        ("WEB_URL", "https://é..host/", "must be a URL that begins with https:// or http://"),
        ("WEB_URL", "https://a host/", "must be a URL that begins with https:// or http://"),
        ("DISCORD_GATEWAY_URL", "https://host", "must be a URL that begins with wss:// or ws://"),
        ("DISCORD_SHARDS", "2-4/4", "must be the first and last shard to serve here and the total number: 0-1/4"),
        ("DISCORD_SHARDS", "all", "must be the first and last shard to serve here and the total number: 0-1/4"),
        ("TELEGRAM_API_URL", "host:80", "must be a URL that begins with https:// or http://"),
        ("REDIS_URL", "localhost:6379", REDIS),
        ("REDIS_URL", "unix://", REDIS),
        ("REDIS_URL", "redis+ring://host", REDIS),
        ("TABLES_OF_PERSON", "0", "must be a whole number, at least 1"),
        ("SAYINGS_A_MINUTE", "many", "must be a whole number, at least 1"),
        ("WEB_HOST", "a b", "must be an address or a host name"),
        ("WEB_PORT", "65536", "must be a number from 0 to 65535; 0 picks a free port"),
        ("WEB_PORT", "-1", "must be a number from 0 to 65535; 0 picks a free port"),
        ("WEB_PORT", "٣", "must be a number from 0 to 65535; 0 picks a free port"),
        ("WEB_PASSWORD", "short", "must have at least 8 characters"),
        ("WEB_PASSWORD", "long \udce9nough", "must be text in UTF-8"),
        ("DATA_DIR", "~nobody-such/here", PATH),
        ("ATLAS_DIR", "~nobody-such", PATH),
        ("DATA_DIR", "here\udce9", "must be text in UTF-8"),
        ("DATA_DIR", "~\udce9", "must be text in UTF-8"),
        ("WEB_URL", "https://here:" + "9" * 5000, "must be a URL that begins with https:// or http://"),
        ("TRUSTED_PROXIES", "10.0.0.1/33", PROXIES),
        ("TRUSTED_PROXIES", "localhost", PROXIES),
        ("TRUSTED_PROXIES", "127.0.0.1/" + "9" * 5000, PROXIES),
    ],
)
def test_mistake_names_valid_values(tmp_path: Path, name: str, value: str, right: str) -> None:
    environ = {"WEB_PASSWORD": "long enough", name: value}
    assert mistakes(environ, tmp_path) == (f"{name} (environment) {right}.",)


def test_missing_home_is_reported_like_other_mistakes(tmp_path: Path) -> None:
    said = "XDG_DATA_HOME (environment) " + PATH
    assert mistakes({"XDG_DATA_HOME": "~nobody-such"}, tmp_path) == (f"{said}.",)
    assert mistakes({"CARCASSONNE_BOT_CONFIG": "~nobody-such/a.toml", "WEB_PORT": "x"}, tmp_path) == (
        f"CARCASSONNE_BOT_CONFIG (environment) {PATH}.",
        "WEB_PORT (environment) must be a number from 0 to 65535; 0 picks a free port.",
    )
    (tmp_path / "carcassonne-bot.toml").write_text('data_dir = "a\\u0000b"\n', encoding="utf-8")
    assert mistakes({}, tmp_path) == ("data_dir (carcassonne-bot.toml) must be text in UTF-8.",)


@pytest.mark.parametrize("value", ["true", "1.5", "[1]", "{a = 1}", "2026-01-01"])
def test_wrong_type_in_the_file_is_refused(tmp_path: Path, value: str) -> None:
    (tmp_path / "carcassonne-bot.toml").write_text(f"web_port = {value}\n", encoding="utf-8")
    assert mistakes({}, tmp_path) == ("web_port (carcassonne-bot.toml) must be a string in quotes or a whole number.",)


def test_listening_publicly_needs_a_password(tmp_path: Path) -> None:
    said = "web_host opens the room to other machines: set web_password too, or remove web_host."
    assert mistakes({"WEB_HOST": "192.0.2.1"}, tmp_path) == (said,)
    assert load({"WEB_HOST": "localhost"}, tmp_path).web_host == "localhost"


def test_all_mistakes_are_reported_at_once_without_secrets(tmp_path: Path) -> None:
    (tmp_path / "carcassonne-bot.toml").write_text('discord_token = "not a t0ken"\nunknown = 1\n', encoding="utf-8")
    environ = {"TELEGRAM_TOKEN": "hidden-1", "WEB_PASSWORD": "hidden2", "REDIS_URL": "http://me:hidden3@host", "WEB_PORT": "x"}
    with pytest.raises(SettingsError) as caught:
        load(environ, tmp_path)
    assert len(caught.value.mistakes) == 6
    shown = str(caught.value) + repr(caught.value)
    assert [secret for secret in ("t0ken", "hidden") if secret in shown] == []


def test_secret_is_shown_only_by_reveal(tmp_path: Path) -> None:
    environ = {
        "DISCORD_TOKEN": DISCORD,
        "TELEGRAM_TOKEN": TELEGRAM,
        "REDIS_URL": "redis://u:hidden@h",
        "WEB_PASSWORD": "hidden-too",
    }
    settings = load(environ, tmp_path)
    for shown in (str(settings), repr(settings), f"{settings.discord_token}", repr(copy.deepcopy(settings)), str(vars(settings))):
        assert "made-up" not in shown
        assert "hidden" not in shown


@pytest.mark.parametrize(
    ("text", "mode", "exposed"),
    [
        ('telegram_token = "1:a"', 0o644, True),
        ('web_password = "a long one"', 0o640, True),
        ('telegram_token = "1:a"', 0o600, False),
        ("web_port = 9000", 0o644, False),
        ("not toml", 0o644, False),
    ],
)
def test_world_readable_file_with_secrets_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, mode: int, *, exposed: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    assert exposed_file() is None
    file = tmp_path / "carcassonne-bot.toml"
    file.write_text(text, "utf-8")
    file.chmod(mode)
    assert exposed_file() == (file if exposed else None)


@pytest.mark.parametrize("mode", [0o644, 0o600])
def test_start_warns_of_a_world_readable_file_without_showing_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    async def nothing(*_: object) -> None:
        """Start no bot."""

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(start, "run_bot", nothing)
    monkeypatch.setattr(start, "begin_log", lambda *_: None)
    file = tmp_path / "carcassonne-bot.toml"
    file.write_text(f'telegram_token = "{TELEGRAM}"\n', "utf-8")
    file.chmod(mode)
    assert start.run(argparse.Namespace(only=["table"])) == 0
    assert (f"chmod 600 {file}" in caplog.text) == (mode == 0o644)
    assert TELEGRAM not in caplog.text


@pytest.mark.parametrize(
    "url",
    [
        "redis://:secret@host:6379/2",
        "rediss://host?ca=/etc/ca.pem",
        "redis+sentinel://one:26379,two:26379/mymaster",
        "redis+cluster://one:7000,two:7001?replicas=1",
        "rediss+cluster://user:secret@one",
    ],
)
def test_every_kind_of_redis_is_accepted(tmp_path: Path, url: str) -> None:
    assert load({"REDIS_URL": url}, tmp_path).redis_url == Secret(url)
