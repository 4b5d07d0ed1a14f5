// The sites of the tests, all started at once, where Playwright would start one after the other; answers at PORT as soon as each is ready.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const ports = process.argv.slice(2);
const askWhetherReady = (port) => fetch(`http://localhost:${port}/readyz`).catch(() => null);

for (const port of ports) {
  if (!(await askWhetherReady(port))) continue;
  console.error(`Port ${port} is taken by another server.`); // which must not be taken for ours
  process.exit(1);
}
const sites = ports.map((port) =>
  spawn(process.execPath, ["e2e/serve.mjs"], { stdio: "inherit", env: { ...process.env, PORT: port } }),
);
const stop = () => sites.forEach((site) => site.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
const ends = sites.map((site) => new Promise((resolve) => site.on("exit", (code) => resolve(code ?? 1))));
void Promise.race(ends).then(stop); // without one of them the others are of no use
void Promise.all(ends).then((codes) => process.exit(Math.max(...codes)));

await Promise.all(
  ports.map(async (port) => {
    while (!(await askWhetherReady(port))?.ok) await wait(100);
  }),
);
createServer((_request, response) => response.end()).listen(Number(process.env.PORT), "127.0.0.1");
