// Moving between the buttons on the map with the arrow keys.

/** @typedef {import("./map.js").BoardMap} BoardMap */

/** Move the focus to the nearest button in a direction. */
export function step(/** @type {BoardMap} */ map, /** @type {number} */ dx, /** @type {number} */ dy) {
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
