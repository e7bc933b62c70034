// Talk of the table's players, in the room: what was said, and a field to say something.

import { make } from "./map.js";
import { get, post, say } from "./net.js";

const told = (/** @type {Said} */ { by, words }) => (by ? `${by}: ${words}` : words);
const read = (/** @type {any} */ page, after = 0) => get(`table/${page.table}/talk?after=${after}`);

function add(/** @type {HTMLElement} */ list, /** @type {Said[]} */ said) {
  const last = Number(list.dataset.last ?? 0);
  for (const each of said) {
    if (each.number <= last) continue;
    const at = new Date(each.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    list.append(make("li", { class: each.mine ? "mine" : "" }, make("small", {}, at), make("span", { dir: "auto" }, ...(each.by ? [make("b", {}, `${each.by}: `)] : []), each.words)));
    list.dataset.last = String(each.number);
  }
  list.scrollTop = list.scrollHeight;
}

export async function open(/** @type {any} */ sheet) {
  const { page } = sheet, known = await read(page);
  const list = make("ol", { class: "talk", tabindex: "0", "aria-label": say("board-chat"), "aria-live": "polite" });
  const field = /** @type {HTMLInputElement} */ (make("input", { id: "saying", autocomplete: "off", maxlength: "300", "aria-label": say("board-chat") }));
  const wrong = make("p", { role: "alert" });
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = field.value.trim();
    if (!words) return;
    field.value = "";
    try {
      await post(`table/${page.table}/talk`, { words });
      wrong.textContent = "";
      add(list, await read(page, Number(list.dataset.last ?? 0)));
    } catch (fault) { field.value = words; wrong.textContent = /** @type {Error} */ (fault).message; }
  };
  sheet.open(make("h2", {}, say("board-chat")), list, make("form", { class: "acts", onsubmit: send }, field, make("button", { class: "main" }, say("web-send"))), wrong);
  add(list, known);
  field.focus();
}

/** Something new was said: into the open list, else shown for a while. */
export async function hear(/** @type {any} */ sheet, /** @type {number} */ after) {
  const said = await read(sheet.page, after), list = /** @type {HTMLElement?} */ (sheet.root.open && sheet.root.querySelector(".talk"));
  if (list) { add(list, said); return; }
  const others = said.filter((/** @type {any} */ each) => !each.mine).map(told).join("\n");
  if (others) { sheet.page.warn(others, 12000); sheet.page.tell(others); }
}
