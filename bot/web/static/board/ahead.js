// What will soon be needed: the drawn tile in every way it can lie, fetched while its player thinks. Not where data is to be saved.

import { pack, tileName } from "./map.js";

const WAYS = [0, 1, 2, 3].flatMap((rot) => [0, 1].map((look) => /** @type {const} */ ([rot, look])));

export function fetchAhead(/** @type {string} */ tile) {
  const line = /** @type {{saveData?: boolean}|undefined} */ (/** @type {any} */ (navigator).connection);
  if (line?.saveData || document.hidden) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => pack(WAYS.map(([rot, look]) => tileName(tile, rot, look, 0)), true));
}
