import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "../../scripts/build.mjs";
import { root } from "../root.mjs";
import { freePort } from "../site.mjs";
import { quantile } from "../stats.mjs";
import { timeStarts } from "./starts.mjs";

const lobby = "/api/user/get-all-games?pageNo=1&limit=24&topCategory=slots";
const pause = 50;

export async function measure({ site, isFull, isSmall }) {
  await build();
  const starts = await timeStarts(freePort, isSmall ? 1 : 3);
  const { origin } = await site.start();
  const seconds = isSmall ? 1 : isFull ? 30 : 12;
  await ask(origin + lobby, 3);
  const health = watchHealth(origin);
  const games = await ask(origin + lobby, seconds);
  const waits = await health.stop();
  return {
    title: "The backend",
    method:
      `32 connections ask for a lobby page of 24 games for ${seconds} s; each answer is read from the embedded PostgreSQL after it was asked for, ` +
      "by one statement for those who ask at the same moment. The asking process runs on " +
      "the same two cores. Meanwhile /healthz is asked every 50 ms. Starts are timed from the process's start to the first 200 of the home page: " +
      "cold with an empty data folder (a database made, the demo filled in), warm with the same folder again, the median of three.",
    figures: [
      {
        name: "lobby pages",
        value: games.perSecond,
        unit: "/s",
        bar: { least: 1500 },
        beside: `${games.count} answers, ${games.failed} failed`,
      },
      { name: "lobby page, p99", value: games.p99, unit: "ms", bar: { most: 60 } },
      {
        name: "/healthz meanwhile, p99",
        value: quantile(waits, 0.99),
        unit: "ms",
        bar: { most: 50 },
        beside: `${waits.length} answers`,
      },
      { name: "cold start", value: starts.cold / 1000, unit: "s", bar: { most: 8 } },
      { name: "warm start", value: starts.warm / 1000, unit: "s", bar: { most: 1.5 } },
    ],
    games,
    waits,
    starts,
  };
}

async function ask(url, seconds) {
  const file = path.join(root, "bench/backend/load.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [file, url, String(seconds)]);
  return JSON.parse(stdout);
}

function watchHealth(origin) {
  const waits = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begin = performance.now();
      await (await fetch(`${origin}/healthz`)).arrayBuffer();
      waits.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return waits;
    },
  };
}
