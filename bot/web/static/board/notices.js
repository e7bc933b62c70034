// Notices: after a confirmed turn the page offers to call its person, until they have answered. From the background it calls itself;
// while no page is open, the service worker does. Only the browser room offers this: other apps have notices of their own.
// An answer is that of one person signed in to this browser. What the server has ended does not come back by itself.

import { dress, make } from "./map.js";
import { get, isKnown, post } from "./net.js";

const KEPT = "board-notices-"; // "on"; "open": only by an open page; "later": not wanted now
const PATIENCE = 8000; // ms for the browser's push service, which may never answer
const folder = document.baseURI.replace(/[?#].*$/, "");

/** Whether this browser can show notices on this page: never without https. */
const able = () => isKnown() && !document.documentElement.dataset.host && isSecureContext && "Notification" in window && "serviceWorker" in navigator;
const granted = () => able() && Notification.permission === "granted";
const keep = (/** @type {string} */ who, /** @type {string} */ answer) => localStorage.setItem(KEPT + who, answer);

/** What the server says now. `who`: the person in this browser; `kept`: what they have answered, as far as it still holds. */
async function settings() {
  /** @type {{who: string, key: string, on: boolean, words: Record<string, string>}} */ const said = await get("notices");
  const kept = localStorage.getItem(KEPT + said.who);
  return { ...said, kept: said.on ? "on" : kept === "on" ? null : kept };
}

let settled = false;

async function worker() {
  await navigator.serviceWorker.register(new URL("worker.js", folder));
  return navigator.serviceWorker.ready;
}

const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** Let the room call this browser; false if it has no push service: then the open page alone can call. */
async function subscribe() {
  const { key, who } = await settings(), { pushManager } = await worker(), own = bytes(key);
  try {
    let made = await pushManager.getSubscription();
    if (made && String(new Uint8Array(made.options.applicationServerKey ?? new ArrayBuffer(0))) !== String(own)) {
      await made.unsubscribe();
      made = null;
    }
    made ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
    await post("notices", { subscription: made.toJSON() });
    keep(who, "on");
    return true;
  } catch { return false; }
}

/** Ask the browser's own question, and say what came of it. */
async function begin(/** @type {(words: string) => void} */ tell) {
  const asking = Notification.requestPermission(), { words, who } = await settings();
  if (await asking !== "granted") { tell(words["notices-blocked"]); return; }
  keep(who, "open");
  const late = new Promise((done) => { setTimeout(done, PATIENCE, false); });
  tell(words[await Promise.race([subscribe(), late]) ? "notices-on" : "notices-open"]);
}

async function end(/** @type {(words: string) => void} */ tell) {
  const { words, who } = await settings();
  keep(who, "later");
  const { others } = await post("notices/end", {});
  if (!others) await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  tell(words["notices-off"]);
}

/** A turn was confirmed: offer notices to who has not answered yet, or renew those that are on. */
export async function confirmed(/** @type {(words: string) => void} */ tell) {
  if (settled || !able()) return;
  const { words, kept } = await settings();
  settled = !!kept || Notification.permission === "denied";
  if (settled) { if (granted() && kept !== "later") await subscribe(); return; }
  offer(words, tell);
}

/** Ask at the end of the bar, until the next decision begins: there it is in nobody's way. */
function offer(/** @type {Record<string, string>} */ words, /** @type {(words: string) => void} */ tell) {
  const bar = document.getElementById("bar"), spoken = document.getElementById("spoken"), question = words["notices-ask"];
  const decides = () => !!bar?.querySelector("[data-key=confirm]");
  document.getElementById("notices")?.remove();
  if (!bar || !spoken || decides()) return;
  dress(import.meta.url, "notices.css");
  const over = new AbortController(), box = make("section", { id: "notices", "aria-label": question });
  const end = () => { over.abort(); watch.disconnect(); box.remove(); };
  const answer = (/** @type {string} */ label, /** @type {() => void} */ act, style = "") => make("button", { type: "button", class: style, onclick: () => { settled = true; end(); act(); } }, label);
  box.append(make("p", {}, question), make("div", { class: "acts" },
    answer(words["notices-yes"], () => begin(tell), "main"), answer(words["notices-later"], async () => keep((await settings()).who, "later"))));
  /** @type {HTMLElement|null} */ let focused = null;
  addEventListener("focusin", ({ target }) => { focused = target instanceof HTMLElement && box.contains(target) ? target : null; }, over);
  // The bar is built anew with all that happens.
  const watch = new MutationObserver(() => {
    if (decides()) { end(); return; }
    if (box.parentNode === bar) return;
    bar.append(box);
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  });
  watch.observe(bar, { childList: true });
  bar.append(box);
  spoken.textContent = `${spoken.textContent} ${question}`;
}

/** It is our turn, and the page is in the background: say so, as far as anything may sound now. */
export async function call(/** @type {string} */ table) {
  if (!granted()) return;
  const { kept } = await settings();
  if (kept !== "on" && kept !== "open") return;
  const { text } = await get(`table/${table}/call`);
  if (!text || !document.hidden) return;
  const registered = await worker(), there = await registered.getNotifications({ tag: table });
  if (there.some(({ body }) => body === text)) return;
  const how = { body: text, tag: table, renotify: there.length > 0, icon: new URL("../icon/192.png", folder).href, data: { table, mark: "" } };
  const away = async () => {
    if (document.hidden) return;
    removeEventListener("visibilitychange", away);
    for (const each of await registered.getNotifications({ tag: table })) each.close();
  };
  addEventListener("visibilitychange", away);
  await registered.showNotification("Carcassonne", how);
}

/** A button to turn notices on or off, where they are possible. */
export async function control(/** @type {HTMLElement} */ root, /** @type {(words: string) => void} */ tell) {
  if (!able()) return;
  const { words, kept } = await settings(), on = granted() && (kept === "on" || kept === "open");
  root.append(make("button", { type: "button", onclick: () => (on ? end : begin)(tell) }, words[on ? "notices-turn-off" : "notices-turn-on"]));
}
