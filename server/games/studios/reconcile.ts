import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../../accounts/users/tables";
import type { MovementLine } from "../../outside/studios/movement_line";
import type { StudioPartner } from "../../outside/studios/port";
import { raiseAlarm } from "./alarms";
import { studioMovements } from "./tables";

export interface Difference {
  kind: "missing_in_books" | "missing_in_file" | "differs";
  transactionId: string;
  books: string | null;
  file: string | null;
}

/** A movement may be on its way at the end of a period: this much around it is read too, in ms. */
const around = 3_600_000;

/**
 * Compares the books with a partner's own file of a time: bets and wins that one side has and the other has not, or has otherwise. Each
 * difference is an alarm, once.
 */
export async function reconcileStudios(
  { db }: Pick<FastifyInstance, "db">,
  partner: StudioPartner,
  from: Date,
  to: Date,
): Promise<Difference[]> {
  const wide = { from: new Date(from.getTime() - around), to: new Date(to.getTime() + around) };
  const file = new Map((await partner.listMovements(wide)).map((line) => [line.transactionId, line]));
  const rows = await db
    .select({ movement: studioMovements, player: users.uniqueId })
    .from(studioMovements)
    .leftJoin(users, eq(users.id, studioMovements.userId))
    .where(
      and(
        eq(studioMovements.partner, partner.key),
        gte(studioMovements.createdAt, wide.from),
        lt(studioMovements.createdAt, wide.to),
      ),
    );
  const books = new Map(
    rows
      .filter(({ movement: { kind } }) => kind !== "rollback")
      .map(({ movement, player }) => [movement.transactionId, { ...movement, player: player ?? "" }]),
  );
  const isIn = (at: Date) => at >= from && at < to;
  const found: Difference[] = [];
  for (const line of file.values()) {
    if (line.kind === "rollback") continue;
    const row = books.get(line.transactionId);
    const theirs = written(line);
    if (!row) {
      if (isIn(new Date(line.at)) && !line.isRolledBack)
        found.push({ kind: "missing_in_books", transactionId: line.transactionId, books: null, file: theirs });
      continue;
    }
    const ours = written({ ...row, currencyCode: row.currencyCode ?? "" });
    if (isIn(row.createdAt) && ours !== theirs)
      found.push({ kind: "differs", transactionId: line.transactionId, books: ours, file: theirs });
  }
  for (const row of books.values())
    if (isIn(row.createdAt) && !file.has(row.transactionId)) {
      const ours = written({ ...row, currencyCode: row.currencyCode ?? "" });
      found.push({ kind: "missing_in_file", transactionId: row.transactionId, books: ours, file: null });
    }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('studios.reconcile'))`); // every process compares
    for (const { kind, transactionId, books: ours, file: theirs } of found)
      await raiseAlarm(tx, { partner: partner.key, kind, transactionId, books: ours, file: theirs });
  });
  return found;
}

const written = ({
  kind,
  player,
  round,
  amount,
  currencyCode,
  isRolledBack,
}: Omit<MovementLine, "kind" | "at" | "transactionId"> & { kind: string }) =>
  `${kind} ${amount} ${currencyCode} by ${player} in ${round}${isRolledBack ? ", taken back" : ""}`;
