import { setTimeout as waitForReal } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { signal } from "../../../platform/plugins/changes";
import type { Database } from "../../../platform/plugins/database";
import { fewFlights, flightsLeft } from "./chains";
import type { DatabaseClock } from "../../../platform/database_clock";
import { endLeftOvers, endRest, payTargets } from "./end_bets";
import { type Advanced, callOff, crash, crashesAt, openFlight, takeOff } from "./flights";

type Server = Pick<FastifyInstance, "db" | "log" | "roundSettled">;

const bettingMs = 5_000;
/** After a crash, until the next flight can be bet on. */
const restMs = 3_000;
const tryAgainMs = 1_000;
const groundedMs = 15_000;
const warnMs = 3_600_000;
/** The database is asked for the time at least this often. */
const measureMs = 5_000;
/** The database's clock says that a moment has not come yet. */
const earlyMs = 5;

interface Lead {
  /** The connection that holds the lead: what it writes is written by who leads, or not at all. */
  db: Database;
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
  const client = new pg.Client({ ...connection, application_name: "foyer flights", keepAlive: true, query_timeout: 10_000 });
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
      if (rows[0]?.taken) return { db: drizzle(client), isHeld: () => isOpen, release };
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
  clock: DatabaseClock;
  /** Makes a chain when none can be flown; without it flights wait until somebody publishes one. */
  renewChain?: (() => Promise<void>) | undefined;
  wait?: (ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;
}

/** Flies one flight after the other while somebody watches, where no other process does. */
export function createPilot({ app, connection, isWatched, clock, renewChain, wait = waitForReal }: Options) {
  const { db } = app;
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const pause = async (ms: number) => void (await wait(Math.max(0, ms), undefined, { signal: closing.signal }));
  const tell = (kind: "flight" | "bets") => signal(db, "crash", { kind });

  /** The process's own time may jump meanwhile: the database is asked again wherever a moment has not come as it should. */
  async function until(at: number): Promise<void> {
    for (let left = at - clock.now(); left > 0; left = at - clock.now()) {
      await pause(Math.min(left, measureMs));
      if (at > clock.now()) await clock.measure();
    }
  }

  /** Waits for a moment, and acts when the database says that it has come; false where that is not to be done any more. */
  async function atMoment(lead: Lead, at: number, act: () => Promise<Advanced>): Promise<boolean> {
    await until(at);
    while (lead.isHeld()) {
      const advanced = await act();
      if (advanced !== "early") return advanced === "done";
      await clock.measure();
      await pause(Math.max(earlyMs, Math.min(at - clock.now(), measureMs)));
    }
    return false;
  }

  async function fly(lead: Lead): Promise<void> {
    await clock.measure();
    const flight = await openFlight(lead.db, bettingMs);
    if (!flight) return waitForChain();
    void warnOfEnd().catch(failed);
    await tell("flight");
    if (!(await atMoment(lead, flight.startsAt.getTime(), () => takeOff(lead.db, flight)))) return;
    await tell("flight");
    const paying = payTargets(app, flight, until, () => void tell("bets").catch(failed));
    paying.catch(() => {}); // it is waited for below
    if (!(await atMoment(lead, crashesAt(flight), () => crash(lead.db, flight)))) return;
    await tell("flight");
    await paying;
    await endRest(app, flight.id);
    await tell("bets");
    await pause(restMs);
  }

  let warnedAt = -Infinity;

  /** Who runs the site hears of the end of its chains in time, once an hour. */
  async function warnOfEnd(): Promise<void> {
    if (renewChain || performance.now() - warnedAt < warnMs) return;
    warnedAt = performance.now();
    const left = await flightsLeft(db);
    if (left < fewFlights)
      app.log.warn({ flightsLeft: left }, "The chains of crash end soon: publish the next one (docs/fair.md)");
  }

  async function waitForChain(): Promise<void> {
    if (renewChain) return renewChain();
    app.log.warn("Crash does not fly: publish a chain and its public number (docs/fair.md)");
    await pause(groundedMs);
  }

  async function cleanUp(lead: Lead) {
    const { rowCount } = await callOff(lead.db);
    await endLeftOvers(app);
    if (rowCount) await tell("flight");
  }

  async function lead(isWanted: () => boolean): Promise<void> {
    const held = await takeLead(connection, isWanted, pause);
    if (!held) return;
    try {
      await cleanUp(held);
      while (isWanted() && held.isHeld() && !closing.signal.aborted) await fly(held);
    } finally {
      if (closing.signal.aborted && held.isHeld()) await cleanUp(held).catch(failed);
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
