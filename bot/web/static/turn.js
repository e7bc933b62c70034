// The page of a turn: each press brings the next step.
"use strict";

async function pressed(event) {
  const button = event.target.closest("button");
  if (!button || !button.closest("#turn")) return;
  const id = await chosen(button);
  if (!id) return;
  const heard = await once(event, id, () => send(`${page.path}/press`, { button: id }, button));
  if (heard?.html) show(heard.html);
}

function show(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const fresh = holder.content.firstElementChild;
  dress(fresh);
  byId("turn").replaceWith(fresh);
  fresh.focus({ preventScroll: true });
  fresh.scrollIntoView({ block: "start" });
}

document.addEventListener("click", pressed);
dress(document.body);
