import { build } from "../../scripts/build.mjs";
import { quantile } from "../stats.mjs";
import { askForLobby } from "./lobby.mjs";
import { timeStarts } from "./starts.mjs";

const pause = 50;

export async function measure({ site, isFull, isSmall }) {
  await build();
  const starts = await timeStarts(isSmall ? 1 : 3);
  const { origin } = await site.start();
  const seconds = isSmall ? 1 : isFull ? 30 : 12;
  if (!isSmall) await askForLobby(origin, 3); // warm
  const health = watchHealth(origin);
  const games = await askForLobby(origin, seconds);
  const { waits, failed } = await health.stop();
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
        beside: `${games.count} answers`,
        failed: games.failed,
      },
      { name: "lobby page, p99", value: games.p99, unit: "ms", bar: { most: 60 } },
      {
        name: "/healthz meanwhile, p99",
        value: quantile(waits, 0.99),
        unit: "ms",
        bar: { most: 50 },
        beside: `${waits.length} answers`,
        failed,
      },
      { name: "cold start", value: starts.cold / 1000, unit: "s", bar: { most: 8 } },
      { name: "warm start", value: starts.warm / 1000, unit: "s", bar: { most: 1.5 } },
    ],
    games,
    waits,
    starts,
  };
}

function watchHealth(origin) {
  const waits = [];
  let failed = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begin = performance.now();
      const answer = await fetch(`${origin}/healthz`);
      await answer.arrayBuffer();
      if (answer.ok) waits.push(performance.now() - begin);
      else failed++;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { waits, failed };
    },
  };
}
