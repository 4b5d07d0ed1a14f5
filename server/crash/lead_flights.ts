import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { timeOf } from "../../src/play/rules/crash";
import { signal } from "../plugins/changes";
import { endLeftOvers, endRest, payTargets } from "./end_bets";
import { callOff, crash, openFlight, takeOff } from "./flights";

type Server = Pick<FastifyInstance, "db" | "log" | "roundSettled">;

const bettingMs = 5_000;
/** After a crash, until the next flight can be bet on. */
const restMs = 3_000;
/** Wishes to cash out that came before a crash are carried out, though that takes a moment. */
const graceMs = 400;
const tryAgainMs = 1_000;

interface Lead {
  isHeld: () => boolean;
  release: () => Promise<void>;
}

/**
 * One process leads at a time: a lock that the database lets go when the process, or its connection, is gone. Tries until it is
 * taken, or not wanted any more.
 */
async function takeLead(
  connection: pg.ClientConfig,
  isWanted: () => boolean,
  pause: (ms: number) => Promise<void>,
): Promise<Lead | null> {
  const client = new pg.Client({ ...connection, application_name: "foyer flights", keepAlive: true });
  let isOpen = true;
  const lose = () => void (isOpen = false);
  client.on("error", lose);
  client.on("end", lose);
  const release = () => client.end().catch(() => {});
  try {
    await client.connect();
    do {
      const { rows } = await client.query<{ taken: boolean }>(
        "select pg_try_advisory_lock(hashtextextended('crash.lead', 0)) as taken",
      );
      if (rows[0]?.taken) return { isHeld: () => isOpen, release };
      if (isWanted()) await pause(tryAgainMs);
    } while (isWanted());
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

interface Options {
  app: Server;
  connection: pg.ClientConfig;
  /** Nobody flies before an empty house. */
  isWatched: () => boolean;
}

/** Flies one flight after the other while somebody watches, where no other process does. */
export function createPilot({ app, connection, isWatched }: Options) {
  const { db } = app;
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const pause = (ms: number) => wait(Math.max(0, ms), undefined, { signal: closing.signal });
  const until = (at: number) => pause(at - Date.now());
  const tell = (kind: "flight" | "bets") => signal(db, "crash", { kind });

  async function fly(lead: Lead): Promise<void> {
    const flight = await openFlight(db, new Date(Date.now() + bettingMs));
    await tell("flight");
    await until(flight.startsAt.getTime());
    if (!lead.isHeld() || !(await takeOff(db, flight.id))) return;
    await tell("flight");
    const paying = payTargets(app, flight, until, () => void tell("bets").catch(failed));
    paying.catch(() => {}); // it is waited for below
    await until(flight.startsAt.getTime() + timeOf(flight.crashAt));
    if (!lead.isHeld() || !(await crash(db, flight.id))) return;
    const crashedAt = Date.now();
    await tell("flight");
    await pause(graceMs);
    await paying;
    await endRest(app, flight.id);
    await tell("bets");
    await until(crashedAt + restMs);
  }

  async function cleanUp() {
    const { rowCount } = await callOff(db);
    await endLeftOvers(app);
    if (rowCount) await tell("flight");
  }

  async function lead(isWanted: () => boolean): Promise<void> {
    const held = await takeLead(connection, isWanted, pause);
    if (!held) return;
    try {
      await cleanUp();
      while (isWanted() && held.isHeld() && !closing.signal.aborted) await fly(held);
    } finally {
      if (closing.signal.aborted && held.isHeld()) await cleanUp().catch(failed);
      await held.release();
    }
  }

  async function run(): Promise<void> {
    while (isWatched() && !closing.signal.aborted) {
      await lead(isWatched).catch(failed);
      await pause(tryAgainMs).catch(() => {});
    }
  }

  const failed = (error: unknown) => {
    if (!closing.signal.aborted) app.log.error({ err: error }, "A flight was interrupted");
  };

  return {
    /** Somebody watches. */
    wake: () => void (running ??= run().finally(() => (running = null))),
    /** Gives stakes back that a process left behind, where none is flying. */
    tidy: () => lead(() => false),
    async close() {
      closing.abort();
      await running;
    },
  };
}
