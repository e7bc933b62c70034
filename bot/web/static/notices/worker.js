// The service worker of the browser room: it shows a notice that comes while no page is open, and opens the board at a tap.
// It answers no requests and keeps nothing: the pages are always the server's own.

/** @type {any} */ const worker = self;

const path = (/** @type {string} */ table) => (table ? `/board/?t=${encodeURIComponent(table)}` : "/");
const pages = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
const showing = (/** @type {any[]} */ found, /** @type {string} */ table) => found.find((each) => {
  const url = new URL(each.url);
  return table ? url.pathname === "/board/" && url.searchParams.get("t") === table : url.pathname === "/";
});

/** Nobody who looks at this board hears of it; a notice that is there already makes no second sound. */
async function show(/** @type {{text: string, table?: string, mark?: string}} */ { text, table = "", mark = "" }) {
  const open = (await pages()).filter((/** @type {any} */ each) => each.visibilityState === "visible");
  if (table && showing(open, table)) return;
  const tag = table || "games";
  const known = await worker.registration.getNotifications({ tag });
  const same = known.some((/** @type {any} */ { body, data }) => body === text && (!data.mark || data.mark === mark));
  await worker.registration.showNotification("Carcassonne", {
    body: text, tag, renotify: !same && known.length > 0, silent: same || undefined, icon: "/icon/192.png", data: { table, mark },
  });
}

worker.addEventListener("push", (/** @type {any} */ event) => {
  event.waitUntil(show(event.data.json()));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  const { table } = event.notification.data;
  event.notification.close();
  event.waitUntil((async () => {
    const page = showing(await pages(), table);
    await (page ? page.focus() : worker.clients.openWindow(path(table)));
  })());
});
