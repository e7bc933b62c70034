// Discord as the host of the page, which is an Activity there: who we are, the edges of the screen, and the small picture.

import { dress } from "./map.js";

const HOSTS = new Set(["", "ptb.", "canary."].flatMap((kind) => [`https://${kind}discord.com`, `https://${kind}discordapp.com`]));
const PHONE = "null"; // apps on phones show the page from a place without a name
const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];

const given = new URLSearchParams(location.search);
const client = location.hostname.split(".")[0];
const host = /** @type {Window} */ (parent.opener ?? parent);
const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
const to = HOSTS.has(referrer) ? referrer : "*";
/** @type {Map<string, {done: (data: any) => void, fail: (fault: Error) => void}>} */
const asked = new Map();
/** @type {Map<string, (data: any) => void>} */
const hears = new Map();

function hear(/** @type {MessageEvent} */ { source, origin, data }) {
  const known = HOSTS.has(origin) || (origin === PHONE && given.get("platform") === "mobile");
  if (source !== host || !known || !Array.isArray(data)) return;
  const [code, frame] = data;
  if (code === CLOSE) for (const { fail } of asked.values()) fail(new Error(frame?.message));
  if (code !== FRAME || typeof frame !== "object" || !frame) return;
  if (frame.cmd === "DISPATCH") { hears.get(frame.evt)?.(frame.data); return; }
  const { done, fail } = asked.get(frame.nonce) ?? {};
  asked.delete(frame.nonce);
  if (frame.evt === "ERROR") fail?.(new Error(frame.data?.message));
  else done?.(frame.data);
}

const text = (/** @type {Uint8Array} */ bytes) => btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
const random = () => text(crypto.getRandomValues(new Uint8Array(32)));

/** @returns {Promise<any>} */
const send = (/** @type {string} */ cmd, /** @type {any} */ args, /** @type {string} */ evt = "") => new Promise((done, fail) => {
  const nonce = random();
  asked.set(nonce, { done, fail });
  host.postMessage([FRAME, { cmd, args, ...(evt && { evt }), nonce }], to);
});

/** Greet Discord; it is ready once in the life of the page. */
const ready = new Promise((done) => {
  hears.set("READY", done);
  addEventListener("message", hear);
  host.postMessage([HANDSHAKE, { v: 1, encoding: "json", client_id: client, frame_id: given.get("frame_id") }], to);
});

/** Set up the page for Discord. */
export function open() {
  document.documentElement.dataset.host = "discord";
  dress(import.meta.url, "discord.css");
  hears.set("ACTIVITY_LAYOUT_MODE_UPDATE", (data) => { document.documentElement.dataset.layout = data?.layout_mode ? "small" : ""; });
  ready.then(() => send("SUBSCRIBE", undefined, "ACTIVITY_LAYOUT_MODE_UPDATE")).catch(() => { /* older apps have no small picture */ });
}

/** Return a code that proves who we are, once, to a server that also has the secret behind its challenge. */
export async function prove() {
  await ready;
  const verifier = random();
  const challenge = text(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
  const { code } = await send("AUTHORIZE", {
    client_id: client, response_type: "code", state: random(), prompt: "none", scope: ["identify"],
    code_challenge: challenge, code_challenge_method: "S256",
  });
  return { code, verifier, instance: given.get("instance_id") };
}
