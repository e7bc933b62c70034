"""From a URL to a client: one server, Sentinel, or Cluster, each with or without TLS and password.

    redis://[user:password@]host[:port][/database]      rediss://… with TLS
    unix://[user:password@]/path/to/socket[?db=0]
    redis+sentinel://[user:password@]host[:port],host…/service[/database]      rediss+sentinel://… with TLS
    redis+cluster://[user:password@]host[:port],host…      rediss+cluster://… with TLS

After a `?` any of: `ca`, `cert`, `key` (files, TLS), `verify=no` (TLS without checking the host), `timeout` (seconds),
`replicas` (how many replicas must confirm what is written), `sentinel_user`, `sentinel_password`.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from redis.asyncio import Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from bot.store.faults import Refused

_PORT: Final = 6379
_SENTINEL_PORT: Final = 26379
_OPTIONS: Final = frozenset({"ca", "cert", "key", "verify", "timeout", "replicas", "sentinel_user", "sentinel_password", "db"})
_KINDS: Final = ("redis", "unix", "redis+sentinel", "redis+cluster")


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """A Redis URL, parsed. Its `str` is safe to show: it has no user, no password and no option."""

    kind: str
    tls: bool
    hosts: tuple[tuple[str, int], ...] = ()
    path: str = ""
    service: str = ""
    database: int = 0
    user: str | None = field(default=None, repr=False)
    password: str | None = field(default=None, repr=False)
    options: dict[str, str] = field(default_factory=dict, repr=False)

    def __str__(self) -> str:
        scheme = self.kind.replace("redis", "rediss", 1) if self.tls else self.kind
        hosts = ",".join(f"[{host}]:{port}" if ":" in host else f"{host}:{port}" for host, port in self.hosts)
        return f"{scheme}://{hosts}{self.path}" + (f"/{self.service}" if self.service else "")

    @property
    def replicas(self) -> int:
        """How many replicas must have a write before it is acknowledged to a person."""
        return _whole("replicas", self.options.get("replicas", "0"))

    @property
    def timeout(self) -> float:
        """How many seconds an answer may take."""
        given = self.options.get("timeout", "5")
        if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", given, re.ASCII) or not float(given):
            raise Refused("the Redis URL's timeout must be a number of seconds")
        return float(given)


def parse(url: str) -> ServerAddress:
    """Parse a URL, or refuse it without repeating what may be secret."""
    scheme, found, rest = url.strip().partition("://")
    tls = scheme.startswith("rediss")
    kind = "redis" + scheme[6:] if tls else scheme
    if not found or kind not in _KINDS:
        raise Refused(
            "the Redis URL must begin with redis://, rediss://, unix://, redis+sentinel://, rediss+sentinel://, "
            "redis+cluster:// or rediss+cluster://"
        )
    rest, _, query = rest.partition("?")
    options = dict(parse_qsl(query, keep_blank_values=True))
    for name in options:
        if name not in _OPTIONS:
            raise Refused(f"unknown option in the Redis URL; choose from {', '.join(sorted(_OPTIONS))}")
    secret, _, rest = rest.rpartition("@")
    user, _, password = secret.partition(":")
    place, _, path = rest.partition("/")
    address = ServerAddress(
        kind=kind,
        tls=tls,
        hosts=() if kind == "unix" else _hosts(place, _SENTINEL_PORT if kind == "redis+sentinel" else _PORT),
        path="/" + path if kind == "unix" else "",
        service=path.partition("/")[0] if kind == "redis+sentinel" else "",
        database=_database(kind, path, options),
        user=unquote(user) or None,
        password=unquote(password) or None,
        options=options,
    )
    _check(address)
    return address


def _hosts(text: str, port: int) -> tuple[tuple[str, int], ...]:
    hosts = []
    for part in text.split(","):
        try:
            split = urlsplit(f"//{part}")
            host, number = split.hostname, split.port
        except ValueError:
            raise Refused("the Redis URL has a port that is not a number from 0 to 65535") from None
        hosts.append((host or "localhost", number or port))
    return tuple(hosts)


def _database(kind: str, path: str, options: dict[str, str]) -> int:
    text = {"redis": path, "redis+sentinel": path.partition("/")[2]}.get(kind, "") or options.get("db", "0")
    return _whole("database", text)


def _whole(what: str, text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise Refused(f"the Redis URL's {what} must be a whole number")
    return int(text)


def _check(address: ServerAddress) -> None:
    if address.kind == "redis+sentinel" and not address.service:
        raise Refused("a redis+sentinel:// URL ends with the name of the service: redis+sentinel://host:26379/mymaster")
    if address.kind == "redis+cluster" and address.database:
        raise Refused("a cluster has only database 0")
    if address.kind == "unix" and address.path == "/":
        raise Refused("a unix:// URL names the path of the socket: unix:///run/redis.sock")


def client(address: ServerAddress) -> Any:
    """Return a client that has not connected yet. It never retries for long: patience is the link's business.

    Untyped, because the library's own types fit neither a raw command nor both kinds of client.
    """
    common: dict[str, Any] = {
        # For the other kinds the link watches the time, which costs less.
        "socket_timeout": address.timeout if address.kind == "redis+cluster" else None,
        "socket_connect_timeout": min(address.timeout, 3.0),
        "protocol": 2,
        "driver_info": None,  # saves two round trips for each connection
        **_tls(address),
    }
    secret: dict[str, Any] = {"username": address.user, "password": address.password}
    once = Retry(NoBackoff(), 1)  # reopens a connection that went stale while idle
    if address.kind == "unix":
        return Redis(unix_socket_path=address.path, db=address.database, retry=once, **common, **secret)
    if address.kind == "redis":
        host, port = address.hosts[0]
        return Redis(host=host, port=port, db=address.database, retry=once, **common, **secret)
    if address.kind == "redis+sentinel":
        asked = {
            "username": address.options.get("sentinel_user"),
            "password": address.options.get("sentinel_password"),
        }
        kept: Any = Sentinel  # untyped in the library
        sentinel = kept(list(address.hosts), sentinel_kwargs={**common, **asked, "retry": once})
        return sentinel.master_for(address.service, db=address.database, retry=once, **common, **secret)
    nodes = [ClusterNode(host, port) for host, port in address.hosts]
    return RedisCluster(startup_nodes=nodes, retry=Retry(NoBackoff(), 3), require_full_coverage=False, **common, **secret)


def _tls(address: ServerAddress) -> dict[str, Any]:
    if not address.tls:
        return {}
    options = address.options
    settings: dict[str, Any] = {
        "ssl_ca_certs": options.get("ca"),
        "ssl_certfile": options.get("cert"),
        "ssl_keyfile": options.get("key"),
    }
    if options.get("verify") == "no":
        settings |= {"ssl_cert_reqs": "none", "ssl_check_hostname": False}
    return {"ssl": True, **settings}
