"""The image and the hosting examples are linted and consistent, and the image's steps work in a clean folder."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from bot.app.running import ROLES
from bot.settings import all_settings
from tests.store.servers import free_ports, until
from tests.store.servers import program as server

ROOT = Path(__file__).resolve().parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSED = [ROOT / "compose.yaml", *sorted((ROOT / "docs" / "examples").glob("*.yaml"))]
LINTER = Path(sys.executable).with_name("hadolint")
OWN_IMAGE = "carcassonne-bot"
ANALYSER = shutil.which("systemd-analyze")
SANDBOX = {
    "NoNewPrivileges": "true",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "ProtectHome": "true",
    "PrivateTmp": "true",
    "PrivateDevices": "true",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces": "true",
    "MemoryDenyWriteExecute": "true",
    "SystemCallFilter": "@system-service ~@privileged",
    "SystemCallArchitectures": "native",
    "UMask": "0077",
    "StateDirectoryMode": "0700",
}
BY_DIGEST = re.compile(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}")
PASSWORD = "0123456789abcdef" * 3


def services(source: Path | str) -> dict[str, str]:
    """The services of a compose file, with their `*name` references expanded."""
    text = source.read_text("utf-8") if isinstance(source, Path) else source
    shared = dict(re.findall(r"^x-\S+ &(\S+)\n((?:  .*\n|\n)+)", text, re.MULTILINE))
    (section,) = re.findall(r"^services:\n((?:  .*\n|\n)+)", text, re.MULTILINE)
    found = re.findall(r"^  ([\w-]+):(?: \*(\w+))?\n((?:    .*\n|\n)*)", section, re.MULTILINE)
    indented = {name: re.sub(r"^", "  ", block, flags=re.MULTILINE) for name, block in shared.items()}
    blocks = {name: indented.get(whole, "") + block for name, whole, block in found}
    assert blocks
    return {
        name: re.sub(r"^    <<: \*(\w+)\n", lambda m: indented[m[1]], block, flags=re.MULTILINE) for name, block in blocks.items()
    }


def image_of(block: str) -> str:
    """A service's image; a shared one is given at its first use."""
    (image,) = re.findall(r"^    image: (?:&\w+ )?(\S+)", block, re.MULTILINE)
    return image if image != "*image" else image_of(services(ROOT / "docs/examples/scaled.compose.yaml")["redis-1"])


def script_of(text: str, begin: str = "- |") -> str:
    """A service's start script, as the shell gets it."""
    after = text.partition(f"{begin}\n")[2]
    indent = re.match(r" *", after)
    assert indent is not None
    assert indent[0]
    (lines,) = re.findall(rf"\A((?:{indent[0]}.*\n)+)", after)
    return textwrap.dedent(lines).replace("$$", "$")


@contextmanager
def started(
    folder: Path, script: str, *words: str, program: str = "redis-server", **more: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Start a server by a compose file's script, in its own folder."""
    tools = folder / "tools"
    tools.mkdir()
    (tools / program).symlink_to(server())
    environ: Mapping[str, str] = {"PATH": f"{tools}:{os.environ['PATH']}", "REDISCLI_AUTH": PASSWORD, **more}
    command = ["sh", "-c", script, program, *words]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=environ, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.terminate()
        assert process.wait(30) == 0, (folder / "log").read_text("utf-8")


def refused_without_password(port: int) -> redis.Redis:
    """Return a client with the password, after checking that one without is refused."""
    known = redis.Redis(port=port, password=PASSWORD, decode_responses=True)
    until(known.ping)
    with pytest.raises(redis.AuthenticationError):
        redis.Redis(port=port, retry=Retry(NoBackoff(), 0)).ping()
    return known


@pytest.mark.skipif(not LINTER.exists(), reason="hadolint has no wheel for this machine")
def test_dockerfile_is_linted() -> None:
    done = subprocess.run([LINTER, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_copied_files_exist_and_are_not_ignored() -> None:
    let_in = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists()
            assert source in let_in


def test_image_sets_only_known_settings() -> None:
    named = set(re.findall(r"\b([A-Z]+(?:_[A-Z]+)+)=", DOCKERFILE))
    own = {name.upper() for name in all_settings()}
    others = {"PIP_DISABLE_PIP_VERSION_CHECK", "PIP_NO_CACHE_DIR"}
    assert named - own - others == set()
    assert {"DATA_DIR", "ATLAS_DIR", "HEALTH_PORT", "LOG_FORMAT"} <= named


def test_image_runs_unprivileged_and_exposes_no_port() -> None:
    assert re.search(r"^USER 10001$", DOCKERFILE, re.MULTILINE)
    assert "EXPOSE" not in DOCKERFILE, "the room is off in an image unless somebody switches it on"


def test_images_are_pinned_by_digest() -> None:
    (base,) = re.findall(r"^ARG BASE=(\S+)$", DOCKERFILE, re.MULTILINE)
    assert BY_DIGEST.fullmatch(base)
    assert set(re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)) == {"${BASE}"}
    for file in COMPOSED:
        images = {image_of(block) for block in services(file).values()}
        assert [image for image in images if not (image == OWN_IMAGE or BY_DIGEST.fullmatch(image))] == []


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_every_service_is_sandboxed(file: Path) -> None:
    for name, block in services(file).items():
        for line in ("read_only: true", "tmpfs: [/tmp]", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'):
            assert f"    {line}" in block, (name, line)
        assert re.search(r"^    mem_limit: \d+[mg]\b", block, re.MULTILINE), name
        assert "    ports:" not in block, name


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_only_the_bot_reaches_redis_and_needs_a_password(file: Path) -> None:
    text = file.read_text("utf-8")
    assert re.search(r"^networks:\n  store:[^\n]*\n    internal: true$", text, re.MULTILINE)
    for name, block in services(file).items():
        kept = image_of(block) != OWN_IMAGE
        assert f"    networks: [{'store' if kept else 'default, store'}]" in block, name
        assert ("    user: redis" in block) == kept, name
        assert ("REDISCLI_AUTH: " in block) == kept, name
    (url,) = re.findall(r"REDIS_URL: (\S+)", text)
    assert re.match(r"redis(\+sentinel)?://:\$\{STORE_PASSWORD[:}]", url)
    assert "${STORE_PASSWORD:?" in text, "without a password nothing starts"
    assert "$$REDISCLI_AUTH" in text


def test_compose_redis_requires_its_password(tmp_path: Path) -> None:
    block = services(ROOT / "compose.yaml")["redis"]
    _, _, after = block.partition("      - redis-server\n")
    words = [word.strip('"') for word in re.findall(r"^      - (.+)$", after.partition("networks:")[0], re.MULTILINE)]
    (port,) = free_ports(1)
    with started(tmp_path, script_of(block), "--port", str(port), *words) as process:
        asked = refused_without_password(port)
        assert asked.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
        assert asked.config_get("appendonly") == {"appendonly": "yes"}
        assert asked.config_get("appendfsync") == {"appendfsync": "always"}
        assert asked.config_get("maxmemory") == {"maxmemory": str(512 << 20)}
        assert PASSWORD.encode() not in Path(f"/proc/{process.pid}/cmdline").read_bytes()


def test_example_redis_and_sentinel_share_a_password(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "examples" / "scaled.compose.yaml").read_text("utf-8")
    first, second, *watches = free_ports(4)
    folders = [tmp_path / name for name in ("first", "second", "watch", "watch too")]
    for folder in folders:
        folder.mkdir()
    start, sentinel = script_of(text, "&start |"), script_of(services(text)["sentinel-1"])
    sentinel = sentinel.replace("redis-1 6379", f"127.0.0.1 {first}")
    watching = [sentinel.replace("-sentinel sentinel.conf", f"-sentinel sentinel.conf --port {port}") for port in watches]
    follows = ("--port", str(second), "--replicaof", "127.0.0.1", str(first))
    with (
        started(folders[0], start, "--port", str(first), "--repl-diskless-sync-delay", "0", HOSTNAME="127.0.0.1"),
        started(folders[1], start, *follows, HOSTNAME="127.0.0.1"),
    ):
        refused_without_password(first)
        replica = refused_without_password(second)
        assert replica.config_get("appendfsync") == {"appendfsync": "always"}
        until(lambda: "'master_link_status': 'up'" in str(replica.info("replication")))
        with (
            started(folders[2], watching[0], program="redis-sentinel"),
            started(folders[3], watching[1], program="redis-sentinel"),
        ):
            for asked in map(refused_without_password, watches):
                until(lambda asked=asked: asked.sentinel_slaves("games"))  # type: ignore[misc]
                # A Sentinel that never answered has a ping pending.
                until(lambda asked=asked: "'last-ping-sent': 0" in str(asked.sentinel_sentinels("games")))  # type: ignore[misc]


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_compose_files_use_known_settings_and_roles(file: Path) -> None:
    text = file.read_text("utf-8")
    own = {name.upper() for name in all_settings()}
    named = set(re.findall(r"^\s+([A-Z]+(?:_[A-Z]+)+|OWNERS):", text, re.MULTILINE))
    assert named <= own | {"REDISCLI_AUTH"}, "which is redis-cli's own"
    roles = set(re.findall(r'"--only", "([\w-]+)"', text))
    assert roles <= set(ROLES)
    assert not roles or {"telegram", "telegram-out", "discord", "table"} <= roles, "a role that nobody has"
    assert not re.search(r"tmpfs:.*/data", text), "finished games are kept there"
    assert "\t" not in text
    assert "appendonly" in text
    assert "noeviction" in text


def unit() -> str:
    """The documented systemd unit."""
    (text,) = re.findall(r"```ini\n(\[Unit\]\n.*?)```", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.DOTALL)
    return str(text)


def test_systemd_unit_is_sandboxed() -> None:
    found: dict[str, str] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", unit(), re.MULTILINE):
        found[name] = f"{found[name]} {value}" if name in found else value
    assert {name: found.get(name) for name in SANDBOX} == SANDBOX
    assert int(found["LimitNOFILE"]) >= 10_000
    assert re.fullmatch(r"\d+[MG]", found["MemoryMax"])
    assert found["Environment"] == f"DATA_DIR=/var/lib/{found['StateDirectory']}", "the one folder that can be written to"


@pytest.mark.skipif(ANALYSER is None, reason="this machine has no systemd")
def test_systemd_accepts_the_unit_and_its_exposure_is_low(tmp_path: Path) -> None:
    file = tmp_path / "carcassonne-bot.service"
    file.write_text(re.sub(r"^ExecStart=\S+", f"ExecStart={sys.executable}", unit(), flags=re.MULTILINE), "utf-8")
    for words in (("verify",), ("security", "--offline=true", "--threshold=20", "--no-pager")):
        done = subprocess.run([str(ANALYSER), *words, file], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stderr == ""


def test_image_steps_work_in_a_clean_folder(tmp_path: Path) -> None:
    """The build's second half by hand: only the copied files, bytecode for all, and the entry command."""
    for source in ("bot", "renderer"):
        shutil.copytree(ROOT / source, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "compileall", "-q", tmp_path], check=True)
    done = subprocess.run([sys.executable, "-m", "bot", "--help"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "run" in done.stdout
    assert importlib.util.find_spec("bot.app.atlas") is not None
