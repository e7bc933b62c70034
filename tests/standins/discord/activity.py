"""What Discord does for an Activity: the app that shows its frame, the proxy in front of its server, and the calls of its server.

One server plays `discord.com`, `APP.discordsays.com` and a foreign site by the host of a request, with a certificate of its own.
"""

from __future__ import annotations

import base64
import hashlib
import json
import ssl
import subprocess
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from aiohttp import ClientSession, web

APP: Final = "123456789012345678"
TOKEN: Final = "stand-in.discord.token"
SECRET: Final = "stand-in-client-secret"
HOST: Final = f"{APP}.discordsays.com"
INSTANCE: Final = "i-99-gc-5-6"
_KEPT: Final = ("Content-Type", "Content-Security-Policy", "Referrer-Policy", "Cross-Origin-Opener-Policy", "Content-Encoding")

_CLIENT: Final = """<!doctype html><meta charset="utf-8"><title>Discord</title><body style="margin:0"><script>
const APP = "%(app)s", frameId = crypto.randomUUID(), said = window.said = [];
const frame = document.createElement("iframe");
frame.style = "display:block;border:0;width:100vw;height:100vh";
frame.src = `https://${APP}.discordsays.com/?instance_id=%(instance)s&frame_id=${frameId}&platform=desktop&guild_id=5&channel_id=6`;
const reply = (to, data) => to.source.postMessage([1, data], to.origin);
addEventListener("message", async (event) => {
  if (event.source !== frame.contentWindow) return;
  const [code, data] = event.data;
  said.push([code, data, event.origin]);
  if (code === 0) {
    if (data.v !== 1 || data.encoding !== "json" || data.client_id !== APP || data.frame_id !== frameId) {
      event.source.postMessage([2, { code: 4000, message: "Invalid client" }], event.origin);
      return;
    }
    reply(event, { cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: { environment: "production" } } });
  } else if (code === 1 && data.cmd === "AUTHORIZE") {
    const asked = await fetch("/authorize", { method: "POST", body: JSON.stringify(data.args) });
    const given = await asked.json();
    reply(event, { cmd: data.cmd, nonce: data.nonce, evt: asked.ok ? null : "ERROR", data: given });
  } else if (code === 1 && data.cmd === "SUBSCRIBE") {
    reply(event, { cmd: data.cmd, data: { evt: data.evt }, evt: null, nonce: data.nonce });
    window.small = (mode) => reply(event, { cmd: "DISPATCH", evt: data.evt, data: { layout_mode: mode }, nonce: null });
  } else reply(event, { cmd: data.cmd, evt: "ERROR", nonce: data.nonce, data: { code: 4002, message: "Invalid command" } });
});
document.body.append(frame);
</script>"""
_FOREIGN: Final = '<!doctype html><title>A foreign site</title><iframe src="{}" style="width:90vw;height:90vh"></iframe>'


@dataclass
class Activity:
    """Discord as an Activity and its server see it. `user`: who uses the app; `inside`: the users of the Activity."""

    bot: str = ""
    user: dict[str, Any] = field(default_factory=lambda: {"id": "456", "username": "ann", "global_name": "Ann", "locale": "de"})
    inside: list[str] = field(default_factory=lambda: ["456"])
    refuses: bool = False
    codes: dict[str, str] = field(default_factory=dict)
    """The challenge of each code that has not been used."""
    seen: list[tuple[str, str]] = field(default_factory=list)
    """The origin and the host of each request that the proxy has passed on."""
    port: int = 0
    _api: int = 0
    _made: int = 0

    def code(self, challenge: str) -> str:
        """A new code, bound to a challenge."""
        self._made += 1
        code = f"code-{self._made}"
        self.codes[code] = challenge
        return code

    @asynccontextmanager
    async def serving(self, folder: Path | None = None) -> AsyncIterator[Activity]:
        """Listen on a free port for the length of a block. `folder`: for a certificate, which browsers need."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._answer)
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        if folder is not None:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(*_certificate(folder))
            await web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context).start()
        self._api, self.port = (*(address[1] for address in runner.addresses), 0)[:2]
        try:
            yield self
        finally:
            await runner.cleanup()

    @property
    def api(self) -> str:
        """The address of the interface for servers."""
        return f"http://127.0.0.1:{self._api}/api/v10"

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        host, path = request.host.partition(":")[0], request.path
        if host == HOST:
            return await self._proxied(request)
        if path.startswith("/api/v10"):
            return await self._call(request, path.removeprefix("/api/v10"))
        if host == "discord.com" and path == "/authorize":
            asked = json.loads(await request.text())
            right = asked["client_id"] == APP and asked["response_type"] == "code" and asked["scope"] == ["identify"]
            if self.refuses or not right or asked["code_challenge_method"] != "S256":
                return web.json_response({"code": 5000, "message": "OAuth2 Error: access_denied"}, status=403)
            return web.json_response({"code": self.code(asked["code_challenge"])})
        page = _CLIENT % {"app": APP, "instance": INSTANCE} if host == "discord.com" else _FOREIGN.format(request.query["of"])
        return web.Response(text=page, content_type="text/html")

    async def _proxied(self, request: web.Request) -> web.StreamResponse:
        """Pass a request on to the bot, without its cookies, as the mapping of / to /board says."""
        self.seen.append((request.headers.get("Origin", ""), request.host))
        sent = {name: value for name, value in request.headers.items() if name not in ("Cookie", "Host")}
        sent["Host"] = self.bot.removeprefix("http://")
        url = f"{self.bot}/board{request.path_qs}"
        async with (
            ClientSession(auto_decompress=False) as session,
            session.request(request.method, url, headers=sent, data=await request.read()) as answer,
        ):
            kept = {name: answer.headers[name] for name in _KEPT if name in answer.headers}
            if answer.content_type != "text/event-stream":
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
            passed = web.StreamResponse(headers=kept)
            await passed.prepare(request)
            async for piece in answer.content.iter_any():
                await passed.write(piece)
            return passed

    def _granted(self, form: Mapping[str, Any]) -> web.Response:
        """Exchange a code, once."""
        challenge = self.codes.pop(str(form.get("code")), None)
        given = hashlib.sha256(str(form.get("code_verifier")).encode()).digest()
        bound = base64.urlsafe_b64encode(given).decode().rstrip("=")
        app = (form.get("client_id"), form.get("client_secret"), form.get("grant_type"))
        if app != (APP, SECRET, "authorization_code") or challenge != bound:
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": "granted", "token_type": "Bearer", "scope": "identify"})

    async def _call(self, request: web.Request, path: str) -> web.Response:
        """Answer a server's call as Discord does."""
        right = request.headers.get("Authorization", "")
        if (request.method, path) == ("POST", "/oauth2/token"):
            return self._granted(await request.post())
        if path == "/users/@me" and right == "Bearer granted":
            return web.json_response(self.user)
        if right != f"Bot {TOKEN}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        if path == "/applications/@me":
            return web.json_response({"id": APP, "name": "bot"})
        if path == f"/applications/{APP}/activity-instances/{INSTANCE}":
            place = {"id": "gc-5-6", "kind": "gc", "channel_id": "6", "guild_id": "5"}
            return web.json_response({"application_id": APP, "instance_id": INSTANCE, "location": place, "users": self.inside})
        return web.json_response({"message": "404: Not Found", "code": 0}, status=404)


def _certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run(
        [*command, "-subj", "/CN=stand-in", "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True
    )
    return certificate, key
