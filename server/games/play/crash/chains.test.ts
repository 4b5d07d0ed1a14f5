import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp } from "../../../testing/test_app";
import { createTestDatabase } from "../../../testing/test_database";
import { forgeChain, linkOf } from "./chain";
import { announceEntropy, commitChain, commitDemoChain, isWithoutLink, readChains } from "./chains";
import { createDatabaseClock } from "../../../platform/database_clock";
import { openFlight } from "./flights";
import { createPilot } from "./lead_flights";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let apps: FastifyInstance[];
const appAt = (index: number) => apps[index] as FastifyInstance;
beforeAll(async () => {
  connection = await createTestDatabase("empty");
  apps = await Promise.all([startTestApp({ connection }), startTestApp({ connection })]);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));
beforeEach(async () => {
  await appAt(0).db.execute(sql`truncate crash_rounds, crash_chains cascade`);
});

const hashed = (link: string, times: number) => {
  let hash = link;
  for (let time = 0; time < times; time++) hash = createHash("sha256").update(hash).digest("hex");
  return hash;
};
const commitment = { length: 3, source: "The hash of block 1,000,000", announcementUrl: null, isOwn: false };

it("settles each link by the one before it, down to the one that is published", async () => {
  const { terminalHash, ...chain } = await forgeChain("secret", 2_345);
  expect(hashed("secret", 2_345)).toBe(terminalHash);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_345 }), (number) => hashed(linkOf(chain, number), number) === terminalHash),
    { numRuns: 20 },
  );
});

it("flies no chain before its public number is known, which is given once and after the chain was settled", async () => {
  const { db } = appAt(0);
  const { id, terminalHash } = await commitChain(db, commitment);
  expect(await openFlight(db, 5_000)).toBeNull();
  expect(await isWithoutLink(db)).toBe(true);
  expect(await announceEntropy(db, id, "000000000000000000010cf5")).toBe(true);
  expect(await announceEntropy(db, id, "another one")).toBe(false);
  const flight = await openFlight(db, 5_000);
  expect(flight).toMatchObject({ clientSeed: "000000000000000000010cf5", serverSeedHash: terminalHash, chainNumber: 1 });
  const [chain] = await readChains(db);
  expect(chain).toMatchObject({ used: 1, source: "The hash of block 1,000,000", isOwn: false });
  expect(Date.parse(chain?.entropyAt ?? "")).toBeGreaterThan(Date.parse(chain?.committedAt ?? ""));
});

it("uses each link once, in their order, however many processes ask at once, and goes on with the next chain", async () => {
  const [{ db }, other] = [appAt(0), appAt(1)];
  for (const length of [7, 50]) {
    const { id } = await commitChain(db, { ...commitment, length });
    await announceEntropy(db, id, "public");
  }
  const opened = await Promise.all(Array.from({ length: 24 }, (_, index) => openFlight(index % 2 ? db : other.db, 5_000)));
  const first = opened.filter((flight) => flight?.chainId === opened[0]?.chainId);
  expect(opened.filter((flight) => flight === null)).toEqual([]);
  const numbers = (chainId: number) =>
    opened
      .filter((flight) => flight?.chainId === chainId)
      .map((flight) => flight?.chainNumber ?? 0)
      .sort((a, b) => a - b);
  const [one = 0, two = 0] = [...new Set(opened.map((flight) => flight?.chainId ?? 0))].sort((a, b) => a - b);
  expect(first.length).toBeGreaterThan(0);
  expect(numbers(one)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(numbers(two)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
});

it("uses no link for a flight that was not written", async () => {
  const { db } = appAt(0);
  const { id } = await commitChain(db, commitment);
  await announceEntropy(db, id, "public");
  await db.execute(sql`alter table crash_rounds add constraint broken check (starts_at < '2000-01-01')`);
  await expect(openFlight(db, 5_000)).rejects.toThrow();
  await db.execute(sql`alter table crash_rounds drop constraint broken`);
  expect(await openFlight(db, 5_000)).toMatchObject({ chainNumber: 1 });
});

it("is made again in a demo where none can be flown", async () => {
  const app = appAt(0);
  let isWatched = true;
  const pilot = createPilot({
    app,
    connection,
    clock: createDatabaseClock(app.db),
    isWatched: () => isWatched,
    renewChain: () => commitDemoChain(app.db),
    wait: (ms, value, options) => wait(ms / 50, value, options),
  });
  pilot.wake();
  await expect.poll(async () => (await readChains(app.db))[0]?.used ?? 0, { timeout: 15_000 }).toBeGreaterThan(0);
  isWatched = false;
  await pilot.close();
  expect(await readChains(app.db)).toEqual([expect.objectContaining({ isOwn: true, source: "" })]);
});
