import { mkdirSync, writeFileSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readBuiltAssets } from "../../server/site/built_assets";
import { embed, unlistedMeta } from "../../src/page/page_meta";
import type * as Player from "../../src/player/server";
import { median } from "../stats.mjs";
import { differenceOf, pageElements } from "./compare";
import { writeComponent } from "./write_component";
import { recordHomePage } from "./record";
import { timePerRequest } from "./time_per_request";

/** `ms`: how long each side renders in a round. `requests`: how many pages are asked for from memory. */
const [origin = "", pid, rounds, ms, requests] = process.argv.slice(2);
const root = process.cwd();
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<unknown>;

const { renderSite, warmUp } = (await load(path.join(root, "dist/server/player.js"))) as typeof Player;
await warmUp();
const { state, transport, sent, refused } = await recordHomePage(origin);
const assets = readBuiltAssets(path.join(root, "dist/client"));
const onError = (error: unknown) => {
  throw error;
};
const meta = unlistedMeta("Home", state.settings.name);
const foyer = () => buffer(renderSite({ state, transport, assets, meta, onError }));

const html = (await foyer()).toString();
if (refused.length > 0) throw new Error(refused.join("\n"));
if (pageElements(html) !== pageElements(sent))
  throw new Error(`The page has ${pageElements(html)} elements, and the one that the server sends ${pageElements(sent)}`);
const folder = path.join(root, "bench/dist/render");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "by_hand.mjs"), writeComponent(html));
const { renderBody } = (await load(path.join(folder, "by_hand.mjs"))) as { renderBody: () => string };

const [head = "", tail = ""] = [
  html.slice(0, html.indexOf('<div id="root">') + 15),
  html.slice(html.lastIndexOf("</div><script")),
];
const embedded = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(tail)?.[1] ?? "null") as unknown;
const byHand = () =>
  Buffer.from(
    `${head}${renderBody()}</div><script type="application/json" id="foyer-state">${embed(embedded)}</script></body></html>`,
  );

interface Sample {
  wallMs: number;
  cpuMs: number;
}

async function timeRound(render: () => Buffer | Promise<Buffer>, forMs: number): Promise<Sample> {
  globalThis.gc?.();
  const cpu = process.cpuUsage();
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < forMs; count++) await render();
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: (performance.now() - start) / count, cpuMs: (user + system) / 1000 / count };
}

await timeRound(foyer, 2 * Number(ms));
await timeRound(byHand, 2 * Number(ms));
const samples = { foyer: [] as Sample[], handWritten: [] as Sample[] };
for (let round = 0; round < Number(rounds); round++) {
  samples.foyer.push(await timeRound(foyer, Number(ms)));
  samples.handWritten.push(await timeRound(byHand, Number(ms)));
}
const medians = (all: Sample[]) => ({
  wallMs: median(all.map(({ wallMs }) => wallMs)),
  cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
});

console.log(
  JSON.stringify({
    foyer: medians(samples.foyer),
    handWritten: medians(samples.handWritten),
    ratio: median(samples.foyer.map(({ cpuMs }, round) => (samples.handWritten[round]?.cpuMs ?? Number.NaN) / cpuMs)),
    difference: differenceOf(html, byHand().toString()),
    elements: pageElements(html),
    bytes: Buffer.byteLength(html),
    memory: await timePerRequest(origin, Number(pid), Number(requests)),
    samples,
  }),
);
