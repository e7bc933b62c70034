// The page without a game: the person's games, and a new one against a computer; or why there is none.

import { dress, make } from "./map.js";
import { get, post, say } from "./net.js";

const visit = (/** @type {string} */ table) => { location.search = `?t=${encodeURIComponent(table)}`; };

export async function showGames() {
  dress(import.meta.url, "sheet.css");
  const games = await get("games");
  const left = (/** @type {number} */ at) => new Date(at).toLocaleString(document.documentElement.lang, { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const wrong = make("p", { role: "alert" });
  const solo = () => post("computer", {}).then(({ table }) => visit(table), (fault) => { wrong.textContent = fault.message; });
  document.title = say("button-my-games");
  document.body.replaceChildren(make("main", { class: "door games" },
    make("h1", {}, say("button-my-games")),
    ...games.map((/** @type {any} */ game) => make("button", { type: "button", class: game.mine ? "main" : "", onclick: () => visit(game.table) },
      make("span", { dir: "auto" }, game.words), ...(game.deadline ? [make("small", {}, left(game.deadline))] : []))),
    make("button", { type: "button", onclick: solo }, say("button-solo")), wrong,
    make("a", { href: "../", class: "button" }, say("board-chat"))));
}

export function door(/** @type {string} */ words) {
  dress(import.meta.url, "sheet.css");
  document.body.replaceChildren(make("main", { class: "door" }, make("p", {}, words), make("a", { href: `../${location.search}`, class: "button" }, say("web-come-in") || "↩")));
}
