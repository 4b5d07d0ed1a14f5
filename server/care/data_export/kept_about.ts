import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/plugins/database";

/** Tables with a player's id that are not exported, and why. Every other table with a `user_id` is, from its first day on. */
export const excusedTables: Readonly<Record<string, string>> = {
  data_exports: "the export itself",
  one_time_tokens: "hashes of links, which open an account",
  recovery_codes: "hashes of codes, which open an account",
  friend_checks: "names who brought them, and what the house looks for",
  account_reviews: "names other people's accounts that this one looks like",
};

/** Other columns that point to an account: not the player's own rows, but somebody of the back office at work, or a friend. */
export const excusedColumns: readonly string[] = [
  "payments.first_yes_by",
  "payments.held_by",
  "payment_alarms.taken_by",
  "payment_alarms.resolved_by",
  "chat_messages.hidden_by",
  "account_reviews.decided_by",
  "personas.owner_id",
  "users.referred_by",
];

/** What belongs to a player by another table than `users`. */
const byParent: Readonly<Record<string, (userId: number) => ReturnType<typeof sql>>> = {
  users: (userId) => sql`t.id = ${userId}`,
  payment_steps: (userId) => sql`t.payment_id in (select id from payments where user_id = ${userId})`,
  bonus_steps: (userId) => sql`t.bonus_id in (select id from player_bonuses where user_id = ${userId})`,
  outbox: (userId) =>
    sql`t.recipient in (select email from users where id = ${userId} union select '+' || phone_code || phone from users where id = ${userId}
      union select id::text from push_subscriptions where user_id = ${userId})`,
};

/** Keys to an account are kept as hashes or sealed, and are in no file; nor is a letter that was not sent yet, whose link may be one. */
const secret = /hash|secret|token|sealed|skeleton/;
const unsent = ["outbox.body", "outbox.link"];

interface Column extends Record<string, unknown> {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** Every table that holds something about a player, without those that are excused. */
export async function exportedTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string }>(sql`select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`);
  const own = rows.map((row) => row.table_name).filter((name) => !Object.hasOwn(excusedTables, name));
  return [...new Set([...Object.keys(byParent), ...own])].sort();
}

/** All that is kept about a player as JSON, packed: an object of tables with their rows, without secrets and files. */
export async function keptAbout(db: Queryable, userId: number): Promise<Buffer> {
  const { rows: columns } = await db.execute<Column>(sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public'`);
  const parts: string[] = [];
  for (const name of await exportedTables(db)) {
    const omitted = columns
      .filter((column) => column.table_name === name)
      .filter(
        ({ column_name, data_type }) =>
          secret.test(column_name) || data_type === "bytea" || unsent.includes(`${name}.${column_name}`),
      )
      .map((column) => column.column_name);
    const where = byParent[name]?.(userId) ?? sql`t.user_id = ${userId}`;
    const { rows } = await db.execute<{ row: string }>(sql`
      select (to_jsonb(t) - ${`{${omitted.join(",")}}`}::text[])::text as row from ${sql.identifier(name)} t where ${where}`);
    parts.push(`${JSON.stringify(name)}: [\n${rows.map(({ row }) => row).join(",\n")}\n]`);
  }
  return promisify(gzip)(`{\n${parts.join(",\n")}\n}\n`);
}
