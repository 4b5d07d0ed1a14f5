import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess } from "./process.mjs";

const megabytesOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024;

/** What `count` sockets that say nothing take of a site's memory, in KB each; `opened` is how many it took. */
export async function holdIdle(site, count) {
  await wait(1_000);
  const before = megabytesOf(site.pid);
  const idle = startProcess("idle.mjs", [site.origin, count]);
  const { opened } = await idle.answer();
  await wait(2_000);
  const after = megabytesOf(site.pid);
  idle.end();
  return { opened, before, after, perSocket: ((after - before) * 1_024) / opened };
}
