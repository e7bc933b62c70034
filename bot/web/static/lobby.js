// The front page and the pages beside it: the lists follow the games, links are copied.
"use strict";

localTimes(document);

// Each news of a game here reaches the room, so its stream says when to look again; an idle page asks for nothing.
let looking = 0;
async function look() {
  clearTimeout(looking);
  looking = setTimeout(async () => {
    try {
      const fresh = new DOMParser().parseFromString(await (await fetch("/")).text(), "text/html").getElementById("lists");
      const lists = byId("lists");
      if (!fresh || lists.contains(document.activeElement)) return;
      localTimes(fresh);
      if (lists.innerHTML !== fresh.innerHTML) lists.replaceChildren(...fresh.childNodes);
      waiting();
    } catch {
      // The next news looks again.
    }
  }, 400);
}

const title = document.title;
function waiting() {
  const count = document.querySelectorAll("#lists .mine").length;
  document.title = count ? `(${count}) ${title}` : title;
}

if (byId("lists")) {
  waiting();
  const source = new EventSource(`/events?person=${page.person}&seen=${page.seen}`);
  source.addEventListener("post", look);
  source.addEventListener("left", () => location.reload());
  source.addEventListener("notice", (event) => {
    const notice = byId("notice");
    notice.textContent = JSON.parse(event.data);
    notice.hidden = !notice.textContent;
  });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) look(); });
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copied]");
  if (!button) return;
  const field = byId(button.dataset.copy) ?? document.body.appendChild(document.createElement("input"));
  field.value ||= new URL(button.dataset.link, location).href;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // without https there is no clipboard for pages
  }
  if (button.dataset.link) field.remove();
  button.textContent = button.dataset.copied;
});
