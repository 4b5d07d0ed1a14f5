import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Flight, FromCrash } from "../../schemas/play/crash";
import { crashPoint } from "../../src/play/rules/crash";
import { HttpError } from "../api_error";
import type { Queryable } from "../plugins/database";
import { drawOf } from "../play/seeds";
import { crashRounds } from "../play/tables";

export type FlightRow = typeof crashRounds.$inferSelect;

/** Each flight has seeds of its own, and uses them once. */
export const flightNonce = 0;

const resultCount = 20;

/** A flight that can be bet on until it takes off: where it crashes is decided, and proven by the hash afterwards. */
export async function openFlight(db: Queryable, startsAt: Date): Promise<FlightRow> {
  const serverSeed = randomBytes(32).toString("hex");
  const clientSeed = randomBytes(8).toString("hex");
  const serverSeedHash = createHash("sha256").update(serverSeed).digest("hex");
  const crashAt = crashPoint(drawOf({ serverSeed, clientSeed }, flightNonce));
  const [row] = await db
    .insert(crashRounds)
    .values({ state: "betting", serverSeed, serverSeedHash, clientSeed, crashAt, startsAt })
    .returning();
  if (!row) throw new Error("A flight was not written");
  return row;
}

/** Keeps a flight from taking off until a bet on it is written. */
export async function holdFlight(tx: Queryable, id: number): Promise<number> {
  const [row] = await tx
    .select()
    .from(crashRounds)
    .where(and(eq(crashRounds.id, id), eq(crashRounds.state, "betting")))
    .for("share");
  if (!row || row.startsAt.getTime() <= Date.now())
    throw new HttpError(409, "crash.bets_closed", "This flight can't be bet on any more.");
  return row.id;
}

/** Ends the bets on a flight; false where another process has done so, or called the flight off. */
export const takeOff = (db: Queryable, id: number) => advance(db, id, "betting", { state: "running" });

export const crash = (db: Queryable, id: number) => advance(db, id, "running", { state: "crashed", crashedAt: sql`now()` });

async function advance(
  db: Queryable,
  id: number,
  from: FlightRow["state"],
  to: Parameters<ReturnType<typeof db.update<typeof crashRounds>>["set"]>[0],
): Promise<boolean> {
  const moved = await db
    .update(crashRounds)
    .set(to)
    .where(and(eq(crashRounds.id, id), eq(crashRounds.state, from)))
    .returning({ id: crashRounds.id });
  return moved.length > 0;
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
export async function readFlights(db: Queryable): Promise<Pick<FromCrash["flight"], "flight" | "results">> {
  const [[latest], results] = await Promise.all([
    db.select().from(crashRounds).orderBy(desc(crashRounds.id)).limit(1),
    db
      .select({ id: crashRounds.id, crashAt: crashRounds.crashAt })
      .from(crashRounds)
      .where(isNotNull(crashRounds.crashedAt))
      .orderBy(desc(crashRounds.id))
      .limit(resultCount),
  ]);
  return { flight: latest ? toFlight(latest) : null, results };
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
