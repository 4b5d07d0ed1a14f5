import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queryable } from "../plugins/database";

/** Of the entry before the first one. */
const beginning = "0".repeat(64);
const atOnce = 2_000;

export interface ChainHead {
  no: number;
  hash: string;
}

export interface Broken {
  /** The entry's place in the chain, or the place where one is missing. */
  no: number;
  id: number | null;
  what: "changed" | "missing" | "not_linked" | "head_differs";
}

interface Row extends Record<string, unknown> {
  id: string;
  no: string;
  at: string;
  actor: string | null;
  action: string;
  userId: string | null;
  details: string;
  previousHash: string | null;
  hash: string | null;
}

/** A value with its length in bytes before it, so that no two entries are written alike. */
const field = (value: string | null) => (value === null ? "-," : `${Buffer.byteLength(value)}:${value},`);

/** The hash of an entry, computed here as the database did when it was written. */
export function hashOf({ no, at, actor, action, userId, details }: Row, previousHash: string): string {
  const written = [no, at, actor, action, userId, details, previousHash].map(field).join("");
  return createHash("sha256").update(written).digest("hex");
}

/**
 * Walks the whole chain and computes each hash again. Answers the first entry that is not as it was written, and the head. A chain that
 * was cut off at its end is whole in itself: `known` is a head that somebody kept elsewhere, and must be in it.
 */
export async function checkChain(db: Queryable, known?: ChainHead): Promise<{ head: ChainHead; broken: Broken | null }> {
  let head: ChainHead = { no: 0, hash: beginning };
  let isKnownSeen = known === undefined || (known.no === 0 && known.hash === beginning);
  for (;;) {
    const { rows } = await db.execute<Row>(sql`select id::text, no::text,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, action, user_id::text as "userId",
      details, previous_hash as "previousHash", hash
      from audit_entries where audit_entries.no > ${head.no} order by audit_entries.no limit ${atOnce}`);
    for (const row of rows) {
      const no = Number(row.no);
      if (no !== head.no + 1) return { head, broken: { no: head.no + 1, id: null, what: "missing" } };
      const isAsWritten = row.previousHash === head.hash && row.hash === hashOf(row, head.hash);
      if (!isAsWritten) return { head, broken: { no, id: Number(row.id), what: "changed" } };
      head = { no, hash: row.hash ?? "" };
      if (known?.no === no) {
        if (known.hash !== head.hash) return { head, broken: { no, id: Number(row.id), what: "head_differs" } };
        isKnownSeen = true;
      }
    }
    if (rows.length < atOnce) break;
  }
  const { rows: loose } = await db.execute<{ id: string }>(
    sql`select id::text from audit_entries where hash is null or no is null or no < 1 order by id limit 1`,
  );
  if (loose[0]) return { head, broken: { no: head.no + 1, id: Number(loose[0].id), what: "not_linked" } };
  return { head, broken: isKnownSeen ? null : { no: head.no + 1, id: null, what: "missing" } };
}
