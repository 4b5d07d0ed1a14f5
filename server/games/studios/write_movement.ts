import { getTableColumns, sql } from "drizzle-orm";
import { prepared } from "../../platform/database/statements";
import type { Queryable } from "../../platform/plugins/database";
import { studioMovements } from "./tables";

type Row = Omit<typeof studioMovements.$inferSelect, "isRolledBack" | "createdAt">;

const { isRolledBack: _own, createdAt: _now, ...columns } = getTableColumns(studioMovements);
const values = Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)]));
const insert = prepared((tx) => tx.insert(studioMovements).values(values as never));

type Given = "partner" | "transactionId" | "kind" | "userId" | "round" | "amount";
const usual = {
  ...{ gameId: null, roundId: null, currencyCode: null, reference: null, isFree: false },
  ...{ cash: 0, bonus: 0, bonusWager: 0, points: 0 },
};

/** What a partner moved; nothing, or nobody, where it is not said. */
export type Movement = Pick<Row, Given> & Partial<Omit<Row, Given>>;

/** Puts down what a partner moved; sent before this returns. */
export const writeMovement = (tx: Queryable, movement: Movement) => insert(tx, { ...usual, ...movement });
