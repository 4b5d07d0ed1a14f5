/** The options of a run with what holds where they are not given. */
const defaults = {
  peers: "foyer,foyer_live,puck,craft_iframe,bare_dom,react,react_ssr_cv,static_cv",
  n: "20,200,1000",
  "editor-n": "",
  phases: "verify,bytes,player,mount,ssr,editor",
  runs: "5",
  "runs-large": "3",
  "editor-runs": "3",
  cpu: "1,4",
  "editor-cpu": "1",
  net: "none",
  compress: "none",
  "ssr-n": "200",
  "ssr-seconds": "3",
  out: "",
  keystrokes: "30",
  moves: "8",
  selects: "6",
  rebuild: "",
};

export const networks = {
  none: null,
  fast4g: { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 },
  slow4g: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
};

export const list = (value) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

export const numbers = (value) => list(value).map(Number);

/** `--n 20,200`, `--n=20,200` and the bare `--rebuild`; stops where an option is unknown. */
export function readOptions(argv) {
  const options = { ...defaults };
  for (let index = 0; index < argv.length; index++) {
    const [key, value] = argv[index].replace(/^--/, "").split("=");
    if (!(key in defaults)) {
      console.error(`unknown option --${key}\noptions: ${Object.keys(defaults).join(" ")}`);
      process.exit(2);
    }
    const next = argv[index + 1];
    const isBare = value === undefined && (next === undefined || next.startsWith("--"));
    options[key] = value ?? (isBare ? "1" : argv[++index]);
  }
  if (!(options.net in networks)) throw new Error(`--net must be one of ${Object.keys(networks)}`);
  return options;
}
