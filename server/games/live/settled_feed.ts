import { sql } from "drizzle-orm";
import { selectSettled, type SettledRound } from "../play/settled_round";
import { rounds } from "../play/tables";
import type { Queryable } from "../../platform/plugins/database";

/** What commits late is still found for so long. */
const overlap = 5_000;
const mostRows = 300;

/** Of all processes each message has another one. */
async function nextNumber(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ number: string }>(sql`select nextval('live_messages') as number`);
  return Number(rows[0]?.number);
}

/** Reads rounds as they settle, each once. They don't settle in the order of their numbers, nor are they seen so. */
export function createSettledFeed(db: Queryable) {
  let upTo: Date | null = null;
  let seen = new Set<number>();

  return {
    /** What has settled since it was asked last, newest first, and the number under which it is told; the first answer has what is a moment old. */
    async read(): Promise<{ rows: SettledRound[]; number: number; isCut: boolean }> {
      const since = upTo
        ? sql`${new Date(upTo.getTime() - overlap).toISOString()}::timestamptz`
        : sql`now() - interval '2 seconds'`;
      const order = [sql`${rounds.settledAt} desc`, sql`${rounds.number} desc`];
      const rows = await selectSettled(db, sql`${rounds.settledAt} > ${since}`, order, mostRows);
      const fresh = rows.filter(({ number }) => !seen.has(number));
      seen = new Set(rows.map(({ number }) => number));
      upTo = rows[0]?.settledAt ?? upTo;
      return { rows: fresh, number: fresh.length === 0 ? 0 : await nextNumber(db), isCut: fresh.length === mostRows };
    },
    /** Nobody listens: what settles meanwhile is not told. */
    forget() {
      upTo = null;
      seen = new Set();
    },
  };
}
