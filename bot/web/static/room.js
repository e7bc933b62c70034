// The room's script: shows what comes, sends what is typed and pressed. Pages at the door do not need it.
"use strict";

const title = document.title;
let unread = 0;
let replyTo = 0;
let led = false; // Whether something was done here of which nothing has been seen yet.
let lines = Promise.resolve(); // What was typed is said in this order.

function start() {
  const log = byId("log");
  dress(log);
  log.scrollTop = log.scrollHeight;
  log.addEventListener("click", pressed);
  byId("composer").addEventListener("submit", sent);
  byId("words").addEventListener("input", completed);
  byId("choose").addEventListener("click", () => byId("file").click());
  byId("file").addEventListener("change", imported);
  byId("unreply").addEventListener("click", () => reply(0));
  byId("below").addEventListener("click", toEnd);
  let top = log.scrollTop;
  log.addEventListener("scroll", () => {
    if (atEnd()) byId("below").hidden = true;
    if (log.scrollTop < top) led = false;
    top = log.scrollTop;
  });
  document.addEventListener("visibilitychange", read);
  follow();
}

// What comes

function follow() {
  const source = new EventSource(`/events?person=${page.person}&seen=${page.seen}`);
  source.addEventListener("post", (event) => {
    page.seen = event.lastEventId;
    show(JSON.parse(event.data));
  });
  source.addEventListener("notice", (event) => {
    const notice = byId("notice");
    notice.textContent = JSON.parse(event.data);
    notice.hidden = !notice.textContent;
  });
  source.addEventListener("room", (event) => {
    const room = JSON.parse(event.data);
    // Another room than the one this page shows: its store was emptied.
    if (room.id !== page.room || room.revision < Number(page.seen)) location.reload();
  });
  source.addEventListener("left", () => {
    source.close();
    comeBack();
  });
  source.addEventListener("error", () => {
    // The browser comes back by itself unless it was refused.
    if (source.readyState === EventSource.CLOSED) setTimeout(comeBack, 3000);
  });
}

// Go on following, unless the person was signed out here or is forgotten: then the door is shown.
async function comeBack() {
  // What was pressed has its answer first: perhaps it is the one that says why.
  if (document.querySelector("[aria-busy]")) return setTimeout(comeBack, 200);
  try {
    const response = await fetch(`/complete?person=${page.person}&words=`);
    if (response.status !== 403) return follow();
  } catch {
    return setTimeout(comeBack, 3000);
  }
  const dialog = byId("alert");
  if (dialog.open) dialog.addEventListener("close", () => location.reload(), { once: true });
  else location.reload();
}

function atEnd() {
  const log = byId("log");
  return log.scrollHeight - log.scrollTop - log.clientHeight < 120;
}

function toEnd() {
  const log = byId("log");
  log.scrollTop = log.scrollHeight;
  byId("below").hidden = true;
}

// What one did oneself, what it led to, and one's turn are brought into view. Else who reads further up is told of more.
// What a press led to is the next that the bot says, unless its own message has changed or one has scrolled up meanwhile.
function show(post) {
  const log = byId("log");
  const holder = document.createElement("template");
  holder.innerHTML = post.html;
  const fresh = holder.content.firstElementChild;
  const old = byId(`m${post.number}`);
  byId("welcome")?.remove();
  const follows = atEnd() || (led && !old && fresh.matches(".bot"));
  if (fresh.matches(old ? ".whisper" : ".bot")) led = false;
  dress(fresh);
  if (old) takePlace(old, fresh);
  else log.append(fresh);
  if (fresh.dataset.ping !== undefined && document.hidden) document.title = `(${++unread}) ${title}`;
  if (follows || (!old && fresh.matches(".own, .whisper, .ping"))) {
    toEnd();
    fresh.querySelector("img")?.addEventListener("load", toEnd);
  } else if (!old) byId("below").hidden = false;
}

// Whoever works with the keyboard stays where they were.
function takePlace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  old.replaceWith(fresh);
  if (!focused) return;
  const option = focused.dataset.button && place(focused.dataset.button);
  const same = [...fresh.querySelectorAll("[data-button]")].find((each) => option && place(each.dataset.button) === option);
  (same || fresh.querySelector("button") || fresh).focus({ preventScroll: true });
}

function read() {
  if (document.hidden) return;
  unread = 0;
  document.title = title;
}

// What is done

async function pressed(event) {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.reply) reply(Number(button.dataset.reply));
  if (button.dataset.say) await once(event, button.dataset.say, () => does("/say", { words: button.dataset.say }, button));
  const message = Number(button.closest("article")?.dataset.number);
  const id = await chosen(button);
  if (id) await once(event, id, () => does("/press", { message, button: id }, button));
}

function does(path, what, button) {
  led = true;
  return send(path, { ...what, person: page.person }, button);
}

// The field is free for the next words at once; what could not be said comes back into it.
function sent(event) {
  event.preventDefault();
  const field = byId("words");
  const words = field.value.trim();
  const to = replyTo;
  if (!words) return;
  field.value = "";
  byId("completions").replaceChildren();
  reply(0);
  lines = lines.then(async () => {
    if (await does("/say", { words, reply: to }, byId("composer").querySelector(".primary"))) return;
    field.value = [words, field.value].filter(Boolean).join(" ");
    if (to && !replyTo) reply(to);
  });
}

// The record of a game, to go on from.
async function imported() {
  const [file] = byId("file").files;
  if (!file) return;
  byId("file").value = "";
  if (file.size > 1000000) return answer({ text: said.large, alert: true });
  await tried(`/import?person=${page.person}&event=${newId()}`, { method: "POST", body: file });
}

function reply(number) {
  replyTo = number;
  byId("replying").hidden = !number;
  byId("replying").querySelector("span").textContent = number ? said.replying.replace("%", number) : "";
  if (number) byId("words").focus();
}

let asked = 0;
async function completed() {
  const words = byId("words").value;
  const mine = ++asked;
  if (!words.startsWith("/")) return;
  await new Promise((done) => setTimeout(done, 150));
  if (mine !== asked) return;
  try {
    const response = await fetch(`/complete?person=${page.person}&words=${encodeURIComponent(words)}`);
    if (!response.ok || mine !== asked) return;
    const options = (await response.json()).map(([value, label]) => new Option(label || value, value));
    byId("completions").replaceChildren(...options);
  } catch {
    // Without a list one can still type; the next letter asks again.
  }
}

// The host's key stands behind the # of an address, where no server and no proxy sees it.
function takeKey() {
  if (location.hash.length < 2) return;
  byId("key").value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

if (page.person) start();
else localTimes(document);
if (byId("key")) {
  takeKey();
  addEventListener("hashchange", takeKey);
}
