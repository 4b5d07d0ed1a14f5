import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/plugins/database";
import { type Senders, Undeliverable } from "./senders";
import { type Channel, outbox, type OutboxRow } from "./tables";
import { databaseTime } from "../../platform/database_clock";

/** Minutes until the next try, after each one that failed; then it is given up. */
const pauses = [1, 5, 30, 120, 360];
/** Hours after which nobody waits for a message any more, and its link has run out. */
const longest = 24;
/** Minutes that whoever took a message has for it; then another process takes it, since that one must have died. */
const lease = 3;

/**
 * Sends the next message that is due, and answers false where there is none. Several processes may do so at once. A message that
 * was sent, or is given up, loses its text and its link: they may open an account. Once in a lifetime a message goes out twice,
 * when a process dies between sending it and saying so.
 */
export async function deliverNext(db: Database, senders: Senders): Promise<boolean> {
  const channels = Object.keys(senders) as Channel[];
  if (channels.length === 0) return false;
  const row = await takeNext(db, channels);
  if (!row) return false;
  const isStale = databaseTime().getTime() - row.createdAt.getTime() > longest * 3_600_000;
  const failure = isStale ? new Undeliverable("too old") : await attempt(senders, row);
  const pause = failure instanceof Undeliverable ? undefined : pauses[row.tries - 1];
  const gone = { body: "", link: null, nextTryAt: null };
  const change = !failure
    ? { ...gone, sentAt: sql`now()`, lastError: null }
    : {
        lastError: failure.message.slice(0, 200),
        ...(pause === undefined ? gone : { nextTryAt: sql`now() + make_interval(mins => ${pause})` }),
      };
  await db
    .update(outbox)
    .set(change)
    .where(and(eq(outbox.id, row.id), eq(outbox.tries, row.tries)));
  return true;
}

async function takeNext(db: Database, channels: Channel[]): Promise<OutboxRow | undefined> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.channel, channels), sql`${outbox.nextTryAt} <= now()`))
    .orderBy(outbox.nextTryAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: sql`now() + make_interval(mins => ${lease})` })
    .where(inArray(outbox.id, next))
    .returning();
  return row;
}

async function attempt(senders: Senders, row: OutboxRow): Promise<Error | null> {
  try {
    await senders[row.channel]?.(row);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error("unknown");
  }
}
