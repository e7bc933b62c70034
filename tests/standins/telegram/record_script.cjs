// Record what Telegram's own script says in the talk of the tests, for `script_transcript.json`:
//   node record_script.cjs telegram-web-app.js DAY > script_transcript.json
// The script is that of telegram.org/js/telegram-web-app.js; DAY is the day of its copy. The window around it is that of Telegram's app,
// or of a frame in Telegram's web app; nothing is sent anywhere.

const { readFileSync } = require("node:fs");
const vm = require("node:vm");
const [file, day] = process.argv.slice(2);
const theme = { bg_color: "#17212b", text_color: "#f5f5f5", button_color: "#5288c1", button_text_color: "#ffffff", hint_color: "red" };
const hash = `#tgWebAppData=&tgWebAppVersion=8.0&tgWebAppThemeParams=${encodeURIComponent(JSON.stringify(theme))}`;

/** Load the script in a new window, and do what the board page does in the tests. */
function heard(framed) {
  const said = [];
  const style = { setProperty() {}, removeProperty() {} };
  const document = { documentElement: { style }, head: { appendChild() {} }, createElement: () => ({ style }), addEventListener() {}, body: { style } };
  const window = { location: { hash, reload() {} }, document, addEventListener() {}, innerHeight: 844, sessionStorage: { getItem: () => null, setItem() {} }, setTimeout() {}, console: { log() {}, warn: console.error, error: console.error } };
  Object.assign(window, { window, parent: window, navigator: {} });
  if (framed) window.parent = { postMessage: (text) => { const { eventType, eventData } = JSON.parse(text); said.push([eventType, eventData]); } };
  else window.TelegramWebviewProxy = { postEvent: (type, data) => said.push([type, JSON.parse(data)]) };
  vm.runInNewContext(readFileSync(file, "utf8"), window);
  const app = window.Telegram.WebApp;
  app.ready();
  app.expand();
  app.disableVerticalSwipes();
  app.HapticFeedback.impactOccurred("light");
  app.enableClosingConfirmation();
  app.HapticFeedback.selectionChanged();
  app.HapticFeedback.notificationOccurred("success");
  app.disableClosingConfirmation();
  app.BackButton.show();
  app.BackButton.hide();
  return { said: [...said], ...listening(window, app) };
}

/** By which names an app calls the script, and what comes of what it says. */
function listening(window, app) {
  const { Telegram, ...others } = window, ways = { ...others, ...Telegram };
  const names = (name) => (/receiveEvent$/.test(name) ? [name] : typeof ways[name]?.receiveEvent === "function" ? [`${name in others ? "" : "Telegram."}${name}.receiveEvent`] : []);
  const hears = {}, said = { back_button_pressed: "", safe_area_changed: { top: 20 }, content_safe_area_changed: { top: 46 }, theme_changed: { theme_params: theme } };
  for (const name of ["backButtonClicked", "safeAreaChanged", "contentSafeAreaChanged", "themeChanged"]) app.onEvent(name, () => { hears[now] = name; });
  let now = "";
  for (const [type, data] of Object.entries(said)) Telegram.WebView.receiveEvent((now = type), data);
  return { called: Object.keys(ways).flatMap(names).sort(), hears };
}

const { said, called, hears } = heard(false);
console.log(JSON.stringify({ script: `telegram.org/js/telegram-web-app.js of ${day}`, called, hears, said, framed: heard(true).said }, null, 2));
