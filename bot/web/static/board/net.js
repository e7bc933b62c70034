// Talking to the server: who we are, requests that are repeated until they have arrived, and news as they happen.

const api = new URL("api/", document.baseURI.replace(/[?#].*$/, ""));
const KEY = "board-session";
const BUFFERED = 6000; // ms without a first event: something on the way holds the stream back

/** @type {{token: string, person: {name: string, language: string}, words: Record<string, string>, table?: string}} */
let session;
/** @type {(online: boolean) => void} */
let tell = () => {};

export const onLine = (/** @type {typeof tell} */ told) => { tell = told; };
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const pause = (/** @type {number} */ time) => new Promise((done) => {
  const timer = setTimeout(done, time);
  addEventListener("online", () => { clearTimeout(timer); done(undefined); }, { once: true });
});

/** The words of the page, in the person's language; % stands for what is put in, in this order. */
export function say(/** @type {string} */ code, /** @type {(string|number)[]} */ ...given) {
  let at = 0;
  return (session?.words[code] ?? "").replace(/%/g, () => String(given[at++] ?? ""));
}

const given = new URLSearchParams(location.search);
/** The signature of an address to watch. */
const signature = given.get("s");
/** The table in the address. */
const asked = given.get("t") ?? given.get("tgWebAppStartParam") ?? given.get("custom_id");
/** The table to show, if one was asked for. */
export const wished = () => asked ?? session.table;
/** Who mints our token, and what proves to them who we are. @type {() => Promise<[string, object]>} */
let prove = async () => (signature ? ["watch", { table: asked, signature }] : ["room", {}]);

/** The room's cookie mints a token, or another app's proof; they are used for nothing else. */
export async function enter() {
  const kept = sessionStorage.getItem(KEY);
  if (location.hash.includes("tgWebApp")) {
    const initData = (await import("./telegram.js")).open();
    prove = async () => ["telegram", { initData }];
  } else if (given.has("frame_id")) {
    const app = await import("./discord.js");
    app.open();
    prove = async () => ["discord", await app.prove()];
  } else if (kept && !signature) session = JSON.parse(kept);
  if (!session) await mint();
  document.documentElement.lang = session.person.language;
  return session;
}

async function mint() {
  const [by, proof] = await prove();
  const answer = await again(() => fetch(new URL(`session/${by}`, api), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(proof) }));
  session = await heard(answer);
  if (isKnown()) sessionStorage.setItem(KEY, JSON.stringify(session));
}

/** Whether we are somebody, and do not only look at one table. */
export const isKnown = () => !!session.person.name;

/** Try until it has arrived; meanwhile the page says that it is offline. */
async function again(/** @type {() => Promise<Response>} */ ask) {
  for (let wait = 500; ; wait = Math.min(8000, wait * 2)) {
    try {
      const answer = await ask();
      if (answer.status < 500) { tell(true); return answer; }
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") throw fault;
    }
    tell(false);
    await pause(wait);
  }
}

const contrast = matchMedia("(prefers-contrast: more), (forced-colors: active)");

function address(/** @type {string} */ path) {
  const url = new URL(path, api);
  if (contrast.matches) url.searchParams.set("look", "contrast");
  return url;
}

/** @returns {Promise<Response>} */
async function call(/** @type {string} */ path, /** @type {RequestInit} */ init = {}, minted = false) {
  const answer = await again(() => fetch(address(path), { ...init, headers: { ...init.headers, Authorization: `Bearer ${session.token}` } }));
  if (answer.status !== 401 || minted) return answer;
  await mint();
  return call(path, init, true);
}

async function heard(/** @type {Response} */ answer) {
  const data = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(data.text), { ...data, status: answer.status });
  return data;
}

export const get = async (/** @type {string} */ path) => heard(await call(path));
export const blob = async (/** @type {string} */ path) => (await call(path)).blob();
/** One event id for all tries: what did arrive is not done twice. */
export async function post(/** @type {string} */ path, /** @type {object} */ deed) {
  const body = JSON.stringify({ event: newId(), ...deed });
  return heard(await call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body }));
}

/** Call `look` whenever the table has news, until the signal ends it: by a stream, or where none comes through by waiting. */
export async function follow(/** @type {string} */ table, /** @type {() => number} */ version, /** @type {(news: News) => void} */ look, /** @type {AbortSignal} */ signal) {
  let streams = true;
  for (let wait = 500; !signal.aborted; ) {
    try {
      if (streams) streams = await stream(table, version, look, signal);
      else {
        const answer = await call(`table/${table}/wait?after=${version()}&wait=25`, { signal });
        if (answer.status === 200) look(await answer.json());
        else if (!answer.ok && answer.status !== 204) await pause(8000);
      }
      wait = 500;
    } catch {
      if (signal.aborted) return;
      await pause(wait);
      wait = Math.min(8000, wait * 2);
    }
  }
}

/** Read events until the stream ends; false if not even the first one came. */
async function stream(/** @type {string} */ table, /** @type {() => number} */ version, /** @type {(news: News) => void} */ look, /** @type {AbortSignal} */ signal) {
  const cut = new AbortController();
  const end = () => cut.abort();
  signal.addEventListener("abort", end, { once: true });
  let begun = false;
  const late = setTimeout(() => { if (!begun) cut.abort(); }, BUFFERED);
  try {
    const answer = await call(`table/${table}/events?after=${version()}`, { signal: cut.signal });
    if (!answer.ok || !answer.body) { await pause(8000); return false; }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ""; ;) {
      const { done, value } = await reader.read();
      if (done) return true;
      text += value;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const data = event.match(/^data: (.*)$/m);
        if (!data) continue;
        look(JSON.parse(data[1]));
        begun = true;
      }
    }
  } catch (fault) {
    if (signal.aborted || begun) throw fault;
    return false;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", end);
  }
}
