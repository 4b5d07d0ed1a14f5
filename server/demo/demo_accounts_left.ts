import { count, like } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "../accounts/users/tables";
import type { Queryable } from "../platform/plugins/database";
import { StartError } from "../platform/start_error";

/** All of the demo's accounts have addresses of a domain that nobody can own. */
const isOfDemo = like(users.email, "%foyer.test");

/** Everybody knows the password of the demo's administrator. */
export async function requireNoDemoAccounts({ db }: Pick<FastifyInstance, "db">): Promise<void> {
  const [found] = await db.select({ left: count() }).from(users).where(isOfDemo);
  if (!found?.left) return;
  throw new StartError(
    `There are ${found.left} accounts of the demo in this database, and everybody knows their password. Begin with a new DATA_DIR or ` +
      `DATABASE_URL, or take them away with npm run admin -- remove-demo. (DEMO=1 serves the demo.)`,
  );
}

/** Takes the demo's accounts away with all that is theirs, and answers how many those were; the books stay. */
export async function removeDemoAccounts(db: Queryable): Promise<number> {
  const removed = await db.delete(users).where(isOfDemo).returning({ id: users.id });
  return removed.length;
}
