// Record what Discord's own script says in an Activity, for `sdk_transcript.json`:
//   npm install @discord/embedded-app-sdk@2.5.0 && node record_sdk.cjs > sdk_transcript.json
// The window around the script answers as Discord's app does; nothing is sent anywhere.

const said = [], listeners = [], app = "123456789012345678";
const parent = { opener: null, postMessage(data) { said.push(JSON.parse(JSON.stringify(data))); setTimeout(answer, 0, data); } };
const reply = (frame) => listeners.forEach((each) => each({ source: parent, origin: "https://discord.com", data: [1, frame] }));

function answer([code, frame]) {
  if (code === 0) reply({ cmd: "DISPATCH", evt: "READY", nonce: null, data: { v: 1, config: { api_endpoint: "//discord.com/api", environment: "production" } } });
  else reply({ cmd: frame.cmd, nonce: frame.nonce, evt: null, data: frame.cmd === "AUTHORIZE" ? { code: "a-code" } : { evt: frame.evt } });
}

const search = "?instance_id=i-99-gc-5-6&frame_id=frame&platform=desktop&guild_id=5&channel_id=6";
globalThis.window = { location: { search, hostname: `${app}.discordsays.com` }, parent, addEventListener: (name, hear) => name === "message" && listeners.push(hear), removeEventListener() {} };
globalThis.document = { referrer: "https://discord.com/channels/5/6" };

const { DiscordSDK } = require("@discord/embedded-app-sdk");
const { version } = require("@discord/embedded-app-sdk/package.json");
(async () => {
  const sdk = new DiscordSDK(app);
  await sdk.ready();
  await sdk.subscribe("ACTIVITY_LAYOUT_MODE_UPDATE", () => {});
  await sdk.commands.authorize({ client_id: app, response_type: "code", state: "state", prompt: "none", scope: ["identify"], code_challenge: "challenge", code_challenge_method: "S256" });
  console.log(JSON.stringify({ script: `@discord/embedded-app-sdk ${version}`, said }, null, 2));
  process.exit(0);
})();
