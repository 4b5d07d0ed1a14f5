// Measures Foyer and its peers on the same content: node run.mjs --peers foyer,puck,react --n 20,200,1000
import os from "node:os";
import { browserVersion } from "./lib/browser.mjs";
import { measureBytes, measureEditorBytes } from "./lib/measure_bytes.mjs";
import { measureEditor } from "./lib/measure_editor.mjs";
import { measureMount, measurePlayer, measureSSR, verifyPlayer } from "./lib/measure_player.mjs";
import { list, networks, numbers, readOptions } from "./lib/options.mjs";
import { DIST, ROOT } from "./lib/paths.mjs";
import { preparePeers } from "./lib/prepare.mjs";
import { createRecorder } from "./lib/recorder.mjs";
import { report } from "./lib/report.mjs";
import { serve } from "./lib/server.mjs";

process.env.NODE_ENV = "production";
const args = readOptions(process.argv.slice(2));
const ns = numbers(args.n);
const editorNs = args["editor-n"] ? numbers(args["editor-n"]) : ns.filter((n) => n <= 1000);
const phases = list(args.phases);
const log = (...words) => console.error(new Date().toISOString().slice(11, 19), ...words);

const allNs = [...new Set([...ns, ...editorNs, 20])].sort((a, b) => a - b);
const peers = await preparePeers(list(args.peers), { ns: allNs, rebuild: args.rebuild, log });
const backends = [];
const server = await serve(Object.assign({ "/": DIST }, ...peers.map((peer) => peer.serve ?? {})), {
  compress: args.compress,
  backends,
});
const blank = `${server.origin}/shared/blank.html`;

const result = {
  date: new Date().toISOString(),
  args,
  env: {
    node: process.version,
    chrome: await browserVersion(),
    cpus: os.cpus().length,
    cpu: os.cpus()[0].model,
    mem: `${Math.round(os.totalmem() / 2 ** 30)} GB`,
  },
  peers: Object.fromEntries(peers.map(({ id, label }) => [id, label])),
  calibration: [],
  virtualised: peers.filter(({ editor }) => editor?.readySelector).map(({ id }) => id),
  verify: {},
  bytes: {},
  errors: [],
};
const recorder = createRecorder(result, { name: args.out || result.date.replace(/[:.]/g, "-"), log });

const measures = {
  async verify() {
    for (const { id, player } of peers) {
      if (!player) continue;
      log("verify", id);
      const selectors = Array.from({ length: 20 }, (_, index) => player.sectionSelector(index));
      result.verify[id] = await recorder.attempt(`verify ${id}`, () => verifyPlayer(server.url(player.url(20)), { selectors }));
    }
  },
  async bytes() {
    for (const { id, player, editor } of peers) {
      result.bytes[id] = {};
      const take = (what, measure) => (log("bytes", id, what), recorder.attempt(`bytes ${id} ${what}`, measure));
      if (player) result.bytes[id].player = await take("player", () => measureBytes(server.url(player.url(20))));
      if (!editor) continue;
      const [n] = editorNs;
      const measured = await take("editor", () => measureEditorBytes(server.url(editor.url(n)), editor, { n }));
      if (measured) Object.assign(result.bytes[id], { editor: measured.ready, "editor, then idle": measured.idle });
    }
  },
  player: () =>
    inRounds(args.runs, async (round) => {
      for (const cpu of numbers(args.cpu)) {
        await ofEach("player", ns, round, async ({ id, player }, n) => {
          const url = server.url(player.url(n));
          await server.warm(url);
          const measure = () => measurePlayer(url, { last: player.sectionSelector(n - 1), cpu, net: networks[args.net], blank });
          await recorder.add(["player", `cpu${cpu}`, String(n), id], round, measure);
        });
      }
    }),
  mount: () =>
    inRounds(args.runs, (round) =>
      ofEach("mount", ns, round, ({ id, mount }, n) =>
        recorder.add(["mount", String(n), id], round, () =>
          measureMount(server.url(mount.url(n)), { n, last: mount.sectionSelector(n - 1), blank }),
        ),
      ),
    ),
  ssr: () =>
    inRounds(args.runs, (round) =>
      ofEach("ssr", [Number(args["ssr-n"])], round, ({ id, ssr }, n) =>
        recorder.add(["ssr", id], round, () => measureSSR(`${ROOT}/${ssr.module}`, { n, seconds: Number(args["ssr-seconds"]) })),
      ),
    ),
  editor: () =>
    inRounds(args["editor-runs"], (round) =>
      ofEach("editor", editorNs, round, async ({ id, editor }, n) => {
        const url = server.url(editor.url(n));
        await server.warm(url);
        const [keystrokes, moves, selects] = [args.keystrokes, args.moves, args.selects].map(Number);
        const options = { n, keystrokes, moves, selects, cpu: Number(args["editor-cpu"]), blank };
        await recorder.add(["editor", String(n), id], round, () => measureEditor(url, editor, options));
      }),
    ),
};

/** Rounds are outermost and the peers take turns in each, so that the machine's drift hits all of them alike. */
async function inRounds(count, run) {
  for (let round = 0; round < Number(count); round++) {
    await run(round);
    await recorder.save();
  }
}

async function ofEach(phase, sizes, round, run) {
  for (const n of sizes) {
    if (n >= 5000 && round >= Number(args["runs-large"])) continue;
    for (const peer of peers) {
      if (!peer[phase] || (peer[phase].maxN ?? Infinity) < n) continue;
      log(phase, `round ${round + 1}`, `n ${n}`, peer.id);
      await run(peer, n);
    }
  }
}

try {
  if (phases.includes("editor") || phases.includes("bytes"))
    for (const { startBackend } of peers) if (startBackend) backends.push(await startBackend(editorNs));
  for (const phase of phases) await measures[phase]();
  await recorder.save();
  console.log(report(result));
} finally {
  await server.close();
  await Promise.all(backends.map(({ stop }) => stop()));
}
