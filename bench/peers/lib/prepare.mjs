// Loads the adapters and builds what is missing or older than its sources.
import { existsSync, readdirSync, statSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { buildPage, buildSSR, write, writeShared } from "./build.mjs";
import { html } from "./html.mjs";
import { DIST, PROJECT, ROOT } from "./paths.mjs";

const loadPeer = async (id) => (await import(path.join(ROOT, "peers", `${id}.mjs`))).default;

export async function preparePeers(ids, { ns, rebuild, log }) {
  await writeShared();
  const done = new Set();
  const ensure = async (peer) => {
    if (done.has(peer.id)) return;
    done.add(peer.id);
    for (const id of peer.requires ?? []) await ensure(await loadPeer(id));
    if (!peer.prepare) return;
    const stamp = path.join(DIST, `.built-${peer.id}`);
    const have = rebuild || isStale(peer, stamp) ? [] : JSON.parse(await fs.readFile(stamp, "utf8"));
    if (ns.every((n) => have.includes(n))) return;
    log("build", peer.id);
    const all = [...new Set([...ns, ...have])];
    await peer.prepare({ root: ROOT, dist: DIST, ns: all, buildPage, buildSSR, html, write, log });
    await write(`.built-${peer.id}`, JSON.stringify(all));
  };
  const peers = [];
  for (const id of ids) peers.push(await loadPeer(id));
  for (const peer of peers) await ensure(peer);
  return peers;
}

/** What every adapter is built from. */
const ownSources = ["bench/peers/apps", "bench/peers/peers"];

const isStale = ({ sources = ownSources }, stamp) =>
  !existsSync(stamp) || sources.some((folder) => newestIn(path.join(PROJECT, folder)) > statSync(stamp).mtimeMs);

const skipped = new Set(["node_modules", "dist", "results", "pictures"]);

function newestIn(folder) {
  const times = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .map((entry) => {
      const at = path.join(folder, entry.name);
      return entry.isDirectory() ? newestIn(at) : statSync(at).mtimeMs;
    });
  return Math.max(0, ...times);
}
