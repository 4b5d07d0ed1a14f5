import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Cluster } from "./cluster";

/** Creates the data folder where there is none: made beside and renamed, so that it is there whole or not at all. */
export async function initCluster(cluster: Cluster, isThrowaway: boolean): Promise<void> {
  if (await stat(cluster.data).catch(() => null)) return;
  const beside = `${cluster.data}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=foyer", "--auth-local=trust", "--auth-host=reject"];
  await run(cluster, "initdb", [
    "--pgdata",
    beside,
    ...locale,
    ...access,
    "--data-checksums",
    "--no-instructions",
    ...(isThrowaway ? ["--no-sync"] : []),
  ]);
  try {
    await rename(beside, cluster.data);
    await sync(cluster.folder);
  } catch (error) {
    await rm(beside, { recursive: true, force: true });
    if (!["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error; // else another process was first
  }
  await removeLeftovers(cluster);
}

function run({ native, runAs }: Cluster, program: string, args: string[]) {
  return new Promise<void>((done, fail) => {
    const child = spawn(join(native, "bin", program), args, { ...runAs, cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? done() : fail(new Error(`${program} ended with code ${code}: ${errors.trim()}`))));
  });
}

async function sync(folder: string) {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** Half-made folders of processes that are gone. */
async function removeLeftovers({ folder, data }: Cluster) {
  const leftover = new RegExp(`^${basename(data)}\\.init-(\\d+)-`);
  for (const name of await readdir(folder)) {
    const pid = leftover.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
