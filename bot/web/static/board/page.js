// The board page: one person, one table, alive until closed. The server's state is the truth; a ghost may run ahead of it.

import { BoardMap, dress, make, sprite, tileName, useArt } from "./map.js";
import { enter, follow, get, isKnown, newId, onLine, post, say, wished } from "./net.js";

/** @type {BoardState} */ let state;
/** @type {Ghost|null} */ let ghost = null;
/** @type {{before: BoardAction[], options: BoardOption[]}|null} */ let asked = null; // the choice just made, which can still be changed
/** @type {string|null} */ let wanted = null; // the draft to send next
let chosen = -1, card = "", sending = false, confirming = false, others = 0, newest = 0, heard = -1, redrafts = 0, table = "";
let following = new AbortController();
/** @type {typeof import("./cards.js")|undefined} */ let cards; // the module for games of cards
/** @type {{state: BoardState, news: (now: BoardState) => void, close: () => void}|null} */ let past = null; // the moment of the past that is shown in place of the present

const people = make("header", { id: "people", tabindex: "0" });
const board = make("div", { id: "map" });
const rows = make("div", { id: "rows" });
const tools = make("nav", { id: "tools" });
const bar = make("section", { id: "bar", "aria-labelledby": "ask" });
const spoken = make("p", { id: "spoken", role: "status", "aria-live": "polite" });
const log = make("ol", { id: "log", tabindex: "0" });
const sheet = /** @type {HTMLDialogElement} */ (make("dialog", { id: "sheet" }));
const said = make("p", { id: "said" });
const map = new BoardMap(board, { cell: lay, place: choose, point: async (/** @type {number} */ x, /** @type {number} */ y) => (await sheets()).at(x, y), rotate });

// what is shown

const same = (/** @type {unknown} */ a, /** @type {unknown} */ b) => JSON.stringify(a) === JSON.stringify(b);

const drafted = () => state.draft?.actions ?? [];

/** The tile that the draft has laid last. */
function laid() {
  const { cells } = state, action = cells && drafted()[cells.before];
  return cells && action?.do === "tile" ? { x: action.at[0], y: action.at[1], rot: action.rot, tile: cells.tile } : null;
}

function take(/** @type {BoardState} */ next) {
  if (state && next.table === state.table && next.v < state.v) return;
  const mine = next.decision && !(state?.v === next.v && state?.decision);
  const moved = state?.v !== next.v;
  state = next;
  if (moved) { asked = null; chosen = -1; card = ""; }
  if (!wanted) ghost = laid();
  if (moved && !drafted().length) map.back();
  if (moved && map.table === table) map.ahead(next.hand?.tile); // when a page opens, the map comes first
  show();
  if (mine) tell(`${say("web-turn")}. ${state.decision?.words}`);
  else if (moved) tell(state.headline);
  if (mine && document.hidden) notices().then((each) => each.call(table));
  document.title = `${mine || state.decision ? "● " : ""}${state.headline}`;
}

/** The choices of the decision, or those of the last one while it can be changed. */
function choices() {
  const actions = drafted(), before = asked?.before;
  if (before && actions.length > before.length && same(actions.slice(0, before.length), before) && (state.draft?.complete || !state.decision)) return asked?.options ?? [];
  return state.decision?.options ?? [];
}

function show() {
  const now = past?.state ?? state, laying = past ? null : ghost;
  useArt(now);
  const options = past ? [] : choices(), cells = now.cells?.cells ?? [];
  if (options === asked?.options) chosen = options.findIndex((each) => same(each.action, drafted()[asked?.before.length ?? 0]));
  document.body.className = now.rows ? "b-cards" : now.map ? "" : "b-none";
  board.hidden = !now.map;
  rows.hidden = !now.rows;
  bar.hidden = !!past;
  const at = {
    options, chosen, card,
    take: (/** @type {string} */ name) => { card = card === name ? "" : name; show(); },
  };
  showPeople(now);
  if (past) past.news(state);
  else showBar(options, cards?.handOf(state, options, at, hands) ?? null);
  log.replaceChildren(...(state.log ?? []).map((line) => make("li", { dir: "auto" }, line)));
  log.scrollTop = log.scrollHeight;
  if (now.rows && !cards) import("./cards.js").then((found) => { dress(import.meta.url, "cards.css"); cards = found; show(); });
  else cards?.showRows(rows, now.rows ?? [], at, hands);
  if (!now.map) return;
  map.show(now, now.map, laying);
  // Once a tile lies and its figures can be chosen, other squares wait until the tile is taken back.
  const onTile = laying && options.some((o) => o.place);
  map.offer(onTile || now.draft?.complete ? cells.filter((cell) => cell[0] === ghost?.x && cell[1] === ghost?.y) : cells, options, chosen);
  if (!now.draft?.complete) map.gather(options);
}

/** The bar: the question, the choices in words, the cards of a hand, and what confirms or takes back. */
function showBar(/** @type {BoardOption[]} */ options, /** @type {HTMLElement?} */ hand) {
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const kept = bar.contains(focused) ? focused.dataset.key : "";
  const skip = state.decision?.options?.find((o) => o.skip);
  const final = options[chosen]?.shows;
  const ready = !sending && !confirming && (state.draft?.complete || skip || final);
  const begun = drafted().length;
  const button = (/** @type {string} */ key, /** @type {string|(string|Node)[]} */ label, /** @type {() => void} */ press, given = {}) =>
    make("button", { type: "button", "data-key": key, onclick: () => press(), ...given }, ...[label].flat());

  const tile = ghost ?? (state.hand && { tile: state.hand.tile, rot: 0, x: 0, y: 0 });
  /** @type {HTMLElement[]} */ const parts = [];
  const question = !state.result?.length && (state.draft?.complete ? state.draft.words?.join(" · ") : state.decision?.words);
  parts.push(make("div", { class: "ask" },
    ...(tile && !state.draft?.complete ? [sprite(tileName(tile.tile, tile.rot, tile.x, tile.y), { class: "hand" })] : []),
    make("p", { id: "ask" }, question || state.headline, ...(ghost ? [make("small", {}, way(ghost))] : final ? [make("small", {}, say("board-final"))] : [make("small", {}, state.left ?? "", ...(state.result?.length ? [] : state.people?.[state.me ?? -1]?.items ?? []).map(([name, count]) => make("span", { class: "own" }, sprite(name), String(count))))]))));
  if (state.result?.length) parts.push(make("ol", { class: "result" }, ...state.result.map((line) => make("li", { dir: "auto" }, line))));
  if (hand) parts.push(hand);
  const listed = options.map((o, n) => /** @type {const} */ ([o, n])).filter(([o]) => !o.card || o.card === card);
  if (listed.length) parts.push(make("div", { class: "options", role: "group", "aria-labelledby": "ask" }, ...listed.filter(([o]) => !(o.skip && ready)).map(([option, number]) => {
    const hover = () => map.tint(option);
    return button(`o${number}`, [...(option.figure ? [sprite(option.figure)] : []), option.words], () => choose(number), { "aria-pressed": String(number === chosen), onpointerenter: hover, onfocus: hover });
  })));
  const done = `${say("button-confirm")}${skip && !final ? ` · ${skip.words}` : ""}`;
  const row = [
    ...(begun ? [button("back", say("button-back"), hands.back), ...(begun > 1 ? [button("anew", say("button-anew"), hands.anew)] : [])] : []),
    ...(ghost && rotations(ghost.x, ghost.y).length > 1 ? [button("rotate", `↻ ${say("board-rotate")}`, rotate)] : []),
    ...(state.decision || begun ? [button("confirm", done, confirm, { class: "main", disabled: !ready })] : []),
    ...(state.state === "over" || state.state === "open" ? state.deeds ?? [] : []).map((deed) => button(deed.id, deed.label, () => hands.press(deed.id), { class: deed.style === "primary" ? "main" : "" })),
    ...(state.state === "over" ? [button("save", say("board-save"), hands.save)] : []),
    ...(others && !state.decision && !begun ? [button("next", say("board-next", others), hands.next, { class: "main" })] : []),
  ];
  if (row.length) parts.push(make("div", { class: "acts" }, ...row));
  bar.replaceChildren(...parts);
  /** @type {HTMLElement?} */ (bar.querySelector(`[data-key="${CSS.escape(kept || "-")}"]`))?.focus({ preventScroll: true });
}

function showPeople(/** @type {BoardState} */ now) {
  const left = now.deadline ? time(now.deadline - Date.now()) : "";
  const all = now.people ?? [];
  people.className = all.length > 2 ? "many" : "";
  people.replaceChildren(...all.map((each) => make("div", { class: `person c-${each.colour}${each.on ? " on" : ""}`, "aria-current": each.on ? "true" : undefined, title: each.words },
    sprite(each.figure), make("bdi", {}, each.name), make("b", {}, each.score),
    make("span", { class: "items", "aria-hidden": "true" }, ...(each.items ?? []).map(([name, count]) => make("span", {}, sprite(name), String(count)))),
    make("small", {}, make("i", {}, each.note ?? ""), each.on ? left : ""))));
}

function time(/** @type {number} */ left) {
  const [count, unit] = left > 36e5 * 48 ? [left / 864e5, "day"] : left > 36e5 ? [left / 36e5, "hour"] : [left / 6e4, "minute"];
  return new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 }).format(Math.max(0, Math.floor(count)));
}

function tell(/** @type {string} */ words) { spoken.textContent = words; }
let fading = 0;
function warn(/** @type {string} */ words, lasts = 6000) {
  said.textContent = words;
  clearTimeout(fading);
  if (lasts) fading = setTimeout(() => { said.textContent = ""; }, lasts);
}

// a turn

function square(/** @type {number} */ x, /** @type {number} */ y) {
  return state.cells?.cells.find((cell) => cell[0] === x && cell[1] === y);
}
/** @returns {number[]} */
function rotations(/** @type {number} */ x, /** @type {number} */ y) { return square(x, y)?.[2] ?? []; }
function way(/** @type {Ghost} */ { x, y, rot }) {
  const ways = rotations(x, y);
  return say("board-way", square(x, y)?.[3] ?? "", ways.indexOf(rot) + 1, ways.length);
}

/** Lay the tile on a square, or turn it there to the next way that fits. */
function lay(/** @type {number} */ x, /** @type {number} */ y) {
  if (confirming) return;
  const ways = rotations(x, y), { cells } = state;
  if (!ways.length || !cells) return;
  const here = ghost?.x === x && ghost.y === y, now = ghost?.rot ?? -1;
  const rot = here ? ways[(ways.indexOf(now) + 1) % ways.length] : ways.includes(now) ? now : ways[0];
  if (here && rot === now && laid()) return;
  ghost = { x, y, rot, tile: cells.tile };
  chosen = -1;
  asked = null;
  tell(way(ghost));
  draft([...drafted().slice(0, cells.before), { do: "tile", at: [x, y], rot }]);
}

function rotate() { if (ghost) lay(ghost.x, ghost.y); }

/** Choose an option; pressed again it is taken back. What cannot be taken back waits for Confirm. */
function choose(/** @type {number} */ number) {
  const options = choices(), option = options[number];
  if (!option || confirming) return;
  const before = asked && options === asked.options ? asked.before : drafted();
  if (number === chosen) {
    chosen = -1;
    if (option.shows) show();
    else { asked = null; draft(before); }
    return;
  }
  chosen = number;
  card = "";
  if (option.shows) { tell(`${option.words}. ${say("board-final")}`); show(); return; }
  asked = { before, options };
  draft([...before, option.action]);
}

/** Send the newest draft; one is under way at a time, and what is pressed meanwhile replaces what waits. */
async function draft(/** @type {BoardAction[]} */ actions) {
  wanted = JSON.stringify(actions);
  show();
  if (sending) return;
  sending = true;
  for (let tries = 0; wanted && tries < 20; tries++) {
    const now = /** @type {string} */ (wanted), on = table;
    try {
      const next = await post(`table/${on}/draft`, { version: state.v, revision: state.draft?.revision ?? 0, actions: JSON.parse(now) });
      if (on !== table) break;
      if (wanted === now) wanted = null;
      sending = !!wanted;
      take(next);
      if (state.draft?.complete) tell(state.draft.words?.join(". ") || say("button-confirm"));
      else if (state.decision) tell(state.decision.words);
    } catch (error) {
      const fault = /** @type {Refusal} */ (error), moved = fault.code === "draft_moved" && fault.state?.v === state.v && tries < 3;
      if (!moved && wanted === now) { wanted = null; asked = null; chosen = -1; }
      sending = !!wanted;
      refused(fault, moved);
    }
  }
  sending = false;
  show();
  if (newest > state.v) refresh();
}

function refused(/** @type {Refusal} */ fault, quiet = false) {
  if (!quiet) warn(fault.message);
  if (fault.code === "stale") state.v = 0; // the table may be behind us, if a backup was restored
  if (fault.state) take(fault.state);
  else if (!quiet) ghost = laid();
}

async function confirm() {
  const skip = state.decision?.options?.find((o) => o.skip), final = choices()[chosen];
  if (sending || confirming) return;
  const more = final?.shows ? [final.action] : state.draft?.complete ? [] : skip ? [skip.action] : null;
  if (!more) return;
  const actions = [...drafted(), ...more], event = newId();
  confirming = true;
  show();
  try {
    take(await post(`table/${table}/confirm`, { version: state.v, actions, event }));
    warn("");
    notices().then((each) => each.confirmed(warn));
  } catch (error) {
    const fault = /** @type {Refusal} */ (error);
    if (fault.code === "draft_unfinished") { confirming = false; draft(actions); return; }
    refused(fault);
  } finally {
    confirming = false;
    show();
  }
  if (newest > state.v) refresh();
  waiting();
}

async function waiting() {
  /** @type {ListedGame[]} */ const games = await get("games").catch(() => []);
  const mine = games.filter((game) => game.mine && game.table !== table);
  others = mine.length;
  show();
  return mine[0]?.table;
}

const hands = {
  choose, confirm, rotate,
  back: () => { asked = null; chosen = -1; draft(drafted().slice(0, state.draft?.back ?? 0)); },
  anew: () => { asked = null; chosen = -1; ghost = null; map.back(); draft([]); },
  press: async (/** @type {string} */ button) => (await sheets()).press(button),
  save: async () => (await sheets()).save(),
  next: async () => { const next = await waiting(); if (next) await visit(next); },
};

// everything else

/** What is not needed at once comes when it is asked for. */
async function sheets() {
  const { Sheet } = await import("./sheet.js");
  dress(import.meta.url, "sheet.css");
  return new Sheet(sheet, { map, take, visit, refused, warn, tell, table, state, lookBack });
}
const notices = () => import("./notices.js");
const more = async () => (await sheets()).more();

addEventListener("keydown", (event) => {
  if (!state || past || sheet.open || event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).closest("input")) return;
  import("./keys.js").then(({ press }) => press(event.key, { map, state, choices, hands, more }));
});

/** Look back, or close what looks back. */
async function lookBack(step = -1) {
  if (past) { past.close(); return; }
  const { Past } = await import("./past.js");
  dress(import.meta.url, "past.css");
  await new Past({ table, map, bar, tell, now: () => state, show: (/** @type {typeof past} */ shown) => { past = shown; show(); } }).open(step);
}

// coming and going

async function refresh() {
  const on = table;
  try {
    const next = await get(`table/${on}${document.hidden ? "" : "?seen"}`);
    if (on === table && !confirming && !sending) take(next);
  } catch (fault) { warn(/** @type {Error} */ (fault).message, 0); }
}

function news(/** @type {News} */ { v, said, drafts }) {
  const before = heard, changed = v !== state?.v || (before >= 0 && drafts !== redrafts);
  redrafts = drafts;
  newest = v;
  heard = Math.max(heard, said);
  if (before >= 0 && said > before && isKnown()) sheets().then((sheet) => sheet.hear(before));
  else if (!sending && !confirming && changed) refresh();
}

async function visit(/** @type {string} */ next) {
  table = next;
  newest = 0;
  heard = -1;
  ghost = asked = wanted = null;
  following.abort();
  following = new AbortController();
  if (next !== wished()) history.replaceState(null, "", `?t=${encodeURIComponent(table)}`);
  sheet.close();
  past?.close();
  await refresh();
  // News of what this page itself is sending comes back with the answer.
  follow(table, () => state?.v ?? 0, news, following.signal);
  waiting();
}

async function begin() {
  await enter();
  const at = wished();
  if (!at) { await (await import("./games.js")).showGames(); return; }
  const tool = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => void} */ act) => make("button", { type: "button", "aria-label": label, onclick: act }, sign);
  tools.append(tool("☰", say("board-more"), more), tool("⤢", say("board-fit"), () => map.fit(true, map.near)), tool("+", say("board-closer"), () => map.zoom(1.3)), tool("−", say("board-farther"), () => map.zoom(0.77)), tool("«", say("web-watch-replay"), () => lookBack().catch((fault) => warn(fault.message))));
  board.setAttribute("role", "group");
  board.setAttribute("aria-label", say("board-map"));
  sheet.setAttribute("aria-label", say("board-more"));
  const side = make("aside", { "aria-label": say("web-watch-log") }, log);
  document.body.replaceChildren(people, make("main", {}, make("h1", { class: "unseen" }, say("board-title")), board, rows, tools, said, spoken), bar, side, sheet);
  onLine((on) => { if (!on) warn(say("board-offline"), 0); else if (said.textContent === say("board-offline")) warn(say("board-online")); });
  addEventListener("visibilitychange", () => { if (!document.hidden && table) refresh(); });
  setInterval(() => { if (state?.deadline && !document.hidden && !past) showPeople(state); }, 30000);
  await visit(at);
}

begin().catch(async (fault) => (await import("./games.js")).door(fault.message));
