// The page to look on: follows the game, and goes back through it with the slider.
"use strict";

let following = true;

function steps() {
  return [...document.querySelectorAll("#steps li")];
}

// The picture of a step; its line in the log says what was done.
function go(number) {
  const slider = byId("slider");
  const all = steps();
  const step = all[number - 1];
  if (!slider || !step) return;
  slider.value = number;
  const label = slider.dataset.label.replace("%", number);
  slider.setAttribute("aria-valuetext", label);
  byId("where").textContent = label;
  const address = `${page.path}/step/${step.dataset.actions}.png?v=${byId("now").dataset.version}`;
  const board = byId("board");
  board.src = address;
  board.parentElement.href = address;
  if (number < all.length) board.alt = step.textContent;
  for (const each of all) each.removeAttribute("aria-current");
  step.setAttribute("aria-current", "step");
  byId("steps").scrollTop = step.offsetTop - byId("steps").clientHeight / 2;
  following = number === all.length;
}

async function renew() {
  const response = await fetch(`${page.path}/now`);
  if (!response.ok) return;
  const at = Number(byId("slider")?.value);
  const focused = document.activeElement?.id;
  const holder = document.createElement("template");
  holder.innerHTML = await response.text();
  byId("now").replaceWith(holder.content.firstElementChild);
  dress(byId("now"));
  go(following ? steps().length : at);
  if (focused) byId(focused)?.focus({ preventScroll: true });
}

function follow() {
  const source = new EventSource(`${page.path}/events`);
  source.addEventListener("version", (event) => {
    if (Number(event.data) !== Number(byId("now").dataset.version)) renew();
  });
  source.addEventListener("error", () => {
    // The browser comes back by itself unless it was refused.
    if (source.readyState === EventSource.CLOSED) setTimeout(follow, 3000);
  });
}

document.addEventListener("input", (event) => {
  if (event.target.id === "slider") go(Number(event.target.value));
});
document.addEventListener("click", (event) => {
  if (event.target.id === "newest") go(steps().length);
});
dress(document.body);
go(steps().length);
follow();
