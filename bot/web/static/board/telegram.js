// Telegram's app as the host of the page: who we are, its colours, its edges, and what it needs to hear.

const HOST = "https://web.telegram.org";
const COLOURS = { bg_color: "--card", secondary_bg_color: "--paper", text_color: "--ink", hint_color: "--faint", button_color: "--main", button_text_color: "--on-main" };
const HEX = /^#[0-9a-f]{6}$/i;

/** @type {any} */ const app = window;
/** @type {Map<string, (data: any) => void>} */
const hears = new Map();
const framed = parent !== window;

/** Tell the app something; older ones ignore what they do not know. */
function post(/** @type {string} */ eventType, /** @type {any} */ eventData = "") {
  if (app.TelegramWebviewProxy) app.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  else if (app.external && "notify" in app.external) app.external.notify(JSON.stringify({ eventType, eventData }));
  else if (framed) parent.postMessage(JSON.stringify({ eventType, eventData }), HOST);
}

function hear(/** @type {string} */ type, /** @type {any} */ data) { hears.get(type)?.(data); }

function listen() {
  // Apps call one of these; the browser's app sends messages to the frame.
  app.TelegramGameProxy_receiveEvent = hear;
  app.TelegramGameProxy = { receiveEvent: hear };
  app.Telegram = { WebView: { receiveEvent: hear } };
  if (!framed) return;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== HOST || typeof data !== "string") return;
    let said;
    try { said = JSON.parse(data); } catch { return; }
    if (said?.eventType === "reload_iframe") { post("iframe_will_reload"); location.reload(); } else if (said?.eventType) hear(said.eventType, said.eventData);
  });
  post("iframe_ready", { reload_supported: true });
}

function paint(/** @type {any} */ theme) {
  const style = document.documentElement.style;
  for (const [name, variable] of Object.entries(COLOURS)) if (HEX.test(theme?.[name])) style.setProperty(variable, theme[name]);
  if (!HEX.test(theme?.bg_color)) return;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(theme.bg_color.slice(at, at + 2), 16));
  style.colorScheme = 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
  post("web_app_set_header_color", { color_key: "bg_color" });
  post("web_app_set_background_color", { color: theme.bg_color });
}

/** Keep clear of the device's edges and of the app's own buttons. */
const edges = { safe_area_changed: /** @type {any} */ ({}), content_safe_area_changed: /** @type {any} */ ({}) };
function keepClear() {
  for (const side of ["top", "right", "bottom", "left"]) {
    const room = Object.values(edges).reduce((sum, each) => sum + (Number(each[side]) || 0), 0);
    if (room) document.body.style.setProperty(`padding-${side}`, `${room}px`);
  }
}

/** The app's Back button closes a sheet, the app asks before it closes over a turn not yet confirmed, and a press is felt. */
function join() {
  let begun = false;
  new MutationObserver(() => {
    if (begun === (begun = !!document.querySelector("[data-key=back]"))) return;
    post("web_app_setup_closing_behavior", { need_confirmation: begun });
  }).observe(document.documentElement, { subtree: true, childList: true });
  const sheet = () => /** @type {HTMLDialogElement?} */ (document.querySelector("dialog[open]"));
  new MutationObserver(() => post("web_app_setup_back_button", { is_visible: !!sheet() })).observe(document.documentElement, { subtree: true, attributeFilter: ["open"] });
  hears.set("back_button_pressed", () => sheet()?.close());
  addEventListener("click", ({ target }) => {
    const pressed = /** @type {HTMLElement} */ (target).closest("button");
    if (!pressed) return;
    const turned = pressed.matches(".mine, [data-key=rotate]"), confirmed = pressed.dataset.key === "confirm";
    post("web_app_trigger_haptic_feedback", confirmed ? { type: "notification", notification_type: "success" } : turned ? { type: "selection_change" } : { type: "impact", impact_style: "light" });
  }, true);
}

/** Take what the app has put behind the #, and tell it that the page is there. Returns the proof of who we are. */
export function open() {
  const given = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, "", location.pathname + location.search);
  document.documentElement.dataset.host = "telegram";
  listen();
  join();
  hears.set("theme_changed", (data) => paint(data?.theme_params));
  for (const name of /** @type {(keyof typeof edges)[]} */ (Object.keys(edges))) hears.set(name, (data) => { edges[name] = data ?? {}; keepClear(); });
  let theme = {};
  try { theme = JSON.parse(given.get("tgWebAppThemeParams") || "{}"); } catch { /* its colours are a nicety */ }
  paint(theme);
  post("web_app_ready");
  post("web_app_expand");
  post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false });
  for (const what of ["safe_area", "content_safe_area"]) post(`web_app_request_${what}`);
  return given.get("tgWebAppData") ?? "";
}
