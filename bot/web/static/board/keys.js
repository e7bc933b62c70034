// What the keys do: the arrows move between the buttons on the map.

/** @typedef {import("./map.js").BoardMap} BoardMap */

/** Do what a key stands for. `page`: what the page lends for it. */
export function press(/** @type {string} */ pressed, /** @type {any} */ { map, state, choices, hands, more }) {
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[pressed];
  const key = pressed.toLowerCase();
  if (arrow && state.map) step(map, arrow[0], arrow[1]);
  else if (key === "r") hands.rotate();
  else if (/^[1-9]$/.test(key)) hands.choose(Number(key) - 1);
  else if (key === "0") hands.choose(choices().findIndex((/** @type {any} */ each) => each.skip));
  else if (key === "c") hands.confirm();
  else if (key === "backspace") { if (state.draft?.actions?.length) hands.back(); }
  else if (key === "n") hands.next();
  else if (key === "?") more();
  else if (key === "+" || key === "-") map.zoom(key === "+" ? 1.25 : 0.8);
}

/** Move the focus to the nearest button in a direction. */
function step(/** @type {BoardMap} */ map, /** @type {number} */ dx, /** @type {number} */ dy) {
  const buttons = /** @type {HTMLElement[]} */ ([...map.layers.cells.children]);
  const from = /** @type {HTMLElement} */ (buttons.includes(/** @type {any} */ (document.activeElement)) ? document.activeElement : null);
  const centre = (/** @type {HTMLElement} */ e) => { const box = e.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const home = map.box;
  const [x, y] = from ? centre(from) : [home.x + home.width / 2, home.y + home.height / 2];
  let best = null, least = Infinity;
  for (const each of buttons) {
    const [ex, ey] = centre(each);
    const along = (ex - x) * dx + (ey - y) * dy, across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const far = from ? along + 3 * across : Math.abs(ex - x) + Math.abs(ey - y);
    if (each !== from && (along > 1 || !from) && far < least) { best = each; least = far; }
  }
  if (!best) return;
  for (const each of buttons) each.tabIndex = each === best ? 0 : -1;
  best.focus({ preventScroll: true });
  bringIn(map, best);
}

function bringIn(/** @type {BoardMap} */ map, /** @type {HTMLElement} */ button) {
  const box = button.getBoundingClientRect(), home = map.box, room = 8;
  const dx = Math.max(0, home.left + room - box.left) - Math.max(0, box.right - home.right + room);
  const dy = Math.max(0, home.top + room - box.top) - Math.max(0, box.bottom - home.bottom + room);
  if (dx || dy) map.move({ ...map.view, x: map.view.x + dx, y: map.view.y + dy });
}
