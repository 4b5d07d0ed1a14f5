import { and, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import type { Flight, FromCrash } from "../../../../schemas/play/crash";
import { crashPoint, timeOf } from "../../../../src/play/rules/crash";
import { HttpError } from "../../../platform/api_error";
import type { Database, Queryable } from "../../../platform/plugins/database";
import { drawOf } from "../seeds";
import { crashRounds } from "../tables";
import { linkBefore } from "./chain";
import { isWithoutLink, takeLink } from "./chains";
import { databaseNow } from "../../../platform/database_clock";

export type FlightRow = typeof crashRounds.$inferSelect;

/** Each flight has a server's seed of its own, and uses it once. */
export const flightNonce = 0;

const resultCount = 50;

/**
 * A flight that can be bet on for so long until it takes off: where it crashes was settled with its chain, whose next link it
 * uses, both or neither. Null where no chain can be flown.
 */
export async function openFlight(db: Pick<Database, "transaction">, bettingMs: number): Promise<FlightRow | null> {
  return db.transaction(async (tx) => {
    const link = await takeLink(tx);
    if (!link) return null;
    const crashAt = crashPoint(drawOf(link, flightNonce));
    const [row] = await tx
      .insert(crashRounds)
      .values({ ...link, state: "betting", serverSeedHash: linkBefore(link.serverSeed), crashAt, startsAt: inMs(bettingMs) })
      .returning();
    if (!row) throw new Error("A flight was not written");
    return row;
  });
}

const inMs = (ms: number) => sql`date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${ms / 1_000})`;

/** Keeps a flight from taking off until a bet on it is written. */
export async function holdForBet(tx: Queryable, id: number): Promise<number> {
  const [row] = await tx
    .select({ id: crashRounds.id })
    .from(crashRounds)
    .where(and(eq(crashRounds.id, id), eq(crashRounds.state, "betting"), sql`${crashRounds.startsAt} > clock_timestamp()`))
    .for("share");
  if (!row) throw new HttpError(409, "crash.bets_closed", "This flight can't be bet on any more.");
  return row.id;
}

/** A flight and the moment, which is the database's: until the transaction ends, nobody can say that it has crashed. */
export async function holdAsItIs(tx: Queryable, id: number): Promise<{ flight: FlightRow; at: number }> {
  const [held] = await tx
    .select({ flight: getTableColumns(crashRounds), at: databaseNow })
    .from(crashRounds)
    .where(eq(crashRounds.id, id))
    .for("share");
  if (!held) throw new Error("A bet is on no flight");
  return held;
}

/** "early" where the database's clock says so, "gone" where somebody else has done it, or called the flight off. */
export type Advanced = "done" | "early" | "gone";

export const crashesAt = ({ startsAt, crashAt }: Pick<FlightRow, "startsAt" | "crashAt">): number =>
  startsAt.getTime() + timeOf(crashAt);

/** Ends the bets on a flight. */
export const takeOff = (db: Queryable, flight: FlightRow) =>
  advance(db, flight, { from: "betting", to: { state: "running" }, at: flight.startsAt });

export const crash = (db: Queryable, flight: FlightRow) =>
  advance(db, flight, {
    from: "running",
    to: { state: "crashed", crashedAt: sql`clock_timestamp()` },
    at: new Date(crashesAt(flight)),
  });

interface Advance {
  from: FlightRow["state"];
  to: Parameters<ReturnType<Queryable["update"]>["set"]>[0];
  at: Date;
}

async function advance(db: Queryable, { id }: FlightRow, { from, to, at }: Advance): Promise<Advanced> {
  const isFrom = and(eq(crashRounds.id, id), eq(crashRounds.state, from));
  const moved = await db
    .update(crashRounds)
    .set(to)
    .where(and(isFrom, sql`${at.toISOString()}::timestamptz <= clock_timestamp()`))
    .returning({ id: crashRounds.id });
  if (moved.length > 0) return "done";
  const [waiting] = await db.select({ id: crashRounds.id }).from(crashRounds).where(isFrom);
  return waiting ? "early" : "gone";
}

/** Calls off what nobody leads any more. Over without a crash means that the stakes go back. */
export const callOff = (db: Queryable) =>
  db
    .update(crashRounds)
    .set({ state: "crashed" })
    .where(sql`${crashRounds.state} in ('betting', 'running')`);

export const isCalledOff = ({ state, crashedAt }: FlightRow): boolean => state === "crashed" && crashedAt === null;

export async function readFlight(db: Queryable, id: number): Promise<FlightRow> {
  const [row] = await db.select().from(crashRounds).where(eq(crashRounds.id, id));
  if (!row) throw new Error("A bet is on no flight");
  return row;
}

/** The flight of now, as everybody may know it, and the results of the last ones. */
export async function readFlights(db: Queryable): Promise<Omit<FromCrash["flight"], "serverNow">> {
  const [[latest], results, isGrounded] = await Promise.all([
    db.select().from(crashRounds).orderBy(desc(crashRounds.id)).limit(1),
    db
      .select({ id: crashRounds.id, crashAt: crashRounds.crashAt })
      .from(crashRounds)
      .where(isNotNull(crashRounds.crashedAt))
      .orderBy(desc(crashRounds.id))
      .limit(resultCount),
    isWithoutLink(db),
  ]);
  return { flight: latest ? toFlight(latest) : null, results, isGrounded };
}

function toFlight(row: FlightRow): Flight {
  const isOver = row.state === "crashed";
  return {
    id: row.id,
    state: row.state,
    serverSeedHash: row.serverSeedHash,
    clientSeed: row.clientSeed,
    startsAt: row.startsAt.getTime(),
    crashAt: isOver && !isCalledOff(row) ? row.crashAt : null,
    serverSeed: isOver ? row.serverSeed : null,
  };
}
