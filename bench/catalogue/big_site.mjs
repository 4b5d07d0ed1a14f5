import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { root } from "../root.mjs";
import { makeDataFolder, start } from "../site.mjs";

/** The built site with 20,000 games and all that was played in them; whoever asks for it stops it. */
export async function startBigSite() {
  const data = makeDataFolder();
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "bench/catalogue/fill.ts", root, data], {
      cwd: root,
    });
    return { ...(await start(data)), counted: JSON.parse(stdout.trim().split("\n").at(-1)) };
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
}
