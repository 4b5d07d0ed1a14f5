import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Redis } from "ioredis";
import { freePort } from "./free_port";
import { newFolder } from "./run_folder";

const places = [process.env["REDIS_SERVER_PATH"], "/usr/bin/redis-server", "/usr/local/bin/redis-server"];
/** Null where this machine has none, nor a way to install one (scripts/redis.mjs). */
export const redisServer = places.find((place) => place && existsSync(place)) ?? null;

/** A Redis that keeps nothing; who asks for it stops it. */
export async function startRedis() {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const begin = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", newFolder("redis")];
    const child = spawn(redisServer ?? "", args, { stdio: "ignore" });
    const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
    probe.on("error", () => {}); // it is still starting
    await probe.ping();
    probe.disconnect();
    return child;
  };
  let child = await begin();

  async function stop() {
    if (child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  return {
    url,
    stop,
    /** Takes connections, and answers nothing. */
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    /** An empty one in its place. */
    startAgain: async () => void (child = await begin()),
  };
}
