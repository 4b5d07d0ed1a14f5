import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { call } from "../call.mjs";
import { root } from "../root.mjs";

const games = 24;
const lobby = `/api/user/get-all-games?pageNo=1&limit=${games}&topCategory=slots`;

/** What 32 connections that ask for a lobby page of 24 games are answered in so many seconds; throws where the page has not as many. */
export async function askForLobby(origin, seconds) {
  const { json } = await call(origin, lobby);
  const { length } = json.categoryGames.rows;
  if (length !== games) throw new Error(`A lobby page has ${length} games, not ${games}`);
  const file = path.join(root, "bench/backend/load.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [file, origin + lobby, String(seconds)]);
  return JSON.parse(stdout);
}
