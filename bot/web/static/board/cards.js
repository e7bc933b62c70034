// Games of cards: the rows on the table, and the hand.

import { make, sprite } from "./map.js";
import { say } from "./net.js";

/** The hand: the cards that can be played are buttons; one that goes to several rows asks for the row. */
export function handOf(/** @type {BoardState} */ state, /** @type {BoardOption[]} */ options, /** @type {Showing} */ at, /** @type {Hands} */ hands) {
  const playable = new Map();
  for (const [number, option] of options.entries()) if (option.card) playable.set(option.card, [...(playable.get(option.card) ?? []), number]);
  const cards = state.cards?.length ? state.cards : [...playable.keys()];
  if (!cards.length) return null;
  return make("div", { class: "cards", role: "group", "aria-label": say("button-hand") }, ...cards.map((/** @type {string} */ card, /** @type {number} */ n) => {
    const ways = playable.get(card) ?? [];
    const words = ways.length ? options[ways[0]].words : card.split("-").slice(1).join(" ");
    return make("button", {
      type: "button", "data-key": `c${n}`, disabled: !ways.length, "aria-label": words, "aria-pressed": card === at.card || ways.includes(at.chosen) ? "true" : "false",
      onclick: () => (ways.length === 1 ? hands.choose(ways[0]) : at.take(card)),
    }, sprite(card));
  }));
}

/** The rows of cards on the table; where a chosen card may go, the row itself can be pressed. */
export function showRows(/** @type {HTMLElement} */ root, /** @type {BoardRow[]} */ rows, /** @type {Showing} */ at, /** @type {Hands} */ hands) {
  root.replaceChildren(...rows.map((row) => {
    const number = at.options.findIndex((o) => o.row === row.colour && (!o.card || o.card === at.card));
    const stands = (/** @type {number} */ n) => /^figure-/.test(row.things?.[n]?.[0] ?? "");
    const things = (row.things ?? []).map(([name, fresh], /** @type {number} */ n) => {
      const kind = stands(n) ? "stands" : stands(n + 1) ? "whole" : ""; // a card before a follower is covered least
      return make("span", { class: `${fresh ? "fresh " : ""}${kind}` }, sprite(name));
    });
    const given = { class: "row", "aria-label": number < 0 ? row.name : at.options[number].words };
    const inside = [make("span", { class: `head r-${row.colour}` }, sprite(`row-${row.colour}`), make("b", {}, row.name)), make("span", { class: "things" }, ...things)];
    return number < 0 ? make("div", given, ...inside) : make("button", { ...given, type: "button", onclick: () => hands.choose(number) }, ...inside);
  }));
}
