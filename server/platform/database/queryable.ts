import type { NodePgDatabase } from "drizzle-orm/node-postgres";

export type Database = NodePgDatabase;
/** The database itself, or a transaction in it. */
export type Queryable = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;
