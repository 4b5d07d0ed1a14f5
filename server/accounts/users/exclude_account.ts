import type { Database, Queryable } from "../../platform/plugins/database";
import { excludeUser } from "./queries";
import { endSessionsOf } from "./sessions";

/**
 * Excludes an account until then and ends all its sessions (L-7.42). An exclusion that lasts longer stays as it is: nobody shortens one.
 * `before` and `alongside` happen in the same transaction. Answers until when it lasts.
 */
export const excludeAccount = (
  db: Database,
  userId: number,
  until: Date,
  {
    before,
    alongside,
  }: { before?: (tx: Queryable) => Promise<unknown>; alongside?: (tx: Queryable, until: Date) => Promise<unknown> } = {},
): Promise<Date> =>
  db.transaction(async (tx) => {
    await before?.(tx);
    const ends = await excludeUser(tx, userId, until);
    await alongside?.(tx, ends);
    await endSessionsOf(tx, userId);
    return ends;
  });
