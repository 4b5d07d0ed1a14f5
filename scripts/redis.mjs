// Finds a Redis for tests, bench and `npm run cluster`: on the machine, else Debian's package.
import { existsSync } from "node:fs";
import { installPackage } from "./debian.mjs";

const places = [
  process.env.REDIS_SERVER_PATH,
  "/usr/bin/redis-server",
  "/usr/local/bin/redis-server",
  "/opt/homebrew/bin/redis-server",
  "/usr/bin/valkey-server",
];

/** The path of a Redis that can be started, installed where there is none; undefined where none can be had. */
export function ensureRedis() {
  const find = () => places.find((place) => place && existsSync(place));
  if (!find()) installPackage("redis-server");
  return find();
}

if (process.argv[1] === import.meta.filename) {
  const found = ensureRedis();
  if (!found) console.error("There is no Redis: tests with one are left out. Set REDIS_SERVER_PATH to the one you have.");
  console.log(found ?? "");
}
