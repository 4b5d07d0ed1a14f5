import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { askForLobby } from "../backend/lobby.mjs";
import { signIn } from "../call.mjs";
import { root } from "../root.mjs";
import { guestCalls, playerCalls } from "./calls.mjs";

const connections = 4;
const bar = 25;
/** Bytes of the smallest answer that has a game, or a choice, in it; one that has none is of 45. */
const ofOneGame = 100;
const run = promisify(execFile);

export async function measure({ bigSite, isFull, isSmall }) {
  const site = await bigSite.start();
  const files = mkdtempSync(path.join(os.tmpdir(), "foyer-load-"));
  try {
    const ask = async (kinds, headers = {}) => {
      const file = path.join(files, "calls.json");
      writeFileSync(
        file,
        JSON.stringify({ origin: site.origin, connections, seconds: isSmall ? 0.02 : isFull ? 10 : 2.5, kinds, headers }),
      );
      const { stdout } = await run(process.execPath, [path.join(root, "bench/catalogue/load.mjs"), file]);
      return JSON.parse(stdout);
    };
    const { token } = await signIn(site.origin, "paid@foyer.test");
    const kinds = [
      ...(await ask(guestCalls(site.counted.made))),
      ...(await ask(playerCalls(), { authorization: `Bearer ${token}` })),
    ];
    const lobby = await askForLobby(site.origin, isSmall ? 1 : isFull ? 30 : 12);
    return describe(site.counted, { kinds, lobby });
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

function describe({ games, rounds, played, favorites }, { kinds, lobby }) {
  const empty = kinds.filter(({ largest, mayBeEmpty }) => largest < ofOneGame && !mayBeEmpty).map(({ name }) => name);
  if (empty.length > 0) throw new Error(`Nothing is ever found: ${empty.join(", ")}`);
  const slowest = kinds.reduce((worst, kind) => (kind.p99 > worst.p99 ? kind : worst));
  const failed = kinds.reduce((sum, kind) => sum + kind.failed, 0);
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  const over = kinds.filter(({ p99 }) => p99 > bar).length;
  return {
    title: "Finding games",
    method:
      `${games} games, ${rounds} rounds, ${played} games played and ${favorites} favourites in the embedded PostgreSQL. ${connections} people ask over HTTP, each call after ` +
      "the last, no call twice in a row, for each kind in turn: a filter in all orders, both ways, on pages 1 to 830, and so on. The asking process runs on the same " +
      "two cores. Then 32 connections ask for a lobby page of 24 games.",
    text: table(kinds),
    figures: [
      { name: "slowest kind of call, p99", value: slowest.p99, unit: "ms", bar: { most: bar }, beside: slowest.name },
      { name: "kinds of calls whose p99 is over it", value: over, unit: `of ${kinds.length}`, bar: { most: 0 }, mayBeZero: true },
      { name: "calls answered", value: count, unit: "", failed },
      {
        name: "lobby pages, database hit",
        value: lobby.perSecond,
        unit: "/s",
        bar: { least: 1500 },
        beside: `${lobby.count} answers`,
        failed: lobby.failed,
      },
      { name: "lobby page, database hit, p99", value: lobby.p99, unit: "ms", bar: { most: 60 } },
    ],
    kinds,
    lobby,
  };
}

function table(kinds) {
  const width = Math.max(...kinds.map(({ name }) => name.length));
  const line = (name, ...cells) => `  ${name.padEnd(width)}${cells.map((cell) => cell.padStart(10)).join("")}`;
  const rows = kinds.map(({ name, p50, p99, count }) => line(name, p50.toFixed(1), p99.toFixed(1), String(count)));
  return `${[line("milliseconds", "p50", "p99", "answers"), ...rows].join("\n")}\n`;
}
