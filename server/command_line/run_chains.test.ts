import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFlight } from "../games/play/crash/flights";
import { commandSurroundings } from "../testing/command_surroundings";
import { newFolder } from "../testing/run_folder";
import { startTestApp } from "../testing/test_app";
import { createTestDatabase } from "../testing/test_database";
import { runChains } from "./run_chains";

let connection: Awaited<ReturnType<typeof createTestDatabase>>;
let app: FastifyInstance;
beforeAll(async () => {
  connection = await createTestDatabase("empty");
  app = await startTestApp({ connection });
});
afterAll(() => app.close());

it("publishes a chain, refuses what can not be meant, and lets it fly once its public number is given", async () => {
  const { db } = app;
  const folder = newFolder("chains");
  async function run(...args: string[]) {
    const surroundings = commandSurroundings(connection, { folder });
    return { code: await runChains(args, surroundings), said: surroundings.told.all };
  }

  expect(await run("publish")).toMatchObject({ code: 2 });
  expect(await run("publish", "--source", "the hash of a block", "--announcement", "javascript:x")).toMatchObject({ code: 2 });
  expect(await run("publish", "--source", "the hash of a block", "--length", "0")).toMatchObject({ code: 2 });
  const published = await run("publish", "--source", "Bitcoin: hash of block 980,000", "--length", "1500", "--json");
  const { id, terminalHash } = JSON.parse(published.said) as { id: number; terminalHash: string };
  expect(terminalHash).toMatch(/^[0-9a-f]{64}$/);
  expect((await run("list")).said).toContain("No flight is left: crash does not fly until a chain is published");
  expect((await run("list")).said).toContain(`${terminalHash}  0 of 1500 flown  Bitcoin: hash of block 980,000: not known yet`);
  expect(await openFlight(db, 1_000)).toBeNull();
  expect(await run("number", String(id), "ümlaut")).toMatchObject({ code: 2 });
  expect(await run("number", String(id), "0000000000000000000200c1")).toMatchObject({ code: 0 });
  expect(await run("number", String(id), "another")).toMatchObject({ code: 1 });
  expect(await openFlight(db, 1_000)).toMatchObject({ serverSeedHash: terminalHash, clientSeed: "0000000000000000000200c1" });
  expect(await run("fly")).toMatchObject({ code: 2 });
});
