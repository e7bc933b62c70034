// The sheet over the page: other looks, deeds, typed moves, the log, answers, the picture to keep.

import { make, sprite } from "./map.js";
import { blob, get, isKnown, say } from "./net.js";

const button = (/** @type {string} */ label, /** @type {() => void} */ act) => make("button", { type: "button", onclick: act }, label);

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

  answer(/** @type {{text?: string, lines?: string[], buttons?: any[]}} */ { text = "", lines = [], buttons = [] }) {
    this.open(...[text, ...lines].filter(Boolean).map((line) => make("p", { dir: "auto" }, line)),
      make("div", { class: "acts" }, ...buttons.map((each) => button(each.label, () => this.page.press(each.id)))));
  }

  async save() {
    const { table, state } = this.page, url = URL.createObjectURL(await blob(`table/${table}/picture`));
    this.open(make("img", { src: url, alt: state.headline, class: "poster" }), make("a", { href: url, download: `${table}.png`, class: "button" }, say("board-save")));
  }

  async look(/** @type {string} */ name) {
    const { map, table, warn } = this.page, found = await get(`table/${table}/look?name=${name}`);
    if (found.tiles) {
      const tiles = found.tiles.map(([tile, label, gone]) => make("figure", { class: gone ? "gone" : "" }, sprite(tile), make("figcaption", {}, label)));
      this.open(make("h2", {}, found.title), make("div", { class: "sheet" }, ...tiles));
      return;
    }
    this.root.close();
    map.look(found);
    map.fit();
    warn([found.title, ...(found.lines ?? []).slice(0, 6)].join("\n"), 12000);
  }

  more() {
    const { state, press, log } = this.page;
    const field = /** @type {HTMLInputElement} */ (make("input", { id: "typed", autocomplete: "off", autocapitalize: "off", maxlength: "100", placeholder: say("board-type-how") }));
    const typed = (/** @type {Event} */ event) => { event.preventDefault(); this.root.close(); press("", field.value); };
    this.open(
      make("div", { class: "acts" }, ...(state.looks ?? []).map((/** @type {any} */ each) => button(each.label, () => this.look(each.id)))),
      ...(isKnown() ? [make("div", { class: "acts" }, ...(state.deeds ?? []).map((/** @type {any} */ each) => button(each.label, () => press(each.id))),
        make("a", { href: "./", class: "button" }, say("button-my-games")), make("a", { href: "../", class: "button" }, say("board-chat")))] : []),
      ...(state.decision ? [make("form", { class: "acts", onsubmit: typed }, make("label", { for: "typed" }, say("board-type")), field, make("button", {}, say("web-send")))] : []),
      make("h2", {}, say("web-watch-players")), make("ul", {}, ...state.people.map((/** @type {any} */ each) => make("li", { dir: "auto" }, each.words || each.name))),
      make("h2", {}, say("web-watch-log")), make("ol", {}, ...[...log.children].map((each) => each.cloneNode(true))),
      make("p", {}, say("board-keys")));
  }
}
