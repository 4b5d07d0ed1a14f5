import type { Queryable } from "../plugins/database";
import { auditEntries } from "./tables";

export interface AuditEntry {
  /** An e-mail address; null for the server itself. */
  actor: string | null;
  action: string;
  userId?: number;
  details?: Readonly<Record<string, unknown>>;
}

/** Writes down what was done, in the transaction that does it; its place in the chain follows when that commits. */
export const writeAudit = (tx: Queryable, { details = {}, ...entry }: AuditEntry) =>
  tx.insert(auditEntries).values({ ...entry, details: JSON.stringify(details) });
