// The sheet over the page: other looks, deeds, typed moves, the log, answers, the picture to keep.

import { make, place, sprite } from "./map.js";
import { blob, get, isKnown, post, say } from "./net.js";

const button = (/** @type {string} */ label, /** @type {() => void} */ act) => make("button", { type: "button", onclick: act }, label);

/** Tint on the map what belongs to whom, and write numbers beside it. */
function overlay(/** @type {import("./map.js").BoardMap} */ map, /** @type {Partial<BoardLook>} */ look) {
  const { tints, marks } = map.layers;
  tints.replaceChildren(...(look.tints ?? []).map(([name, x, y]) => place(sprite(name), x, y, 1, 1)));
  marks.replaceChildren(...marks.querySelectorAll(".dead"), ...(look.counts ?? []).map(([x, y, each]) => place(
    make("b", { class: "count" }, ...each.map(([colour, label]) => make("span", { class: `c-${colour}` }, label))), x, y)));
}

const position = (/** @type {BoardState} */ { v, draft }) => JSON.stringify([v, draft?.actions]);

let stop = () => {};

/** Keep a form at the end of the bar, with what was said about it, as long as the bar asks the same. */
function keep(/** @type {HTMLElement} */ form, /** @type {string} */ words) {
  const bar = document.getElementById("bar"), asked = () => document.getElementById("ask")?.textContent, question = asked();
  if (!bar) return;
  form.className = "typed";
  form.querySelector("p")?.remove();
  form.append(make("p", { role: "alert", dir: "auto" }, words));
  const show = () => {
    bar.append(form);
    if (document.activeElement === document.body) form.querySelector("input")?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => { if (asked() !== question) stop(); else if (form.parentNode !== bar) show(); });
  stop();
  stop = () => { watch.disconnect(); form.remove(); };
  show();
  form.querySelector("input")?.focus({ preventScroll: true });
  watch.observe(bar, { childList: true });
}

export class Sheet {
  /** @param {HTMLDialogElement} root @param {any} page */
  constructor(root, page) {
    this.root = root;
    this.page = page;
  }

  open(/** @type {Node[]} */ ...inside) {
    this.root.replaceChildren(make("form", { method: "dialog" }, make("button", {}, say("web-close"))), ...inside);
    if (!this.root.open) this.root.showModal();
  }

  async press(/** @type {string} */ button, words = "") {
    const { table, take, visit, refused, warn } = this.page;
    try {
      /** @type {{state: BoardState, said: BoardSaid}} */ const { state, said } = await post(`table/${table}/press`, { button, words });
      take(state);
      if (state.rematch && button === "/rematch") await visit(state.rematch);
      else if (said.lines || said.buttons) this.answer(said);
      else { this.root.close(); warn(said.text ?? ""); }
    } catch (fault) { refused(fault); }
  }

  /** Play typed words. What does not fit is said in the bar, with the words to change: there the map is in sight. */
  async type(/** @type {HTMLElement} */ form, /** @type {string} */ words) {
    const { table, take, refused } = this.page, before = position(this.page.state);
    this.root.close();
    try {
      /** @type {{state: BoardState, said: BoardSaid}} */ const { state, said } = await post(`table/${table}/press`, { button: "", words });
      take(state);
      if (position(state) !== before) stop();
      else if (said.buttons) this.answer(said);
      else keep(form, [said.text ?? "", ...(said.lines ?? [])].join("\n").trim());
    } catch (fault) { refused(fault); }
  }

  answer(/** @type {BoardSaid} */ { text = "", lines = [], buttons = [] }) {
    this.open(...[text, ...lines].filter(Boolean).map((line) => make("p", { dir: "auto" }, line)),
      make("div", { class: "acts" }, ...buttons.map((each) => button(each.label, () => this.press(each.id)))));
  }

  async save() {
    const { table, state } = this.page, url = URL.createObjectURL(await blob(`table/${table}/picture`));
    this.open(make("img", { src: url, alt: state.headline, class: "poster" }), make("a", { href: url, download: `${table}.png`, class: "button" }, say("board-save")));
  }

  /** Say what is at a point of the map. */
  async at(/** @type {number} */ x, /** @type {number} */ y) {
    const { map, table, warn } = this.page;
    overlay(map, {});
    const { lines } = await get(`table/${table}/at?x=${x.toFixed(3)}&y=${y.toFixed(3)}`);
    if (lines.length) warn(lines.join("\n"), 12000);
  }

  async look(/** @type {string} */ name) {
    const { map, table, warn } = this.page;
    /** @type {BoardLook} */ const found = await get(`table/${table}/look?name=${name}`);
    if (found.tiles) {
      const tiles = found.tiles.map(([tile, label, gone]) => make("figure", { class: gone ? "gone" : "" }, sprite(tile), make("figcaption", {}, label)));
      this.open(make("h2", {}, found.title), make("div", { class: "sheet" }, ...tiles));
      return;
    }
    this.root.close();
    overlay(map, found);
    map.fit();
    warn([found.title, ...(found.lines ?? []).slice(0, 6)].join("\n"), 12000);
  }

  /** Ways to elsewhere; in another app its own chat is the place to talk. */
  ways() {
    const app = document.documentElement.dataset.host, games = make("a", { href: app ? "./" : "../", class: "button" }, say("button-my-games"));
    return app ? [games] : [button(say("board-chat"), () => this.talk()), games];
  }

  /** All that was done, each step with its moment. */
  async moves() {
    const { steps } = await get(`table/${this.page.table}/past`);
    const list = make("ol", { class: "moves" }, ...steps.map((/** @type {any} */ step, /** @type {number} */ at) => make("li", {}, make("button", {
      type: "button", dir: "auto", onclick: () => { this.root.close(); this.page.lookBack(at + 1); },
    }, make("small", {}, String(at + 1)), make("span", {}, step.lines.join("\n"))))));
    this.open(make("h2", {}, say("web-watch-log")), list);
    list.lastElementChild?.scrollIntoView({ block: "end" });
  }

  async talk() { await (await import("./talk.js")).open(this); }

  async hear(/** @type {number} */ after) { await (await import("./talk.js")).hear(this, after); }

  more() {
    stop();
    /** @type {BoardState} */ const state = this.page.state;
    const field = /** @type {HTMLInputElement} */ (make("input", { id: "typed", autocomplete: "off", autocapitalize: "off", maxlength: "100", placeholder: say("board-type-how") }));
    const calls = make("div", { class: "acts" });
    import("./notices.js").then(({ control }) => control(calls, (/** @type {string} */ words) => { this.root.close(); this.page.warn(words, 12000); }));
    const typed = (/** @type {Event} */ event) => { event.preventDefault(); this.type(/** @type {HTMLElement} */ (event.currentTarget), field.value); };
    this.open(
      make("div", { class: "acts" }, ...(state.looks ?? []).map((each) => button(each.label, () => this.look(each.id)))),
      make("div", { class: "acts" }, button(say("web-watch-log"), () => this.moves()), ...(isKnown() ? this.ways() : [])),
      make("div", { class: "acts" }, ...(state.deeds ?? []).map((each) => button(each.label, () => this.press(each.id)))),
      ...(state.decision ? [make("form", { class: "acts", onsubmit: typed }, make("label", { for: "typed" }, say("board-type")), field, make("button", {}, say("web-send")))] : []),
      calls,
      make("h2", {}, say("web-watch-players")), make("ul", {}, ...(state.people ?? []).map((each) => make("li", { dir: "auto" }, each.words || each.name))),
      make("p", {}, say("board-keys")));
  }
}
