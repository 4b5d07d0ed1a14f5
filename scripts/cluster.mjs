// `npm run cluster`: two sites, PostgreSQL, Redis, an object store and a proxy on this machine, with the demo casino in them.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { build } from "./build.mjs";
import { ensureInstalled, root } from "./install.mjs";

ensureInstalled();
const { startCluster } = await import("./cluster/start_cluster.mjs"); // with packages that were just installed
await build();
const data = path.resolve(root, process.env.DATA_DIR ?? "data/cluster");
mkdirSync(data, { recursive: true });
const port = Number(process.env.PORT ?? 3000);
const cluster = await startCluster({
  data,
  port,
  sites: Number(process.env.SITES ?? 2),
  log: (line) => console.log(`  ${line}`),
});
console.log(`\n  Casino      ${cluster.origin}/   (the demo's accounts are in the README)\n`);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    await cluster.stop();
    process.exit(0);
  });
