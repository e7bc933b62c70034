// The bar: the question, the choices in words, the cards of a hand, and what confirms or takes back.

import { make, sprite, tileName } from "./map.js";
import { say } from "./net.js";

/** Show the bar. `at`: what the page knows besides the state: the ghost, the choices to show, what is under way. */
export function showBar(/** @type {HTMLElement} */ root, /** @type {BoardState} */ state, /** @type {Showing} */ at, /** @type {Hands} */ hands, /** @type {HTMLElement?} */ cards) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const kept = root.contains(focused) ? focused.dataset.key : "";
  const { ghost, options, chosen, waiting } = at;
  const skip = state.decision?.options?.find((o) => o.skip);
  const final = options[chosen]?.shows;
  const ready = !waiting && (state.draft?.complete || skip || final);
  const drafted = state.draft?.actions?.length ?? 0, begun = drafted > 0;
  const button = (/** @type {string} */ key, /** @type {string|(string|Node)[]} */ label, /** @type {() => void} */ press, given = {}) =>
    make("button", { type: "button", "data-key": key, onclick: () => press(), ...given }, ...[label].flat());

  const hand = ghost ?? (state.hand && { tile: state.hand.tile, rot: 0, x: 0, y: 0 });
  /** @type {HTMLElement[]} */ const parts = [];
  const news = state.draft?.words?.join(" · ");
  const asked = state.result?.length ? state.headline : state.draft?.complete ? news : state.decision?.words ?? state.headline;
  parts.push(make("div", { class: "ask" },
    ...(hand && !state.draft?.complete ? [sprite(tileName(hand.tile, hand.rot, hand.x, hand.y), { class: "hand" })] : []),
    make("p", { id: "ask" }, asked || state.headline, ...(ghost ? [make("small", {}, at.ghostName)] : final ? [make("small", {}, say("board-final"))] : [make("small", {}, state.left ?? "", ...(state.result?.length ? [] : state.people?.[state.me ?? -1]?.items ?? []).map(([name, count]) => make("span", { class: "own" }, sprite(name), String(count))))]))));
  if (state.result?.length) parts.push(make("ol", { class: "result" }, ...state.result.map((line) => make("li", { dir: "auto" }, line))));
  if (cards) parts.push(cards);
  const listed = options.map((o, n) => /** @type {const} */ ([o, n])).filter(([o]) => !o.card || o.card === at.card);
  const shown = cards && !at.card ? listed.filter(([o]) => !o.card) : listed;
  if (shown.length) {
    parts.push(make("div", { class: "options", role: "group", "aria-labelledby": "ask" }, ...shown.filter(([o]) => !(o.skip && ready)).map(([option, number]) => button(`o${number}`, [...(option.figure ? [sprite(option.figure)] : []), option.words], () => hands.choose(number), {
      "aria-pressed": number === chosen ? "true" : "false",
      onpointerenter: () => at.hover(option), onfocus: () => at.hover(option),
    }))));
  }
  const confirm = `${say("button-confirm")}${skip && !final ? ` · ${skip.words}` : ""}`;
  const row = [
    ...(begun ? [button("back", say("button-back"), hands.back), ...(drafted > 1 ? [button("anew", say("button-anew"), hands.anew)] : [])] : []),
    ...(ghost && at.ways > 1 ? [button("rotate", `↻ ${say("board-rotate")}`, hands.rotate)] : []),
    ...(state.decision || begun ? [button("confirm", confirm, hands.confirm, { class: "main", disabled: !ready })] : []),
    ...(state.state === "over" || state.state === "open" ? state.deeds ?? [] : []).map((deed) => button(deed.id, deed.label, () => hands.press(deed.id), { class: deed.style === "primary" ? "main" : "" })),
    ...(state.state === "over" ? [button("save", say("board-save"), hands.save)] : []),
    ...(at.others && !state.decision && !begun ? [button("next", say("board-next", at.others), hands.next, { class: "main" })] : []),
  ];
  if (row.length) parts.push(make("div", { class: "acts" }, ...row));
  root.replaceChildren(...parts);
  /** @type {HTMLElement?} */ (root.querySelector(`[data-key="${CSS.escape(kept || "-")}"]`))?.focus({ preventScroll: true });
}
