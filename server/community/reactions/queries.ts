import { sql } from "drizzle-orm";
import type { Database } from "../../platform/plugins/database";
import { events } from "./tables";

/** After this long what visitors did is forgotten (docs/events.md). */
const keptDays = 400;

/** Writes down what visitors did, and forgets a little of what is too old. */
export async function writeEvents(db: Database, rows: (typeof events.$inferInsert)[]): Promise<void> {
  await db.insert(events).values(rows);
  await db.execute(sql`
    delete from ${events} where id in (
      select id from (select id, at from ${events} order by id limit 100) as oldest
      where at < now() - make_interval(days => ${keptDays}))`);
}
