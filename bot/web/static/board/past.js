// The past of a game: a slider over its steps, in place of the bar.

import { make } from "./map.js";
import { get, say } from "./net.js";

export class Past {
  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.at = -1;
    this.wanted = 0;
    this.fetching = false;
    /** @type {Map<number, BoardState>} */
    this.known = new Map();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
  }

  /** Begin one step back: the newest is what was on the screen. */
  async open(step = -1) {
    await this.read();
    const { words, steps } = this.past;
    const button = (/** @type {string} */ sign, /** @type {string} */ label, /** @type {() => void} */ act) => make("button", { type: "button", "aria-label": label, onclick: act }, sign);
    this.slider = /** @type {HTMLInputElement} */ (make("input", { type: "range", min: "0", step: "1", "aria-label": words["web-watch-replay"], oninput: () => this.go(Number(this.slider?.value)) }));
    this.newest = make("button", { type: "button", class: "newest", onclick: () => this.close() }, words["web-watch-newest"]);
    this.where = make("small", {});
    this.told = make("ol", {});
    this.root = make("section", { id: "past", "aria-label": words["web-watch-replay"] }, make("div", { class: "slide" }, this.where, this.newest), this.told,
      make("div", { class: "slide" }, button("‹", words["board-previous"], () => this.go(this.wanted - 1)), this.slider, button("›", words["board-following"], () => this.go(this.wanted + 1))));
    this.page.bar.after(this.root);
    addEventListener("keydown", this.onKey);
    this.page.map.fit(true, true);
    await this.go(step < 0 ? Math.max(0, steps.length - 1) : step);
    this.slider.focus({ preventScroll: true });
  }

  close() {
    removeEventListener("keydown", this.onKey);
    this.root?.remove();
    this.page.show(null);
    this.page.map.fit(true, false);
  }

  async read() {
    this.past = await get(`table/${this.page.table}/past`);
    this.known.clear();
  }

  /** Show a step; of many that are passed quickly, the last. */
  async go(/** @type {number} */ number) {
    const { steps, label } = this.past;
    this.wanted = Math.max(0, Math.min(steps.length, number));
    /** @type {string[]} */ const lines = steps[this.wanted - 1]?.lines ?? [];
    const given = [this.wanted, steps.length], where = label.replace(/%/g, () => String(given.shift()));
    if (!this.slider || !this.where || !this.told) return;
    this.slider.max = String(steps.length);
    this.slider.value = String(this.wanted);
    this.slider.setAttribute("aria-valuetext", `${where}: ${lines.join(" ")}`);
    this.where.textContent = where;
    this.told.replaceChildren(...lines.map((line) => make("li", { dir: "auto" }, line)));
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.at !== this.wanted) {
        const next = this.wanted, state = await this.moment(next);
        this.at = next;
        if (!this.root?.isConnected) return;
        this.page.show({ state, news: (/** @type {BoardState} */ now) => this.news(now), close: () => this.close() });
        this.bringIn(state);
      }
    } finally { this.fetching = false; }
  }

  /** @returns {Promise<BoardState>} */
  async moment(/** @type {number} */ number) {
    const { actions } = this.past.steps[number - 1] ?? { actions: 0 };
    const found = this.known.get(actions) ?? await get(`table/${this.page.table}/past/${actions}`);
    this.known.set(actions, found);
    return found;
  }

  /** What was laid is in sight. */
  bringIn(/** @type {BoardState} */ state) {
    const { map } = this.page;
    if (state.map?.laid?.some(([x, y]) => !map.inside(x, y))) map.fit(true, true);
  }

  /** The game has moved on meanwhile. */
  async news(/** @type {BoardState} */ now) {
    if (now.v === this.past.v || this.reading) return;
    this.reading = true;
    try {
      await this.read();
      this.at = -1;
      if (now.decision && this.newest) { this.newest.textContent = say("web-turn"); this.newest.classList.add("main"); }
      await this.go(this.wanted);
    } finally { this.reading = false; }
  }

  key(/** @type {KeyboardEvent} */ event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
    if (event.key === "Escape") this.close();
    else if (event.target === this.slider) return; // its own keys
    else if (by) this.go(this.wanted + by);
    else return;
    event.preventDefault();
  }
}
