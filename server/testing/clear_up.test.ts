import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isAlive } from "../platform/database/init_cluster";
import { root } from "./run_folder";

it("leaves neither a database nor a file behind when a run is killed", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "run_to_kill.ts")], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  const folder = said.toString();
  const database = Number(readFileSync(join(folder, "postgres/pg18/postmaster.pid"), "utf8").split("\n", 1)[0]);
  expect(isAlive(database)).toBe(true);
  child.kill("SIGKILL");
  await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  await expect.poll(() => isAlive(database)).toBe(false);
});
