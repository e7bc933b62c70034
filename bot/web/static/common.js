// What the pages share: times in the reader's own zone, pictures that can be pressed, sending and being answered.
"use strict";

const page = document.body.dataset;
const said = JSON.parse(page.words || "{}");
const byId = (id) => document.getElementById(id);

function dress(where) {
  localTimes(where);
  for (const tap of where.querySelectorAll("[data-at]")) {
    const [left, top, width, height] = tap.dataset.at.split(" ").map((part) => `${100 * part}%`);
    Object.assign(tap.style, { left, top, width, height });
  }
}

function localTimes(where) {
  for (const time of where.querySelectorAll("time")) {
    const at = new Date(time.dateTime);
    time.title ||= time.textContent;
    const near = "near" in time.dataset;
    const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / 86400000);
    const day = near && 0 < days && days <= 6 ? { weekday: "short" } : { weekday: "short", day: "numeric", month: "short" };
    const clock = at.toLocaleString(language(), days ? { ...day, ...HOUR } : HOUR);
    time.textContent = near ? `${clock} (${distance(at)})` : clock;
  }
}

const HOUR = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

// The page's language; English is British, as everywhere in the bot.
function language() {
  const lang = document.documentElement.lang;
  return lang === "en" ? "en-GB" : lang || [];
}

// How far away a time is: "in 23 h", "in 3 days".
function distance(at) {
  const minutes = Math.round((at - Date.now()) / 60000);
  const [count, unit] = Math.abs(minutes) < 90 ? [minutes, "minute"] : Math.abs(minutes) < 2880 ? [minutes / 60, "hour"] : [minutes / 1440, "day"];
  const said = new Intl.RelativeTimeFormat(language(), { style: unit === "day" ? "long" : "short" }).format(Math.round(count), unit);
  return language() === "en-GB" ? said.replace(" hr", " h") : said;
}

setInterval(() => localTimes(document), 60000);

// What a button stands for: its id without the table's version, the draft's revision and length, and whether it turns something on or off.
function place(id) {
  const [table, , verb, argument] = id.split(".");
  if (verb === "back") return `${table}.back`;
  return [table, verb, argument?.replace(/^(x|\d+)-/, "").replace(/:(on|off)$/, "")].join(".");
}

// A double press is one: the second click of a double one, and a press while the same is under way, do nothing. A button
// that the first press has changed already is another one.
const underWay = new Set();
let last = "";
async function once(event, id, press) {
  const what = place(id);
  if (underWay.has(id) || (event.detail > 1 && what === last)) return undefined;
  underWay.add(id);
  last = what;
  try {
    return await press();
  } finally {
    underWay.delete(id);
  }
}

// The button that was pressed; where a place in a picture stands for several, they are asked for.
async function chosen(pressed) {
  const ids = pressed.dataset.taps ? pressed.dataset.taps.split(" ") : [pressed.dataset.button].filter(Boolean);
  if (ids.length < 2) return ids[0];
  const post = pressed.closest("article");
  const labels = ids.map((id) => post.querySelector(`[data-button="${CSS.escape(id)}"]`).textContent);
  return ask(said.which, ids, labels);
}

function ask(question, ids, labels) {
  const dialog = byId("alert");
  dialog.querySelector("p").textContent = question;
  const choice = dialog.querySelector(".choice");
  return new Promise((done) => {
    const buttons = ids.map((id, at) => {
      const button = document.createElement("button");
      button.textContent = labels[at];
      button.addEventListener("click", () => { done(id); dialog.close(); });
      return button;
    });
    choice.replaceChildren(...buttons);
    dialog.addEventListener("close", () => { choice.replaceChildren(); done(undefined); }, { once: true });
    dialog.showModal();
  });
}

// One event id for all tries: what did arrive is not done twice.
async function send(path, deed, button) {
  const body = JSON.stringify({ ...deed, event: newId() });
  button?.setAttribute("aria-busy", "true");
  try {
    return await tried(path, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  } finally {
    button?.removeAttribute("aria-busy");
  }
}

// What the server says to it, which is shown as well; nothing if it refused or could not be reached.
async function tried(path, request) {
  for (let tries = 0; tries < 4; tries++) {
    try {
      const response = await fetch(path, request);
      // The process that serves the room is changing: the next one has it in a moment.
      if (response.status === 503 && response.headers.has("Retry-After") && tries < 3) throw new Error("nobody serves the room");
      const json = response.headers.get("Content-Type")?.includes("json");
      const heard = json ? await response.json() : { text: await response.text(), alert: true };
      if (heard.anew) location.reload();
      answer(heard);
      return response.ok ? heard : undefined;
    } catch {
      await new Promise((done) => setTimeout(done, 500 * 2 ** tries));
    }
  }
  answer({ text: said.unreachable, alert: true });
  return undefined;
}

// Random, also where the page has no secure context (an address in the house).
function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let fading = 0;
function answer({ text, alert }) {
  if (!text) return;
  if (alert) {
    const dialog = byId("alert");
    dialog.querySelector("p").textContent = text;
    if (!dialog.open) dialog.showModal();
    return;
  }
  byId("answer").textContent = text;
  clearTimeout(fading);
  fading = setTimeout(() => { byId("answer").textContent = ""; }, 6000);
}

