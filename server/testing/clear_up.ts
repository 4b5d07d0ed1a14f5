// Waits beside a test run until that has ended, however it did, and leaves nothing of it behind: neither databases nor files.
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const folder = process.argv[2] ?? "";
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {}); // the run ends first
process.stdin.resume().once("close", () => void clearUp()); // the run holds the other end

async function clearUp() {
  for (let tries = 0; tries < 20 && existsSync(folder); tries += 1) {
    await Promise.all(globSync(join(folder, "**/postmaster.pid")).map(endServer));
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      await wait(250); // a worker of the run still writes, or starts a database again
    }
  }
}

/** Nothing in these databases is worth an orderly end. */
async function endServer(file: string) {
  const [pid, , , , socket] = readFileSync(file, "utf8").split("\n");
  try {
    for (process.kill(Number(pid), "SIGQUIT"); existsSync(file); await wait(20)) process.kill(Number(pid), 0);
  } catch {
    // it has ended
  }
  if (socket) rmSync(socket, { recursive: true, force: true });
}
