"""Log lines for people and machines, without secrets, even in errors of libraries."""

import io
import json
import logging

import pytest

from bot.watch import logs
from bot.watch.context import at_work, working
from bot.watch.metrics import ERRORS

TOKEN = "123456789:" + "AbC_dE-f" * 4
DISCORD = "M" * 24 + "." + "Gabcde" + "." + "x" * 30


@pytest.fixture
def root() -> object:
    """The root logger, put back as it was."""
    logger = logging.getLogger()
    before, level = logger.handlers[:], logger.level
    yield logger
    logger.handlers[:] = before
    logger.setLevel(level)


def written(form: str, *secrets: str) -> io.StringIO:
    stream = io.StringIO()
    logs.begin(form, secrets, stream)
    return stream


@pytest.mark.parametrize("form", ["lines", "json"])
@pytest.mark.parametrize(
    "secret",
    [TOKEN, DISCORD, "redis://me:hunter22@host:6379", "redis://:hunter22@host", "hunter22"],
    ids=["telegram", "discord", "user and password", "password", "named"],
)
def test_secrets_are_not_logged(root: logging.Logger, form: str, secret: str) -> None:
    stream = written(form, "hunter22")
    logging.getLogger("bot.some").warning("POST https://there.example/bot%s/sendMessage", secret)
    try:
        int(f"cannot use {secret}")
    except ValueError:
        logging.getLogger("bot.some").exception("broken by %s", secret)
    text = stream.getvalue()
    assert "hunter22" not in text
    assert secret not in text
    assert logs.HIDDEN in text


def test_json_line_names_table_and_version(root: logging.Logger) -> None:
    stream = written("json")
    with working("k7qx2mwd", 12):
        logging.getLogger("bot.table").info("a turn for %s", "ann")
    logging.getLogger("bot.table").info("nothing in particular")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["table"], first["version"], first["message"], first["level"]) == ("k7qx2mwd", 12, "a turn for ann", "info")
    assert "table" not in second
    assert first["time"].endswith("Z")
    assert at_work().table == ""


def test_error_is_one_json_line_or_one_text_block(root: logging.Logger) -> None:
    for form, count in (("json", 1), ("lines", 1)):
        stream = written(form)
        try:
            dict[str, int]()["x\ny"]
        except KeyError:
            logging.getLogger("bot.some").exception("a name with a\nline break")
        beginnings = [line for line in stream.getvalue().splitlines() if not line.startswith(" ")]
        assert len(beginnings) == count


def test_errors_are_counted_by_logger(root: logging.Logger) -> None:
    written("lines")
    counted = ERRORS.labels("bot.counted")
    before = counted._value.get()
    logging.getLogger("bot.counted.deep.inside").error("one")
    logging.getLogger("bot.counted").warning("not one")
    assert counted._value.get() == before + 1


def test_repeated_lines_are_counted(root: logging.Logger, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    stream = io.StringIO()
    writer = logs.Writer(stream, lambda: now)
    root.handlers[:] = [writer]
    root.setLevel(logging.INFO)
    for number in range(1000):
        logging.getLogger("bot.some").warning("the place %d waits", number)
        logging.getLogger("bot.some").error("the place %d is lost", number)
    logging.getLogger("bot.some").warning("something else")
    assert len(stream.getvalue().splitlines()) == 2 * logs.AT_MOST + 1
    for _ in range(1000):
        logging.getLogger("bot.some").info("everyday life")
    assert stream.getvalue().count("everyday life") == 1000
    now += logs.PER
    logging.getLogger("bot.some").warning("something else again")
    *_, one, two, last = stream.getvalue().splitlines()
    assert one.startswith("980 more like it from test_logs.py:")
    assert two.startswith("980 more like it from test_logs.py:")
    assert last == "something else again"
