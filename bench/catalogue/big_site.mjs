import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { root } from "../root.mjs";
import { makeDataFolder, start } from "../site.mjs";

/** As many games and rounds as the catalogue is measured with, and as few as show that it is. */
const large = { games: 20_000, rounds: 1_000_000 };
const small = { games: 1_000, rounds: 2_000 };

/** The built site with many games and all that was played in them; started when a part first asks. */
export function createBigSite({ isSmall }) {
  let running = null;
  return {
    start: () => (running ??= startBigSite(isSmall ? small : large)),
    async stop() {
      await running?.then(
        (site) => site.stop(),
        () => {},
      );
    },
  };
}

async function startBigSite({ games, rounds }) {
  const data = makeDataFolder();
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "bench/catalogue/fill.ts", root, data, String(games), String(rounds)],
      {
        cwd: root,
      },
    );
    return { ...(await start(data)), counted: JSON.parse(stdout.trim().split("\n").at(-1)) };
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  }
}
