// Notices: after the first confirmed turn the page offers to call its person. From the background it calls itself; while no page
// is open, the service worker does. Only the browser room offers this: other apps have notices of their own.

import { dress, make } from "./map.js";
import { get, isKnown, post } from "./net.js";

const KEPT = "board-notices"; // "on", or "later": not wanted now
const PATIENCE = 8000; // ms for the browser's push service, which may never answer
const folder = document.baseURI.replace(/[?#].*$/, "");

/** Whether this browser can show notices on this page: never without https. */
const able = () => isKnown() && !document.documentElement.dataset.host && isSecureContext && "Notification" in window && "serviceWorker" in navigator;
const wanted = () => able() && localStorage.getItem(KEPT) === "on" && Notification.permission === "granted";

/** @type {boolean} */ let seen = false;
/** @type {{key: string, on: boolean, words: Record<string, string>}|undefined} */ let known;
const settings = async () => (known ??= await get("notices"));

async function worker() {
  await navigator.serviceWorker.register(new URL("worker.js", folder));
  return navigator.serviceWorker.ready;
}

const bytes = (/** @type {string} */ text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** Let the room call this browser; false if it has no push service: then the open page alone can call. */
async function subscribe() {
  const { key } = await settings(), { pushManager } = await worker(), own = bytes(key);
  try {
    let made = await pushManager.getSubscription();
    if (made && String(new Uint8Array(made.options.applicationServerKey ?? new ArrayBuffer(0))) !== String(own)) {
      await made.unsubscribe();
      made = null;
    }
    made ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: own });
    await post("notices", { subscription: made.toJSON() });
    return true;
  } catch { return false; }
}

/** Ask the browser's own question, and say what came of it. */
async function begin(/** @type {(words: string) => void} */ tell) {
  const { words } = await settings(), answer = await Notification.requestPermission();
  if (answer !== "granted") { tell(words["notices-blocked"]); return; }
  localStorage.setItem(KEPT, "on");
  const late = new Promise((done) => { setTimeout(done, PATIENCE, false); });
  tell(words[await Promise.race([subscribe(), late]) ? "notices-on" : "notices-open"]);
}

async function end(/** @type {(words: string) => void} */ tell) {
  const { words } = await settings();
  localStorage.setItem(KEPT, "later");
  await post("notices/end", {});
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe();
  tell(words["notices-off"]);
}

/** A turn was confirmed: offer notices once, or renew those that are wanted. */
export async function confirmed(/** @type {(words: string) => void} */ tell) {
  if (seen || !able()) return;
  seen = true;
  if (wanted()) { await subscribe(); return; }
  if (localStorage.getItem(KEPT) || Notification.permission !== "default") return;
  const { words } = await settings(), question = words["notices-ask"];
  dress(import.meta.url, "notices.css");
  const box = make("section", { id: "notices", "aria-label": question });
  const answer = (/** @type {string} */ label, /** @type {() => void} */ act, style = "") => make("button", { type: "button", class: style, onclick: () => { box.remove(); act(); } }, label);
  box.append(make("p", {}, question), make("div", { class: "acts" },
    answer(words["notices-yes"], () => begin(tell), "main"), answer(words["notices-later"], () => localStorage.setItem(KEPT, "later"))));
  document.querySelector("main")?.append(box);
}

/** It is our turn, and the page is in the background: say so, as far as anything may sound now. */
export async function call(/** @type {string} */ table) {
  if (!wanted()) return;
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
  const { words } = await settings(), on = wanted();
  root.append(make("button", { type: "button", onclick: () => (on ? end : begin)(tell) }, words[on ? "notices-turn-off" : "notices-turn-on"]));
}
