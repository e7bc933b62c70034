"""Calls push services, and never an address inside the host's own network.

The browser names the service, so the address is as hostile as any other input: it is https on the usual port, its name leads to
public addresses only, at the moment of the call; no redirect is followed, no more than a little is read, and all of it takes
seconds.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

LONGEST: Final = 10.0
"""Seconds for a call."""
_READ: Final = 1024
"""Bytes read of an answer."""
_LONGEST_WAIT: Final = 300.0
"""Seconds that a service can make us wait before the next try."""
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
_INSIDE: Final = tuple(
    map(ipaddress.IPv6Network, ("::/96", "::ffff:0:0:0/96", "64:ff9b:1::/48", "fec0::/10", "3fff::/20", "5f00::/16"))
)
"""Networks that are not of the internet, though Python takes them for that: addresses that wrap others, local NAT64, examples."""
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPublic(OSError):
    """The name leads to an address inside a network, or to none."""


class SubscriptionEnded(Exception):
    """The subscription is over: the browser has ended it, or its address may not be called."""


class NoticeRefused(Exception):
    """The service does not want this notice; it would not want it a second time."""


class Failed(Exception):
    """The service may have taken the notice, or not: try again later."""


class Later(Exception):
    """The service wants to be left alone for some seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"again in {seconds:.0f} s")


def is_public(text: str) -> bool:
    """Return whether an address belongs to the internet, also where it is wrapped in another one."""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(each.is_global and not each.is_multicast for each in _inside(address)) and not any(
        address in network for network in _INSIDE
    )


def may_be_called(host: str) -> bool:
    """Return whether a host may be of the internet; where a name leads to is seen when it is called."""
    name = host.rstrip(".").lower()
    last = name.rpartition(".")[2]
    if _is_literal(host):
        return is_public(host)
    return bool(last) and last != "localhost" and not last[0].isdecimal()  # some systems read `0x7f.1` as an address


def _inside(address: Address) -> list[Address]:
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    inner = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if address in _NAT64:
        inner.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    wrapped = [each for each in inner if each is not None]
    return [*wrapped, *([] if address.ipv4_mapped else [address])]


class PublicResolver(AbstractResolver):
    """Finds the addresses of a name, as long as all of them are public."""

    def __init__(self) -> None:
        self._resolver = aiohttp.ThreadedResolver()

    async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET) -> list[ResolveResult]:
        """Return the addresses of a name; refuse the name if one of them is not public."""
        found = await self._resolver.resolve(host, port, family)
        if not found or not all(is_public(each["host"]) for each in found):
            raise NotPublic(f"{host} is no public name")
        return found

    async def close(self) -> None:
        """Nothing is held."""


@dataclass(frozen=True)
class Internet:
    """What is called: names and their addresses, who is trusted to be whom, and the port."""

    resolver: Callable[[], AbstractResolver] = PublicResolver
    trust: ssl.SSLContext | bool = True
    port: int = 443
    timeout: float = LONGEST


@dataclass(frozen=True)
class PushServices:
    """The services of browsers' makers, which pass a message on to one browser."""

    internet: Internet = field(default_factory=Internet)

    async def send(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        """Pass a message on. Raise SubscriptionEnded, NoticeRefused, Later or Failed if that is not possible."""
        try:
            url = URL(address)
            host = url.host or ""
        except ValueError:
            raise SubscriptionEnded("this address is none") from None
        if url.scheme != "https" or url.port != self.internet.port or not may_be_called(host):
            raise SubscriptionEnded("this address is never called")
        # A connection of its own for each call: the name is looked up, and checked, every time.
        connector = aiohttp.TCPConnector(
            resolver=self.internet.resolver(), ssl=self.internet.trust, use_dns_cache=False, force_close=True
        )
        limits = aiohttp.ClientTimeout(total=self.internet.timeout)
        try:
            async with (
                aiohttp.ClientSession(connector=connector, timeout=limits, auto_decompress=False) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False, skip_auto_headers=["User-Agent"]) as answer,
            ):
                await answer.content.read(_READ)
                _judge(answer)
        except aiohttp.InvalidURL:
            raise SubscriptionEnded("this address is none") from None
        except aiohttp.ClientConnectorDNSError as fault:
            if isinstance(fault.os_error, NotPublic):
                raise SubscriptionEnded(str(fault.os_error)) from None
            raise Failed("the name is not known now") from None
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as fault:
            raise Failed(f"{type(fault).__name__}") from None


def _judge(answer: aiohttp.ClientResponse) -> None:
    """Say what an answer means."""
    said = f"the service answers {answer.status}"
    if answer.status in {404, 410} or 300 <= answer.status < 400:
        raise SubscriptionEnded(said)
    if answer.status in {429, 503}:
        raise Later(_seconds(answer.headers.get("Retry-After", "")))
    if answer.status >= 500 or answer.status == 408:
        raise Failed(said)
    if answer.status >= 400:
        raise NoticeRefused(said)


def _seconds(text: str) -> float:
    wait = float(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 30.0
    return min(max(wait, 1.0), _LONGEST_WAIT)


def _is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
