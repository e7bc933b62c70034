// The map: tiles and figures as the server lays them out, squares and places to press, pan and zoom.

import { say } from "./net.js";

const SIDE = 96; // CSS pixels of a tile at zoom 1, and the usual sprite
const FINE = 160; // the large sprite
const DISC = 46;
const FINGER = 44;
const PACK = 16; // sprites in one answer
const DRAG = 6; // a press that moves farther is no press
const TOOLS = 52; // the strip with the tools, beside which the map is shown
const clamp = (/** @type {number} */ zoom) => Math.min(3.2, Math.max(0.15, zoom));
const saving = /** @type {{saveData?: boolean}|undefined} */ (/** @type {any} */ (navigator).connection)?.saveData;
const LARGE = 110; // device pixels of a tile from which the large sprites are worth their bytes

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Record<string, any>} given @param {(Node|string)[]} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
export const make = (tag, given = {}, ...inside) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...inside);
  return made;
};

let art = "";
export const useArt = (/** @type {{art: string, theme: string}} */ state) => { art = `art/${state.theme}/${state.art}/`; };
/** @type {Map<string, Promise<string>>} */
const packed = new Map(); // sprites that came in one answer for several: on a slow line a request for each takes longer
/** Fetch sprites together; `whole`: all of them or none, so that their address is the same in every game. */
function pack(/** @type {string[]} */ names, size = SIDE, whole = false) {
  const folder = `${art}${size}/`, missing = [...new Set(names)].filter((name) => !packed.has(folder + name)), fresh = whole && missing[0] ? names : missing;
  while (fresh.length) {
    const some = fresh.splice(0, PACK);
    const body = fetch(`${folder}pack/${some}`).then((answer) => /** @type {Promise<ArrayBuffer>} */ (answer.ok && answer.arrayBuffer())); // else each comes by itself
    let at = 4 * some.length;
    some.forEach((name, n) => packed.set(folder + name, body.then((found) => URL.createObjectURL(new Blob([found.slice(at, at += new DataView(found).getUint32(4 * n, true))], { type: "image/webp" }))).catch(() => "")));
  }
}
function dressed(/** @type {HTMLImageElement} */ image, /** @type {string} */ name, fine = packed.has(`${art}${FINE}/${name}`)) {
  const path = `${art}${fine ? FINE : SIDE}/${name}`, own = `${path}.webp`, coming = packed.get(path);
  image.dataset.sprite = name;
  if (coming) coming.then((url) => { if (image.dataset.sprite === name) image.src = url || own; });
  else image.src = own;
  return image;
}
/** A sprite that says nothing by itself: what it shows stands in words beside it. */
export const sprite = (/** @type {string} */ name, given = {}) => {
  const made = make("img", { alt: "", draggable: "false", ...given });
  return name ? dressed(made, name) : made;
};
export const tileName = (/** @type {string} */ tile, /** @type {number} */ rot, /** @type {number} */ x, /** @type {number} */ y) => `tile-${tile}-${rot}-${(x + y) & 1}`;

/** Add a style sheet that is not needed at once. */
export function dress(/** @type {string} */ beside, /** @type {string} */ name) {
  const href = new URL(name, beside).href;
  if (![...document.styleSheets].some((each) => each.href === href)) document.head.append(make("link", { rel: "stylesheet", href }));
}

export class BoardMap {
  view = { x: 0, y: 0, zoom: 1 };
  table = "";
  touched = false;
  timer = 0;
  /** @type {BoardState|undefined} */ state;
  /** @type {Ghost|null} */ ghost = null;
  /** @type {BoardOption[]} */ places = [];
  /** @type {Map<string, HTMLImageElement>} */ known = new Map();
  /** @type {[HTMLElement, number, number][]} */ discs = [];
  /** @type {{x: number, y: number, zoom: number}|null} */ kept = null;
  /** @type {{width: number, height: number}|undefined} */ size;

  /** `pressed` hears of squares, places and bare points of the map. */
  constructor(/** @type {HTMLElement} */ root, /** @type {{cell: Function, place: Function, point: Function, rotate: Function}} */ pressed) {
    this.root = root;
    this.pressed = pressed;
    this.layers = Object.fromEntries(["tiles", "tints", "things", "marks", "cells"].map((name) => [name, make("div", { class: name })]));
    this.layers.tiles.ariaHidden = this.layers.things.ariaHidden = "true";
    this.plane = make("div", { class: "plane" }, ...Object.values(this.layers));
    root.append(this.plane);
    this.listen();
    new ResizeObserver(() => this.resized()).observe(root);
  }

  // what lies there

  show(/** @type {BoardState} */ state, /** @type {NonNullable<BoardState["map"]>} */ map, /** @type {Ghost|null} */ ghost) {
    this.state = state;
    this.ghost = ghost;
    const fresh = new Map(map.laid?.map(([x, y, colour]) => [`${x},${y}`, colour]) ?? []);
    const wanted = new Set();
    const tiles = [...map.tiles];
    if (ghost && !tiles.some(([x, y]) => x === ghost.x && y === ghost.y)) tiles.push([ghost.x, ghost.y, ghost.tile, ghost.rot]);
    const opened = this.table !== state.table, fine = !opened && this.fine || undefined;
    if (opened) pack([...map.tiles.map(([x, y, tile, rot]) => tileName(tile, rot, x, y)), ...(map.things ?? []).map(([name]) => name)]);
    for (const [x, y, tile, rot] of tiles) {
      const here = ghost?.x === x && ghost.y === y, key = `${x},${y}`, name = tileName(tile, here ? ghost.rot : rot, x, y);
      wanted.add(key);
      const known = this.known.get(key), found = known ?? place(sprite(""), x, y, 1, 1);
      if (!known) {
        this.layers.tiles.append(found);
        this.known.set(key, found);
      }
      if (found.dataset.sprite !== name) dressed(found, name, fine);
      found.className = here ? "ghost" : fresh.has(key) ? `fresh c-${fresh.get(key)}` : "";
    }
    for (const [key, found] of this.known) if (!wanted.has(key)) { found.remove(); this.known.delete(key); }
    // What stood on a tile that is being moved would stand in the air.
    const moved = ghost && state.draft?.actions?.some((a) => a.do === "tile" && (a.at[0] !== ghost.x || a.at[1] !== ghost.y || a.rot !== ghost.rot));
    this.layers.things.replaceChildren(...(map.things ?? []).filter((thing) => !moved || this.onKnown(thing)).map(([name, x, y, w, h]) => place(sprite(name), x, y, w, h)));
    this.layers.tints.replaceChildren();
    this.layers.marks.replaceChildren(...(map.dead ?? []).map(([x, y]) => place(make("i", { class: "dead" }), x, y, 1, 1)));
    if (opened) {
      this.table = state.table;
      this.fit(false);
      this.ahead(state.hand?.tile);
    }
  }

  /** Fetch the drawn tile in every way it can lie, as it will be shown, while its player thinks. Not where data is to be saved. */
  ahead(/** @type {string=} */ tile) {
    if (tile && !saving && !document.hidden) pack([0, 1, 2, 3].flatMap((rot) => [0, 1].map((x) => tileName(tile, rot, x, 0))), this.fine ? FINE : SIDE, true);
  }

  onKnown(/** @type {PlacedSprite} */ [, x, y, w, h]) {
    return Math.floor(x + w / 2) !== this.ghost?.x || Math.floor(y + h / 2) !== this.ghost?.y;
  }

  tint(/** @type {BoardOption=} */ option) {
    this.layers.tints.replaceChildren(...(option?.tint && option.cell ? [place(sprite(option.tint), ...option.cell, 1, 1)] : []));
  }

  // what can be pressed

  /** `cells`: [x, y, rotations, name]; `options`: those with a place; `chosen`: the number of the chosen one. */
  offer(/** @type {BoardCells["cells"]} */ cells, /** @type {BoardOption[]} */ options, /** @type {number} */ chosen = -1) {
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const kept = this.layers.cells.contains(focused) ? focused.dataset.key : "";
    const made = cells.map(([x, y, rotations, name]) => {
      const mine = this.ghost?.x === x && this.ghost.y === y, label = say("board-way", name, mine ? rotations.indexOf(this.ghost?.rot ?? -1) + 1 : 1, rotations.length);
      return place(make("button", {
        type: "button", class: mine ? "cell mine" : "cell", "data-key": `${x},${y}`, tabindex: "-1", "aria-label": label, "aria-pressed": mine ? "true" : undefined,
        onclick: () => this.pressed.cell(x, y),
      }, ...(mine && rotations.length > 1 ? [make("i", { class: "turn" }, "↻")] : mine ? [] : [make("small", {}, name)])), x, y, 1, 1);
    });
    this.discs = [];
    for (const [number, option] of options.entries()) {
      const { cell } = option, at = option.place ?? (option.tile && cell ? [cell[0] + 0.5, cell[1] + 0.5] : null);
      if (!at) continue;
      const picture = option.tile ? sprite(`tile-${option.tile}-0-0`) : option.figure ? sprite(option.figure) : option.label;
      const button = make("button", {
        type: "button", class: `disc${number === chosen ? " chosen" : ""}`, "data-key": `o${number}`, tabindex: "-1", "aria-label": option.words,
        "aria-pressed": number === chosen ? "true" : "false", onclick: () => this.pressed.place(number),
        onpointerenter: () => this.tint(option), onfocus: () => this.tint(option), onpointerleave: () => this.tint(options[chosen]),
      }, picture, ...(option.worth ? [make("small", {}, option.worth)] : []));
      this.discs.push([button, at[0], at[1]]);
      made.push(button);
    }
    this.fan();
    this.layers.cells.replaceChildren(...made);
    const buttons = /** @type {HTMLElement[]} */ (made);
    const back = buttons.find((each) => each.dataset.key === kept) ?? buttons.find((each) => each.classList.contains("mine")) ?? buttons[0];
    if (back) back.tabIndex = 0;
    if (kept) (buttons.find((each) => each.dataset.key === kept) ?? this.root).focus({ preventScroll: true });
    this.tint(options[chosen]);
  }

  /** Discs that would cover each other move apart; those of one place stand side by side. */
  fan() {
    const side = SIDE * this.view.zoom, discs = this.discs.map(([, x, y], n) => ({ x: x * side + n / 99, y: y * side }));
    for (let round = 0; round < 40; round++) for (const [n, a] of discs.entries()) for (const b of discs.slice(0, n)) {
      const x = a.x - b.x, y = a.y - b.y, far = Math.hypot(x, y), by = Math.max(0, DISC / far - 1) / 2;
      a.x += x * by; b.x -= x * by;
      a.y += y * by; b.y -= y * by;
    }
    for (const [n, { x, y }] of discs.entries()) place(this.discs[n][0], x / side, y / side);
  }

  // pan and zoom

  get box() { return this.root.getBoundingClientRect(); }

  /** Whether a square is as large as a fingertip. */
  get near() { return SIDE * this.view.zoom >= FINGER; }

  /** Another window: what was in the middle stays there. */
  resized() {
    const wide = this.box.width - (this.size?.width ?? 0), { places } = this;
    if (this.kept || !this.touched) {
      if (!this.kept || wide) { this.fit(false); this.gather(places, false); }
    } else if (wide) this.move({ ...this.view, x: this.view.x + wide / 2 });
    this.size = this.box;
  }

  /** Show all tiles and squares; if not the whole map is wanted, no square smaller than a fingertip. */
  fit(smooth = true, far = false) {
    const cells = this.state?.cells?.cells ?? [];
    const all = [...(this.state?.map?.tiles ?? []), ...cells], xs = all.map(([x]) => x), ys = all.map(([, y]) => y);
    for (const [name, x, y] of this.state?.map?.things ?? []) if (name.startsWith("fortress")) { xs.push(x, x + 3); ys.push(y, y + 2); }
    if (!xs.length) return;
    const left = Math.min(...xs) - 0.3, top = Math.min(...ys) - 0.3, wide = Math.max(...xs) + 1.3 - left, tall = Math.max(...ys) + 1.3 - top;
    const { width, height } = this.box;
    const least = cells.length && !far ? (FINGER + 1) / SIDE : 0.15;
    const zoom = Math.max(least, Math.min(1.6, (width - TOOLS) / wide / SIDE, height / tall / SIDE));
    this.touched = false;
    this.kept = null;
    this.places = [];
    this.centre(left + wide / 2, top + tall / 2, zoom, smooth);
  }

  /** Come close to the places that can be pressed; of those far apart, to the ones round the first. `back` returns. */
  gather(/** @type {BoardOption[]} */ options, smooth = true) {
    this.places = options;
    const all = options.flatMap(({ place, cell }) => (place && cell ? [cell] : []));
    if (!all.length) return;
    const cells = all.filter((cell) => [0, 1].every((axis) => Math.abs(cell[axis] - all[0][axis]) < 2));
    const [left, right, top, bottom] = [0, 0, 1, 1].map((axis, n) => Math[n % 2 ? "max" : "min"](...cells.map((cell) => cell[axis])));
    const across = Math.max(right - left, bottom - top) + 1;
    const { width, height } = this.box, x = (left + right) / 2, y = (top + bottom) / 2;
    const zoom = Math.max(this.view.zoom, Math.min(cells.length > 5 ? 2.6 : 1.7, Math.min(width - TOOLS, height) / (across + 0.9) / SIDE));
    if (zoom <= this.view.zoom * 1.15 && this.inside(x, y)) return;
    this.kept ??= this.view;
    this.centre(x + 0.5, y + 0.5, zoom, smooth);
  }

  inside(/** @type {number} */ x, /** @type {number} */ y) {
    const { width, height } = this.box, side = SIDE * this.view.zoom, left = x * side + this.view.x, top = y * side + this.view.y;
    return left >= 0 && top >= 0 && left + side <= width && top + side <= height;
  }

  back() {
    if (this.kept) this.move(this.kept, true);
    this.kept = null;
    this.places = [];
  }

  /** Bring a point of the map to the middle of what the tools leave free. */
  centre(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ zoom, /** @type {boolean} */ smooth) {
    const { width, height } = this.size = this.box, side = SIDE * zoom;
    this.move({ zoom, x: (width - TOOLS) / 2 - x * side, y: height / 2 - y * side }, smooth);
  }

  move(/** @type {{x: number, y: number, zoom: number}} */ view, smooth = false) {
    const { zoom } = view, zoomed = zoom !== this.view.zoom;
    this.view = view;
    this.plane.classList.toggle("smooth", smooth);
    this.plane.style.transform = `translate(${this.view.x}px, ${this.view.y}px) scale(${zoom})`;
    this.plane.style.setProperty("--zoom", String(zoom));
    this.plane.classList.toggle("far", !this.near);
    clearTimeout(this.timer);
    if (zoomed) this.fan();
    this.timer = setTimeout(() => this.sharpen(), 300);
  }

  /** Whether large sprites are worth their bytes; close to one tile for a moment, they are not. */
  get fine() { return !saving && !this.kept && SIDE * this.view.zoom * Math.min(devicePixelRatio, 2) > LARGE; }

  /** What is in sight gets the large sprites. */
  sharpen() {
    const home = this.box;
    if (this.fine) for (const image of /** @type {NodeListOf<HTMLImageElement>} */ (this.layers.tiles.querySelectorAll("img"))) {
      const box = image.getBoundingClientRect();
      if (box.right > home.left && box.left < home.right && box.bottom > home.top && box.top < home.bottom) dressed(image, image.dataset.sprite ?? "", true);
    }
  }

  zoom(/** @type {number} */ by, x = this.box.width / 2, y = this.box.height / 2) {
    this.touched = true;
    const zoom = clamp(this.view.zoom * by), ratio = zoom / this.view.zoom;
    this.move({ zoom, x: x - (x - this.view.x) * ratio, y: y - (y - this.view.y) * ratio });
  }

  listen() {
    /** @type {Map<number, {x: number, y: number}>} */
    const fingers = new Map();
    let dragged = false, two = 0;
    const spread = () => { const [a, b] = [...fingers.values()]; return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) }; };
    this.root.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      if (!fingers.size) dragged = false;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) two = Date.now();
    });
    addEventListener("pointermove", (event) => {
      const known = fingers.get(event.pointerId);
      if (!known) return;
      const dx = event.clientX - known.x, dy = event.clientY - known.y;
      if (!dragged && Math.hypot(dx, dy) < DRAG) return;
      if (!dragged) this.root.setPointerCapture(event.pointerId);
      dragged = this.touched = true;
      const before = fingers.size === 2 ? spread() : null;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (before) {
        const after = spread(), home = this.box;
        this.move({ ...this.view, x: this.view.x + after.x - before.x, y: this.view.y + after.y - before.y });
        this.zoom(after.far / Math.max(1, before.far), after.x - home.left, after.y - home.top);
      } else if (fingers.size === 1) this.move({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
    });
    const up = (/** @type {PointerEvent} */ event) => {
      if (fingers.delete(event.pointerId) && two && !fingers.size) {
        if (!dragged && Date.now() - two < 400) this.pressed.rotate();
        dragged = true; // the fingers that rotate or pinch press nothing
        two = 0;
      }
    };
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    this.root.addEventListener("click", (event) => {
      if (dragged && event.detail) { event.stopPropagation(); event.preventDefault(); dragged = false; }
    }, true);
    this.root.addEventListener("click", (event) => {
      if (/** @type {HTMLElement} */ (event.target).closest("button")) return;
      const home = this.box, side = SIDE * this.view.zoom;
      // Squares too small for a finger: a press comes closer first.
      if (!this.near && this.state?.cells) return this.zoom(1.3 * FINGER / side, event.clientX - home.left, event.clientY - home.top);
      this.pressed.point((event.clientX - home.left - this.view.x) / side, (event.clientY - home.top - this.view.y) / side);
    });
    this.root.addEventListener("wheel", (event) => {
      event.preventDefault();
      const home = this.box;
      this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - home.left, event.clientY - home.top);
    }, { passive: false });
    this.root.addEventListener("contextmenu", (event) => { event.preventDefault(); this.pressed.rotate(); });
    // A focused button may make the browser scroll what must not scroll.
    this.root.addEventListener("scroll", () => { this.root.scrollTo(0, 0); });
  }
}

/**
 * Set an element at a place of the map; without a size it keeps its own, with its middle there.
 * @template {HTMLElement} T
 * @param {T} made
 */
export function place(made, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w = 0, h = w) {
  made.style.left = `${x * SIDE}px`;
  made.style.top = `${y * SIDE}px`;
  if (w) { made.style.width = `${w * SIDE}px`; made.style.height = `${h * SIDE}px`; }
  return made;
}
