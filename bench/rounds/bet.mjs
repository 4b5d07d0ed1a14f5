import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "../root.mjs";

/** Bets that wait for their answer at a time. */
export const connections = 32;
/** The site answers 100 calls a second of one frame (`server/games/play/routes.ts`): so many that none of them comes near it. */
export const frames = 4 * connections;

/** Bets of so many players of `addPlayers` for some seconds; answers their rate, p99 and number, how many had no success, and the seconds of a core that asking took. */
export async function betFor(origin, players, seconds) {
  const tokens = players.map(({ token }) => token).join(",");
  const file = path.join(root, "bench/rounds/load.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [file, origin, String(seconds), String(connections), tokens]);
  return JSON.parse(stdout);
}
